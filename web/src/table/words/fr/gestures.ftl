### Gestes à table, sans paroles : réactions à la place et rappel quand quelqu’un tarde.

react = Réagir
kinds =
    .cheer = Bravo
    .laugh = Rire
    .surprise = Surprise
    .think = Hum …
    .heart = Cœur
told =
    .cheer = { $name } applaudit.
    .laugh = { $name } rit.
    .surprise = { $name } s’étonne.
    .think = { $name } fait hum.
    .heart = { $name } envoie un cœur.
see = Voir les réactions et rappels des autres
nudge = Rappel à { $name }
nudged = { $mine ->
    [yes] { $name } t’envoie un rappel : c’est à toi.
   *[no] { $name } envoie un rappel à { $other }.
}
tab = { $name } t’attend · Everglow
