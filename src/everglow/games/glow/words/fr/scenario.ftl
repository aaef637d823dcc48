### Ce qui ne va pas dans un exemple de partie : sans majuscule ni point.

example_black_die = il faut un dé noir parmi les dés de « { $name } »

example_no_die = { $found } n’est pas un dé de Glow ; il faut une taille, et « { $field } » pour un grand dé

example_no_face = le dé « { $colour } » n’a pas de face « { $name } » ; il en faut une qu’il ait

example_faces = il faut une face pour chacun des { $dice } dés, pas { $faces }

example_deal = il faut cinq compagnons différents qui ne sont encore nulle part, ou aucun

example_no_rerolls = { $name } ne donne pas de relance

example_choose_die = il faut choisir un dé

example_no_large_die = il n’y a pas de grand dé « { $colour } » dans la réserve

example_phase_over = ce moment de la journée est passé

example_morning_over = le matin est passé

example_black_not_yours = ce n’est pas le moment de déplacer le dé noir

example_no_die_to_choose = il n’y a pas de dé à choisir

example_reroll_dice = une relance porte sur 1 ou 2 dés

example_others_die = le dé « { $name } » est à quelqu’un d’autre

example_unrolled = ce dé n’a pas encore été lancé

example_turn_price = tourner un dé coûte { $rerolls } relances

example_resolve_too = il faut aussi résoudre : { JOIN($left, ", ") }

example_comes_first = Cromaug est là : c’est d’abord à { $seat }

example_not_face_up = { $name } n’est pas face visible à cet endroit

example_must_take = il faut ramener un compagnon du cimetière

example_none_to_take = il n’y a pas de compagnon à ramener

example_no_connection = aucune liaison ne mène de { $start } à { $to }

example_nothing_to_give_up = il n’y a rien à sacrifier

example_must_give_up = il faut sacrifier un compagnon ou briser un sortilège

example_only_companions = seuls les compagnons peuvent être sacrifiés
