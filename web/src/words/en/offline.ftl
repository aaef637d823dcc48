### The page that is shown while the server is out of reach.

# The title of the page.
title = Everglow is out of reach
heading = The lights are out
safe = The table cannot be reached just now. Your games are safe where they are.
again = Trying again …
# $seconds (text) A number.
againIn = Trying again in { $seconds } s.
# A button; short.
now = Try now
