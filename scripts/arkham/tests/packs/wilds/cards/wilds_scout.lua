return asset {
  name = "Scout", class = "neutral", cost = 0,
  reaction "After a location enters play: discover 1 clue at your location." {
    after = "enters_play", condition = { "card is location", "here.clues > 0" },
    effect = function(_, you) you:discover(1) end,
  },
}
