"""The kinds of scenario that are not a hand of betting: one module each."""
