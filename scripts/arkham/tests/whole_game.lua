-- A whole game from its set-up, with the answers of a journal: the form that misk fuzz writes.

local function gathering(t, more)
  local config = { scenario = "the_gathering", players = { "roland_banks" }, seed = 3,
    packs = { "arkham", "arkham_core" } }
  for key, value in pairs(more or {}) do config[key] = value end
  return t:whole_game(config)
end

test("a whole game is set up as players set it up", {}, function(t)
  local g = gathering(t)
  t:prompt(g, "Which cards do you set aside")
  t:equal(#g:prompt_options(), 5, "the opening hand")
  t:sound(g)
  -- Nothing that exists only for tests can be called, or is dealt.
  t:raises(function() g:cards "locations" end, "with its own packs only")
end)

test("answers are told by prompt and text, and are given in order", {}, function(t)
  local g = gathering(t)
  g:play {
    { "Which cards do you set aside and replace?" },
    { "Your turn", "Roland Banks: Gain 1 resource" },
    { "Your turn", "Roland Banks: Gain 1 resource" },
  }
  t:logged(g, "gains 1 resource")
  t:prompt(g, "Your turn")
end)

test("an answer that does not fit is left out, and the usual ones take its place", {}, function(t)
  local g = gathering(t)
  g:play {
    { "Your turn", "Roland Banks: Fly away" },
    { "Your turn", "Roland Banks: Gain 1 resource" },   -- the prompt before it is answered with nothing
  }
  t:logged(g, "gains 1 resource")
  t:prompt(g, "Your turn")
end)

test("the same seed and answers are the same game, another seed another one", {}, function(t)
  local function play(seed)
    local g = gathering(t, { seed = seed })
    g:play { { "Which cards do you set aside and replace?" }, { "Your turn", "End turn" } }
    return g:hash()
  end
  t:equal(play(3), play(3))
  t:equal(play "3", play(3), "a seed may be a text, as it may be larger than numbers of Lua's")
  t:not_equal(play(3), play(4))
end)

test("several players: the seat comes first; going back to each prompt changes nothing", {}, function(t)
  local g = gathering(t, { players = { "roland_banks", "agnes_baker" } })
  g:play({
    { 1, "Which cards do you set aside and replace?" },
    { 2, "Which cards do you set aside and replace?" },
    { 1, "Who takes the next turn?", "Agnes Baker" },
    { 2, "Your turn", "Agnes Baker: Gain 1 resource" },
  }, { put_back = true })
  t:logged(g, "Agnes Baker gains 1 resource")
end)

test("no decks, and cards that are added", {}, function(t)
  local g = gathering(t, { decks = false, options = { add_cards = "lucky*2,guts,ghoul_minion" } })
  local cards = {}
  for i, text in ipairs(g:prompt_options()) do cards[i] = text end
  table.sort(cards)
  t:equal(cards, { "Guts", "Lucky!", "Lucky!" })
end)

test("what t:whole_game does not know is told", {}, function(t)
  t:raises(function() gathering(t, { investigators = {} }) end, "knows no 'investigators'")
  local packs = { "arkham", "arkham_core", "nights" }
  t:raises(function() gathering(t, { packs = packs }) end, "the pack 'nights' is not loaded")
end)
