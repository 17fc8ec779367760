-- Rules Reference, Glossary: Partner.

local decks = require "helpers/decks"

local TWO = { "roland_banks", "test_partner" }
local WHICH = "Which partner do you bring along?"

-- A game of the campaign's first scenario, up to the questions of its set-up.
local function setting_up(t, more)
  local setup = { scenario = "company_camp", begin = "setup" }
  for name, value in pairs(more or {}) do setup[name] = value end
  local g = t:game(setup)
  g:go_on()
  return g, g:investigator(setup.investigators and setup.investigators[1] or "roland_banks")
end

-- The last question before the first turn.
local function begin(g, me)
  if #g:call "seats" > 1 then g:choose { "Who takes the next turn?", me } end
end

-- A game in which the first investigator has Ada with them.
local function with_ada(t, more)
  local g, me = setting_up(t, more)
  local ada = g:card "company_ada"
  g:choose { ada }
  if more and more.investigators then g:choose { WHICH, none = true } end
  begin(g, me)
  return g, me, ada
end

local function partners_of(g)
  local out = {}
  for id, said in pairs(g:call "campaign_result".partners) do out[id:match "[^:]+$"] = said end
  return out
end

-- --- choosing --------------------------------------------------------------------------------------------------------

test("at the start of a scenario each investigator may put one partner into play",
  { rules = { "ah.partner.choose_each_scenario" } }, function(t)
    local g, me = setting_up(t, { investigators = TWO })
    local partner = g:investigator "test_partner"
    t:prompt(g, WHICH, me)
    t:equal(g:prompt_options(), { "Ada Quill", "Boris Vane", "Carol Hythe" })
    g:choose { "Boris Vane" }
    t:prompt(g, WHICH, partner)
    t:equal(g:prompt_options(), { "Ada Quill", "Carol Hythe" })
    g:choose { WHICH, none = true }
    local boris = g:card "company_boris"
    t:zone(boris, "play", me)
    t:equal({ boris.controller, #g:cards("play", me), #g:cards("play", partner) }, { me, 1, 0 })
    t:logged(g, "Boris Vane enters play")
    t:zone(g:card "company_ada", "set_aside", nil)
  end)

test("an investigator may bring none, and a scenario without partners asks nothing",
  { rules = { "ah.partner.choose_each_scenario" } }, function(t)
    local g, me = setting_up(t)
    g:choose { WHICH, none = true }
    t:equal(#g:cards("play", me), 0)
    g = setting_up(t, { scenario = "company_yard" })
    t:no_prompt(g, WHICH)
    t:equal(#g:call("find", "partners"), 0)
    t:equal(g:call "campaign_result".partners, nil)
  end)

test("a partner that is added to a game is chosen like the others",
  { rules = { "ah.partner.not_in_deck" } }, function(t)
  local g  = t:game { scenario = "company_yard", begin = "setup" }
  local me = g:investigator "roland_banks"
  g:call("add_cards", { "company_ada", "knife" })
  t:equal(#g:cards("deck", me), 1)
  g:go_on()
  t:prompt(g, WHICH, me)
end)

-- --- in play ---------------------------------------------------------------------------------------------------------

test("no effect but defeat makes a partner leave play", { rules = { "ah.partner.only_leaves_by_defeat" } }, function(t)
  local g, me, ada = with_ada(t)
  for _, verb in ipairs { "leave_play", "return_to_hand", "exile", "add_to_victory" } do
    g:effect(verb, ada)
    t:zone(ada, "play", me)
  end
  g:deck(me, { "knife" })
  g:effect("shuffle_into", ada, "deck", me)
  g:effect("put_beneath", ada, me)
  t:zone(ada, "play", me)
  g:encounter_deck { "company_parting" }
  g:effect("draw_encounter", me)
  t:zone(ada, "play", me)
  t:equal(ada.defeated, false)
end)

test("a partner is not discarded to make room in its slot", { rules = { "ah.partner.only_leaves_by_defeat" } },
  function(t)
    local g, me, ada = with_ada(t)
    local guide = g:put("company_guide", "set_aside", { owner = me })
    g:effect("enter_play", guide, me)
    t:zone(ada, "play", me)
    t:zone(guide, "set_aside", me)
  end)

test("enough damage or horror, or an effect that says so, defeats a partner, and it leaves the game",
  { rules = { "ah.partner.only_leaves_by_defeat", "ah.partner.defeat_crossed_off" } }, function(t)
    for _, how in ipairs { "damage", "horror", "text" } do
      local g, me, ada = with_ada(t)
      t:equal(me.intellect, 4)
      if how == "text" then
        g:effect("defeat", ada)
      else
        g:effect("harm_asset", me, ada, how == "damage" and 2 or 0, how == "horror" and 2 or 0)
      end
      t:zone(ada, "removed", nil)
      t:logged(g, "Ada Quill is defeated")
      t:logged(g, "Crossed out in the campaign log: Ada Quill")
      t:equal({ ada.defeated, me.intellect, partners_of(g).company_ada }, { true, 3, { crossed_off = true } })
    end
  end)

test("less harm stays on the partner", { rules = { "ah.partner.damage_recorded" } }, function(t)
  local g, me, ada = with_ada(t)
  g:effect("harm_asset", me, ada, 1, 0)
  t:zone(ada, "play", me)
  g:effect("end_scenario", "R1")
  t:equal(partners_of(g), { company_ada = { damage = 1, horror = 0 }, company_boris = { damage = 0, horror = 0 },
    company_carol = { damage = 0, horror = 0 } })
end)

test("the partner of a defeated investigator is defeated, too, the partners of others are not",
  { rules = { "ah.partner.defeated_with_investigator", "ah.partner.defeat_crossed_off" } }, function(t)
    for _, how in ipairs { "damage", "text" } do
      local g, me = setting_up(t, { investigators = TWO })
      local partner = g:investigator "test_partner"
      local ada, boris = g:card "company_ada", g:card "company_boris"
      g:choose { ada }
      g:choose { boris }
      begin(g, me)
      me:modify("slot_ally", 1, "game")                            -- for Ada and the guide
      g:put("company_mourner", "play", { owner = partner })
      g:put("company_guide", "play", { owner = me })
      g:effect("harm_asset", me, ada, 1, 0)
      if how == "damage" then
        g:effect("take", me, { damage = me.health, direct = true })
      else
        g:effect("defeat", me)
      end
      t:zone(ada, "removed", nil)
      t:logged(g, "Ada Quill is defeated")
      t:equal({ ada.defeated, boris.defeated, partner.resources }, { true, false, 6 })
      t:zone(boris, "play", partner)
      t:equal(partners_of(g), { company_ada = { crossed_off = true }, company_boris = { damage = 0, horror = 0 },
        company_carol = { damage = 0, horror = 0 } })
    end
  end)

test("a partner who is defeated together with the investigator is defeated once",
  { rules = { "ah.partner.defeated_with_investigator" } }, function(t)
    local g, me, ada = with_ada(t, { investigators = TWO })
    local partner = g:investigator "test_partner"
    g:put("company_mourner", "play", { owner = partner })
    me.damage, ada.damage = me.health - 1, 1
    g:effect("take_damage", me, 2)
    g:choose { ada }
    t:equal({ me.defeated, ada.defeated, partner.resources }, { true, true, 6 })
  end)

test("when all investigators are defeated, so are all their partners", {
  rules = { "ah.partner.defeated_with_investigator" } }, function(t)
    local g, me, ada = with_ada(t)
    g:effect("defeat", me)
    t:over(g, "no_resolution")
    t:equal({ ada.defeated, partners_of(g).company_ada }, { true, { crossed_off = true } })
  end)

test("the partner of an investigator who resigns leaves play undefeated, and keeps its damage and horror",
  { rules = { "ah.partner.resign_safe", "ah.partner.damage_recorded" } }, function(t)
    local g, me, ada = with_ada(t, { investigators = TWO })
    g:put("company_mourner", "play", { owner = g:investigator "test_partner" })
    g:effect("harm_asset", me, ada, 1, 1)
    g:effect("resign", me)
    t:zone(ada, "removed", nil)
    t:not_logged(g, "Ada Quill is defeated")
    t:equal({ ada.defeated, g:investigator "test_partner".resources }, { false, 5 })
    g:effect("end_scenario", "R1")
    t:equal(partners_of(g).company_ada, { damage = 1, horror = 1 })
  end)

test("an investigator who takes control of a partner has it with them", {
  rules = { "ah.partner.defeated_with_investigator" } }, function(t)
    local g, me, ada = with_ada(t, { investigators = TWO })
    local partner = g:investigator "test_partner"
    g:effect("take_control", partner, ada)
    g:effect("defeat", me)
    t:zone(ada, "play", partner)
    g:effect("defeat", partner)
    t:truthy(ada.defeated)
  end)

-- --- the campaign ----------------------------------------------------------------------------------------------------

local function march(t)
  local g = t:game { scenario = "company_camp" }
  local state = g:call("campaign_begin", "company_march",
    { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
  t:equal(type(state) == "table" and state.stage or state, "ready")
  return g, state
end

local function recorded(g, state, partners)
  return g:call("campaign_record", state, { scenario = state.scenario, resolution = "R1", log = state.log,
    chaos_bag = state.chaos_bag, partners = partners, investigators = { { investigator = "arkham_core:roland_banks",
    experience = 0, physical_trauma = 0, mental_trauma = 0 } } })
end

local function ready(g, state)
  state = g:call("campaign_do", state, { act = "go_on" })
  return state, g:call("campaign_setup", state).campaign.partners
end

test("the log records the damage and horror of partners, and who is crossed off, for the next scenario",
  { rules = { "ah.partner.damage_recorded", "ah.partner.defeat_crossed_off" } }, function(t)
    local g, state = march(t)
    local first = g:call("campaign_setup", state).campaign.partners
    t:equal({ #first, first[1] }, { 3, { card = "company:company_ada" } })
    state = recorded(g, state, { ["company:company_ada"] = { damage = 1, horror = 0 },
      ["company:company_boris"] = { crossed_off = true } })
    local _, partners = ready(g, state)
    t:equal(partners, { { card = "company:company_ada", damage = 1, horror = 0 },
      { card = "company:company_boris", crossed_off = true }, { card = "company:company_carol" } })
    local view = g:call("campaign_view", state)
    t:equal(view.log[1], { title = "Partners", lines = { "Ada Quill: 1 damage, 0 horror", "Boris Vane: crossed off",
      "Carol Hythe: 0 damage, 0 horror" } })
  end)

test("the set-up puts the recorded harm back, and offers nobody who is crossed off",
  { rules = { "ah.partner.damage_recorded", "ah.partner.choose_each_scenario", "ah.partner.defeat_crossed_off" } },
  function(t)
    local g, state = march(t)
    state = recorded(g, state, { ["company:company_ada"] = { damage = 1, horror = 0 },
      ["company:company_boris"] = { crossed_off = true }, ["company:company_carol"] = { damage = 0, horror = 2 } })
    local _, partners = ready(g, state)
    g = t:game { scenario = "company_yard", begin = "setup" }   -- which has no partners of its own
    local me = g:investigator "roland_banks"
    g:call("setup", { scenario = g:call("data_of", "company_yard"), scenario_id = "company_yard", players = {},
      options = {}, campaign = { log = state.log, chaos_bag = state.chaos_bag, investigators = {}, partners = partners } })
    g:go_on()
    t:equal(g:prompt_options(), { "Ada Quill", "Carol Hythe" })
    g:choose { "Carol Hythe" }
    local carol = g:cards("play", me)[1]
    t:equal({ carol.damage, carol.horror, carol.in_play }, { 0, 2, true })
    g:effect("harm_asset", me, carol, 0, 1)
    t:truthy(carol.defeated)
    g:effect("end_scenario", "R1")
    t:equal(partners_of(g), { company_ada = { damage = 1, horror = 0 }, company_boris = { crossed_off = true },
      company_carol = { crossed_off = true } })
  end)

test("the file of a campaign has its partners checked", function(t)
  local g, state = march(t)
  local function problem(partners)
    state.partners = partners
    local found = g:call("campaign_check", state).problems
    return found[1] and found[1].message .. "; " .. found[1].mend
  end
  t:equal(problem { company_ada = { damage = 1, horror = 1 }, ["company:company_boris"] = { crossed_off = true } }, nil)
  t:equal(problem { knife = { damage = 1 } },
    "there is no partner 'knife'; correct it, or add the pack it is in with --packs")
  t:truthy(problem { company_ada = { damage = 2 } }:find "can take less")
  t:truthy(problem { company_ada = { crossed_off = 1 } }:find "true or false")
  t:truthy(problem { company_ada = { harm = 1 } }:find "has no `harm`")
end)

-- --- decks -----------------------------------------------------------------------------------------------------------

test("a partner cannot be in a deck, not even where a scenario permits it", { rules = { "ah.partner.not_in_deck" } },
  function(t)
    local g = t:game { scenario = "crossing" }
    local deck = decks.roland()
    t:equal(g:call("deck_problems", deck), {})
    deck.cards.company_ada = 1
    for _, permitted in ipairs { {}, { "company_ada" } } do
      deck.permitted = permitted
      local problem = g:call("deck_problems", deck)[1]
      t:equal({ problem.card, problem.message }, { "company_ada", "Ada Quill is a partner" })
    end
    t:raises(function() g:call("earn_card", "company_ada") end, "no deck has")
  end)

test("a partner is an asset that no deck can have, and other cards with the keyword are refused",
  { rules = { "ah.partner.not_in_deck" } }, function(t)
    local g = t:game { scenario = "crossing" }
    t:raises(function() g:call("skill", { name = "X", keywords = { "Partner" } }) end, "only an asset is a partner")
    t:raises(function() g:call("asset", { name = "X", keywords = { "Partner" }, level = 0 }) end, "has no `level`")
    t:raises(function() g:call("asset", { name = "X", keywords = { "Partner" }, permanent = true }) end,
      "no `permanent`")
  end)
