### "Dit wezen" is het wezen dat bekeken wordt, "deze wezens" zijn de kaarten eronder.

## Stenen

gives_stones = Dit wezen levert { $colour } stenen op, en deze wezens kunnen die gebruiken.

uses_stones = Dit wezen kan { $colour } stenen gebruiken, en deze wezens leveren die op.

raises_stones = Dit wezen maakt { $colour } stenen meer waard, en deze wezens leveren die waarde in punten op.

scores_stones = Dit wezen levert de waarde van { $colour } stenen in punten op, en deze wezens verhogen die waarde.

makes_room = Dit wezen maakt ruimte voor de stenen die deze wezens opleveren of tellen.
needs_room = Dit wezen levert veel stenen op of telt ze, en deze wezens maken er ruimte voor.

## Welke wezens

family_counted = Deze { FORM($family, "en") }kaart levert bij deze wezens punten op.

counts_family = Deze { FORM($family, "en") }kaarten leveren bij dit wezen punten op.

active_counted = Dit wezen heeft een { -active } effect en levert bij deze wezens punten op.
counts_active = Deze wezens hebben een { -active } effect en leveren bij dit wezen punten op.

cheap_counted = Dit wezen kost 2 of minder en levert bij deze wezens punten op.
counts_cheap = Deze wezens kosten 2 of minder en leveren bij dit wezen punten op.

cheap_returned = Dit wezen heeft een { -instant } effect en kost 2 of minder: met deze wezens neem je het terug in je hand om het opnieuw op te roepen.
returns_cheap = Deze wezens hebben een { -instant } effect en kosten 2 of minder: met dit wezen neem je ze terug in je hand om ze opnieuw op te roepen.

fire_returned = Dit { -fire }wezen heeft een { -instant } effect: met deze wezens neem je het terug in je hand om het opnieuw op te roepen.
returns_fire = Deze { -fire }wezens hebben een { -instant } effect: met dit wezen neem je ze terug in je hand om ze opnieuw op te roepen.

earth_taken = Deze { -earth }kaart kun je met deze wezens van de aflegstapel nemen.
takes_earth = Deze { -earth }kaarten kun je met dit wezen van de aflegstapel nemen.

## Kosten

cost_scored = De hoge kosten van dit wezen leveren bij deze wezens punten op.
scores_cost = Dit wezen levert gedrukte kosten in punten op, en die van deze wezens zijn hoog.

summons_dear = Met dit wezen roep je op zonder te betalen, en deze wezens kosten veel.
summoned_free = Dit wezen kost veel, en met deze wezens roep je het op zonder te betalen.

makes_cheaper = Dit wezen maakt deze wezens goedkoper.
made_cheaper = Deze wezens maken dit wezen goedkoper.

makes_all_cheaper = Dit wezen maakt oproepen goedkoper, en deze wezens roep je steeds opnieuw op.
summoned_often = Dit wezen roep je steeds opnieuw op, en deze wezens maken oproepen goedkoper.

cost_sought = De kosten van dit wezen komen deze wezens van pas.
seeks_costs = Dit wezen heeft verschillende kosten nodig, en die van deze wezens horen daarbij.

## Kaarten en effecten

brings_creatures = Dit wezen brengt meer wezens in het speelgebied, en deze wezens tellen die.
counts_area = Dit wezen telt de wezens in het speelgebied, en deze wezens zorgen voor meer.

comes_back = Dit wezen komt terug om opnieuw opgeroepen te worden, en bij deze wezens levert oproepen telkens punten op.
scores_summons = Bij dit wezen levert oproepen telkens punten op, en deze wezens komen terug om opnieuw opgeroepen te worden.

brings_cards = Dit wezen brengt kaarten in de hand, en deze wezens tellen die of leggen ze af.
counts_hand = Dit wezen telt handkaarten of legt ze af, en deze wezens zorgen voor meer.

pays_when_tamed = Deze wezens leveren stenen op als je deze kaart temt.
takes_when_tamed = Dit wezen levert stenen op als je een van deze kaarten temt.

fills_pile = Dit wezen brengt kaarten op de aflegstapel, en met deze wezens neem je er kaarten van.
takes_from_pile = Met dit wezen neem je een kaart van de aflegstapel, en deze wezens brengen er kaarten op.

lies_on_deck = Dit wezen ligt daarna boven op de trekstapel, en met deze wezens trek je het.
draws_from_deck = Met dit wezen trek je een kaart, en een van deze kan boven op de trekstapel liggen.

effect_copied = Deze wezens kunnen het effect van dit wezen kopiëren.
copies_effect = Dit wezen kan een effect van deze wezens kopiëren.

activated_again = Deze wezens activeren dit wezen nog een keer.
activates_again = Dit wezen activeert deze wezens nog een keer.
