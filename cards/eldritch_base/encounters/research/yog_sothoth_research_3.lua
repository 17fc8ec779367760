local function hound()
  for _, monster in ipairs(cards_in "monsters") do
    if short_id(monster) == "hound_of_tindalos" then return monster end
  end
end
local function call(you)
  local monster = hound()
  monster:move_monster(you.place)
  return monster
end

return research_encounter { name = "Yog-Sothoth Research 3", ancient_one = "yog_sothoth",
  city = { test("influence", -1, { pass = gain_this_clue(1), fail = doom_advances(1) }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(1), fail = lose_sanity(1) }) },
  sea = { gain_this_clue(), when("the Hound of Tindalos is on the board", hound,
    encounter_monster("move it to your space", call), lose_sanity(1)) } }
