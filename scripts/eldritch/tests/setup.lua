-- Setup, steps 1 to 9, and the optional rules about it.

local function ids(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.id:match "[^:]+$" end
  return out
end

-- Setup from its beginning to the first action.
local function set_up(t, config)
  config = config or {}
  config.begin = "setup"
  local g = t:game(config)
  g:go_on()
  while g:prompt() and g:prompt().text ~= "Your action" do g:choose { g:prompt().parts[1].options[1].text } end
  return g
end

local function tagged(list, tag)
  local n = 0
  for _, card in ipairs(list) do if card:is(tag) then n = n + 1 end end
  return n
end

test("who is listed first leads, or somebody at random", { rules = { "eh.setup.lead_chosen" } }, function(t)
  local three = { "jim_culver", "mark_harrigan", "leo_anderson" }
  t:equal(set_up(t, { investigators = three }):lead().title, "Jim Culver")
  local seen, kinds = {}, 0
  for seed = 1, 8 do
    local lead = set_up(t, { investigators = three, seed = seed, options = { lead = "random" } }):lead().title
    if not seen[lead] then seen[lead], kinds = true, kinds + 1 end
  end
  t:truthy(kinds > 1, "at random")
end)

test("each has an investigator of his own, on its space, in the order of the seats",
    { rules = { "eh.setup.choose_in_turn_order" } }, function(t)
  local g = set_up(t, { investigators = { "jim_culver", "silas_marsh", "leo_anderson" } })
  local where = {}
  for i, inv in ipairs(g:call "players") do where[i] = inv.title .. ": " .. inv.place.title end
  t:equal(where, { "Jim Culver: Space 6", "Silas Marsh: Sydney", "Leo Anderson: Buenos Aires" })
  t:raises(function() t:game { investigators = { "jim_culver", "jim_culver" } } end, "taken twice")
end)

test("each begins with what is on the back of his sheet, and with full Health and Sanity",
    { rules = { "eh.setup.starting_possessions", "eh.setup.full_health_sanity" } }, function(t)
  local g = set_up(t, { investigators = { "jim_culver", "lily_chen" } })
  local jim, lily = g:investigator "jim_culver", g:investigator "lily_chen"
  t:equal(g:possessions(jim), { "Shriveling" })
  t:equal({ g:clues(jim), g:clues(lily) }, { 1, 0 })
  t:equal(g:possessions(lily), { "Lucky Rabbit's Foot", "Protective Amulet" })
  t:equal({ jim.health, jim.sanity, lily.health, lily.sanity }, { 7, 5, 6, 6 })
  local lola = set_up(t, { investigators = { "lola_hayes" } }):active()
  local improved = 0
  for _, skill in ipairs { "lore", "influence", "observation", "strength",
    "will" } do improved = improved + lola[skill .. "_improved"] end
  t:equal(improved, 1)
end)

test("the effects of the Ancient One's sheet are resolved in the set-up",
    { rules = { "eh.setup.ancient_one_effects" } }, function(t)
  local g = set_up(t, { ancient_one = "azathoth" })
  local tokens = {}
  for i, space in ipairs(g:cards "omen_track") do tokens[i] = space.eldritch end
  t:equal(tokens, { 1, 0, 0, 0 })
  local h = set_up(t, { ancient_one = "cthulhu" })
  local aside = ids(h:cards "set_aside")
  table.sort(aside)
  t:equal(aside, { "deep_one", "star_spawn" })
  t:equal(#h:cards "ancient_one", 1)
  local seen, kinds = {}, 0
  for seed = 1, 8 do
    local id = set_up(t, { ancient_one = "random", seed = seed }):ancient_one().id
    if not seen[id] then seen[id], kinds = true, kinds + 1 end
  end
  t:truthy(kinds > 1, "chosen, or one at random")
end)

test("the cup holds all Monsters but Epic ones and those set aside", { rules = { "eh.setup.monster_cup" } }, function(t)
  for id, size in pairs { azathoth = 34, cthulhu = 32, shub_niggurath = 29 } do
    local g = set_up(t, { ancient_one = id })
    local spawned = g:cards "monsters"
    t:equal(#g:cards "cup" + #spawned - tagged(spawned, "epic"), size, id)
    t:equal(tagged(g:cards "cup", "epic"), 0)
    for _, monster in ipairs(g:cards "cup") do
      if id == "shub_niggurath" then t:not_equal(monster.title, "Ghoul") end
    end
  end
end)

test("cards of other Ancient Ones are not used", { rules = { "eh.setup.ancient_one_cards_only" } }, function(t)
  for _, f in ipairs { { "azathoth", 0 }, { "cthulhu", 6 }, { "yog_sothoth", 6 }, { "shub_niggurath", 0 } } do
    local g = set_up(t, { ancient_one = f[1] })
    t:equal({ #g:cards "mystery_deck" + #g:cards "mystery", #g:cards "research_deck", #g:cards "special_deck" }, { 4,
      8, f[2] })
    for _, zone in ipairs { "mystery_deck", "mystery", "research_deck", "special_deck" } do
      for _, card in ipairs(g:cards(zone)) do
        t:equal(g:call("data_of", card.id).ancient_one, f[1])
      end
    end
  end
end)

test("one Expedition deck; decks by back, all of them shuffled",
    { rules = { "eh.setup.expedition_one_deck", "eh.setup.other_decks_by_back", "eh.setup.double_sided_decks" } },
    function(t)
  local sizes = { expedition_deck = 18, general_deck = 12, america_deck = 8, europe_deck = 8, asia_australia_deck = 8,
    other_world_deck = 24, artifact_deck = 14, spell_deck = 20, condition_deck = 36 }
  local g = set_up(t, { investigators = { "mark_harrigan", "silas_marsh" } })
  -- A Wraith among the first Monsters brings a Condition.
  sizes.condition_deck = sizes.condition_deck - #g:cards("conditions", g:lead())
  local before = {}
  for zone, size in pairs(sizes) do
    t:equal(#g:cards(zone), size, zone)
    before[zone] = ids(g:cards(zone))
  end
  t:equal(tagged(g:cards "asset_deck", "asset"), #g:cards "asset_deck")
  t:equal(#g:cards "reserve", 4)
  local spaces = {}
  for _, card in ipairs(g:cards "expedition_deck") do spaces[g:call("data_of", card.id).space] = true end
  local n = 0
  for _ in pairs(spaces) do n = n + 1 end
  t:equal(n, 6)
  t:equal({ tagged(g:cards "spell_deck", "spell"), tagged(g:cards "condition_deck", "condition") },
    { 20, sizes.condition_deck })
  t:equal(g:call("shown_front", "spell_deck"), g:cards "spell_deck"[1].title)
  t:equal(g:call("shown_front", "condition_deck"), g:cards "condition_deck"[1].title)
  local h = set_up(t, { investigators = { "mark_harrigan", "silas_marsh" }, seed = 2 })
  for zone in pairs(sizes) do t:not_equal(before[zone], ids(h:cards(zone)), zone) end
end)

-- --- the Mythos deck -------------------------------------------------------------------------------------------------

local function colours(cards, from, to)
  local out = { 0, 0, 0 }
  for i = from, to do
    for c, colour in ipairs { "green", "yellow", "blue" } do
      if cards[i]:is(colour) then out[c] = out[c] + 1 end
    end
  end
  return out
end

test("three stages of the Mythos deck, the first on top, each shuffled",
    { rules = { "eh.mythos_deck.stage_colors", "eh.mythos_deck.stage_order" } }, function(t)
  local sheets = { azathoth = { { 1, 2, 1 }, { 2, 3, 1 }, { 2, 4, 0 } }, cthulhu = { { 0, 2, 2 }, { 1, 3, 0 }, { 3, 4,
    0 } },
    shub_niggurath = { { 1, 2, 1 }, { 3, 2, 1 }, { 2, 4, 0 } }, yog_sothoth = { { 0, 2, 1 }, { 2, 3, 1 }, { 3, 4,
      0 } } }
  for id, stages in pairs(sheets) do
    local orders = {}
    for seed = 1, 2 do
      local g = set_up(t, { ancient_one = id, seed = seed })
      local cards, from, all = g:cards "mythos_deck", 1, {}
      for i, stage in ipairs(stages) do
        local to = from + stage[1] + stage[2] + stage[3] - 1
        t:equal(colours(cards, from, to), stage, id .. " " .. i)
        from = to + 1
      end
      t:equal(#cards, from - 1)
      for i, card in ipairs(cards) do all[i] = card:is "green" and "g" or card:is "yellow" and "y" or "b" end
      orders[seed] = table.concat(all)
    end
    t:not_equal(orders[1], orders[2], "shuffled within the stages")
  end
end)

test("Mythos cards that are left over are seen by nobody", { rules = { "eh.mythos_deck.rest_unseen" } }, function(t)
  local g = set_up(t)
  t:equal(#g:cards "unseen", 51 - 16)
  local board = table.concat(g:call("board", g:active()), "\n")
  for _, card in ipairs(g:cards "unseen") do t:falsy(board:find(card.title, 1, true)) end
  local left = ids(g:cards "unseen")
  t:not_equal(left, ids(set_up(t, { seed = 2 }):cards "unseen"), "at random")
end)

test("easier: no hard Mythos cards; harder: no easy ones", { rules = { "eh.optional.easier_mythos" } }, function(t)
  local counts = {}
  for seed = 1, 4 do
    for _, mythos in ipairs { "normal", "easy", "hard" } do
      local g = set_up(t, { options = { mythos = mythos }, seed = seed })
      local count = counts[mythos] or { 0, 0, 0 }
      for i, tag in ipairs { "easy", "normal", "hard" } do count[i] = count[i] + tagged(g:cards "mythos_deck", tag) end
      counts[mythos] = count
      t:equal(#g:cards "mythos_deck", 16)
    end
  end
  t:equal({ counts.easy[3], counts.hard[1] }, { 0, 0 })
  t:truthy(counts.normal[1] > 0 and counts.normal[3] > 0)
  t:truthy(counts.easy[1] > 0 and counts.hard[3] > 0)
  t:raises(function() t:game { options = { mythos = "harder" } } end, "normal, easy or hard")
end)

-- --- starting effects ------------------------------------------------------------------------------------------------

local ALL = { "mark_harrigan", "jim_culver", "leo_anderson", "lily_chen", "silas_marsh", "norman_withers",
  "diana_stanley",
  "akachi_onyele" }

test("the Reference card of the number of players: Gates with a Monster each, then Clues",
    { rules = { "eh.setup.reference_card",
    "eh.setup.spawn_gates", "eh.setup.spawn_clues", "eh.solo.two_investigators" } }, function(t)
  local by_players = { { 1, 1, 1 }, { 1, 1, 1 }, { 1, 2, 2 }, { 1, 2, 2 }, { 2, 3, 2 }, { 2, 3, 2 }, { 2, 4, 3 }, { 2,
    4, 3 } }
  for n, numbers in ipairs(by_players) do
    local investigators = {}
    for i = 1, n do investigators[i] = ALL[i] end
    local g = t:game { investigators = investigators, begin = "setup" }
    g:only("cup", { "ghoul", "maniac", "mummy" })   -- the Mummy moves on
    g:go_on()
    t:equal({ g:get "gates_per_spawn", g:get "clues_per_spawn", g:get "monsters_per_surge" }, numbers)
    t:equal({ #g:cards "gates", #g:cards "clues", #g:cards "monsters" }, { numbers[1], numbers[2], numbers[1] })
    for _, monster in ipairs(g:cards "monsters") do
      if monster.title ~= "Mummy" then t:equal(#g:gates_at(monster.place), 1, "on the Gate's space") end
    end
    t:order(g, { "A Gate opens", "A Clue appears", "Mystery:" })
  end
end)

test("Doom begins where the sheet says, the Omen on the green space",
    { rules = { "eh.setup.doom_start", "eh.setup.omen_green" } }, function(t)
  for id, doom in pairs { azathoth = 15, cthulhu = 12, shub_niggurath = 13, yog_sothoth = 14 } do
    local g = set_up(t, { ancient_one = id })
    t:equal(g:get "doom", doom)
    t:truthy(g:cards "omen_track"[g:get "omen"]:is "green")
  end
end)

test("four Assets of the deck in the reserve", { rules = { "eh.setup.reserve_four" } }, function(t)
  local g = t:game { begin = "setup" }
  g:no_shuffle(true)
  g:on_top("asset_deck", { "axe", "whiskey", "bandages", "dynamite", "fishing_net" })
  g:go_on()
  local reserve = ids(g:cards "reserve")
  table.sort(reserve)
  t:equal(reserve, { "axe", "bandages", "dynamite", "whiskey" })
end)

test("the Active Expedition is where the top card says", { rules = { "eh.setup.expedition_token" } }, function(t)
  local g = set_up(t)
  local card = g:cards "expedition_deck"[1]
  t:equal(g:call "active_expedition", g:space(g:call("data_of", card.id).space))
end)

test("at last a Mystery is drawn, and enters play", { rules = { "eh.setup.first_mystery" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", begin = "setup" }
  g:no_shuffle(true)
  g:on_top("mystery_deck", { "watching_the_stars" })
  g:go_on()
  t:equal(g:mystery().title, "Watching the Stars")
  t:equal(#g:cards "mystery", 1)
  t:equal(g:monsters_at "space_12"[1].title, "Cthylla")
  t:order(g, { "A Clue appears", "Mystery: Watching the Stars", "Cthylla appears" })
end)

test("a starting Rumor: its token, how it enters play, but no Clues",
    { rules = { "eh.optional.starting_rumor" } }, function(t)
  local g = t:game { options = { rumor = "true" }, begin = "setup" }
  g:only("unseen", {})
  g:go_on()
  t:falsy(g:cards "mythos"[1], "there is none left to draw")
  for seed = 1, 3 do
    local h = set_up(t, { options = { rumor = "true" }, seed = seed })
    local rumor = h:cards "mythos"[1]
    t:truthy(rumor:is "rumor")
    t:equal(#h:cards "mythos_deck", 16)
    t:equal(#h:cards "clues", 1, "only that of the set-up")
    local data = h:call("data_of", rumor.id)
    t:equal(rumor.eldritch, data.eldritch or 0)
    if data.rumor then t:equal(rumor.place, h:space(data.rumor)) end
    if data.epic then t:logged(h, "appears on Space") end
  end
end)

test("nothing with the Teamwork trait in a game of one", { rules = { "eh.solo.no_teamwork" } }, function(t)
  local function teamwork(investigators)
    local g, n = set_up(t, { investigators = investigators }), 0
    for _, zone in ipairs { "asset_deck", "reserve", "artifact_deck", "spell_deck" } do n = n + tagged(g:cards(zone),
      "teamwork") end
    return n
  end
  t:equal(teamwork { "mark_harrigan" }, 0)
  t:truthy(teamwork { "mark_harrigan", "jim_culver" } > 0)
end)

test("cards that are added lie where those of their kind do", {}, function(t)
  local function counts(add)
    local g, n = t:game { begin = "setup", options = { add_cards = add } }, {}
    for i, zone in ipairs { "asset_deck", "cup", "condition_deck", "unseen", "europe_deck", "box" } do
      n[i] = #g:cards(zone)
    end
    return n
  end
  local before, after = counts(), counts "axe*2,ghoul,nug,blessed,the_storm,europe_1"
  local more = {}
  for i, n in ipairs(after) do more[i] = n - before[i] end
  t:equal(more, { 2, 1, 3, 1, 1, 1 }, "a copy for each back of Blessed; an Epic Monster waits in the box")
end)
