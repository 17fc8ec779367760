-- The beats of the game: what the table shows of an event before it goes on (scripts/README.md, "The table"). Nothing
-- here changes anything.

-- --- dice ------------------------------------------------------------------------------------------------------------

local SIDES = { "inv_1", "lore", "inv_3", "peril", "inv_2", "terror" }

local function add_die(out, die, used)
  local face = table_face(die)
  out[#out + 1] = { sign = die_symbol(die) or face.sign, frame = face.frame, used = used }
end

-- The dice of the pool, as they lie now.
local function pool()
  local out = {}
  for _, die in ipairs(cards_in "pool") do add_die(out, die) end
  return out
end

local function rolled(e)
  local dice = pool()
  if #dice == 0 then return nil end
  return { look = "dice", title = e.actor.title .. " rolls", dice = dice, sides = SIDES }
end

-- The dice on the card are those that its tasks have taken.
local function task(e)
  local dice = {}
  for _, die in ipairs(cards_in "placed") do
    if die.parent == e.subject then add_die(dice, die, true) end
  end
  for _, die in ipairs(cards_in "pool") do add_die(dice, die) end
  return { look = "dice", title = e.subject.title, dice = dice, stamp = "Task completed", good = true }
end

local function failed_roll()
  return { look = "dice", title = "The roll", dice = pool(), stamp = "No task", good = false }
end

-- --- cards that are read ---------------------------------------------------------------------------------------------

local function read(title)
  return function(e) return { look = "cards", title = title, cards = { e.subject }, wait = true } end
end

local function awakens(e)
  return { look = "cards", title = e.subject.title .. " awakens", cards = { e.subject }, wait = true }
end

-- --- the round -------------------------------------------------------------------------------------------------------

local function turn(e)
  if #seats() < 2 then return nil end
  return { look = "banner", title = e.actor.title, lines = { "has the turn" }, hold = 0.8 }
end

local function banner(title, line) return function() return { look = "banner", title = title, lines = { line } } end end

local function doom(e)
  return { look = "banner", title = "Doom", lines = { e.amount .. " on the track" }, sound = "doom" }
end

local function sign(e)
  return { look = "banner", title = "An elder sign", lines = { e.amount .. " in all" }, sound = "success" }
end

local function resolves(e) return { look = "banner", title = e.subject.title, lines = { "is resolved" } } end

local function fails(e) return { look = "banner", title = e.subject.title, lines = { "is failed" } } end

-- --- what happens on the table ---------------------------------------------------------------------------------------

local function change(symbol, verb, mark, good)
  return function(e)
    return { title = e.actor.title .. " " .. verb .. " " .. e.amount .. " " .. symbol,
      changes = { { card = e.actor, symbol = symbol, text = mark .. e.amount, good = good } } }
  end
end

local function gone(what)
  return function(e) return { title = e.subject.title .. " is " .. what, gone = { e.subject } } end
end

local function appears(e)
  return { title = e.subject.title .. " appears" .. (e.object and " on " .. e.object.title or "") }
end

local function comes(e) return { title = e.subject.title .. " comes into play" } end

local BEATS = {
  rolled = rolled, rerolled = rolled, task_completed = task, roll_failed = failed_roll,
  mythos_drawn = read "Mythos", awakens = awakens, turn_begins = turn,
  midnight = banner("Midnight"), terror = banner("Terror"), doom_added = doom, elder_sign_gained = sign,
  resolves = resolves, fails = fails,
  sanity_lost = change("sanity", "loses", "-"), stamina_lost = change("stamina", "loses", "-"),
  sanity_gained = change("sanity", "regains", "+", true), stamina_gained = change("stamina", "regains", "+", true),
  overcomes = gone "overcome", devouring = gone "devoured", monster_appears = appears, adventure_drawn = comes,
  gate_opens = comes,
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
