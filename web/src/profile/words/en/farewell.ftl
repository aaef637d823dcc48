### Somebody leaves, and everything of theirs goes.

title = Delete everything
about = Your name, your devices, your bots, what you said and all games that you played alone with bots are deleted. Games with others stay theirs, with somebody nameless in your place; where a game still runs, a bot plays on for you.
# A button.
begin = Delete everything of mine …
# $name (text)
confirm = This cannot be taken back. Type your name, { $name }, to do it.
# Buttons; short.
yes = Delete me
no = Keep me
