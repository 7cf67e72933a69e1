"""Read what a person says about a situation at the table: words in four languages -> engine scenario.

Pure Python: no Django, no clock, no network.  The vocabulary is data, one file a language.
"""
