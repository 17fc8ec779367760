-- What an option costs and provokes, what ticked cards change, and what beats show.

local function notes_of(g, option)
  option.you, option.costs = g:lead(), option.costs or {}
  local out = g:call("option_notes", option)
  return table.concat(out.notes, ", "), out.sign, out.warn
end

test("options: an action says how many actions and resources it costs, a free one that it is free", function(t)
  local g = t:game { locations = { "study" } }
  t:equal({ notes_of(g, { ability = "play", in_window = true, costs = { actions = 1, resources = 3 } }) },
    { "1 action, 3 resources", "[action][resource]3" })
  t:equal(notes_of(g, { ability = "play", in_window = true, costs = { resources = 1 } }), "fast, 1 resource")
  t:equal({ notes_of(g, { ability = "", in_window = true }) }, { "free", "[free]" })
  t:equal(notes_of(g, { ability = "move", costs = { actions = 2 } }), "2 actions")
end)

test("options: what provokes an attack of opportunity names each ready engaged enemy with its harm", function(t)
  local g = t:game { locations = { "study" } }
  local priest = g:spawn("ghoul_priest", { engaged = g:lead() })
  local notes, sign, warn = notes_of(g, { ability = "draw", provokes = true, costs = { actions = 1 } })
  t:equal(notes, "1 action, provokes Ghoul Priest: 2 damage 2 horror")
  t:truthy(warn)
  t:equal(sign, "[action][attack_damage]")
  t:equal(notes_of(g, { ability = "fight", provokes = false, costs = { actions = 1 } }), "1 action")
  priest.exhausted = true
  t:equal(notes_of(g, { ability = "draw", provokes = true, costs = { actions = 1 } }), "1 action")
end)

test("options: investigating a place without clues has no effect", function(t)
  local g = t:game { locations = { "study" } }
  local study = g:location "study"
  study.clues = 0
  t:equal(notes_of(g, { ability = "investigate", costs = { actions = 1 }, target = study }),
    "1 action, no effect on Study: no clues")
  study.clues = 1
  t:equal(notes_of(g, { ability = "investigate", costs = { actions = 1 }, target = study }), "1 action")
end)

test("options: while cards are ticked the chance is that with them", function(t)
  local g = t:game { locations = { "study" }, hand = { "perception" } }
  g:bag { "-1", "-2", "-2", "-4" }
  g:act "investigate"   -- intellect 3 against shroud 2; Perception has two icons
  local function choice(cards, step)
    return g:call("table_choice", { procedure = "test", step = step or "ST.2", you = g:lead(), cards = cards })
  end
  local without, with = choice {}, choice { g:card "perception" }
  t:equal({ without.verb, without.line, with.verb, with.line }, { "Commit", "Success 25%", "Commit", "Success 75%" })
  t:equal(with.regions.test.lines[2], "[intellect] intellect 3, committed +2: **5** against **2**")
  t:falsy(choice({}, "ST.3"))
end)

test("beats: a token joins the sum, and the result is stamped", function(t)
  local g = t:game { locations = { "study" }, hand = { "perception" } }
  g:tokens { "-1" }
  g:stop_at "test_succeeded"
  g:act "investigate"
  g:choose { "commit", "perception" }
  t:stopped(g)
  local token = g:cards "chaos_revealed"[1]
  local shown = g:call("table_beat", { what = "token_revealed", actor = g:lead(), subject = token })
  local parts = {}
  for i, part in ipairs(shown.parts) do parts[i] = (part.symbol or "") .. part.text .. (part.fresh and "!" or "") end
  t:equal(parts, { "intellect3", "cards+2", "-1!", "= 4!", "against 2" })
  t:equal({ shown.look, shown.title, shown.from, shown.stamp }, { "reveal", "Investigate: Study", "bag" })
  local result = g:call("table_beat", { what = "test_succeeded", actor = g:lead(), amount = 2 })
  t:equal({ result.stamp, result.good }, { "Success by 2", true })
end)

test("beats: of several tokens the one that has just been revealed is the new one", function(t)
  local g = t:game { locations = { "study" } }
  g:bag { "bless", "auto_fail" }
  g:tokens { "bless", "auto_fail" }
  g:stop_at "test_failed"
  g:act "investigate"
  t:stopped(g)
  local function tokens_at(kind)
    local token
    for _, each in ipairs(g:cards "chaos_revealed") do token = each:is(kind) and each or token end
    local parts = {}
    for _, part in ipairs(g:call("table_beat", { what = "token_revealed", actor = g:lead(), subject = token }).parts) do
      if part.label == "bless" or part.label == "auto-fail" then parts[#parts + 1] = part.label .. (part.fresh and "!" or "") end
    end
    return parts
  end
  t:equal(tokens_at "bless", { "bless!" })
  t:equal(tokens_at "auto_fail", { "bless", "auto-fail!" })
end)

test("beats: what is told before it happens is shown then, and once", function(t)
  local g = t:game { locations = { "study", "attic" } }
  local priest = g:spawn("ghoul_priest", { engaged = g:lead() })
  local attack = { what = "attack", actor = priest, subject = g:lead(), before = true }
  t:equal(g:call("table_beat", attack).title, "Ghoul Priest attacks Roland Banks")
  attack.before = false
  t:falsy(g:call("table_beat", attack))
  t:falsy(g:call("table_beat", { what = "enters", actor = g:lead(), subject = g:location "study" }))
  local rats, study, attic = g:spawn("swarm_of_rats", {}), g:location "study", g:location "attic"
  t:equal(g:call("table_beat", { what = "enters", actor = rats, subject = study, object = attic }).title,
    "Swarm of Rats moves to Study")
  t:falsy(g:call("table_beat", { what = "enters", actor = rats, subject = study }))   -- it spawns
end)
