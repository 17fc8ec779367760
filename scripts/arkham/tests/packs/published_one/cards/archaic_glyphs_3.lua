-- The Path to Carcosa. Icons unverified.
return asset {
  name = "Archaic Glyphs", subtitle = "Guiding Stones", class = "seeker", level = 3, cost = 2,
  icons = { willpower = 1, intellect = 1 }, traits = { "Occult", "Spell" }, slots = { "arcane" },
  uses = { charges = 3 }, researched = "glyphs_translated",

  action "Spend 1 charge: investigate. You discover 1 more clue for each 2 points by which you succeed." {
    cost = cost.spend(1), investigate = true,
    success = function(_, you)
      local test = current "test"
      you:discover(1 + you:check "discover_bonus" + math.floor(test.margin / 2), test.target)
    end,
  },
}
