-- Rules Reference, Glossary: "Record in your Campaign Log..."; Campaign Play; Standalone Mode (lib/log.lua).

local function crossing(t, options)
  return t:game { scenario = "crossing", options = options }
end

local function notes(g) return g:call "campaign_log".notes end
local function lost(g) return g:call("log_list", "lost_friends") end

test("a phrase that is recorded stands in the log, once",
  { rules = { "ah.log.exact_phrase", "ah.campaign.record_results" } }, function(t)
    local g = crossing(t, { bridge = "bridge_held" })
    t:falsy(g:call("logged", "followed"))
    g:effect("record", "followed")
    t:truthy(g:call("logged", "followed"))
    t:truthy(g:call("logged", "campaign:followed"), "by its full id too")
    t:logged(g, "Recorded in the campaign log: We are followed")
    g:mark()
    g:effect("record", "followed")
    t:not_logged(g, "Recorded")
    t:equal(notes(g), { "campaign:bridge_held", "campaign:followed" })
    t:equal(#g:cards "campaign_log", 2)
  end)

test("what is crossed out counts as absent, until it is recorded again", function(t)
  local g = crossing(t)
  g:effect("cross_out", "bridge_held")
  t:logged(g, "Crossed out in the campaign log: The bridge held")
  t:equal({ g:call("logged", "bridge_held"), notes(g) }, { false, {} })
  g:mark()
  g:effect("cross_out", "bridge_held")
  g:effect("cross_out", "followed")
  t:not_logged(g, "Crossed out")
  t:falsy(g:call("logged", "followed"))
  g:effect("record", "bridge_held")
  t:equal(notes(g), { "campaign:bridge_held" })
end)

test("a list names cards, each once, in their order", function(t)
  local g = crossing(t)
  t:equal(lost(g), {})
  local cop = g:put("beat_cop", "discard")
  g:effect("record", "lost_friends", cop)
  g:effect("record", "lost_friends", "aquinnah")
  g:effect("record", "lost_friends", "beat_cop")
  t:equal(lost(g), { "arkham_core:beat_cop", "arkham_core:aquinnah" })
  t:logged(g, "Friends who are lost: Beat Cop")
  t:equal({ g:call("logged", "lost_friends", cop), g:call("logged", "lost_friends", "arkham_core:aquinnah"),
    g:call("logged", "lost_friends", "leo_de_luca") }, { true, true, false })
  t:equal(cop.zone, "discard", "the card itself stays where it is")
  t:equal(g:call "campaign_log", { notes = { "campaign:bridge_held" },
    lists = { ["campaign:lost_friends"] = { "arkham_core:beat_cop", "arkham_core:aquinnah" } } })
end)

test("a card is crossed out in a list, and nothing else is", function(t)
  local g = crossing(t)
  g:effect("record", "lost_friends", "beat_cop")
  g:effect("record", "lost_friends", "aquinnah")
  g:effect("cross_out", "lost_friends", "beat_cop")
  t:logged(g, "Crossed out in the campaign log, Friends who are lost: Beat Cop")
  t:equal(lost(g), { "arkham_core:aquinnah" })
  g:mark()
  g:effect("cross_out", "lost_friends", "beat_cop")
  t:not_logged(g, "Crossed out")
  g:effect("record", "lost_friends", "beat_cop")
  t:equal(lost(g), { "arkham_core:aquinnah", "arkham_core:beat_cop" })
  t:raises(function() g:call("cross_out", "followed", "beat_cop") end, "'followed' is a note, no list")
end)

test("an entry of another kind than what is asked of it is an error", function(t)
  local g = crossing(t)
  t:raises(function() g:call("log_list", "followed") end, "'followed' is a note, no list; write logged")
  t:raises(function() g:call("marks", "lost_friends") end, "'lost_friends' has no boxes to count")
  local function wrong(fields, message)
    fields.name, fields.id = "X", "x"
    t:raises(function() g:call("log_entry", fields) end, message)
  end
  wrong({ boxes = true, list = true }, "an entry with boxes is no list of cards")
  wrong({ remembered = true, list = true }, "what is remembered is a note")
  wrong({ remembered = true, boxes = true }, "leave `boxes` out")
end)

test("what no pack defines as an entry of the log is an error, so are a list without a card and a note with one",
  function(t)
    local g = crossing(t)
    t:raises(function() g:call("logged", "bridge_hold") end, "knows no 'bridge_hold'")
    t:raises(function() g:call("logged", "beat_cop") end, "knows no 'beat_cop'")
    t:raises(function() g:call("log_list", "lost") end, "knows no 'lost'")
    t:raises(function() g:call("cross_out", "nothing") end, "knows no 'nothing'")
    t:raises(function() g:call("record", "lost_friends") end, "which card")
    t:raises(function() g:call("record", "followed", "beat_cop") end, "no list")
    t:raises(function() g:call("record", "lost_friends", "nobody") end, "nobody")
  end)

test("played on its own, a scenario is told what stands in the log by options, or takes its defaults",
  { rules = { "ah.standalone.story_decisions_chosen" } }, function(t)
    local g = crossing(t)
    t:equal({ notes(g), lost(g) }, { { "campaign:bridge_held" }, {} })
    g = crossing(t, { bridge = "bridge_fell followed", lost = "beat_cop leo_de_luca beat_cop" })
    t:equal(notes(g), { "campaign:bridge_fell", "campaign:followed" })
    t:equal(lost(g), { "arkham_core:beat_cop", "arkham_core:leo_de_luca" })
    t:not_logged(g, "Recorded")
    g = crossing(t, { followed = "followed", bridge = "bridge_fell followed" })
    t:equal(#notes(g), 2)
    t:raises(function() crossing(t, { bridge = "it_rusted" }) end,
      "the option 'bridge' has no 'it_rusted'; use bridge_held, bridge_fell followed")
    t:raises(function() crossing(t, { followed = "yes" }) end, 'use "", followed')
    t:raises(function() crossing(t, { lost = "nobody_at_all" }) end, "no card 'nobody_at_all'")
  end)

test("the options of the log are shown with the others, with their defaults", function(t)
  local g = crossing(t)
  local shown = {}
  for _, option in ipairs(g:call("setup_options", "crossing").options) do
    shown[#shown + 1] = option.name .. " " .. option.default .. " " .. #option.values
  end
  t:equal(shown, { "difficulty standard 0", "lead  2", "lesson  0", "bridge bridge_held 2", "followed  2", "lost  2" })
end)

test("a campaign's log is handed in instead of the options, and comes back as it was", function(t)
  local g = crossing(t)
  g:empty "campaign_log"
  local log = { notes = { "campaign:followed" }, lists = { ["campaign:lost_friends"] = { "arkham_core:aquinnah" } } }
  local unasked = { scenario = { log = { { name = "bridge", values = {}, default = "bridge_held" } } },
    options = { bridge = "it_rusted" } }
  t:equal(g:call("fill_log", { log = log, scenario = unasked.scenario, options = unasked.options }), nil)
  t:equal(g:call "campaign_log", log)
  g:empty "campaign_log"
  t:equal(g:call("fill_log", { log = { notes = { "followed" }, lists = { lost_friends = { "aquinnah" } } } }), nil)
  t:equal(g:call "campaign_log", log)
  g:empty "campaign_log"
  t:equal(g:call("fill_log", { log = {}, scenario = unasked.scenario, options = {} }), nil)
  t:equal(g:call "campaign_log", { notes = {}, lists = {} })
end)

test("a log with what no pack has is refused with its name", function(t)
  local g = crossing(t)
  local function refused(log, text)
    local said = g:call("fill_log", { log = log })
    t:truthy(said and said:find(text, 1, true), tostring(said))
  end
  refused({ notes = { "followed", "unheard_of" } }, "no card 'unheard_of'")
  refused({ notes = { "beat_cop" } }, "'beat_cop' is no note")
  refused({ lists = { beat_cop = { "aquinnah" } } }, "'beat_cop' is no list")
  refused({ lists = { unheard_of = { "aquinnah" } } }, "'unheard_of' is no list")
  refused({ lists = { followed = { "aquinnah" } } }, "'followed' is no list")
  refused({ lists = { lost_friends = { "unheard_of" } } }, "no card 'unheard_of'")
end)

test("a log option says its name, text, values, and which of them is the default", function(t)
  local g = crossing(t)
  local function wrong(option, text)
    t:raises(function() g:call("scenario", { name = "X", agendas = { "test_agenda" }, acts = { "test_act" }, log = { option } }) end, text)
  end
  wrong({ name = "a", text = "b", values = { { "c", "d" } } }, "default")
  wrong({ name = "a", text = "b", values = { { "c", "d" } }, default = "e" }, "none of the values in `log[1]`")
  wrong({ text = "b", values = { { "c", "d" } }, default = "c" }, "name")
  wrong({ name = "a", values = { { "c", "d" } }, default = "c" }, "text")
  wrong({ name = "a", text = "b", default = "c" }, "values")
  wrong({ name = "a", text = "b", values = {}, default = "", note = 1 }, "note")
  t:raises(function() g:call("log_entry", { list = true }) end, "`name` is missing")
  t:raises(function() g:call("log_entry", { name = "X", lists = true }) end, "lists")
end)
