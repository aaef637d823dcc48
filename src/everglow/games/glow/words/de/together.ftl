### Warum Karten zusammenpassen: Überschriften über Karten in der Galerie. „Diese“ sind die Karten darunter.

share_dice = Ein { FORM($element, "c") }-Symbol nützt auch diesen.

brings_dice_for = Der { FORM($colour, "e") } Würfel dieser Karte hat eine zweite Seite mit { $element } für diese.

asks_for_dice_of = Diese Karte verlangt { $element }; diese bringen den Würfel, der es zweimal hat.

dread_dice = Auch diesen geht es ohne { $element } besser.

like_equal_dice = Auch diese mögen gleiche Symbole.

gives_rerolls_to = Diese Karte gibt Neuwürfe; sie helfen bei den Bedingungen von diesen.

needs_rerolls_of = Die Bedingung ist schwer zu erfüllen, und diese geben Neuwürfe.

brings_any_die_for = Diese Karte bringt einen Würfel deiner Wahl für das, was diese verlangen.

needs_dice_of = Diese Karte verlangt viele gleiche Symbole, und diese bringen einen weiteren Würfel.

has_fireflies_for = Diese Karte hat Glühwürmchen übrig für diese, die keine mitbringen.

needs_fireflies_of = Diese Karte bringt kein Glühwürmchen; diese haben welche übrig.

is_fetched_by = Diese Karte kommt mit einem Geschenk auf den Friedhof, und diese holen sie zurück.

fetches = Diese Karte holt diese zurück, die mit einem Geschenk auf den Friedhof kommen.

hands_out = Diese Karte verteilt diese Plättchen.

is_handed_out_by = Diese verteilen das Plättchen.
