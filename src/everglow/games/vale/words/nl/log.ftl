### Het logboek: wat er gebeurde, telkens één zin in de tegenwoordige tijd.
### "Je" en een naam krijgen dezelfde werkwoordsvorm, zolang het onderwerp vooraan staat.

## Wat de tekst van een wezen doet

scored = { WHO($seat, "Je") } ontvangt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

lost = { WHO($seat, "Je") } verliest { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

took = { WHO($seat, "Je") } neemt { $stones }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

put_back = { WHO($seat, "Je") } legt { $stones } terug{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

returned = { $seat ->
    [you] Je neemt { FORM($card, "the") } terug in je hand
   *[other] { $seat } neemt { FORM($card, "the") } terug in de hand
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_hand = { $seat ->
    [you] Je legt { FORM($card, "the") } uit je hand af
   *[other] { $seat } legt { FORM($card, "the") } uit de hand af
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_area = { $seat ->
    [you] Je legt { FORM($card, "the") } uit je speelgebied af
   *[other] { $seat } legt { FORM($card, "the") } uit het eigen speelgebied af
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew = { WHO($seat, "Je") } trekt een kaart{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew_card = { WHO($seat, "Je") } trekt { FORM($card, "the") }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

fetched = { WHO($seat, "Je") } neemt { FORM($card, "the") } van de aflegstapel{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

copied = { WHO($seat, "Je") } kopieert { FORM($card, "the") }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

## Wat spelers doen

marked = { WHO($seat, "Je") } markeert { FORM($card, "the") }.

sold = { WHO($seat, "Je") } verkoopt { FORM($card, "the") }.

tamed = { WHO($seat, "Je") } temt { FORM($card, "the") }.

summoned = { WHO($seat, "Je") } roept { FORM($card, "the") } op.

released = { WHO($seat, "Je") } verwijdert { FORM($card, "the") }.

activated = { WHO($seat, "Je") } activeert { FORM($card, "the") }.

put_on_deck = { WHO($seat, "Je") } legt { FORM($card, "the") } boven op de trekstapel.

paid = { WHO($seat, "Je") } betaalt { $stones } voor { FORM($card, "the") }.

## Het verloop van de partij

revealed = { $last ->
    [yes] Ronde { $round }, de laatste
   *[no] Ronde { $round }
}; { WHO($start, "jij") } begint. { COUNT($cards) ->
    [0] Er zijn geen kaarten om op te jagen.
   *[other] De jacht is geopend op { FORM($cards, "the") }.
}

shuffled = De aflegstapel wordt een nieuwe trekstapel van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.

reached_end = { $seat ->
    [you] Je hebt { $points } punten: als dat zo blijft, eindigt de partij met deze ronde.
   *[other] { $seat } heeft { $points } punten: als dat zo blijft, eindigt de partij met deze ronde.
}

## Delen van zinnen

stones_in_brief = { $count } { $colour }

some_stones = { $count ->
    [one] 1 { $colour } steen
   *[other] { $count } { $colour } stenen
}
