-- template cards: a story asset: in no deck at first, found and won over in a scenario
-- A scenario sets it aside (its list `set_aside`) and puts it at a location:
--   set_aside_card "card_name":move("board", nil, false, place)
local CONTROLLED = "me in play"   -- in somebody's play area, not at a location

return asset {
  name = "Card Name",
  class = "neutral",
  unique = true,
  story = true,
  traits = { "Ally" },
  slots = { "ally" },
  health = 2, sanity = 2,

  constant "You get +1 willpower." { condition = CONTROLLED .. " and not me in board", you = { willpower = 1 } },

  -- `zones`: it works at a location, where nobody controls it; `who`: everybody who is there may use it.
  action "Test intellect (3). If you succeed, take control of Card Name." {
    parley = true, zones = { "board" }, who = "place(me) == place(you) and you in investigators",
    test = { skill = "intellect", difficulty = 3 },
    success = function(me, you) you:take_control(me) end,
  },
}
