-- Setup, steps 1 to 8.

local function ids(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.id end
  return out
end

-- The table before its set-up, with decks in the order in which they are written.
local function fresh(t, config)
  config = config or {}
  config.begin = "setup"
  return t:game(config)
end

test("the clock starts at midnight", { rules = { "es.setup.clock_midnight" } }, function(t)
  local g = t:game { begin = "setup" }
  g:go_on()
  t:equal(g:get "clock", 0)
  g:wait()
  t:logged(g, "The clock shows 3.")
end)

test("one Ancient One is used, chosen or at random", { rules = { "es.setup.ancient_one_one" } }, function(t)
  local seen, kinds = {}, 0
  for seed = 1, 6 do
    local g = fresh(t, { ancient_one = "random", seed = seed })
    g:go_on()
    t:equal(#g:cards "ancient_one", 1)
    local id = g:ancient_one().id
    if not seen[id] then seen[id], kinds = true, kinds + 1 end
  end
  t:truthy(kinds > 1, "at random")
  t:equal(t:game { ancient_one = "yig" }:ancient_one().title, "Yig")
end)

test("22 monsters in the cup; the five masks only with Nyarlathotep",
    { rules = { "es.setup.monster_cup", "es.setup.mask_only_nyarlathotep" } }, function(t)
  local function cup_against(id)
    local g = fresh(t, { ancient_one = id })
    g:no_shuffle(true)
    g:only("adventure_deck", { "the_archives", "the_guided_tour", "koi_pond", "the_curator", "the_graveyard",
      "the_elder_sign" })
    g:only("mythos_deck", { "the_stars_align_beyond_hope" })
    g:go_on()
    local masks = 0
    for _, marker in ipairs(g:cards "cup") do if marker:is "mask" then masks = masks + 1 end end
    return { #g:cards "cup", masks }
  end
  t:equal(cup_against "cthulhu", { 22, 0 })
  t:equal(cup_against "nyarlathotep", { 27, 5 })
end)

test("six adventures faceup; the other worlds are a deck of their own",
    { rules = { "es.setup.six_adventures", "es.setup.other_world_deck" } }, function(t)
  local g = fresh(t)
  g:only("mythos_deck", { "the_stars_align_beyond_hope" })
  g:go_on()
  t:equal(#g:cards "museum", 6)
  t:equal(#g:cards "adventure_deck", 42)
  t:equal(#g:cards "other_world_deck", 8)
  for _, zone in ipairs { "museum", "adventure_deck" } do
    for _, card in ipairs(g:cards(zone)) do t:falsy(card:is "other_world") end
  end
  local worlds, museum = ids(g:cards "other_world_deck"), ids(g:cards "museum")
  local h = fresh(t, { seed = 2 })
  h:go_on()
  t:not_equal(worlds, ids(h:cards "other_world_deck"), "shuffled")
  t:not_equal(museum, ids(h:cards "museum"), "shuffled")
end)

test("four decks of items, spells and allies, each shuffled", { rules = { "es.setup.item_decks" } }, function(t)
  local sizes = { common = 12, unique = 12, spell = 12, ally = 8 }
  local first = {}
  for seed = 1, 2 do
    -- Amanda is asked for her starting items before she takes anything.
    local g = fresh(t, { investigators = { "amanda_sharpe" }, seed = seed })
    g:go_on()
    for kind, n in pairs(sizes) do
      local deck = g:cards(kind .. "_deck")
      for _, card in ipairs(deck) do t:truthy(card:is(kind)) end
      t:equal(#deck, n)
      if seed == 1 then first[kind] = ids(deck) else t:not_equal(first[kind], ids(deck), "shuffled") end
    end
  end
end)

test("a lock that appears in the set-up takes its die", { rules = { "es.setup.locked_die_in_setup" } }, function(t)
  local g = fresh(t)
  g:no_shuffle(true)
  g:only("adventure_deck", { "gala_in_the_great_hall", "the_guided_tour", "koi_pond", "the_curator",
    "the_graveyard", "the_archives" })
  g:only("mythos_deck", { "the_stars_align_as_the_key_turns" })
  g:go_on()
  t:equal(#g:cards "locked", 2)
  local colours = {}
  for _, die in ipairs(g:cards "locked") do colours[die.parent.title] = die.title end
  t:equal(colours["Gala in the Great Hall"], "yellow die")
  t:equal(colours["The Stars Align: As the Key Turns"], "red die")
end)

test("investigators start at their maxima, with what their cards say, at the entrance",
    { rules = { "es.setup.investigator_start", "es.setup.all_at_entrance" } }, function(t)
  local g = fresh(t, { investigators = { "joe_diamond", "monterey_jack", "ashcan_pete" }, ancient_one = "yig" })
  g:go_on()
  local joe, jack = g:investigator "joe_diamond", g:investigator "monterey_jack"
  for _, inv in ipairs(g:call "seats") do
    t:equal({ inv.sanity, inv.stamina }, { inv.max_sanity, inv.max_stamina })
    t:equal(inv.place, g:entrance())
  end
  t:equal({ joe.sanity, joe.stamina, joe.clues }, { 4, 6, 1 })
  t:equal({ jack.sanity, jack.stamina, jack.clues }, { 3, 7, 0 })
  local function kinds(inv)
    local out = {}
    for _, card in ipairs(g:cards("possessions", inv)) do
      out[#out + 1] = card:is "common" and "common" or card:is "unique" and "unique" or card:is "spell"
        and "spell" or card.title
    end
    table.sort(out)
    return out
  end
  t:equal(kinds(joe), { "common" })
  t:equal(kinds(jack), { "common", "unique", "unique" })
  t:equal(kinds(g:investigator "ashcan_pete"), { "Duke" })
  t:offered(g, { { "go", g:cards "museum"[1] } })
end)

test("one mythos card is resolved before the first turn; nothing strikes at midnight then",
    { rules = { "es.setup.initial_mythos" } }, function(t)
  local g = fresh(t, { investigators = { "joe_diamond", "harvey_walters" } })
  g:no_shuffle(true)
  g:only("adventure_deck", { "the_hedge_maze", "the_guided_tour", "koi_pond", "the_curator", "the_graveyard",
    "the_archives" })
  g:only("mythos_deck", { "the_stars_align_beyond_hope", "sudden_terror_beyond_hope" })
  g:go_on()
  t:equal(g:mythos().title, "The Stars Align: Beyond Hope")
  t:equal(g:ancient_one().doom, 1)
  t:order(g, { "Mythos:", "Joe Diamond's turn" })
  local joe = g:investigator "joe_diamond"
  t:equal(joe.stamina, joe.max_stamina)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("the Public Lavatory brings its monsters in the set-up too", { rules = { "es.setup.six_adventures" } }, function(t)
  local g = fresh(t)
  g:no_shuffle(true)
  g:only("adventure_deck", { "public_lavatory", "the_guided_tour", "koi_pond", "the_curator", "the_graveyard",
    "the_elder_sign" })
  g:only("mythos_deck", { "the_stars_align_beyond_hope" })
  g:go_on()
  if g:prompt().text:find "replaces which one" then g:choose { "task 1" } end
  local n = 0
  for _, monster in ipairs(g:cards "monsters") do
    if monster.parent.title == "Public Lavatory" then n = n + 1 end
  end
  t:equal(n, 2)
end)

test("cards that are added lie where those of their kind do", {}, function(t)
  local function counts(add)
    local g, n = t:game { begin = "setup", options = { add_cards = add } }, {}
    for i, zone in ipairs { "adventure_deck", "other_world_deck", "cup", "common_deck", "mythos_deck", "box" } do
      n[i] = #g:cards(zone)
    end
    return n
  end
  local before, after = counts(), counts "koi_pond*2,the_abyss,ghoul,axe,the_stars_align_beyond_hope,the_dark_pharaoh"
  local more = {}
  for i, n in ipairs(after) do more[i] = n - before[i] end
  t:equal(more, { 2, 1, 1, 1, 1, 1 }, "a mask stays in the box")
end)
