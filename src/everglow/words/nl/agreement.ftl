wrong_number_of_players = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }.

unknown_option = Onbekende optie ‘{ $name }’: { $game } heeft { JOIN($options, ", ") }.

wrong_value = Optie ‘{ $name }’ moet een van deze waarden hebben: { JOIN($values, ", ") }, niet ‘{ $value }’.

about_start = De plaats die begint, of een plaats die het toeval kiest.
