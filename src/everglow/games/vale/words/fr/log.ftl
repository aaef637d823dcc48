### Le journal : au présent. Entre parenthèses, la créature dont le texte agit.

## Ce que fait le texte d’une créature

scored = { $seat ->
    [you] Tu gagnes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

lost = { $seat ->
    [you] Tu perds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

took = { $seat ->
    [you] Tu prends { $stones }
   *[other] { $seat } prend { $stones }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

put_back = { $seat ->
    [you] Tu rends { $stones }
   *[other] { $seat } rend { $stones }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

returned = { $seat ->
    [you] Tu récupères { FORM($card, "the") } dans ta main
   *[other] { $seat } récupère { FORM($card, "the") } dans sa main
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_hand = { $seat ->
    [you] Tu défausses { FORM($card, "the") } de ta main
   *[other] { $seat } défausse { FORM($card, "the") } de sa main
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_area = { $seat ->
    [you] Tu défausses { FORM($card, "the") } de ton arène
   *[other] { $seat } défausse { FORM($card, "the") } de son arène
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew = { $seat ->
    [you] Tu pioches une carte
   *[other] { $seat } pioche une carte
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew_card = { $seat ->
    [you] Tu pioches { FORM($card, "the") }
   *[other] { $seat } pioche { FORM($card, "the") }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

fetched = { $seat ->
    [you] Tu prends { FORM($card, "the") } dans la défausse
   *[other] { $seat } prend { FORM($card, "the") } dans la défausse
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

copied = { $seat ->
    [you] Tu copies { FORM($card, "the") }
   *[other] { $seat } copie { FORM($card, "the") }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

## Ce que font les personnes

marked = { $seat ->
    [you] Tu captures { FORM($card, "the") }
   *[other] { $seat } capture { FORM($card, "the") }
}.

sold = { $seat ->
    [you] Tu vends { FORM($card, "the") }
   *[other] { $seat } vend { FORM($card, "the") }
}.

tamed = { $seat ->
    [you] Tu apprivoises { FORM($card, "the") }
   *[other] { $seat } apprivoise { FORM($card, "the") }
}.

summoned = { $seat ->
    [you] Tu invoques { FORM($card, "the") }
   *[other] { $seat } invoque { FORM($card, "the") }
}.

released = { $seat ->
    [you] Tu bannis { FORM($card, "the") }
   *[other] { $seat } bannit { FORM($card, "the") }
}.

activated = { $seat ->
    [you] Tu actives { FORM($card, "the") }
   *[other] { $seat } active { FORM($card, "the") }
}.

put_on_deck = { $seat ->
    [you] Tu mets { FORM($card, "the") } sur le dessus de la pioche
   *[other] { $seat } met { FORM($card, "the") } sur le dessus de la pioche
}.

paid = { $seat ->
    [you] Tu paies { $stones } pour { FORM($card, "the") }
   *[other] { $seat } paie { $stones } pour { FORM($card, "the") }
}.

## Le cours de la partie

revealed = { $last ->
    [yes] Manche { $round }, la dernière
   *[no] Manche { $round }
} : { $start ->
    [you] tu commences
   *[other] { $start } commence
}. { COUNT($cards) ->
    [0] Aucune carte à capturer.
   *[other] À capturer : { $cards }.
}

shuffled = La défausse devient une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.

reached_end = { $seat ->
    [you] Tu as { $points } points : la partie finit avec cette manche, sauf si cela change.
   *[other] { $seat } a { $points } points : la partie finit avec cette manche, sauf si cela change.
}

## Morceaux de phrases

stones_in_brief = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { FORM($colour, "many") }
}

some_stones = { $count ->
    [one] { $count } pierre { $colour }
   *[other] { $count } pierres { FORM($colour, "many") }
}
