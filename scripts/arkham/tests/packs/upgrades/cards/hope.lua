return asset {
  name = "Hope", class = "survivor", cost = 0, icons = { agility = 1 }, traits = { "Creature" },
  bonded = "Miss Doyle",
}
