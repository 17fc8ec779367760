-- Rules Reference, Glossary: Doubt and Conviction.

local purchases = require "helpers/purchases"

local function game_of(t, doubt)
  return t:game { scenario = "masks", options = { doubt = doubt }, investigators = { "roland_banks", "agnes_baker" } }
end

local function marks(g) return { g:call("marks", "doubt"), g:call("marks", "conviction") } end

test("each mark fills one box, and the number of filled boxes is compared",
  { rules = { "ah.doubt.compare" } }, function(t)
    local g = game_of(t)
    t:equal(marks(g), { 0, 0 })
    g:effect("fill_box", "doubt")
    t:logged(g, "Recorded in the campaign log, Doubt: 1 now.")
    t:equal(marks(g), { 1, 0 })
    g:effect("fill_box", "doubt")
    g:effect("fill_box", "conviction")
    t:equal(marks(g), { 2, 1 })
    for _ = 1, 2 do g:effect("fill_box", "conviction") end
    t:equal(marks(g), { 2, 3 })
  end)

test("several boxes are filled at once and told once, none without a word", { rules = { "ah.doubt.compare" } }, function(t)
  local g = game_of(t)
  g:effect("fill_box", "doubt", nil, 0)
  t:not_logged(g, "Recorded in the campaign log")
  g:effect("fill_box", "doubt", nil, 2)
  t:logged(g, "Recorded in the campaign log, Doubt")
  t:equal(marks(g), { 2, 0 })
end)

test("the filled boxes are in the log of the next scenario", { rules = { "ah.doubt.compare" } }, function(t)
  local g = game_of(t, "doubt doubt")
  t:equal(marks(g), { 2, 0 })
  g:effect("fill_box", "doubt")
  t:equal(g:call "campaign_log".lists, { ["careers:doubt"] = { "careers:doubt", "careers:doubt", "careers:doubt" } })
end)

test("a recorded 0 is in the log of the next scenario", function(t)
  local g = game_of(t)
  t:equal(g:call("logged", "doubt"), false)
  t:equal(g:call("fill_log", { log = { lists = { ["careers:doubt"] = {} } } }), nil)
  t:equal({ g:call("logged", "doubt"), g:call("marks", "doubt") }, { true, 0 })
  t:equal(g:call "campaign_log".lists, { ["careers:doubt"] = {} })
end)

test("only what has boxes can be filled", function(t)
  local g = game_of(t)
  t:raises(function() g:call("fill_box", "play_begun") end, "has no boxes")
  t:raises(function() g:call("marks", "beat_cop") end, "knows no 'beat_cop'")
end)

test("the boxes belong to nobody, stay when an investigator is out of the game, and do nothing by themselves",
  { rules = { "ah.doubt.shared_no_own_effect" } }, function(t)
    local g  = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" } }
    local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local function seen()
      return { #g:prompt_options(), me.willpower, me.intellect, me.combat, me.agility, me.health, me.sanity,
        me.hand_limit, me.resources, me.horror, me.damage, agnes.willpower, agnes.sanity, agnes.horror }
    end
    local before = seen()
    g:effect("fill_box", "doubt")
    g:effect("fill_box", "doubt")
    g:effect("fill_box", "conviction")
    t:equal(seen(), before)
    for _, card in ipairs(g:cards "campaign_log") do
      t:equal({ card.owner, card.controller, card:is "player_card" }, { nil, nil, false })
    end
    g:effect("take_damage", agnes, 20)
    t:equal(marks(g), { 2, 1 })
  end)

test("the file of a campaign keeps the filled boxes", { rules = { "ah.doubt.compare" } }, function(t)
  local g, state = purchases.between(t, 0)
  state.log.lists = { ["careers:doubt"] = { "careers:doubt", "careers:doubt" } }
  local checked = g:call("campaign_check", state)
  t:equal({ checked.problems, checked.state.log.lists }, { {}, state.log.lists })
end)

test("players read the number of boxes that are filled", { rules = { "ah.doubt.compare" } }, function(t)
  local g, state = purchases.between(t, 0)
  state.log.lists = { ["careers:doubt"] = { "careers:doubt", "arkham_core:beat_cop", "careers:doubt" } }
  local log = g:call("campaign_view", state).log
  t:equal({ log[1].title, log[1].lines, log[2].title, log[2].cards[1].id, #log[2].cards },
    { "Doubt", { "2" }, "Doubt", "arkham_core:beat_cop", 1 })
end)

test("boxes that each investigator, or another card, has for itself are counted apart, and may be erased", function(t)
  local g = game_of(t)
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:effect("fill_box", "doubt", me)
  g:effect("fill_box", "doubt", me)
  g:effect("fill_box", "doubt", "agnes_baker")
  g:effect("fill_box", "doubt", "beat_cop")
  local function counts()
    return { g:call("marks", "doubt", me), g:call("marks", "doubt", agnes), g:call("marks", "doubt", "beat_cop"),
      g:call("marks", "doubt", "doubt"), g:call("marks", "doubt") }
  end
  t:equal(counts(), { 2, 1, 1, 0, 4 })
  g:effect("erase_box", "doubt", me)
  g:effect("erase_box", "doubt", "beat_cop")
  g:effect("erase_box", "doubt", "beat_cop")     -- there is none any more
  t:equal(counts(), { 1, 1, 0, 0, 2 })
  g:effect("fill_box", "doubt")
  g:effect("erase_box", "doubt")
  t:equal(counts(), { 1, 1, 0, 0, 2 })
  local list = g:call "campaign_log".lists["careers:doubt"]
  table.sort(list)
  t:equal(list, { "arkham_core:agnes_baker", "arkham_core:roland_banks" })
  g:mark()
  g:effect("fill_box", "doubt", "beat_cop", 12)
  g:effect("fill_box", "doubt", me, 0)
  t:equal({ g:call("marks", "doubt", "beat_cop"), g:call("marks", "doubt", me) }, { 12, 1 })
  t:raises(function() g:call("erase_box", "play_begun") end, "has no boxes")
  t:raises(function() g:call("cross_out", "doubt", me) end, "write erase_box")
end)
