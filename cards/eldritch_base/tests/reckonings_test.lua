-- The reckoning effects of Monsters.

-- The Monster on `space`, the investigators as given; the reckoning effect is resolved.
local function reckoning(t, id, space, config, dice, prepare)
  local g = t:game(config or {})
  local monster = g:spawn(id, space)
  if prepare then prepare(g, monster) end
  if dice then g:dice(dice) end
  g:effect("use_effect", monster, "reckoning", g:lead())
  return g, g:lead(), monster
end

local TWO = { "mark_harrigan", "lily_chen" }
local function two(mark, lily) return { investigators = TWO, at = { mark_harrigan = mark, lily_chen = lily } } end

for _, id in ipairs { "dark_young", "star_spawn", "zombie_horde" } do
  test(id .. ": a die, Doom on a 1 or 2", {}, function(t)
    for roll, doom in pairs { [2] = 14, [3] = 15 } do
      t:equal(reckoning(t, id, "rome", {}, { roll }):get "doom", doom)
    end
  end)
end

test("deep_one, gnoph_keh: everybody on its space loses 1", {}, function(t)
  local g, mark = reckoning(t, "deep_one", "rome", two("rome", "arkham"))
  t:equal({ mark.sanity, mark.health, g:investigator "lily_chen".sanity }, { 3, 8, 6 })
  g, mark = reckoning(t, "gnoph_keh", "rome", two("rome", "arkham"))
  t:equal({ mark.sanity, mark.health, g:investigator "lily_chen".health }, { 4, 7, 6 })
end)

test("hound_of_tindalos: goes to the nearest and is encountered", {}, function(t)
  local g, mark, hound = reckoning(t, "hound_of_tindalos", "arkham", two("rome", "space_5"), { 5, 5, 1, 5, 1, 1 })
  t:equal(hound.place, g:space "space_5")
  t:logged(g, "Lily Chen encounters Hound of Tindalos")
  t:equal(mark.health, 8)
end)

test("hound_of_tindalos: one of those there", {}, function(t)
  local g = reckoning(t, "hound_of_tindalos", "rome", { investigators = TWO, at = "rome" }, { 5, 5, 1, 5, 5, 5 })
  -- The nearest is a tie, too.
  g:choose { g:investigator "lily_chen" }
  t:prompt(g, "Who encounters Hound of Tindalos?", g:lead())
  g:choose { g:investigator "lily_chen" }
  t:logged(g, "Lily Chen encounters Hound of Tindalos")
end)

test("lloigor: 1 of each on its space and next to it", {}, function(t)
  local g, mark = reckoning(t, "lloigor", "arkham", { investigators = { "mark_harrigan", "lily_chen", "jim_culver" },
    at = { mark_harrigan = "arkham", lily_chen = "space_5", jim_culver = "rome" } })
  local lily, jim = g:investigator "lily_chen", g:investigator "jim_culver"
  t:equal({ mark.health, mark.sanity, lily.health, lily.sanity, jim.health, jim.sanity }, { 7, 3, 5, 5, 7, 5 })
end)

