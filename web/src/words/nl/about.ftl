title = Over Everglow
paragraphs =
    .fans = Everglow is een onofficieel fanproject. Het staat los van de auteurs, illustratoren en uitgevers van de spellen, is niet door hen goedgekeurd en bevat geen tekst of beeld van hen. Vind je de spellen leuk? Koop ze dan.
    .icons = Iconen van Lorc, Delapouite en anderen van game-icons.net, gebruikt onder CC BY 3.0; de schaduwen zijn toegevoegd. Stenen, motieven, landschappen, de vormen van de plaatsen en het logo zijn van ons.
    .fonts = Lettertypen: Alegreya SC, Almendra en Atkinson Hyperlegible, onder de SIL Open Font License 1.1.
    .code = De code valt onder de MIT-licentie.
api = Voor programma’s: de API van deze server (Engels)
