### Das Subjekt fehlt, wo es die betrachtete Kreatur ist; „diese“ sind die Karten darunter.

## Steine

gives_stones = Bringt { $colour } Steine, und diese nutzen sie.

uses_stones = Nutzt { $colour } Steine, und diese bringen sie.

raises_stones = Erhöht den Wert { FORM($colour, "er") } Steine, und diese bringen Punkte dafür.

scores_stones = Bringt Punkte für den Wert { FORM($colour, "er") } Steine, und diese erhöhen ihn.

makes_room = Schafft Platz für Steine, und diese bringen oder zählen viele.
needs_room = Bringt oder zählt viele Steine, und diese schaffen Platz dafür.

## Arten von Kreaturen

family_counted = Ist eine { FORM($family, "c") }-Kreatur, und diese bringen Punkte dafür.

counts_family = Bringt Punkte für { FORM($family, "c") }-Kreaturen wie diese.

active_counted = Hat einen { -active }-Effekt, und diese bringen Punkte dafür.
counts_active = Bringt Punkte für Kreaturen wie diese mit { -active }-Effekt.

cheap_counted = Hat Kosten von 2 oder weniger, und diese bringen Punkte dafür.
counts_cheap = Bringt Punkte für Kreaturen wie diese mit Kosten von 2 oder weniger.

cheap_returned = Wird von diesen zurückgerufen und erneut beschworen: { -instant }-Effekt und Kosten von 2 oder weniger.
returns_cheap = Ruft Kreaturen wie diese mit { -instant }-Effekt und Kosten von 2 oder weniger zurück, damit du sie erneut beschwören kannst.

fire_returned = Wird von diesen zurückgerufen und erneut beschworen: { -fire }-Kreatur mit { -instant }-Effekt.
returns_fire = Ruft { -fire }-Kreaturen wie diese mit { -instant }-Effekt zurück, damit du sie erneut beschwören kannst.

earth_taken = Ist eine { -earth(form: "c") }-Karte, und diese holen sie vom Ablagestapel.
takes_earth = Holt { -earth(form: "c") }-Karten wie diese vom Ablagestapel.

## Kosten

cost_scored = Hat hohe Kosten, und diese bringen Punkte dafür.
scores_cost = Bringt Punkte für aufgedruckte Kosten, und die sind bei diesen hoch.

summons_dear = Beschwört kostenlos, und diese sind teuer.
summoned_free = Ist teuer, und diese beschwören kostenlos.

makes_cheaper = Macht diese günstiger.
made_cheaper = Wird durch diese günstiger.

makes_all_cheaper = Macht jede Beschwörung günstiger, und diese werden immer wieder beschworen.
summoned_often = Wird immer wieder beschworen, und diese machen jede Beschwörung günstiger.

cost_sought = Hat Kosten, die diese brauchen.
seeks_costs = Braucht Kreaturen mit verschiedenen Kosten, zum Beispiel diese.

## Karten und Effekte

brings_creatures = Bringt mehr Kreaturen in die Auslage, und diese zählen sie.
counts_area = Zählt die Auslage, und diese bringen mehr Kreaturen hinein.

comes_back = Kommt zurück und wird erneut beschworen, und diese bringen Punkte für jede Beschwörung.
scores_summons = Bringt Punkte für jede Beschwörung, und diese kommen zurück und werden erneut beschworen.

brings_cards = Bringt Karten auf die Hand, und diese zählen sie oder legen sie ab.
counts_hand = Zählt Handkarten oder legt sie ab, und diese bringen neue.

pays_when_tamed = Wird sie gezähmt, bringen diese dafür Steine.
takes_when_tamed = Bringt Steine, wenn du eine von diesen zähmst.

fills_pile = Legt Karten auf den Ablagestapel, und diese holen welche von dort.
takes_from_pile = Holt Karten vom Ablagestapel, und diese legen welche darauf.

lies_on_deck = Liegt danach oben auf dem Stapel, und diese ziehen von dort.
draws_from_deck = Zieht 1 Karte; oben auf dem Stapel kann eine von diesen liegen.

effect_copied = Hat einen Effekt, den diese kopieren können.
copies_effect = Kann einen Effekt von diesen kopieren.

activated_again = Wird von diesen noch einmal aktiviert.
activates_again = Aktiviert diese noch einmal.
