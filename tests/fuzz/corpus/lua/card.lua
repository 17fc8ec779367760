-- A made-up card with most of what a card can have.
local COST = 2
local function lit(me) return me.oil > 0 and not me.exhausted end
return asset {
  name = "Harbour Lamp", cost = COST, traits = { "item" }, uses = { oil = 3 },
  action "Spend 1 oil: you get +1 to this test." {
    cost = { spend = "oil", exhaust = true }, condition = { "you.clues >= 1", "not me.exhausted" },
    test = { skill = "intellect", difficulty = "here.shroud + 1", success = function(_, you) you:gain(1) end },
  },
  forced "After you fail: it goes out." { after = "test_failed", effect = function(me) if lit(me) then me:exhaust() end end },
}
