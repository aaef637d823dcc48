### Pourquoi des cartes vont ensemble : titres au-dessus de listes de cartes.

share_dice = Un même dé { $element } sert aussi à celles-ci.

brings_dice_for = Son dé { $colour } a une deuxième face { $element } pour celles-ci.

asks_for_dice_of = Elle demande { $element } ; celles-ci apportent le dé qui l’a deux fois.

dread_dice = Celles-ci aussi s’en sortent mieux sans { $element }.

like_equal_dice = Celles-ci aussi aiment les dés identiques.

gives_rerolls_to = Elle donne des relances, utiles pour les conditions de celles-ci.

needs_rerolls_of = Sa condition est difficile à remplir, et celles-ci donnent des relances.

brings_any_die_for = Elle apporte un dé au choix pour ce que celles-ci demandent.

needs_dice_of = Elle demande beaucoup de dés identiques, et celles-ci en apportent un de plus.

has_fireflies_for = Elle a des lucioles en trop pour celles-ci, qui n’en apportent aucune.

needs_fireflies_of = Elle n’apporte aucune luciole ; celles-ci en ont en trop.

is_fetched_by = Elle va au cimetière en laissant un cadeau, et celles-ci la ramènent.

fetches = Elle ramène celles-ci du cimetière, où elles vont en laissant un cadeau.

hands_out = Elle distribue ces tuiles.

is_handed_out_by = Celles-ci la distribuent.
