return investigator {
  name = "Joe Diamond", title = "The Private Eye", sanity = 4, stamina = 6, start = { "common", "clue" },

  constant "For each clue you spend you may re-roll a second time." { you = { second_reroll = 1 } },
}
