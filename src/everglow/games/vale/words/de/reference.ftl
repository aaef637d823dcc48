card_in_full = { $card } ({ $family }, Kosten { $cost })

full_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant") }
    [permanent] { -permanent }: { TEXT($card, "permanent") }
   *[active] { -active }: { TEXT($card, "active") }
}

area_of = { $seat ->
    [you] Deine Auslage:
   *[other] Auslage von { $seat }:
}

area_empty = { $seat ->
    [you] Deine Auslage: leer
   *[other] Auslage von { $seat }: leer
}

pile_is = Ablagestapel:

pile_empty = Ablagestapel: leer

pile_of_family = { $family }: { JOIN($cards, ", ") }

## Hinweise für alle, die neu sind

hint_round = In jeder Runde markierst du { $cards } Karten und verkaufst oder zähmst dann jede davon. Gezähmte Karten kommen auf deine Hand; von dort beschwörst du sie für ihre Kosten, sofort oder in einer späteren Runde.

hint_stones = Ein { -red(form: "er") } Stein hat den Wert { $red }, ein { -blue(form: "er") } Stein { $blue }, ein { -purple(form: "er") } Stein { $purple }. Du darfst höchstens { $limit } Steine haben, und wenn du zu viel zahlst, gibt es kein Wechselgeld.

hint_sales = Ein Verkauf bringt je nach Element Steine: { JOIN($sales, "; ") }.

sale = { $family }: { $stones }

hint_area = In deiner Auslage dürfen höchstens so viele Kreaturen liegen, wie die Rundenzahl beträgt. Um eine freizulassen, zahlst du die Rundenzahl.

hint_effects = Effekte: Ein { -instant }-Effekt wirkt einmal, wenn die Kreatur beschworen wird; ein { -permanent(form: "c") }-Effekt gilt, solange sie in deiner Auslage liegt; ein { -active }-Effekt wirkt einmal in jedem deiner Züge der Aktivierungsphase, wenn es möglich ist.

hint_end = Die Partie endet nach Runde{"\u00A0"}{ $rounds } oder nach einer Runde, an deren Ende jemand { $points } { -points } oder mehr hat. Wer die meisten hat, gewinnt.
