### Dice for those who listen, wherever they are drawn.

# $small (flag)
# $colour (glow_colour)
# $face (glow_icon?) What it shows; none before it is rolled.
spoken = { $small ->
    [yes] { $face ->
        [none] small { $colour } die, not rolled
       *[other] small { $colour } die, shows { $face }
    }
   *[no] { $face ->
        [none] large { $colour } die, not rolled
       *[other] large { $colour } die, shows { $face }
    }
}
# Where only its kind matters.
# $colour (glow_colour)
small = small { $colour } die
# $colour (glow_colour)
large = large { $colour } die
black = black die
