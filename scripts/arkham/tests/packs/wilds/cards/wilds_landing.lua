return location { name = "Landing", shroud = 1, symbol = "circle", connects = { "square" },
  action "Discard an enemy at this location." {
    target = target.enemy_here(), effect = function(_, you, foe) foe:leave_play(you) end,
  },
}
