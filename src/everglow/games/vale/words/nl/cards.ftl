### kind: creature
### the: in een zin en na van, met lidwoord; eigennamen hebben er geen.
### Korte teksten: hoogstens 34 tekens per regel, met woorden voor de symbolen.

## Vuur

agni = Agni
    .permanent = Je { -red } stenen zijn elk 1 meer waard.
    .permanent_short = Elke { -red } is 1 meer waard
asmodeus = Asmodeus
    .active = Neem uit je speelgebied een wezen met een { -instant } effect en gedrukte kosten van 2 of minder terug in je hand.
    .active_short =
        Neem wezen met { -instant }, gedrukte
        kosten 2 of minder, terug in hand
balog = Balog
    .active = Neem uit je speelgebied een { -fire }wezen met een { -instant } effect terug in je hand.
    .active_short =
        Neem een { -fire }wezen met { -instant }
        terug in je hand
burning_skull = Brandende schedel
    .the = de Brandende schedel
    .active = Leg 1 { -red } steen terug en ontvang dan 3 punten.
    .active_short = Leg 1 { -red } terug, +3 { -points }
firefox = Vuurvos
    .the = de Vuurvos
    .instant = Ontvang 1 punt per kaart in je hand; dit wezen hoort daar al niet meer bij.
    .instant_short = +1 { -point } per kaart in je hand
hestia = Hestia
    .permanent = Je mag 2 stenen meer hebben: 6 in plaats van 4. Zodra dit wezen je speelgebied verlaat, leg je meteen stenen terug tot je er nog 4 hebt.
    .permanent_short = Je mag 6 stenen hebben
horned_salamander = Gehoornde sala{"\u00AD"}mander
    .the = de Gehoornde sala{"\u00AD"}mander
    .active = Neem 4 { -red } stenen.
    .active_short = Neem 4 { -red }
ifrit = Ifrit
    .the = de Ifrit
    .instant = Ontvang 1 punt per wezen in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +1 { -point } per wezen
        in je speelgebied
imp = Duiveltje
    .the = het Duiveltje
    .instant = Neem 2 { -red } stenen.
    .instant_short = Neem 2 { -red }
    .active = Neem dit wezen terug in je hand.
    .active_short = Neem dit terug in je hand
incubus = Incubus
    .the = de Incubus
    .instant = Ontvang 2 punten per wezen in je speelgebied met gedrukte kosten van 2 of minder, dit wezen meegeteld.
    .instant_short =
        +2 { -points } per wezen in je
        speelgebied dat 2 of minder kost
lava_giant = Lava{"\u00AD"}reus
    .the = de Lava{"\u00AD"}reus
    .instant = Ontvang 2 punten per { -fire }wezen in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +2 { -points } per { -fire }wezen
        in je speelgebied
phoenix = Feniks
    .the = de Feniks
    .permanent = Telkens als je een ander wezen oproept, ontvang je 1 punt per { -red } steen die je ervoor betaalt.
    .permanent_short = Ander oproepen: +1 { -point } per { -red }
salamander = Sala{"\u00AD"}mander
    .the = de Sala{"\u00AD"}mander
    .active = Neem 1 { -red } steen en ontvang 1 punt.
    .active_short = Neem 1 { -red }, +1 { -point }
succubus = Succubus
    .the = de Succubus
    .instant = Als er in je speelgebied wezens met gedrukte kosten van 1, 2, 3 en 4 liggen, van elk minstens 1, ontvang je 10 punten; anders gebeurt er niets.
    .instant_short =
        +10 { -points } met gedrukte kosten
        1, 2, 3 en 4 in je speelgebied
surtr = Surtr
    .instant = Ontvang 2 punten per verschillende soort in je speelgebied, die van dit wezen meegeteld.
    .instant_short =
        +2 { -points } per soort
        in je speelgebied

## Water

charybdis = Charybdis
    .active = Leg 1 { -blue } steen terug en ontvang dan 5 punten.
    .active_short = Leg 1 { -blue } terug, +5 { -points }
hae_tae = Hae-tae
    .permanent = Je { -blue } en { -purple } stenen ruilen van waarde. Voor effecten die een kleur noemen, blijven de stenen wat ze zijn.
    .permanent_short =
        Je { -blue } en { -purple }
        ruilen van waarde
hydra = Hydra
    .the = de Hydra
    .instant = Kies 2 van deze 4 en voer ze in deze volgorde uit: neem 1 { -purple } steen; trek een kaart; neem 2 { -blue } stenen; ontvang 4 punten.
    .instant_short =
        Kies 2: neem 1 { -purple } /
        trek een kaart / neem 2 { -blue } /
        +4 { -points }
