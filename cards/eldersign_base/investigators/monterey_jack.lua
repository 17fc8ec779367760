return investigator {
  name = "Monterey Jack", title = "The Archaeologist", sanity = 3, stamina = 7, start = { "common", "unique", "unique" },

  constant "Whenever you gain unique items, you gain one more." { you = { extra_unique = 1 } },
}
