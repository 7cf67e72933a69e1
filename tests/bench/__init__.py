"""How fast it is: rulings, whole hands beside pokerkit, and the comparison of texts, on one core in one run."""
