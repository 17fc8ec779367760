-- The beats of the game: what the table shows of an event before it goes on (scripts/README.md, "The table"). Nothing
-- here changes anything.

local board = require "ui/board"
local faces = require "ui/faces"
local odds = require "ui/odds"
local skill_test = require "ui/skill_test"

local function signed(n) return n < 0 and tostring(n) or "+" .. n end

local counted = require("common:ui/words").counted

-- --- the moment of truth ---------------------------------------------------------------------------------------------

local function token_part(token)
  local symbol = faces.token_sign(token)
  local value = symbol == "auto_fail" and "fails" or signed(token.modifier)
  return { symbol = symbol, label = symbol and token.title or "token", text = value }
end

-- The terms of the test so far, the last token marked as the new one.
local function terms(test, outlook, tokens, is_new)
  local parts = { { symbol = test.skill, label = test.skill, text = tostring(outlook.skill - outlook.committed) } }
  if outlook.committed > 0 then
    parts[2] = { symbol = "cards", label = "committed", text = signed(outlook.committed) }
  end
  local sum = 0
  for _, token in ipairs(tokens) do
    parts[#parts + 1] = token_part(token)
    sum = sum + token.modifier
  end
  parts[#parts].fresh = is_new and #tokens > 0
  local total = test.auto == 1 and 0 or math.max(0, outlook.skill + sum)
  parts[#parts + 1] = { label = "makes", text = "= " .. total, fresh = is_new }
  parts[#parts + 1] = { label = "against", text = "against " .. outlook.difficulty }
  return parts, total
end

-- The revealed tokens in the order in which they came, up to this one; the zone has the last one on top. When a beat is
-- looked at, the next token may have been revealed.
local function in_order(newest)
  local tokens, out = cards_in "chaos_revealed", {}
  for i = #tokens, 1, -1 do
    out[#out + 1] = tokens[i]
    if tokens[i] == newest then return out end
  end
  out[#out + 1] = newest
  return out
end

local function token_revealed(e)
  local test, tokens = current "test", in_order(e.subject)
  if not test then
    return { look = "reveal", title = e.actor.title .. " reveals a chaos token", cards = tokens, from = "bag" }
  end
  local reference, symbol = top "reference", faces.token_sign(e.subject)
  local said = symbol and reference and faces.token_texts(reference)[symbol]
  return { look = "reveal", title = skill_test.title(test), cards = tokens, from = "bag", lines = said and { said },
    parts = terms(test, odds.outlook(test), tokens, true) }
end

local AUTOMATIC = { "Automatic failure", "Automatic success" }

local function result(succeeded)
  return function(e)
    local test = current "test"
    if not test then return nil end
    local tokens, outlook = in_order(), odds.outlook(test)
    local margin = succeeded and "Success by " .. e.amount or "Failure by " .. e.amount
    return { look = "reveal", title = skill_test.title(test), cards = tokens, good = succeeded,
      parts = terms(test, outlook, tokens, false), stamp = AUTOMATIC[test.auto] or margin }
  end
end

-- --- cards that are read ---------------------------------------------------------------------------------------------

local function encounter_card(e)
  if not e.before then return nil end
  return { look = "cards", title = e.actor.title .. " draws " .. e.subject.title, cards = { e.subject }, wait = true }
end

-- The other side of an act or agenda takes effect.
local function advance(e)
  local card = e.source
  local what = card:is "act" and "The act advances" or "The agenda advances"
  return { look = "cards", title = what, cards = { card }, turn = true, wait = true }
end

local function next_card(e)
  local card = e.subject
  if not (card:is "act" or card:is "agenda") or game.round == 0 then return nil end
  return { look = "cards", title = card:is "act" and "The next act" or "The next agenda", cards = { card }, wait = true }
end

-- --- the round -------------------------------------------------------------------------------------------------------

local function phase(e) return { look = "banner", title = board.PHASES[e.amount], lines = { "Round " .. game.round } } end

local function turn(e)
  if #seats() < 2 then return nil end
  return { look = "banner", title = e.actor.title, lines = { "has the turn" }, hold = 0.8 }
end

-- --- what happens on the table ---------------------------------------------------------------------------------------

local function harm(symbol)
  return function(e)
    return { title = counted(e.amount, "point") .. " of " .. symbol .. " on " .. e.subject.title,
      changes = { { card = e.subject, symbol = symbol, text = "+" .. e.amount } } }
  end
end

local function healed(symbol)
  return function(e)
    return { title = e.subject.title .. " heals " .. e.amount .. " " .. symbol,
      changes = { { card = e.subject, symbol = symbol, text = "-" .. e.amount, good = true } } }
  end
end

local function doom(e)
  return { title = e.amount .. " doom on " .. e.subject.title,
    changes = { { card = e.subject, symbol = "doom", text = "+" .. e.amount } }, sound = "doom" }
end

local function clues(e)
  return { title = e.actor.title .. " discovers " .. counted(e.amount, "clue"),
    changes = { { card = e.actor, symbol = "clue", text = "+" .. e.amount, good = true } } }
end

local function defeated(e) return { title = e.subject.title .. " is defeated", gone = { e.subject } } end

-- Told before it happens, when the cause is still to be seen.
local function falls(e) return e.before and defeated(e) or nil end

local function attack(e)
  if not e.before then return nil end
  return { title = e.actor.title .. " attacks " .. e.subject.title, changes = { { card = e.actor, text = "attacks" } } }
end

-- Investigators move by their own will; where an enemy goes has to be shown, unless it comes along with its
-- investigator. One that spawns has a beat of its own.
local function enters(e)
  if not e.object or not e.actor:is "enemy" or e.actor.zone == "threat" then return nil end
  return { title = e.actor.title .. " moves to " .. e.subject.title }
end

local function spawned(e)
  local place = e.object or e.subject.place
  return { title = e.subject.title .. " appears" .. (place and " at " .. place.title or "") }
end

local function engaged(e)
  if not e.subject:is "enemy" then return nil end
  return { title = e.subject.title .. " engages " .. e.actor.title,
    changes = { { card = e.subject, text = "engages" } } }
end

local function evaded(e) return { title = e.actor.title .. " evades " .. e.subject.title } end

local BEATS = {
  token_revealed = token_revealed, test_succeeded = result(true), test_failed = result(false),
  encounter_drawn = encounter_card, advance = advance, enters_play = next_card,
  phase_begins = phase, turn_begins = turn,
  damage_placed = harm "damage", horror_placed = harm "horror", healed_damage = healed "damage",
  healed_horror = healed "horror", doom_placed = doom, clues_discovered = clues, enemy_defeated = defeated,
  asset_defeated = defeated, investigator_defeated = falls, attack = attack, enters = enters,
  enemy_spawned = spawned, engaged = engaged, evaded = evaded,
}

--- table_beat(e: table): table?. What the table shows of the event; nil for nothing.
local function table_beat(e)
  return BEATS[e.what](e)
end

local names = { points = {}, abilities = { "advance" } }
for name in pairs(BEATS) do
  if name ~= "advance" then names.points[#names.points + 1] = name end
end
table.sort(names.points)

engine.export { table_beat = table_beat }

return { names = names }
