### Pourquoi quelque chose n’est pas possible : une proposition sans point final.

something_else_is_asked = autre chose est demandé pour l’instant : { $wanted }

already_chosen = { FORM($card, "the") } est déjà pris

no_companion_there = il n’y a aucun compagnon à l’emplacement { $space }

die_not_in_reserve = il n’y a aucun grand dé { $colour } dans la réserve

black_die_lies_there = le dé noir est déjà à l’emplacement { $space }

no_such_face = ce dé n’a pas de face { $face }

not_in_graveyard = { FORM($card, "the") } n’est pas au cimetière, ou c’est Cromaug lui-même

not_your_companion = { FORM($card, "the") } n’est pas à toi : tu ne peux pas l’envoyer au cimetière

not_your_spell = tu n’as pas de sortilège { $number }

die_not_to_choose = tu ne peux pas choisir { $die } ({ $face }) : tu n’en as pas, ou il faut choisir les deux dans l’autre ordre

no_dice = tu n’as aucun dé

too_few_rerolls = { $held ->
    [0] tourner un dé demande { $needed } relances ; tu n’en as aucune
   *[other] tourner un dé demande { $needed } relances ; tu en as { $held }
}

no_reroll_token = tu n’as aucun jeton {-reroll}

past_the_track = au-delà de 100, la piste de score ne donne plus de relances

no_field_below = il n’y a pas de case de relance derrière toi

no_reroll_today = { FORM($card, "the") } n’a pas de relance pour toi aujourd’hui

spell_not_met = le sortilège { $number } n’est pas là, est encore face cachée, ou sa condition n’est pas remplie maintenant

not_yours = { FORM($card, "the") } n’est pas à toi

already_resolved = tu as déjà résolu { FORM($card, "the") }

not_met = la condition { FORM($card, "of") } n’est pas remplie maintenant

not_next = tu ne peux pas aller { FORM($place, "to") } en une étape : tu es { FORM($here, "at") }

already_entered = tu as déjà visité { FORM($place, "the") } aujourd’hui

footprints_missing = { $missing ->
    [one] pour { FORM($place, "the") }, il te manque { $missing } {-footprint}
   *[other] pour { FORM($place, "the") }, il te manque { $missing } {-footprints}
}

no_boat_there = tu n’as pas de bateau { FORM($place, "at") }

boat_there_already = un de tes bateaux est déjà { FORM($place, "at") }

too_many_elements = tes dés montrent trop d’éléments différents : { $count }
