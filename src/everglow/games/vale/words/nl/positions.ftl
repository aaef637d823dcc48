### kind: vale_position

hunt =
    .title = Een kaart markeren
    .task = Voor 2 spelers liggen er 4 kaarten open. Markeer er één: klik erop, en klik nog een keer om het te doen.
action =
    .title = Verkopen, temmen, oproepen
    .task = Verkoop Onsterfelijkheid voor een paarse steen, tem de Lavareus en roep die daarna op. Met welke stenen betaal je?
limit =
    .title = Te veel stenen
    .task = Activeer de Gehoornde salamander: je neemt 4 rode stenen, en je mag er in totaal 4 houden.
triggers =
    .title = Punten voor oproepen
    .task = Roep de Ifrit op met een blauwe steen. Eerst leveren Kappa en de Sylfe punten op, daarna telt de Ifrit de wezens in je speelgebied.
impossible =
    .title = Als oproepen niet kan
    .task = Aeris heeft een ander wezen in je speelgebied nodig, en dat is er niet: klik op Aeris, en de tafel zegt waarom het niet kan. Roep dan eerst Pegasus op.
copy =
    .title = Schroeier kopieert
    .task = Roep Schroeier op en kies van welk wezen je het directe effect kopieert.
order =
    .title = De volgorde van activeren
    .task = De Brandende schedel heeft een rode steen nodig, en de Salamander levert er een op. Activeer ze in de juiste volgorde.
