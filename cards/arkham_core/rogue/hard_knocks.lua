return asset {
  name = "Hard Knocks", code = "01049", class = "rogue", level = 0, cost = 2, icons = { combat = 1, agility = 1 },
  traits = { "Talent" },

  boost "combat", boost "agility",
}
