### The settings: a window over every page. Labels, choices beside each other in one row (short), and hints.

title = Settings
# A button in bars, and in the menu of a table.
open = Settings
on = On
off = Off
# A label, and the button in the bar for those who listen.
language = Language
sound = Sounds
sounds =
    .off = Off
    .effects = Effects
    .all = All
volume = Volume
soundHint = Effects: cards, stones, dice, your turn, chat and the end. All: also a quiet ambience at the table. Silent until you first touch the page.
vibration = Vibration
vibrationHint = Where a device can: when dice hit the table.
motion = Motion
motions =
    .device = As the device
    .full = Full
    .reduced = Reduced
pace = Pace of bots
paces =
    .instant = Instant
    .normal = Normal
    .slow = Slow
contrast = Contrast
contrasts =
    .device = As the device
    .normal = Normal
    .high = High
# The valley in the evening, dark, or in the morning, bright.
theme = Time of day
themes =
    .device = As the device
    .dusk = Dusk
    .dawn = Dawn
text = Size of text and cards
confirm = Ask before a step is taken
confirms =
    .never = Never
    .final = If it is final
    .always = Always
confirmHint = For everybody who taps the wrong thing now and then. Final is what cannot be undone.
quick = Pass where there is no choice
quickHint = What leaves you no choice, such as a part of the round with nothing to do, is answered for you, with a note.
marks = The coach marks my answers
marksHint = Only where all others are bots. A game with marks does not count in your results.
shortcuts = Single keys
kept = All of this is kept in this browser only.
