-- What a card file is written with: one constructor a cardtype. Each checks its fields, so a misspelt one is an error with
-- file and line, and gives the engine plain data.

local set_of, check, list_of, with = fields.set_of, fields.check, fields.list_of, fields.with

local CARD = { "name", "id", "text", "standin", "copies", "memory" }

local function definition(kind, tags, f, what)
  if not f.name then error("`name` is missing in " .. what, 3) end
  local d = { title = f.name, id = f.id, tags = tags, attributes = {}, abilities = {}, memory = f.memory,
    data = { kind = kind, name = f.name, text = f.text, standin = f.standin, copies = f.copies } }
  d.file, d.line = engine.caller()
  for i = 1, #f do d.abilities[i] = f[i] end
  return d
end

local function attributes(d, f, names)
  for _, name in ipairs(names) do d.attributes[name] = f[name] end
end

local function constructor(kind, tags, keys, finish)
  local allowed = set_of(CARD, keys)
  return function(f)
    local what = kind .. " '" .. tostring(f.name) .. "'"
    check(f, allowed, what)
    local d = definition(kind, with(tags, list_of(f.traits)), f, what)
    if finish then finish(d, f, what) end
    -- What the views show of a card that lies on the table.
    d.data.texts = {}
    for i, a in ipairs(d.abilities) do d.data.texts[i] = a.text end
    return d
  end
end

