title = Vanaf hier verder spelen
about = Er komt een nieuwe tafel, die begint waar deze partij na stap { $step } stond. Jij krijgt een plaats, op alle andere zitten bots.
seat = Jouw plaats
level = Tegenstanders
note = Geschudde kaarten liggen zoals ze lagen; dobbelstenen en wat later wordt geschud, zijn nieuw. Je kunt hier elke hand hebben gezien, dus deze partij is alleen voor jou: die staat in geen enkele lijst en telt niet mee.
go = Verder spelen
