-- Keywords of cards that concern decks: permanent, myriad, exceptional, researched, exile, bonded, and cards of several
-- classes. lib/deck_keywords.lua, lib/exile.lua, lib/decks.lua, lib/campaign_actions.lua. (Rules Reference, Glossary)

local decks = require "helpers/decks"
local purchases = require "helpers/purchases"
local between, try, refused, offered, count = purchases.between, purchases.try, purchases.refused, purchases.offered,
  purchases.count

-- Before the set-up of a scenario, with that deck for Roland.
local function before_setup(t, ids)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  local me = g:lead()
  g:deck(me, ids)
  return g, me
end

local titles = require "helpers/titles"

local function has(list, text)
  for _, each in ipairs(list) do
    if each:find(text, 1, true) then return true end
  end
  return false
end

-- --- Permanent -------------------------------------------------------------------------------------------------------

test("a permanent card is not removed for another that is bought", { rules = { "ah.permanent.not_removable" } },
  function(t)
    local g, state = between(t, 5, { deck_permanent = 1 })
    refused(t, g, state, { act = "buy", card = "machete", remove = "deck_permanent" }, "is permanent and stays")
    local goes = offered(g, state, { act = "buy", level = 0, card = "arkham_core:machete" })
    t:equal({ has(goes, "Lasting"), has(goes, "Dodge") }, { false, true })
    -- An upgrade says that the lower level is removed.
    local roland = try(g, state, { act = "upgrade", from = "deck_permanent", card = "lasting_2" })
    t:equal({ count(g, roland, "deck_permanent"), count(g, roland, "lasting_2"), roland.experience }, { 0, 1, 4 })
  end)

test("a permanent card is bought without removing one", { rules = { "ah.permanent.not_in_deck_size" } }, function(t)
  local g, state = between(t, 3)
  local roland = try(g, state, { act = "buy", card = "deck_permanent" })
  t:equal({ count(g, roland, "deck_permanent"), count(g, roland, "dodge"), roland.experience }, { 1, 1, 2 })
  refused(t, g, state, { act = "buy", card = "deck_permanent", remove = "dodge" }, "nothing is removed")
end)

test("a permanent story asset is not left at home again", { rules = { "ah.permanent.not_removable" } }, function(t)
  local g, state, roland = between(t, 0)
  roland.story_assets = { g:call("full_card_id", "story_oath") }
  local _, new = try(g, state, { act = "include", card = "story_oath" })
  refused(t, g, new, { act = "leave_out", card = "story_oath" }, "is permanent and stays")
  local texts = {}
  for i, each in ipairs(g:call("campaign_choices", new)) do texts[i] = each.text end
  t:equal({ #texts > 0, has(texts, "Sworn Word") }, { true, false })
end)

test("a permanent weakness begins in the threat area, and does not leave it",
  { rules = { "ah.permanent.starts_in_play", "ah.permanent.cannot_leave" } }, function(t)
    local g, me = before_setup(t, { "bad_debt", "knife", "guts", "dodge", "evidence", "machete" })
    g:go_on()
    local debt = g:card "bad_debt"
    t:zone(debt, "threat", me)
    t:equal(me.resources, 3)
    t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 5, 0 })
  end)

