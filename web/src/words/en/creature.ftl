### What a creature's card says. Creatures are drawn on the first page too.

# Names of the families.
families =
    .fire = Fire
    .water = Water
    .earth = Earth
    .wind = Wind
    .dragon = Dragon
# When an effect happens: as in the rulebook.
kinds =
    .instant = Instant
    .permanent = Lasting
    .active = Each round
# Colours of stones, alone as labels.
colours =
    .red = red
    .blue = blue
    .purple = purple
# A stone for those who listen.
# $colour (red | blue | purple)
# $worth (number)
stone = { $colour ->
    [red] red stone, worth { $worth }
    [blue] blue stone, worth { $worth }
   *[purple] purple stone, worth { $worth }
}
# On a card whose cost is not the printed one; very short.
# $cost (number)
now = now { $cost }
# A card for those who listen; its effects follow.
# $name (text)
# $family (text) The name of its family.
# $cost (number)
# $now (number?) What it costs now, if that is something else.
about = { $now ->
    [none] { $name }, { $family }, cost { $cost }.
   *[other] { $name }, { $family }, cost { $cost }, now { $now }.
}
