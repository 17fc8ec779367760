return asset {
  name = "Dr. Milan Christopher", subtitle = "Professor of Entomology", code = "01033", class = "seeker", level = 0,
  unique = true, cost = 4, icons = { intellect = 1 }, traits = { "Ally", "Miskatonic" }, slots = { "ally" },
  health = 1, sanity = 2,

  constant "You get +1 intellect." { you = { intellect = 1 } },

  reaction "After you successfully investigate: gain 1 resource." {
    after = "test_succeeded", condition = { "investigating", "investigator == you", "could_gain" },
    effect = function(_, you) you:gain(1) end,
  },
}
