"""`python -m everglow`."""

import sys

from everglow.cli import main

if __name__ == "__main__":
    sys.exit(main())
