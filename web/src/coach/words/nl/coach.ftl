title = Wat { $code } besliste
heading = Wat deze partij besliste
begins = De coach bekijkt de partij …
judging = { $done } van { $all } beurten beoordeeld …
again = Opnieuw proberen

luckYou = { $luck ->
    [kind] Het geluk was aan jouw kant.
    [unkind] Het geluk was tegen je.
   *[even] Het geluk heeft je niet geholpen en niet gehinderd.
}
luckOf = { $luck ->
    [kind] Het geluk was aan de kant van { $name }.
    [unkind] Het geluk was tegen { $name }.
   *[even] Het geluk heeft { $name } niet geholpen en niet gehinderd.
}
ownYou = { $count ->
    [0] Je had nooit een keuze die ertoe deed.
    [one] Eén keuze van jou deed ertoe: { $cost }.
   *[other] { $count } keuzes van jou deden ertoe: samen { $cost }.
}
ownOf = { $count ->
    [0] { $name } had nooit een keuze die ertoe deed.
    [one] Eén keuze van { $name } deed ertoe: { $cost }.
   *[other] { $count } keuzes van { $name } deden ertoe: samen { $cost }.
}

curves = Verwachte overwinning in %
curvesHint = Alle aandelen samen zijn 100 %. Kies een stap om die te bekijken.
curvesTold = De verwachte overwinning tijdens de partij. { JOIN($told, " ") }
ended = { $name } begon met { $start } en eindigde met { $end }.
where = Stap van de partij
step = Stap { $step }
see = Stap { $step } terugkijken

bridge = Van begin tot eind
whose = Wie
parts =
    .start = Begin
    .luck = Geluk
    .own = Eigen spel
    .others = De anderen
    .unexplained = Rest
    .end = Eind
rest = Eigen spel is wat betere antwoorden hadden opgeleverd, dus nooit meer dan nul. De rest kan de coach niet verklaren. Verliezen tellen bij elkaar op, ook als geluk ze weer goedmaakte: het kan dus meer dan 100 % zijn.

moments = Momenten die ertoe deden
noMoments = De coach vond geen keuze die iets heeft gekost.
deeper = Beter kijken
deeperHint = Een zoektocht bekijkt de duurste momenten nog eens. Dat duurt even.
deepening = { $done ->
    [0] De coach kijkt nog eens …
    [one] Eén moment nog eens bekeken …
   *[other] { $done } momenten nog eens bekeken …
}
deepened = { $count ->
    [one] Een zoektocht heeft het duurste moment nog eens bekeken.
   *[other] Een zoektocht heeft de { $count } duurste momenten nog eens bekeken.
}
slips =
    .blunder = Blunder
    .mistake = Fout
    .inaccuracy = Onnauwkeurig
    .small = Kleinigheid
within = ± { $error }
youDid = Wat je deed
did = Wat { $name } deed
better = Wat beter was
doneShort = gedaan
betterShort = beter
more = Nog { $count } stappen
moved = In deze beurt ging het aandeel van { $before } naar { $after }.
helpedYou = Dat hielp jou het meest: { $gain }.
helped = Dat hielp { $name } het meest: { $gain }.
brought = { $when ->
    [turn] Aan het eind van de beurt was dat
    [turns] Aan het eind van de beurt was dat gemiddeld
    [day] Aan het eind van de dag was dat gemiddeld
   *[round] Aan het eind van de ronde was dat gemiddeld
} { COUNT($more) ->
    [0] { $fewer } minder geweest.
   *[other] { COUNT($fewer) ->
        [0] { $more } meer geweest.
       *[other] { $more } meer en { $fewer } minder geweest.
    }
}
look = Bekijken
tryIt = Proberen

luck = Geluk
luckiest = Meeste geluk
unluckiest = Meeste pech
deal = De verdeling aan het begin
asGood = Minstens zo goed in { $times } van { $worlds } andere verdelingen.
asBad = Slechter in { $times } van { $worlds } andere verdelingen.
sum = Al het geluk samen is nul.
aside = { $same ->
    [yes] Zonder geluk had { $names } ook gewonnen.
   *[no] Zonder geluk had { $names } gewonnen.
}
judge = Beoordeeld door: { $judge }

decisions = Wat keuzes kostten
fine = { $count ->
    [one] Eén andere keuze was zo goed als de beste die werd gevonden.
   *[other] { $count } andere keuzes waren zo goed als de beste die werd gevonden.
}
costTold = Wat keuzes kostten. Deze stap: { $cost }.
thisStep = Deze stap
hideGhost = Verbergen
