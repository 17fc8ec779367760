local harm_all = step("take 2 Health from each Monster on a space of your choice", function(you)
  local list = filter(cards_in "map", function(space) return #on_space("monsters", space) > 0 end)
  local space = choose(you, "The Monsters of which space lose Health?", list)
  if space then harm_together(on_space("monsters", space), 2, you) end
end)

return asia_australia_encounter { name = "Asia/Australia 1",
  shanghai = { test("observation", 0, { pass = improve "lore", fail = lose_sanity(1) }) },
  tokyo = { test("influence", 0, { pass = harm_all, fail = gain_condition "back_injury" }) },
  sydney = { test("will", 0, { pass = improve "strength", fail = lose_sanity(1) }) } }
