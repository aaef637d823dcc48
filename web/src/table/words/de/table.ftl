### Was jeder Tisch sagt.

you = Du
youAct = Du
tab = { $mine ->
    [yes] Du bist am Zug · Everglow
   *[no] Everglow
}
notice = Du bist am Zug.

## Warten

thinks = { $name } überlegt.
waitsForWorker = { $name } wartet, bis ein anderer Bot fertig ist.
several = Wir warten auf { $names }.
planning = Sieh dich um, während du wartest; gerade gibt es für dich nichts zu tun.
spectator = Du schaust zu.
connecting = Auf dem Weg zum Tisch …
checkCode = Prüfe den Code oder eröffne selbst einen Tisch.
lost = Die Verbindung ist unterbrochen. Der Tisch bleibt, wie er ist; neuer Versuch in { $seconds }{"\u00A0"}s.
imported = Diese Partie wurde anderswo gespielt und hierher gebracht. Ihre Züge sind geprüft; wer sie gespielt hat, sagt nur ihre Datei.

## Die Zeile mit der Frage, und ihre Knöpfe

undo = Rückgängig
endTurn = Zug beenden
chooseFirst = erst wählen
notYours = nicht am Zug
sure = Wirklich?
yes = Ja, ausführen
notYet = Noch nicht
final = Das lässt sich nicht zurücknehmen.
rule = Die Regel
ruleOf = { $phase }: die Regel

## Teile und Werkzeuge eines Tischs

log = Verlauf
rules = Regeln
home = Startseite
more = Mehr
close = Schließen
others = Andere
retell = Letzten Zug zeigen
stepOf = { $step } von { $steps }
happened = Was geschah
earlier = { $count ->
    [one] Eine frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
parts = Teile des Tischs
yourTime = deine Bedenkzeit
choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
lookFrom = Sicht von
lookedAt = Die Karte, die du ansiehst
aboutCard = Regeln und Partner
players = { $count ->
    [one] { $count }{"\u00A0"}Person
   *[other] { $count }{"\u00A0"}Personen
}
branch = Abzweigung
branchHint = Diese Partie setzt eine andere fort. Sie ist nicht öffentlich und zählt nicht.
branchTold = Abzweigung. Diese Partie setzt eine andere fort. Sie ist nicht öffentlich und zählt nicht.
hint = Um einen Tipp bitten
hintsOn = Tipps sind an: Diese Partie zählt nicht. Um einen Tipp bitten
hintsTold = Tipps sind an. Diese Partie zählt nicht.

## Benachrichtigungen

tellMe = Benachrichtigen, wenn ich am Zug bin
notified =
    .granted = Du wirst benachrichtigt, wenn du am Zug bist, solange diese Seite irgendwo offen ist.
    .denied = Dieser Browser darf dich nicht benachrichtigen. Erlaube es in seinen Einstellungen; bis dahin siehst du es am Titel des Tabs.
    .default = Es wurde nichts entschieden. Du kannst es jederzeit erneut versuchen.

## Wer abwesend ist, und Bots, die für Leute spielen

away = { $left ->
    [none] abwesend · wir warten
   *[other] abwesend · { $left }
}
isAway = { $name } ist abwesend.
botIn = In { $left } spielt ein Bot.
wait = Warten
coverNow = Jetzt spielen lassen
takeBack = Selbst weiterspielen
handOver = Bot für mich spielen lassen
coverFor = Bot für { $name } spielen lassen
waitFor = Auf { $name } warten
coveredAway = Ein Bot spielt für dich. Du kannst jederzeit selbst weiterspielen.
missed = Während du abwesend warst
missedHint = Ein Bot hat für dich gespielt:
botPlays = Bot spielt
waitsForBot = wartet auf freien Bot
bot = Bot · { $level }
resign = Aufgeben
resignSure = Endgültig aufgeben? Ein Bot spielt zu Ende, und du schaust zu.
resignYes = Ja, aufgeben

## Das Ende

over = Die Partie ist zu Ende
overHint = Sieh dich um, solange du magst.
results = Ergebnis
