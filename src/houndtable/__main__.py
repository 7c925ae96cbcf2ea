"""`python -m houndtable`."""

import sys

from houndtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
