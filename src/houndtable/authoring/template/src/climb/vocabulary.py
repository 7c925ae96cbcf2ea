"""All moves there are: fold, and playing each number."""

from typing import Final

from houndtable.kernel.vocabulary import Vocabulary

from climb.components import FACE_TEXTS

FOLD: Final = 0
PLAY: Final = 1  # and the face
VOCABULARY: Final = Vocabulary(["fold", *[f"play {face}" for face in FACE_TEXTS]])
