return asset { name = "Later Key", class = "neutral", cost = 0,
  reaction "When you would be defeated: heal 2 horror." {
    would = "investigator_defeated", condition = "investigator == you", effect = function(_, you) you:heal_horror(2) end,
  },
}
