### The list of keys in the settings.

hint = Tab, Enter and the space bar work everywhere as usual. On a map all four arrows lead to the next spot that way.
# As they are printed on keyboards of the language.
escape = Esc
shiftF6 = Shift F6
# What a key does; one line each.
deeds =
    .primary = The golden button
    .undo = Undo
    .numbered = The space or die of that number, where they lie in a row
    .reroll = The first way to roll again
    .sell = Sell the card that is chosen
    .tame = Tame the card that is chosen
    .hint = A hint of the coach, against bots
    .retell = Show the last turn again
    .odds = Chances of the die or card that has the focus
    .drop = Drop what is chosen
    .nextPart = To the next part of the table
    .lastPart = To the part before
    .next = To the next thing of a part
    .last = To the thing before
    .settings = These settings
