return event_card { name = "Gate Charm", class = "neutral", cost = 0, text = "Discard an enemy at your location.",
  target = target.enemy_here(), effect = function(_, _, foe) foe:leave_play() end }
