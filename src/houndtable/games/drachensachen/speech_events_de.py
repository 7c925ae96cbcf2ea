# interpreted: never in a search, and compiling takes its time
"""What happened in Drachensachen, as sentences in German."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.glossary_de import ABILITIES, CURSES, GLOSSARY, MEANING
from houndtable.games.drachensachen.speech_parts import lines_of
from houndtable.games.drachensachen.speech_words_de import also_open, card, cards, open_card, several
from houndtable.kernel.german import Players, count
from houndtable.kernel.json import Json, array, whole

CHAOS: Final = "einen Fluch: Chaos! Alle ziehen einen, und alle übrigen Karten kommen auf den Nachziehstapel"


def sentence(told: dict[str, Json], players: Players) -> str:
    """The event as a sentence to this person."""
    name = told["event"]
    if name == "round":
        return f"Runde {told['round']} beginnt. {players.does(whole(told['first']), 'fängt')} an."
    if name == "round over":
        return round_ends(told, players)
    if name == "game over":
        winner = whole(told["winner"])
        lost = whole(array(told["lost"])[winner])
        return f"Das Spiel ist aus: {players.does(winner, 'gewinnt')} mit den wenigsten verlorenen Münzen ({lost})."
    if name == "ability":
        ability = str(told["ability"])
        return f"Eine neue Fähigkeit, {ABILITIES[ability]}: {MEANING[ability]}."
    return deed(told, players, whole(told["seat"]))


def deed(told: dict[str, Json], players: Players, seat: int) -> str:
    """What a player did or met with."""
    name = told["event"]
    if name == "dealt":
        got = cards(told["cards"]) if "cards" in told else count(told["count"], "Karte", "Karten")
        return f"{players.does(seat, 'bekommt')} {got}."
    if name == "curse":
        return f"{players.does(seat, 'zieht')} einen Fluch: {CURSES[str(told['curse'])]}."
    if name == "chaos":
        return f"{players.does(seat, 'zieht')} {CHAOS}."
    if name == "kept":
        return f"{players.does(seat, 'behält')} alle Karten."
    if name == "exchanged":
        swap = f"{card(told['hand'])} aus der Hand gegen {open_card(told['open'])}"
        return f"{players.does(seat, 'tauscht')} {swap}."
    if name == "played":
        return f"{players.does(seat, 'spielt')} {played(told)}."
    if name == "drew":
        drawn = f" ({cards(told['cards'])})" if "cards" in told else ""
        return f"{players.does(seat, 'zieht')} {count(told['count'], 'Karte', 'Karten')}{drawn}."
    if name == "gave":
        what = f" ({several(str(told['card']), 1)})" if "card" in told else ""
        hand = "deiner Hand" if seat == players.me else f"der Hand von {players.names[seat]}"
        return f"{players.does(whole(told['to']), 'zieht')} eine Karte aus {hand}{what}."
    return pile_deed(told, players, seat)


def played(told: dict[str, Json]) -> str:
    """The cards played, and where they came from."""
    text, hand, opened = str(told["card"]), whole(told["hand"]), whole(told["open"])
    number = hand or opened
    what = card(text) if number == 1 else several(text, number)
    if not opened:
        return what
    return f"{what} und {also_open(text, opened)}" if hand else f"{what} aus den offenen Resten"


def pile_deed(told: dict[str, Json], players: Players, seat: int) -> str:
    """What became of the pile, of a turn, of hidden or open Remainders."""
    name = told["event"]
    if name == "took pile":
        return f"{players.does(seat, 'nimmt')} den Stapel: {cards(told['cards'])}."
    if name == "misfit":
        return f"Das passt nicht. {players.does(seat, 'nimmt')} die Karte mit dem Stapel: {cards(told['cards'])}."
    if name == "turned up":
        return f"{players.does(seat, 'deckt')} {card(told['card'])} auf."
    if name == "missed":
        return f"{players.does(seat, 'setzt')} aus."
    if name == "threw":
        return f"{players.does(seat, 'wirft')} {several(str(told['card']), 4)} weg."
    if name in ("four in a row", "exterminated"):
        row = "Vier in Folge: " if name == "four in a row" else ""
        gone = f"{row}Der Stapel ({count(told['cards'], 'Karte', 'Karten')}) ist weg."
        return f"{gone} {players.does(seat, 'ist')} noch einmal dran."
    if name == "lifted":
        return f"{players.does(seat, 'nimmt')} {open_card(told['card'])} auf die Hand."
    way = "im" if told["clockwise"] else "gegen den"
    return f"{players.does(seat, 'ändert')} die Richtung: Jetzt geht es {way} Uhrzeigersinn."


def round_ends(told: dict[str, Json], players: Players) -> str:
    """Everybody's coins with their reasons."""
    how = "Lange hat sich nichts geändert, darum wird gewertet, wie es steht."
    if told["winner"] is not None:
        how = f"{players.does(whole(told['winner']), 'ist')} alle Karten los."
    words = [f"Runde {told['round']} ist vorbei. {how}"]
    for seat, lines in enumerate(array(told["lines"])):
        words.append(f"{players.label(seat)}: {coins(lines_of(lines), cards(array(told['hands'])[seat]))}")
    lost = [f"{players.who(seat)} {coin}" for seat, coin in enumerate(array(told["lost"]))]
    return "\n".join([*words, f"Bisher verloren: {', '.join(lost)}."])


def coins(lines: list[tuple[str, int]], hand: str) -> str:
    """A score line by line: "-3 Hand (4 x2 und 7), -1 offene Reste: -4." """
    reasons = [f"{points:+} {GLOSSARY.line(name)}{f' ({hand})' if name == 'hand' else ''}" for name, points in lines]
    return f"{', '.join(reasons) or 'nichts verloren'}: {sum([points for _, points in lines])}."
