return monster {
  name = "Witch", will = -1, horror = 0, strength = -1, damage = 1, toughness = 1,

  after_will "If you fail the Will test, gain a Cursed Condition." (function(_, you)
    if current "combat".result == 0 then you:gain_condition "cursed" end
  end),

  reckoning "Each investigator with a Cursed Condition loses 1 Health." (function()
    each(filter(players(), function(inv) return inv:has_condition "cursed" end), function(inv) inv:lose_health(1) end)
  end),
}
