### Bots: what they are like, what is wrong with the name of one, and what one did that ended its game.

# What an opponent is like, behind its name and a colon.
# $level (spark | ember | lantern | beacon | star)
level_about = { $level ->
    [spark] for your first game; overlooks things and has its favourites
    [ember] plans its turn as a hobby player does, and errs now and then
    [lantern] plans its whole turn before it makes the first step
    [beacon] plans as well as thousands of games against itself have taught it
   *[star] looks ahead into your turns too; thinks for up to a second
}

## What is wrong with the name of a bot. Errors, so in lower case where the language allows it

# $name (text)
# $known (list of text) The names of bots. module:Class is Python; process: is typed as it is.
unknown_bot = unknown bot '{ $name }'; expected { JOIN($known, ", ") }, module:Class or process:COMMAND

# $bot (text) As it was typed.
# $complaint (message) One of those below.
bad_bot = { $bot }: { $complaint }

# 300, 100ms and 1s are typed as they are.
# $said (text)
expected_budget = expected simulations such as 300, or a time such as 100ms or 1s, not '{ $said }'

# The brackets are Python.
# $error (text) In English, from Python.
expected_class = expected a class made by (game, seed), but { $error }

# The method is Python.
expected_method = expected a class with a method choose(state, seat)

# What follows process: is no command.
# $open (quote | backslash) What is left open in it.
expected_command = { $open ->
    [quote] expected a command as in a shell, but a quotation mark is not closed
   *[backslash] expected a command as in a shell, but nothing follows a backslash
}

# $command (text) May be empty.
expected_program = expected a program that can be run, not '{ $command }'

## What a bot did that ended its game: a clause behind its name, such as "TidyBot took longer than 2 s"

# $answer (text)
answered_illegally = answered { $answer }, which is not legal

# $seconds (text) A number.
took_longer = took longer than { $seconds } s

# $seconds (text) A number.
took_longer_to_begin = took longer than { $seconds } s to get ready

# $error (text) In English, from Python.
crashed = crashed: { $error }

# A message of the protocol between us and the bot; it stays as it is.
did_not_greet = did not answer hello with {"{"}"ready": true{"}"}

# $said (text)
said_no_object = said { $said }, which is no JSON object

said_too_much = said more than a megabyte at once

# A program ended.
# $code (number) Its exit code.
# $last (text) Its last line of errors; may be empty.
# $spoke (flag) Whether there is such a line.
ended = { $spoke ->
    [yes] ended with exit code { $code }: { $last }
   *[no] ended with exit code { $code }
}

# A program runs on, but cannot be heard any more.
# $last (text) Its last line of errors; may be empty.
# $spoke (flag) Whether there is such a line.
closed_its_output = { $spoke ->
    [yes] closed its output: { $last }
   *[no] closed its output
}
