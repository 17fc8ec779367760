-- What is told of a game when it is over: which moments decided it, the numbers that are drawn round by round, and what
-- was gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local story = require "common:ui/story"
local sentence, done = story.sentence, story.done

local MANY = 3   -- successes that are worth telling

-- "Ada closes the gate", or what happens without anybody.
local function done_by(e, does, passive)
  return e.actor and e.actor.title .. " " .. does .. " " .. e.subject.title or e.subject.title .. " is " .. passive
end

local function monster_defeated(e)
  local told = sentence(e.subject:is "epic" and 30 or 6, 1, done_by(e, "defeats", "defeated"))
  told.add = { monsters = 1 }
  return told
end

local function gate_closed(e)
  local told = sentence(12, 1, done_by(e, "closes", "closed"))
  told.add = { gates = -1 }
  return told
end

local function test_result(e)
  if e.amount < MANY then return nil end
  return sentence(1 + math.min(e.amount, 6), 1, e.actor.title .. " has " .. e.amount .. " successes in one test")
end

local function artifact(e)
  if not e.subject:is "artifact" then return nil end
  return sentence(5, 1, e.actor.title .. " gains " .. e.subject.title)
end

local function becomes(weight, good, how)
  return done(function(e) return sentence(weight, good, e.subject.title .. how) end)
end

local EVENTS = {
  round_begins = function() return { period = true } end,
  monster_defeated = done(monster_defeated), gate_closed = done(gate_closed),
  gate_spawned = done(function() return { add = { gates = 1 } } end),
  mystery_solved = becomes(40, 1, " is solved"), rumor_solved = becomes(20, 1, " is solved"),
  test_result = done(test_result), card_gained = done(artifact),
  health_lost = story.loss("Health", "health"), sanity_lost = story.loss("Sanity", "sanity"),
  doom_advances = story.level "doom", doom_retreats = story.level "doom",
  defeated = becomes(35, -1, " is defeated"), devoured = becomes(36, -1, " is devoured"),
  awakens = becomes(50, -1, " awakens"),
}

local chronicle, chronicle_event = story.exports("Round", EVENTS, function()
  local ancient = the_ancient_one()
  return {
    { name = "doom", label = "Doom left", colour = "#b06ad0", from = ancient and ancient.data.doom },
    { name = "gates", label = "Open Gates", colour = "#6fb07a" },
    { name = "health", label = "Health lost", colour = "#d0604c" },
    { name = "sanity", label = "Sanity lost", colour = "#5c8fd0" },
    { name = "monsters", label = "Monsters defeated", colour = "#d6a048" } }
end)

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