kappa = Kappa
    .permanent = Telkens als je een ander wezen oproept en daarvoor minstens 1 { -blue } steen betaalt, ontvang je 2 punten; meer { -blue } stenen leveren niet meer op.
    .permanent_short =
        Ander oproepen met { -blue }:
        +2 { -points }
leviathan = Leviathan
    .the = de Leviathan
    .instant = Ontvang 7 punten. Kies dan een speler met een { -dragon } in het speelgebied; dat mag je zelf zijn. Die speler legt er één naar eigen keuze af.
    .instant_short =
        +7 { -points }, dan legt iemand
        een { -dragon } af
nessie = Nessie
    .active = Als er geen { -dragon } in je speelgebied ligt, ontvang je 2 punten.
    .active_short =
        +2 { -points } zonder { -dragon }
        in je speelgebied
poseidon = Poseidon
    .instant = Ontvang 3 punten per { -water }wezen in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +3 { -points } per { -water }wezen
        in je speelgebied
sea_spirit = Zeegeest
    .the = de Zeegeest
    .active = Ontvang 1 punt per { -blue } steen die je hebt.
    .active_short = +1 { -point } per { -blue } die je hebt
snail_maiden = Slakken{"\u00AD"}meisje
    .the = het Slakken{"\u00AD"}meisje
    .active = Kies 1: leg 1 { -blue } steen terug en neem 1 { -purple } steen; of leg 1 { -purple } steen terug en neem 3 { -blue } stenen.
    .active_short =
        Ruil 1 { -blue } voor 1 { -purple },
        of 1 { -purple } voor 3 { -blue }
triton = Triton
    .permanent = Telkens als je een { -water }kaart temt, neem je 2 { -blue } stenen.
    .permanent_short = { -water }kaart temmen: neem 2 { -blue }
undine = Undine
    .the = de Undine
    .instant = Neem 1 { -blue } steen.
    .instant_short = Neem 1 { -blue }
    .active = Neem dit wezen terug in je hand.
    .active_short = Neem dit terug in je hand
undine_queen = Undine{"\u00AD"}koningin
    .the = de Undine{"\u00AD"}koningin
    .active = Neem 1 { -blue } steen.
    .active_short = Neem 1 { -blue }
water_giant = Water{"\u00AD"}reus
    .the = de Water{"\u00AD"}reus
    .instant = Neem 2 { -blue } stenen.
    .instant_short = Neem 2 { -blue }
    .permanent = Je { -blue } en { -purple } stenen zijn elk 1 meer waard.
    .permanent_short =
        Elke { -blue } en { -purple }
        is 1 meer waard
yuki_onna = Yuki Onna
    .instant = Leg al je stenen terug en ontvang hun waarde in punten.
    .instant_short =
        Leg alle stenen terug,
        ontvang hun waarde in { -points }
yuki_onna_exalted = Verheven Yuki Onna
    .the = de Verheven Yuki Onna
    .instant = Ontvang de waarde van je { -blue } stenen in punten; je houdt de stenen.
    .instant_short =
        Ontvang de waarde
        van je { -blue } in { -points }

## Aarde

basilisk = Basilisk
    .the = de Basilisk
    .active = Kies 1: neem 1 { -red } steen; of verlies 1 punt en neem 1 { -blue } steen; of verlies 2 punten en neem 1 { -purple } steen. Heb je te weinig punten, dan verlies je wat je hebt en neem je de steen toch.
    .active_short =
        Kies 1: neem 1 { -red } /
        −1 { -point }, neem 1 { -blue } /
        −2 { -points }, neem 1 { -purple }
behemoth = Behemoth
    .the = de Behemoth
    .instant = Ontvang 3 punten per verschillende soort in je speelgebied, die van dit wezen meegeteld.
    .instant_short =
        +3 { -points } per soort
        in je speelgebied
cerberus = Cerberus
    .instant = Leg maximaal 3 andere wezens uit je speelgebied af.
    .instant_short = Leg maximaal 3 andere wezens af
forest_spirit = Bosgeest
    .the = de Bosgeest
    .instant = Leg een kaart uit je hand af en ontvang de gedrukte kosten ervan in punten.
    .instant_short =
        Leg een handkaart af, ontvang
        gedrukte kosten in { -points }
gargoyle = Gargouille
    .the = de Gargouille
    .permanent = Telkens als je een ander wezen oproept en daarvoor minstens 1 { -purple } steen betaalt, ontvang je 3 punten; meer { -purple } stenen leveren niet meer op.
    .permanent_short =
        Ander oproepen met { -purple }:
        +3 { -points }
