"""Japanese: particles, counters and punctuation, sentence by sentence."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.events import Event
from houndtable.kernel.japanese import Players, listed
from houndtable.kernel.json import Json
from houndtable.kernel.view import View, Zone

NAMES = ["Mia", "Ben", "Ida"]


def line(name: str, points: int) -> Json:
    return {"name": name, "points": points, "clause": "1.1"}


@pytest.mark.parametrize(
    ("game", "event", "mine", "others"),
    [
        (
            "dachs",
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2v", "3b"]}, 1),
            "あなたにバニラの2とブルーグレーの3が配られました。",
            "Miaさんにカードが3枚配られました。",
        ),
        (
            "dachs",
            Event("played", {"seat": 0, "cards": ["2v", "2p"], "points": 4, "bonus": 2, "score": 6}),
            "あなたはバニラの2とピーチの2を出しました。4点と手札ゼロのボーナス2点で、合計6点です。",
            "Miaさんはバニラの2とピーチの2を出しました。4点と手札ゼロのボーナス2点で、合計6点です。",
        ),
        (
            "dachs",
            Event("reshuffled", {"count": 9}),
            "山札がなくなったので、捨て札9枚を混ぜて新しい山札にしました。",
            "山札がなくなったので、捨て札9枚を混ぜて新しい山札にしました。",
        ),
        (
            "dachs",
            Event("game over", {"winners": [2, 0]}),
            "ゲーム終了です。あなたとIdaさんの勝ちです。",
            "ゲーム終了です。IdaさんとMiaさんの勝ちです。",
        ),
        (
            "dachs",
            Event("game over", {"winners": []}),
            "ゲーム終了です。勝者はいません。",
            "ゲーム終了です。勝者はいません。",
        ),
        (
            "dachs",
            Event(
                "round over",
                {
                    "round": 1,
                    "how": "replayed",
                    "hands": [["2v"]],
                    "lives": [1],
                    "last": [0],
                    "lines": [[line("cards played", 9), line("empty-hand bonus", 0), line("left in hand", -2)]],
                },
            ),
            "第1ラウンドが終わりました。\nあなた：出したカード9点、手札ゼロ0点、残ったバニラの2が-2点で、合計7点です。\n"
            "全員が同時に脱落するので、だれもライフを失わず、ラウンドをやり直します。",
            "第1ラウンドが終わりました。\nMiaさん：出したカード9点、手札ゼロ0点、残ったバニラの2が-2点で、合計7点です。\n"
            "全員が同時に脱落するので、だれもライフを失わず、ラウンドをやり直します。",
        ),
        (
            "dogndog",
            Event("discarded", {"seat": 0, "card": "3r", "richi": True}),
            "あなたはリーチを宣言して赤3を捨てました。",
            "Miaさんはリーチを宣言して赤3を捨てました。",
        ),
        (
            "dogsbreath",
            Event("reshuffled", {"count": 9}),
            "山札がなくなったので、捨て札9枚を混ぜて新しい山札にしました。",
            "山札がなくなったので、捨て札9枚を混ぜて新しい山札にしました。",
        ),
        (
            "dogsbreath",
            Event("guarded", {"seat": 0, "target": 0, "attacker": 1}),
            "あなたは自分のために番犬を出しました。交換はありません。",
            "Miaさんは自分のために番犬を出しました。交換はありません。",
        ),
        (
            "dogsbreath",
            Event("swapped", {"seat": 1, "target": 0}, {"gave": "bone", "got": "msn"}, 3),
            "Benさんはあなたに骨を渡し、肉・鼻・夜をもらいました。",
            "BenさんはMiaさんにカードを渡し、カードをもらいました。",
        ),
        (
            "drachensachen",
            Event("chaos", {"seat": 0}),
            "あなたは呪い「カオス」を引きました！ 全員が呪いを引き、残りのカードはすべて山札になります。",
            "Miaさんは呪い「カオス」を引きました！ 全員が呪いを引き、残りのカードはすべて山札になります。",
        ),
        (
            "drachensachen",
            Event("gave", {"seat": 0, "to": 1}, {"card": "nullo"}, 1),
            "Benさんはあなたの手札からカードを1枚引きました（ヌロ）。",
            "BenさんはMiaさんの手札からカードを1枚引きました。",
        ),
        (
            "drachensachen",
            Event("lifted", {"seat": 0, "card": "nullo"}),
            "あなたは表のヌロを手札に加えました。",
            "Miaさんは表のヌロを手札に加えました。",
        ),
        (
            "drachensachen",
            Event("reversed", {"seat": 0, "clockwise": False}),
            "あなたは向きを変えました。これからは反時計回りです。",
            "Miaさんは向きを変えました。これからは反時計回りです。",
        ),
        (
            "drachensachen",
            Event("reversed", {"seat": 0, "clockwise": True}),
            "あなたは向きを変えました。これからは時計回りです。",
            "Miaさんは向きを変えました。これからは時計回りです。",
        ),
        (
            "drachensachen",
            Event("played", {"seat": 0, "card": "7", "hand": 2, "open": 1}),
            "あなたは7×2枚と表の7を出しました。",
            "Miaさんは7×2枚と表の7を出しました。",
        ),
        (
            "herecomesthedog",
            Event("rolled", {"seat": 0, "dice": ["meat", "meat", "fire"], "kind": "sticks"}),
            "あなたのサイコロは肉2つと火1つです。",
            "Miaさんのサイコロは肉2つと火1つです。",
        ),
        (
            "herecomesthedog",
            Event("restored", {"seat": 0, "returned": 1, "villagers": 2}),
            "あなたの村人は全員気絶しました。イヌ1匹が群れに帰ります。村人2人が立ち上がります。",
            "Miaさんの村人は全員気絶しました。イヌ1匹が群れに帰ります。村人2人が立ち上がります。",
        ),
        (
            "herecomesthedog",
            Event("knocked out", {"seat": 0, "returned": 0, "villagers": 0}),
            "あなたの村人は全員気絶しました。あなたは脱落です。",
            "Miaさんの村人は全員気絶しました。Miaさんは脱落です。",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(game: str, event: Event, mine: str, others: str) -> None:
    speech = games.find(game).speech("ja")
    assert speech.event(event.seen_by(0), NAMES, 0) == mine
    assert speech.event(event.seen_by(None), NAMES, None) == others


@pytest.mark.parametrize(
    ("game", "move", "words"),
    [
        ("dachs", "take 3p 2nd", "ピーチの3（古い方から2番目）を取る"),
        ("dogndog", "discard food", "フードを捨てる"),
        ("dogsbreath", "scavenge seat 2", "席2の人にあさり犬を出す"),
        ("drachensachen", "play 5 x2 + open 5 x1", "5×2枚と表の5を出す（同じ人数が1回休み）"),
        ("herecomesthedog", "exchange fire 2 charcoal", "火1本を炭2本に交換する"),
    ],
)
def test_a_move_reads_as_an_offer(game: str, move: str, words: str) -> None:
    assert games.find(game).speech("ja").move(move) == words


@pytest.mark.parametrize(
    ("step", "facts", "words"),
    [
        ("give", {"todo": 2}, "だれに手札から1枚引かせますか？ あと2枚です。"),
        ("turn", {}, "進む向きを変えますか？"),
        ("lift", {"todo": 1}, "どの表の残り札を手札に加えますか？ あと1枚です。"),
        ("play", {"quick": True}, "ヌロはすばやいので、もう一度出してください。"),
    ],
)
def test_drachensachen_asks_in_words(step: str, facts: dict[str, Json], words: str) -> None:
    assert games.find("drachensachen").speech("ja").ask(View(0, step, [0], [], facts)) == words


def test_here_comes_the_dog_asks_how_to_defend() -> None:
    view = View(0, "defend", [0], [Zone("sticks", 0, ["meat", "meat"])], {})
    told = "イヌが2匹襲ってきます。防御に使ったスティックはたき火に戻ります。"
    assert games.find("herecomesthedog").speech("ja").ask(view) == told


def test_what_others_may_have_drawn_unseen_is_told() -> None:
    doubts: list[Json] = [{"giver": 1, "receivers": [2], "cards": ["7", "nullo"]}]
    facts: dict[str, Json] = {"round": 1, "hoard": 21, "abilities": ["monsterball"], "doubts": doubts}
    zones = [Zone(name, seat, []) for seat in range(3) for name in ("hand", "open", "hidden")]
    zones += [Zone(name, None, []) for name in ("pile", "draw pile")]
    view = View(None, "play", [], zones, {**facts, "scores": [0, 0, 0]})
    lines = games.find("drachensachen").speech("ja").table(view, NAMES)
    assert lines[1:3] == ["能力：モンスター送り。", "  席0 Mia 損失 0、手札なし"]
    assert lines[-2] == "Benさんは7、ヌロを持っていましたが、Idaさんが何枚か引いたかもしれません。"


def test_a_pile_says_which_way_play_goes() -> None:
    facts: dict[str, Json] = {"round": 1, "hoard": 21, "abilities": [], "doubts": [], "scores": [3], "facing": None}
    facts |= {"run": 2, "debt": 1, "clockwise": False}
    zones = [Zone(name, None, ["7", "7"]) for name in ("pile", "draw pile")]
    zones += [Zone(name, 0, []) for name in ("hand", "open", "hidden")]
    lines = games.find("drachensachen").speech("ja").table(View(None, "play", [0], zones, facts), ["Mia"])
    assert lines[1:] == [
        "> Mia 損失 3、手札なし",
        "場（一番上が最後）：7 7。超えるカード：なし。2枚続いています。引く枚数：1枚。反時計回りです。",
    ]


def test_an_option_tells_what_is_typed_and_what_it_means() -> None:
    game = games.find("dachs")
    options = {option.name: option for option in game.options}
    assert game.speech("ja").option(options["first"], 3) == (
        "first = random：最初のラウンドを始める人 [2.6]。選べる値：random（ランダム）、0から2までの席。"
    )


def test_names_stand_in_columns_whatever_their_width() -> None:
    assert [columns("Mia"), columns("あなた")] == [3, 6]
    assert padded("あなた", 8) == "あなた  "
    assert padded("Mia", 8) == "Mia     "


def test_lists_and_players() -> None:
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == ["a", "aとb", "a、b、c"]
    assert Players(NAMES, 1).all([0, 1]) == "あなたとMiaさん"
