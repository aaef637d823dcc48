### Dieselbe Person auf einem anderen Gerät.

other = Auf anderem Gerät spielen
link = Persönlicher Link
once = { $copied ->
    [yes] Kopiert. Er gilt einmal, 15{"\u00A0"}Minuten lang.
   *[no] Er gilt einmal, 15{"\u00A0"}Minuten lang.
}
title = Dein anderes Gerät
question = Auch auf diesem Gerät spielen?
hint = Mit diesem Link spielst du auch in diesem Browser, mit all deinen Partien.
yes = Ja, das ist mein Gerät
