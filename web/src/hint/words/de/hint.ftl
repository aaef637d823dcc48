title = Tipp
warning = Mit einem Tipp zählt diese Partie nicht für deine Ergebnisse.
ask = Coach fragen
which = Welche Antwort?
why = Warum?
again = Noch einmal versuchen
thinks = Der Coach denkt nach …

## Der erste Grad

thinkOf = Denk an: { $things }.
thinkFramed = Denk an das, was umrahmt ist.
thinkHere = Dafür musst du nichts auswählen. Sieh dir die Knöpfe der Frage an.

## Der zweite Grad

answer = Rat des Coachs: { $answer }.
picked = Es ist für dich ausgewählt. Ob du es tust, entscheidest du.

## Der dritte Grad

better = Der Coach sieht darin etwa { $lead } mehr vom Sieg als im Nächstbesten: { $rival }.
even = Das Nächstbeste ist etwa gleich gut: { $rival }.
nothingElse = Der Coach fand nichts anderes, das einen Gedanken wert ist.
brings = { $when ->
    [turn] Am Ende des Zugs hast du dadurch
    [turns] Am Ende des Zugs hast du dadurch im Mittel
    [day] Am Ende des Tages hast du dadurch im Mittel
   *[round] Am Ende der Runde hast du dadurch im Mittel
} { COUNT($more) ->
    [0] { $fewer } weniger.
   *[other] { COUNT($fewer) ->
        [0] { $more } mehr.
       *[other] { $more } mehr und { $fewer } weniger.
    }
}
then = Danach

mark = Bewertung deiner letzten Antwort
fine = Gut
whatBetter = Was war besser?
betterWas = Besser: { $answer }.
