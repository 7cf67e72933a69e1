"""The rules of the game: plain data in, a verdict out.

Pure Python: no Django, no clock, no files, no language.  `rules.engine.judging` is the way in.
"""
