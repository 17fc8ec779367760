-- The constructors for card files: one for each cardtype and each kind of ability. Each has a schema that checks its
-- fields. The result is plain data for the engine.

local constructor, schema, fault = fields.constructor, fields.schema, fields.fault
local abilities, field = require "common:lib/abilities", require "common:lib/ability_fields"
local definition = require("common:lib/definitions").make

-- --- abilities -------------------------------------------------------------------------------------------------------

local cost = {}
--- cost.grit(n?: integer): cost. The diver who uses it pays n grit (1).
function cost.grit(n) return { counter = "grit", amount = n or 1 } end
--- cost.give_back(): cost. Gives the relic itself back.
function cost.give_back() return { can = "1", pay = function(card) card:give_back() end } end

field.effect "the diver"
schema("ability_fields", "What an ability can say.", {
  field.cost "cost.grit(1), cost.give_back()",
  field.condition(),
  field.limit "dive",
  { "effect", "effect", "What it does." },
})
local TIERS = { "would", "when", "after" }
field.trigger_fields(TIERS)
schema("triggered_fields: ability_fields, trigger_fields", "An ability that happens at a timing point.", {})

local function dive_ability(f, text)
  local a = abilities.make("window", text, f)
  a.windows = { "after_roll" }
  table.insert(a.condition, 1, "my_dive")
  return a
end
--- May be used by its owner after a roll of their own dive, before whispers stick.
local dive = constructor("dive(text): ability", "ability_fields", dive_ability)

local function triggered(kind) return abilities.triggered(kind, abilities.make, "relic_taken", TIERS) end
--- May be used at a timing point of game.lua: its owner decides.
local reaction = triggered "reaction"
--- Happens at a timing point of game.lua without a decision.
local forced = triggered "forced"

schema("named_fields", "What happens then.", { { "effect", "effect", "What it does." } })
local function named(head, name) return abilities.hook(abilities.make, head, name, "named_fields") end
--- On a relic: happens when it is taken.
local when_taken = named("when_taken(text): ability", "taken")
--- On an event: happens when it is drawn.
local when_drawn = named("when_drawn(text): ability", "drawn")

local SCOPES = { { "you", "it == you" }, { "divers", "it in divers" }, { "sites", "it is site" } }
fields.alias("changes", "table<value, expression>", "Values, and by how much they are changed: { nerve = 1 }.")
schema("constant_fields", "What is so as long as the card is in play.", {
  { "you?", "changes", "Changes of its owner." },
  { "divers?", "changes", "Changes of all divers." },
  { "sites?", "changes", "Changes of all sites." },
})
--- Applies as long as the card is in play.
local constant = constructor("constant(text): ability", "constant_fields", function(f, text)
  return abilities.constant(text, f, SCOPES)
end)

-- --- cards -----------------------------------------------------------------------------------------------------------

-- The ability that every diver has (Rules 5.4); `inherent`: not printed on the card.
local function second_try()
  local a = dive_ability({ cost = cost.grit(1),
    effect = function(_, you)
      local dice = cards_in "rolled"
      local again = choose(you, "Which dice do you roll again?", dice, { max = #dice, many = true })
      roll_dice(again)
      note("rolled", you, nil, nil, packed(again))
    end }, "Pay 1 grit: roll some of these dice again.")
  a.inherent = true
  return a
end

schema("diver_fields: definition_fields", "A diver.", {
  { "title?", "string", "What he is known as." },
  { "nerve?", "integer", "His nerve; 3 when that is left out." },
  { "dice?", "integer", "How many dice he dives with; 5 when that is left out." },
  { "pump?", "integer", "How much air he gives at the pumps; 3 when that is left out." },
})
--- A diver: the card of a player.
local diver = constructor("diver: definition", "diver_fields", function(f)
  local d = definition("diver", { "diver" }, f)
  d.subtitle = f.title
  d.attributes.nerve, d.attributes.dice, d.attributes.pump = f.nerve or 3, f.dice or 5, f.pump or 3
  d.abilities[#d.abilities + 1] = second_try()
  return d
end)

local PAYS = fields.set_of { "hook", "lamp", "rune" }
-- "hook hook lamp" -> { hook = 2, lamp = 1 }
local function read_cost(text)
  local list = {}
  for symbol in text:gmatch "%S+" do
    if PAYS[symbol] then
      list[symbol] = (list[symbol] or 0) + 1
    else
      fault("cost", "a cost is hooks, lamps and runes, not '" .. symbol .. "'")
    end
  end
  return list
end

local SITES = { "shelf", "street", "crypt" }   -- in order of depth
fields.alias("site", '"shelf"|"street"|"crypt"', "Where a relic lies.")
schema("relic_fields: definition_fields", "A relic.", {
  { "site", "site", "Where it lies." },
  { "seals?", "integer", "How many seals it is worth; 1 when that is left out." },
  { "cost", "string", "What must be rolled for it: \"hook hook lamp\"." },
})
--- A relic: divers dive for these.
local relic = constructor("relic: definition", "relic_fields", function(f)
  local d = definition("relic", { "relic" }, f)
  d.attributes.seals = f.seals or 1
  d.data.site, d.data.cost = f.site, read_cost(f.cost)
  return d
end)

schema("event_fields: definition_fields", "An event.", {})
--- An event: it is on the table for one round.
local event_card = constructor("event_card: definition", "event_fields", function(f)
  return definition("event", { "event" }, f)
end)

schema("place_fields: definition_fields", "A place.", {
  { "fare?", "integer", "The air that diving there costs; the bell has none." },
  { "deck?", "zone", "Where its relics lie." },
  { "black?", "integer", "How many of the dice are black there." },
})
--- A place where divers can be. A place with a fare is a site.
local place = constructor("place: definition", "place_fields", function(f)
  local d = definition("place", { "place" }, f)
  if not f.fare then return d end
  d.tags[2] = "site"
  d.attributes.fare = f.fare .. " + high_water"   -- Rules 6.4
  d.data.deck, d.data.black = f.deck, f.black or 0
  return d
end)

schema("start", "A position from which a game can begin.", {
  { "name", "string", "What it is called on the command line." },
  { "text", "string", "What it is like, in a sentence." },
  { "begin", "fun()", "Makes the position from the set-up." },
})
schema("scenario_fields: definition_fields", "A scenario.", {
  { "starts?", "start[]", "Positions deep in it from which a game can begin." },
})
--- A scenario: the game that players choose.
local scenario = constructor("scenario: definition", "scenario_fields", function(f)
  local d = definition("scenario", { "reference" }, f)
  d.data.starts = f.starts
  return d
end)

engine.export { cost = cost, dive = dive, reaction = reaction, forced = forced, when_taken = when_taken,
  when_drawn = when_drawn, constant = constant, diver = diver, relic = relic, event_card = event_card, place = place,
  scenario = scenario, SITES = SITES }