goblin = Goblin
    .the = de Goblin
    .active = Kies een tegenstander die punten heeft: die speler verliest 1 punt en jij ontvangt 1 punt.
    .active_short = Tegen{"\u00AD"}stander −1 { -point }, jij +1 { -point }
goblin_soldier = Goblin{"\u00AD"}soldaat
    .the = de Goblin{"\u00AD"}soldaat
    .active = Als een tegenstander meer punten heeft dan jij, ontvang je 4 punten; anders, ook bij een gelijke stand, verlies je 4 punten.
    .active_short =
        Heeft een tegen{"\u00AD"}stander meer:
        +4 { -points }, anders −4 { -points }
medusa = Medusa
    .active = Leg een kaart uit je hand af en neem dan 1 { -purple } steen.
    .active_short =
        Leg een handkaart af,
        neem 1 { -purple }
mimic = Mimic
    .the = de Mimic
    .active = Neem een { -earth }kaart naar keuze van de aflegstapel in je hand.
    .active_short = Neem { -earth }kaart van aflegstapel
mud_slime = Modder{"\u00AD"}slijm
    .the = het Modder{"\u00AD"}slijm
    .instant = Ontvang 6 punten.
    .instant_short = +6 { -points }
    .active = Neem dit wezen terug in je hand.
    .active_short = Neem dit terug in je hand
rock_golem = Rots{"\u00AD"}golem
    .the = de Rots{"\u00AD"}golem
    .instant = Ontvang de waarde van je { -purple } stenen in punten; je houdt de stenen.
    .instant_short =
        Ontvang de waarde
        van je { -purple } in { -points }
sand_giant = Zandreus
    .the = de Zandreus
    .instant = Ontvang 4 punten per { -earth }wezen in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +4 { -points } per { -earth }wezen
        in je speelgebied
stone_golem = Steen{"\u00AD"}golem
    .the = de Steen{"\u00AD"}golem
    .instant = Leg al je stenen terug en neem evenveel { -purple } stenen.
    .instant_short =
        Leg alle stenen terug,
        neem evenveel { -purple }
troll = Trol
    .the = de Trol
    .active = Als je minstens 1 { -purple } steen hebt, ontvang je 3 punten; je houdt de steen.
    .active_short = Heb je een { -purple }: +3 { -points }
young_forest_spirit = Jonge bosgeest
    .the = de Jonge bosgeest
    .instant = Leg een kaart uit je hand af en roep dan een andere kaart uit je hand op zonder te betalen. Leg alleen een kaart af als er een overblijft die je kunt oproepen.
    .instant_short =
        Leg een handkaart af, roep dan
        een andere op zonder te betalen

## Wind

boreas = Boreas
    .instant = Ontvang 1 punt per { -wind }wezen in je speelgebied, dit wezen meegeteld. Neem dit wezen daarna terug in je hand.
    .instant_short =
        +1 { -point } per { -wind }wezen
        in je speelgebied,
        neem dit terug in je hand
dandelion_spirit = Paarden{"\u00AD"}bloem{"\u00AD"}geest
    .the = de Paarden{"\u00AD"}bloem{"\u00AD"}geest
    .instant = Trek een kaart.
    .instant_short = Trek een kaart
    .active = Neem dit wezen terug in je hand.
    .active_short = Neem dit terug in je hand
freyja = Freyja
    .active = Ontvang 1 punt per wezen in je speelgebied met een { -active } effect, dit wezen meegeteld.
    .active_short = +1 { -point } per { -active } effect
genie = Djinn
    .the = de Djinn
    .instant = Activeer in je speelgebied alle { -active } effecten waarbij dat kan, elk 1 keer, in een volgorde naar keuze. In de effectenfase worden ze opnieuw geactiveerd.
    .instant_short =
        Activeer elk { -active } effect
        in je speelgebied
genie_exalted = Verheven djinn
    .the = de Verheven djinn
    .active = Kopieer een { -active } effect van een ander wezen in je speelgebied: voer het uit alsof het op dit wezen gedrukt staat.
    .active_short =
        Kopieer een { -active } effect
        van een ander wezen
gi_rin = Gi-rin
    .instant = Ontvang 2 punten per wezen in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +2 { -points } per wezen
        in je speelgebied
griffon = Griffioen
    .the = de Griffioen
    .active = Trek een kaart.
    .active_short = Trek een kaart
harpy = Harpij
    .the = de Harpij
    .active = Als je evenveel kaarten in je hand hebt als wezens in je speelgebied, dit wezen meegeteld, ontvang je 3 punten.
    .active_short =
        Evenveel kaarten in je hand
        als wezens: +3 { -points }
