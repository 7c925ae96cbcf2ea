"""Programs are started in an empty folder."""

from tests.cli.conftest import empty_folder

__all__ = ["empty_folder"]
