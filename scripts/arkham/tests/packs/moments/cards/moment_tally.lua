-- Counts what is announced, whoever and whatever it concerns. An enemy comes where the bearer is, and leaves another
-- place: so it is seen that all have arrived by then.
local function counts(kind) return function(me) me[kind] = me[kind] + 1 end end

return asset {
  name = "Tally", class = "neutral", cost = 0, memory = { "engaged", "disengaged", "came", "left" },

  forced "When an enemy would be engaged." { when = "engaged", effect = counts "engaged" },
  forced "After an enemy disengages." { after = "disengaged", effect = counts "disengaged" },
  forced "After an enemy enters: it is where the bearer is." {
    after = "enters", condition = "mover is enemy and location == place(me) and place(mover) == place(me)",
    effect = counts "came" },
  forced "After an enemy leaves." {
    after = "leaves", condition = "mover is enemy and location ~= place(me) and place(mover) == place(me)",
    effect = counts "left" },
}
