### A table for games without drawings of their own.

table = Table
choices = Choices
# In the place of values.
none = none
yes = yes
no = no
# On the golden button.
choose = Choose
nothing = Nothing to choose just now.
# $round (number)
round = Round { $round }
points = Points
standing = Points as the table shows them.
over = The game is over.
