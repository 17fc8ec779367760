-- Effects of encounter cards: some of each deck, and all Special Encounters.

local SKILLS = { "lore", "influence", "observation", "strength", "will" }
local P, F = { true, true }, { false, false }
local PF, FP = { true, false }, { false, true }

-- It is the turn of Mark, at Rome. Silas, 8 of 14 Health, 6 of 12 Sanity, 4 Clues, an Axe and a Wither, resolves the
-- encounter. Gates are at Rome and on Silas's space, a Ghoul at Tunguska; Doom is 12.
local function table_for(t, config, space)
  config.investigators, config.doom = { "mark_harrigan", "silas_marsh" }, 12
  config.at = { mark_harrigan = "rome", silas_marsh = space }
  config.clues_of, config.possessions = { silas_marsh = 4 }, { silas_marsh = config.has or { "axe", "wither" } }
  config.monsters, config.gates, config.has = { ghoul = "tunguska" }, "rome", nil
  local g = t:game(config)
  local me = g:investigator "silas_marsh"
  me:modify("max_health", 6, "game")
  me:modify("max_sanity", 8, "game")
  me.health, me.sanity = 8, 6
  return g, me
end

local function count(g, tag, me)
  local n = 0
  for _, card in ipairs(g:cards("possessions", me)) do n = n + (card:is(tag) and 1 or 0) end
  return n
end

local function figures(g, me)
  local out = { health = me.health, sanity = me.sanity, clues = g:clues(me), delayed = me.delayed and 1 or 0,
    doom = g:get "doom", omen = g:get "omen", gates = #g:cards "gates", board_clues = #g:cards "clues",
    monsters = #g:cards "monsters", assets = count(g, "asset", me), artifacts = count(g, "artifact", me),
    spells = count(g, "spell", me), lost = 0, track = 0, here = g:call("is_playing", me) and 1 or 0,
    tokens = g:mystery() and g:mystery().eldritch + g:ancient_one().eldritch or 0 }
  for _, monster in ipairs(g:cards "monsters") do out.lost = out.lost + monster.lost end
  for _, space in ipairs(g:cards "omen_track") do out.track = out.track + space.eldritch end
  for _, skill in ipairs(SKILLS) do out[skill] = me[skill .. "_improved"] end
  return out
end

