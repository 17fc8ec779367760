return investigator {
  name = "Mandy Thompson", title = "The Researcher", sanity = 5, stamina = 5, start = { "common", "clue" },

  free "Once a day, after anybody's roll: re-roll 2 dice." {
    window = "after_roll", anybody = true, limit = "day", condition = "any(pool)",
    effect = function(_, you)
      reroll(you, choose(you, "Which 2 dice are re-rolled?", cards_in "pool", { min = 2, max = 2, many = true, purpose = "reroll" }))
    end,
  },
}
