"""The rules for programs, under ``/api/1/``: editions, rules, worked cases, and rulings on any scenario.

A verdict comes from the engine and its sentences from the narration, as everywhere.  `document` tells what there is, in
OpenAPI; the tests hold every answer against it.
"""
