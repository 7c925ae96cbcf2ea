"""A toy game for the suite itself: two players, six cards, hands that are hidden until they are shown."""

from tests.conformance.toy.game import ToyGame
from tests.conformance.toy.state import Toy

GAME = ToyGame()

__all__ = ["GAME", "Toy", "ToyGame"]
