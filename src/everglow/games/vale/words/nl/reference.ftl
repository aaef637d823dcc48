### Wat je opzoekt: een kaart voluit, wat er open ligt, hoe het spel werkt.

card_in_full = { $card } ({ $family }, kost { $cost })

full_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant") }
    [permanent] { -permanent }: { TEXT($card, "permanent") }
   *[active] { -active }: { TEXT($card, "active") }
}

area_of = { $seat ->
    [you] Je speelgebied:
   *[other] Speelgebied van { $seat }:
}

area_empty = { $seat ->
    [you] Je speelgebied: leeg
   *[other] Speelgebied van { $seat }: leeg
}

pile_is = Aflegstapel:

pile_empty = Aflegstapel: leeg

pile_of_family = { FORM($family, "en") }: { JOIN($cards, ", ") }

## Wat een nieuwkomer moet weten

hint_round = Elke ronde markeer je { $cards } kaarten; daarna verkoop of tem je ze stuk voor stuk. Wat je temt, komt in je hand; van daaruit roep je het op voor wat het kost, meteen of in een latere ronde.

hint_stones = Een { -red } steen is { $red } waard, een { -blue } steen { $blue }, een { -purple } steen { $purple }. Je hebt maximaal { $limit } stenen, en als je te veel betaalt, krijg je geen wisselgeld.

hint_sales = Wat een verkochte kaart oplevert, hangt af van de soort: { JOIN($sales, "; ") }.

sale = { FORM($family, "en") }: { $stones }

hint_area = In je speelgebied passen evenveel wezens als het nummer van de ronde. Zoveel betaal je ook om een wezen te verwijderen.

hint_effects = Effecten: { -instant } gebeurt 1 keer, als je het wezen oproept; { -permanent } geldt zolang het in je speelgebied ligt; { -active } gebeurt 1 keer in elk van je beurten in de effectenfase, als het kan.

hint_end = De partij eindigt na ronde { $rounds }, of na een ronde waarin iemand aan het einde { $points } { -points } of meer heeft. Wie de meeste heeft, wint.
