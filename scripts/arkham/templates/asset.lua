-- template cards: an asset: what an investigator has in play
-- One file is one card; its id is the name of the file. What follows `return` says all that the game knows of it.
return asset {
  name = "Card Name",
  class = "neutral",             -- guardian, seeker, rogue, mystic, survivor, neutral
  cost = 2,                      -- in resources
  icons = { intellect = 1 },     -- when it is committed to a test: willpower, intellect, combat, agility, wild
  traits = { "Item", "Tool" },
  slots = { "hand" },            -- hand, arcane, accessory, body, ally; two of them: { "hand", "hand" }
  uses = { supplies = 3 },       -- what lies on it as it enters play, by any name: ammo, charges, secrets ...
  -- health = 2, sanity = 1,     -- of an asset that can take damage and horror

  -- A constant works all the time while the card is in play.
  constant "You get +1 intellect." { you = { intellect = 1 } },

  -- What its controller may do. The text is what players read; the fields are what happens. `cost` is paid before
  -- anything else; an ability that cannot be paid, or has nothing to be aimed at, is not offered.
  free "Exhaust this and spend 1 supply: heal 1 horror from an investigator at your location." {
    cost = { cost.exhaust(), cost.spend(1) },
    target = target.investigator_here { where = "it.horror > 0" },
    effect = function(_, _, patient) patient:heal_horror(1) end,
  },
}
