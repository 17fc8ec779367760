return asset { name = "Later Luggage", class = "neutral", permanent = true,
  constant "No mulligan." { you = { cannot_mulligan = 1 } },
  reaction "Before you draw your opening hand: gain 3 resources." { when = "opening_hand", condition = "investigator == you",
    effect = function(_, you) you:gain(3) end },
  forced "When you earn experience: 1 more." { at = "experience_earned", condition = "investigator == you",
    effect = function(_, you) you:add("earned", 1) end },
}
