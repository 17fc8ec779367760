-- template assets: an asset, bought from the reserve
-- One file is one card; its id is the name of the file. The cards of every pack that is loaded are shuffled into their
-- decks by themselves.
return asset {
  name = "Card Name",
  value = 2,                     -- the price to acquire it
  traits = { "item", "weapon" }, -- item, trinket, weapon, tome, magical, ally, service, teamwork

  -- "Gain +N": of several bonuses to a skill only the highest counts.
  bonus "+2 Strength in combat." { strength = 2, condition = "combat_test" },

  -- May be used in a window: before_roll, after_roll, combat, combat_begins, before_encounter, action.
  free "After the roll, in combat: reroll 1 die." {
    window = "after_roll", condition = { "combat_test", "test.skill == strength" }, limit = "round",
    effect = function(_, you) you:reroll(1) end,
  },
}
