### Nets: what is wrong with the weights of one. Clauses behind the name of a bot or a game and a colon.

# $why (message) Why the system could not read the file.
net_unreadable = the weights of the net cannot be read: { $why }

net_damaged = expected the weights of a net, but they are damaged

# $game (text) A name as it is typed.
# $wanted (text) Another one.
net_of_other_game = expected a net for { $wanted }, not one for { $game }

# $version (text) Of the rules for which the net was trained.
# $wanted (text) Of the rules now.
net_of_other_rules = expected a net for version { $wanted } of the rules, not for version { $version }

# The net was trained with other numbers as its input.
net_of_other_inputs = the net was trained for other inputs than this version has; train it again

# The part written in C that computes nets.
no_kernel = nets need the compiled kernel, and there is none here

# hand and net are typed as they are, and so is .net.
# $said (text)
expected_judge = expected hand, net or a file of weights such as my.net, not '{ $said }'
