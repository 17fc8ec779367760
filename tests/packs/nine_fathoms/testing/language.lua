-- The test language of this game: setting up its table, and its own words. Miskatonic's scripts/arkham/tests/README.md
-- describes the words of every game.
return function(G, _, raw)

local kit = require "common:testing/language"(G, raw)
local checks = require "common:testing/checks"(raw)
local function named(list, id) return kit.named(list, id) or raw.none_named(list, id, "there is no '" .. id .. "' here") end

--- g:diver(id), g:place(id), g:relic(id): that card, in any zone.
function G:diver(id) return named(self:call "seats", id) end
function G:place(id) return named(self:cards "places", id) end
function G:relic(id)
  for _, zone in ipairs { "seabed", "shelf_deck", "street_deck", "crypt_deck", "box" } do
    for _, card in ipairs(self:cards(zone)) do
      if card.id == "nine_fathoms:" .. id then return card end
    end
  end
  for _, diver in ipairs(self:call "seats") do
    for _, card in ipairs(self:cards("chest", diver)) do
      if card.id == "nine_fathoms:" .. id then return card end
    end
  end
  raw.fail("no relic '" .. id .. "'")
end

--- g:dice "hook lamp | rune whisper": the next dice show these, in the order in which they are rolled: brass ones, and
--- after the bar black ones. Each must be rolled before the test ends.
local FACE = { brass = { hook = 1, lamp = 3, rune = 4, air = 5, whisper = 6 },
  black = { hook = 1, lamp = 2, rune = 3, whisper = 5 } }
function G:dice(text)
  local sides, colour = {}, "brass"
  self.said = self.said or {}
  for word in text:gmatch "%S+" do
    if word == "|" then
      colour = "black"
    else
      sides[#sides + 1] = FACE[colour][word] or raw.fail("no " .. colour .. " die shows '" .. word .. "'")
      self.said[#self.said + 1] = word
    end
  end
  raw.rolls(sides)
end

-- Unused dice in words: the last of those scripted.
function G:_faces(dice)
  local words = {}
  for i = 1, #dice do words[i] = self.said[#self.said - #dice + i] end
  return words
end

--- g:shown(zone) -> "hook, lamp": the results of its dice.
function G:shown(zone)
  local names = {}
  for i, die in ipairs(self:cards(zone)) do names[i] = self:call("symbol_of", die) or "unrolled" end
  return table.concat(names, ", ")
end

--- g:send({ "crypt", "bell" } [, dice]): the orders, in player order; `dice`: the first roll.
function G:send(places, dice)
  if dice then self:dice(dice) end
  for i, diver in ipairs(self:call "players") do
    self:choose { "Where do you go?", self:place(places[i]), player = diver }
  end
end

--- g:keep "hook lamp": sets aside dice that show these. g:keep_on(text, dice): and goes on. g:up(): surfaces.
function G:keep(text)
  local chosen, taken = {}, {}
  for word in text:gmatch "%S+" do
    for _, die in ipairs(self:cards "rolled") do
      if not taken[die.index] and #chosen < 9 and self:call("symbol_of", die) == word then
        chosen[#chosen + 1] = die
        taken[die.index] = true
        break
      end
    end
  end
  self:choose(chosen)
end
function G:keep_on(text, dice)
  self:keep(text)
  self:dice(dice)
  self:choose { "go on" }
end
function G:up() self:choose { "surface" } end

local KEYS = { game = 1, divers = 1, difficulty = 1, seed = 1, start = 1, begin = 1, air = 1, tide = 1, dread = 1,
  goal = 1, grit = 1, event = 1, shelf = 1, street = 1, crypt = 1, chest = 1 }

--- t:game { divers = { ids }, difficulty =, seed =, start =, air =, tide =, dread =, goal =, event = id (none without
--- one), grit = (of each diver; otherwise 0, so that nobody is asked about it), shelf = { ids }, street =, crypt = (the
--- relics there; otherwise none), chest = { ids } (of the first diver), begin = "setup" (before anything) or "round"
--- (after the set-up) }: stops before the orders of a round.
return function(g, config)
  raw.check_keys("t:game", config, KEYS)
  if config.begin then checks.word("t:game", "begin", config.begin, { "setup", "round" }) end
  for _, name in ipairs { "air", "tide", "dread", "goal", "grit" } do
    if config[name] then checks.whole("t:game", name, config[name], 0) end
  end
  raw.begin { game = g.name, scenario = "drowned_carrow", avatars = config.divers or { "ada_thorne" },
    seed = config.seed, options = { difficulty = config.difficulty, start = config.start }, stop_kind = "procedure",
    stop_name = config.begin == "setup" and "game" or "one_round" }
  if config.begin then return end
  for _, zone in ipairs { "seabed", "event_deck" } do
    for _, card in ipairs(g:cards(zone)) do card:move "box" end
  end
  for _, site in ipairs { "shelf", "street", "crypt" } do
    for _, id in ipairs(config[site] or {}) do g:relic(id):move("seabed", nil, true, g:place(site)) end
  end
  local first = g:call "seats"[1]
  for _, id in ipairs(config.chest or {}) do g:relic(id):move("chest", first) end
  if config.event then named(g:cards "box", config.event):move "event_deck" end
  for _, name in ipairs { "air", "tide", "dread", "goal" } do
    if config[name] then g:set(name, config[name]) end
  end
  for _, diver in ipairs(g:call "seats") do diver.grit = config.grit or 0 end
  raw.touched()
  raw.go()
end

end
