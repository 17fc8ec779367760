test("Card Name: enemies are harder to evade; at 5 doom it costs everybody a horror", function(t)
  local g   = t:game { locations = { "study" }, agenda = { "card_name", "test_agenda" }, phase = "mythos" }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion")        -- evade 2
  t:equal(foe.evade, 3)
  g:agenda().doom = 4
  g:run_to "investigation"                   -- the mythos phase places the fifth
  t:equal(me.horror, 1)
  t:equal(g:agenda().title, "Test agenda")
  t:equal(foe.evade, 2)
end)
