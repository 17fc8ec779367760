local function lure(you)
  local monster = choose(you, "Move which Monster to your space?", common_monsters())
  if monster then monster:move_monster(you.place) end
  return monster
end

return asia_australia_encounter { name = "Asia/Australia 3",
  shanghai = { improve "lore", test("will", 0, { fail = gain_condition "hallucinations" }) },
  tokyo = { encounter_monster("move 1 non-Epic Monster of your choice to your space", lure) },
  sydney = { improve "strength", test("influence", 0, { fail = gain_condition "detained" }) } }
