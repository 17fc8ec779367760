return asset {
  name = "Hyperawareness", code = "01034", class = "seeker", level = 0, cost = 2,
  icons = { intellect = 1, agility = 1 }, traits = { "Talent" },

  boost "intellect", boost "agility",
}
