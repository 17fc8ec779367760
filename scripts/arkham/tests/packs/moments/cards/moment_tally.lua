-- Counts what is announced, whoever and whatever it concerns.
local function counts(kind) return function(me) me[kind] = me[kind] + 1 end end

return asset {
  name = "Tally", class = "neutral", cost = 0, memory = { "engaged", "disengaged" },

  forced "When an enemy would be engaged." { when = "engaged", effect = counts "engaged" },
  forced "After an enemy disengages." { after = "disengaged", effect = counts "disengaged" },
}
