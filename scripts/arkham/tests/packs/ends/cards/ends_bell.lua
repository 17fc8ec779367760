return asset { name = "Bell of Searching", class = "neutral", cost = 1,
  reaction "After a deck is searched: gain 1 resource." { after = "searched", condition = "investigator == you",
    effect = function(_, you) you:gain(1) end } }
