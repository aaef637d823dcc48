tie = Bei gleich vielen Punkten gewinnt, wer mehr Kreaturen in der Auslage hat.

rules = Regeln

pointsName = Punkte

begun = Zu Beginn

earned = { $name } { $points }

deeds =
    .summoned = Beschworene Kreaturen
    .tamed = Gezähmte Kreaturen
    .sold = Verkaufte Kreaturen
    .activated = Aktivierungen
    .released = Freigelassene Kreaturen
    .drawn = Gezogene Karten
    .taken = Erhaltene Steine
    .paid = Gezahlte Steine
    .back = Zurückgelegte Steine
    .lost = Verlorene Punkte
