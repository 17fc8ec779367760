-- Component actions and local actions.

local PAIR = { "jim_culver", "mark_harrigan" }

local function pair(t, more)
  more.investigators, more.at = more.investigators or PAIR, more.at or "london"
  local g = t:game(more)
  return g, g:investigator(more.investigators[1]), g:investigator(more.investigators[2])
end

test("a component action once a round; those of others too", { rules = { "eh.component.once_per_round" } },
    function(t)
  local g, jim = pair(t, { possessions = { "cat_burglar" } })
  g:dice { 3 }
  g:act { "roll a die", g:card "cat_burglar" }
  t:not_offered(g, { "roll a die", g:card "cat_burglar" }, "limit")
  jim.sanity = 4
  g:act { "recovers 1 Sanity", jim }
  t:equal(jim.actions, 0)
end)

test("the new owner cannot use again what was used this round", { rules = { "eh.component.not_by_two" } },
    function(t)
  for _, used in ipairs { true, false } do
    local g, jim, mark = pair(t, { possessions = { "cat_burglar" } })
    local burglar = g:card "cat_burglar"
    if used then
      g:dice { 3 }
      g:act { "roll a die", burglar }
    end
    g:act { "trade", mark }
    g:choose { "What do you give", burglar }
    g:choose { "agree" }
    if not used then g:pass() end
    t:equal(g:active(), mark)
    t:zone(burglar, "possessions", mark)
    if used then
      t:not_offered(g, { "roll a die", burglar }, "limit")
    else
      t:offered(g, { { "roll a die", burglar } })
    end
    t:equal(jim.actions, 0)
  end
end)

test("a sheet's action is its investigator's", { rules = { "eh.component.sheet_owner_only" } }, function(t)
  local g, jim, mark = pair(t, {})
  jim.sanity = 4
  t:offered(g, { { "recovers 1 Sanity", jim } })
  g:pass()
  t:equal(g:active(), mark)
  t:not_offered(g, { "recovers 1 Sanity", jim })
end)

test("an action on a card is its holder's", { rules = { "eh.component.holder_only" } }, function(t)
  local g, _, mark = pair(t, { possessions = { "cat_burglar" } })
  t:offered(g, { { "roll a die", g:card "cat_burglar" } })
  g:pass()
  t:equal(g:active(), mark)
  t:not_offered(g, { "roll a die", g:card "cat_burglar" })
end)

test("Lily uses her sheet's action, then that of an Asset", { rules = { "eh.component.lily" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, possessions = { "cat_burglar" } }
  local lily = g:active()
  lily.sanity = 4
  g:act { "spend any health", lily }
  g:number(2)
  t:equal({ lily.health, lily.sanity }, { 4, 6 })
  g:dice { 1 }
  g:act { "roll a die", g:card "cat_burglar" }
  t:zone(g:card "cat_burglar", "asset_discard")
  t:equal(lily.actions, 0)
end)

test("a local action is also of those on the holder's space, each once a round",
    { rules = { "eh.local.same_space", "eh.local.each_once" } }, function(t)
  local g, jim, mark = pair(t, { investigators = { "jim_culver", "mark_harrigan" }, possessions = { "debt" } })
  local debt = g:card "debt"
  g:give(jim, debt)
  g:dice { 1, 1, 1 }
  g:act { "test influence", debt }
  t:not_offered(g, { "test influence", debt }, "limit")
  g:pass()
  t:equal(g:active(), mark)
  g:dice { 1, 6 }
  g:act { "test influence", debt }
  t:zone(debt, "condition_deck")
end)

test("from elsewhere it is not", { rules = { "eh.local.same_space" } }, function(t)
  local g, _, mark = pair(t, { possessions = { "debt" }, at = { jim_culver = "london", mark_harrigan = "rome" } })
  local debt = g:cards("conditions", g:active())[1]
  t:offered(g, { { "test influence", debt } })
  g:pass()
  t:equal(g:active(), mark)
  t:not_offered(g, { "test influence", debt })
end)

test("a Detained investigator performs that of the Condition alone", { rules = { "eh.golden.cannot_absolute" } },
    function(t)
  local g, jim = pair(t, { possessions = { "detained" } })
  local detained = g:cards("conditions", jim)[1]
  t:not_offered(g, "rest", "cannot_act")
  t:offered(g, { { "test influence", detained } })
end)
