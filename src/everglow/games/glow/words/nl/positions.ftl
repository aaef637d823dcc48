### kind: glow_position

morning =
    .title = Een metgezel meenemen
    .task = Neem een metgezel mee, met de dobbelstenen en voetsporen die erbij liggen. Welke dobbelsteen past bij Braccio, die van natuur houdt?

rerolls =
    .title = Opnieuw gooien
    .task = Ladawa wil 2 keer vuur. Kies 1 of 2 dobbelstenen waar je niets aan hebt, en dan een fiche of het scorespoor om de worp te betalen.

order =
    .title = Jij bepaalt de volgorde
    .task = De Groene Sketal vertrekt, en daarmee ook een dobbelsteen die aarde toont. Handel Eoles eerder af, anders werkt Eoles 1 keer minder.

journey =
    .title = Door het Rijk trekken
    .task = Je dobbelstenen tonen 2 keer vuur, water en natuur, en je hebt 1 voetspoor. Hoe ver komt de groep?

sailing =
    .title = Varen
    .task = Je dobbelstenen tonen 2 verschillende elementen: alleen vaarroutes met dat aantal zijn open. Vaar met 1 boot.
