return artifact {
  name = "Sword of Saint Jerome", traits = { "item", "magical", "weapon" },

  bonus "+2 Will and +5 Strength in combat." { will = 2, strength = 5, condition = "combat_test" },

  forced "When you defeat a Monster in combat: recover 1 Sanity." {
    after = "monster_defeated", condition = { "by == you", "in_combat == 1" },
    effect = function(_, you) you:recover_sanity(1) end,
  },
}
