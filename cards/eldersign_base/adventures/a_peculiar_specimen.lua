return adventure {
  name = "A Peculiar Specimen", trophy = 2, ordered = true,
  tasks = { "I3", "I6", "P" },
  rewards = { "elder_sign", "monster" }, penalties = { "stamina" },
}
