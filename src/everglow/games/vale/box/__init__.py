"""Components in the box: cards, families and stones. Nothing here changes or acts."""
