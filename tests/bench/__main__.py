"""`python -m tests.bench` measures everything; with `--checks` each check of texts too, with `--profile` where the
time of a ruling goes.
"""

import sys

from tests.bench import comparing, hands, pages, ratios, rulings, searching, understanding


def main():
    rulings.measure()
    hands.measure()
    comparing.measure()
    pages.measure()
    ratios.measure()
    searching.measure()
    understanding.measure()
    if "--checks" in sys.argv:
        comparing.each_check()
    if "--profile" in sys.argv:
        rulings.profile()


if __name__ == "__main__":
    main()
