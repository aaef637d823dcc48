### Rätsel des Tages und Übungen aus eigenen Fehlern.

daily = Rätsel des Tages
exercise = Übung

## Was gefragt ist

askPuzzle = So stand eine Partie. Spiele diesen Zug so gut du kannst.
askExercise = So stand eine Partie von dir vor einer Entscheidung, die dich etwas gekostet hat. Spiele den Zug noch einmal.
askHow = Bis der Zug zu Ende ist, kannst du Antworten zurücknehmen. Dann siehst du, was er wert ist, neben dem besten, der gefunden wurde.
solvedToday = Du hast das Rätsel von heute beantwortet. Du darfst es noch einmal versuchen, so oft du magst.
begin = Zum Tisch
onlyTurn = Hier wird nur der Zug gespielt; niemand sonst sitzt am Tisch.
judging = Der Coach sieht sich deinen Zug an …

## Was er wert ist

best = Nichts Besseres gefunden
good = Gut gespielt, fast das Beste
better = Es gab etwas Besseres
failed = Dein Zug konnte nicht beurteilt werden
yours = Dein Zug
found = Bester gefundener
noBetter = Der Coach hat keinen Zug gefunden, der um mehr als sein eigenes Rauschen besser ist als deiner.
shares = Der Anteil am Sieg, den du nach dem Zug erwarten kannst, nach dem, was vorher zu wissen war.
streak = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
comesBack = { $days ->
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
}
learned = Das sitzt: Sie kommt nicht wieder.
verdict = Was er wert ist
again = Noch einmal
playOn = Von hier weiterspielen
next = { $count ->
    [one] Nächste Übung
   *[other] Nächste Übung, { $count } sind fällig
}

## Was es zu üben gibt

due = { $count ->
    [one] { $count } Übung ist fällig
   *[other] { $count } Übungen sind fällig
}
nothingDue = Keine Übung ist fällig
later = { $count ->
    [one] Eine Übung kommt an einem späteren Tag wieder.
   *[other] { $count } Übungen kommen an späteren Tagen wieder.
}
howExercises = Wenn du ansiehst, was eine Partie von dir entschied, werden Entscheidungen, die dich viel gekostet haben, zu Übungen. Sie kommen nach einem Tag wieder, dann nach drei, sieben und 21 Tagen.
