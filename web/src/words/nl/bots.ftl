title = Mijn bots
about = Een bot is een programma van jou dat meespeelt aan de tafels van deze server. Maak er hier een, geef het programma het token van de bot en laat het luisteren.
yours = Je bots
none = Je hebt nog geen bots.
listens = luistert
away = weg
forAll = iedereen mag deze bot uitnodigen
forMe = alleen jij mag deze bot uitnodigen
another = Een nieuwe bot
name = Naam van de bot
open = Iedereen mag deze bot aan tafel uitnodigen
make = Bot maken

## Een token is wat een programma laat zien om binnen te mogen

token = Token
tokenOf = Het token van { $name }
once = Bewaar het nu: je ziet het alleen deze keer, en wie het heeft, kan spelen als de bot.
copy = Token kopiëren
kept = Ik heb het bewaard
try = Zo hoor je in een terminal wat de bot hoort:
renew = Nieuw token
renewOf = Nieuw token voor { $name }
remove = Weghalen
removeOf = { $name } weghalen
sure = { $name } weghalen? Het token werkt dan meteen niet meer, en waar de bot zat, speelt een bot van het huis verder.
keep = Toch houden
yesRemove = Ja, weghalen

## Aan een tafel

of = bot van { $owner }
by = van { $owner }
invite = Bot uitnodigen
inviteAt = Bot uitnodigen, plaats { $seat }
listening = Bots die nu luisteren
nobody = Er luistert nu geen bot die dit spel speelt.
asking = { $name } wordt gevraagd…
withdraw = Laat maar
