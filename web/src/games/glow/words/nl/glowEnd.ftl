### De eindtelling, en de partij vanaf het einde verteld. Labels; kort.

tie = Bij evenveel licht wint wie meer herworpfiches heeft.
parts =
    .before = Licht
    .cards = Kaarten
    .footprints = Voetsporen
    .fireflies = Vuurvliegjes
    .total = Totaal
board =
    .realm = Kamp
    .sea = Eilanden
fireflies = Vuurvliegjes { $have }/{ $need }

## Waar het licht vandaan kwam

light = licht
standing = Alsof de partij toen afgelopen was, met alles wat aan het einde telt.
begun = Aan het begin
sources =
    .noon = Kaarten op de middag
    .places = Plekken
    .dice = Dobbelstenen
    .rerolls = Ingezet voor herworpen
    .cards = Kaarten aan het einde
    .board = Kamp of eilanden
    .fireflies = Vuurvliegjes
    .footprints = Voetsporen

## Wat iedereen deed, voor een getal

deeds =
    .recruited = Metgezellen meegenomen
    .buried = Metgezellen verloren
    .resolved = Kaarten afgehandeld
    .rerolled = Dobbelstenen opnieuw gegooid
    .turned = Dobbelstenen gedraaid
    .travelled = Stappen gezet
    .paid = Voetsporen betaald
    .spells = Spreuken genomen
