return asset { name = "Bell", class = "neutral", cost = 1,
  reaction "After an enemy engages you: gain 1 resource." { after = "engaged", condition = "investigator == you",
    effect = function(_, you) you:gain(1) end } }
