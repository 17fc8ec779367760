-- What a card file is written with. Each constructor checks its fields, so that a misspelt one is an error with file
-- and line, and gives the engine plain data.

local set_of, check, list_of = fields.set_of, fields.check, fields.list_of

-- --- abilities -------------------------------------------------------------------------------------------------------

local cost = {}
--- cost.grit(n): from whoever uses it. cost.give_back(): the relic itself.
function cost.grit(n) return { counter = "grit", amount = n or 1 } end
function cost.give_back() return { can = "1", pay = function(card) card:give_back() end } end

local ABILITY = { "cost", "condition", "effect", "limit" }
local TIERS = { "would", "when", "after" }

local function ability(kind, text, f, what)
  local _, line = engine.caller()
  return { kind = kind, text = text, line = line, condition = list_of(f.condition), effect = f.effect,
    cost = fields.costs(f.cost), limit = fields.limit(f.limit, what) }
end

--- dive "text" { condition =, cost =, limit = "dive" or "round", effect = function(me, you) }: used by its owner after
--- a roll of his own dive, before whispers stick.
local function dive(text)
  return function(f)
    local what = "dive \"" .. text .. "\""
    check(f, set_of(ABILITY), what)
    local a = ability("window", text, f, what)
    a.windows = { "after_roll" }
    table.insert(a.condition, 1, "my_dive")
    return a
  end
end

--- reaction (who owns it may), forced (it happens) "text" { would =, when = or after = "panics", condition =, cost =,
--- limit =, effect = function(me, you, target, event) }. Timing points: game.lua.
local function triggered(kind)
  return function(text)
    return function(f)
      local what = kind .. " \"" .. text .. "\""
      check(f, set_of(ABILITY, TIERS), what)
      local a = ability(kind, text, f, what)
      for _, tier in ipairs(TIERS) do
        if f[tier] then a.on, a.tier = f[tier], tier end
      end
      if not a.on then error("say when: `would`, `when` or `after` is missing in " .. what, 2) end
      return a
    end
  end
end

--- when_taken (of a relic), when_drawn (of an event) "text" (function(me, you) ... end)
local function named(name)
  return function(text)
    return function(effect)
      local a = ability("manual", text, { effect = effect }, name)
      a.name = name
      return a
    end
  end
end

local SCOPES = { you = "it == you", divers = "it in divers", sites = "it is site" }
--- constant "text" { you = { nerve = 1 }, divers = { dice = 1 }, sites = { fare = -1 } }: as long as it is in play.
local function constant(text)
  return function(f)
    check(f, set_of { "you", "divers", "sites" }, "constant \"" .. text .. "\"")
    local a = ability("constant", text, {}, text)
    a.modifiers = {}
    for scope, values in pairs(f) do
      for value, amount in pairs(values) do
        table.insert(a.modifiers, { value = value, amount = amount, where = SCOPES[scope] })
      end
    end
    return a
  end
end

-- --- cards -----------------------------------------------------------------------------------------------------------

local CARD = { "name", "id", "text" }

local function definition(kind, tag, f, allowed)
  local what = kind .. " '" .. tostring(f.name) .. "'"
  check(f, set_of(CARD, allowed), what)
  if not f.name then error("`name` is missing in " .. what, 3) end
  local d = { title = f.name, id = f.id, tags = { tag }, attributes = {}, abilities = {},
    data = { kind = kind, name = f.name, text = f.text } }
  d.file, d.line = engine.caller()
  for i = 1, #f do d.abilities[i] = f[i] end
  return d, what
end

-- The ability that every diver has (Rules 5.4); `inherent`: it is not printed on his card.
local function second_try()
  local a = dive "Pay 1 grit: roll some of these dice again." { cost = cost.grit(1),
    effect = function(_, you)
      local dice = cards_in "rolled"
      local again = choose(you, "Which dice do you roll again?", dice, { max = #dice, many = true })
      roll_dice(again)
      note("rolled", you, nil, nil, packed(again))
    end }
  a.inherent = true
  return a
end

--- diver { name =, title =, nerve =, dice =, pump =, abilities }
local function diver(f)
  local d = definition("diver", "diver", f, { "title", "nerve", "dice", "pump" })
  d.subtitle = f.title
  d.attributes.nerve, d.attributes.dice, d.attributes.pump = f.nerve or 3, f.dice or 5, f.pump or 3
  d.abilities[#d.abilities + 1] = second_try()
  return d
end

local PAYS = set_of { "hook", "lamp", "rune" }
-- "hook hook lamp" -> { hook = 2, lamp = 1 }
local function read_cost(text, what)
  if not text then error("`cost` is missing in " .. what, 3) end
  local list = {}
  for symbol in text:gmatch "%S+" do
    if not PAYS[symbol] then error("a cost is hooks, lamps and runes, not '" .. symbol .. "' in " .. what, 3) end
    list[symbol] = (list[symbol] or 0) + 1
  end
  return list
end

local SITES = { "shelf", "street", "crypt" }   -- one deeper than the other
--- relic { name =, site = "shelf", "street" or "crypt", seals =, cost = "hook hook lamp", abilities }
local function relic(f)
  local d, what = definition("relic", "relic", f, { "site", "seals", "cost" })
  if not contains(SITES, f.site) then error("`site` is shelf, street or crypt in " .. what, 2) end
  d.attributes.seals = f.seals or 1
  d.data.site, d.data.cost = f.site, read_cost(f.cost, what)
  return d
end

--- event_card { name =, abilities }: on the table for one round.
local function event_card(f) return (definition("event", "event", f)) end

--- place { name =, fare =, deck =, black = n }: a site, where `black` of the dice are black. The bell has no fare.
local function place(f)
  local d = definition("place", "place", f, { "fare", "deck", "black" })
  if not f.fare then return d end
  d.tags[2] = "site"
  d.attributes.fare = f.fare .. " + high_water"   -- Rules 6.4
  d.data.deck, d.data.black = f.deck, f.black or 0
  return d
end

--- scenario { name =, starts = { { name =, text =, begin = function() } } }
local function scenario(f)
  local d = definition("scenario", "reference", f, { "starts" })
  d.data.starts = f.starts
  return d
end

engine.export { cost = cost, dive = dive, reaction = triggered "reaction", forced = triggered "forced",
  when_taken = named "taken", when_drawn = named "drawn", constant = constant, diver = diver, relic = relic,
  event_card = event_card, place = place, scenario = scenario, SITES = SITES }
