### Sans majuscule ni point : une proposition qui peut suivre deux-points.

## Autre chose est demandé

asked_else = il faut d’abord { $task }

asked_else_by = pour { FORM($card, "the") }, il faut d’abord { $task }

asked_else_by_copy = pour { FORM($card, "the") } (effet { FORM($copied, "of") }), il faut d’abord { $task }

in_action_turn = c’est ton tour d’action
in_resolution_turn = c’est ton tour de résolution, active tes créatures dans l’ordre de ton choix
activated_later = c’est ton tour d’action ; les créatures s’activent à ton tour de résolution

## Jetons Capture

has_marker = { FORM($card, "the") } porte déjà un jeton Capture

not_in_display = { FORM($card, "the") } n’est pas au marché

has_no_marker = { FORM($card, "the") } ne porte pas ton jeton Capture

marker_left = ton jeton Capture est encore sur { FORM($card, "the") } : vends ou apprivoise d’abord cette carte

## Invoquer et bannir

not_tamed = { FORM($card, "the") } n’est pas dans ta main : apprivoise d’abord cette carte

not_in_hand = { FORM($card, "the") } n’est pas dans ta main

not_in_area = { FORM($card, "the") } n’est pas dans ton arène

no_slot_until = pas d’emplacement libre avant la manche { $round }

no_slot = pas d’emplacement libre : bannis d’abord une créature

needs_more = il manque { $missing }

incomplete = { $slot ->
    [instant] l’effet instantané { FORM($card, "of") } ne peut pas être appliqué entièrement pour l’instant
   *[active] l’effet activable { FORM($card, "of") } ne peut pas être appliqué entièrement pour l’instant
}

## Activer

must_activate = il faut d’abord activer { FORM($card, "the") }

has_no_effect = { $slot ->
    [instant] { FORM($card, "the") } n’a pas d’effet instantané
   *[active] { FORM($card, "the") } n’a pas d’effet activable
}

already_activated = tu as déjà activé { FORM($card, "the") }

condition_not_met = la condition { FORM($card, "of") } n’est pas remplie pour l’instant

## Pierres

stones_not_held = tu n’as pas ces pierres

worth_too_little = ces pierres ne valent que { $worth }, le coût est de { $cost }

keep_exactly = garde exactement { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}

## Ce que demandent les cartes

keep_to_summon = aucune autre carte de ta main ne pourrait être invoquée : garde { FORM($card, "the") }

not_a_dragon = { FORM($card, "the") } n’est pas un dragon

not_on_pile = { FORM($card, "the") } n’est pas dans la défausse

not_an_earth_card = { FORM($card, "the") } n’est pas une carte Terre

returns_another = { FORM($card, "the") } reste en place : récupère une autre créature

costs_too_much = le coût imprimé { FORM($card, "of") } dépasse { $cost }

not_of_family = { FORM($card, "the") } n’est pas { FORM($family, "plain") }

discards_others = { FORM($card, "the") } reste en place : défausse d’autres créatures

already_chosen = tu as déjà choisi { FORM($card, "the") }

chosen_too_late = { FORM($card, "the") } vient avant { FORM($last, "the") } : choisis dans l’ordre affiché

nobody_sits = personne n’occupe la place { $seat }

you_have_none = tu n’as { FORM($family, "aucune") }

they_have_none = cette personne n’a { FORM($family, "aucune") }

choose_opponent = choisis quelqu’un d’autre que toi
they_have_no_points = cette personne n’a aucun point

copies_another = { FORM($card, "the") } copie l’effet d’une autre créature, pas le sien

few_options = { FORM($card, "the") } n’offre que { $count } choix

option_impossible = { FORM($option, "impossible") }

option_chosen = ce choix est déjà fait
option_too_late = cet effet vient avant ceux que tu as choisis : choisis dans l’ordre affiché
option_too_early = il en reste trop peu après celui-ci : choisis dans l’ordre affiché
