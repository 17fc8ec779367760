return asset {
  name = "Baseball Bat", code = "01074", class = "survivor", level = 0, cost = 2, icons = { combat = 1 },
  traits = { "Item", "Weapon", "Melee" }, slots = { "hand", "hand" },

  action "Fight with +2 combat; this attack deals +1 damage." { fight = { bonus = 2, damage = 1 } },

  if_revealed "If a skull or auto-fail is revealed during this attack: discard this after the attack." {
    tokens = { "skull", "auto_fail" }, effect = function(me, you) me:arm("breaks", you) end,
  },

  named "breaks" "The attack is over: discard this." {
    after = "test_ends", effect = function(me) me:leave_play() end,
  },
}
