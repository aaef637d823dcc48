### Gebaren aan tafel, zonder woorden: reacties bij de plaats en een duwtje als iemand lang nadenkt.

react = Reageren
kinds =
    .cheer = Juichen
    .laugh = Lachen
    .surprise = Verbaasd
    .think = Hm …
    .heart = Hartje
told =
    .cheer = { $name } juicht.
    .laugh = { $name } lacht.
    .surprise = { $name } is verbaasd.
    .think = { $name } zegt hm.
    .heart = { $name } stuurt een hartje.
see = Reacties en duwtjes van anderen tonen
nudge = { $name } een duwtje geven
nudged = { $mine ->
    [yes] { $name } geeft je een duwtje: jij bent aan de beurt.
   *[no] { $name } geeft { $other } een duwtje.
}
tab = { $name } wacht op je · Everglow
