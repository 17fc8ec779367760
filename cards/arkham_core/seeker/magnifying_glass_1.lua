return asset {
  name = "Magnifying Glass", code = "01040", class = "seeker", level = 1, cost = 0, icons = { intellect = 1 },
  traits = { "Item", "Tool" }, slots = { "hand" }, fast = true,

  constant "You get +1 intellect while investigating." {
    condition = { "investigating", "test.tester == you" }, you = { intellect = 1 },
  },

  free "If there are no clues at your location: return this to your hand." {
    condition = "here.clues == 0", effect = function(me) me:return_to_hand() end,
  },
}
