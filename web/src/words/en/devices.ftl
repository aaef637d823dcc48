### The same person on another device.

# A button that makes a link.
other = Play on another device
link = Personal link
# Under the link.
# $copied (flag)
once = { $copied ->
    [yes] Copied. It works once, for 15 minutes.
   *[no] It works once, for 15 minutes.
}
# The page to which the link leads.
title = Your other device
question = Play on this device too?
hint = This link makes this browser yours, with all your games.
yes = Yes, this is my device
