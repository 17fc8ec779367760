-- What is told of a scenario when it is over: which moments decided it, the numbers that are drawn round by round, and
-- what was gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local board, story = require "ui/board", require "common:ui/story"
local sentence, done, coming = story.sentence, story.done, story.coming

local counted = require("common:ui/words").counted

-- A card as somebody who does something; the rules do things without one.
local function who(card) return card and card.title or nil end

-- --- moments ---------------------------------------------------------------------------------------------------------

-- A test is worth telling when it was won or lost by far.
local FAR = 3

local function test_result(good, verb)
  return done(function(e)
    if e.amount < FAR then return nil end
    local target = e.object or e.subject
    local against = target and target ~= e.actor and " against " .. target.title or ""
    return sentence(1 + math.min(e.amount, 6), good,
      e.actor.title .. " " .. verb .. " a test" .. against .. " by " .. e.amount)
  end)
end

local function enemy_defeated(e)
  local by = who(e.actor)
  local health = e.subject:base "health" or 0
  local told = sentence(5 + math.min(health, 6) + (e.subject:is "elite" and 6 or 0), 1,
    by and by .. " defeats " .. e.subject.title or e.subject.title .. " is defeated")
  told.add = { foes = 1 }
  return told
end

local function asset_defeated(e)
  local by = who(e.actor)
  return sentence(6, -1, e.subject.title .. " is lost" .. (by and " to " .. by or ""))
end

local function harm(symbol)
  local amount = story.amount(symbol, -1, function(e)
    local by = who(e.actor)
    return e.subject.title .. " takes " .. e.amount .. " " .. symbol ..
      (by and by ~= e.subject.title and " from " .. by or "")
  end)
  return function(e)
    if not e.subject:is "enemy" then return amount(e) end
  end
end

local EVENTS = {
  round_begins = function() return { period = true } end,
  test_succeeded = test_result(1, "passes"), test_failed = test_result(-1, "fails"),
  enemy_defeated = done(enemy_defeated), asset_defeated = done(asset_defeated),
  investigator_defeated = coming(function(e) return sentence(40, -1, e.subject.title .. " is defeated") end),
  resigned = done(function(e) return sentence(20, 0, e.actor.title .. " resigns") end),
  damage_placed = harm "damage", horror_placed = harm "horror",
  clues_discovered = story.amount("clues", 1, function(e)
    return e.actor.title .. " discovers " .. counted(e.amount, "clue") .. " at " .. e.subject.title
  end),
  doom_placed = done(function(e) return { add = { doom = e.amount } } end),
  act_advances = coming(function(e) return sentence(30, 1, "The act advances: " .. e.subject.title) end),
  agenda_advances = coming(function(e) return sentence(28, -1, "The agenda advances: " .. e.subject.title) end),
}

local chronicle, chronicle_event = story.exports("Round", EVENTS, function()
  return {
    { name = "doom", label = "Doom placed", colour = "#b06ad0" },
    { name = "clues", label = "Clues found", colour = "#6fb07a" },
    { name = "damage", label = "Damage taken", colour = "#d0604c" },
    { name = "horror", label = "Horror taken", colour = "#5c8fd0" },
    { name = "foes", label = "Enemies defeated", colour = "#d6a048" } }
end)

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
