### A guided first game: each is shown once, when such a question comes for the first time. Two to four sentences.

goal =
    .title = The goal
    .text = Whoever has most points at the end wins. The game ends after a round at whose end somebody has 60 points or more, or after ten rounds. Creatures bring points: hunt them, sell some for stones, and pay with stones for those you summon.
# Tidal lies in the display of this game.
mark =
    .title = Hunt
    .text = Four creatures are revealed. Mark one: click a glowing card, then Mark. Everybody marks two; what you mark you may sell or keep. Tidal, the dragon, sells for a purple stone worth 6.
action =
    .title = Action
    .text = Do as many things as you like: sell or tame what you marked, summon from your hand, release what you no longer need. A free slot is needed to summon, one more each round. End turn when both markers are gone.
pay =
    .title = Paying
    .text = Choose the stones that are worth the cost or more. There is no change, so pay exactly if you can. The cheapest way is chosen already.
keep =
    .title = Too many stones
    .text = You may hold four stones. Choose which ones to keep; the others are put back.
resolution =
    .title = Resolution
    .text = Creatures with the circle of arrows act once each round. Activate those that glow, in the order you like; what can act must act.
choose =
    .title = A choice
    .text = This creature lets you choose. The buttons say what each choice does.
player =
    .title = Somebody is chosen
    .text = Choose a player at the top. You may be one of them, if you have such a creature.
recover =
    .title = Back to the hand
    .text = A creature returns to your hand and can be summoned again, with its instant effect.
wait =
    .title = The others
    .text = Now somebody else plays. Point at any card to read it, and look at the log to see what happened.
over =
    .title = The end
    .text = With 60 points at the end of a round, or after ten rounds, most points win. Another game from here is dealt by chance.
