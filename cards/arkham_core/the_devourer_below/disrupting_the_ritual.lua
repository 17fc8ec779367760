local function break_ritual(me)
  me:add("clues", 1)
  if me.clues >= 2 * #seats() then advance_act() end
end

return act {
  name = "Disrupting the Ritual", code = "01148",
  text = "Objective: advance when there are 2 clues per investigator on this act.",

  action "Spend 1 clue: test willpower (3). If you succeed, place 1 clue on this act." {
    cost = cost.clues(1), test = { skill = "willpower", difficulty = 3 }, success = break_ritual,
  },
  action "Spend 1 clue: test agility (3). If you succeed, place 1 clue on this act." {
    cost = cost.clues(1), test = { skill = "agility", difficulty = 3 }, success = break_ritual,
  },

  advance "The ritual is broken (resolution 1)." { effect = function() end_scenario "R1" end },
}
