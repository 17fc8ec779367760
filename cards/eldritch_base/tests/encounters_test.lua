-- Encounter cards: every section of each card is resolved, passing and failing its tests, with the first and the last
-- of the possible choices. Special Encounters, and the effects of cards: encounters_effects_test.lua.

local DECKS = {
  { "general", 12, { "space_5", "space_4", "space_2" } },
  { "america", 8, { "arkham", "buenos_aires", "san_francisco" } },
  { "europe", 8, { "istanbul", "london", "rome" } },
  { "asia_australia", 8, { "shanghai", "sydney", "tokyo" } },
}
local ANCIENT_ONES = { "azathoth", "cthulhu", "shub_niggurath", "yog_sothoth" }
local EXPEDITIONS = { "amazon", "antarctica", "heart_of_africa", "himalayas", "pyramids", "tunguska" }
local SKILLS = { "lore", "influence", "observation", "strength", "will" }

-- It is the turn of Mark, at Rome; Silas resolves the encounters.
local function table_for(t, config)
  config = config or {}
  config.investigators = { "mark_harrigan", "silas_marsh" }
  config.at = { mark_harrigan = "rome", silas_marsh = "space_5" }
  local g = t:game(config)
  return g, g:investigator "silas_marsh"
end

local HOME = { asset = "asset_deck", artifact = "artifact_deck", spell = "spell_deck", condition = "condition_deck",
  clue = "clue_pool", gate = "gate_stack" }
local function put_back(g, zone, inv)
  for _, card in ipairs(g:cards(zone, inv)) do
    local kind = g:call("data_of", card.id).kind
    local variant = (kind == "spell" or kind == "condition") and card.variant
    card:move(HOME[kind])
    if variant then card.variant = variant end
  end
end

local KIT = { "wither", "feed_the_mind", "axe", "whiskey", "hired_muscle" }

-- Silas has something of everything, and nothing from the last encounter.
local function refresh(g, me, space, kit)
  for _, zone in ipairs { "possessions", "conditions", "held_clues" } do put_back(g, zone, me) end
  for _, zone in ipairs { "clues", "clue_discard", "gates", "gate_discard" } do put_back(g, zone) end
  for _, monster in ipairs(g:cards "monsters") do
    monster.lost = 0
    monster:move(monster:is "epic" and "box" or "cup")
  end
  for _, skill in ipairs(SKILLS) do me[skill .. "_improved"] = 0 end
  for _, most in ipairs { "max_health", "max_sanity" } do me:modify(most, 20 - me[most], "game") end
  me.health, me.sanity, me.delayed = 20, 20, false
  g:set("doom", 15)
  for _, card in ipairs(kit) do
    local variant = card:is "spell" and card.variant
    card:move("possessions", me)
    if variant then card.variant = variant end
    card.controller = me
  end
  g:give_clues(me, 5)
  g:cards "cup"[1]:move("monsters", nil, false, g:space "tunguska")
  g:gate "rome"
  g:place(me, space)
end

-- Answers all prompts. outcomes: whether the first test, and the others, are passed. `last`: the choice that is taken.
-- Returns the number of tests, and whether there was a choice.
local function answer_all(g, me, outcomes, last)
  local tests, choices = 0, false
  for _ = 1, 60 do
    local p = g:prompt()
    if not p or p.id == "action" then break end
    local part = p.parts[1]
    if p.text == "After the roll" then
      tests = tests + 1
      -- Every die, or none, is a success.
      me:modify("success", outcomes[math.min(tests, 2)] and -4 or 5, "test")
      g:pass()
    elseif p.from == "window" then
      g:pass()
    elseif part.numeric then
      choices = true
      g:number(last and part.max or part.min)
    else
      choices = true
      local n = math.max(part.min, last and 0 or 1)
      local from, items = last and #part.options - n + 1 or 1, {}
      for i = from, from + n - 1 do items[#items + 1] = part.options[i].card or part.options[i].text end
      if n == 0 then g:pass() else g:choose(items) end
    end
  end
  return tests, choices
end

-- begin(): the encounter to resolve. Every way through it; a script that fails makes the test fail.
local function every_way(t, g, me, space, begin)
  put_back(g, "possessions", me)
  local kit = { g:give(me, KIT)[1] }
  local function go(first, others)
    local tests, choices
    for _, last in ipairs { false, true } do
      if not last or choices then
        refresh(g, me, space, kit)
        g:mark()
        begin()
        tests, choices = answer_all(g, me, { first, others }, last)
        t:logged(g, "Silas Marsh resolves")
        t:equal(#g:cards "resolving", 0)
      end
    end
    return tests
  end
  local tests = go(true, true)
  if tests == 0 then return end
  if math.max(tests, go(false, false)) > 1 then
    go(true, false)
    go(false, true)
  end
end

for _, row in ipairs(DECKS) do
  local deck = row[1]
  test("every section of the deck: " .. deck, {}, function(t)
    local g, me = table_for(t)
    for number = 1, row[2] do
      local card = g:put(deck .. "_" .. number, deck .. "_deck")
      for _, space in ipairs(row[3]) do
        every_way(t, g, me, space, function()
          card:move(deck .. "_deck")
          g:effect(deck == "general" and "encounter_general" or "encounter_city", me)
        end)
      end
    end
  end)
end

for _, ancient_one in ipairs(ANCIENT_ONES) do
  test("every section of the Research Encounters: " .. ancient_one, {}, function(t)
    local g, me = table_for(t, { ancient_one = ancient_one })
    for number = 1, 8 do
      local card = g:put(ancient_one .. "_research_" .. number, "research_deck")
      for _, space in ipairs { "space_5", "space_4", "space_2" } do
        every_way(t, g, me, space, function()
          card:move "research_deck"
          g:effect("encounter_clue", me, g:clue(space))
        end)
      end
    end
  end)
end

test("every box of the Other World Encounters", {}, function(t)
  local g, me = table_for(t)
  for number = 1, 24 do
    local card = g:put("other_world_" .. number, "other_world_deck")
    every_way(t, g, me, "sydney", function()
      card:move "other_world_deck"
      g:effect("encounter_gate", me, g:gate "sydney")
    end)
  end
end)

test("every box of the Expedition Encounters", {}, function(t)
  local g, me = table_for(t)
  for _, space in ipairs(EXPEDITIONS) do
    for number = 1, 3 do
      local card = g:put(space .. "_expedition_" .. number, "expedition_deck")
      every_way(t, g, me, space, function()
        card:move "expedition_deck"
        g:effect("encounter_expedition", me)
      end)
    end
  end
end)
