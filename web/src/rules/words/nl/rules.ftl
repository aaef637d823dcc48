none = Er zijn hier geen spelregels met die naam.
contents = Inhoud
search = Zoeken in regels en uitspraken
hits = { $count ->
    [0] Daarover staat hier niets.
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
link = Link naar { $title }

## Een stelling die lezers kunnen uitproberen

tryIt = Uitproberen
again = Opnieuw beginnen
leave = Sluiten
over = Dat was alles. Begin opnieuw, of lees verder.

sources = Waar dit vandaan komt