-- Answers prompts: tests by outcomes, questions by `answers` (texts, numbers), and after those by the first option.
local function answer(g, me, outcomes, answers)
  local tests, asked = 0, 0
  for _ = 1, 40 do
    local p = g:prompt()
    if not p or p.id == "action" then return end
    if p.text == "After the roll" then
      tests = tests + 1
      me:modify("success", outcomes[math.min(tests, #outcomes)] and -4 or 5, "test")
      g:pass()
    elseif p.from == "window" then
      g:pass()
    else
      asked = asked + 1
      local wanted, part = answers[asked], p.parts[1]
      if part.numeric then g:number(wanted or part.min)
      else g:choose { wanted or part.options[1].card or part.options[1].text } end
    end
  end
end

local function as_text(changes)
  local out = {}
  for key, value in pairs(changes) do
    if type(value) == "number" and value ~= 0 then out[#out + 1] = key .. " " .. value end
  end
  table.sort(out)
  return table.concat(out, ", ")
end

-- rows: { card, space, outcomes, changes [, answers] }. Every figure that `changes` does not name stays as it was;
-- `conditions`: the investigator's Conditions after that.
local function check(t, rows, config, resolve)
  for _, row in ipairs(rows) do
    local id, space, outcomes, changes = row[1], row[2], row[3] or P, row[4]
    local given = {}
    for key, value in pairs(config or {}) do given[key] = value end
    given.has = row.has
    local g, me = table_for(t, given, space)
    if row.before then row.before(g, me) end
    local begin = resolve(g, me, id, space)
    local before = figures(g, me)
    begin()
    answer(g, me, outcomes, row[5] or {})
    local changed = {}
    for key, value in pairs(figures(g, me)) do changed[key] = value - before[key] end
    t:equal(as_text(changed), as_text(changes), id)
    t:equal(g:conditions(me), changes.conditions or {}, id)
  end
end

local function location(deck)
  return function(g, me, id)
    g:on_top(deck .. "_deck", id)
    return function() g:effect(deck == "general" and "encounter_general" or "encounter_city", me) end
  end
end

test("General Encounters", {}, function(t)
  check(t, {
    { "general_1", "space_5", P, { assets = 1 } },
    { "general_1", "space_5", F, { conditions = { "Detained" } } },
    { "general_1", "space_4", nil, { assets = 1, sanity = -1 } },
    { "general_1", "space_2", P, { artifacts = 1 } },
    { "general_2", "space_4", P, { lore = 1 }, { "Improve lore" } },
    { "general_2", "space_5", P, { board_clues = 1 } },
    { "general_2", "space_2", nil, { sanity = -1 } },
    { "general_3", "space_5", F, { health = -1, assets = -1 } },
    { "general_3", "space_2", P, { conditions = { "Blessed" }, health = 1, sanity = 1 } },
    { "general_4", "space_2", P, { clues = 1, assets = 1 } },
    { "general_5", "space_2", nil, { delayed = 1, artifacts = 1 } },
    { "general_5", "space_4", nil, { clues = -1, artifacts = 1 } },
    { "general_5", "space_4", nil, {}, { "Do not" } },
    { "general_6", "space_5", P, { artifacts = 1 } },
    { "general_8", "space_5", F, { sanity = 2, assets = -1 } },
    { "general_11", "space_4", nil, { delayed = 1, sanity = 3 } },
    { "general_12", "space_2", F, { assets = -1 } },
  }, nil, location "general")
end)

test("America Encounters", {}, function(t)
  check(t, {
    { "america_1", "arkham", F, { spells = 1, conditions = { "Hallucinations" } }, has = { "axe" } },
    { "america_1", "san_francisco", nil, { clues = -1, observation = 1 } },
    { "america_2", "san_francisco", P, { will = 1 }, { "Will" } },
    { "america_2", "buenos_aires", P, { spells = 1 } },
    { "america_3", "san_francisco", F, { conditions = { "Debt" } } },
    { "america_6", "san_francisco", F, { observation = 1, health = -1, sanity = -1 } },
    { "america_7", "arkham", nil, { delayed = 1, spells = 2 } },
    { "america_8", "arkham", P, { conditions = { "Blessed" } } },
  }, nil, location "america")
end)

test("Europe Encounters", {}, function(t)
  check(t, {
    { "europe_1", "london", F, { delayed = 1 } },
    { "europe_2", "london", P, { board_clues = 2 } },
    { "europe_3", "rome", F, { sanity = -1 }, has = { "blessed" } },
    { "europe_4", "london", nil, { clues = 2, conditions = { "Debt" } } },
    { "europe_4", "london", nil, {}, { "Do not" } },
    { "europe_5", "london", F, { board_clues = 1, conditions = { "Detained" } } },
    { "europe_5", "istanbul", nil, { clues = -1, influence = 1 } },
    { "europe_7", "rome", F, { strength = 1, conditions = { "Cursed" } }, { "Improve 1 skill", "Strength" } },
    { "europe_7", "rome", F, {}, { "Do not" } },
    { "europe_8", "istanbul", F, { conditions = { "Back Injury" } } },
  }, nil, location "europe")
end)

test("Asia/Australia Encounters", {}, function(t)
  check(t, {
    { "asia_australia_1", "tokyo", P, { monsters = -1 } },   -- a Ghoul has toughness 1
    { "asia_australia_1", "sydney", P, { strength = 1 } },
    { "asia_australia_2", "sydney", F, { strength = 1, health = -2 } },
    { "asia_australia_3", "tokyo", P, { monsters = -1 } },
    { "asia_australia_4", "tokyo", P, { monsters = -1 } },
    { "asia_australia_6", "shanghai", F, { lore = 1, delayed = 1 } },
    { "asia_australia_6", "sydney", P, { assets = 1 } },
    { "asia_australia_7", "tokyo", nil, { clues = -1, monsters = -1 } },
    { "asia_australia_8", "tokyo", P, {}, { "Ghoul", "Sydney" } },
  }, nil, location "asia_australia")
end)

local function research(g, me, id, space)
  g:on_top("research_deck", id)
  local clue = g:clue(space)
  return function() g:effect("encounter_clue", me, clue) end
end
-- "This Clue", from the board to the investigator; one more, from the pool.
local function this(more)
  more.clues, more.board_clues = (more.clues or 0) + 1, (more.board_clues or 0) - 1
  return more
end

test("Research Encounters: Azathoth", {}, function(t)
  check(t, {
    { "azathoth_research_1", "space_5", P, this { clues = 1 } },
    { "azathoth_research_1", "space_4", P, this { omen = 2 }, { "red" } },
    { "azathoth_research_2", "space_5", F, { track = 1 } },
    { "azathoth_research_3", "space_4", P, this { track = -1 },
      before = function(g) g:cards "omen_track"[1].eldritch = 1 end },
    { "azathoth_research_5", "space_2", nil, this { artifacts = 1, conditions = { "Dark Pact" } } },
    { "azathoth_research_6", "space_4", F, { omen = 1 } },
    { "azathoth_research_8", "space_4", F, { health = -1, conditions = { "Back Injury" } } },
  }, { ancient_one = "azathoth" }, research)
end)

test("Research Encounters: Cthulhu", {}, function(t)
  check(t, {
    { "cthulhu_research_1", "space_2", nil, this { spells = 1, conditions = { "Dark Pact" } } },
    { "cthulhu_research_1", "space_2", P, { board_clues = -1, conditions = { "Dark Pact" } },
      has = { "axe", "dark_pact" } },
    { "cthulhu_research_3", "space_5", F, { assets = -1 } },
    { "cthulhu_research_3", "space_2", P, { artifacts = 1, clues = 5 } },   -- the Grotesque Statue gives five
    { "cthulhu_research_5", "space_4", P, this { doom = 1 } },
    { "cthulhu_research_6", "space_4", F, { assets = -2 }, has = { "axe", "whiskey", "hired_muscle" } },
    { "cthulhu_research_7", "space_5", P, this { sanity = -1 } },   -- the Cultists of Cthulhu take 1 Sanity
    { "cthulhu_research_8", "space_2", P, this { sanity = -1, artifacts = 1 } },
  }, { ancient_one = "cthulhu" }, research)
end)

test("Research Encounters: Shub-Niggurath", {}, function(t)
  check(t, {
    { "shub_niggurath_research_1", "space_5", P, this { monsters = -1 } },
    { "shub_niggurath_research_1", "space_5", F, { doom = -1 } },
    -- The Goat Spawn does not ask an investigator with a Dark Pact.
    { "shub_niggurath_research_1", "space_4", P, this { clues = 1, conditions = { "Dark Pact" } },
      has = { "axe", "dark_pact" } },
    { "shub_niggurath_research_3", "space_4", nil, this { strength = 1, conditions = { "Dark Pact" } } },
    { "shub_niggurath_research_4", "space_4", F, { assets = -1, sanity = -2 }, has = { "axe", "hired_muscle" } },
    { "shub_niggurath_research_6", "space_5", P, this { monsters = -1 } },
    { "shub_niggurath_research_6", "space_2", nil, this { health = -2 }, { "Cursed" }, has = { "cursed" } },
    { "shub_niggurath_research_8", "space_5", nil, this { artifacts = 1, conditions = { "Dark Pact" } } },
  }, { ancient_one = "shub_niggurath" }, research)
end)

test("Research Encounters: Yog-Sothoth", {}, function(t)
  check(t, {
    { "yog_sothoth_research_1", "space_5", P, this { spells = -1, artifacts = 1 } },
    { "yog_sothoth_research_1", "space_2", F, { spells = -1 } },
    { "yog_sothoth_research_1", "space_2", F, { board_clues = -1 }, has = { "axe" } },
    { "yog_sothoth_research_2", "space_5", nil, { board_clues = -1 }, { "Discard this Clue" } },
    { "yog_sothoth_research_2", "space_4", F, this { sanity = -1, conditions = { "Paranoia" } } },
    { "yog_sothoth_research_2", "space_4", F, this {}, has = { "axe" } },
    { "yog_sothoth_research_3", "space_2", nil, this { sanity = -1 } },
    { "yog_sothoth_research_4", "space_4", F, { gates = 1, monsters = 1, spells = -1 } },
    { "yog_sothoth_research_7", "space_2", P, this { spells = -1, gates = -1 } },
    { "yog_sothoth_research_8", "space_5", P, this { spells = -1, clues = 1 } },
    { "yog_sothoth_research_8", "space_2", nil, this { sanity = -2 }, has = { "axe" } },
  }, { ancient_one = "yog_sothoth" }, research)
end)

local function other_world(g, me, id, space)
  g:on_top("other_world_deck", id)
  local gate = g:gate(space)
  return function() g:effect("encounter_gate", me, gate) end
end

test("Other World Encounters", {}, function(t)
  check(t, {
    { "other_world_1", "sydney", P, { gates = -1, spells = 1 }, { "Gain 1 Spell" } },
    { "other_world_1", "sydney", PF, { gates = -1, sanity = -2 } },
    { "other_world_2", "sydney", P, { gates = -1, clues = 2 } },
    { "other_world_3", "sydney", F, { sanity = -2, conditions = { "Paranoia" } }, { "Lose 2 Sanity" } },
    { "other_world_4", "sydney", F, { doom = -1 } },
    { "other_world_5", "sydney", P, { gates = -1 }, { "Do not" } },
    { "other_world_5", "sydney", P, { gates = -1, delayed = 1, clues = 2 } },
    { "other_world_7", "sydney", PF, { health = -2, delayed = 1 } },
    { "other_world_13", "sydney", FP, { gates = -1 } },
    { "other_world_14", "sydney", F, { clues = -1, sanity = -1 } },
    { "other_world_14", "sydney", F, { health = -1, sanity = -1 }, { "Resolve the fail" } },
    { "other_world_18", "sydney", F, { assets = -1, gates = -1 } },
    { "other_world_19", "sydney", F, { delayed = 1 } },
    { "other_world_21", "sydney", P, { clues = 2, health = -1, gates = -1 } },
    { "other_world_21", "sydney", P, { clues = 2, delayed = 1 }, { "Become Delayed" } },
    { "other_world_24", "sydney", P, { artifacts = 1, clues = -2, gates = -1 } },
  }, nil, other_world)
end)

test("The Dreamlands: one die more for each of his Clues", {}, function(t)
  local g, me = table_for(t, {}, "sydney")
  g:on_top("other_world_deck", "other_world_7")
  g:dice { 1, 1, 1, 1, 1, 1 }
  g:effect("encounter_gate", me, g:gate "sydney")
  t:logged(g, "rolls 1, 1, 1, 1, 1, 1.")   -- will 3, -1, 4 Clues
end)

local function expedition(g, me, id)
  g:on_top("expedition_deck", id)
  return function() g:effect("encounter_expedition", me) end
end

test("Expedition Encounters", {}, function(t)
  check(t, {
    { "antarctica_expedition_1", "antarctica", PF, { doom = 1, conditions = { "Amnesia" } } },
    { "antarctica_expedition_2", "antarctica", FP, { clues = 2 } },
    { "amazon_expedition_3", "amazon", P, { artifacts = 1, clues = 1 } },
    { "heart_of_africa_expedition_3", "heart_of_africa", F, { health = -2, conditions = { "Leg Injury" } } },
    { "himalayas_expedition_1", "himalayas", P, { doom = 1 },
      before = function(g) g:only("cup", { "maniac" }) end },
    { "himalayas_expedition_3", "himalayas", PF, { artifacts = 1, sanity = -2 } },
    { "pyramids_expedition_2", "pyramids", F, { health = -1, conditions = { "Internal Injury" } } },
    { "tunguska_expedition_1", "tunguska", P, { doom = 1 } },
  }, nil, expedition)
end)

test("The Himalayas: a Monster that is not defeated may be discarded", {}, function(t)
  check(t, { { "himalayas_expedition_1", "himalayas", { false, false, true }, { health = -2, sanity = -1, doom = 1,
    conditions = { "Paranoia" } }, before = function(g) g:only("cup", { "ghoul" }) end } }, nil, expedition)
end)

-- --- Special Encounters ---------------------------------------------------------------------------------------------

local function special(set)
  return function(g, me, id)
    g:on_top("special_deck", id)
    return function() g:effect("encounter_special", me, set) end
  end
end

test("R'lyeh Risen", {}, function(t)
  check(t, {
    { "rlyeh_risen_1", "space_3", P, { tokens = 1 } },
    { "rlyeh_risen_1", "space_3", PF, { doom = -1 } },
    { "rlyeh_risen_1", "space_3", F, { doom = -1 } },
    { "rlyeh_risen_2", "space_3", P, { tokens = 1 } },
    { "rlyeh_risen_2", "space_3", PF, {} },
    { "rlyeh_risen_2", "space_3", F, { conditions = { "Detained" } } },
    { "rlyeh_risen_3", "space_3", P, { tokens = 1 } },
    { "rlyeh_risen_3", "space_3", PF, {} },
    { "rlyeh_risen_3", "space_3", F, { sanity = -3 } },
    { "rlyeh_risen_4", "space_3", P, { tokens = 1 } },
    { "rlyeh_risen_4", "space_3", PF, { conditions = { "Hallucinations" } } },
    { "rlyeh_risen_4", "space_3", F, { health = -3 } },
    { "rlyeh_risen_5", "space_3", P, { tokens = 1 } },
    { "rlyeh_risen_5", "space_3", PF, { health = -3 } },
    { "rlyeh_risen_5", "space_3", F, { health = -3 } },
    { "rlyeh_risen_6", "space_3", P, { sanity = -1, tokens = 1 } },
    { "rlyeh_risen_6", "space_3", PF, { sanity = -1, conditions = { "Paranoia" } } },
    { "rlyeh_risen_6", "space_3", F, { sanity = -1, monsters = 1, conditions = { "Leg Injury" } },
      before = function(g) g:only("cup", { "maniac" }) end },
  }, { ancient_one = "cthulhu", mystery = "rlyeh_risen" }, special "rlyeh_risen")
end)

test("The Key and the Gate", {}, function(t)
  check(t, {
    { "key_and_gate_1", "arkham", P, { spells = -1, tokens = 1 } },
    { "key_and_gate_1", "arkham", P, { sanity = -3 }, { "Lose 3 Sanity" } },
    { "key_and_gate_1", "arkham", P, { sanity = -3 }, has = { "axe" } },
    { "key_and_gate_1", "arkham", PF, { sanity = -3 } },
    { "key_and_gate_2", "arkham", PF, { clues = -3, tokens = 1 }, { 3 } },
    { "key_and_gate_2", "arkham", PF, { clues = -2, sanity = -3 }, { 2 } },
    { "key_and_gate_2", "arkham", P, { tokens = 1 }, { 0 } },   -- three dice
    { "key_and_gate_3", "arkham", P, { tokens = 1 }, { 0 } },
    { "key_and_gate_3", "arkham", PF, { sanity = -1, conditions = { "Cursed" } }, { 1 } },
    { "key_and_gate_4", "arkham", P, { tokens = 1, conditions = { "Amnesia" } } },
    { "key_and_gate_4", "arkham", P, { sanity = -3 }, { "Lose 3 Sanity" } },
    { "key_and_gate_4", "arkham", P, { sanity = -3, conditions = { "Amnesia" } }, has = { "amnesia" } },
    { "key_and_gate_4", "arkham", PF, { sanity = -3 } },
    { "key_and_gate_5", "arkham", P, { tokens = 1 } },
    { "key_and_gate_5", "arkham", PF, { doom = -1 } },
    { "key_and_gate_6", "arkham", P, { tokens = 1 } },
    { "key_and_gate_6", "arkham", PF, { sanity = -3 } },
    { "key_and_gate_6", "arkham", F, { spells = 2, conditions = { "Dark Pact" } } },
  }, { ancient_one = "yog_sothoth" }, special "key_and_gate")
end)

test("The Key and the Gate: who fails is devoured; a Dark Pact is enough", {}, function(t)
  for _, id in ipairs { "key_and_gate_1", "key_and_gate_2", "key_and_gate_3", "key_and_gate_4" } do
    local g, me = table_for(t, { ancient_one = "yog_sothoth" }, "arkham")
    special "key_and_gate"(g, me, id)()
    answer(g, me, F, {})
    t:zone(me, "box")
  end
  local g, me = table_for(t, { ancient_one = "yog_sothoth", has = { "dark_pact" } }, "arkham")
  special "key_and_gate"(g, me, "key_and_gate_1")()
  t:zone(me, "box")
  t:not_logged(g, "rolls")
end)

test("The Key and the Gate: the fifth fails with three Conditions", {}, function(t)
  local g, me = table_for(t, { ancient_one = "yog_sothoth" }, "arkham")
  special "key_and_gate"(g, me, "key_and_gate_5")()
  answer(g, me, F, {})
  local has = g:cards("conditions", me)
  for _, trait in ipairs { "bane", "madness", "injury" } do
    local n = 0
    for _, card in ipairs(has) do n = n + (card:is(trait) and 1 or 0) end
    t:equal(n, 1, trait)
  end
end)

test("The Key and the Gate: dice more for Sanity, fewer for Cultists and Spells", {}, function(t)
  local function dice(id, has, cultists)
    local g, me = table_for(t, { ancient_one = "yog_sothoth", has = has }, "arkham")
    for _ = 1, cultists do g:spawn("cultist", "rome") end
    special "key_and_gate"(g, me, id)()
    g:mark()
    answer(g, me, P, { 2 })
    for _, line in ipairs(g:log()) do
      local rolled = line:match "rolls (.+)%."
      if rolled then return select(2, rolled:gsub("%d", "")) end
    end
  end
  t:equal(dice("key_and_gate_3", { "axe" }, 0), 5)
  t:equal(dice("key_and_gate_5", { "axe" }, 2), 1)
  t:equal(dice("key_and_gate_5", { "axe" }, 1), 2)
  t:equal(dice("key_and_gate_6", { "wither", "feed_the_mind" }, 0), 1)
  t:equal(dice("key_and_gate_6", { "axe" }, 0), 3)
end)
