-- Chapter 3 of the rules: the set-up.

local kit = require "common:lib/setup"

-- The goal for 1 to 4 divers, and the lengths of the tracks.
local DIFFICULTIES = {
  easy = { goal = { 6, 11, 15, 17 }, tide = 9, dread = 5 },
  normal = { goal = { 7, 12, 17, 19 }, tide = 8, dread = 4 },
  hard = { goal = { 8, 13, 17, 20 }, tide = 8, dread = 3 },
}
local GRIT, AIR, RELICS = 2, 6, 2   -- for each diver; for the crew; at each site

local function create_all(tag, zone_of)
  for _, id in ipairs(cards_with(tag)) do create(id, zone_of(data_of(id))) end
end

--- setup(config): makes every card of a game. Returns a text when that is not possible. Called by the engine.
local function setup(config)
  local wrong = kit.no_scenario(config)
  if wrong then return wrong end
  local name = config.options.difficulty or "normal"
  local level = DIFFICULTIES[name]
  if not level then return "there is no difficulty '" .. name .. "'; use easy, normal, hard" end
  if #config.players > 4 then return "one to four divers play" end
  local start, problem = kit.find_start(config.scenario, config.options.start)
  if not start then return problem end
  game.start = start
  game.goal, game.tide_end, game.dread_end = level.goal[#config.players], level.tide, level.dread
  create(config.scenario_id, "scenario")
  game.bell = create("bell", "places")
  for _, site in ipairs(SITES) do create(site, "places") end
  wrong = kit.seat_players(config, "divers", "diver")
  if wrong then return wrong end
  create_all("relic", function(data) return data.site .. "_deck" end)
  create_all("event", function() return "event_deck" end)
  for _ = 1, 7 do create("brass_die", "cup") end
  for _ = 1, 2 do create("black_die", "cup") end
end

--- setup_options() -> the options that start screens offer.
local function setup_options()
  return { most_players = 4, options = { { name = "difficulty", text = "The sea",
    values = { { "easy", "Calm" }, { "normal", "A swell" }, { "hard", "A storm" } }, default = "normal" } } }
end

--- lay_out(). The first step of a game.
local function lay_out()
  game.first, game.air = seats()[1], AIR
  for _, diver in ipairs(seats()) do
    diver.parent, diver.grit = game.bell, GRIT
  end
  shuffle "event_deck"
  for _, site in ipairs(find "sites") do
    shuffle(site.data.deck)
    for _ = 1, RELICS do lay_relic(site) end
  end
  if game.start > 0 then top "scenario".data.starts[game.start].begin() end
end

engine.export { setup = setup, setup_options = setup_options, lay_out = lay_out }
