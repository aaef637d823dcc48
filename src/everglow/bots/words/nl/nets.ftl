### Netten: wat er mis is met de gewichten van een net.

net_unreadable = de gewichten van het net kunnen niet worden gelezen: { $why }

net_damaged = geef de gewichten van een net; deze zijn beschadigd

net_of_other_game = geef een net voor { $wanted }, niet voor { $game }

net_of_other_rules = geef een net voor versie { $wanted } van de regels, niet voor versie { $version }

net_of_other_inputs = het net is getraind met andere invoer dan deze versie heeft; train het opnieuw

no_kernel = een net heeft de gecompileerde kern nodig, en die is er hier niet

expected_judge = geef hand, net of een bestand met gewichten, zoals mijn.net, niet ‘{ $said }’
