### A guided first game: each hint is shown once, when it fits. At most two sentences: on a phone there is room for three lines.

goal =
    .title = The goal
    .text = Most points win. The game ends with the round in which somebody reaches 60 points, or with round 10.
# A cheap creature that takes a stone and scores a point each round.
# $card (creature)
mark =
    .title = Hunt
    .text = Everybody marks two of these creatures. Begin with { $card }: it costs only 1, and brings a stone and a point every round.
second =
    .title = One more
    .text = Mark a second creature. Each family shows which stones its cards sell for.
slots =
    .title = Round 2
    .text = You have two slots now, one more each round. Mark something that you can pay for soon, and something to sell.
partners =
    .title = Round 3
    .text = Look for creatures that help each other. Choose a card to read it in full before you mark it.
# $card (creature)
sell =
    .title = Sell
    .text = Stones pay for creatures. Choose { $card }, then Sell: you take the stones of its family.
# $card (creature)
tame =
    .title = Tame
    .text = What you do not sell you tame. Choose { $card }: it comes into your hand.
# $card (creature)
# $cost (number)
summon =
    .title = Summon
    .text = Choose { $card } in your hand. Summoning costs { $cost } and takes a free slot; from then on it works for you.
pay =
    .title = Paying
    .text = The cheapest stones are chosen already. There is no change, so pay exactly if you can; then press the golden button.
end =
    .title = End of the turn
    .text = You have done what you can; releasing a creature would only make room. End your turn with the golden button.
keep =
    .title = Too many stones
    .text = You may hold four stones. Choose which ones to keep; the others are put back.
resolution =
    .title = Resolution
    .text = Creatures with the circle of arrows act every round. Choose the one that glows.
choose =
    .title = A choice
    .text = This creature lets you choose. The buttons say what each choice does.
player =
    .title = Somebody is chosen
    .text = Choose one of the players who glow.
recover =
    .title = Back to the hand
    .text = A creature returns to your hand and can be summoned again, with its instant effect.

# Words under small pictures that tell what a turn is about; one word each, or two.
pictured =
    .hunt = Hunt
    .sell = Sell
    .summon = Summon
    .score = Score
