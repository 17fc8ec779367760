-- Says when a phase or round begins and ends.
local function count(me) me.uses = me.uses + 1 end

return asset {
  name = "Metronome", id = "metronome", class = "neutral", cost = 0,

  forced "Tick: round begins." { at = "round_begins", effect = count },
  forced "Tick: mythos begins." { at = "phase_begins", condition = "amount == 1", effect = count },
  forced "Tick: investigation begins." { at = "phase_begins", condition = "amount == 2", effect = count },
  forced "Tick: enemy begins." { at = "phase_begins", condition = "amount == 3", effect = count },
  forced "Tick: upkeep begins." { at = "phase_begins", condition = "amount == 4", effect = count },
  forced "Tick: mythos ends." { at = "phase_ends", condition = "amount == 1", effect = count },
  forced "Tick: investigation ends." { at = "phase_ends", condition = "amount == 2", effect = count },
  forced "Tick: enemy ends." { at = "phase_ends", condition = "amount == 3", effect = count },
  forced "Tick: upkeep ends." { at = "phase_ends", condition = "amount == 4", effect = count },
  forced "Tick: round ends." { at = "round_ends", effect = count },

  free "You get +1 combat until the end of the phase." {
    effect = function(_, you) you:modify("combat", 1, "phase") end,
  },
  free "You get +1 combat until the end of the round." {
    effect = function(_, you) you:modify("combat", 1, "round") end,
  },
  free "You get +1 combat until the end of your turn." {
    effect = function(_, you) you:modify("combat", 1, "turn") end,
  },
}
