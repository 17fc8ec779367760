require "lib/sky"
return adventure {
  name = "The Locked Dome", trophy = 1, lock = "silver", tasks = { "dusk I1", "P/comet" },
  rewards = { "unique", "clue" }, penalties = { "stamina" },
}
