return asset {
  name = "Dream Diary", class = "seeker", level = 0, cost = 2, traits = { "Item", "Tome" }, slots = { "hand" },
}
