import sys

from houndtable.authoring.derive import board_anew, derived, path_of

package = sys.argv[1]
board = board_anew(package)
path_of(package).write_text(derived(package, board), encoding="utf-8")
