return artifact {
  name = "Lightning Gun", traits = { "item", "magical", "weapon" },

  bonus "+6 Strength in combat." { strength = 6, condition = "combat_test" },

  action "You and each Monster here lose 1 Health." (function(_, you)
    local monsters = on_space("monsters", you.place)
    you:lose_health(1)
    for _, monster in ipairs(monsters) do monster:harm(1) end
  end),
}
