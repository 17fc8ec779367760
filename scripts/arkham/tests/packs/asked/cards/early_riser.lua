return asset { name = "Early Riser", class = "neutral", level = 0, permanent = true,
  changes_deck = { size = 1, needs = { { type = "skill", count = 3 } } },
  forced "Before you draw your opening hand: gain 1 resource." {
    when = "opening_hand", condition = "investigator == you", effect = function(_, you) you:gain(1) end } }
