### The page about this project.

title = About Everglow
# One after the other. Names of people, fonts and licenses stay as they are.
paragraphs =
    .fans = Everglow is an unofficial fan project. It is not connected with or endorsed by the authors, artists or publishers of the games, and contains none of their text or art. If you enjoy the games, buy them.
    .icons = Icons by Lorc, Delapouite and contributors of game-icons.net, used under CC BY 3.0; shading was added. Stones, motifs, scenery, seat shapes and the logo are our own.
    .fonts = Fonts: Alegreya SC, Almendra and Atkinson Hyperlegible, under the SIL Open Font License 1.1.
    .code = The code is under the MIT license.
# A link to a page in English.
api = For programs: the API of this server
