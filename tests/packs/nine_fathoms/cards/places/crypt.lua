return place { name = "The Ninth Fathom", id = "crypt", fare = 3, deck = "crypt_deck", black = 2,
  text = "Stairs that nobody cut. Two dice are black.",
}
