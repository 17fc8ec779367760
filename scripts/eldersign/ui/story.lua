-- What is told of a game when it is over: which moments decided it, the numbers that are drawn day by day, and what was
-- gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local story = require "common:ui/story"
local sentence, done = story.sentence, story.done

local function overcomes(e)
  local told = sentence(6, 1, e.actor.title .. " overcomes " .. e.subject.title)
  told.add = { monsters = 1 }
  return told
end

local function sign(e)
  local told = sentence(20, 1, "An elder sign is found: " .. e.amount .. " in all")
  told.set = { signs = e.amount }
  return told
end

local period = done(function() return { period = true } end)

-- The first day begins with the game.
local EVENTS = {
  game_begins = period, midnight = period,
  sanity_lost = story.loss("sanity", "sanity"), stamina_lost = story.loss("stamina", "stamina"),
  resolves = function(e) return sentence(8, 1, e.actor.title .. " resolves " .. e.subject.title) end,
  fails = function(e) return sentence(7, -1, e.actor.title .. " fails at " .. e.subject.title) end,
  overcomes = overcomes, elder_sign_gained = done(sign),
  doom_added = story.level "doom", doom_removed = story.level "doom",
  devouring = function(e) return sentence(30, -1, e.subject.title .. " is devoured") end,
  awakens = done(function(e) return sentence(50, -1, e.subject.title .. " awakens") end),
}

local chronicle, chronicle_event = story.exports("Day", EVENTS, function()
  return {
    { name = "doom", label = "Doom", colour = "#b06ad0" },
    { name = "signs", label = "Elder signs", colour = "#6fb07a" },
    { name = "stamina", label = "Stamina lost", colour = "#d0604c" },
    { name = "sanity", label = "Sanity lost", colour = "#5c8fd0" },
    { name = "monsters", label = "Monsters overcome", colour = "#d6a048" } }
end)

--- game_summary(outcome: string): table. The end in words: a title, whether it was won, what was gained and lost.
local function game_summary(outcome)
  local ancient = top "ancient_one"
  local won = outcome == "won"
  local sealed = ancient.elder_signs >= ancient.elder_sign_limit
  local said = { won = won, gained = {}, lost = {},
    title = sealed and ancient.title .. " is sealed away" or won and ancient.title .. " is driven back" or
      ancient.title .. " has devoured the world",
    figures = { { label = "Doom", text = ancient.doom } } }
  local list = ancient.elder_signs > 0 and said.gained or said.lost
  list[1] = "Elder signs: " .. ancient.elder_signs .. " of " .. ancient.elder_sign_limit
  for _, inv in ipairs(seats()) do
    if inv.zone ~= "investigators" then said.lost[#said.lost + 1] = inv.title .. " was devoured" end
  end
  return said
end

engine.export { chronicle = chronicle, chronicle_event = chronicle_event, game_summary = game_summary }
