local text = "spawn a Dark Young on your space, or any Monster if it is on the board,"
local dark_young = encounter_monster(text, function(you)
  return spawn_monster(you.place, { id = "dark_young" }) or spawn_monster(you.place)
end)

return research_encounter { name = "Shub-Niggurath Research 2", ancient_one = "shub_niggurath",
  city = { test("observation", 0, { pass = gain_this_clue(), fail = lose_health(2) }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(), fail = dark_young }) },
  sea = { test("influence", -1, { pass = { gain_this_clue(), discard_monster() } }) } }
