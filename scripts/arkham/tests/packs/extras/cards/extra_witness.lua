return asset { name = "Witness", class = "neutral", cost = 0,
  reaction "After an enemy attacks you, even if that was cancelled: gain 1 resource." {
    after = "attack_over", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },
}
