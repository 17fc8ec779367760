return adventure {
  name = "We need to find help", trophy = 2, lock = "red",
  tasks = { { monster = "empty" }, "P P L I3" },
  rewards = { "common", "spell" }, penalties = { "sanity", "sanity", "stamina" },
}
