return asset {
  name = "Lodge Researcher", value = 3, traits = { "ally" },

  forced "When you defeat a Monster in combat: recover 1 Sanity and gain 1 Clue." {
    after = "monster_defeated", condition = { "by == you", "in_combat == 1" },
    effect = function(_, you)
      together(function()
        you:recover_sanity(1)
        you:gain_clues(1)
      end)
    end,
  },
}
