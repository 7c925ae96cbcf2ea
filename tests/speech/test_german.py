"""German: verbs for "du" and for others, cases, plurals and word order, sentence by sentence."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.kernel.events import Event
from houndtable.kernel.german import Players, count, listed
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
            Event("dealt", {"seat": 0, "count": 3}, {"cards": ["2v", "3b", "5s"]}, 1),
            "Du bekommst Vanille 2, Blaugrau 3 und Salbei 5.",
            "Mia bekommt 3 Karten.",
        ),
        (
            "dachs",
            Event("played", {"seat": 0, "cards": ["2v", "2p"], "points": 4, "bonus": 2, "score": 6}),
            "Du spielst Vanille 2 und Pfirsich 2: 4 Punkte und 2 für die leere Hand, jetzt 6.",
            "Mia spielt Vanille 2 und Pfirsich 2: 4 Punkte und 2 für die leere Hand, jetzt 6.",
        ),
        (
            "dachs",
            Event("reshuffled", {"count": 1}),
            "Der Stapel ist leer; aus der Ablage (Karten: 1) wird ein neuer gemischt.",
            "Der Stapel ist leer; aus der Ablage (Karten: 1) wird ein neuer gemischt.",
        ),
        (
            "dachs",
            Event("game over", {"winners": [2, 0]}),
            "Das Spiel ist aus: Du und Ida gewinnt.",
            "Das Spiel ist aus: Ida und Mia gewinnen.",
        ),
        (
            "dachs",
            Event("game over", {"winners": []}),
            "Das Spiel ist aus, und niemand gewinnt.",
            "Das Spiel ist aus, und niemand gewinnt.",
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
            "Runde 1 ist vorbei.\n"
            "Du: 9 für ausgespielte Karten, 0 für leere Hände, -2 für Vanille 2 auf der Hand: 7.\n"
            "Alle wären zugleich draußen: Niemand verliert ein Leben, und die Runde wird wiederholt.",
            "Runde 1 ist vorbei.\n"
            "Mia: 9 für ausgespielte Karten, 0 für leere Hände, -2 für Vanille 2 auf der Hand: 7.\n"
            "Alle wären zugleich draußen: Niemand verliert ein Leben, und die Runde wird wiederholt.",
        ),
        (
            "dogndog",
            Event("discarded", {"seat": 0, "card": "3r", "richi": True}),
            "Du sagst Ri-chi an und wirfst rote 3 ab.",
            "Mia sagt Ri-chi an und wirft rote 3 ab.",
        ),
        (
            "dogsbreath",
            Event("flipped", {"seat": 0, "place": "r1c2", "card": "bone"}),
            "Du deckst einen Knochen bei r1c2 auf.",
            "Mia deckt einen Knochen bei r1c2 auf.",
        ),
        (
            "dogsbreath",
            Event("reshuffled", {"count": 9}),
            "Der Stapel ist leer; aus den Abwürfen (Karten: 9) wird ein neuer gemischt.",
            "Der Stapel ist leer; aus den Abwürfen (Karten: 9) wird ein neuer gemischt.",
        ),
        (
            "dogsbreath",
            Event("goes on", {"seat": 0}),
            "Falscher Alarm: Du spielst weiter.",
            "Falscher Alarm: Mia spielt weiter.",
        ),
        (
            "dogsbreath",
            Event("lacked", {"seat": 0, "card": "vbd"}),
            "Du hast das nicht: Gemüse Po Tag. Nichts wird getauscht.",
            "Mia hat das nicht: Gemüse Po Tag. Nichts wird getauscht.",
        ),
        (
            "dogsbreath",
            Event("guarded", {"seat": 0, "target": 0, "attacker": 1}),
            "Du spielst einen Wachhund für dich: Nichts wird getauscht.",
            "Mia spielt einen Wachhund für sich: Nichts wird getauscht.",
        ),
        (
            "dogsbreath",
            Event("guarded", {"seat": 2, "target": 0, "attacker": 1}),
            "Ida spielt einen Wachhund für dich: Nichts wird getauscht.",
            "Ida spielt einen Wachhund für Mia: Nichts wird getauscht.",
        ),
        (
            "dogsbreath",
            Event("swapped", {"seat": 1, "target": 0}, {"gave": "bone", "got": "msn"}, 3),
            "Ben tauscht einen Knochen gegen Fleisch Schnauze Nacht mit dir.",
            "Ben tauscht eine Karte gegen eine Karte mit Mia.",
        ),
        (
            "drachensachen",
            Event("chaos", {"seat": 0}),
            "Du ziehst einen Fluch: Chaos! Alle ziehen einen, und alle übrigen Karten kommen auf den Nachziehstapel.",
            "Mia zieht einen Fluch: Chaos! Alle ziehen einen, und alle übrigen Karten kommen auf den Nachziehstapel.",
        ),
        ("drachensachen", Event("kept", {"seat": 0}), "Du behältst alle Karten.", "Mia behält alle Karten."),
        ("drachensachen", Event("missed", {"seat": 0, "more": 0}), "Du setzt aus.", "Mia setzt aus."),
        (
            "drachensachen",
            Event("exchanged", {"seat": 0, "hand": "nullo", "open": "protecto"}),
            "Du tauschst einen Nullo aus der Hand gegen den offenen Protecto.",
            "Mia tauscht einen Nullo aus der Hand gegen den offenen Protecto.",
        ),
        (
            "drachensachen",
            Event("played", {"seat": 0, "card": "nullo", "hand": 1, "open": 1}),
            "Du spielst einen Nullo und 1 offenen.",
            "Mia spielt einen Nullo und 1 offenen.",
        ),
        (
            "drachensachen",
            Event("lifted", {"seat": 0, "card": "7"}),
            "Du nimmst die offene 7 auf die Hand.",
            "Mia nimmt die offene 7 auf die Hand.",
        ),
        (
            "drachensachen",
            Event("reversed", {"seat": 0, "clockwise": False}),
            "Du änderst die Richtung: Jetzt geht es gegen den Uhrzeigersinn.",
            "Mia ändert die Richtung: Jetzt geht es gegen den Uhrzeigersinn.",
        ),
        (
            "drachensachen",
            Event("reversed", {"seat": 0, "clockwise": True}),
            "Du änderst die Richtung: Jetzt geht es im Uhrzeigersinn.",
            "Mia ändert die Richtung: Jetzt geht es im Uhrzeigersinn.",
        ),
        (
            "drachensachen",
            Event("gave", {"seat": 0, "to": 1}, {"card": "nullo"}, 1),
            "Ben zieht eine Karte aus deiner Hand (Nullo).",
            "Ben zieht eine Karte aus der Hand von Mia.",
        ),
        (
            "drachensachen",
            Event("exterminated", {"seat": 0, "cards": 1}),
            "Der Stapel (1 Karte) ist weg. Du bist noch einmal dran.",
            "Der Stapel (1 Karte) ist weg. Mia ist noch einmal dran.",
        ),
        (
            "herecomesthedog",
            Event("stole", {"seat": 1, "from": 0, "stick": "meat"}),
            "Ben stiehlt dir 1 Fleisch.",
            "Ben stiehlt Mia 1 Fleisch.",
        ),
        (
            "herecomesthedog",
            Event("nobody to rob", {"seat": 0}),
            "Sonst hat niemand einen Stock, also würfelst du noch einmal.",
            "Sonst hat niemand einen Stock, also würfelt Mia noch einmal.",
        ),
        (
            "herecomesthedog",
            Event("restored", {"seat": 0, "returned": 1, "villagers": 1}),
            "Alle deine Dorfbewohner sind in Ohnmacht gefallen, und 1 Hund kehrt zum Rudel zurück. "
            "1 Dorfbewohner steht wieder auf.",
            "Alle Dorfbewohner von Mia sind in Ohnmacht gefallen, und 1 Hund kehrt zum Rudel zurück. "
            "1 Dorfbewohner steht wieder auf.",
        ),
        (
            "herecomesthedog",
            Event("knocked out", {"seat": 0, "returned": 2, "villagers": 0}),
            "Alle deine Dorfbewohner sind in Ohnmacht gefallen, und 2 Hunde kehren zum Rudel zurück. "
            "Du bist aus dem Spiel.",
            "Alle Dorfbewohner von Mia sind in Ohnmacht gefallen, und 2 Hunde kehren zum Rudel zurück. "
            "Mia ist aus dem Spiel.",
        ),
        (
            "herecomesthedog",
            Event("game over", {"winners": []}),
            "Das Spiel ist aus: Alle sind draußen, niemand gewinnt.",
            "Das Spiel ist aus: Alle sind draußen, niemand gewinnt.",
        ),
    ],
)
def test_an_event_reads_as_a_sentence(game: str, event: Event, mine: str, others: str) -> None:
    speech = games.find(game).speech("de")
    assert speech.event(event.seen_by(0), NAMES, 0) == mine
    assert speech.event(event.seen_by(None), NAMES, None) == others


@pytest.mark.parametrize(
    ("game", "move", "words"),
    [
        ("dachs", "take 3p 2nd", "Pfirsich 3, die zweitälteste davon, nehmen"),
        ("dogndog", "richi 3r", "Ri-chi ansagen und rote 3 abwerfen"),
        ("dogsbreath", "discard guard", "einen Wachhund abwerfen"),
        ("drachensachen", "exchange 7 nullo", "eine 7 aus der Hand gegen deinen offenen Nullo tauschen"),
        ("drachensachen", "play 5 x2 + open 5 x1", "5 x2 und 1 offene spielen (ebenso viele setzen aus)"),
        ("drachensachen", "draw 1", "1 Karte ziehen"),
        ("herecomesthedog", "exchange fire 2 charcoal", "1 Feuer gegen 2 Kohle tauschen"),
        ("herecomesthedog", "defend 1 meat pair 1 fire set", "mit 2 Fleisch, 1 Feuer und 1 Kohle 2 Hunde abwehren"),
    ],
)
def test_a_move_reads_as_an_offer(game: str, move: str, words: str) -> None:
    assert games.find(game).speech("de").move(move) == words


@pytest.mark.parametrize(
    ("step", "facts", "words"),
    [
        ("give", {"todo": 2}, "Wer zieht eine Karte aus deiner Hand? Noch 2."),
        ("turn", {}, "Die Spielrichtung ändern?"),
        ("lift", {"todo": 1}, "Welcher offene Rest kommt auf deine Hand? Noch 1."),
        ("play", {"quick": True}, "Ein Nullo ist schnell: Spiel noch einmal."),
        ("owe", {"debt": 2}, "Du schuldest 2 Karten: ziehen, oder weiterschieben?"),
    ],
)
def test_drachensachen_asks_in_words(step: str, facts: dict[str, Json], words: str) -> None:
    assert games.find("drachensachen").speech("de").ask(View(0, step, [0], [], facts)) == words


def test_here_comes_the_dog_asks_how_to_defend() -> None:
    view = View(0, "defend", [0], [Zone("sticks", 0, ["meat"])], {})
    told = "1 Hund kommt auf dich zu. Womit du dich verteidigst, das kommt zurück ans Lagerfeuer."
    assert games.find("herecomesthedog").speech("de").ask(view) == told


def test_what_others_may_have_drawn_unseen_is_told_giver_by_giver() -> None:
    doubts: list[Json] = [
        {"giver": 1, "receivers": [2], "cards": ["7", "nullo"]},
        {"giver": 1, "receivers": [2, 0], "cards": ["7"]},
    ]
    facts: dict[str, Json] = {"round": 1, "hoard": 21, "abilities": ["monsterball"], "doubts": doubts}
    zones = [Zone(name, seat, []) for seat in range(3) for name in ("hand", "open", "hidden")]
    zones += [Zone(name, None, []) for name in ("pile", "draw pile")]
    view = View(None, "play", [], zones, {**facts, "scores": [0, 0, 0]})
    lines = games.find("drachensachen").speech("de").table(view, NAMES)
    assert lines[1:3] == ["Fähigkeiten: Monsterball.", "  Platz 0 Mia verloren  0; keine Hand"]
    assert lines[-2] == "Ben hatte 7 x2 und Nullo; einiges davon jetzt vielleicht bei Ida und Mia."


def test_a_pile_says_which_way_play_goes() -> None:
    facts: dict[str, Json] = {"round": 1, "hoard": 21, "abilities": [], "doubts": [], "scores": [3], "facing": None}
    facts |= {"run": 2, "debt": 1, "clockwise": False}
    zones = [Zone(name, None, ["7", "7"]) for name in ("pile", "draw pile")]
    zones += [Zone(name, 0, []) for name in ("hand", "open", "hidden")]
    lines = games.find("drachensachen").speech("de").table(View(None, "play", [0], zones, facts), ["Mia"])
    assert lines == [
        "Runde 1. Nachziehstapel 2. Das Spiel endet, wenn jemand 21 verloren hat.",
        "> Mia verloren  3; keine Hand",
        "Stapel, oberste zuletzt: 7 7. Zu schlagen: nichts. 2 in Folge. Fällig: 1 Karte. "
        "Es geht gegen den Uhrzeigersinn.",
    ]


def test_a_reason_for_points_keeps_its_number() -> None:
    glossary = games.find("drachensachen").speech("de").glossary
    assert glossary.line("beyond the cap of 10") == "über der Grenze von 10"
    assert glossary.line("written by hand") == "written by hand"


def test_an_option_tells_what_is_typed_and_what_it_means() -> None:
    game = games.find("dachs")
    speech = game.speech("de")
    options = {option.name: option for option in game.options}
    assert speech.option(options["first"], 3) == (
        "first = random: Wer die erste Runde beginnt [2.6]. Möglich: random (zufällig) oder ein Platz von 0 bis 2."
    )
    assert speech.option(options["lives"], 3).endswith("[2.5]. Möglich: eine Zahl von 1 bis 3.")


def test_lists_and_numbers() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b und c"
    assert [count(number, "Karte", "Karten") for number in (0, 1, 2, -1)] == [
        "0 Karten",
        "1 Karte",
        "2 Karten",
        "-1 Karte",
    ]


def test_players_are_named_in_their_case() -> None:
    players = Players(NAMES, 0)
    assert [players.who(0), players.whom(0), players.to_whom(0), players.label(0)] == ["du", "dich", "dir", "Du"]
    assert {players.who(1), players.whom(1), players.to_whom(1), players.label(1)} == {"Ben"}
    assert players.all_do([1, 0], "wählt", "wählen") == "Du und Ben wählt"
    assert players.all_do([1, 2], "wählt", "wählen") == "Ben und Ida wählen"
    assert players.all_do([1], "wählt", "wählen") == "Ben wählt"
