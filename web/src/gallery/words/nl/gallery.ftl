search = Zoeken in namen en teksten
order = Volgorde
usual = zoals in de doos
byName = op naam
filter = Filter
clear = Alles tonen
all = Alle { $count } kaarten
some = { $count } van de { $of } kaarten
none = Zo’n kaart is er niet. Haal een filter weg.
cards = Kaarten
rooms = Wat je wilt bekijken
noGallery = Er is hier geen galerij met die naam.

## Eén kaart, groot

close = Sluiten
before = Vorige kaart
after = Volgende kaart
aloud = Voorgelezen
rulings = Regels over deze kaart
partners = Gaat goed samen met
more = en nog { $count }
keywords = Trefwoorden
