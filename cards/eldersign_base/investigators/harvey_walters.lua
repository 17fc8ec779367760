return investigator {
  name = "Harvey Walters", title = "The Professor", sanity = 7, stamina = 3, start = { "unique", "spell" },

  free "Once a roll: change one terror to lore." {
    window = "after_roll", limit = "roll", target = target.die { where = "it.shows == 7" },
    effect = function(_, _, die) die.shows = LORE end,
  },
}
