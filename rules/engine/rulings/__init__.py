"""One module for each question that a director is asked."""
