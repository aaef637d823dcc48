### Optionen, die mehrere Spiele haben.

start =
    .title = Wer beginnt
    .random = Zufall
