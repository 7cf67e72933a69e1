"""The other kinds of scenario: one module for each module of `rules.engine.procedures`, with its findings.

`REASONS` and `PREMISES` are as in `rules.narration.rulings`; `told` says what the scenario is.
"""
