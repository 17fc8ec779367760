return act {
  name = "The Ferry Stage", objective = true,
  action "At the Ferry Stage the investigators spend 1 clue per investigator, as a group: cross the water." {
    condition = "any(my_location: it is landing)", cost = cost.group_clues(1), effect = function() advance_act() end,
  },
  advance "The ferry pushes off: R1." { effect = function() end_scenario "R1" end },
}
