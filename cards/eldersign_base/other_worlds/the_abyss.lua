return other_world {
  name = "The Abyss", trophy = 2,
  tasks = { { "P T", monster = "total" }, "L L P" },
  rewards = { "elder_sign", "elder_sign", "spell", "common" }, penalties = { "sanity", "sanity", "stamina" },
}
