### Wat de startpagina en de lobby over het spel zeggen.

title = The Vale of Eternity

facts =
    .players = 2–4 spelers
    .rounds = maximaal 10 rondes
    .creatures = 70 wezens

about = Jaag op wezens, verkoop ze voor stenen of tem ze, en bouw een keten van effecten die al je tegenstanders achter zich laat.
