title = Alles wissen
about = Je naam, je apparaten, je bots, wat je hebt gezegd en alle partijen die je alleen met bots hebt gespeeld, worden gewist. Partijen met anderen blijven van hen, met een naamloze speler op jouw plaats; loopt een partij nog, dan speelt een bot voor je verder.
begin = Alles van mij wissen…
confirm = Dit is definitief. Typ je naam, { $name }, om alles te wissen.
yes = Ja, alles wissen
no = Toch blijven
