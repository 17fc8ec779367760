return asset {
  name = "Magnifying Glass", code = "01030", class = "seeker", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Item", "Tool" }, slots = { "hand" }, fast = true,

  constant "You get +1 intellect while investigating." {
    condition = { "investigating", "test.tester == you" }, you = { intellect = 1 },
  },
}
