return asset {
  name = "Zeal", class = "survivor", cost = 0, icons = { combat = 1 }, traits = { "Creature" },
  bonded = "Miss Doyle",
}
