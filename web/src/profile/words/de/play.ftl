### Wie jemand spielt, aus Partien, die der Coach beurteilt hat.

title = Wie du spielst
nothing = Der Coach hat noch keine deiner Partien beurteilt. Lass einige beurteilen, dann siehst du hier, wie du spielst.
rate = { $rate } ± { $margin }
all = { $choices ->
    [one] Fehlerrate { $rate }, bei einer Entscheidung, auf die es ankam.
   *[other] Fehlerrate { $rate }, bei { $choices } Entscheidungen, auf die es ankam.
}
rates = Fehlerrate, Partie für Partie
ratesTold = { $games ->
    [one] Fehlerrate einer Partie.
   *[other] Fehlerraten von { $games } Partien, die älteste zuerst.
}
lucks = Glück, Partie für Partie
lucksTold = { $games ->
    [one] Glück einer Partie.
   *[other] Glück in { $games } Partien, die älteste zuerst.
}
phase = Phase
choices = Entscheidungen
error = Fehlerrate
habit = Eine Gewohnheit: { $times }-mal auf diese Weise, zusammen { $cost }. Der teuerste Fall:
note = Die Fehlerrate ist das 500-Fache des verlorenen Anteils am Sieg, geteilt durch die Entscheidungen, auf die es ankam; niedrig ist gut. Glück gleicht sich über viele Partien aus.
judge = { $count ->
    [one] Noch eine Partie beurteilen lassen
   *[other] Noch { $count } Partien beurteilen lassen
}
judging = Der Coach sieht sich deine Partien an …
