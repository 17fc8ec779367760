-- Rules Reference, Glossary: Prologue Investigators.

local decks = require "helpers/decks"

local RULE = { rules = { "ah.prologue.only_there" } }
local REFUSED = "A Guest can be used only in The Party"

local function parts(name) return "parts:" .. name end

local function roland() return { investigator = "roland_banks", deck = { cards = decks.roland().cards } } end

local function begin(g, id, players) return g:call("campaign_begin", id, players, {}) end

-- The prologue of a campaign, played by these.
local function after_prologue(t, players)
  local ids = {}
  for i, player in ipairs(players) do ids[i] = player.investigator end
  local g = t:game { scenario = "eve_party", investigators = ids }
  local state = begin(g, "eve_road", players)
  t:equal(type(state) == "table" and state.stage or state, "ready")
  t:equal(g:call("campaign_check", state).problems, {})
  g:effect("end_scenario", "R1")
  return g, g:call("campaign_record", state, g:call "campaign_result")
end

test("an investigator of a prologue plays there, and in no other scenario", RULE, function(t)
  local g = t:game { scenario = "eve_party", investigators = { "eve_guest", "roland_banks" } }
  t:equal(g:lead().title, "A Guest")
  for _, scenario in ipairs { "eve_after", "the_gathering" } do
    t:raises(function() t:game { scenario = scenario, investigators = { "roland_banks", "eve_guest" } } end,
      REFUSED .. "; choose another investigator")
  end
end)

test("no deck is built for an investigator of a prologue", RULE, function(t)
  local problems = decks.of(t)
  t:equal(problems { investigator = "eve_guest", cards = { knife = 2 } },
    { "eve_guest: " .. REFUSED .. "; choose another investigator: no deck is built for them" })
end)

test("no other campaign, and no later scenario of their own, takes investigators of a prologue", RULE, function(t)
  local g, state = after_prologue(t, { roland() })
  t:equal(begin(g, "night_of_the_zealot", { { investigator = "eve_guest" } }), REFUSED)
  t:equal({ state.stage, state.scenario, #state.investigators }, { "between", parts "eve_after", 1 })
  t:equal(g:call("campaign_do", state, { act = "join", investigator = "eve_guest", deck = {} }), REFUSED)
  local offered = {}
  for _, each in ipairs(g:call("campaign_choices", state, { act = "join" })) do offered[each.action.investigator] = true end
  t:equal({ offered[parts "eve_guest"], offered["arkham_core:wendy_adams"] }, { nil, true })
end)

test("after the prologue each player chooses an investigator for the campaign", RULE, function(t)
  local g, state = after_prologue(t, { { investigator = "eve_guest" }, { investigator = "eve_host" } })
  t:equal({ state.stage, state.scenario, state.vacant, state.investigators, state.lead },
    { "between", parts "eve_after", { 1, 2 }, {}, nil })
  t:equal(g:call("campaign_check", state).problems, {})
  t:truthy(#g:call("campaign_choices", state) > 0)
  t:truthy(g:call("campaign_do", state, { act = "go_on" }):find("player 1 chooses a new investigator first", 1, true))
  t:equal(g:call("campaign_do", state, { act = "replace", player = 1, investigator = "eve_host", deck = {} }),
    "The Host can be used only in The Party")
  local new = g:call("campaign_do", state, { act = "replace", player = 1, investigator = "roland_banks",
    deck = roland().deck })
  t:equal({ new.lead, new.vacant, new.investigators[1].experience }, { "arkham_core:roland_banks", { 2 }, 0 })
  new = g:call("campaign_do", g:call("campaign_do", new, { act = "leave", player = 2 }), { act = "go_on" })
  t:equal(g:call("campaign_setup", new).avatars, { "arkham_core:roland_banks" })
end)

test("whoever led in the prologue alone hands the lead on", RULE, function(t)
  local _, state = after_prologue(t, { { investigator = "eve_guest" }, roland() })
  t:equal({ state.lead, state.vacant, #state.investigators }, { "arkham_core:roland_banks", { 1 }, 1 })
end)

test("the file of a campaign in which somebody of a prologue plays on is refused", RULE, function(t)
  local g, state = after_prologue(t, { roland() })
  table.insert(state.investigators, { player = 2, investigator = parts "eve_guest", status = "playing", experience = 0,
    physical_trauma = 0, mental_trauma = 0, deck = {}, collection = {}, choices = {}, story_assets = {}, weaknesses = {} })
  t:equal(g:call("campaign_check", state).problems, { { path = { "investigators", 2, "investigator" }, message = REFUSED,
    mend = "take another investigator" } })
end)

-- How they begin.

test("an investigator of a prologue begins as their card says", {}, function(t)
  local g  = t:game { scenario = "eve_dinner", investigators = { "eve_cook" }, begin = "setup" }
  g:go_on()
  t:prompt(g, "Your turn")                          -- their hand is not drawn, so there is no mulligan
  local me, lamp = g:lead(), g:card "flashlight"
  local hand = {}
  for i, card in ipairs(g:cards("hand", me)) do hand[i] = card.title end
  table.sort(hand)
  t:equal({ hand, #g:cards("play", me), lamp.uses, me.resources }, { { "Knife", "Lucky!", "Lucky!" }, 2, 2, 1 })
  t:equal({ lamp.owner, lamp.controller, me.place, me.place.face }, { me, me, g:location "ice_cave", 1 })
  t:equal(g:card "ghoul_minion".bearer, me)
  t:not_logged(g, "Flashlight enters play")
end)

test("each begins at a place of their own, and what their cards do comes when all are placed", {}, function(t)
  local g = t:game { scenario = "eve_dinner", investigators = { "eve_cook", "eve_maid" } }
  local cook, maid = g:investigator "eve_cook", g:investigator "eve_maid"
  t:equal({ cook.place, maid.place, maid.resources, #g:cards("hand", maid) },
    { g:location "ice_cave", g:location "ice_hut", 5, 0 })
  t:equal({ maid.place.face, g:location "ice_camp".face, cook.resources }, { 1, 0, 1 })
end)

test("what changes the resources of a beginning changes those of a prologue, too", {}, function(t)
  local g = t:game { scenario = "eve_dinner", investigators = { "eve_cook" }, begin = "setup" }
  g:lead():modify("starting_resources", 2, "game")
  g:go_on()
  t:equal(g:lead().resources, 3)
end)

test("only an investigator of a prologue begins so", {}, function(t)
  local g = t:game { locations = { "study" } }
  t:raises(function()
    g:call("investigator", { name = "Nobody", class = "seeker", begins = { resources = 1 } })
  end, "prologue")
end)

test("whoever is seated without being chosen is refused by the first scenario of a campaign, too", RULE, function(t)
  local g = t:game { locations = { "study" } }
  for _, case in ipairs { { "eve_road", nil }, { "eve_party", nil }, { "eve_after", REFUSED },
    { "night_of_the_zealot", REFUSED } } do
    t:equal(g:call("avatar_refused", "eve_guest", case[1]), case[2])
  end
end)
