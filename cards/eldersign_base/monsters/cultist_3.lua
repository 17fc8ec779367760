return monster {
  name = "Cultist", standin = true, cultist = true, tasks = { "I3" }, trophy = 1, rewards = { "clue" },
}