test("mi_go: takes the nearest Clue and goes there", {}, function(t)
  local g, _, monster = reckoning(t, "mi_go", "arkham", { clues = { "space_6", "tokyo" } })
  t:equal({ monster.place, #g:clues_at "space_6", #g:clues_at "tokyo" }, { g:space "space_6", 0, 1 })
  g, _, monster = reckoning(t, "mi_go", "arkham", {})
  t:equal(monster.place, g:space "arkham", "no Clue")
end)

test("nightgaunt: carries somebody off", {}, function(t)
  local g, _, monster = reckoning(t, "nightgaunt", "space_4", two("rome", "space_4"))
  local lily = g:investigator "lily_chen"
  t:equal(g:prompt_options(), { "Space 1", "Space 5" })
  g:choose { g:space "space_5" }
  t:equal({ lily.place, monster.place, lily.delayed }, { g:space "space_5", g:space "space_5", true })
end)

test("nightgaunt: without anybody there, 2 spaces toward the nearest", {}, function(t)
  local g, _, monster = reckoning(t, "nightgaunt", "space_4", two("arkham", "tokyo"))
  t:equal(monster.place, g:space "arkham")
  g, _, monster = reckoning(t, "nightgaunt", "space_4", two("space_9", "space_17"))
  t:equal(monster.place, g:space "arkham", "no further than 2 spaces")
  g, _, monster = reckoning(t, "nightgaunt", "space_4", two("space_5", "tokyo"))
  t:equal(monster.place, g:space "space_5", "no further than he is")
end)

test("serpent_people, warlock: a die; on a 1 or 2 the nearest comes closer, is Cursed", {}, function(t)
  local g, mark = reckoning(t, "serpent_people", "space_4", two("arkham", "tokyo"), { 2 })
  t:equal({ mark.place, g:investigator "lily_chen".place }, { g:space "space_5", g:space "tokyo" })
  g, mark = reckoning(t, "serpent_people", "space_4", two("arkham", "tokyo"), { 3 })
  t:equal(mark.place, g:space "arkham")
  g, mark = reckoning(t, "warlock", "space_4", two("arkham", "tokyo"), { 2 })
  t:equal({ g:conditions(mark), g:conditions(g:investigator "lily_chen") }, { { "Cursed" }, {} })
  g, mark = reckoning(t, "warlock", "space_4", two("arkham", "tokyo"), { 3 })
  t:equal(g:conditions(mark), {})
end)

test("with no investigator on the board nobody is the nearest", {}, function(t)
  for _, id in ipairs { "hound_of_tindalos", "nightgaunt", "serpent_people", "warlock", "cthylla" } do
    local g = t:game { phase = "mythos" }
    local me, monster = g:lead(), g:spawn(id, "tokyo")
    g:put(me, "defeated", { at = "rome" })
    g:on_top("mythos_deck", "rally_the_people")
    g:dice { 1 }
    g:go_on()
    t:prompt(g, "Who joins?")
    t:not_rolled(g, (id == "serpent_people" or id == "warlock") and {} or { 1 })
    t:logged(g, "Reckoning.")
    t:equal({ monster.place, me.place, g:conditions(me) }, { g:space "tokyo", g:space "rome", {} })
  end
end)

test("shoggoth: recovers all Health", {}, function(t)
  local _, _, monster = reckoning(t, "shoggoth", "rome", {}, nil, function(_, monster) monster.lost = 3 end)
  t:equal(monster.lost, 0)
end)

test("witch: whoever is Cursed loses 1 Health", {}, function(t)
  local g, mark = reckoning(t, "witch", "tokyo", { investigators = TWO, possessions = { "cursed" } })
  t:equal({ mark.health, g:investigator "lily_chen".health }, { 7, 6 })
end)

test("zombie: the Zombie Horde takes its place, if it can", {}, function(t)
  local g, _, zombie = reckoning(t, "zombie", "rome")
  t:equal({ g:monsters_at "rome"[1].title, #g:monsters_at "rome", zombie.zone }, { "Zombie Horde", 1, "cup" })
  g, _, zombie = reckoning(t, "zombie", "rome", {}, nil, function(g) g:spawn("zombie_horde", "tokyo") end)
  t:equal({ g:monsters_at "rome", #g:monsters_at "tokyo" }, { { zombie }, 1 }, "all of that name are on the board")
end)

test("cthylla: a Deep One ambushes the nearest", {}, function(t)
  local config = two("space_11", "tokyo")
  config.ancient_one = "cthulhu"
  local g, mark = reckoning(t, "cthylla", "space_12", config, { 5, 1, 1, 1, 5, 1, 1 })
  t:logged(g, "Mark Harrigan encounters Deep One")
  t:equal({ mark.sanity, #g:cards "monsters" }, { 3, 1 })
end)

test("dunwich_horror: a die of at most the number of players opens a Gate", {}, function(t)
  for roll, gates in pairs { [2] = 1, [3] = 0 } do
    local g = reckoning(t, "dunwich_horror", "arkham", { investigators = TWO }, { roll })
    t:equal(#g:cards "gates", gates)
  end
end)

test("nug: a Ghoul on its space, as long as one is set aside", {}, function(t)
  local g = reckoning(t, "nug", "amazon", { ancient_one = "shub_niggurath" })
  t:equal({ #g:monsters_at "amazon", #g:cards "set_aside" }, { 2, 4 })
end)

test("cultist: on the field it takes what the sheet says", {}, function(t)
  local g = t:game { ancient_one = "yog_sothoth", at = "space_4" }
  local me, cultist = g:lead(), g:spawn("cultist", "space_4")
  g:dice { 5, 1, 1, 1 }
  g:effect("encounter_monster", me, cultist)
  t:equal({ me.sanity, #g:possessions(me), cultist.zone }, { 3, 1, "cup" }, "1 Sanity, 1 Spell for its defeat")
end)
