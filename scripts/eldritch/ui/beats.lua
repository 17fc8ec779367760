-- The beats of the game: what the table shows of an event before it goes on (scripts/README.md, "The table"). Nothing
-- here changes anything.

local words = require "common:ui/words"

local PHASES = { "Action Phase", "Encounter Phase", "Mythos Phase" }

-- --- dice ------------------------------------------------------------------------------------------------------------

local FACES = 6
local SIDES = { "1", "2", "3", "4", "5", "6" }

-- The dice of a roll; those that are successes are marked.
local function dice_of(rolled, least)
  local out = {}
  for face = FACES, 1, -1 do
    for _ = 1, showing(rolled, face) do
      out[#out + 1] = { sign = tostring(face), used = face >= least }
    end
  end
  return out
end

local function rolled(e)
  local p = current "test"
  if not p or not is_playing(p.inv) then return nil end
  return { look = "dice", title = p.inv.title .. " tests " .. test_text(p.what), sides = SIDES,
    dice = dice_of(p.rolled, p.inv:check "success") }
end

-- The test has ended when its result is announced.
local function test_result(e)
  local n = e.amount
  return { look = "reveal", title = e.actor.title .. "'s test", good = n > 0,
    stamp = n == 0 and "No success" or n == 1 and "1 success" or n .. " successes" }
end

local function die_rolled(e)
  return { look = "dice", title = e.actor.title .. " rolls a die", sides = SIDES,
    dice = { { sign = tostring(e.amount), used = true } } }
end

-- --- cards that are read ---------------------------------------------------------------------------------------------

local function read(title)
  return function(e)
    return { look = "cards", title = title, cards = { e.subject }, wait = true }
  end
end

local function encounter(e)
  return { look = "cards", title = e.actor.title .. ": " .. e.subject.title, cards = { e.subject }, wait = true }
end

local function awakens(e)
  return { look = "cards", title = e.subject.title .. " awakens", cards = { e.subject }, wait = true }
end

local function solved(e)
  return { look = "cards", title = e.subject.title .. " is solved", cards = { e.subject }, wait = true }
end

-- --- the round -------------------------------------------------------------------------------------------------------

local function phase(e) return { look = "banner", title = PHASES[e.amount], lines = { "Round " .. game.round } } end

local function turn(e)
  if #seats() < 2 then return nil end
  return { look = "banner", title = e.actor.title, lines = { "has the turn" }, hold = 0.8 }
end

local function banner(title, line) return function() return { look = "banner", title = title, lines = { line } } end end

local function omen(e) return { look = "banner", title = "The Omen moves", lines = { e.subject.title } } end

local function doom(e)
  return { look = "banner", title = "Doom advances", lines = { "It is at " .. e.amount .. " now" }, sound = "doom" }
end

-- --- what happens on the table ---------------------------------------------------------------------------------------

local function change(symbol, verb, sign, good)
  local word = words.capital(symbol)
  return function(e)
    return { title = e.actor.title .. " " .. verb .. " " .. e.amount .. " " .. word,
      changes = { { card = e.actor, symbol = symbol, text = sign .. e.amount, good = good } } }
  end
end

local function monster_harmed(e)
  return { title = e.subject.title .. " loses " .. e.amount .. " Health",
    changes = { { card = e.subject, symbol = "damage", text = "-" .. e.amount } } }
end

local function gone(what)
  return function(e) return { title = e.subject.title .. " is " .. what, gone = { e.subject } } end
end

local function appears(e)
  return { title = e.subject.title .. " appears" .. (e.object and " on " .. e.object.title or "") }
end

local function moves(e)
  return { title = e.subject.title .. " moves" .. (e.object and " to " .. e.object.title or "") }
end

local function gate_closed(e) return { title = e.subject.title .. " is closed", gone = { e.subject } } end

local function gains(e)
  return { title = e.actor.title .. " gains " .. e.subject.title }
end

local BEATS = {
  rolled = rolled, rerolled = rolled, test_result = test_result, die_rolled = die_rolled,
  mythos_drawn = read "Mythos", encounter_begins = encounter, combat_begins = encounter,
  mystery_drawn = read "The next Mystery", mystery_solved = solved, rumor_solved = solved, awakens = awakens,
  phase_begins = phase, turn_begins = turn, omen_advances = omen, doom_advances = doom,
  reckoning = banner("Reckoning"), surge = banner("Monster surge"),
  health_lost = change("health", "loses", "-"), sanity_lost = change("sanity", "loses", "-"),
  health_recovered = change("health", "recovers", "+", true),
  sanity_recovered = change("sanity", "recovers", "+", true),
  monster_harmed = monster_harmed, monster_defeated = gone "defeated", defeated = gone "defeated",
  devoured = gone "devoured", monster_spawned = appears, gate_spawned = appears, clue_spawned = appears,
  monster_moves = moves, gate_closed = gate_closed, card_gained = gains, condition_gained = gains,
}

--- table_beat(e: table): table?. What the table shows of the event; nil for nothing.
local function table_beat(e)
  return BEATS[e.what](e)
end

local names = { points = {} }
for name in pairs(BEATS) do names.points[#names.points + 1] = name end
table.sort(names.points)

engine.export { table_beat = table_beat }

return { names = names }
