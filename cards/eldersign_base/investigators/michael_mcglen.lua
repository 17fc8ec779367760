return investigator {
  name = "Michael McGlen", title = "The Gangster", sanity = 3, stamina = 7, start = { "common", "common" },

  free "Once a roll: change one terror to peril." {
    window = "after_roll", limit = "roll", target = target.die { where = "it.shows == 7" },
    effect = function(_, _, die) die.shows = PERIL end,
  },
}
