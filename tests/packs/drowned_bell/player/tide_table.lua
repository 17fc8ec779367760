return asset {
  name = "Tide Table", code = "db010", class = "seeker", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Item", "Tome" }, slots = { "hand" }, uses = { secrets = 0 },

  forced "After doom is placed on any card: place 1 secret on this, to a maximum of 3." {
    after = "doom_placed", condition = "me.uses < 3",
    effect = function(me) me:add_uses("secrets", 1) end,
  },

  action "Exhaust this and spend 2 secrets: discover 1 clue at your location or a connecting one." {
    cost = { cost.exhaust(), cost.spend(2) },
    target = target.location { where = "(it == here or connected(here, it)) and it.clues > 0 and it.face == 1" },
    effect = function(_, you, place) you:discover(1, place) end,
  },
}
