### Waarom iets nu niet kan: een hoofdzin zonder punt en zonder hoofdletter, ook na een dubbele punt.

## Er wordt iets anders gevraagd

asked_else = er wordt je nu iets anders gevraagd: { $task }

asked_else_by = { FORM($card, "the") } vraagt je nu iets anders: { $task }

asked_else_by_copy = { FORM($card, "the") } als { $copied } vraagt je nu iets anders: { $task }

in_action_turn = dit is je beurt in de actiefase
in_resolution_turn = dit is je beurt in de effectenfase; activeer in een volgorde naar keuze
activated_later = dit is je beurt in de actiefase; wezens activeer je in de effectenfase

## Markers

has_marker = op { FORM($card, "the") } ligt al een marker

not_in_display = { FORM($card, "the") } ligt niet in het aanbod

has_no_marker = op { FORM($card, "the") } ligt geen marker van jou

marker_left = je marker ligt nog op { FORM($card, "the") }: verkoop of tem die kaart eerst

## Oproepen en verwijderen

not_tamed = { FORM($card, "the") } zit niet in je hand: tem die kaart eerst

not_in_hand = { FORM($card, "the") } zit niet in je hand

not_in_area = { FORM($card, "the") } ligt niet in je speelgebied

no_slot_until = geen vrij speelveld tot ronde { $round }

no_slot = geen vrij speelveld: verwijder eerst een wezen

needs_more = nog { $missing } nodig

incomplete = { $slot ->
    [instant] het directe effect van { FORM($card, "the") } kan nu niet volledig uitgevoerd worden
   *[active] het te activeren effect van { FORM($card, "the") } kan nu niet volledig uitgevoerd worden
}

## Activeren

must_activate = { FORM($card, "the") } moet eerst nog geactiveerd worden

has_no_effect = { $slot ->
    [instant] { FORM($card, "the") } heeft geen direct effect
   *[active] { FORM($card, "the") } heeft geen te activeren effect
}

already_activated = { FORM($card, "the") } is al geactiveerd

condition_not_met = aan de voorwaarde van { FORM($card, "the") } is nu niet voldaan

## Stenen

stones_not_held = deze stenen heb je niet

worth_too_little = deze stenen zijn maar { $worth } waard, en het kost { $cost }

keep_exactly = houd precies { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}

## Wat kaarten vragen

keep_to_summon = van je andere handkaarten kun je er geen oproepen: houd { FORM($card, "the") }

not_a_dragon = { FORM($card, "the") } is geen draak

not_on_pile = { FORM($card, "the") } ligt niet op de aflegstapel

not_an_earth_card = { FORM($card, "the") } is geen aardekaart

returns_another = { FORM($card, "the") } zelf blijft liggen: neem een ander wezen terug

costs_too_much = de gedrukte kosten van { FORM($card, "the") } zijn hoger dan { $cost }

not_of_family = { FORM($card, "the") } is geen { FORM($family, "bare") }

discards_others = { FORM($card, "the") } zelf blijft liggen: leg andere wezens af

already_chosen = { FORM($card, "the") } is al gekozen

chosen_too_late = { FORM($card, "the") } komt vóór { FORM($last, "the") }: kies in de getoonde volgorde

nobody_sits = op plaats { $seat } zit niemand

you_have_none = je hebt geen { FORM($family, "bare") }

they_have_none = die speler heeft geen { FORM($family, "bare") }

choose_opponent = kies een tegenstander, niet jezelf
they_have_no_points = die speler heeft geen punten

copies_another = { FORM($card, "the") } kopieert een ander wezen, niet zichzelf

few_options = { FORM($card, "the") } heeft maar { $count } opties

option_impossible = { FORM($option, "impossible") }

option_chosen = dit is al gekozen
option_too_late = dit komt vóór wat je al gekozen hebt: kies in de getoonde volgorde
option_too_early = hierna blijven er te weinig over: kies in de getoonde volgorde