hippogriff = Hippo{"\u00AD"}grief
    .the = de Hippo{"\u00AD"}grief
    .instant = Trek een kaart.
    .instant_short = Trek een kaart
    .permanent = Een ander { -wind }wezen oproepen kost je 2 minder, maar nooit minder dan 0.
    .permanent_short = { -wind }wezens kosten je 2 minder
odin = Odin
    .active = Als je 5 of minder kaarten in je hand hebt, ontvang je 2 punten; anders neem je 1 { -purple } steen.
    .active_short =
        Maximaal 5 in je hand: +2 { -points },
        anders neem 1 { -purple }
pegasus = Pegasus
    .instant = Trek een kaart.
    .instant_short = Trek een kaart
    .permanent = Een ander wezen oproepen kost je 1 minder, maar nooit minder dan 0.
    .permanent_short = Wezens kosten je 1 minder
rudra = Rudra
    .instant = Ontvang 2 punten per kaart in je hand; dit wezen hoort daar al niet meer bij.
    .instant_short = +2 { -points } per kaart in je hand
sylph = Sylfe
    .the = de Sylfe
    .instant = Trek een kaart.
    .instant_short = Trek een kaart
    .permanent = Telkens als je een ander wezen oproept, betaald of niet, ontvang je 1 punt.
    .permanent_short = Ander oproepen: +1 { -point }
tengu = Tengu
    .instant = Ontvang 6 punten en leg dit wezen dan boven op de trekstapel.
    .instant_short =
        +6 { -points }, leg dit boven op
        de trekstapel
valkyrie = Walkure
    .the = de Walkure
    .active = Ontvang 1 punt per verschillende soort in je speelgebied, die van dit wezen meegeteld.
    .active_short =
        +1 { -point } per soort
        in je speelgebied

## Draken

aeris = Aeris
    .instant = Neem een ander wezen uit je speelgebied terug in je hand en ontvang de gedrukte kosten ervan in punten.
    .instant_short =
        Neem een ander terug in je hand,
        ontvang gedrukte kosten in { -points }
boulder = Rotsblok
    .instant = Ontvang 8 punten. Kies dan een speler met een { -wind }wezen in het speelgebied; dat mag je zelf zijn. Die speler legt er één naar eigen keuze af.
    .instant_short =
        +8 { -points }, dan legt iemand
        een { -wind }wezen af
dragon_egg = Drakenei
    .the = het Drakenei
    .instant = Leg dit wezen af en roep dan een { -dragon } uit je hand op zonder te betalen; die mag op hetzelfde speelveld komen.
    .instant_short =
        Leg dit af, roep dan een { -dragon }
        op zonder te betalen
ember = Vuurhond
    .the = de Vuurhond
    .instant = Ontvang 7 punten. Kies dan een speler met een { -water }wezen in het speelgebied; dat mag je zelf zijn. Die speler legt er één naar eigen keuze af.
    .instant_short =
        +7 { -points }, dan legt iemand
        een { -water }wezen af
eternity = Onster{"\u00AD"}felijk{"\u00AD"}heid
    .instant = Ontvang 4 punten per verschillende soort in je speelgebied, die van dit wezen meegeteld.
    .instant_short =
        +4 { -points } per soort
        in je speelgebied
gust = Wind{"\u00AD"}vlaag
    .instant = Ontvang 8 punten. Kies dan een speler met een { -earth }wezen in het speelgebied; dat mag je zelf zijn. Die speler legt er één naar eigen keuze af.
    .instant_short =
        +8 { -points }, dan legt iemand
        een { -earth }wezen af
marina = Marina
    .instant = Ontvang 7 punten. Kies dan een speler met een { -fire }wezen in het speelgebied; dat mag je zelf zijn. Die speler legt er één naar eigen keuze af.
    .instant_short =
        +7 { -points }, dan legt iemand
        een { -fire }wezen af
scorch = Schroeier
    .instant = Kopieer een { -instant } effect van een ander wezen in je speelgebied: voer het uit alsof het op dit wezen gedrukt staat.
    .instant_short =
        Kopieer een { -instant } effect
        van een ander wezen
tidal = Getij
    .instant = Ontvang 5 punten per { -dragon } in je speelgebied, dit wezen meegeteld.
    .instant_short =
        +5 { -points } per { -dragon }
        in je speelgebied
willow = Wilg
    .instant = Neem 1 { -red }, 1 { -blue } en 1 { -purple } steen, ontvang 3 punten en trek dan een kaart.
    .instant_short =
        Neem 1 { -red } 1 { -blue } 1 { -purple },
        +3 { -points }, trek een kaart
