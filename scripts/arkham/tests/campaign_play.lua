-- Rules Reference, Glossary: Campaign Play, Experience, Trauma, Joining or Leaving, Transferring (lib/campaign.lua).

local decks = require "helpers/decks"

local ALL = { "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams" }

-- Decks do not matter here: any investigator but Roland is written into the state directly.
local function record(investigator, player, more)
  local made = { player = player, investigator = "arkham_core:" .. investigator, status = "playing", experience = 0,
    physical_trauma = 0, mental_trauma = 0, deck = {}, collection = {}, choices = {}, story_assets = {}, weaknesses = {} }
  for key, value in pairs(more or {}) do made[key] = value end
  return made
end

-- A campaign with Roland and his starter deck, and the other investigators as given.
local function campaign(t, options, others)
  local g = t:game { scenario = "crossing" }
  local state = g:call("campaign_begin", "night_of_the_zealot",
    { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, options or {})
  t:equal(type(state) == "table" and state.stage or state, "ready")
  for _, each in ipairs(others or {}) do table.insert(state.investigators, each) end
  return g, state, state.investigators[1]
end

-- The result of a game of that scenario, as campaign_result() gives it.
local function result(state, more, by_name)
  local made = { scenario = state.scenario, resolution = "R1", log = { notes = {}, lists = {} },
    chaos_bag = state.chaos_bag, investigators = {} }
  for i, each in ipairs(state.investigators) do
    if each.status == "playing" then
      local said = { investigator = each.investigator, experience = 0, physical_trauma = each.physical_trauma,
        mental_trauma = each.mental_trauma }
      for key, value in pairs((by_name or {})[i] or {}) do said[key] = value end
      table.insert(made.investigators, said)
    end
  end
  for key, value in pairs(more or {}) do made[key] = value end
  return made
end

local function after(g, state, more, by_name) return g:call("campaign_record", state, result(state, more, by_name)) end

-- Between the first two scenarios, with that much experience.
local function shopping(t, experience, others)
  local g, state = campaign(t, nil, others)
  state = after(g, state, nil, { { experience = experience } })
  return g, state, state.investigators[1]
end

local function try(g, state, action)
  action.investigator = action.investigator or "roland_banks"
  local new = g:call("campaign_do", state, action)
  if type(new) == "string" then return nil, new end
  return new.investigators[1], new
end

local function refused(t, g, state, action, text)
  local _, why = try(g, state, action)
  t:truthy(type(why) == "string" and why:find(text, 1, true), type(why) == "string" and why or "it was allowed")
end

local function core(name) return "arkham_core:" .. name end

-- --- beginning -----------------------------------------------------------------------------------------------------

test("a campaign begins with its bag, the first scenario and no experience or trauma", function(t)
  local g, state, roland = campaign(t, { difficulty = "easy" })
  t:equal({ state.scenario, #state.chaos_bag, state.options.difficulty, state.lead },
    { core "the_gathering", 16, "easy", core "roland_banks" })
  t:equal({ roland.experience, roland.physical_trauma, roland.mental_trauma, roland.deck[core "knife"] }, { 0, 0, 0, 2 })
  local function wrong(id, players, options, text)
    local said = g:call("campaign_begin", id, players, options)
    t:truthy(type(said) == "string" and said:find(text, 1, true), said)
  end
  local player = { investigator = "roland_banks", deck = { cards = decks.roland().cards } }
  wrong("the_gathering", { player }, {}, "no campaign 'the_gathering'")
  wrong("night_of_the_zealot", {}, {}, "nobody plays")
  wrong("night_of_the_zealot", { player, player }, {}, "Roland Banks is played already")
  wrong("night_of_the_zealot", { player, player, player, player, player }, {}, "at most 4")
  wrong("night_of_the_zealot", { player }, { difficulty = "cruel" }, "use easy, expert, hard, standard")
  wrong("night_of_the_zealot", { player }, { lead = "wendy_adams" }, "cannot lead")
  wrong("night_of_the_zealot", { { investigator = "knife" } }, {}, "no investigator 'knife'")
  wrong("night_of_the_zealot", { { investigator = "roland_banks", deck = { cards = { dodge = 2 } } } }, {}, "the deck of")
end)

test("the random basic weakness is drawn once, as the deck is made, and kept",
  { rules = { "ah.deckbuild.random_weakness_last" } }, function(t)
    local function drawn(seed)
      local g, _, roland = campaign(t, { seed = seed })
      local found = {}
      for id, count in pairs(roland.deck) do
        if g:call("data_of", id).weakness == "basic" then found[#found + 1] = id .. count end
      end
      t:equal({ #found, roland.deck[core "random_basic_weakness"] }, { 1 })
      return found[1]
    end
    local different = {}
    for seed = 1, 6 do different[drawn(seed)] = true end
    t:equal(drawn(1), drawn(1))
    local n = 0
    for _ in pairs(different) do n = n + 1 end
    t:truthy(n > 1, "always the same one")
  end)

test("the next scenario gets decks, trauma, log and the bag as it was left",
  { rules = { "ah.setup.chaos_bag_persists", "ah.trauma.physical_start", "ah.trauma.mental_start" } }, function(t)
    local g, state = campaign(t, { difficulty = "hard" })
    state = after(g, state, { chaos_bag = { "skull", "elder_thing" }, log = { notes = { core "house_burned" }, lists = {} } },
      { { physical_trauma = 2, mental_trauma = 1 } })
    t:equal(g:call("campaign_setup", state), "something is left to do before the next scenario begins")
    local _, ready = try(g, state, { act = "go_on" })
    local setup = g:call("campaign_setup", ready)
    t:equal({ setup.scenario, setup.avatars, setup.options }, { core "the_midnight_masks", { core "roland_banks" },
      { difficulty = "hard", lead = core "roland_banks" } })
    t:equal(setup.campaign.chaos_bag, { "skull", "elder_thing" })
    t:equal(setup.campaign.log.notes, { core "house_burned" })
    t:equal(setup.campaign.investigators, { { physical_trauma = 2, mental_trauma = 1 } })
    t:equal(setup.decks[1].cards[core "knife"], 2)
  end)

-- --- results -------------------------------------------------------------------------------------------------------

test("results are recorded and persist; the same game is recorded once", { rules = { "ah.campaign.record_results",
  "ah.campaign.next_scenario", "ah.campaign.continues_after_loss" } }, function(t)
    local g, state = campaign(t)
    local lists = { [core "cultists_escaped"] = { core "ruth_turner" } }
    local new = after(g, state, { save = "abc", resolution = "R3", log = { notes = { core "house_standing" }, lists = lists } },
      { { experience = 4 } })
    t:equal({ new.stage, new.scenario, new.log.notes, new.log.lists, new.history[1].resolution },
      { "between", core "the_midnight_masks", { core "house_standing" }, lists, "R3" })
    t:equal(state.history, {}, "the state before stays as it was")
    local again = result(state, { save = "abc" }, { { experience = 4 } })
    t:equal(g:call("campaign_record", new, again), new)
    t:truthy(tostring(g:call("campaign_record", new, result(state, { save = "other" }))):find "not the next scenario")
    local _, ready = try(g, new, { act = "go_on" })
    t:equal(after(g, ready, { next = "the_gathering" }).scenario, core "the_gathering", "a resolution may direct elsewhere")
  end)

test("experience: what the scenario gave is added to what was unspent, and never falls below nothing",
  { rules = { "ah.xp.carry_over" } }, function(t)
    local g, state = shopping(t, 5)
    local roland, bought = try(g, state, { act = "buy", card = "evidence", remove = "dodge" })
    t:equal(roland.experience, 4)
    local _, ready = try(g, bought, { act = "go_on" })
    t:equal(after(g, ready, nil, { { experience = 3 } }).investigators[1].experience, 7)
    t:equal(after(g, ready, nil, { { experience = -9 } }).investigators[1].experience, 0)
  end)

test("every investigator earns the points of the victory display, and what the resolution adds or takes",
  { rules = { "ah.xp.victory_sum", "ah.xp.resolution_bonus" } }, function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "roland_banks", "agnes_baker" } }
    g:put("ghoul_priest", "victory")
    g:put("attic", "victory")
    g:effect("end_scenario", "R2")
    local said = g:call "campaign_result".investigators
    t:equal({ said[1].experience, said[2].experience }, { 2 + 1 + 2 + 1, 2 + 1 + 2 })
  end)

test("a finished game says what the campaign keeps: trauma, fates, log, bag, story assets, weaknesses",
  { rules = { "ah.weakness.added_stays_in_deck" } }, function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "roland_banks", "agnes_baker" } }
    local me, agnes = g:lead(), g:investigator "agnes_baker"
    g:bag { "0", "-1", "skull" }
    g:put("amnesia", "hand", { owner = me })
    g:put("paranoia", "discard", { owner = agnes })
    g:effect("resign", agnes)
    g:effect("end_scenario", "R1")
    local said = g:call "campaign_result"
    t:equal({ said.scenario, said.resolution, said.log.notes }, { core "the_gathering", "R1", { core "house_burned" } })
    table.sort(said.chaos_bag)
    t:equal(said.chaos_bag, { "-1", "0", "skull" })
    t:equal({ said.investigators[1].mental_trauma, said.investigators[2].resigned }, { 1, true })
    t:equal({ said.investigators[1].story_assets, said.investigators[2].story_assets }, { { core "lita_chantler" }, {} })
    t:equal({ said.investigators[1].weaknesses, said.investigators[2].weaknesses },
      { { [core "amnesia"] = 1 }, { [core "paranoia"] = 1 } })
    local _, state = campaign(t, nil, { record("agnes_baker", 2) })
    state = g:call("campaign_record", state, said)
    t:equal({ state.investigators[1].story_assets, state.investigators[2].weaknesses,
      state.investigators[2].deck[core "paranoia"] }, { { core "lita_chantler" }, { core "paranoia" }, 1 })
  end)

-- --- trauma and death ------------------------------------------------------------------------------------------------

test("physical trauma as high as the printed health kills, mental as high as the sanity drives insane",
  { rules = { "ah.trauma.killed", "ah.trauma.insane" } }, function(t)
    local g, state = campaign(t)
    local function status(physical, mental)
      return after(g, state, nil, { { physical_trauma = physical, mental_trauma = mental } }).investigators[1].status
    end
    t:equal({ status(8, 4), status(9, 0), status(0, 5), status(10, 7) }, { "playing", "killed", "insane", "killed" })
  end)

test("a card or a resolution kills or drives insane as well", { rules = { "ah.killed.by_effect_or_resolution" } },
  function(t)
    local g, state = campaign(t)
    t:equal(after(g, state, nil, { { killed = true } }).investigators[1].status, "killed")
    t:equal(after(g, state, nil, { { insane = true } }).investigators[1].status, "insane")
    local table_game = t:game { scenario = "the_gathering", investigators = { "roland_banks", "agnes_baker" } }
    local agnes = table_game:investigator "agnes_baker"
    agnes.killed = true
    table_game:effect("eliminate", agnes)
    table_game:effect("end_scenario", "R2")
    t:equal(table_game:call "campaign_result".investigators[2].killed, true)
  end)

test("the player of the dead takes a new investigator; the dead are not used again",
  { rules = { "ah.killed.new_investigator", "ah.killed.unusable" } }, function(t)
    local g, state = campaign(t, nil, { record("agnes_baker", 2) })
    state = after(g, state, nil, { { experience = 4 }, { killed = true, experience = 4 } })
    t:equal({ state.stage, state.vacant }, { "between", { 2 } })
    refused(t, g, state, { act = "go_on" }, "player 2 chooses a new investigator first")
    local deck = { cards = decks.roland().cards }
    refused(t, g, state, { act = "replace", player = 2, investigator = "agnes_baker", deck = deck }, "cannot be chosen again")
    refused(t, g, state, { act = "replace", player = 2, investigator = "roland_banks", deck = deck }, "is played already")
    refused(t, g, state, { act = "replace", player = 1, investigator = "wendy_adams", deck = deck }, "needs no new")
    refused(t, g, state, { act = "replace", player = 2, investigator = "wendy_adams", deck = deck }, "the deck of Wendy")
    local offered = {}
    for _, each in ipairs(g:call("campaign_choices", state, { act = "replace", player = 2 })) do
      offered[each.action.investigator] = true
    end
    t:equal({ offered[core "agnes_baker"], offered[core "roland_banks"], offered[core "wendy_adams"] }, { nil, nil, true })
  end)

test("the campaign is lost when a new investigator must be chosen and none is left",
  { rules = { "ah.campaign.lost_when_pool_empty" } }, function(t)
    local g, state = campaign(t)
    for _, id in ipairs(g:call("cards_with", "investigator")) do
      if id ~= core "roland_banks" and g:call("data_of", id).kind == "investigator" then
        table.insert(state.investigators, record("x", 9, { investigator = id, status = "killed" }))
      end
    end
    local lost = after(g, state, nil, { { killed = true } })
    t:equal({ lost.stage, lost.ending, lost.scenario }, { "over", "lost: no investigator is left to choose" })
    t:equal(after(g, state).stage, "between", "nobody needs one")
  end)

test("after the last scenario the campaign is over", function(t)
  local g, state = campaign(t)
  state.scenario = core "the_devourer_below"
  local over = after(g, state, { resolution = "R2" }, { { killed = true } })
  t:equal({ over.stage, over.ending, over.vacant }, { "over", "The Devourer Below, R2", {} })
  t:equal(g:call("campaign_choices", over), {})
  t:equal(g:call("campaign_do", over, { act = "go_on" }), "the campaign is over")
end)

test("players read what an ending is called, not its number", function(t)
  local g, state = campaign(t)
  state.scenario = core "the_devourer_below"
  local titled = g:call("data_of", "the_devourer_below").resolutions.R2.title
  local view = g:call("campaign_view", after(g, state, { resolution = "R2" }, { { killed = true } }))
  t:equal({ view.ending, view.story[1].note }, { "The Devourer Below: " .. titled, titled })
end)

-- --- purchases -----------------------------------------------------------------------------------------------------

test("a card costs its level, 1 at least",
  { rules = { "ah.purchase.cost_is_level", "ah.purchase.minimum_one", "ah.deckbuild.starting_xp" } }, function(t)
    local g, state = shopping(t, 4)
    local roland = try(g, state, { act = "buy", card = "extra_ammunition", remove = "dodge" })
    t:equal({ roland.experience, roland.deck[core "extra_ammunition"], roland.deck[core "dodge"] }, { 3, 1 })
    roland = try(g, state, { act = "buy", card = "police_badge", remove = "dodge" })
    t:equal(roland.experience, 2)
    roland = try(g, state, { act = "buy", card = "machete", remove = "dodge" })
    t:equal({ roland.experience, roland.deck[core "machete"] }, { 3, 2 })
    local _, poor = shopping(t, 1)
    refused(t, g, poor, { act = "buy", card = "police_badge", remove = "dodge" }, "costs 2 experience, and Roland Banks has 1")
  end)

test("only cards that the investigator may have can be bought", { rules = { "ah.purchase.legal_cards_only" } }, function(t)
  local g, state = shopping(t, 9)
  refused(t, g, state, { act = "buy", card = "shrivelling", remove = "dodge" }, "cannot have Shrivelling")
  refused(t, g, state, { act = "buy", card = "lita_chantler", remove = "dodge" }, "no card that can be bought")
  refused(t, g, state, { act = "buy", card = "knife", remove = "dodge" }, "3 copies of Knife")
  local choices = { act = "buy", investigator = core "roland_banks" }
  t:equal(#g:call("campaign_choices", state, choices), 6, "levels")
  choices.level = 0
  local offered = {}
  for _, each in ipairs(g:call("campaign_choices", state, choices)) do offered[each.action.card] = true end
  t:equal({ offered[core "shrivelling"], offered[core "knife"], offered[core "machete"] }, { nil, nil, true })
  choices.card = core "machete"
  local goes = {}
  for _, each in ipairs(g:call("campaign_choices", state, choices)) do goes[each.action.remove] = true end
  t:equal({ goes[core "dodge"], goes[core "cover_up"], goes[core "rolands_38_special"] }, { true })
end)

test("for each card that is bought another one goes; each copy is bought by itself",
  { rules = { "ah.purchase.swap_one_for_one", "ah.purchase.each_copy_separately" } }, function(t)
    local g, state = shopping(t, 4)
    refused(t, g, state, { act = "buy", card = "extra_ammunition" }, "say which card is removed")
    refused(t, g, state, { act = "buy", card = "machete", remove = "machete" }, "a different card")
    refused(t, g, state, { act = "buy", card = "extra_ammunition", remove = "shotgun" }, "is not in the deck")
    local _, once = try(g, state, { act = "buy", card = "extra_ammunition", remove = "dodge" })
    local roland = try(g, once, { act = "buy", card = "extra_ammunition", remove = "evidence" })
    t:equal({ roland.experience, roland.deck[core "extra_ammunition"], roland.deck[core "dodge"],
      roland.deck[core "evidence"] }, { 2, 2 })
  end)

test("weaknesses and cards that must be in the deck stay", { rules = { "ah.purchase.keep_weakness_and_required" } },
  function(t)
    local g, state = shopping(t, 4)
    for id in pairs(state.investigators[1].deck) do
      if g:call("data_of", id).weakness then
        refused(t, g, state, { act = "buy", card = "extra_ammunition", remove = id }, "is a weakness and stays")
      end
    end
    refused(t, g, state, { act = "buy", card = "extra_ammunition", remove = "rolands_38_special" }, "must be in the deck")
  end)

test("an upgrade costs the difference, 1 at least, and the lower level goes",
  { rules = { "ah.purchase.upgrade_difference", "ah.purchase.minimum_not_a_level" } }, function(t)
    local g, state = shopping(t, 4)
    local roland = try(g, state, { act = "upgrade", from = "beat_cop", card = "beat_cop_2" })
    t:equal({ roland.experience, roland.deck[core "beat_cop"], roland.deck[core "beat_cop_2"] }, { 2, nil, 1 })
    refused(t, g, state, { act = "upgrade", from = "dodge", card = "beat_cop_2" }, "no higher level")
    refused(t, g, state, { act = "upgrade", from = "beat_cop_2", card = "beat_cop" }, "is not in the deck")
    local found = g:call("campaign_choices", state, { act = "upgrade", investigator = core "roland_banks" })
    t:truthy(#found > 0 and found[1].text:find "Beat Cop to Beat Cop %(2%): 2 experience", found[1] and found[1].text)
  end)

test("nothing but these actions changes a deck, and only between scenarios",
  { rules = { "ah.purchase.only_way_to_change_deck", "ah.campaign.join_between_scenarios" } }, function(t)
    local g, state = campaign(t)
    for _, act in ipairs { "buy", "upgrade", "include", "leave", "join", "go_on" } do
      refused(t, g, state, { act = act }, "only between two scenarios")
    end
    local _, between = shopping(t, 2)
    refused(t, g, between, { act = "add" }, "nothing like 'add'")
  end)

test("a deck that is too small is filled up, level 0 for nothing, before the campaign goes on",
  { rules = { "ah.deckbuild.refill_after_forced_removal", "ah.deckbuild.refill_level_zero_free" } }, function(t)
    local g, state, roland = shopping(t, 0)
    roland.deck[core "dodge"] = nil
    refused(t, g, state, { act = "go_on" }, "buys 1 more card first")
    local filled, new = try(g, state, { act = "buy", card = "dodge" })
    t:equal({ filled.experience, filled.deck[core "dodge"] }, { 0, 1 })
    t:equal(select(2, try(g, new, { act = "go_on" })).stage, "ready")
    refused(t, g, new, { act = "buy", card = "machete", remove = "evidence" }, "costs 1 experience")
  end)

-- --- story assets ----------------------------------------------------------------------------------------------------

test("a story asset is in a deck only where a scenario gave it, and beside the deck's size",
  { rules = { "ah.asset.story_asset_needs_permission" } }, function(t)
    local g, state = shopping(t, 1)
    refused(t, g, state, { act = "include", card = "lita_chantler" }, "has not earned")
    state.unclaimed = { core "lita_chantler" }
    refused(t, g, state, { act = "go_on" }, "say first who has earned Lita Chantler")
    local _, given = try(g, state, { act = "give", card = "lita_chantler" })
    local roland, new = try(g, given, { act = "include", card = "lita_chantler" })
    t:equal({ roland.deck[core "lita_chantler"], new.unclaimed }, { 1, {} })
    refused(t, g, new, { act = "buy", card = "machete", remove = "lita_chantler" }, "leave it at home instead")
    t:equal(select(2, try(g, new, { act = "go_on" })).stage, "ready")
    roland = try(g, new, { act = "leave_out", card = "lita_chantler" })
    t:equal({ roland.deck[core "lita_chantler"], roland.story_assets }, { nil, { core "lita_chantler" } })
    local _, ready = try(g, new, { act = "go_on" })
    local lost = after(g, ready, { lost = { core "lita_chantler" } }).investigators[1]
    t:equal({ lost.deck[core "lita_chantler"], lost.story_assets }, { nil, {} })
  end)

-- --- joining, leaving, transferring ------------------------------------------------------------------------------------

test("who leaves keeps what is recorded of him, and may come back", { rules = { "ah.campaign.join_between_scenarios" } },
  function(t)
    local g, state = shopping(t, 4, { record("agnes_baker", 2, { experience = 3, mental_trauma = 1 }) })
    local _, gone = try(g, state, { act = "leave", player = 2 })
    t:equal({ gone.investigators[2].status, gone.investigators[2].experience }, { "away", 3 })
    local _, ready = try(g, gone, { act = "go_on" })
    t:equal(g:call("campaign_setup", ready).avatars, { core "roland_banks" })
    local _, back = try(g, gone, { act = "comeback", investigator = "agnes_baker" })
    t:equal({ back.investigators[2].status, back.investigators[2].mental_trauma }, { "playing", 1 })
    local _, alone = try(g, gone, { act = "leave", player = 1 })
    refused(t, g, alone, { act = "go_on" }, "nobody plays")
    local _, led = try(g, state, { act = "leave", player = 1 })
    t:equal(led.lead, core "agnes_baker", "somebody else leads")
  end)

test("a newcomer takes an investigator whom nobody has played, without experience or trauma",
  { rules = { "ah.campaign.newcomer_fresh" } }, function(t)
    local g, state = campaign(t)
    state.investigators[1] = record("agnes_baker", 1)
    state = after(g, state, nil, { { experience = 5 } })
    local deck = { cards = decks.roland().cards }
    refused(t, g, state, { act = "join", investigator = "agnes_baker", deck = deck }, "is played already")
    local _, joined = try(g, state, { act = "join", investigator = "roland_banks", deck = deck })
    local roland = joined.investigators[2]
    t:equal({ roland.player, roland.experience, roland.physical_trauma, roland.mental_trauma, roland.status },
      { 2, 0, 0, 0, "playing" })
    local _, left = try(g, joined, { act = "leave", player = 2 })
    refused(t, g, left, { act = "join", investigator = "roland_banks", deck = deck }, "has been used")
  end)

test("survivors of a finished campaign are transferred with deck, assets, weaknesses, experience and trauma",
  { rules = { "ah.transfer.subset_allowed", "ah.transfer.deck_kept", "ah.transfer.notes_wiped", "ah.transfer.bag_reset",
    "ah.transfer.no_second_creation_bonus", "ah.transfer.campaigns_separate" } }, function(t)
    local g, state = campaign(t, nil, { record("agnes_baker", 2, { status = "killed" }),
      record("wendy_adams", 3, { status = "away" }) })
    t:equal(g:call("campaign_transfer", state, "roland_banks"), "the campaign is not over yet; play it to its end first")
    state.scenario = core "the_devourer_below"
    state.investigators[1].story_assets = { core "lita_chantler" }
    local over = after(g, state, { chaos_bag = { "elder_thing" }, log = { notes = { core "ritual_broken" }, lists = {} } },
      { { experience = 6, mental_trauma = 2, weaknesses = { [core "paranoia"] = 2 } } })
    t:equal(g:call("campaign_transfer", over, "agnes_baker"), "Agnes Baker has not survived the campaign")
    local player = g:call("campaign_transfer", over, "roland_banks")
    local new = g:call("campaign_begin", "night_of_the_zealot", { player }, {})
    local roland = new.investigators[1]
    t:equal({ roland.experience, roland.mental_trauma, roland.story_assets, roland.deck[core "paranoia"] },
      { 6, 2, { core "lita_chantler" }, 2 })
    t:equal(roland.deck, over.investigators[1].deck)
    t:equal({ new.log, #new.chaos_bag, new.history, #new.investigators }, { { notes = {}, lists = {} }, 16, {}, 1 })
  end)

test("the lead is chosen anew before each scenario", function(t)
  local g, state = shopping(t, 0, { record("agnes_baker", 2) })
  t:equal(state.lead, core "roland_banks")
  local _, led = try(g, state, { act = "lead", investigator = "agnes_baker" })
  t:equal(led.lead, core "agnes_baker")
end)

-- --- the file ------------------------------------------------------------------------------------------------------

test("a state that was read is checked, and its ids are made whole", function(t)
  local g, state = shopping(t, 3)
  local checked = g:call("campaign_check", state)
  t:equal(checked.problems, {})
  t:equal(checked.state, state)
  state.lead = "roland_banks"
  t:equal(g:call("campaign_check", state).state.lead, core "roland_banks")
  local function wrong(change, path, text)
    local _, broken = shopping(t, 3)
    change(broken, broken.investigators[1])
    local problems = g:call("campaign_check", broken).problems
    t:truthy(#problems > 0, "nothing is wrong")
    t:equal(problems[1].path, path)
    t:truthy(problems[1].message:find(text, 1, true), problems[1].message)
    t:truthy(#problems[1].mend > 0)
  end
  wrong(function(s) s.stage = "tomorrow" end, { "stage" }, "`stage` is 'tomorrow'")
  wrong(function(s) s.chaos_bag[1] = "-9" end, { "chaos_bag", 1 }, "no chaos token '-9'")
  wrong(function(_, r) r.experience = -1 end, { "investigators", 1, "experience" }, "`experience` is '-1'")
  wrong(function(_, r) r.deck.bazooka = 1 end, { "investigators", 1, "deck", "bazooka" }, "no card 'bazooka'")
  wrong(function(_, r) r.deck[core "knife"] = 3 end, { "investigators", 1, "deck", core "knife" }, "3 copies of Knife")
  wrong(function(s) s.hsitory = {} end, { "hsitory" }, "no `hsitory`")
  wrong(function(s) s.log = nil end, {}, "lacks `log`")
  wrong(function(s) table.insert(s.investigators, record("roland_banks", 2)) end, { "investigators", 2, "investigator" }, "twice")
  wrong(function(s) s.log.notes = { "knife" } end, { "log", "notes", 1 }, "no campaign note 'knife'")
  wrong(function(s) s.scenario = nil end, {}, "lacks `scenario`")
end)

-- --- the game's own part in a campaign
-- -----------------------------------------------------------------------------------

test("who is defeated by damage suffers 1 physical trauma, by horror 1 mental, by both one of them as he chooses",
  { rules = { "ah.trauma.physical_gain", "ah.trauma.mental_gain", "ah.trauma.both_choose" } }, function(t)
    local function defeated(damage, horror)
      local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" } }
      local me = g:lead()
      g:effect("take", me, { damage = damage, horror = horror, direct = true })
      return g, me
    end
    local _, me = defeated(9, 0)
    t:equal({ me.defeated, me.physical_trauma, me.mental_trauma }, { true, 1, 0 })
    _, me = defeated(0, 5)
    t:equal({ me.defeated, me.physical_trauma, me.mental_trauma }, { true, 0, 1 })
    local g
    g, me = defeated(9, 5)
    t:prompt(g, "Which trauma", me)
    g:choose "mental"
    t:equal({ me.defeated, me.physical_trauma, me.mental_trauma }, { true, 0, 1 })
  end)

test("played by itself, a scenario begins with the trauma of resolutions that were chosen, and of nothing else",
  { rules = { "ah.standalone.no_defeat_trauma" } }, function(t)
    local function harm(resolution)
      local g = t:game { scenario = "the_midnight_masks", investigators = { "roland_banks", "agnes_baker" },
        options = { the_gathering = resolution } }
      local list = {}
      for i, inv in ipairs(g:call "seats") do list[i] = { inv.physical_trauma, inv.mental_trauma, inv.damage, inv.horror }
      end
      return list
    end
    t:equal(harm "R1", { { 0, 1, 0, 1 }, { 0, 0, 0, 0 } })
    t:equal(harm "R2", { { 0, 0, 0, 0 }, { 0, 0, 0, 0 } })
    -- Investigators who reach no resolution are defeated, and would suffer trauma in play.
    t:equal(harm "no_resolution", { { 0, 0, 0, 0 }, { 0, 0, 0, 0 } })
  end)

test("played by itself, a scenario is the same for those whom an earlier resolution kills",
  { rules = { "ah.killed.standalone_no_difference" } }, function(t)
    local g = t:game { scenario = "the_midnight_masks", investigators = { "roland_banks", "agnes_baker" },
      options = { the_gathering = "R3" } }
    for _, inv in ipairs(g:call "seats") do
      t:equal({ inv.killed, inv.insane, inv.defeated, inv.place.title }, { false, false, false, "Your House" }, inv.title)
    end
    t:equal(#g:call "players", 2)
    t:prompt(g, "Your turn", g:lead())
  end)

test("a scenario that is played by itself is won by an act's resolution only", { rules = { "ah.win.standalone_act_only" } },
  function(t)
    local g = t:game { scenario = "the_midnight_masks" }
    g:effect "advance_act"
    t:over(g, "R1")
    t:equal({ g:get "ending", g:call "campaign_result".ending }, { 1, 1 })
    g = t:game { scenario = "the_midnight_masks", begin = nil }
    g:effect "advance_agenda"
    g:effect "advance_agenda"
    t:over(g, "R2")
    t:equal(g:get "ending", 2)
    g = t:game { scenario = "the_midnight_masks" }
    g:effect("resign", g:lead())
    t:over(g, "no_resolution")
    t:equal(g:get "ending", 0)
  end)

test("played by itself, a scenario's past is what resolutions were chosen, resolution 1 where none is",
  { rules = { "ah.standalone.choose_resolutions" } }, function(t)
    local function past(options)
      local g = t:game { scenario = "the_midnight_masks", options = options }
      local list = g:call "campaign_log".notes
      table.sort(list)
      return { list, g:lead().earned }
    end
    t:equal(past {}, { { core "house_burned" }, 0 })
    t:equal(past { the_gathering = "R2" }, { { core "house_standing" }, 0 })
    t:equal(past { the_gathering = "no_resolution" }, { { core "ghoul_priest_alive", core "house_standing" }, 0 })
    t:raises(function() past { the_gathering = "R4" } end, "no resolution 'R4'; use R1, R2, R3, no_resolution")
    local g = t:game { scenario = "the_devourer_below", options = { the_gathering = "no_resolution",
      the_midnight_masks = "R2" } }
    local notes = g:call "campaign_log".notes
    table.sort(notes)
    t:equal(notes, { core "ghoul_priest_alive", core "house_standing", core "past_midnight" })
  end)
