# interpreted: never in a search, and compiling takes its time
"""A first match of Here Comes the Dog that teaches it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.lesson import Lesson, Tip, When

TIPS: Final = [
    Tip(
        When(offers="roll"),
        "3.2",
        "Welcome to Here Comes the Dog! Hungry dogs stand around the bonfire, and whoever tames the most of them wins. "
        "Roll the three dice: they tell which sticks you may take.",
        "Willkommen bei Here Comes the Dog! Um das Lagerfeuer stehen hungrige Hunde, und wer die meisten zähmt, "
        "gewinnt. Wirf die drei Würfel: Sie sagen, welche Stöcke du nehmen darfst.",
        "「イヌがきた」へようこそ！ たき火のまわりに腹ぺこのイヌがいて、一番多く手なずけた人の勝ちです。"
        "サイコロを3個振ってください。出た色で、取れるスティックが決まります。",
    ),
    Tip(
        When(offers="take"),
        "4.1",
        "Two dice alike and one different: you take two sticks, one for each of two dice. Meat is for taming dogs; "
        "fire and charcoal together keep them off.",
        "Zwei Würfel gleich, einer anders: Du nimmst zwei Stöcke, je einen für zwei der Würfel. Mit Fleisch zähmst du "
        "Hunde; Feuer und Kohle zusammen halten sie fern.",
        "2個が同じ色で1個が違う色なら、サイコロ2個の分だけスティックを2本取ります。"
        "肉はイヌを手なずけるため、火と炭の組はイヌを追い払うために使います。",
    ),
    Tip(
        When(step="roll", told={"event": "took", "seat": 0}),
        "6.2",
        "Keep an eye on the bonfire. When the last meat there is taken the round ends with Feed, and everybody tames a "
        "dog for every two meat they hold.",
        "Behalt das Lagerfeuer im Auge. Ist das letzte Fleisch dort genommen, endet die Runde mit der Fütterung, und "
        "alle zähmen einen Hund für je zwei Fleisch.",
        "たき火をよく見ておきましょう。最後の肉が取られるとラウンドが終わり、えさやりになります。"
        "全員が、持っている肉2本につきイヌを1匹手なずけます。",
    ),
    Tip(
        When(step="take", told={"event": "took", "seat": 0}),
        "6.4",
        "But if the last charcoal goes first, the fire is out, and a dog comes at you for every meat you hold. Two "
        "meat fend off one of them, a fire with a charcoal another; for each that gets through a villager faints.",
        "Geht aber zuerst die Kohle aus, erlischt das Feuer, und für jedes Fleisch, das du hast, kommt ein Hund auf "
        "dich zu. Zwei Fleisch wehren einen ab, ein Feuer mit einer Kohle noch einen; für jeden, der durchkommt, fällt "
        "ein Dorfbewohner in Ohnmacht.",
        "でも先に炭がなくなると火が消え、持っている肉1本につきイヌが1匹襲ってきます。"
        "肉2本で1匹、火と炭の1組で1匹を追い払えます。防げなかった1匹につき、村人が1人気絶します。",
    ),
    Tip(
        When(offers="exchange"),
        "5.1",
        "Instead of rolling you may exchange a stick: a charcoal for a meat, or a fire for two meat or two charcoal. "
        "That is your whole turn then.",
        "Statt zu würfeln, darfst du einen Stock tauschen: eine Kohle gegen ein Fleisch, oder ein Feuer gegen zwei "
        "Fleisch oder zwei Kohle. Das ist dann dein ganzer Zug.",
        "サイコロを振る代わりに、スティックを1本交換できます。炭1本を肉1本に、または火1本を肉2本か炭2本に。"
        "交換すると、その番は終わりです。",
    ),
    Tip(
        When(told={"event": "round over"}),
        "6.9",
        "A round is over: all sticks are back at the bonfire, but your dogs stay with you. Take care of your "
        "villagers, for if all of them have fainted your dogs run away. Now the second round, the last one here.",
        "Eine Runde ist vorbei: Alle Stöcke liegen wieder am Lagerfeuer, aber deine Hunde bleiben bei dir. Gib auf "
        "deine Dorfbewohner acht, denn liegen alle in Ohnmacht, laufen deine Hunde davon. Nun die zweite Runde, hier "
        "die letzte.",
        "ラウンドが終わり、スティックは全部たき火に戻りました。手なずけたイヌはそのままです。"
        "村人を大切に。全員が気絶すると、イヌは逃げてしまいます。次は2ラウンド目、今回はこれが最後です。",
    ),
    Tip(
        When(offers="steal"),
        "8.1",
        "All three colours: a Theft! Take a stick from your opponent, of any colour you like. Meat is often best, but "
        "look at the charcoal too: is an Assault near?",
        "Alle drei Farben: ein Diebstahl! Nimm deinem Gegenüber einen Stock ab, in welcher Farbe du willst. Fleisch "
        "ist oft am besten; aber sieh auch auf die Kohle: Droht ein Angriff?",
        "3色そろったので、盗みです！ 相手から好きな色のスティックを1本取れます。"
        "たいていは肉がよいのですが、炭の残りにも注意しましょう。襲撃が近いかもしれません。",
    ),
    Tip(
        When(offers="defend"),
        "7.3",
        "Three charcoal: an Assault in the middle of a round! You choose what to defend with; those sticks go back to "
        "the bonfire, and what you do not use you keep.",
        "Dreimal Kohle: ein Angriff mitten in der Runde! Du wählst, womit du dich verteidigst; diese Stöcke kommen "
        "zurück ans Lagerfeuer, und was du nicht brauchst, behältst du.",
        "炭が3つ、ラウンド途中の襲撃です！ どのスティックで防ぐか選んでください。"
        "使った分はたき火に戻り、使わなかった分は手元に残ります。",
    ),
    Tip(
        When(step="over"),
        "10.2",
        "The night is over: most dogs win, and between equals more villagers standing. A whole game has five rounds. "
        "Look up next what else three equal dice can bring, in chapter 7 of the rules, and fainting in chapter 9.",
        "Die Nacht ist vorbei: Die meisten Hunde gewinnen, bei Gleichstand mehr Dorfbewohner auf den Beinen. Ein "
        "ganzes Spiel hat fünf Runden. Lies als Nächstes, was drei gleiche Würfel noch bringen, in Kapitel 7 der "
        "Regeln, und alles über Ohnmachten in Kapitel 9.",
        "夜が明けました。イヌが一番多い人の勝ちで、同数なら立っている村人が多い人の勝ちです。"
        "本番は5ラウンドです。次は、3個とも同じ目のときのことをルールの7章で、気絶を9章で読んでみましょう。",
    ),
]

LESSON: Final = Lesson("herecomesthedog", 760, 2, {"first": 0, "rounds": 2}, TIPS)
