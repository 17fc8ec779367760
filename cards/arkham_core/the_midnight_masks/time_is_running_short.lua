return agenda {
  name = "Time Is Running Short", code = "01122", doom = 8,

  action "Resign." { resign = true, effect = function(_, you) you:resign() end },

  advance "Midnight has come: resolution 2." { effect = function() end_scenario "R2" end },
}
