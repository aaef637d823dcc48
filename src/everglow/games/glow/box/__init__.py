"""Components in the box: cards, dice and boards. Nothing here changes or acts."""
