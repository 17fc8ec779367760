local discard_any_gate = step("discard 1 Gate of your choice", function(you)
  local gate = choose(you, "Discard which Gate?", cards_in "gates")
  if gate then gate:discard_gate() end
end, function() return size "gates" > 0 end)

return research_encounter { name = "Yog-Sothoth Research 7", ancient_one = "yog_sothoth",
  city = { ambush("cultist", { defeated = gain_this_clue(), survived = gain_condition "paranoia" }) },
  wilderness = { gain_this_clue(), when("you have a Spell", function(you) return #you:spells() > 0 end,
    test("will", 0, { fail = { lose_sanity(1), delay() } })) },
  sea = { test("lore", 0, { pass = { gain_this_clue(), may(discard_possession "spell", discard_any_gate) } }) } }
