return act {
  name = "The Mother of the Weir", objective = true,
  forced "After the Weir Mother is defeated: R1." {
    after = "enemy_defeated", condition = "enemy is weir_mother", effect = function() end_scenario "R1" end,
  },
  action "Parley. At the Weir Mother's location, test willpower (3). If you succeed, she turns over, and you resolve that side." {
    parley = true, target = target.enemy_here { where = "it is weir_mother" }, test = { skill = "willpower", difficulty = 3 },
    success = function(_, you)
      local mother = current "test".target
      mother:flip()
      mother:resolve_story(you)
    end,
  },
}
