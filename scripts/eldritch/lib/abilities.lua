-- Kinds of abilities, costs and targets, for card files and for the rules' own abilities. A schema lists the fields of
-- each, and checks them.

local list_of, with = fields.list_of, fields.with
local make_target, constructor, schema = fields.target, fields.constructor, fields.schema
local abilities, field = require "common:lib/abilities", require "common:lib/ability_fields"

local cost = {}
--- cost.clues(n?: integer): cost. The investigator who uses it spends Clues; it can be used only if they have enough.
--- Reference Guide: Spend.
function cost.clues(n)
  return { can = "count(my_clues) + you.clue_credit >= " .. (n or 1), pay = function(_, you) return you:spend_clues(n or 1) end }
end
--- cost.health(n?: integer): cost. The investigator who uses it spends Health, never the last.
function cost.health(n)
  return { can = "you.health > " .. (n or 1), pay = function(_, you) you:spend_health(n or 1) end }
end
--- cost.sanity(n?: integer): cost. The investigator who uses it spends Sanity, never the last.
function cost.sanity(n)
  return { can = "you.sanity > " .. (n or 1), pay = function(_, you) you:spend_sanity(n or 1) end }
end
--- cost.discard_self(): cost. Discards the card itself.
function cost.discard_self() return { can = "1", pay = function(card) card:discard_card() end } end

local target = {}
--- target.monster(options?: target_options): target. A Monster on the board.
function target.monster(options) return make_target("monsters", options) end
--- target.monster_here(options?: target_options): target. A Monster on the investigator's space.
function target.monster_here(options) return make_target("monsters_here", options) end
--- target.investigator(options?: target_options): target. An investigator.
function target.investigator(options) return make_target("investigators", options) end
--- target.investigator_here(options?: target_options): target. An investigator on the same space.
function target.investigator_here(options) return make_target("here", options) end
--- target.other_here(options?: target_options): target. Another investigator on the same space.
function target.other_here(options) return make_target("others_here", options) end
--- target.space(options?: target_options): target. A space of the board.
function target.space(options) return make_target("spaces", options) end
--- target.gate(options?: target_options): target. A Gate on the board.
function target.gate(options) return make_target("gates", options) end
--- target.clue(options?: target_options): target. A Clue on the board.
function target.clue(options) return make_target("clues", options) end

field.effect "the investigator"
schema("used_fields", "The fields of an ability whose limit the rules set.", {
  field.cost "cost.clues(1), cost.sanity(1)",
  field.condition(),
  field.target "target.monster_here { where = \"it is not epic\" }",
  { "effect?", "effect|step[]", "Its effect: a function, or steps that are done one after the other." },
  field.name "the rules",
  field.cite(),
  field.zones(),
  field.who "the card's bearer",
  field.you "the card's bearer",
})
schema("ability_fields: used_fields", "The fields of an ability.", { field.limit "round" })
fields.alias("ability_window", '"before_roll"|"after_roll"|"combat"|"combat_begins"|"before_encounter"|"action"',
  "When a free ability may be used: before or after the roll of one's own test, during a combat (before it and before " ..
    "each roll of it), only before a combat, before one's encounter, or beside one's actions.")
schema("free_fields: ability_fields", "An ability that is used in a window.", {
  { "window", "ability_window", "When." },
  { "anybody?", "boolean", "Not only in what the bearer does himself." },
})
field.trigger_fields()
schema("triggered_fields: ability_fields, trigger_fields", "An ability that happens at a timing point.", {})

local function effect_of(f) return is_steps(f.effect) and run_steps(f.effect) or f.effect end

-- "Once a round" belongs to the card, no matter who has it then, unless the card says otherwise.
local function of_the_card(limit)
  if limit and limit.per == "round" then limit.scope = limit.scope or "group" end
  return limit
end

local function ability(kind, text, f)
  local a = abilities.make(kind, text, f)
  a.effect, a.limit = effect_of(f), of_the_card(a.limit)
  return a
end

--- window_ability(window: window|window[], text: string, f: table, condition: condition|condition[]): ability. An
--- ability for that window, or for each of them. The condition comes before the conditions in the fields.
local function window_ability(window, text, f, condition)
  local a = ability("window", text, f)
  a.windows = list_of(window)
  a.condition = with(list_of(condition), a.condition)
  return a
end

