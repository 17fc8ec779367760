-- Encounter cards: the words with which they are written, and how they are drawn, resolved and discarded. The choice of
-- an encounter: lib/encounter.lua. Reference Guide: Encounters, Complex Encounters.

local verbs = {}
local move, has_ability, use = method.move, method.has_ability, method.use
local data_of_card, place_of = property.data, property.place

local TYPES = { "city", "wilderness", "sea" }
local BOXES = { "initial", "pass", "fail" }
-- The cities of the decks that have three cities each.
local CITIES = { america = { "arkham", "buenos_aires", "san_francisco" }, europe = { "istanbul", "london", "rome" },
  asia_australia = { "shanghai", "sydney", "tokyo" } }

-- --- constructors
-- ---------------------------------------------------------------------------------------------------------

local SECTIONS = {
  city = "On a City.", wilderness = "In the Wilderness.", sea = "At Sea.",
  initial = "The first effect. Its last test or fight decides which effect follows; or to_pass(), to_fail().",
  pass = "The effect when it is passed.", fail = "The effect when it fails.",
}
local KEYS = {
  ancient_one = "The Ancient One to which it belongs.", world = "The world where it is.", space = "The space of the expedition.",
  set = "The deck of special encounters that it belongs to.",
}

-- Every section or box is a named ability, so that its text is shown while it resolves.
local function card_of(deck, sections, keys)
  local takes, list = deck .. "_encounter_fields", {}
  for i, name in ipairs(sections) do
    list[i] = { name, "step[]", SECTIONS[name] or "In " .. title_of_id(name) .. "." }
  end
  for _, name in ipairs(keys or {}) do list[#list + 1] = { name, "string", KEYS[name] } end
  fields.schema(takes .. ": card_fields", "A card of the " .. title_of_id(deck) .. " Encounters.", list)
  return card_constructor(deck .. "_encounter", { "encounter_card" }, takes, function(d, f)
    for _, name in ipairs(sections) do
      d.abilities[#d.abilities + 1] = named(name)(steps_text(f[name]))(f[name])
    end
    d.data.deck, d.discard = deck, deck .. "_discard"
    for _, key in ipairs(keys or {}) do d.data[key] = f[key] end
  end)
end

--- encounter_type(deck: string, spaces: string[]): function. The constructor of encounters of a deck that a pack adds, with
--- a section for each of these spaces, which have `deck = DECK` among their fields. The pack declares the zones DECK_deck
--- (visible = "none") and DECK_discard.
local function encounter_type(deck, spaces) return card_of(deck, spaces) end

--- A General Encounter: its effects by the type of the investigator's space.
local general_encounter = card_of("general", TYPES)
--- A Research Encounter: the encounter with a Clue, by the type of its space.
local research_encounter = card_of("research", TYPES, { "ancient_one" })
--- An encounter in a city of America.
local america_encounter = card_of("america", CITIES.america)
--- An encounter in a city of Europe.
local europe_encounter = card_of("europe", CITIES.europe)
--- An encounter in a city of Asia or Australia.
local asia_australia_encounter = card_of("asia_australia", CITIES.asia_australia)
--- An Other World Encounter: through a Gate.
local other_world_encounter = card_of("other_world", BOXES, { "world" })
--- An Expedition Encounter.
local expedition_encounter = card_of("expedition", BOXES, { "space" })
--- A Special Encounter of an Ancient One.
local special_encounter = card_of("special", BOXES, { "ancient_one", "set" })

--- to_pass(): step. For the initial effect: the pass effect follows.
local function to_pass() return step("resolve the pass effect", function(_, e) e.result = 1 end) end
--- to_fail(): step. For the initial effect: the fail effect follows.
local function to_fail() return step("resolve the fail effect", function(_, e) e.result = 0 end) end
--- fail_too(): step. Resolves the fail effect as well.
local function fail_too() return step("resolve the fail effect", function(you, e) e.card:use("fail", you) end) end

-- --- resolving ------------------------------------------------------------------------------------------------------

engine.procedure {
  name = "encounter_card", cite = "Reference Guide, Encounters",
  -- clue, gate: "this Clue", "this Gate"; monster: the one that this encounter spawned or moved; result: of the last
  -- test; gained: Clues gained from this encounter; complex: one of its boxes follows.
  locals = { "inv:card", "card:card", "clue:card", "gate:card", "monster:card", "result", "gained", "complex" },
  steps = {
    { id = "begins", announce = { point = "encounter_begins", actor = "encounter_card.inv",
        subject = "encounter_card.card" } },
    { id = "section", script = function(p) resolve_section(p) end },
    { id = "box", title = "The effect", cite = "Reference Guide, Complex Encounters",
      when = "encounter_card.complex and encounter_card.inv in investigators", script = function(p) resolve_box(p) end },
    { id = "discard", title = "Discard the card", cite = "Reference Guide, Discarding", script = function(p) discard_encounter(p.card) end },
    { id = "researched", when = "encounter_card.clue and encounter_card.inv in investigators",
      announce = { point = "research_resolved", actor = "encounter_card.inv", subject = "encounter_card.card",
        amount = "encounter_card.gained", happened = true } },
    { id = "ends", announce = { point = "encounter_ends", actor = "encounter_card.inv", subject = "encounter_card.card",
        happened = true } },
  },
}

--- section_of(p: frame): string. On a card with three sections, the section of the space, or of the Clue's space.
local function section_of(p)
  local card, clue = p.card, p.clue
  if has_ability(card, "initial") then return "initial" end
  local space = clue and place_of(clue) or place_of(p.inv)
  local kind = data_of_card(space).type
  return has_ability(card, kind) and kind or short_id(space)
end

--- resolve_section(p: frame). Step of an encounter: resolves the section or the initial effect of the card.
local function resolve_section(p)
  local section = section_of(p)
  if section == "initial" then p.complex = 1 end
  use(p.card, section, p.inv)
end

-- A complex encounter resolves only one of its two boxes. Reference Guide: Complex Encounters.
--- resolve_box(p: frame). Step of an encounter: resolves the pass or fail effect.
local function resolve_box(p)
  p.card:use(p.result > 0 and "pass" or "fail", p.inv)
end

--- discard_encounter(card: card). Step of an encounter: the card goes to its discard pile.
local function discard_encounter(card)
  local deck = data_of_card(card).deck
  move(card, deck .. "_discard")
  replenish(deck .. "_deck")
end

-- The top card of a deck, or the first that fits; after that the rest of the deck.
local function draw(deck, fits)
  if not fits then return top(deck .. "_deck") end
  for _, card in ipairs(cards_in(deck .. "_deck")) do
    if fits(card) then return card end
  end
end

-- `more`: { clue =, gate = }. Without a card there is no encounter.
local function resolve(inv, deck, more, fits)
  local card = draw(deck, fits)
  if not card or not is_playing(inv) then return end
  move(card, "resolving", nil, false, place_of(inv))
  replenish(deck .. "_deck")
  call_procedure("encounter_card", { inv = inv, card = card, clue = more and more.clue, gate = more and more.gate })
end

--- inv:encounter_general(). A General Encounter: the section of the investigator's space. Reference Guide: Location
--- Encounters.
function verbs.encounter_general(inv) resolve(inv, "general") end
--- inv:encounter_city(). An encounter from the deck of the investigator's city: its section. Reference Guide: Location
--- Encounters.
function verbs.encounter_city(inv) resolve(inv, inv.place.data.deck) end
--- inv:encounter_clue(clue: card). The section of the Clue's space. Reference Guide: Research Encounters.
function verbs.encounter_clue(inv, clue) resolve(inv, "research", { clue = clue }) end
--- inv:encounter_gate(gate: card). An Other World Encounter; `gate` may be a Rumor that is encountered like a Gate.
--- Reference Guide: Other World Encounters.
function verbs.encounter_gate(inv, gate) resolve(inv, "other_world", { gate = gate }) end
--- inv:encounter_expedition(). The top card of the Expedition deck. Reference Guide: Expedition Encounters.
function verbs.encounter_expedition(inv) resolve(inv, "expedition") end
--- inv:encounter_special(set: string). A Special Encounter: "rlyeh_risen", "key_and_gate". Reference Guide: Special
--- Encounters.
function verbs.encounter_special(inv, set)
  resolve(inv, "special", nil, function(card) return card.data.set == set end)
end

-- --- the possible encounters
-- ------------------------------------------------------------------------------------------------

local NAMES = { america = "America", europe = "Europe", asia_australia = "Asia/Australia" }

--- space_encounters(f: table): ability[]. The encounters for investigators on a space with these fields.
local function space_encounters(f)
  local out = { encounter "General Encounter" { unannounced = true, effect = function(_, you) you:encounter_general() end } }
  if f.deck then
    local text = (NAMES[f.deck] or title_of_id(f.deck)) .. " Encounter"
    out[#out + 1] = encounter(text) { unannounced = true, effect = function(_, you) you:encounter_city() end }
  end
  if f.expedition then
    out[#out + 1] = encounter "Expedition Encounter" {
      condition = { "you.no_expedition == 0", function(me)
        return active_expedition() == me, "the Active Expedition leads elsewhere"
      end },
      unannounced = true, effect = function(_, you) you:encounter_expedition() end }
  end
  return out
end
--- gate_encounters(): ability[]. The encounter for investigators at a Gate.
local function gate_encounters()
  return { encounter "Other World Encounter" { unannounced = true, effect = function(me, you) you:encounter_gate(me) end } }
end
--- clue_encounters(): ability[]. The encounter for investigators at a Clue.
local function clue_encounters()
  return { encounter "Research Encounter" { unannounced = true, effect = function(me, you) you:encounter_clue(me) end } }
end

engine.verbs(verbs)
engine.export { encounter_type = encounter_type, general_encounter = general_encounter, research_encounter = research_encounter,
  america_encounter = america_encounter, europe_encounter = europe_encounter,
  asia_australia_encounter = asia_australia_encounter, other_world_encounter = other_world_encounter,
  expedition_encounter = expedition_encounter, special_encounter = special_encounter, to_pass = to_pass,
  to_fail = to_fail, fail_too = fail_too, space_encounters = space_encounters, gate_encounters = gate_encounters, clue_encounters = clue_encounters, section_of = section_of,
  resolve_section = resolve_section, resolve_box = resolve_box, discard_encounter = discard_encounter }
