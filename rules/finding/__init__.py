"""Finding passages by words, whatever the case, accents, inflexion and slang they are typed in.

It may import `models` and `languages`, and of Django what reaches the database; the analyser, the ranking, the
snippets and the sayings are pure.  What is shipped and what is shown come from `library` and `web`, which import it.
"""
