title = The Vale of Eternity

facts =
    .players = 2–4 Personen
    .rounds = bis zu 10 Runden
    .creatures = 70 Kreaturen

about = Suche Kreaturen aus, verkaufe sie für Steine oder zähme sie und baue eine Kette von Effekten auf, die alle anderen übertrifft.
