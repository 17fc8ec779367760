return act {
  name = "What Have You Done?", code = "01110", objective = true,

  forced "If the Ghoul Priest is defeated: advance." {
    at = "enemy_defeated", faces = { 0 }, condition = function(_, _, _, event) return event.enemy.title == "Ghoul Priest" end,
    effect = function() advance_act() end,
  },

  advance "The lead investigator decides: burn the house down (resolution 1) or keep it (resolution 2)." {
    effect = function()
      local burn, keep = "Burn it down (resolution 1)", "Keep it (resolution 2)"
      local chosen = choose(game.lead, "What becomes of the house?", { burn, keep })
      end_scenario(chosen == burn and "R1" or "R2")
    end,
  },
}
