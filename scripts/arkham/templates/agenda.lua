-- template scenarios: an agenda: what happens while time runs out
-- A scenario lists its agendas in order: agendas = { "card_name", "last_agenda" }. Each mythos phase places 1 doom.
return agenda {
  name = "Card Name",
  doom = 5,                      -- the doom in play that makes it advance

  -- As long as it is the current one. `at`, `when`, `after`: see timing_points in scripts/arkham/game.lua.
  constant "Enemies get +1 evade." { modify = { { value = "evade", amount = 1, where = "it is enemy" } } },

  -- The reverse side. The last agenda ends the scenario here: end_scenario "R2".
  advance "Each investigator takes 1 horror." {
    effect = function()
      for _, inv in ipairs(players()) do inv:take_horror(1) end
    end,
  },
}
