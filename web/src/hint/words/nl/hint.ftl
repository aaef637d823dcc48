title = Tip
warning = Met een tip telt deze partij niet mee in je resultaten.
ask = Coach vragen
which = Welk antwoord?
why = Waarom?
again = Opnieuw proberen
thinks = De coach denkt na …

## De eerste graad

thinkOf = Denk aan: { $things }.
thinkFramed = Denk aan wat omlijst is.
thinkHere = Daarvoor hoef je niets te kiezen. Bekijk de knoppen van de vraag.

## De tweede graad

answer = Advies van de coach: { $answer }.
picked = Het is voor je gekozen. Of je het doet, beslis jij.

## De derde graad

better = De coach ziet er ongeveer { $lead } meer van de overwinning in dan in het op één na beste: { $rival }.
even = Het op één na beste is ongeveer even goed: { $rival }.
nothingElse = De coach vond niets anders dat het overwegen waard is.
brings = { $when ->
    [turn] Aan het eind van de beurt heb je daardoor
    [turns] Aan het eind van de beurt heb je daardoor gemiddeld
    [day] Aan het eind van de dag heb je daardoor gemiddeld
   *[round] Aan het eind van de ronde heb je daardoor gemiddeld
} { COUNT($more) ->
    [0] { $fewer } minder.
   *[other] { COUNT($fewer) ->
        [0] { $more } meer.
       *[other] { $more } meer en { $fewer } minder.
    }
}
then = Daarna

mark = Oordeel over je laatste antwoord
fine = Goed
whatBetter = Wat was beter?
betterWas = Beter: { $answer }.
