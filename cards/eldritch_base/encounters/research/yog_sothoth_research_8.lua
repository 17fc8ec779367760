local approach = step("move 1 space toward the nearest Gate", function(you)
  local gate = the_nearest(you.place, cards_in "gates", "Which Gate is the nearest?")
  if gate then you:move_to(toward(you.place, gate.place)) end
end)

return research_encounter { name = "Yog-Sothoth Research 8", ancient_one = "yog_sothoth",
  city = { test("observation", 0, { pass = may(discard_possession "spell", gain_this_clue(1)),
    fail = { discard_this_clue(), gain_condition "cursed" } }) },
  wilderness = { test("observation", -1, { pass = { gain_this_clue(), gain_spell() }, fail = lose_health(1) }) },
  sea = { gain_this_clue(), approach, unless(discard_possession "spell", lose_sanity(2)) } }
