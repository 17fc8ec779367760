return asset {
  name = "Second Wind", class = "neutral", cost = 0,
  free "You get +2 combat until the turn ends, and gain 1 resource in your next test this turn." {
    effect = function(me, you)
      you:modify("combat", 2, "turn")
      you:gain_tag("talent", "turn")
      me:arm("later", you, nil, "turn")
    end,
  },
  free "You get +1 agility until the end of the phase." {
    effect = function(_, you) you:modify("agility", 1, "phase") end,
  },
  named "later" "Gain 1 resource." { when = "test_begins", effect = function(_, you) you:gain(1) end },
}
