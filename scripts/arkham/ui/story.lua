-- What is told of a scenario when it is over: which moments decided it, the numbers that are drawn round by round, and
-- what was gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local board = require "ui/board"

local function counted(n, noun) return n .. " " .. noun .. (n == 1 and "" or "s") end

-- A card as somebody who does something; the rules do things without one.
local function who(card) return card and card.title or nil end

-- --- moments ---------------------------------------------------------------------------------------------------------

-- A test is worth telling when it was won or lost by far.
local FAR = 3

local function against(e)
  local target = e.object or e.subject
  return target and target ~= e.actor and " against " .. target.title or ""
end

local function passed(e)
  if e.before or e.amount < FAR then return nil end
  return { weight = 1 + math.min(e.amount, 6), good = 1,
    text = e.actor.title .. " passes a test" .. against(e) .. " by " .. e.amount }
end

local function failed(e)
  if e.before or e.amount < FAR then return nil end
  return { weight = 1 + math.min(e.amount, 6), good = -1,
    text = e.actor.title .. " fails a test" .. against(e) .. " by " .. e.amount }
end

local function enemy_defeated(e)
  if e.before then return nil end
  local by = who(e.actor)
  local health = e.subject:base "health" or 0
  return { weight = 5 + math.min(health, 6) + (e.subject:is "elite" and 6 or 0), good = 1, add = { foes = 1 },
    text = by and by .. " defeats " .. e.subject.title or e.subject.title .. " is defeated" }
end

local function asset_defeated(e)
  if e.before then return nil end
  local by = who(e.actor)
  return { weight = 6, good = -1, text = e.subject.title .. " is lost" .. (by and " to " .. by or "") }
end

local function investigator_defeated(e)
  if not e.before then return nil end
  return { weight = 40, good = -1, text = e.subject.title .. " is defeated" }
end

local function resigned(e)
  if e.before then return nil end
  return { weight = 20, text = e.actor.title .. " resigns" }
end

local function harm(symbol)
  return function(e)
    if e.before or e.subject:is "enemy" then return nil end
    local by = who(e.actor)
    local told = { add = { [symbol] = e.amount } }
    if e.amount >= 2 then
      told.weight, told.good = 2 + e.amount, -1
      told.text = e.subject.title .. " takes " .. e.amount .. " " .. symbol ..
        (by and by ~= e.subject.title and " from " .. by or "")
    end
    return told
  end
end

local function clues(e)
  if e.before then return nil end
  local told = { add = { clues = e.amount } }
  if e.amount >= 2 then
    told.weight, told.good = 2 + e.amount, 1
    told.text = e.actor.title .. " discovers " .. counted(e.amount, "clue") .. " at " .. e.subject.title
  end
  return told
end

local function doom(e)
  if e.before then return nil end
  return { add = { doom = e.amount } }
end

local function act_advances(e)
  if not e.before then return nil end
  return { weight = 30, good = 1, text = "The act advances: " .. e.subject.title }
end

local function agenda_advances(e)
  if not e.before then return nil end
  return { weight = 28, good = -1, text = "The agenda advances: " .. e.subject.title }
end

local function round() return { period = true } end

local EVENTS = {
  round_begins = round, test_succeeded = passed, test_failed = failed, enemy_defeated = enemy_defeated,
  asset_defeated = asset_defeated, investigator_defeated = investigator_defeated, resigned = resigned,
  damage_placed = harm "damage", horror_placed = harm "horror", clues_discovered = clues, doom_placed = doom,
  act_advances = act_advances, agenda_advances = agenda_advances,
}

local POINTS = {}
for name in pairs(EVENTS) do POINTS[#POINTS + 1] = name end
table.sort(POINTS)

--- chronicle(): table. The timing points of which the story is made, and the numbers that are drawn.
local function chronicle()
  return { label = "Round", points = POINTS, curves = {
    { name = "doom", label = "Doom placed", colour = "#b06ad0" },
    { name = "clues", label = "Clues found", colour = "#6fb07a" },
    { name = "damage", label = "Damage taken", colour = "#d0604c" },
    { name = "horror", label = "Horror taken", colour = "#5c8fd0" },
    { name = "foes", label = "Enemies defeated", colour = "#d6a048" } } }
end

--- chronicle_event(e: table): table?. What one of these events is worth in the story.
local function chronicle_event(e) return EVENTS[e.what](e) end

-- --- the end ---------------------------------------------------------------------------------------------------------

local TITLES = { "The scenario is completed", "The scenario is lost" }

local function add_fate(said, inv)
  if inv.earned > 0 then
    said.gained[#said.gained + 1] = inv.title .. ": " .. inv.earned .. " experience"
  end
  local fate = board.fate_of(inv)
  if fate == "resigned" then
    said.gained[#said.gained + 1] = inv.title .. " got away in time"
  elseif fate then
    said.lost[#said.lost + 1] = inv.title .. " was " .. fate
  end
  local trauma = {}
  if inv.physical_trauma > 0 then trauma[1] = inv.physical_trauma .. " physical" end
  if inv.mental_trauma > 0 then trauma[#trauma + 1] = inv.mental_trauma .. " mental" end
  if trauma[1] then
    said.lost[#said.lost + 1] = inv.title .. " bears trauma: " .. table.concat(trauma, " and ")
  end
end

--- game_summary(outcome: string): table. The end in words: a title, whether it was won, what was gained and lost.
local function game_summary(outcome)
  local resolution = board.resolution()
  local said = { title = resolution and resolution.title or TITLES[game.ending], gained = {}, lost = {}, figures = {},
    lines = { resolution and resolution.text } }
  if game.ending > 0 then
    said.won = game.ending == 1
  elseif game.resolution == 0 then
    said.won = false
  end
  for _, inv in ipairs(seats()) do add_fate(said, inv) end
  local victory = 0
  for _, card in ipairs(cards_in "victory") do victory = victory + (card:base "victory" or 0) end
  if victory > 0 then said.gained[#said.gained + 1] = counted(victory, "victory point") end
  return said
end

engine.export { chronicle = chronicle, chronicle_event = chronicle_event, game_summary = game_summary }
