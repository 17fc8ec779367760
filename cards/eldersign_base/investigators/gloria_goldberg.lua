return investigator {
  name = "Gloria Goldberg", title = "The Author", sanity = 6, stamina = 4, start = { "common", "spell" },

  free "In an other world: add the yellow and the red die." {
    window = "before_roll", condition = { "place(you) is other_world", "any(dice: it is not green)" }, limit = "attempt",
    effect = function()
      take_die "yellow"
      take_die "red"
    end,
  },
}
