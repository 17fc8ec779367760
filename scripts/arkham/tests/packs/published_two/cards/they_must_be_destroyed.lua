-- The Dunwich Legacy.
return act { name = "They Must Be Destroyed!", objective = true,
  forced "When no Brood is in play or set aside: advance." { after = "leaves_play",
    condition = { "card is brood", "not any(enemies: it is brood)", "not any(set_aside: it is brood)" },
    effect = function() advance_act() end },
  advance "The last of them is gone." { effect = function() end_scenario "R2" end },
}
