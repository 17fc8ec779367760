-- template cards: an asset: a card that an investigator keeps in play
-- One file is one card; its id is the name of the file. The table after `return` is everything the game knows about it.
return asset {
  name = "Card Name",
  class = "neutral",             -- guardian, seeker, rogue, mystic, survivor, neutral
  cost = 2,                      -- in resources
  icons = { intellect = 1 },     -- when it is committed to a test: willpower, intellect, combat, agility, wild
  traits = { "Item", "Tool" },
  slots = { "hand" },            -- hand, arcane, accessory, body, ally, tarot; two of them: { "hand", "hand" }
  uses = { supplies = 3 },       -- tokens on it when it enters play, by any name: ammo, charges, secrets ...
  -- health = 2, sanity = 1,     -- for an asset that can take damage and horror

  -- A constant works as long as the card is in play.
  constant "You get +1 intellect." { you = { intellect = 1 } },

  -- An ability that its controller may use. Players read the text; the fields do the work. `cost` is paid first. If it
  -- cannot be paid, or nothing can be the target, the ability is not offered.
  free "Exhaust this and spend 1 supply: heal 1 horror from an investigator at your location." {
    cost = { cost.exhaust(), cost.spend(1) },
    target = target.investigator_here { where = "it.horror > 0" },
    effect = function(_, _, patient) patient:heal_horror(1) end,
  },
}
