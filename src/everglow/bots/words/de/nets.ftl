### Netze: was mit den Gewichten nicht stimmt.

net_unreadable = Die Gewichte des Netzes können nicht gelesen werden: { $why }

net_damaged = Erwartet werden die Gewichte eines Netzes, aber sie sind beschädigt

net_of_other_game = Erwartet wird ein Netz für { $wanted }, nicht für { $game }

net_of_other_rules = Erwartet wird ein Netz für Version { $wanted } der Regeln, nicht für Version { $version }

net_of_other_inputs = Das Netz wurde für andere Eingaben trainiert, als diese Version sie hat; trainiere es neu

no_kernel = Netze brauchen den kompilierten Kern, aber hier gibt es keinen

expected_judge = Erwartet wird hand, net oder eine Datei mit Gewichten, etwa mein.net, nicht „{ $said }“
