return act {
  name = "Uncovering the Conspiracy", code = "01123",

  action "Spend 2 clues per investigator, as a group: draw the top card of the Cultist deck." {
    condition = "any(scenario_deck)", cost = cost.group_clues(2),
    effect = function(_, you) draw_encounter(you, top "scenario_deck") end,
  },

  forced "If there are 6 unique Cultist enemies in the victory display: advance." {
    at = "leaves_play", condition = "count(victory: it is enemy and it is unique and it is cultist) >= 6",
    effect = function() advance_act() end,
  },

  advance "The conspiracy is uncovered: resolution 1." { effect = function() end_scenario "R1" end },
}