-- "During a Combat Encounter" is the whole encounter, not only its beginning. A test of the encounter is part of it,
-- another test within it is not.
local IN_COMBAT = { "combat_begins", "before_roll" }
local WINDOWS = { before_roll = "testing", after_roll = "testing", combat = "fighting and (combat_test or not test)",
  combat_begins = "fighting", before_encounter = "my_turn", action = "my_turn" }
--- May be used in a window, by the bearer: in their own test, fight or turn. Words such as combat_test in the condition
--- limit it to certain tests.
local free = constructor("free(text): ability", "free_fields", function(f, text)
  local windows = f.window == "combat" and IN_COMBAT or f.window
  return window_ability(windows, text, f, not f.anybody and WINDOWS[f.window] or nil)
end)

local function triggered(kind) return abilities.triggered(kind, ability, "monster_defeated") end
--- May be used at a timing point: the bearer decides.
local reaction = triggered "reaction"
--- Happens at a timing point without a decision.
local forced = triggered "forced"

--- named_constructor(head: string, name: string): function. A constructor of abilities that the rules look for under a
--- name: head "reckoning(text): ability".
local function named_constructor(head, name) return abilities.hook(ability, head, name) end
--- The rules or other parts of the card use it: { effect = ... }, or a function or steps alone.
local named = constructor("named(name)(text): ability", "ability_fields", function(f, name, text)
  return abilities.named(ability, name, text, f)
end, "effect")
--- Happens at a reckoning.
local reckoning = named_constructor("reckoning(text): ability", "reckoning")
--- Happens when an investigator gains the card.
local when_gained = named_constructor("when_gained(text): ability", "gained")
--- Happens when the Monster spawns.
local when_spawned = named_constructor("when_spawned(text): ability", "spawned")
--- Happens when the card enters play.
local enters_play = named_constructor("enters_play(text): ability", "enters")
--- Happens when the last Eldritch token is taken from the card.
local when_empty = named_constructor("when_empty(text): ability", "empty")
--- Happens when the card is flipped to its back.
local back_effect = named_constructor("back_effect(text): ability", "back")
--- Replaces the bearer's encounter.
local instead_of_encounter = named_constructor("instead_of_encounter(text): ability", "instead")

fields.alias("changeable_value", '"' .. table.concat(VALUES, '"|"') .. '"', "A value that a constant may change.")
fields.alias("changes", "table<changeable_value, expression>",
  "Values, and by how much they are changed: { lore = 1 }.")
local SCOPES = { { "you", "it == you" }, { "me", "it == me" }, { "everybody", "it in investigators" },
  { "here", "it in investigators and place(it) == place(me)" }, { "monsters", "it in monsters" } }
schema("constant_fields", "An ability that applies as long as the card is in play.", {
  { "you?", "changes", "Changes of whoever bears the card." },
  { "me?", "changes", "Changes of the card itself." },
  { "here?", "changes", "Changes of all investigators on the card's space." },
  { "everybody?", "changes", "Changes of all investigators." },
  { "monsters?", "changes", "Changes of all Monsters." },
  field.modify(),
  field.condition(),
  field.zones(),
  field.found_by(),
})
--- Applies as long as the card is in play: it says which cards are modified, and by how much.
local constant = constructor("constant(text): ability", "constant_fields", function(f, text)
  return abilities.constant(text, f, SCOPES, VALUES)
end)

schema("bonus_fields", "\"Gain +N\" of a possession. Of several only the highest that applies counts.", {
  { "lore?", "integer", "Added to Lore." },
  { "influence?", "integer", "Added to Influence." },
  { "observation?", "integer", "Added to Observation." },
  { "strength?", "integer", "Added to Strength." },
  { "will?", "integer", "Added to Will." },
  { "condition?", "condition|condition[]", "In which tests: \"combat_test\"." },
})
--- "Gain +N SKILL" of a possession (Reference Guide: Tests).
local bonus = constructor("bonus(text): ability", "bonus_fields", function(f, text)
  local mine = {}
  for _, skill in ipairs(SKILLS) do mine[skill .. "_bonus"] = f[skill] end
  return constant(text) { me = mine, condition = f.condition }
end)

engine.export {
  cost = cost, target = target, free = free, forced = forced, reaction = reaction, named = named, constant = constant,
  bonus = bonus, window_ability = window_ability, named_constructor = named_constructor, reckoning = reckoning,
  when_gained = when_gained, when_spawned = when_spawned, enters_play = enters_play, when_empty = when_empty,
  back_effect = back_effect, instead_of_encounter = instead_of_encounter,
}
