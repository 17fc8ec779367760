return investigator {
  name = "Darrell Simmons", title = "The Photographer", sanity = 4, stamina = 6, start = { "common", "unique" },

  free "Once a roll: raise an investigation result by 1, as far as the die can show it." {
    window = "after_roll", limit = "roll",
    target = target.die { where = "it.shows < 3 or it.shows == 3 and it is not green" },
    effect = function(_, _, die) die.shows = die.shows + 1 end,
  },
}
