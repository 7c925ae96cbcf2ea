// The words of the pages about one's own data, loaded with them. Figures come from the server.

import { tongue, type Language } from "../i18n/index.svelte";

const en = {
  title: "Your data",
  stranger: "The server does not know this browser, and has nothing stored about you.",
  number: "Your number on this server:",
  devices: "Devices on which you are logged in",
  thisDevice: "This device",
  otherDevice: "Another device",
  dates: (made: string, used: string) => `since ${made}, last used ${used}`,
  logOut: "Log out",
  logOutHere: "Log out here",
  logOutHereAbout: [
    "This browser forgets who you are, and your places at all tables.",
    "If you are not logged in on any other device, nobody can get them back.",
  ],
  logOutEverywhere: "Log out everywhere",
  logOutEverywhereAbout: ["All your devices are logged out at once.", "Nobody can get your places back then, you included."],
  download: "Download my data",
  delete: "Delete me",
  deleteAbout: [
    "Your name and all you said are removed from every table, and your devices are logged out. This cannot be undone.",
    "In games that are being played, a bot takes your place.",
    "Your moves and your seeds for the luck stay, without a name: the others’ games could not be checked otherwise.",
  ],
  deleteNow: "Delete me for good",
  cancel: "Cancel",
  done: "Done. The server does not know this browser any more.",
  more: "What is stored, and for how long",

  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
  stored: "What is stored",
  storedAbout: [
    "The name you type when you sit down, a random number that stands for you, and whether strangers may see your name.",
    "For each of your devices a random token, as a hash only, with the days on which it was first and last used.",
    "The tables you made or sat at: moves, what was said, your seeds for the luck, and until a game is over a keyed hash of the network address its table was made from.",
    "No e-mail address, no password, no tracking. The server’s log holds no names, tokens, cards or moves.",
    "In your browser: a cookie with the token, your settings and a list of your tables.",
  ],
  howLong: "For how long",
  sessionsFor: (days: string) => `A device that you do not use for ${days} is logged out.`,
  linksFor: (hours: string) => `A link to your place works once, for ${hours} at most.`,
  tablesFor: (open: string, waiting: string, abandoned: string, finished: string) => [
    `A table at which nobody sits is deleted ${open} after somebody last looked at it, one that waits for players after ${waiting}.`,
    `A game that nobody goes on with is deleted after ${abandoned}, a finished one after ${finished}.`,
  ],
  whoSees: "Who can see it",
  whoSeesAbout: [
    "Whoever plays at your table or looks on sees your name, your moves and what you say there.",
    "When a game is over, anybody with its address can read its record. Strangers then see your name only if you agreed; otherwise you are Player 1, Player 2 …",
    "Whoever runs this server can read all that is stored.",
  ],
  deleting: "What deleting removes",
  contact: "Whom to ask",
  contactAbout: "You can do all of this yourself in the settings. For anything else, ask whoever runs this server:",
  noContact: "Whoever runs this server has not said how to be reached.",
};

type Words = typeof en;

const de: Words = {
  title: "Deine Daten",
  stranger: "Der Server kennt diesen Browser nicht und hat nichts über dich gespeichert.",
  number: "Deine Nummer auf diesem Server:",
  devices: "Geräte, auf denen du angemeldet bist",
  thisDevice: "Dieses Gerät",
  otherDevice: "Ein anderes Gerät",
  dates: (made, used) => `seit ${made}, zuletzt benutzt ${used}`,
  logOut: "Abmelden",
  logOutHere: "Hier abmelden",
  logOutHereAbout: [
    "Dieser Browser vergisst, wer du bist, und deine Plätze an allen Tischen.",
    "Wenn du auf keinem anderen Gerät angemeldet bist, bekommt sie niemand zurück.",
  ],
  logOutEverywhere: "Überall abmelden",
  logOutEverywhereAbout: [
    "Alle deine Geräte werden sofort abgemeldet.",
    "Deine Plätze bekommt dann niemand zurück, auch du nicht.",
  ],
  download: "Meine Daten herunterladen",
  delete: "Mich löschen",
  deleteAbout: [
    "Dein Name und alles, was du gesagt hast, werden an allen Tischen entfernt, deine Geräte abgemeldet. Das lässt sich nicht rückgängig machen.",
    "In laufenden Spielen übernimmt ein Bot deinen Platz.",
    "Deine Züge und deine Zahlen für das Glück bleiben, ohne Namen: Sonst könnten die anderen ihre Spiele nicht mehr prüfen.",
  ],
  deleteNow: "Mich endgültig löschen",
  cancel: "Abbrechen",
  done: "Erledigt. Der Server kennt diesen Browser nicht mehr.",
  more: "Was gespeichert wird, und wie lange",

  days: (count) => (count === 1 ? "1 Tag" : `${count} Tage`),
  hours: (count) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
  stored: "Was gespeichert wird",
  storedAbout: [
    "Der Name, den du beim Hinsetzen eingibst, eine zufällige Nummer, die für dich steht, und ob Fremde deinen Namen sehen dürfen.",
    "Für jedes deiner Geräte ein zufälliger Schlüssel, nur als Prüfsumme, mit den Tagen, an denen er zuerst und zuletzt benutzt wurde.",
    "Die Tische, die du gemacht oder an denen du gesessen hast: Züge, Gesagtes, deine Zahlen für das Glück und bis zum Ende des Spiels eine verschlüsselte Prüfsumme der Netzadresse, von der der Tisch gemacht wurde.",
    "Keine E-Mail-Adresse, kein Passwort, keine Nachverfolgung. Im Protokoll des Servers stehen keine Namen, Schlüssel, Karten oder Züge.",
    "In deinem Browser: ein Cookie mit dem Schlüssel, deine Einstellungen und eine Liste deiner Tische.",
  ],
  howLong: "Wie lange",
  sessionsFor: (days) => `Nach ${days.replace(/e$/, "en")} ohne Benutzung wird ein Gerät abgemeldet.`,
  linksFor: (hours) => `Ein Link zu deinem Platz gilt einmal, höchstens ${hours}.`,
  tablesFor: (open, waiting, abandoned, finished) => [
    `Ein Tisch, an dem niemand sitzt, wird ${open} nach dem letzten Besuch gelöscht; einer, der auf Mitspieler wartet, bleibt ${waiting}.`,
    `Ein Spiel, das niemand fortsetzt, bleibt ${abandoned}, ein beendetes ${finished}.`,
  ],
  whoSees: "Wer es sehen kann",
  whoSeesAbout: [
    "Wer an deinem Tisch spielt oder zusieht, sieht deinen Namen, deine Züge und was du dort sagst.",
    "Ist ein Spiel zu Ende, kann jeder mit seiner Adresse die Aufzeichnung lesen. Fremde sehen deinen Namen dann nur, wenn du zugestimmt hast; sonst heißt du „Player 1“, „Player 2“ …",
    "Wer diesen Server betreibt, kann alles lesen, was gespeichert ist.",
  ],
  deleting: "Was beim Löschen verschwindet",
  contact: "Wen du fragen kannst",
  contactAbout: "All das kannst du in den Einstellungen selbst tun. Für alles andere wende dich an den Betreiber dieses Servers:",
  noContact: "Der Betreiber dieses Servers hat nicht angegeben, wie er zu erreichen ist.",
};

