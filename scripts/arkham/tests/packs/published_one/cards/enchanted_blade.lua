-- The Circle Undone. Icons unverified.
return asset {
  name = "Enchanted Blade", class = { "guardian", "mystic" }, level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Item", "Relic", "Weapon", "Melee" }, slots = { "hand", "arcane" }, uses = { charges = 3 },
  memory = { "charged" },

  action "You may spend 1 charge. Fight with +1 combat; with the charge, +1 more and +1 damage." {
    cost = { pay = function(me, you)
      me.charged = me.uses > 0 and confirm(you, "Spend 1 charge?") and 1 or 0
      me:add("uses", -me.charged)
    end },
    fight = { bonus = "1 + me.charged", damage = "me.charged" },
  },
}