test("of a unique permanent card in two decks one begins in play, and the other in no deck",
  { rules = { "ah.unique.one_in_play", "ah.permanent.starts_in_play" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "skids_otoole", "wendy_adams" }, scenario = "the_gathering",
      begin = "setup" }
    local roland, skids = g:lead(), g:investigator "skids_otoole"
    local his = g:deck(roland, { "deck_permanent", "knife", "guts", "dodge", "evidence", "machete" })[1]
    local other = g:deck(skids, { "deck_permanent", "knife", "guts", "dodge", "evidence", "machete" })[1]
    his:gain_tag("unique", "game")
    other:gain_tag("unique", "game")
    g:go_on()
    g:choose { "Whose Lasting begins the game in play?", skids }
    t:zone(other, "play", skids)
    t:zone(his, "set_aside")
    t:equal({ #g:cards("deck", roland), #g:cards("hand", roland) }, { 0, 5 })
  end)

-- --- Exceptional -----------------------------------------------------------------------------------------------------

test("an exceptional card costs twice its level, and an upgrade twice the difference",
  { rules = { "ah.exceptional.double_cost" } }, function(t)
    local g, state = between(t, 6)
    local roland, bought = try(g, state, { act = "buy", card = "rare_find", remove = "dodge" })
    t:equal({ roland.experience, count(g, roland, "rare_find") }, { 4, 1 })
    roland = try(g, bought, { act = "upgrade", from = "rare_find", card = "rare_find_3" })
    t:equal({ roland.experience, count(g, roland, "rare_find_3") }, { 0, 1 })
    t:truthy(has(offered(g, state, { act = "buy", level = 3 }), "Rare Find (3): 6 experience"))
    local _, poor = between(t, 5)
    refused(t, g, poor, { act = "buy", card = "rare_find_3", remove = "dodge" }, "costs 6 experience")
    t:falsy(has(offered(g, poor, { act = "buy", level = 3 }), "Rare Find"))
    t:equal(g:call("deck_totals", { avatar = "roland_banks", cards = { rare_find_3 = 1 } }).experience, 6)
  end)

test("an exceptional title is in a deck once, whatever its level", { rules = { "ah.exceptional.one_copy" } },
  function(t)
    local g, state = between(t, 9)
    local _, bought = try(g, state, { act = "buy", card = "rare_find", remove = "dodge" })
    refused(t, g, bought, { act = "buy", card = "rare_find_3", remove = "evidence" }, "at most 1 of an exceptional")
    t:falsy(has(offered(g, bought, { act = "buy", level = 1 }), "Rare Find"))
    t:truthy(has(offered(g, state, { act = "buy", level = 1 }), "Rare Find"))
  end)

-- --- Myriad ----------------------------------------------------------------------------------------------------------

test("two more copies of a myriad card that was bought cost nothing", { rules = { "ah.myriad.free_copies" } },
  function(t)
    local g, state = between(t, 2)
    local roland, new = try(g, state, { act = "buy", card = "easy_thought_2", remove = "dodge" })
    t:equal(roland.experience, 0)
    -- The same level only, and another card goes for each.
    refused(t, g, new, { act = "buy", card = "easy_thought", remove = "evidence" }, "costs 1 experience")
    refused(t, g, new, { act = "buy", card = "easy_thought_2" }, "say which card is removed")
    refused(t, g, new, { act = "buy", card = "deck_myriad", remove = "evidence" }, "costs 2 experience")
    t:equal(offered(g, new, { act = "buy" }), { "Level 2" })
    t:equal(g:call("campaign_choices", new)[1].text, "Roland Banks: buy a card")
    t:equal(offered(g, new, { act = "buy", level = 2 }), { "Easy Thought (2): 0 experience" })
    t:equal(g:call("campaign_check", new).problems, {})
    roland, new = try(g, new, { act = "buy", card = "easy_thought_2", remove = "evidence" })
    t:equal({ roland.experience, count(g, roland, "easy_thought_2"), count(g, roland, "evidence") }, { 0, 2, 0 })
    roland, new = try(g, new, { act = "buy", card = "easy_thought_2", remove = "deduction" })
    t:equal({ count(g, roland, "easy_thought_2"), count(g, roland, "deduction") }, { 3, 0 })
    refused(t, g, new, { act = "buy", card = "easy_thought_2", remove = "machete" }, "costs 2 experience")
    -- No copy of another card follows.
    roland = try(g, state, { act = "buy", card = "extra_ammunition", remove = "dodge" })
    t:equal({ roland.experience, roland.free_copies }, { 1, nil })
  end)

test("copies of a myriad card follow an upgrade for nothing, too, and only before the next scenario",
  { rules = { "ah.myriad.free_copies" } }, function(t)
    local g, state = between(t, 2, { easy_thought = 3, dodge = 0, evidence = 0, deduction = 0 })
    local roland, new = try(g, state, { act = "upgrade", from = "easy_thought", card = "easy_thought_2" })
    t:equal(roland.experience, 0)
    roland = try(g, new, { act = "upgrade", from = "easy_thought", card = "easy_thought_2" })
    t:equal({ roland.experience, count(g, roland, "easy_thought"), count(g, roland, "easy_thought_2") }, { 0, 1, 2 })
    t:truthy(has(offered(g, new, { act = "upgrade" }), "Easy Thought to Easy Thought (2): 0 experience"))
    local _, ready = try(g, new, { act = "go_on" })
    t:equal(ready.investigators[1].free_copies, nil)
    ready.stage = "between"
    refused(t, g, ready, { act = "upgrade", from = "easy_thought", card = "easy_thought_2" }, "costs 2 experience")
  end)

test("a deck's experience counts a myriad card once for each level, wherever it is shown",
  { rules = { "ah.myriad.counted_once" } }, function(t)
    local g = t:game { locations = { "study" } }
    local given = { avatar = "roland_banks", cards = { easy_thought_2 = 1, easy_thought_new = 2, deck_myriad = 2 } }
    t:equal(g:call("deck_totals", given).experience, 4)
    t:truthy(has(g:call("deck_lines", given), "Experience  4"))
    t:equal(g:call("deck_experience", { investigator = "roland_banks", cards = given.cards }), 4)
    -- 3 copies of 2 experience are within the 2 that there are to spend.
    local problems = decks.of(t)
    local changes = { dodge = 0, evidence = 0, deduction = 0, easy_thought_2 = 3 }
    t:equal(problems(decks.roland(changes, { experience = 2 })), {})
    t:equal(problems(decks.roland(changes, { experience = 1 })),
      { "deck: cards of 2 experience, and there are 1 to spend; take cards of 1 experience out" })
  end)

-- --- Multi-class cards -----------------------------------------------------------------------------------------------

test("a card of several classes is one of each of them in play as well", { rules = { "ah.multiclass.each_class" } },
  function(t)
    local g = t:game { locations = { "study" }, hand = { "two_natures" }, deck = { "knife", "guts" } }
    local me = g:lead()
    local watcher = g:put("watcher_of_classes", "play")
    g:act { "play", "two_natures" }
    t:offered(g, { { "use", watcher, "Rogue" }, { "use", watcher, "Guardian" } })
    t:not_offered(g, { "use", watcher, "Mystic" })
    g:act { "use", watcher, "Rogue" }
    g:act { "use", watcher, "Guardian" }
    t:equal(#g:cards("hand", me), 2)
    t:truthy(has(g:call("deck_lines", { avatar = "roland_banks", cards = { two_natures = 1 } }), "rogue/guardian"))
  end)

-- --- Exile -----------------------------------------------------------------------------------------------------------

-- Roland's campaign with cards that are exiled, and a game of its first scenario with these in hand or play.
local function with_exiles(t)
  local _, state = between(t, 0, { charm_of_one_use = 2, last_flare = 1, lucky_stroke = 1, dodge = 0, evidence = 0,
    deduction = 0, machete = 0 })
  state.stage, state.scenario, state.history = "ready", "arkham_core:the_gathering", {}
  local g = t:game { scenario = "the_gathering" }
  local me = g:lead()
  g:empty("hand", me)
  return g, state, me
end

local function recorded(g, state)
  g:effect("end_scenario", "R2")
  local new = g:call("campaign_record", state, g:call "campaign_result")
  return new.investigators[1], new
end

test("what is exiled leaves the game, and the deck after the scenario", { rules = { "ah.exile.leaves_deck" } },
  function(t)
    local g, state, me = with_exiles(t)
    local charm, flare = g:put("charm_of_one_use", "play"), g:hand(me, { "last_flare" })[1]
    local had = me.resources
    g:act { "use", charm }
    g:act { "play", flare }
    t:equal(me.resources, had + 4)
    t:order(g, { "Charm of One Use is exiled", "Last Flare is exiled" })
    t:zone(charm, "removed")
    t:zone(flare, "removed")
    t:equal(#g:cards("discard", me), 0)
    local roland, new = recorded(g, state)
    t:equal({ count(g, roland, "charm_of_one_use"), count(g, roland, "last_flare"), count(g, roland, "lucky_stroke") },
      { 1, 0, 1 })
    t:equal(new.history[1].exiled, { ["arkham_core:roland_banks"] = { [charm.id] = 1, [flare.id] = 1 } })
    t:equal(g:call("campaign_check", new).problems, {})
    t:truthy(has(g:call("campaign_view", new).story[1].lines, "1 Last Flare exiled"))
  end)

test("a committed card is exiled from there, as from a hand or discard pile; what is merely removed stays in the deck",
  { rules = { "ah.exile.leaves_deck" } }, function(t)
    local g, state, me = with_exiles(t)
    local stroke, charm, flare = unpack(g:hand(me, { "lucky_stroke", "charm_of_one_use", "last_flare" }))
    g:tokens { "0" }
    g:act { "investigate" }
    g:choose { "commit", stroke }
    g:act { "use", stroke }
    t:zone(stroke, "removed")
    g:pass()
    g:effect("exile", charm)
    local other = g:discard_pile(me, { "charm_of_one_use" })[1]
    g:effect("exile", other)
    t:equal({ charm.zone, other.zone }, { "removed", "removed" })
    g:put(flare, "removed")
    local roland = recorded(g, state)
    t:equal({ count(g, roland, "charm_of_one_use"), count(g, roland, "last_flare"), count(g, roland, "lucky_stroke") },
      { 0, 1, 0 })
  end)

test("a permanent card cannot be exiled from play, and attachments of an exiled card are discarded",
  { rules = { "ah.exile.leaves_deck", "ah.permanent.cannot_leave" } }, function(t)
    local g, _, me = with_exiles(t)
    local lasting, charm = g:put("deck_permanent", "play"), g:put("charm_of_one_use", "play")
    local knife = g:put("knife", "attached", { attached_to = charm, controller = me })
    g:effect("exile", lasting)
    t:zone(lasting, "play", me)
    g:effect("exile", charm)
    t:zone(charm, "removed")
    t:zone(knife, "discard", me)
    g:effect("end_scenario", "R2")
    t:equal(g:call "campaign_result".investigators[1].exiled, { [charm.id] = 1 })
  end)

test("a card that stays where it is, or is out of the game already, has not been exiled", {
  rules = { "ah.exile.leaves_deck", "ah.permanent.cannot_leave", "ah.immune.not_affected_or_chosen" } }, function(t)
    local g, _, me = with_exiles(t)
    local lasting, box = g:put("deck_permanent", "play"), g:put("sealed_box", "play")   -- the box is immune to the event
    local twin, charm = g:put("twin_charm", "play"), g:put("charm_of_one_use", "play")
    local had = me.resources
    g:act { "play", g:hand(me, { "clean_slate" })[1] }       -- the twin follows the charm before its own turn comes
    t:equal({ lasting.zone, box.zone, charm.zone, twin.zone }, { "play", "play", "removed", "removed" })
    t:equal(me.resources - had, 1)
    t:not_logged(g, lasting.title .. " is exiled")
    g:effect("end_scenario", "R2")
    t:equal(g:call "campaign_result".investigators[1].exiled, { [charm.id] = 1, [twin.id] = 1 })
  end)

test("a weakness in play that leaves its deck leaves the game, and is not exiled", function(t)
  local g, _, me = with_exiles(t)
  local shame = g:deck(me, { "old_shame" })[1]
  g:effect("draw", me, 1)
  t:zone(shame, "threat", me)
  g:act { "use", shame }
  t:zone(shame, "removed")
  t:not_logged(g, "is exiled")
  g:effect("end_scenario", "R2")
  t:equal(g:call "campaign_result".investigators[1].exiled, { [shame.id] = 1 })   -- so the campaign takes it out
end)

test("an exiled card leaves the deck of its owner, whoever controlled it", { rules = { "ah.exile.leaves_deck" } },
  function(t)
    local g = t:game { scenario = "the_gathering", investigators = { "roland_banks", "agnes_baker" } }
    local roland, agnes = g:lead(), g:investigator "agnes_baker"
    local charm = g:put("charm_of_one_use", "play", { owner = agnes })
    g:effect("take_control", roland, charm)
    g:act { "use", charm }
    g:effect("end_scenario", "R2")
    local said = g:call "campaign_result".investigators
    t:equal({ said[1].exiled, said[2].exiled }, { {}, { [charm.id] = 1 } })
  end)

test("an exiled card comes back for its experience only", { rules = { "ah.exile.must_rebuy" } }, function(t)
  local g, state = with_exiles(t)
  g:act { "use", g:put("charm_of_one_use", "play") }
  local _, new = recorded(g, state)
  refused(t, g, new, { act = "include", card = "charm_of_one_use" }, "has not earned")
  new.investigators[1].experience = 0
  refused(t, g, new, { act = "buy", card = "charm_of_one_use" }, "costs 1 experience")
  new.investigators[1].experience = 1
  local roland = try(g, new, { act = "buy", card = "charm_of_one_use" })
  t:equal({ roland.experience, count(g, roland, "charm_of_one_use") }, { 0, 2 })
end)

test("a deck that is too small after exile is filled up before the next scenario, with level 0 for nothing",
  { rules = { "ah.exile.refill_free" } }, function(t)
    local g, state, me = with_exiles(t)
    local _, charm = g:put("charm_of_one_use", "play"), g:put("charm_of_one_use", "play")
    g:act { "play", g:hand(me, { "last_flare" })[1] }
    g:act { "use", charm }
    local _, new = recorded(g, state)
    new.investigators[1].experience = 0
    refused(t, g, new, { act = "go_on" }, "buys 2 more cards first")
    local roland
    roland, new = try(g, new, { act = "buy", card = "last_flare" })
    t:equal({ roland.experience, count(g, roland, "last_flare") }, { 0, 1 })
    refused(t, g, new, { act = "go_on" }, "buys 1 more card first")
    roland, new = try(g, new, { act = "buy", card = "dodge" })
    t:equal(roland.experience, 0)
    refused(t, g, new, { act = "buy", card = "evidence", remove = "dodge" }, "costs 1 experience")
    t:equal(select(2, try(g, new, { act = "go_on" })).stage, "ready")
  end)

test("an exiled story asset is lost, for it cannot be bought", function(t)
  local g, state, me = with_exiles(t)
  local lita = "arkham_core:lita_chantler"
  state.investigators[1].story_assets, state.investigators[1].deck[lita] = { lita }, 1
  g:effect("exile", g:put("lita_chantler", "hand", { owner = me }))
  local roland = recorded(g, state)
  t:equal({ roland.deck[lita], roland.story_assets }, { nil, {} })
end)

-- --- Researched ------------------------------------------------------------------------------------------------------

test("a researched card comes into a deck by an upgrade only", { rules = { "ah.researched.upgrade_only" } }, function(t)
  local g, state = between(t, 5, { archive_unidentified = 1, dodge = 0 })
  state.log.notes = { g:call("full_card_id", "gateway_identified") }
  refused(t, g, state, { act = "buy", card = "archive_gateway", remove = "evidence" }, "upgrade a lower level")
  t:falsy(has(offered(g, state, { act = "buy", level = 2 }), "Archive of Conduits"))
  local roland, new = try(g, state, { act = "upgrade", from = "archive_unidentified", card = "archive_gateway" })
  t:equal({ count(g, roland, "archive_unidentified"), count(g, roland, "archive_gateway") }, { 0, 1 })
  t:equal(roland.experience, 3)
  t:equal(g:call("campaign_check", new).problems, {})
end)

test("no deck is built with a researched card, unless it is permitted", { rules = { "ah.researched.upgrade_only" } },
  function(t)
    local problems, g = decks.of(t)
    local changes = { archive_gateway = 1, dodge = 0 }
    t:equal(problems(decks.roland(changes, { experience = 2 })),
      { "archive_gateway: 1 Archive of Conduits (2), which is researched; take a lower level: a campaign upgrades " ..
        "that one (and then `permitted` names this one)" })
    t:equal(problems(decks.roland(changes, { experience = 2, permitted = { "archive_gateway" } })), {})
    local cards = decks.roland(changes).cards
    local said = g:call("campaign_begin", "night_of_the_zealot",
      { { investigator = "roland_banks", deck = { cards = cards } } }, {})
    t:truthy(type(said) == "string" and said:find("which is researched", 1, true), said)
    local function may(options)
      local ids = g:call("deck_cards", { avatar = "roland_banks", cards = {}, options = options })
      return has(ids, "archive_gateway")
    end
    t:equal({ may(), may { permitted = { g:call("full_card_id", "archive_gateway") } } }, { false, true })
  end)

test("the upgrade waits until the campaign log says that the task is done",
  { rules = { "ah.researched.task_recorded" } }, function(t)
    local g, state = between(t, 5, { archive_unidentified = 1, dodge = 0 })
    local upgrade = { act = "upgrade", from = "archive_unidentified", card = "archive_gateway" }
    refused(t, g, state, upgrade, "the campaign log does not say 'You have identified the gateway' yet")
    t:falsy(has(offered(g, state, { act = "upgrade" }), "Archive of Conduits"))
    state.log.notes = { g:call("full_card_id", "house_burned") }
    refused(t, g, state, upgrade, "the campaign log does not say")
    state.log.notes = { g:call("full_card_id", "gateway_identified") }
    t:truthy(has(offered(g, state, { act = "upgrade" }), "Archive of Conduits"))
    t:equal(count(g, (try(g, state, upgrade)), "archive_gateway"), 1)
  end)

test("Archive of Conduits becomes Gateway to Tindalos for everybody once one has identified the gateway",
  { rules = { "ah.researched.gateway", "ah.researched.any_investigator" } }, function(t)
    local _, state = between(t, 0, { archive_unidentified = 1, dodge = 0 })
    -- Agnes does the task; Roland has the card in his deck as well.
    table.insert(state.investigators, { player = 2, investigator = "arkham_core:agnes_baker", status = "playing",
      experience = 0, physical_trauma = 0, mental_trauma = 0, deck = {}, collection = {}, choices = {},
      story_assets = {}, weaknesses = {} })
    state.stage, state.scenario, state.history = "ready", "arkham_core:the_gathering", {}
    local g = t:game { scenario = "the_gathering", investigators = { "agnes_baker", "roland_banks" },
      turn_of = "agnes_baker" }
    g:act { "use", g:put("archive_unidentified", "play") }
    local _, new = recorded(g, state)
    new.investigators[1].experience = 2
    refused(t, g, new, { act = "buy", card = "archive_gateway", remove = "evidence" }, "upgrade a lower level")
    local roland = try(g, new, { act = "upgrade", from = "archive_unidentified", card = "archive_gateway" })
    t:equal({ count(g, roland, "archive_gateway"), count(g, roland, "archive_unidentified") }, { 1, 0 })
  end)

-- --- Bonded ----------------------------------------------------------------------------------------------------------

local SIX = { "knife", "guts", "dodge", "evidence", "machete", "flashlight" }

local function with(list, ...)
  local all = { ... }
  for _, id in ipairs(list) do all[#all + 1] = id end
  return all
end

test("bonded cards begin the game set aside if the deck has the card that summons them",
  { rules = { "ah.bonded.set_aside_at_start", "ah.bonded.copies_from_product", "ah.bonded.copies_example" } },
  function(t)
    local function aside(...)
      local g, me = before_setup(t, with(SIX, ...))
      g:go_on()
      return titles(g:call("find", "bonded_cards", me))
    end
    t:equal(aside(), {})
    t:equal(aside "hallowed_mirror", { "Soothing Melody", "Soothing Melody", "Soothing Melody" })
    t:equal(aside("dream_diary", "dream_diary"), { "Essence of the Dream" })
    t:equal(aside("dream_diary", "hallowed_mirror", "hallowed_mirror"),
      { "Essence of the Dream", "Soothing Melody", "Soothing Melody", "Soothing Melody" })
  end)

test("a deck that comes with its pack brings the bonded cards that it summons, too",
  { rules = { "ah.bonded.set_aside_at_start" } }, function(t)
    for _, case in ipairs { { "doyle_friend", 3 }, { "roland_banks", 0 } } do
      local g = t:game { scenario = "the_gathering", investigators = { case[1] }, decks = true }
      t:equal(#g:call("find", "bonded_cards", g:lead()), case[2])
    end
  end)

test("each investigator has the bonded cards of their own deck", { rules = { "ah.bonded.set_aside_at_start" } },
  function(t)
    local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "roland_banks", "agnes_baker" } }
    local roland, agnes = g:lead(), g:investigator "agnes_baker"
    g:deck(roland, with(SIX, "dream_diary"))
    g:deck(agnes, with(SIX, "miss_doyle"))
    g:go_on()
    t:equal(titles(g:call("find", "bonded_cards", roland)), { "Essence of the Dream" })
    t:equal(titles(g:call("find", "bonded_cards", agnes)), { "Augur", "Hope", "Zeal" })
  end)

test("Hope, Zeal and Augur are set aside for Miss Doyle, beside the deck and its size",
  { rules = { "ah.bonded.miss_doyle", "ah.bonded.not_in_deck_size" } }, function(t)
    local problems = decks.of(t)
    local wendy = { investigator = "deck_wanderer", cards = { miss_doyle = 1, guts = 2 },
      experience = 1, deck_size = 3, deck_options = { { level = { 0, 5 } } } }
    t:equal(problems(wendy), {})
    wendy.cards.hope = 1
    t:equal(problems(wendy), { "hope: Hope is bonded to Miss Doyle; take it out: no deck can choose it, Miss Doyle " ..
      "brings it into the game" })
    local g, me = before_setup(t, with(SIX, "miss_doyle"))
    g:go_on()
    t:equal({ #g:cards("hand", me) + #g:cards("deck", me), g:card "hope".zone }, { 7, "set_aside" })
    t:equal(titles(g:call("find", "bonded_cards", me)), { "Augur", "Hope", "Zeal" })
    -- She brings them into the game.
    g:choose { "set aside", none = true }
    local doyle = g:card "miss_doyle"
    g:put(doyle, "hand")
    g:act { "play", doyle }
    g:choose { g:card "hope" }
    t:zone(g:card "hope", "play", me)
    t:zone(g:card "zeal", "deck", me)
    t:equal(g:call("find", "bonded_cards", me), {})
  end)

test("a bonded weakness does not stay in the deck, though another weakness does",
  { rules = { "ah.bonded.weakness_not_kept" } }, function(t)
    local _, state = between(t, 0, { hungering_blade = 1, dodge = 0 })
    state.stage, state.scenario, state.history = "ready", "arkham_core:the_gathering", {}
    local g, me = before_setup(t, with(SIX, "hungering_blade"))
    g:go_on()
    local one, two, three = unpack(g:call("find", "bonded_cards", me))
    t:equal({ one.title, three.title, #g:call("find", "bonded_cards", me) }, { "Bloodlust", "Bloodlust", 3 })
    one:move("hand", me)
    g:effect("shuffle_into", two, "deck", me)
    g:effect("put_in_threat_area", three, me)
    t:equal({ two.zone, three.zone }, { "deck", "threat" })
    g:put("paranoia", "discard", { owner = me })
    local roland = recorded(g, state)
    t:equal({ count(g, roland, "bloodlust"), count(g, roland, "paranoia") > 0 }, { 0, true })
    -- The next game begins with them set aside again.
    g, me = before_setup(t, with(SIX, "hungering_blade"))
    g:go_on()
    t:equal(titles(g:call("find", "bonded_cards", me)), { "Bloodlust", "Bloodlust", "Bloodlust" })
  end)

test("no deck can choose a bonded card, weakness or not", { rules = { "ah.bonded.not_deckbuildable" } }, function(t)
  local problems, g = decks.of(t)
  t:equal(problems(decks.roland({ bloodlust = 1 }, { permitted = { "bloodlust" } })),
    { "bloodlust: Bloodlust is bonded to The Hungering Blade; take it out: no deck can choose it, The Hungering " ..
      "Blade brings it into the game" })
  local pool = g:call("deck_pool", { avatar = "roland_banks" })
  t:equal({ has(pool, "soothing_melody"), has(pool, "bloodlust"), has(pool, "hallowed_mirror") },
    { false, false, true })
  t:falsy(has(g:call("deck_cards", { avatar = "roland_banks", cards = {} }), "soothing_melody"))
  local _, state = between(t, 3)
  refused(t, g, state, { act = "buy", card = "soothing_melody", remove = "dodge" }, "no card that can be bought")
end)

-- --- the fields of cards ---------------------------------------------------------------------------------------------

test("a bonded card says to what, a researched one by which task, and their levels fit", function(t)
  local g = t:game { locations = { "study" } }
  local function wrong(fields, text)
    fields.name = "X"
    t:raises(function() g:call("asset", fields) end, text)
  end
  wrong({ keywords = { "Bonded" } }, "it is bonded to no card")
  wrong({ bonded = "Dream Diary", level = 0 }, "a bonded card has no level")
  wrong({ bonded = true }, "bonded")
  wrong({ keywords = { "Researched" }, level = 2 }, "it is researched by no task")
  wrong({ researched = "gateway_identified", level = 0 }, "of level 1 at least")
  wrong({ researched = "gateway_identified" }, "of level 1 at least")
  t:raises(function() g:call("act", { name = "X", bonded = "Dream Diary" }) end, "unknown field 'bonded'")
  t:equal(g:call("enemy", { name = "X", bonded = "Dream Diary", weakness = true }).data.bonded, "Dream Diary")
  t:equal(g:call("asset", { name = "X", keywords = { "permanent" } }).attributes.cannot_leave_play, 1)
end)
