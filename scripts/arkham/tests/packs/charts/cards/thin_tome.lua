return asset {
  name = "Thin Tome", id = "thin_tome", class = "seeker", cost = 0, traits = { "Item", "Tome" },
  action "Gain 2 resources." { effect = function(_, you) you:gain(2) end },
  free "Lose 1 action." { effect = function(_, you) you:lose_actions(1) end },
  free "Investigate, without its action." {
    condition = "my_turn", effect = function(_, you) you:use("investigate", you) end,
  },
  free "Skip what follows the enemy phase." { condition = "skip_upkeep == 0", effect = function() game.skip_upkeep = 1 end },
}
