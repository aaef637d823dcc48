title = Was { $code } entschied
heading = Was diese Partie entschied
begins = Der Coach sieht sich die Partie an …
judging = { $done } von { $all } Zügen beurteilt …
again = Noch einmal

luckYou = { $luck ->
    [kind] Das Glück war auf deiner Seite.
    [unkind] Das Glück war gegen dich.
   *[even] Das Glück hat dir weder geholfen noch geschadet.
}
luckOf = { $luck ->
    [kind] Das Glück war auf der Seite von { $name }.
    [unkind] Das Glück war gegen { $name }.
   *[even] Das Glück hat { $name } weder geholfen noch geschadet.
}
ownYou = { $count ->
    [0] Du hattest nie eine Wahl, auf die es ankam.
    [one] Auf eine deiner Entscheidungen kam es an: { $cost }.
   *[other] Auf { $count } deiner Entscheidungen kam es an: zusammen { $cost }.
}
ownOf = { $count ->
    [0] { $name } hatte nie eine Wahl, auf die es ankam.
    [one] Auf eine Entscheidung von { $name } kam es an: { $cost }.
   *[other] Auf { $count } Entscheidungen von { $name } kam es an: zusammen { $cost }.
}

curves = Erwarteter Sieg in %
curvesHint = Alle Anteile zusammen sind 100 %. Wähle einen Schritt, um ihn anzusehen.
curvesTold = Der erwartete Sieg im Lauf der Partie. { JOIN($told, " ") }
ended = { $name } begann mit { $start } und endete mit { $end }.
where = Schritt der Partie
step = Schritt { $step }
see = Schritt { $step } in der Wiederholung

bridge = Vom Anfang bis zum Ende
whose = Wer
parts =
    .start = Anfang
    .luck = Glück
    .own = Eigenes Spiel
    .others = Die anderen
    .unexplained = Rest
    .end = Ende
rest = Das eigene Spiel ist, was bessere Antworten gebracht hätten, also nie mehr als null. Den Rest kann der Coach nicht erklären. Verluste werden zusammengezählt, auch wenn Glück sie wieder ausglich: So können es mehr als 100 % sein.

moments = Momente, auf die es ankam
noMoments = Der Coach fand keine Entscheidung, die etwas gekostet hat.
deeper = Genauer hinsehen
deeperHint = Eine Suche prüft die teuersten Momente noch einmal. Das dauert eine Weile.
deepening = { $done ->
    [0] Der Coach sieht noch einmal hin …
    [one] Ein Moment noch einmal geprüft …
   *[other] { $done } Momente noch einmal geprüft …
}
deepened = { $count ->
    [one] Eine Suche hat den teuersten Moment noch einmal geprüft.
   *[other] Eine Suche hat die { $count } teuersten Momente noch einmal geprüft.
}
slips =
    .blunder = Grober Fehler
    .mistake = Fehler
    .inaccuracy = Ungenau
    .small = Kleinigkeit
within = ± { $error }
youDid = Was du getan hast
did = Was { $name } getan hat
better = Was besser war
doneShort = getan
betterShort = besser
more = { $count } weitere Schritte
moved = In diesem Zug ging der Anteil von { $before } auf { $after }.
helpedYou = Am meisten half das dir: { $gain }.
helped = Am meisten half das { $name }: { $gain }.
brought = { $when ->
    [turn] Am Ende des Zugs wären es
    [turns] Am Ende des Zugs wären es im Mittel
    [day] Am Ende des Tages wären es im Mittel
   *[round] Am Ende der Runde wären es im Mittel
} { COUNT($more) ->
    [0] { $fewer } weniger gewesen.
   *[other] { COUNT($fewer) ->
        [0] { $more } mehr gewesen.
       *[other] { $more } mehr und { $fewer } weniger gewesen.
    }
}
look = Ansehen
tryIt = Ausprobieren

luck = Glück
luckiest = Am glücklichsten
unluckiest = Am unglücklichsten
deal = Die Verteilung am Anfang
asGood = Mindestens so gut in { $times } von { $worlds } anderen Verteilungen.
asBad = Schlechter in { $times } von { $worlds } anderen Verteilungen.
sum = Alles Glück zusammen ist null.
aside = { $same ->
    [yes] Ohne Glück hätte ebenfalls { $names } gewonnen.
   *[no] Ohne Glück hätte { $names } gewonnen.
}
judge = Beurteilt von: { $judge }

decisions = Was Entscheidungen kosteten
fine = { $count ->
    [one] Eine andere Entscheidung war so gut wie die beste, die gefunden wurde.
   *[other] { $count } andere Entscheidungen waren so gut wie die beste, die gefunden wurde.
}
costTold = Was Entscheidungen kosteten. Dieser Schritt: { $cost }.
thisStep = Dieser Schritt
hideGhost = Ausblenden
