return adventure {
  name = "Wet Floor", trophy = 1, lock = "green",
  tasks = { "I2 T", "L" },
  rewards = { "common", "unique" }, penalties = { "monster" },
}
