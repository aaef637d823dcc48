### Die Seite über dieses Projekt.

title = Über Everglow
paragraphs =
    .fans = Everglow ist ein inoffizielles Fanprojekt. Mit denen, die die Spiele erdacht, illustriert und verlegt haben, ist es nicht verbunden; sie unterstützen es nicht, und es enthält weder ihre Texte noch ihre Bilder. Wenn dir die Spiele gefallen, kauf sie.
    .icons = Icons von Lorc, Delapouite und anderen bei game-icons.net, unter CC BY 3.0; die Schattierungen haben wir ergänzt. Steine, Motive, Landschaften, die Formen der Plätze und das Logo sind von uns.
    .fonts = Schriften: Alegreya SC, Almendra und Atkinson Hyperlegible, unter der SIL Open Font License 1.1.
    .code = Der Code steht unter der MIT-Lizenz.
api = Für Programme: die API dieses Servers (auf Englisch)
