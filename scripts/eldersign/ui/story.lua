-- What is told of a game when it is over: which moments decided it, the numbers that are drawn day by day, and what was
-- gained and lost (scripts/README.md, "The end of a game"). Nothing here changes anything.

local HEAVY = 2         -- losses that are worth telling

local function sentence(weight, good, text) return { weight = weight, good = good, text = text } end

local function lost(what)
  return function(e)
    if e.before then return nil end
    local told = { add = { [what] = e.amount } }
    if e.amount >= HEAVY then
      told.weight, told.good = 2 + e.amount, -1
      told.text = e.actor.title .. " loses " .. e.amount .. " " .. what
    end
    return told
  end
end

local function resolves(e) return sentence(8, 1, e.actor.title .. " resolves " .. e.subject.title) end

local function fails(e) return sentence(7, -1, e.actor.title .. " fails at " .. e.subject.title) end

local function overcomes(e)
  local told = sentence(6, 1, e.actor.title .. " overcomes " .. e.subject.title)
  told.add = { monsters = 1 }
  return told
end

local function sign(e)
  if e.before then return nil end
  local told = sentence(20, 1, "An elder sign is found: " .. e.amount .. " in all")
  told.set = { signs = e.amount }
  return told
end

local function doom(e)
  if e.before then return nil end
  return { set = { doom = e.amount } }
end

local function devoured(e) return sentence(30, -1, e.subject.title .. " is devoured") end

local function awakens(e)
  if e.before then return nil end
  return sentence(50, -1, e.subject.title .. " awakens")
end

local function midnight(e)
  if e.before then return nil end
  return { period = true }
end

-- The first day begins with the game.
local EVENTS = {
  game_begins = midnight, midnight = midnight, sanity_lost = lost "sanity", stamina_lost = lost "stamina",
  resolves = resolves, fails = fails, overcomes = overcomes, elder_sign_gained = sign, doom_added = doom,
  doom_removed = doom, devouring = devoured, awakens = awakens,
}

local POINTS = {}
for name in pairs(EVENTS) do POINTS[#POINTS + 1] = name end
table.sort(POINTS)

--- chronicle(): table. The timing points of which the story is made, and the numbers that are drawn.
local function chronicle()
  return { label = "Day", points = POINTS, curves = {
    { name = "doom", label = "Doom", colour = "#b06ad0" },
    { name = "signs", label = "Elder signs", colour = "#6fb07a" },
    { name = "stamina", label = "Stamina lost", colour = "#d0604c" },
    { name = "sanity", label = "Sanity lost", colour = "#5c8fd0" },
    { name = "monsters", label = "Monsters overcome", colour = "#d6a048" } } }
end

--- chronicle_event(e: table): table?. What one of these events is worth in the story.
local function chronicle_event(e) return EVENTS[e.what](e) end

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
