### What a card says besides its own texts. Cards are drawn on the first page too.

# Headings and labels, alone.
families =
    .fire = Fire
    .water = Water
    .earth = Earth
    .wind = Wind
    .dragon = Dragon

# Kinds of effects as labels; in full texts a stop follows: "Each round."
kinds =
    .instant = Instant
    .permanent = Lasting
    .active = Each round

# Colours of stones, alone.
colours =
    .red = red
    .blue = blue
    .purple = purple

# Aria label of a drawn stone.
# $colour (red | blue | purple)
# $worth (number)
stone = { $colour ->
    [red] red stone, worth { $worth }
    [blue] blue stone, worth { $worth }
   *[purple] purple stone, worth { $worth }
}

# A small label on a card whose cost has changed.
# $cost (number)
now = now { $cost }

# The beginning of what a screen reader says of a card.
# $card (creature)
# $family (fire | water | earth | wind | dragon)
# $cost (number) What is printed.
# $now (number?) What it costs now, if that is something else.
about = { $card }, { $family ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [wind] Wind
   *[dragon] Dragon
}, cost { $cost }{ $now ->
    [none] {""}
   *[other] , now { $now }
}.

# Then its effects, for a screen reader.
# $slot (instant | permanent | active)
# $text (text) Whole sentences.
effect = { $slot ->
    [instant] Instant: { $text }
    [permanent] Lasting: { $text }
   *[active] Each round: { $text }
}
