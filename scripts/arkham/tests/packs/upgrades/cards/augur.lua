return asset {
  name = "Augur", class = "survivor", cost = 0, icons = { intellect = 1 }, traits = { "Creature" },
  bonded = "Miss Doyle",
}
