return event_card {
  name = "Small Spell", class = "mystic", cost = 1, traits = { "Spell" }, text = "Gain 3 resources.",
  effect = function(_, you) you:gain(3) end,
}
