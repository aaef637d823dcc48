title = Partijen
with = met { $names }
place = { $place ->
    [1] gewonnen
   *[other] { $place }e van { $of }
}
more = Nog { $count } tonen
download = Al mijn partijen downloaden

## Favoriete kaarten

favourites = Favoriete kaarten
liked = { $times } keer, { $won } gewonnen
hints = met tips, telt niet mee
