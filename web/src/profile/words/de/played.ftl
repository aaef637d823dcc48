### Die Partien, die jemand gespielt hat.

title = Partien
with = mit { $names }
place = { $place ->
    [1] gewonnen
   *[other] { $place }. von { $of }
}
more = { $count } weitere anzeigen
download = Alle meine Partien herunterladen

## Lieblingskarten

favourites = Lieblingskarten
liked = { $times ->
    [1] einmal, { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }
    [2] zweimal, { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }
   *[other] { $times }-mal, { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }
}
hints = mit Tipps, zählt nicht
