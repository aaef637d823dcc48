### Ce qu’une carte dit en plus de ses propres textes.

families =
    .fire = Feu
    .water = Eau
    .earth = Terre
    .wind = Vent
    .dragon = Dragon

kinds =
    .instant = Instantané
    .permanent = Permanent
    .active = Activable

# Au féminin : des pierres.
colours =
    .red = rouge
    .blue = bleue
    .purple = violette

stone = { $colour ->
    [red] pierre rouge, valeur { $worth }
    [blue] pierre bleue, valeur { $worth }
   *[purple] pierre violette, valeur { $worth }
}

now = à { $cost }

about = { $card }, { $family ->
    [fire] Feu
    [water] Eau
    [earth] Terre
    [wind] Vent
   *[dragon] Dragon
}, coût { $cost }{ $now ->
    [none] {""}
   *[other] , coûte { $now } pour l’instant
}.

effect = { $slot ->
    [instant] Instantané : { $text }
    [permanent] Permanent : { $text }
   *[active] Activable : { $text }
}
