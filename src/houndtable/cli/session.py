"""A session: one match at this terminal, people and bots taking their turns."""

from __future__ import annotations

from houndtable import words
from houndtable.bots.levels import LEVELS
from houndtable.bots.perspective import Perspective
from houndtable.cli import choices, log, numbering, screen, tongue
from houndtable.cli.screen import ask, say
from houndtable.cli.seating import label, shown_names
from houndtable.kernel.chance import Chance
from houndtable.kernel.errors import IllegalMove, NoSuchMove, Refusal
from houndtable.kernel.lesson import Lesson
from houndtable.kernel.message import slug
from houndtable.kernel.view import View
from houndtable.players import Player, Program
from houndtable.record import Guide, Match
from houndtable.words.languages import ENGLISH


class Session:
    """A match and what its people have seen of it. `kinds` names the bots, `bots` holds them; both hold None where a
    person sits. `luck` is the hints', `lesson` what the match teaches, if it does."""

    def __init__(
        self,
        match: Match,
        kinds: list[str | None],
        bots: list[Player | None],
        luck: Chance,
        language: str = ENGLISH,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.language = language
        self.speech = words.of(match.game, language)
        self.reader = words.common(language)
        self.names = shown_names(match.names, None)
        self.kinds = kinds
        self.bots = bots
        self.luck = luck
        self.lesson = lesson
        self.guide = None if lesson is None else Guide(lesson)
        self.log = log.so_far(match)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.heard = [self.after_last_move(seat) for seat in range(match.players)]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.table: list[str] = []  # as last shown in the turn of whoever is at the screen
        self.file: str | None = None
        self.saved = len(match.moves)
        self.programs = [bot for bot in bots if isinstance(bot, Program)]
        self.greet_programs()

    def greet_programs(self) -> None:
        """Programs know what they play, and what has happened so far."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, Program):
                bot.begin(self.match.game, self.match.options, self.match.players, seat)
                bot.hear([told.event for told in self.log])

    def after_last_move(self, seat: int) -> int:
        """How much of the log so far the player knows: up to their own last move."""
        own = [place for place, told in enumerate(self.log) if told.seat == seat]
        return own[-1] + 1 if own else 0

    def next_seat(self) -> int:
        """Who chooses next: bots first, then whoever is at the screen, then the others."""
        waiting = self.match.state.waiting
        bots = [seat for seat in waiting if self.bots[seat] is not None]
        return bots[0] if bots else self.at_screen if self.at_screen in waiting else waiting[0]

    def bot_moves(self, seat: int, bot: Player) -> None:
        """The bot has made its move."""
        move = bot.choose(Perspective(self.match.game, self.match.state, seat))
        self.make(seat, self.match.game.vocabulary.texts[move])

    def make(self, seat: int, text: str) -> None:
        """The move is made and told, or refused with nothing changed."""
        events = self.match.play(seat, text)
        self.log += [log.Told(event, len(self.match.moves) - 1, seat) for event in events]
        for program in self.programs:
            program.hear(events)

    def take_screen(self, seat: int) -> None:
        """The screen is in front of this player, and shows nothing of the others'."""
        if seat == self.at_screen:
            return
        name = self.names[seat]
        if self.at_screen is not None:
            screen.clear()
        print()
        ask(self.reader.read("terminal-pass-screen", name=name) + " ")
        screen.clear()
        self.at_screen, self.table = seat, []
        print(self.reader.read("terminal-your-turn", name=name))

    def tell_news(self, me: int | None, heard: int) -> None:
        """What the player has not heard yet is on the screen."""
        news = self.log[heard:]
        if news:
            print()
        log.tell(self.match, news, me, self.language)
        if me is not None:
            self.heard[me] = len(self.log)

    def view(self, seat: int) -> View:
        """What the player may know."""
        return self.match.state.view(seat)

    def table_for(self, seat: int) -> list[str]:
        """The table as the player may see it."""
        return self.speech.table(self.view(seat), self.names, screen.width())

    def show_table(self, seat: int, before: list[str]) -> None:
        """The table is on the screen, but for the lines it showed before."""
        self.table = self.table_for(seat)
        fresh = [line for line in self.table if line not in before]
        if fresh:
            print()
        for line in fresh:
            say(line, "", "    ")

    def told(self, refusal: Refusal, seat: int) -> str:
        """A refusal in words; that of a rule with its clause."""
        if isinstance(refusal, NoSuchMove):
            return self.speech.say(numbering.of_no_move(refusal))
        if not isinstance(refusal, IllegalMove):
            return tongue.told(refusal, self.language)
        why = self.speech.why(refusal.message, self.names, seat)
        return self.reader.read("terminal-by-rule", said=why, clause=refusal.clause)

    def opponent(self, seat: int) -> str:
        """A bot's name, and which one it is."""
        kind = str(self.kinds[seat])
        key = f"bot-{LEVELS[int(kind) - 1] if kind.isdecimal() else slug(label(kind))}"
        word = self.reader.read(key) if self.reader.has(key) else kind
        return self.reader.read("terminal-bot", name=self.names[seat], kind=word)

    def move(self, text: str) -> str:
        """A move in words."""
        return self.speech.move(text, self.names)

    def offers(self, seat: int) -> list[str]:
        """The player's lawful moves, as text."""
        return [self.match.game.vocabulary.texts[move] for move in self.match.state.legal(seat)]

    def show_choice(self, seat: int) -> None:
        """What the player has to decide, and the lawful moves."""
        texts = self.offers(seat)
        print()
        say(self.speech.to(self.names, seat).ask(self.view(seat)))
        print("\n".join(choices.listing([self.move(text) for text in texts])))

    def show_turn(self, seat: int) -> None:
        """The news, the table (within a turn only what has changed), a tip if there is one, and the choice."""
        goes_on = all(told.actor == seat for told in self.log[self.heard[seat] :])
        self.tell_news(seat, self.heard[seat])
        self.show_table(seat, self.table if goes_on else [])
        self.show_tip()
        self.show_choice(seat)

    def show_tip(self) -> None:
        """What the lesson has to say now, with the rule to read on."""
        tip = None if self.guide is None else self.guide.look(self.match)
        if tip is not None:
            assert self.lesson is not None
            print()
            said = self.speech.tip(self.lesson.tips.index(tip) + 1)
            say(self.reader.read("terminal-tip", tip=said, clause=tip.clause), "", "  ")
