return monster {
  name = "Flying Polyp", standin = true, tasks = { { "T T", cost = "sanity" } }, trophy = 3, rewards = { "spell" },
}
