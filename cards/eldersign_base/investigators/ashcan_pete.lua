return investigator {
  name = "\"Ashcan\" Pete", title = "The Drifter", sanity = 4, stamina = 6, start = { { ally = "duke" } },

  constant "Instead of a common item, unique item or spell you may take a clue or one of the other two." {
    you = { any_kind = 1 },
  },
}
