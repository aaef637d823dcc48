other = Op een ander apparaat spelen
link = Persoonlijke link
once = { $copied ->
    [yes] Gekopieerd. De link werkt 1 keer en blijft 15 minuten geldig.
   *[no] De link werkt 1 keer en blijft 15 minuten geldig.
}
title = Je andere apparaat
question = Ook op dit apparaat spelen?
hint = Met deze link wordt deze browser van jou, met al je partijen.
yes = Ja, dit is mijn apparaat
