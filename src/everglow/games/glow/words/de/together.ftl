### Warum Karten zusammenpassen: Überschriften in der Galerie. Gemeint ist die betrachtete Karte; „diese Karten“ stehen darunter.

share_dice = Ein { FORM($element, "c") }-Symbol nützt auch diesen Karten.

brings_dice_for = Der { FORM($colour, "e") } Würfel zeigt { $element } zweimal; das nützt diesen Karten.

asks_for_dice_of = Verlangt { $element }; diese Karten bringen den Würfel, der { $element } zweimal zeigt.

dread_dice = Auch diese Karten sind ohne { $element } besser dran.

like_equal_dice = Auch diese Karten mögen gleiche Symbole.

gives_rerolls_to = Gibt Neuwürfe; die helfen bei den Bedingungen dieser Karten.

needs_rerolls_of = Die Bedingung ist schwer zu erfüllen; diese Karten geben Neuwürfe.

brings_any_die_for = Bringt einen Würfel deiner Wahl für das, was diese Karten verlangen.

needs_dice_of = Verlangt viele gleiche Symbole; diese Karten bringen einen weiteren Würfel.

has_fireflies_for = Hat Glühwürmchen übrig für diese Karten, die keine mitbringen.

needs_fireflies_of = Bringt kein Glühwürmchen mit; diese Karten haben welche übrig.

is_fetched_by = Kommt mit einem Geschenk auf den Friedhof; diese Karten holen den Gefährten zurück.

fetches = Holt diese Gefährten zurück, die mit einem Geschenk auf den Friedhof kommen.

hands_out = Verteilt diese Plättchen.

is_handed_out_by = Wird von diesen Karten verteilt.
