return artifact {
  name = "Lightning Gun", traits = { "item", "magical", "weapon" },

  bonus "+6 Strength in combat." { strength = 6, condition = "combat_test" },

  action "You and each Monster here lose 1 Health." (function(_, you)
    harm_together(on_space("monsters", you.place), 1, you, 1)
  end),
}
