"""What the terminal itself says in the course of a game, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from houndtable.kernel.languages import ENGLISH


@dataclass(frozen=True)
class Phrases:
    """The sentences, with {} for what is told by name or number."""

    player: str  # without a name
    against: str
    how_to_type: str
    pass_screen: str
    your_turn: str
    lawful: str
    which_move: str
    hint: str
    result: str
    won: str
    lost: str
    not_finished: str
    goes_on: str
    again: str
    input_ended: str
    players: str
    between: str  # two names
    save: str
    saved: str
    not_saved: str
    overwrite: str
    resume: str
    welcome: str
    press_enter: str
    which_game: str
    how_many: str
    who_plays: str
    ways_to_play: str
    no_answer: str
    come_back: str
    new_to_it: str
    lesson: str
    whole_game: str
    help: str


HELP: Final = """\
a number       make the move with that number
the move       or type it: {example}
why MOVE       may I? and if not, which rule forbids it
hint           a move that looks good, and why
table          show the table again
log            all that happened so far
rules [RULE]   the rules, or one of them: rules {rule}
save [FILE]    keep the game in a file, to go on later
quit           leave the game"""

HELP_DE: Final = """\
eine Nummer    den Zug mit dieser Nummer machen
der Zug        oder tippe ihn: {example}
why ZUG        darf ich das? und wenn nicht, welche Regel verbietet es
hint           ein Zug, der gut aussieht, und warum
table          den Tisch noch einmal zeigen
log            alles, was bisher geschah
rules [REGEL]  die Regeln, oder eine davon: rules {rule}
save [DATEI]   das Spiel speichern, um später weiterzuspielen
quit           das Spiel verlassen"""

HELP_JA: Final = """\
番号           その番号の手を選びます
手             または手を入力します：{example}
why 手         できるかどうか、できないならどの規則のためか
hint           よさそうな手とその理由
table          テーブルをもう一度表示します
log            これまでの出来事
rules [番号]   ルール全体、または一つ：rules {rule}
save [名前]    あとで続けられるようにファイルに保存します
quit           ゲームをやめます"""

PHRASES: Final = {
    ENGLISH: Phrases(
        player="Player {}",
        against="You play against {}.",
        how_to_type="Type the number of a move, or the move itself; help shows what else you can type.",
        pass_screen="Pass the screen to {0}. {0}, press Enter when only you can see it. ",
        your_turn="{}, it is your turn.",
        lawful="{}: lawful now.",
        which_move="Say which move, for example: why {}",
        hint="Try {}, {}.",
        result="Result",
        won="won",
        lost="lost",
        not_finished="The game was not finished.",
        goes_on="Enter goes on, quit ends: ",
        again="Play again?",
        input_ended="The input ended, and so does the game.",
        players="{} to {} players",
        between=" and ",
        save="Save the game?",
        saved="Saved in {}.",
        not_saved="Not saved.",
        overwrite="{} is there already. Overwrite it?",
        resume="To go on later: {}",
        welcome="Welcome to Houndtable",
        press_enter="Press Enter to take the answer in brackets.",
        which_game="Which game?",
        how_many="How many players, {} to {}?",
        who_plays="Who plays?",
        ways_to_play="  1  you against the computer\n  2  friends, all at this screen",
        no_answer="{} is none of the answers.",
        come_back="Come back any time: {}",
        new_to_it="New to {}? Type {} for a first match that teaches it.",
        lesson="A short first match against {}, a beginner too. Tips come as you need them, and you may play as you "
        "like. hint suggests a move, rules 4.2 shows a rule.",
        whole_game="Ready for a whole game: {}",
        help=HELP,
    ),
    "de": Phrases(
        player="Spieler {}",
        against="Du spielst gegen {}.",
        how_to_type="Tippe die Nummer eines Zugs oder den Zug selbst; help zeigt, was du sonst tippen kannst.",
        pass_screen="Gib den Bildschirm an {0} weiter. {0}, drück Enter, wenn nur du ihn siehst. ",
        your_turn="{}, du bist dran.",
        lawful="{}: jetzt erlaubt.",
        which_move="Sag, welcher Zug, zum Beispiel: why {}",
        hint="Versuch {}, {}.",
        result="Ergebnis",
        won="gewonnen",
        lost="verloren",
        not_finished="Das Spiel wurde nicht beendet.",
        goes_on="Enter geht weiter, quit hört auf: ",
        again="Noch einmal spielen?",
        input_ended="Die Eingabe ist zu Ende, und damit das Spiel.",
        players="{} bis {} Personen",
        between=" und ",
        save="Das Spiel speichern?",
        saved="Gespeichert in {}.",
        not_saved="Nicht gespeichert.",
        overwrite="{} gibt es schon. Überschreiben?",
        resume="Später weiterspielen: {}",
        welcome="Willkommen bei Houndtable",
        press_enter="Enter nimmt die Antwort in Klammern.",
        which_game="Welches Spiel?",
        how_many="Wie viele spielen mit, {} bis {}?",
        who_plays="Wer spielt?",
        ways_to_play="  1  du gegen den Computer\n  2  Freunde, alle an diesem Bildschirm",
        no_answer="{} ist keine der Antworten.",
        come_back="Komm jederzeit wieder: {}",
        new_to_it="{} ist neu für dich? Tippe {} für eine erste Partie, die es dir beibringt.",
        lesson="Eine kurze erste Partie gegen {}, auch noch am Anfang. Tipps kommen, wenn du sie brauchst, und du "
        "spielst, wie du magst. hint schlägt einen Zug vor, rules 4.2 zeigt eine Regel.",
        whole_game="Bereit für ein ganzes Spiel: {}",
        help=HELP_DE,
    ),
    "ja": Phrases(
        player="プレイヤー{}",
        against="対戦相手：{}。",
        how_to_type="手の番号か、手そのものを入力してください。ほかに入力できるものは help で表示されます。",
        pass_screen="{0}さんに画面を渡してください。{0}さんだけが見える状態で Enter を押してください。 ",
        your_turn="{}さんの番です。",
        lawful="{}：今できます。",
        which_move="どの手か入力してください。例：why {}",
        hint="おすすめは {}、{} です。",
        result="結果",
        won="勝ち",
        lost="負け",
        not_finished="ゲームは終わっていません。",
        goes_on="Enter で続け、quit で終わります： ",
        again="もう一度遊びますか？",
        input_ended="入力が終わったので、ゲームも終わります。",
        players="{}人から{}人",
        between="、",
        save="ゲームを保存しますか？",
        saved="{} に保存しました。",
        not_saved="保存しませんでした。",
        overwrite="{} はすでにあります。上書きしますか？",
        resume="あとで続けるには：{}",
        welcome="Houndtable へようこそ",
        press_enter="Enter を押すと、角かっこの中の答えになります。",
        which_game="どのゲームにしますか？",
        how_many="何人で遊びますか（{}人から{}人）？",
        who_plays="だれと遊びますか？",
        ways_to_play="  1  コンピューターと対戦\n  2  友だちと、この画面で",
        no_answer="{} は選べません。",
        come_back="またいつでもどうぞ：{}",
        new_to_it="{}は初めてですか？ {} と入力すると、遊びながら覚える最初の対戦が始まります。",
        lesson="同じく初心者の{}との、短い最初の対戦です。必要なときにヒントが出ますが、自由に遊んでかまいません。"
        "hint でおすすめの手、rules 4.2 でルールが表示されます。",
        whole_game="次は本番をどうぞ：{}",
        help=HELP_JA,
    ),
}
