return act {
  name = "What Have You Done?", code = "01110", objective = true,

  forced "If the Ghoul Priest is defeated: advance." {
    at = "enemy_defeated", faces = { 0 }, condition = function(_, _, _, event) return event.subject.title == "Ghoul Priest" end,
    effect = function() advance_act() end,
  },

  advance "The lead investigator decides: burn the house down (R1) or keep it (R2)." {
    effect = function()
      local burn = choose(game.lead, "What becomes of the house?", { "Burn it down (R1)", "Keep it (R2)" })
      end_scenario(burn == "Burn it down (R1)" and "R1" or "R2")
    end,
  },
}
