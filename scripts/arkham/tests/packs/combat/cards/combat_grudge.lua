return asset {
  name = "Grudge", class = "neutral", cost = 0, traits = { "Talent" },
  forced "After an enemy disengages from you: gain 1 resource." {
    after = "disengaged", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },
  forced "After an enemy is defeated: gain 2 resources." {
    after = "enemy_defeated", effect = function(_, you) you:gain(2) end,
  },
}
