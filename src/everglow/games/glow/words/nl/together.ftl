### Waarom kaarten samengaan: koppen boven lijsten van kaarten. Het weggelaten onderwerp is de bekeken kaart,
### ‘deze’ zijn de kaarten onder de kop.

share_dice = Dezelfde dobbelsteen met { $element } telt ook voor deze.

brings_dice_for = Brengt een { FORM($colour, "e") } dobbelsteen mee, die voor deze een tweede zijde met { $element } heeft.

asks_for_dice_of = Vraagt om { $element }; deze brengen de dobbelsteen mee die dat 2 keer heeft.

dread_dice = Ook deze hebben liever geen { $element }.

like_equal_dice = Ook deze houden van gelijke dobbelstenen.

gives_rerolls_to = Geeft herworpen, handig voor de voorwaarden van deze.

needs_rerolls_of = Aan de voorwaarde is moeilijk te voldoen, en deze geven herworpen.

brings_any_die_for = Brengt een dobbelsteen naar keuze mee voor wat deze vragen.

needs_dice_of = Vraagt om veel gelijke dobbelstenen, en deze brengen er nog een mee.

has_fireflies_for = Heeft vuurvliegjes over voor deze, die er geen meebrengen.

needs_fireflies_of = Brengt geen vuurvliegje mee; deze hebben er over.

is_fetched_by = Gaat met een geschenk naar het kerkhof, en deze halen de metgezel terug.

fetches = Haalt deze terug van het kerkhof, waar ze met een geschenk naartoe gaan.

hands_out = Deelt deze tegels uit.

is_handed_out_by = Deze delen de tegel uit.
