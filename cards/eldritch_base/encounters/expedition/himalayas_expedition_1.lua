local discard_it = step("discard that Monster", function(_, e)
  if e.monster then e.monster:discard_monster() end
end)

return expedition_encounter { name = "The Himalayas 1", space = "himalayas",
  initial = { monster_spawns { encounter = true, defeated = to_pass(), survived = to_fail() } },
  pass = { doom_retreats(1), test("lore", 0, { fail = lose_sanity(2) }) },
  fail = { test("observation", 0, { pass = { discard_it, doom_retreats(1) }, fail = lose_sanity(1) }) } }
