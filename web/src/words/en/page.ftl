### What every page may say.

# The name of the product, in the bar, in titles of pages and of notices. It is not translated.
title = Everglow
# A button that closes a window over the page; short.
close = Close
# A button after the connection was lost; short.
tryNow = Try now
# A button or link to the first page; short.
home = Home
# A button that goes one step back in a form; short.
back = Back
# On a button, after a link or a token was copied.
copied = Copied
# A mark beside the name of a program that plays; very short.
bot = bot
