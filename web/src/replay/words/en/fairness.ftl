### Whether cards and dice were fair, after a game.
### Before anybody sits down, the server chooses a secret and shows its seal (a hash); so does every player's browser with
### a number. Cards and dice follow from all of them.

title = Chance
# The verdict; short.
verified = Verified
broken = Does not match
consistent = Fits together
prepared = Prepared deal
# What the verdict means.
preparedMeans = This was a lesson: its cards and dice were prepared, so that it shows everything once. It proves nothing about chance, and it counts for nothing. In every other game cards and dice follow from a secret that is sealed before the first card.
means = Before anybody sat down, the server chose a secret and showed its seal: a fingerprint that fits no other secret. Then every player's browser chose a number of its own and showed its seal too; the numbers themselves were told only when all seals lay open. Cards and dice follow from all of them together, so nobody could choose them, not even whoever runs the server. Now all of it is open, and it fits the seals.
meansOld = Before anybody sat down, the server chose a secret and showed its seal: a fingerprint that fits no other secret. Then every player's browser threw in a number of its own. The server could not change its mind; but these numbers had no seals, so whoever ran it and played along could have chosen the last one, and with it the cards.
brokenMeans = What was revealed at the end is not what was sealed before the first card. Keep the record, and do not trust this game.
branch = This game went on from another one, whose cards were open by then. It fits together, but it proves nothing about chance.
imported = This game was brought as a file. Its secret fits its seal, and it can be dealt and played again; but nobody here saw the seal before the first card.
# What was found, one by one. A sign before it says whether it holds.
findings =
    .seal = The secret fits the seal.
    .kept = It is the seal that this browser saw before the first card.
    .hashes = Every number fits the seal that its player showed before any number was known.
    .mine = What this browser threw in is part of the deal.
    .elsewhere = What this browser threw in is part of the deal.
    .played = Dealt and played again, the game comes to the same result.
# The same where nobody can tell.
unknown =
    .seal = Whether the secret fits the seal is not known.
    .kept = This browser was not here before the first card, so it has no seal of its own to compare with.
    .hashes = In this game the players' numbers had no seals of their own.
    .mine = This browser threw nothing in.
    .elsewhere = What this browser threw in is not part of the deal. That is right if you took your seat on another device; if you did not, do not trust this game.
    .played = Nobody has played it again.
# Behind what was found: who found it.
by =
    .browser = Found by your browser.
    .server = On the server's word.
# Before what was found, for those who do not see the sign.
signs =
    .holds = Holds:
    .fails = Does not hold:
    .unknown = Unknown:
numbers = The numbers
seal = Seal: SHA-256 of the secret
secret = Secret
# A label before a number.
# $name (text)
nonce = Thrown in by { $name }
nothing = nothing
seed = Seed: SHA-256 over the hashes of all of these
# `everglow verify` is a command.
yourself = Keep the record and run “everglow verify” on it: then nothing is on anybody's word.
