return investigator {
  name = "Carolyn Fern", title = "The Psychologist", sanity = 6, stamina = 4, start = { "common", "unique" },

  free "Once a day, as a turn begins: an investigator regains 1 sanity." {
    window = "turn_start", anybody = true, limit = "day",
    target = target.investigator { where = "it.sanity < it.max_sanity" },
    effect = function(_, _, patient) patient:gain_sanity(1) end,
  },
}
