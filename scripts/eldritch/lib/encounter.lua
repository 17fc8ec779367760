-- The Encounter Phase. Reference Guide: Encounters.

local RG = "Reference Guide, "
local verbs = {}
local has_ability = method.has_ability

engine.procedure {
  name = "encounter_phase", cite = RG .. "Encounters", period = "phase", locals = { "inv:card", "begun:card" },
  steps = {
    { id = "phase", set = { { phase = "2" } } },
    { id = "begins", announce = { point = "phase_begins", amount = "2" } },
    -- The phase keeps the order with which it began, even if the Lead Investigator token passes on.
    { id = "first", set = { { begun = "lead" }, { inv = "next_player(0)" } } },
    { id = "turn", when = "encounter_phase.inv ~= none", call = "encounter_turn",
      with = { inv = "encounter_phase.inv" } },
    { id = "next", set = { { inv = "next_player(encounter_phase.inv, encounter_phase.begun)" } } },
    { id = "again", when = "encounter_phase.inv ~= none", go = "turn" },
    { id = "ends", announce = { point = "phase_ends", amount = "2" } },
  },
}

-- One investigator's turn. Abilities used in the window before_encounter may change the rest:
-- you:instead_of_encounter(), you:modify("ignores_monsters", 1, "turn").
engine.procedure {
  name = "encounter_turn", cite = RG .. "Encounters", period = "turn",
  -- fought: a fight took place; over: nothing more; no_more: no encounter after the fights; resolving: an encounter is
  -- being resolved.
  locals = { "inv:card", "fought", "over", "no_more", "resolving" },
  steps = {
    { id = "active", set = { { active = "encounter_turn.inv" } } },
    { id = "unfought", each = "monsters", flag = "encountered", value = "0" },
    { id = "instead", when = "any(conditions_of_turn)", script = function(p) resolve_instead(p) end },
    { id = "before", when = "not encounter_turn.over", window = "before_encounter" },
    { id = "fights", title = "Combat encounters", cite = RG .. "Combat Encounters", when = "not encounter_turn.over and any(monsters_of_turn)",
      script = function(p) fight_monsters(p) end },
    { id = "encounter", period = "encounter" },
    { id = "choose", script = function(p) choose_encounter(p) end },
    { id = "done", expire = "encounter" },
    { id = "lead", set = { { active = "lead" } } },
  },
}

-- Detained: the Condition replaces the encounter, whatever else is on the space.
--- resolve_instead(p: frame). Step of the encounter turn: a Condition may replace the encounter.
local function resolve_instead(p)
  local inv = p.inv
  local cards = cards_in("conditions", inv)
  for i = 1, #cards do
    if has_ability(cards[i], "instead") and p.over == 0 then
      p.over = 1
      cards[i]:use("instead", inv)
    end
  end
end

local function turn_of(inv)
  local p = current "encounter_turn"
  return p and p.inv == inv and p or nil
end

--- inv:instead_of_encounter(). The present effect replaces all the investigator's encounters of this phase, with
--- Monsters too.
function verbs.instead_of_encounter(inv)
  local p = turn_of(inv)
  if p then p.over = 1 end
end
--- inv:has_encounter_left(): boolean. Could the investigator still resolve an encounter, so that an effect could
--- replace it?
function verbs.has_encounter_left(inv)
  local p, fight = turn_of(inv), current "combat"
  return p ~= nil and p.over == 0 and p.no_more == 0 and p.resolving == 0 and not (fight and fight.ambush == 1)
end
--- inv:no_additional_encounter(). The investigator resolves no encounter after their Combat Encounters of this phase.
function verbs.no_additional_encounter(inv)
  local p = turn_of(inv)
  if p then p.no_more = 1 end
end

local function monsters_left(inv)
  if inv.ignores_monsters > 0 then return {} end
  return find("monsters_here", inv)
end

-- One Combat Encounter with each Monster on the space, in the order that the investigator chooses.
--- fight_monsters(p: frame). Step of the encounter turn: one Combat Encounter with each Monster on the investigator's
--- space, in the order that they choose.
local function fight_monsters(p)
  local inv = p.inv
  while is_playing(inv) and p.over == 0 do
    local waiting = filter(monsters_left(inv), function(monster) return not monster.encountered end)
    if #waiting == 0 then return end
    local monster = choose(inv, "Which Monster do you encounter first?", waiting, { purpose = "monster_first" })
    monster.encountered = true
    p.fought = 1
    inv:encounter_monster(monster)
  end
end

fields.schema("encounter_fields: ability_fields", "An encounter that somebody on the bearer's space can choose.", {
  { "anywhere?", "boolean", "Its condition alone says where." },
  { "unannounced?", "boolean", "It is none by itself: an encounter card is drawn for it, which is announced." },
})
-- An encounter on the card itself begins and ends like that of an encounter card.
local function announced(effect)
  effect = is_steps(effect) and run_steps(effect) or effect
  return function(me, you, ...)
    after("encounter_begins", you, me)
    effect(me, you, ...)
    after("encounter_ends", you, me)
  end
end
--- An encounter that investigators on the bearer's space can choose. An effect that is used "as an encounter" is one,
--- too.
local encounter = fields.constructor("encounter(text): ability", "encounter_fields", function(f, text)
  local g = {}
  for key, value in pairs(f) do g[key] = value end
  -- The place is checked first, since most of the board is elsewhere.
  g.effect = g.unannounced and g.effect or announced(g.effect)
  g.who = g.who or (g.anywhere and "active == you" or "place(me) == place(you)")
  local condition = { "active == you", "me is not possession or bearer(me) == you" }
  if not g.anywhere then condition[3] = "place(me) == place(you)" end
  return window_ability("encounter", text, g, condition)
end)

-- After Combat Encounters an investigator need not resolve another encounter; this is how they decline.
--- inherent_encounters(): ability[]. The encounter choices that every investigator has by the rules, put on each sheet.
local function inherent_encounters()
  return { encounter "No encounter" { anywhere = true, unannounced = true, condition = { "me == you", "encounter_turn.fought" },
    cite = RG .. "Encounters", effect = function(_, you) you:no_additional_encounter() end } }
end

-- One of the available encounters, if no Monster is left to fight.
--- choose_encounter(p: frame). Step of the encounter turn: one of the available encounters.
local function choose_encounter(p)
  local inv = p.inv
  if p.over == 1 or p.no_more == 1 or not is_playing(inv) or #monsters_left(inv) > 0 then return end
  p.resolving = 1
  local chosen = choose_ability(inv, "Which encounter?", usable("encounter", {}, inv), { purpose = "encounter" })
  if chosen then initiate(chosen.card, chosen.ability, inv) end
  p.resolving = 0
end

--- inv:encounter_as_if(card: card): boolean. Replaces the investigator's encounters with that of the card, as if they
--- were on its space.
function verbs.encounter_as_if(inv, card)
  local p = turn_of(inv)
  if not p or not card.place then return false end
  local terms = { as_if = { { inv, place = card.place } } }
  p.over = 1
  local done = false
  for _, found in ipairs(usable("encounter", {}, inv, terms)) do
    if found.card == card and not done then done = initiate(card, found.ability, inv, terms) end
  end
  return done
end

engine.verbs(verbs)

engine.export { encounter = encounter,
  inherent_encounters = inherent_encounters, resolve_instead = resolve_instead, fight_monsters = fight_monsters,
  choose_encounter = choose_encounter }
