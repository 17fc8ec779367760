-- What is told of a game when it is over: which moments decided it, the numbers that are drawn round by round, and what
-- was gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local MANY = 3          -- successes that are worth telling
local HEAVY = 2         -- losses that are

local function sentence(weight, good, text) return { weight = weight, good = good, text = text } end

local function monster_defeated(e)
  if e.before then return nil end
  local epic = e.subject:is "epic"
  local told = sentence(epic and 30 or 6, 1,
    e.actor and e.actor.title .. " defeats " .. e.subject.title or e.subject.title .. " is defeated")
  told.add = { monsters = 1 }
  return told
end

local function gate_closed(e)
  if e.before then return nil end
  local told = sentence(12, 1,
    e.actor and e.actor.title .. " closes " .. e.subject.title or e.subject.title .. " is closed")
  told.add = { gates = -1 }
  return told
end

local function gate_spawned(e)
  if e.before then return nil end
  return { add = { gates = 1 } }
end

local function solved(weight)
  return function(e)
    if e.before then return nil end
    return { weight = weight, good = 1, text = e.subject.title .. " is solved" }
  end
end

local function test_result(e)
  if e.before or e.amount < MANY then return nil end
  return sentence(1 + math.min(e.amount, 6), 1, e.actor.title .. " has " .. e.amount .. " successes in one test")
end

local function lost(what, curve)
  return function(e)
    if e.before then return nil end
    local told = { add = { [curve] = e.amount } }
    if e.amount >= HEAVY then
      told.weight, told.good = 2 + e.amount, -1
      told.text = e.actor.title .. " loses " .. e.amount .. " " .. what
    end
    return told
  end
end

local function doom(e)
  if e.before then return nil end
  return { set = { doom = e.amount } }
end

local function falls(weight, how)
  return function(e)
    if e.before then return nil end
    return sentence(weight, -1, e.subject.title .. how)
  end
end

local function artifact(e)
  if e.before or not e.subject:is "artifact" then return nil end
  return sentence(5, 1, e.actor.title .. " gains " .. e.subject.title)
end

local function round() return { period = true } end

local EVENTS = {
  round_begins = round, monster_defeated = monster_defeated, gate_spawned = gate_spawned, gate_closed = gate_closed,
  mystery_solved = solved(40), rumor_solved = solved(20), test_result = test_result,
  health_lost = lost("Health", "health"), sanity_lost = lost("Sanity", "sanity"),
  doom_advances = doom, doom_retreats = doom, defeated = falls(35, " is defeated"), devoured = falls(36, " is devoured"),
  awakens = falls(50, " awakens"), card_gained = artifact,
}

local POINTS = {}
for name in pairs(EVENTS) do POINTS[#POINTS + 1] = name end
table.sort(POINTS)

--- chronicle(): table. The timing points of which the story is made, and the numbers that are drawn.
local function chronicle()
  local ancient = the_ancient_one()
  return { label = "Round", points = POINTS, curves = {
    { name = "doom", label = "Doom left", colour = "#b06ad0", from = ancient and ancient.data.doom },
    { name = "gates", label = "Open Gates", colour = "#6fb07a" },
    { name = "health", label = "Health lost", colour = "#d0604c" },
    { name = "sanity", label = "Sanity lost", colour = "#5c8fd0" },
    { name = "monsters", label = "Monsters defeated", colour = "#d6a048" } } }
end

--- chronicle_event(e: table): table?. What one of these events is worth in the story.
local function chronicle_event(e) return EVENTS[e.what](e) end

--- game_summary(outcome: string): table. The end in words: a title, whether it was won, what was gained and lost.
local function game_summary(outcome)
  local ancient = the_ancient_one()
  local name = ancient and ancient.title or "The Ancient One"
  local won = outcome == "won"
  local said = { won = won, title = won and name .. " is held back" or name .. " prevails", lines = { end_text() },
    gained = {}, lost = {},
    figures = { { label = "Doom left", text = game.doom }, { label = "Open Gates", text = size "gates" },
      { label = "Monsters on the board", text = size "monsters" } } }
  if ancient then
    local list = game.solved > 0 and said.gained or said.lost
    list[1] = "Mysteries solved: " .. game.solved .. " of " .. ancient.data.mysteries
  end
  if won then said.gained[#said.gained + 1] = "Score: " .. score() .. " (lower is better)" end
  for _, inv in ipairs(players()) do
    if inv.health == 0 or inv.sanity == 0 then said.lost[#said.lost + 1] = inv.title .. " is out of the game" end
  end
  return said
end

engine.export { chronicle = chronicle, chronicle_event = chronicle_event, game_summary = game_summary }