local SPACE_TYPES = set_of { "city", "wilderness", "sea" }
--- space { name =, type = "city" | "wilderness" | "sea", paths = { { "arkham", "train" }, ... } (train, ship, uncharted),
--- deck = "america", expedition = true, abilities }
local space = constructor("space", { "space" }, { "type", "paths", "deck", "expedition" }, function(d, f, what)
  if not SPACE_TYPES[f.type] then error("`type` is city, wilderness or sea in " .. what, 3) end
  d.tags[#d.tags + 1] = f.type
  if f.expedition then d.tags[#d.tags + 1] = "expedition_space" end
  d.data.id, d.data.type, d.data.deck, d.data.paths = f.id, f.type, f.deck, f.paths
  d.symbol = { f.id, f.id }
  local links = {}
  for i, path in ipairs(f.paths) do links[i] = path[1] end
  d.links = { links, links }
  d.abilities = with(d.abilities, space_encounters(f))
end)

--- gate { name =, space = "arkham", omen = "red" }; clue { name =, space = "arkham" }
local gate = constructor("gate", { "gate" }, { "space", "omen" }, function(d, f)
  d.tags[#d.tags + 1] = f.omen
  d.data.space, d.data.omen = f.space, f.omen
  d.discard = "gate_discard"
  d.abilities = with(d.abilities, gate_encounters())
end)
local clue = constructor("clue", { "clue" }, { "space" }, function(d, f)
  d.data.space, d.discard = f.space, "clue_discard"
  d.abilities = with(d.abilities, clue_encounters())
end)

local INVESTIGATOR = { "title", "health", "sanity", "lore", "influence", "observation", "strength", "will", "start",
  "possessions", "crippled", "insane" }
--- investigator { name =, title =, health =, sanity =, lore =, influence =, observation =, strength =, will =,
--- start = "arkham", possessions = { "spell feed_the_mind", "clue", "improve", "asset axe" }, crippled = "lore", insane = "will"
--- (the skill that those who encounter him defeated test), abilities }
local investigator = constructor("investigator", { "investigator" }, INVESTIGATOR, function(d, f)
  d.subtitle, d.data.subtitle, d.discard = f.title, f.title, "box"
  attributes(d, f, { "lore", "influence", "observation", "strength", "will" })
  d.attributes.max_health, d.attributes.max_sanity = f.health, f.sanity
  d.data.start, d.data.possessions = f.start, f.possessions
  for _, a in ipairs(d.abilities) do
    a.zones = a.zones or { "investigators" }
    a.you = a.you or "me"
  end
  for _, side in ipairs { "crippled", "insane" } do
    if f[side] then
      local steps = defeated_encounter(f[side])
      d.abilities[#d.abilities + 1] = named(side)(steps_text(steps))(steps)
    end
  end
  d.abilities = with(d.abilities, with(inherent_abilities(), with(inherent_encounters(), encounters_of_defeated())))
end)

local MONSTER = { "horror", "damage", "toughness", "will", "strength", "traits", "epic", "cultist" }
--- monster { name =, toughness = n or an expression such as "start_players + 2", will = modifier (nil: no such test),
--- horror =, strength =, damage =, copies =, epic = true, abilities }. Abilities of its Combat Encounters: see
--- lib/monsters.lua.
local monster = constructor("monster", { "monster" }, MONSTER, function(d, f)
  if f.epic then d.tags[#d.tags + 1] = "epic" end
  if f.cultist then d.tags[#d.tags + 1] = "cultist" end
  attributes(d, f, { "horror", "damage", "toughness" })
  d.attributes.will_modifier, d.attributes.strength_modifier = f.will, f.strength
  d.discard = "cup"
end)

--- asset { name =, value =, traits = { "item", "weapon" }, abilities }; artifact { name =, traits =, abilities }
local asset = constructor("asset", { "asset", "possession" }, { "value", "traits" }, function(d, f)
  d.attributes.value, d.discard = f.value, "asset_discard"
end)
local artifact = constructor("artifact", { "artifact", "possession" }, { "traits" }, function(d)
  d.discard = "artifact_discard"
end)

-- A double-sided card: each copy has another back, which nobody may see before it is flipped. The copies are told apart
-- by a number that no view shows.
local function double_sided(kind, tags)
  return constructor(kind, tags, { "traits", "backs" }, function(d, f, what)
    if not f.backs then error("`backs` is missing in " .. what, 3) end
    d.data.backs, d.discard = f.backs, kind .. "_deck"
    if kind == "condition" then   -- the back of a Spell is part of its casting
      d.abilities[#d.abilities + 1] = named "back" ""(function(me, you) resolve_back(me, you, { gained = 0 }) end)
    end
    d.memory = with({ "variant" }, list_of(f.memory))
  end)
end
--- spell { name =, traits = { "ritual" }, abilities of the front, backs = { { text =, [result rows or effect] }, ... } };
--- condition { name =, traits =, abilities, backs = { { name =, text =, effect = steps or function(me, you) }, ... } }
local spell = double_sided("spell", { "spell", "possession" })
local condition = double_sided("condition", { "condition" })

--- mythos { name =, colour = "green" | "yellow" | "blue", difficulty = "easy" | "normal" | "hard",
--- trait = "event" | "ongoing" | "rumor", rumor = space id (the Rumor token), eldritch = n, epic = id of the Epic Monster
--- that it brings, epic_space = space id, effect = steps or function, abilities }. The icons follow from the colour.
local COLOURS = set_of { "green", "yellow", "blue" }
local mythos = constructor("mythos", { "mythos" }, { "colour", "difficulty", "trait", "rumor", "eldritch", "epic",
  "epic_space", "effect" }, function(d, f, what)
  if not COLOURS[f.colour] then error("`colour` is green, yellow or blue in " .. what, 3) end
  d.tags = with(d.tags, { f.colour, f.difficulty, f.trait })
  if f.trait == "rumor" then d.tags[#d.tags + 1] = "ongoing" end
  d.data.rumor, d.data.eldritch, d.discard = f.rumor, f.eldritch, "mythos_discard"
  d.data.colour, d.data.difficulty, d.data.epic = f.colour, f.difficulty, f.epic
  if f.effect then
    d.data.text = f.text or steps_text(f.effect)
    d.abilities[#d.abilities + 1] = named "effect"(d.data.text)(f.effect)
  end
  if f.epic then
    for _, a in ipairs(epic_abilities(f.epic, f.epic_space, function(me) solve_rumor(me) end)) do d.abilities[#d.abilities + 1] = a end
  end
end)

--- mystery { name =, ancient_one = "azathoth", token = space id (the Mystery token), tokens_on_spaces = true (the Eldritch
--- tokens on spaces are its own and go with it), goal = text and solved = "an expression", which is looked at at the end of
--- the Mythos Phase; or epic = id and epic_space = space id: it is solved when that Monster has been defeated; abilities }
local MYSTERY = { "ancient_one", "token", "tokens_on_spaces", "goal", "solved", "epic", "epic_space" }
local mystery = constructor("mystery", { "mystery" }, MYSTERY, function(d, f)
  d.data.ancient_one, d.data.token, d.data.tokens_on_spaces, d.discard = f.ancient_one, f.token, f.tokens_on_spaces, "box"
  if f.epic then
    for _, a in ipairs(epic_abilities(f.epic, f.epic_space, function(me) me.done = 1 end)) do
      d.abilities[#d.abilities + 1] = a
    end
    d.memory = with({ "done" }, list_of(f.memory))
  end
  d.abilities[#d.abilities + 1] = solved_at_end(f.goal or "its Monster has been defeated", f.solved or "me.done")
end)

-- Whose condition says so: what a view shows of the back only.
local function texts_of_back(abilities)
  local texts = {}
  for _, a in ipairs(abilities) do
    for _, condition in ipairs(a.condition or {}) do
      if condition == "awake == 1" then texts[a.text] = true end
    end
  end
  return texts
end

--- ancient_one { name =, title =, doom =, mysteries = 3, mythos = { { green, yellow, blue }, ... },
--- cultist = { will =, horror =, strength =, damage =, toughness =, abilities as on a Monster }, awakened_cultist = {},
--- abilities }. Abilities of one side take it as a condition: "awake == 0" or "awake == 1".
local ancient_one = constructor("ancient_one", { "ancient_one" }, { "title", "doom", "mysteries", "mythos", "cultist",
  "awakened_cultist" }, function(d, f)
  d.subtitle, d.data.subtitle = f.title, f.title
  d.data.back = texts_of_back(d.abilities)
  d.data.doom, d.data.mysteries, d.data.mythos = f.doom, f.mysteries, f.mythos
  for awake, side in ipairs { "cultist", "awakened_cultist" } do
    if f[side] then
      local list
      list, d.data[side] = cultist_abilities(awake - 1, f[side])
      d.abilities = with(d.abilities, list)
    end
  end
end)

local omen_space = constructor("omen_space", { "omen_space" }, { "colour" }, function(d, f) d.tags[2] = f.colour end)
--- scenario { name =, id =, text = }
local scenario = constructor("scenario", { "reference" }, {})

engine.export { space = space, gate = gate, clue = clue, investigator = investigator, monster = monster, asset = asset,
  artifact = artifact, spell = spell, condition = condition, mythos = mythos, mystery = mystery, ancient_one = ancient_one,
  omen_space = omen_space, scenario = scenario, card_constructor = constructor }
