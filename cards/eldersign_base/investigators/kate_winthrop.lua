return investigator {
  name = "Kate Winthrop", title = "The Scientist", sanity = 6, stamina = 4, start = { "unique", "spell" },

  constant "No monster appears in your turn; terror does not concern you." {
    you = { no_monsters = 1, no_terror = 1 },
  },
}
