-- The words with which a card file is written: one constructor for each cardtype. A schema lists the fields of each,
-- and checks them. The constructors give the engine plain data.

local with, schema, fault = fields.with, fields.schema, fields.fault
local definitions = require "common:lib/definitions"
local attributes = definitions.attributes

schema("card_fields: definition_fields", "The fields of every card of the game.", {
  { "tags?", "tag|tag[]", "Marks by which other cards speak of it: \"sealed_wing\"." },
})

--- card_constructor(kind: string, tags: tag[], takes: string, finish?: fun(d: table, f: table)): function. The
--- constructor of a cardtype, with its schema; finish completes the definition d.
local function card_constructor(kind, tags, takes, finish)
  return fields.constructor(kind .. ": definition", takes, function(f)
    local d = definitions.make(kind, with(with(tags, f.traits), f.tags), f)
    if finish then finish(d, f) end
    -- The data of a card on the table that views show.
    d.data.texts = {}
    for i, a in ipairs(d.abilities) do d.data.texts[i] = a.text end
    return d
  end)
end

fields.alias("skill", '"lore"|"influence"|"observation"|"strength"|"will"', "A skill of an investigator.")
fields.alias("space_type", '"city"|"wilderness"|"sea"', "A type of space.")
schema("space_fields: card_fields", "A space of the board.", {
  { "type", "space_type", "Its type." },
  { "paths", "{ [integer]: string }[]",
    "Its paths: { { \"london\", \"ship\" } }; train, ship or uncharted." },
  { "deck?", "string", "The deck of its own encounters: \"america\"." },
  { "expedition?", "boolean", "It is a space of expeditions." },
  { "at?", "{ [integer]: integer }", "Where the table shows it: { 66, 50 }, 0 to 100 from the left and from the top; without it " ..
    "near a space to which a path leads." },
})
--- A space of the board.
local space = card_constructor("space", { "space" }, "space_fields", function(d, f)
  d.tags[#d.tags + 1] = f.type
  if f.expedition then d.tags[#d.tags + 1] = "expedition_space" end
  d.data.id, d.data.type, d.data.deck, d.data.paths, d.data.at = f.id, f.type, f.deck, f.paths, f.at
  d.symbol = { f.id, f.id }
  local links, kinds = {}, {}
  for i, path in ipairs(f.paths) do
    links[i] = path[1]
    kinds[path[1]] = path[2]
  end
  d.data.path_kinds = kinds
  d.links = { links, links }
  d.abilities = with(d.abilities, space_encounters(f))
end)

fields.alias("omen_colour", '"green"|"blue"|"red"', "A colour of Gates and of the Omen track.")
schema("gate_fields: card_fields", "A Gate.", {
  { "space", "card_id", "The space where it opens." },
  { "omen", "omen_colour", "Its colour." },
})
--- A Gate.
local gate = card_constructor("gate", { "gate" }, "gate_fields", function(d, f)
  d.tags[#d.tags + 1] = f.omen
  d.data.space, d.data.omen = f.space, f.omen
  d.discard = "gate_discard"
  d.abilities = with(d.abilities, gate_encounters())
end)
schema("clue_fields: card_fields", "A Clue.", {
  { "space", "card_id", "The space where it appears." },
})
--- A Clue.
local clue = card_constructor("clue", { "clue" }, "clue_fields", function(d, f)
  d.data.space, d.discard = f.space, "clue_discard"
  d.abilities = with(d.abilities, clue_encounters())
end)

schema("investigator_fields: card_fields", "An investigator.", {
  { "title?", "string", "The occupation: \"the Soldier\"." },
  { "health?", "natural", "His Health at the beginning, and at most." },
  { "sanity?", "natural", "His Sanity at the beginning, and at most." },
  { "lore?", "natural", "His Lore." },
  { "influence?", "natural", "His Influence." },
  { "observation?", "natural", "His Observation." },
  { "strength?", "natural", "His Strength." },
  { "will?", "natural", "His Will." },
  { "start?", "card_id", "The starting space." },
  { "possessions?", "string[]",
    "The starting possessions: { \"spell feed_the_mind\", \"clue\", \"improve\", \"asset axe\" }." },
  { "crippled?", "skill", "The skill for an encounter with this investigator when crippled." },
  { "insane?", "skill", "The skill for an encounter with this investigator when insane." },
})
--- An investigator: the card of a player.
local investigator = card_constructor("investigator", { "investigator" }, "investigator_fields", function(d, f)
  d.subtitle, d.data.subtitle, d.discard = f.title, f.title, "box"
  attributes(d, f, { "lore", "influence", "observation", "strength", "will" })
  d.attributes.max_health, d.attributes.max_sanity = f.health, f.sanity
  d.data.start, d.data.possessions = f.start, f.possessions
  definitions.of_avatar(d, "investigators")
  for _, side in ipairs { "crippled", "insane" } do
    if f[side] then
      local steps = defeated_encounter(f[side])
      d.abilities[#d.abilities + 1] = named(side)(steps_text(steps))(steps)
    end
  end
  d.abilities = with(d.abilities, with(inherent_abilities(), with(inherent_encounters(), encounters_of_defeated())))
end)

schema("figure_fields", "The figures on a Monster's token.", {
  { "will?", "integer", "The modifier of its Will test; without one there is no such test." },
  { "horror?", "figure", "The Sanity that is lost, less the result of that test." },
  { "strength?", "integer", "The modifier of its Strength test; without one there is no such test." },
  { "damage?", "figure", "The Health that is lost, less the result of that test." },
  { "toughness?", "figure", "Its Health: 3, or \"start_players + 2\"." },
})
schema("monster_fields: card_fields, figure_fields", "A Monster.", {
  { "traits?", "tag[]", "Its traits." },
  { "epic?", "boolean", "It is an Epic Monster." },
  { "cultist?", "boolean", "It is a Cultist: what it does stands on the Ancient One's sheet." },
})
--- A Monster. Abilities of its Combat Encounters are before_combat, after_will ...: see lib/monsters.lua.
local monster = card_constructor("monster", { "monster" }, "monster_fields", function(d, f)
  if f.epic then d.tags[#d.tags + 1] = "epic" end
  if f.cultist then d.tags[#d.tags + 1] = "cultist" end
  attributes(d, f, { "horror", "damage", "toughness" })
  d.attributes.will_modifier, d.attributes.strength_modifier = f.will, f.strength
  d.discard = "cup"
end)

schema("possession_fields: card_fields", "The fields of possessions.", {
  { "traits?", "tag[]", "Its traits: { \"item\", \"weapon\" }." },
})
schema("asset_fields: possession_fields", "An Asset.", {
  { "value?", "natural", "The price to acquire it." },
})
--- An Asset.
local asset = card_constructor("asset", { "asset", "possession" }, "asset_fields", function(d, f)
  d.attributes.value, d.discard = f.value, "asset_discard"
end)
--- An Artifact.
local artifact = card_constructor("artifact", { "artifact", "possession" }, "possession_fields", function(d)
  d.discard = "artifact_discard"
end)

schema("card_back", "A back of a Spell or Condition.", {
  { "name?", "string", "Its name." },
  { "text?", "string", "Its effect, in words." },
  { "effect?", "step[]", "Its effect." },
  { "[integer]", "step|step[]",
    "Of a Spell: what it does for results from that number on: [0], [1] and [3] are 0, 1-2 and 3+." },
})
schema("double_sided_fields: possession_fields", "A Spell or Condition: each copy has another back.", {
  { "backs", "card_back[]", "Its backs." },
})
-- Each copy has a different back, which nobody may see before it is flipped. A number that no view shows tells the
-- copies apart.
local function double_sided(kind, tags)
  return card_constructor(kind, tags, "double_sided_fields", function(d, f)
    d.data.backs, d.discard = f.backs, kind .. "_deck"
    if kind == "condition" then   -- the back of a Spell is part of its casting
      d.abilities[#d.abilities + 1] = named "back" ""(function(me, you) resolve_back(me, you, { gained = 0 }) end)
    end
    d.memory = with({ "variant" }, f.memory)
  end)
end
--- A Spell: its front is a `casting`.
local spell = double_sided("spell", { "spell", "possession" })
--- A Condition.
local condition = double_sided("condition", { "condition" })

fields.alias("mythos_colour", '"green"|"yellow"|"blue"', "A colour of Mythos cards: its icons follow from it.")
fields.alias("mythos_difficulty", '"easy"|"normal"|"hard"', "The difficulty of a Mythos card.")
fields.alias("mythos_trait", '"event"|"ongoing"|"rumor"', "The trait of a Mythos card.")
schema("epic_fields", "An Epic Monster that a card brings.", {
  { "epic?", "card_id", "The Monster." },
  { "epic_space?", "card_id", "The space where it appears." },
})
schema("mythos_fields: card_fields, epic_fields", "A Mythos card.", {
  { "colour", "mythos_colour", "Its colour." },
  { "difficulty", "mythos_difficulty", "Its difficulty." },
  { "trait", "mythos_trait", "Its trait." },
  { "rumor?", "card_id", "The space of its Rumor token." },
  { "eldritch?", "figure", "The number of its Eldritch tokens." },
  { "effect?", "effect|step[]", "Its effect when it is drawn." },
})
--- A Mythos card.
local mythos = card_constructor("mythos", { "mythos" }, "mythos_fields", function(d, f)
  d.tags = with(d.tags, { f.colour, f.difficulty, f.trait })
  if f.trait == "rumor" then d.tags[#d.tags + 1] = "ongoing" end
  d.data.rumor, d.data.eldritch, d.discard = f.rumor, f.eldritch, "mythos_discard"
  d.data.colour, d.data.difficulty, d.data.epic = f.colour, f.difficulty, f.epic
  if f.effect then
    if not f.text and not is_steps(f.effect) then
      return fault("effect", "what a function does has to be said: `text` is missing")
    end
    d.data.text = f.text or steps_text(f.effect)
    d.abilities[#d.abilities + 1] = named "effect"(d.data.text)(f.effect)
  end
  if f.epic then
    definitions.add(d, epic_abilities(f.epic, f.epic_space, function(me) solve_rumor(me) end))
  end
end)

schema("mystery_fields: card_fields, epic_fields", "A Mystery.", {
  { "ancient_one", "card_id", "The Ancient One to which it belongs." },
  { "token?", "card_id", "The space of the Mystery token." },
  { "tokens_on_spaces?", "boolean", "The Eldritch tokens on spaces are its own and go with it." },
  { "goal?", "string", "The goal that solves it, in words." },
  { "solved?", "figure",
    "The same as a condition, which is looked at at the end of the Mythos Phase; with an Epic Monster it " ..
    "is solved when that has been defeated." },
})
--- A Mystery.
local mystery = card_constructor("mystery", { "mystery" }, "mystery_fields", function(d, f)
  d.data.ancient_one, d.data.token, d.data.tokens_on_spaces, d.discard = f.ancient_one, f.token, f.tokens_on_spaces, "box"
  d.data.goal, d.data.solved = f.goal, f.solved
  if f.epic then
    definitions.add(d, epic_abilities(f.epic, f.epic_space, function(me) me.done = 1 end))
    d.memory = with({ "done" }, f.memory)
  end
  d.abilities[#d.abilities + 1] = solved_at_end(f.goal or "its Monster has been defeated", f.solved or "me.done")
end)

-- The texts that apply only while the back is up: their condition says so.
local function texts_of_back(abilities)
  local texts = {}
  for _, a in ipairs(abilities) do
    for _, condition in ipairs(a.condition or {}) do
      if condition == "awake == 1" then texts[a.text] = true end
    end
  end
  return texts
end

schema("cultist_fields: figure_fields", "The figures and abilities of Cultists on one side of an Ancient One's sheet.", {
  { "[integer]", "ability", "Their abilities, as on a Monster." },
})
schema("ancient_one_fields: card_fields", "An Ancient One. Abilities of one side say so: condition = \"awake == 0\".", {
  { "title?", "string", "The line under its name: \"the Daemon Sultan\"." },
  { "doom", "natural", "The start of Doom." },
  { "mysteries", "natural", "The number of Mysteries that must be solved." },
  { "mythos", "{ [integer]: integer }[]", "The stages of the Mythos deck: green, yellow and blue cards of each." },
  { "cultist?", "cultist_fields", "Its Cultists before it awakens." },
  { "awakened_cultist?", "cultist_fields", "Its Cultists after it has awoken." },
})
--- An Ancient One.
local ancient_one = card_constructor("ancient_one", { "ancient_one" }, "ancient_one_fields", function(d, f)
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

schema("omen_space_fields: card_fields", "A space of the Omen track.", {
  { "colour", "omen_colour", "Its colour." },
})
--- A space of the Omen track.
local omen_space = card_constructor("omen_space", { "omen_space" }, "omen_space_fields", function(d,
  f) d.tags[2] = f.colour end)
--- A way to play the game.
local scenario = card_constructor("scenario", { "reference" }, "card_fields")

engine.export { space = space, gate = gate, clue = clue, investigator = investigator, monster = monster, asset = asset,
  artifact = artifact, spell = spell, condition = condition, mythos = mythos, mystery = mystery, ancient_one = ancient_one,
  omen_space = omen_space, scenario = scenario, card_constructor = card_constructor }