const ja: Words = {
  title: "あなたのデータ",
  stranger: "サーバーはこのブラウザを知らず、あなたについて何も保存していません。",
  number: "このサーバーでのあなたの番号:",
  devices: "ログインしている端末",
  thisDevice: "この端末",
  otherDevice: "別の端末",
  dates: (made, used) => `${made}から、最後の利用は${used}`,
  logOut: "ログアウト",
  logOutHere: "この端末でログアウト",
  logOutHereAbout: [
    "このブラウザは、あなたがだれか、どのテーブルに席があるかを忘れます。",
    "ほかの端末でログインしていなければ、席を取り戻すことはできません。",
  ],
  logOutEverywhere: "すべての端末でログアウト",
  logOutEverywhereAbout: [
    "あなたの端末はすべて、すぐにログアウトされます。",
    "その後はあなた自身も、席を取り戻すことはできません。",
  ],
  download: "自分のデータをダウンロード",
  delete: "自分を削除する",
  deleteAbout: [
    "あなたの名前と発言はすべてのテーブルから消え、端末はログアウトされます。元に戻すことはできません。",
    "進行中のゲームでは、ボットがあなたの席を引き継ぎます。",
    "あなたの手と運のための種は、名前のないまま残ります。そうしないと、ほかの人がゲームを検証できなくなるためです。",
  ],
  deleteNow: "完全に削除する",
  cancel: "やめる",
  done: "完了しました。サーバーはもうこのブラウザを知りません。",
  more: "何を、どのくらい保存するか",

  days: (count) => `${count}日`,
  hours: (count) => `${count}時間`,
  stored: "保存するもの",
  storedAbout: [
    "席に着くときに入力した名前、あなたを表すランダムな番号、知らない人に名前を見せてよいかどうか。",
    "端末ごとのランダムなトークン（ハッシュのみ）と、最初と最後に使われた日。",
    "あなたが作った、または座ったテーブル：手、発言、運のための種。ゲームが終わるまでは、テーブルを作ったネットワークアドレスの鍵付きハッシュも保存します。",
    "メールアドレスもパスワードも追跡もありません。サーバーのログに、名前、トークン、札、手は残りません。",
    "あなたのブラウザには、トークンの入ったクッキー、設定、テーブルの一覧が保存されます。",
  ],
  howLong: "保存期間",
  sessionsFor: (days) => `${days}使われなかった端末はログアウトされます。`,
  linksFor: (hours) => `席へのリンクは一度だけ、最長${hours}使えます。`,
  tablesFor: (open, waiting, abandoned, finished) => [
    `だれも座っていないテーブルは、最後に見られてから${open}で、参加者を待つテーブルは${waiting}で削除されます。`,
    `続けられないままのゲームは${abandoned}で、終わったゲームは${finished}で削除されます。`,
  ],
  whoSees: "だれが見られるか",
  whoSeesAbout: [
    "同じテーブルで遊ぶ人や見学者には、あなたの名前、手、発言が見えます。",
    "ゲームが終わると、そのアドレスを知っている人はだれでも記録を読めます。知らない人に名前が見えるのは、あなたが同意した場合だけです。それ以外は「Player 1」「Player 2」…と表示されます。",
    "このサーバーの運営者は、保存されているものをすべて読めます。",
  ],
  deleting: "削除で消えるもの",
  contact: "問い合わせ先",
  contactAbout: "これらはすべて、設定から自分で行えます。それ以外は、このサーバーの運営者に問い合わせてください:",
  noContact: "このサーバーの運営者は、連絡先を示していません。",
};

const WORDS: Record<Language, Words> = { en, de, ja };

/** The words in the language of the page. */
export function ownWords(): Words {
  return WORDS[tongue.language];
}
