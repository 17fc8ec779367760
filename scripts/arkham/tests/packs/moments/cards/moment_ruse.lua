return event_card {
  name = "Ruse", class = "neutral", cost = 1, provokes = false,
  text = "Fight, evade, or gain 4 resources.",
  modes = {
    { text = "Fight.", kind = "fight", ability = "blow" },
    { text = "Evade.", kind = "evade", ability = "step" },
    { text = "Gain 4 resources.", can = function() return true end, effect = function(_, you) you:gain(4) end },
  },
  named "blow" "Fight." { fight = true },
  named "step" "Evade." { evade = true },
}
