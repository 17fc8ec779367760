return asset { name = "Broom", class = "neutral", cost = 0,
  action "Fight. If you succeed, discard that enemy instead of dealing damage, and gain 1 resource." {
    fight = true,
    success = function(_, you)
      current("test").target:leave_play()
      you:gain(1)
    end,
  },
  action "Evade. If you succeed, exhaust that enemy, and stay engaged." {
    evade = true, success = function() current("test").target:exhaust() end,
  },
}
