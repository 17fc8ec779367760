return asset {
  name = "Shrivelling", code = "01060", class = "mystic", level = 0, cost = 3, icons = { combat = 1 },
  traits = { "Spell" }, slots = { "arcane" }, uses = { charges = 4 },

  action "Spend 1 charge: fight with willpower; this attack deals +1 damage." {
    cost = cost.spend(1), fight = { skill = "willpower", damage = 1 },
  },

  if_revealed "If a skull, cultist, tablet, elder thing or auto-fail is revealed during this attack: take 1 horror." {
    tokens = { "skull", "cultist", "tablet", "elder_thing", "auto_fail" },
    effect = function(_, you) you:take_horror(1) end,
  },
}
