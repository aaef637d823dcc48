### De partij, verteld vanaf het einde.

tie = Bij evenveel punten wint wie meer wezens heeft.

rules = de spelregels

pointsName = punten

begun = Aan het begin

earned = { $name } { $points }

deeds =
    .summoned = Opgeroepen wezens
    .tamed = Getemde kaarten
    .sold = Verkochte kaarten
    .activated = Activeringen
    .released = Verwijderde wezens
    .drawn = Getrokken kaarten
    .taken = Genomen stenen
    .paid = Betaalde stenen
    .back = Teruggelegde stenen
    .lost = Verloren punten
