### Ce que l’on peut consulter, et ce qui est dit à côté des questions.

## Pendant un lancer

dice_that_count = { COUNT($shown) ->
    [0] Dés qui comptent : aucun
   *[other] Dés qui comptent : { JOIN($shown, ", ") }
}

at_noon = À midi : { COUNT($acting) ->
    [0] aucune carte n’agit
   *[other] { JOIN($acting, ", ") }
}. Au total : { COUNT($gives) ->
    [0] rien
   *[other] { JOIN($gives, ", ") }
}{ COUNT($leaving) ->
    [0] .
    [1] {"\u202F"}; { FORM($leaving, "the") } partirait.
   *[other] {"\u202F"}; { FORM($leaving, "the") } partiraient.
}

acts_at_noon = { $times ->
    [one] { $card }
   *[other] { $card } ({ $times } fois)
}

sum_gained = +{ $what }

sum_lost = −{ $what }

## Cartes par leur nom

a_companion = { $card }, compagnon (cartes { $deck }) :

an_adventurer = { $card }, aventurier :

a_spell = { $card }, tuile sortilège :

## Piles ouvertes

graveyard = Le cimetière :

graveyard_is_empty = Le cimetière est vide.

cards_of = { $seat ->
    [you] Tes cartes :
   *[other] Cartes : { $seat }
}

spells_in_box = Tuiles sortilège dans la boîte :

unknown_spells_in_box = Tuiles sortilège face cachée dans la boîte : { $count }

## Ce qu’il faut savoir pour lire la table

hint_dice = Chaque dé a les cinq éléments. La sixième face reprend l’élément de sa couleur (vert {-nature}, bleu foncé {-water}, bleu clair {-air}, rouge {-fire}, orange {-earth}) ; sur le violet, c’est 2 {-footprints}, sur le jaune, 3 {-light}.

hint_black_die = Le dé noir est une malédiction, sauf si tu as Kaar : l’élément qu’il montre ne compte sur aucun de tes dés, et sa sixième face te prend 2 {-light}.

hint_cards = Une carte dit ce que tes dés doivent montrer, puis ce qui se passe à midi. Une {-skull} signifie que ce compagnon va au cimetière.

hint_rerolls = Les relances viennent des jetons {-reroll}, une fois par jour d’un Lumipili, et d’un recul sur la piste de score. Chacune relance 1 ou 2 dés ; trois d’entre elles tournent un dé sur la face que tu veux.

hint_footprints = Un {-footprint} est un joker en chemin, et chacun de ceux que tu gardes donne 1 {-light(form: "one")} en fin de partie.

hint_fireflies = Avec au moins autant de {-fireflies} que de compagnons, tu gagnes 10 {-light} en fin de partie.

hint_villages = Seul compte le village où tu campes : finis ton voyage là.
