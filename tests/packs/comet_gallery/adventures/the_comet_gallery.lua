require "lib/sky"
return adventure {
  name = "The Comet Gallery", trophy = 2, tasks = { "comet", "I2 L" },
  rewards = { "elder_sign", "clue" }, penalties = { "sanity" },
}
