return asset { name = "Later Flask", class = "neutral",
  action "Test willpower (0): discard this, then gain 1 resource." { test = { skill = "willpower", difficulty = 0 },
    success = function(me, you)
      me:leave_play()
      you:gain(1)
    end },
}
