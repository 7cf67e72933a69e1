"""The sentences for what the engine finds: one module for each module of `rules.engine.rulings`, with its kinds.

`REASONS` says why an act counts as it does.  `PREMISES` says when a reading holds, around the act that it would be.
"""
