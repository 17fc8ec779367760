-- Rules Reference, Glossary: Checkpoints.

local decks = require "helpers/decks"

local function parts(name) return "parts:" .. name end

-- The first part, played to this resolution with two clues in hand: at the ridge and the hut nothing has changed.
local function first_part(t, resolution, more)
  local g = t:game { scenario = "ice_first" }
  local me = g:lead()
  me.clues = 2
  for key, value in pairs(more or {}) do me[key] = value end
  return g, me, function() g:effect("end_scenario", resolution or "R1") end
end

local function a_campaign(g)
  return g:call("campaign_begin", "ice_road", { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } },
    {})
end

-- The second part, set up from a log as a campaign hands it in.
local function second_part(t, log)
  local g = t:game { scenario = "ice_second", begin = "setup", options = {} }
  g:call("fill_log", { log = log })
  g:go_on()
  return g
end

local function table_of(g)
  local places = {}
  for _, place in ipairs(g:cards "locations") do places[#places + 1] = place.title end
  table.sort(places)
  return { places, g:lead().resources, g:agenda().doom }
end

test("each part is a game of its own, with a set-up and resolutions of its own",
  { rules = { "ah.checkpoint.parts_are_games" } }, function(t)
    local g, me, finish = first_part(t)
    local state = a_campaign(g)
    t:equal(state.scenario, parts "ice_first")
    me.damage = 3
    finish()
    t:over(g, "R1")
    local between = g:call("campaign_record", state, g:call "campaign_result")
    t:equal({ between.scenario, between.history[1].resolution, between.investigators[1].experience },
      { parts "ice_second", "R1", 1 })
    local two = t:game { scenario = "ice_second" }
    t:equal({ two:lead().damage, two:lead().clues, two:lead().place.title }, { 0, 0, "Ice Cave" })
    two:effect("end_scenario", "R1")
    t:over(two, "R1")
    local ready = g:call("campaign_do", between, { act = "go_on" })
    local after = g:call("campaign_record", ready, two:call "campaign_result")
    t:equal({ after.scenario, #after.history, after.investigators[1].experience }, { parts "ice_after", 2, 3 })
    local last = g:call("campaign_do", after, { act = "go_on" })
    last = g:call("campaign_record", last, { scenario = parts "ice_after", resolution = "R1", log = last.log,
      chaos_bag = last.chaos_bag, investigators = {} })
    t:equal(last.stage, "over")
  end)

test("going straight on, the players clean up as the checkpoint says, and play the next part with what is kept",
  { rules = { "ah.checkpoint.continue" } }, function(t)
    local g, _, finish = first_part(t)
    g:effect("place_doom", g:agenda(), 1)
    finish()
    t:logged(g, "checkpoint")
    local state = g:call("campaign_record", a_campaign(g), g:call "campaign_result")
    state = g:call("campaign_do", state, { act = "go_on" })
    local setup = g:call("campaign_setup", state)
    t:equal(setup.scenario, parts "ice_second")
    t:equal(setup.campaign.log, { notes = { parts "ice_alarm" }, lists = {
      [parts "ice_left"] = { parts "ice_hut", parts "ice_ridge" },              -- the camp was taken off the table
      [parts "ice_supplies"] = { parts "ice_supplies", parts "ice_supplies" } } })
    t:equal(table_of(second_part(t, setup.campaign.log)), { { "Ice Cave", "Ice Hut", "Ice Ridge" }, 7, 1 })
  end)

test("after a break the next part is set up from the campaign log, as if nobody had stopped",
  { rules = { "ah.checkpoint.pause_and_resume" } }, function(t)
    local g, _, finish = first_part(t)
    finish()
    local between = g:call("campaign_record", a_campaign(g), g:call "campaign_result")
    local read = g:call("campaign_check", between)                              -- the file, as it was put away
    t:equal({ read.problems, read.state.log }, { {}, between.log })
    local setup = g:call("campaign_setup", g:call("campaign_do", read.state, { act = "go_on" }))
    t:equal(setup, g:call("campaign_setup", g:call("campaign_do", between, { act = "go_on" })))
    t:equal(table_of(second_part(t, setup.campaign.log)), { { "Ice Cave", "Ice Hut", "Ice Ridge" }, 7, 0 })
  end)

test("outside a campaign the options of the next part say what the checkpoint has kept",
  { rules = { "ah.checkpoint.pause_and_resume", "ah.checkpoint.continue" } }, function(t)
    local g, _, finish = first_part(t)
    g:effect("place_doom", g:agenda(), 1)
    finish()
    local options = g:call "checkpoint_options"
    t:equal(options, { left = parts "ice_hut" .. " " .. parts "ice_ridge",
      supplies = parts "ice_supplies" .. " " .. parts "ice_supplies", alarm = "ice_alarm" })
    local lines = table.concat(g:call "epilogue", "\n")
    t:truthy(lines:find("The next part is The Ice, Part II (ice_second).", 1, true), lines)
    t:truthy(lines:find('alarm="ice_alarm"', 1, true), lines)
    local two = t:game { scenario = "ice_second", options = options }
    t:equal(table_of(two), { { "Ice Cave", "Ice Hut", "Ice Ridge" }, 7, 1 })
    two:effect("end_scenario", "R1")
    t:equal(two:call "checkpoint_options", nil)
  end)

test("what is kept replaces what the log said before", { rules = { "ah.checkpoint.pause_and_resume" } }, function(t)
  local g, _, finish = first_part(t, "R1", { clues = 1 })
  g:effect("record", "ice_left", "ice_cave")
  g:effect("record", "ice_alarm")
  g:effect("fill_box", "ice_supplies")
  g:effect("fill_box", "ice_supplies")
  finish()
  t:equal(g:call "campaign_log", { notes = {}, lists = { [parts "ice_left"] = { parts "ice_hut", parts "ice_ridge" },
    [parts "ice_supplies"] = { parts "ice_supplies" } } })
end)

test("a resolution that names what follows leads past the checkpoint", { rules = { "ah.checkpoint.continue" } }, function(t)
  local g, _, finish = first_part(t, "R2")
  finish()
  t:not_logged(g, "checkpoint")
  t:equal({ g:call "campaign_result".next, g:call "checkpoint_options", g:call "campaign_log".lists },
    { "ice_after", nil, {} })
end)

test("played on its own, a later part asks how the earlier ones have ended", function(t)
  local g = t:game { scenario = "ice_second" }
  local names = {}
  for i, option in ipairs(g:call("past_options", "ice_second")) do names[i] = option.name end
  t:equal(names, { "ice_first" })
  t:equal(g:call("past_options", "ice_after")[1].name, "ice_first", "the campaign names it")
end)

test("a checkpoint that gives an entry of the log what it cannot keep is a slip", function(t)
  local g = t:game { scenario = "ice_slip" }
  g:effect("end_scenario", "R1")
  t:script_error(g, "the checkpoint of 'parts:ice_slip' gives 'ice_alarm' a number")
end)

test("a resolution may end the campaign before its last scenario", function(t)
  local function after(resolution, alarm)
    local g, _, finish = first_part(t, resolution)
    if alarm then g:effect("record", "ice_alarm") end
    finish()
    t:equal(g:call("checkpoint_options"), nil)
    return g:call("campaign_record", a_campaign(g), g:call "campaign_result")
  end
  for _, state in ipairs { after "R3", after("R4", true) } do
    t:equal({ state.stage, state.scenario, state.vacant }, { "over", nil, {} })
  end
  t:equal(after "R3".ending, "The Ice, Part I, R3")
end)

test("a resolution whose function names no scenario goes on as without it", function(t)
  local g, _, finish = first_part(t, "R4")
  finish()
  local state = g:call("campaign_record", a_campaign(g), g:call "campaign_result")
  t:equal({ state.stage, state.scenario, state.log.lists[parts "ice_left"] ~= nil },
    { "between", parts "ice_second", true })
end)
