-- The greedy bot: its answers are the options that it means. `misk sim --bot greedy` says how well it plays.

-- The view that the bot gets of a prompt: see engine/game/bot.cpp.
local function answer(g, view)
  view.player, view.min, view.max = g:active(), view.min or 1, view.max or 1
  return g:call("greedy", view)
end

local function labels(texts)
  local options = {}
  for i, text in ipairs(texts) do options[i] = { kind = "label", text = text, name = text } end
  return options
end

local function where(g, ...)
  local options = {}
  for i, place in ipairs { ... } do options[i] = { kind = "ability", target = place } end
  options[#options + 1] = { kind = "pass" }
  return answer(g, { from = "window", name = "move", prompt = "Where do you go?", options = options })
end

test("greedy: to the adventure that can be resolved, not to a hopeless one", {}, function(t)
  local g = t:game { adventures = { "stay_away_from_the_windows", "vermin_in_the_pipes" } }
  t:equal(where(g, g:adventure "stay_away_from_the_windows", g:adventure "vermin_in_the_pipes"), { 2 })
end)

test("greedy: to the entrance, to buy an elder sign, or with hardly any sanity left", {}, function(t)
  local g = t:game { adventures = { "the_loading_dock" } }
  local me, dock = g:active(), g:adventure "the_loading_dock"
  t:equal(where(g, dock), { 1 })
  me.sanity, me.stamina = 1, 1
  t:equal(where(g, dock), { 2 })
  me.sanity, me.stamina = me.max_sanity, me.max_stamina
  g:trophies(me, { "the_archives", "koi_pond", "the_curator", "the_hidden_passage", "vermin_in_the_pipes" })
  t:equal(where(g, dock), { 2 })
end)

test("greedy: one answer to one question", {}, function(t)
  local g = t:game { adventures = { "the_loading_dock" } }
  g:active().sanity = 1
  g:trophies(g:active(), { "the_archives", "koi_pond", "the_curator", "the_hidden_passage" })   -- something to lose
  local function ask(purpose, texts)
    return answer(g, { from = "script", prompt = "?", purpose = purpose, options = labels(texts) })
  end
  t:equal(ask("entrance", { "search the lost & found", "receive first aid" }), { 2 })
  t:equal(ask("first_aid", { "regain all sanity, for 2 trophies", "regain 1 stamina and 1 sanity" }), { 2 })
  t:equal(ask("lose", { "1 sanity", "1 stamina" }), { 2 })
  t:equal(ask("regain", { "stamina", "sanity" }), { 2 })
  t:equal(ask("", { "a clue, for 1", "an elder sign, for 10" }), { 2 })
end)

test("greedy: goes on while there is a chance, and gives up when there is none", {}, function(t)
  local g = t:game { adventures = { "vermin_in_the_pipes" } }
  local function ask() return answer(g, { from = "script", prompt = "?", purpose = "try_again",
    options = labels { "give up", "try again" } }) end
  g:go(g:adventure "vermin_in_the_pipes", { "1", "1", "lore", "terror", "terror", "terror" })
  t:prompt(g, "try_again")
  t:equal(ask(), { 2 })
  for i, die in ipairs(g:cards "pool") do
    if i > 2 then die:move "set_aside" end
  end
  t:equal(ask(), { 1 })
end)
