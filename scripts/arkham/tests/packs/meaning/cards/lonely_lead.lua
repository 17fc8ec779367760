return event_card {
  name = "Lonely Lead", class = "neutral", cost = 0, text = "Discover 1 clue at an empty location.",
  target = target.empty_location { where = "it.clues > 0" },
  effect = function(_, you, place) you:discover(1, place) end,
}
