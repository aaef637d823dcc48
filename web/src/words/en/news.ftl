### The server has newer pages than this one.

told = Everglow was brought up to date. Your game is safe.
# A button.
load = Load the new one
