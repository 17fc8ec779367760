return investigator {
  name = "Vincent Lee", title = "The Doctor", sanity = 5, stamina = 5, start = { "common", "spell" },

  free "Once a day, as a turn begins: an investigator regains 1 stamina." {
    window = "turn_start", anybody = true, limit = "day",
    target = target.investigator { where = "it.stamina < it.max_stamina" },
    effect = function(_, _, patient) patient:gain_stamina(1) end,
  },
}
