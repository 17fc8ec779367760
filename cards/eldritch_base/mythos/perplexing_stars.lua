return mythos {
  name = "Perplexing Stars", colour = "yellow", difficulty = "hard", trait = "event",
  text = "The Omen moves 1 space counterclockwise; advance Doom by 1 for each Gate that corresponds to it.",
  effect = function() turn_omen_back() end,
}
