return asset {
  name = "Sleepy Hound", class = "neutral", cost = 0, traits = { "Ally", "Creature" }, health = 1, sanity = 1,
  enters = { exhausted = true },
}
