### Wat een kaart zegt naast haar eigen teksten.

families =
    .fire = Vuur
    .water = Water
    .earth = Aarde
    .wind = Wind
    .dragon = Draken

kinds =
    .instant = Direct
    .permanent = Permanent
    .active = Te activeren

colours =
    .red = rood
    .blue = blauw
    .purple = paars

stone = { $colour ->
    [red] rode steen, { $worth } waard
    [blue] blauwe steen, { $worth } waard
   *[purple] paarse steen, { $worth } waard
}

now = nu { $cost }

about = { $card }, { $family ->
    [fire] vuur
    [water] water
    [earth] aarde
    [wind] wind
   *[dragon] draak
}, kost { $cost }{ $now ->
    [none] {""}
   *[other] , nu { $now }
}.

effect = { $slot ->
    [instant] Direct: { $text }
    [permanent] Permanent: { $text }
   *[active] Te activeren: { $text }
}
