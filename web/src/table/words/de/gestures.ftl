### Gesten am Tisch, ohne Worte: Reaktionen am Platz und ein Stups, wenn jemand lange braucht.

react = Reagieren
kinds =
    .cheer = Jubeln
    .laugh = Lachen
    .surprise = Staunen
    .think = Hm …
    .heart = Herz
told =
    .cheer = { $name } jubelt.
    .laugh = { $name } lacht.
    .surprise = { $name } staunt.
    .think = { $name } macht hm.
    .heart = { $name } schickt ein Herz.
see = Reaktionen und Stupse anderer zeigen
nudge = { $name } anstupsen
nudged = { $mine ->
    [yes] { $name } stupst dich an: Du bist dran.
   *[no] { $name } stupst { $other } an.
}
tab = { $name } wartet auf dich · Everglow
