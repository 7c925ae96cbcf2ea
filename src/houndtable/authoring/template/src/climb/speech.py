"""How Climb reads to a person."""

from typing import Final

from houndtable.kernel.plain_speech import PlainSpeech

from climb.board import BOARD
from climb.game import ABOUT
from climb.options import OPTIONS

SPEECH: Final = PlainSpeech(
    BOARD,
    ABOUT,
    OPTIONS,
    events={
        "dealt": ["{seat} got {cards}.", "{seat} got {count} cards."],
        "played": ["{seat} played {card}."],
        "drew": ["{seat} drew {card}.", "{seat} drew a card."],
        "folded": ["{seat} folded and had {lives} lives left."],
        "game over": ["The game is over. Won: {winners}."],
    },
    asks={"play": "Play a card at least as high as the one on top, or fold."},
    primer=[
        "Play a card that is at least as high as the one on top of the pile, then draw one.",
        "If you cannot or do not want to, fold: you lose a life, and the next player begins a new pile.",
        "When somebody has no life left, whoever has most wins.",
    ],
)
