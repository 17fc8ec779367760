-- The Midnight Masks: set-up and its variants, map, locations, scenario card, and the cards of the encounter set.

local scenario = require "helpers/scenario" "the_midnight_masks"

local function titles(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  table.sort(out)
  return out
end

local function count(list, title)
  local n = 0
  for _, other in ipairs(titles(list)) do if other == title then n = n + 1 end end
  return n
end

-- --- set-up ----------------------------------------------------------------------------------------------------------

test("set-up: 21 encounter cards, a Cultist deck of 5, one agenda of two, one act, nothing left set aside",
  { rules = { "ah.setup.encounter_deck" } }, function(t)
    local g = scenario(t)
    local wanted = { ["Hunting Shadow"] = 3, ["False Lead"] = 2, Acolyte = 3, ["Wizard of the Order"] = 1,
      ["Mysterious Chanting"] = 2, ["Hunting Nightgaunt"] = 2, ["On Wings of Darkness"] = 2, ["Crypt Chill"] = 2,
      ["Obscuring Fog"] = 2, ["Locked Door"] = 2 }
    local deck = g:cards "encounter_deck"
    t:equal(#deck, 21)
    for title, n in pairs(wanted) do t:equal(count(deck, title), n, title) end
    t:equal(titles(g:cards "scenario_deck"), { '"Wolf-Man" Drew', "Herman Collins", "Peter Warren", "Ruth Turner",
      "Victoria Devereux" })
    t:equal({ g:agenda().title, g:current_act().title }, { "Predator or Prey?", "Uncovering the Conspiracy" })
    t:equal({ titles(g:cards "agenda_deck"), #g:cards "act_deck", #g:cards "set_aside" },
      { { "Time Is Running Short" }, 0, 0 })
  end)

test("set-up: the Cultist deck is shuffled, and nobody sees it", function(t)
  local first = {}
  for seed = 1, 30 do
    local g, me = scenario(t, { seed = seed })
    local top = g:cards "scenario_deck"[1]
    first[top.title] = true
    t:falsy(g:sees(me, top))
  end
  local n = 0
  for _ in pairs(first) do n = n + 1 end
  t:equal(n, 5)
end)

test("set-up: one Downtown and one Southside at random, the others are out of the game", function(t)
  local seen, pairs_seen = {}, {}
  for seed = 1, 40 do
    local g = scenario(t, { seed = seed })
    local downtown, southside = g:location "Downtown", g:location "Southside"
    local gone = {}
    for _, card in ipairs(g:cards "removed") do gone[card.id] = true end
    local other = { downtown_first_bank = "downtown_arkham_asylum", downtown_arkham_asylum = "downtown_first_bank",
      southside_historical_society = "southside_mas_boarding_house",
      southside_mas_boarding_house = "southside_historical_society" }
    for _, place in ipairs { downtown, southside } do
      local id = place.id:gsub("^arkham_core:", "")
      seen[id] = true
      t:truthy(gone["arkham_core:" .. other[id]], "the other one of " .. id)
    end
    pairs_seen[downtown.id .. southside.id] = true
    t:equal(titles(g:cards "locations"), { "Downtown", "Easttown", "Graveyard", "Miskatonic University", "Northside",
      "Rivertown", "Southside", "St. Mary's Hospital" })
  end
  local n, m = 0, 0
  for _ in pairs(seen) do n = n + 1 end
  for _ in pairs(pairs_seen) do m = m + 1 end
  t:equal({ n, m }, { 4, 4 })
end)

test("set-up: the house burned down, as it is by default: it is out of the game, and everybody begins in Rivertown",
  function(t)
    for _, options in ipairs { {}, { the_gathering = "R1" } } do
      local g = scenario(t, { options = options }, 2)
      local rivertown = g:location "rivertown"
      t:zone(g:card "your_house", "removed")
      t:equal({ rivertown.face, rivertown.clues }, { 1, 2 })
      for _, inv in ipairs(g:call "seats") do t:equal(inv.place, rivertown) end
      for _, place in ipairs(g:cards "locations") do
        t:equal(place.face, place == rivertown and 1 or 0, place.title)
      end
    end
  end)

test("set-up: the house stands: everybody begins there", function(t)
  local g = scenario(t, { options = { the_gathering = "R2" } }, 2)
  local house = g:location "your_house"
  t:equal({ house.face, house.clues, g:location "rivertown".face }, { 1, 2, 0 })
  for _, inv in ipairs(g:call "seats") do t:equal(inv.place, house) end
  t:equal(#g:cards "locations", 9)
end)

test("set-up: the Ghoul Priest, if he is alive, is shuffled into the encounter deck; else he is not in it", function(t)
  local g = scenario(t)
  t:zone(g:card "ghoul_priest", "removed")
  local at = {}
  for seed = 1, 10 do
    g = scenario(t, { seed = seed, options = { the_gathering = "no_resolution" } })
    local deck = g:cards "encounter_deck"
    t:equal(#deck, 22)
    for i, card in ipairs(deck) do if card.title == "Ghoul Priest" then at[i] = true end end
  end
  local n = 0
  for _ in pairs(at) do n = n + 1 end
  t:truthy(n > 3, "he is found in different depths")
end)

test("set-up: Acolytes by the number of players, each with its 1 doom", function(t)
  local where = { {}, { "Southside" }, { "Downtown", "Southside" }, { "Downtown", "Graveyard", "Southside" } }
  for players = 1, 4 do
    local g = scenario(t, {}, players)
    local places = {}
    for i, acolyte in ipairs(g:cards "board") do
      t:equal({ acolyte.title, acolyte.doom, acolyte.exhausted }, { "Acolyte", 1, false })
      places[i] = acolyte.place.title
    end
    table.sort(places)
    t:equal(places, where[players])
    t:equal(count(g:cards "encounter_deck", "Acolyte"), 3 - (players - 1))
    t:equal(#g:cards "encounter_deck", 21 - (players - 1))
  end
end)

test("the bag is that of the campaign, on every difficulty", function(t)
  for _, difficulty in ipairs { "easy", "standard", "hard", "expert" } do
    local g = scenario(t, { difficulty = difficulty })
    local other = t:game { scenario = "the_gathering", difficulty = difficulty }
    t:equal(titles(g:cards "chaos_bag"), titles(other:cards "chaos_bag"), difficulty)
    t:equal(g:cards "reference"[1].face, (difficulty == "hard" or difficulty == "expert") and 1 or 0, difficulty)
  end
end)

-- --- the map ---------------------------------------------------------------------------------------------------------

local WAYS = {
  rivertown = "easttown graveyard miskatonic_university southside your_house",
  southside = "miskatonic_university rivertown st_marys_hospital",
  st_marys_hospital = "miskatonic_university southside",
  miskatonic_university = "northside rivertown southside st_marys_hospital",
  northside = "downtown miskatonic_university",
  downtown = "easttown northside",
  easttown = "downtown rivertown",
  graveyard = "rivertown",
  your_house = "rivertown",
}
for _, variant in ipairs { { "downtown_first_bank", "southside_historical_society" },
    { "downtown_arkham_asylum", "southside_mas_boarding_house" } } do
  test("the streets of Arkham, with " .. table.concat(variant, " and "), function(t)
    local ids = { downtown = variant[1], southside = variant[2] }
    local all = {}
    for name in pairs(WAYS) do all[#all + 1] = ids[name] or name end
    local g = t:game { locations = { "rivertown" }, unrevealed = all }
    for from, ways in pairs(WAYS) do
      local there = {}
      for to in pairs(WAYS) do
        local a, b = g:location(ids[from] or from), g:location(ids[to] or to)
        if from ~= to and g:call("connected", a, b) then there[#there + 1] = to end
      end
      table.sort(there)
      t:equal(table.concat(there, " "), ways, from)
    end
  end)
end

test("only Rivertown is Central, and all of it is Arkham", function(t)
  for _, options in ipairs { { the_gathering = "R2" }, {} } do
    for seed = 1, 6 do
      local g = scenario(t, { options = options, seed = seed })
      for _, place in ipairs(g:cards "locations") do
        t:equal({ place:is "arkham", place:is "central" }, { true, place.title == "Rivertown" }, place.title)
      end
    end
  end
end)

test("On Wings of Darkness carries to Rivertown, and leaves who is there already", function(t)
  local g, me = scenario(t, { auto = { "commit" }, options = { the_gathering = "R2" } })
  g:place(me, g:location "northside")
  g:encounter_deck { "on_wings_of_darkness", "on_wings_of_darkness" }
  g:tokens { "auto_fail", "auto_fail" }
  g:effect("draw_encounter", me)
  t:equal({ me.place, me.damage, me.horror }, { g:location "rivertown", 1, 1 })
  g:effect("draw_encounter", me)
  t:equal({ me.place, me.damage, me.horror }, { g:location "rivertown", 2, 2 })
end)

-- --- locations -------------------------------------------------------------------------------------------------------

local TWO = { "roland_banks", "agnes_baker" }

local function at(t, id, more)
  more = more or {}
  more.locations = { id, "rivertown" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead(), g:location(id)
end

test("Rivertown has nothing but its clues", function(t)
  local g, _, place = at(t, "rivertown")
  t:equal({ place.shroud, place.clues }, { 1, 1 })
  t:not_offered(g, { "activate", place })
end)

test("Your House: once a turn, draw 1 card and gain 1 resource; each turn anew, and each investigator", function(t)
  local g, me, house = at(t, "your_house", { investigators = TWO, turn_of = "roland_banks",
    auto = { "windows", "reactions" } })
  local agnes = g:investigator "agnes_baker"
  g:deck(me, { "knife", "guts", "guts", "guts" })
  g:deck(agnes, { "knife", "guts" })
  g:act { "draw 1 card and gain", house }
  t:equal({ #g:cards("hand", me), me.resources, me.actions }, { 1, 6, 2 })
  t:not_offered(g, { "draw 1 card and gain", house }, "limit")
  g:end_turn()
  g:act { "draw 1 card and gain", house }
  t:equal({ #g:cards("hand", agnes), agnes.resources }, { 1, 6 })
end)

test("Your House: the Ghoul Priest spawns there instead of engaging who draws him, wherever that one is", function(t)
  local g, me = scenario(t, { options = { the_gathering = "no_resolution" } })
  local house, priest = g:location "your_house", g:card "ghoul_priest"
  g:place(me, g:location "northside")
  priest:move "encounter_deck"
  g:effect("draw_encounter", me)
  t:equal({ priest.zone, priest.place }, { "board", house })
  t:logged(g, "Ghoul Priest spawns")
end)

test("Your House: the Ghoul Priest who spawns there engages who is there; another enemy spawns as ever", function(t)
  local g, me = scenario(t, { options = { the_gathering = "no_resolution" } })
  local priest = g:card "ghoul_priest"
  local gaunt = g:encounter_deck({ "hunting_nightgaunt" })[1]
  g:place(me, g:location "northside")
  g:effect("draw_encounter", me)
  t:equal(gaunt.bearer, me)
  g:place(me, g:location "your_house")
  priest:move "encounter_deck"
  g:effect("draw_encounter", me)
  t:equal({ priest.bearer, priest.place }, { me, g:location "your_house" })
end)

test("Your House, not revealed or burned down, does not call the Ghoul Priest", function(t)
  local g, me = scenario(t, { options = { the_gathering = "no_resolution" } })
  local priest = g:card "ghoul_priest"
  priest:move "encounter_deck"
  g:effect("draw_encounter", me)
  t:equal(priest.bearer, me)
  g = t:game { locations = { "rivertown" }, unrevealed = { "your_house" } }
  priest = g:encounter_deck({ "ghoul_priest" })[1]
  g:effect("draw_encounter", g:lead())
  t:equal(priest.bearer, g:lead())
end)

test("Southside, Historical Society: draw 3 cards, once a game for each investigator", function(t)
  local g, me, place = at(t, "southside_historical_society", { investigators = TWO, turn_of = "roland_banks",
    auto = { "windows", "reactions" } })
  local agnes = g:investigator "agnes_baker"
  g:deck(me, { "knife", "guts", "knife", "guts", "guts" })
  g:deck(agnes, { "knife", "guts", "knife" })
  g:act { "draw 3 cards", place }
  t:equal(#g:cards("hand", me), 3)
  t:not_offered(g, { "draw 3 cards", place }, "limit")
  g:end_turn()
  g:act { "draw 3 cards", place }
  t:equal(#g:cards("hand", agnes), 3)
  g:end_turn()
  t:prompt(g, "next turn", me)                                     -- of the next round
  g:choose { me }
  t:not_offered(g, { "draw 3 cards", place }, "limit", me)
end)

test("Southside, Ma's Boarding House: an Ally asset of one's deck into hand, once a game", function(t)
  local g, me, place = at(t, "southside_mas_boarding_house")
  t:not_offered(g, { "search your deck", place }, "deck")
  g:deck(me, { "knife", "guts", "beat_cop", "guard_dog", "dodge" })
  g:act { "search your deck", place }
  t:prompt(g, "Which card", me)
  t:equal(g:prompt_options(), { "Beat Cop", "Guard Dog" })
  g:choose { "Beat Cop" }
  t:equal({ titles(g:cards("hand", me)), #g:cards("deck", me) }, { { "Beat Cop" }, 4 })
  t:not_offered(g, { "search your deck", place }, "limit")
end)

test("St. Mary's Hospital: heal 3 damage, once a game for each, and only if there is any", function(t)
  local g, me, place = at(t, "st_marys_hospital", { investigators = TWO, turn_of = "roland_banks",
    auto = { "windows", "reactions" } })
  local agnes = g:investigator "agnes_baker"
  t:not_offered(g, { "heal 3 damage", place }, "damage")
  me.damage = 1
  t:offered(g, { { "heal 3 damage", place } })
  me.damage, me.horror, agnes.damage = 4, 1, 2
  g:act { "heal 3 damage", place }
  t:equal({ me.damage, me.horror, agnes.damage }, { 1, 1, 2 })
  t:not_offered(g, { "heal 3 damage", place }, "limit")
  g:end_turn()
  g:act { "heal 3 damage", place }
  t:equal(agnes.damage, 0)
end)

test("Miskatonic University: a Tome or a Spell among the top 6 cards into hand, as often as one likes", function(t)
  local g, me, place = at(t, "miskatonic_university")
  t:not_offered(g, { "search the top 6", place }, "deck")
  g:deck(me, { "knife", "old_book_of_lore", "guts", "shrivelling", "guts", "knife", "medical_texts" })
  g:no_shuffle()
  me.actions = 4
  g:act { "search the top 6", place }
  t:equal(g:prompt_options(), { "Old Book of Lore", "Shrivelling" })
  g:choose { "Shrivelling" }
  t:equal(titles(g:cards("hand", me)), { "Shrivelling" })
  g:act { "search the top 6", place }                                      -- the Medical Texts are among the six now
  t:equal(g:prompt_options(), { "Old Book of Lore", "Medical Texts" })
  g:choose { "Medical Texts" }
  g:act { "search the top 6", place }
  t:equal(titles(g:cards("hand", me)), { "Medical Texts", "Old Book of Lore", "Shrivelling" })
end)

test("Downtown, First Bank of Arkham: gain 3 resources, once a game", function(t)
  local g, me, place = at(t, "downtown_first_bank")
  g:act { "gain 3", place }
  t:equal(me.resources, 8)
  t:not_offered(g, { "gain 3", place }, "limit")
end)

test("Downtown, Arkham Asylum: heal 3 horror, once a game, and only if there is any", function(t)
  local g, me, place = at(t, "downtown_arkham_asylum")
  t:not_offered(g, { "heal 3 horror", place }, "horror")
  me.horror = 1
  t:offered(g, { { "heal 3 horror", place } })
  me.horror, me.damage = 4, 2
  g:act { "heal 3 horror", place }
  t:equal({ me.horror, me.damage }, { 1, 2 })
  me.horror = 1
  t:not_offered(g, { "heal 3 horror", place }, "limit")
end)

test("Easttown: who is there plays Ally assets for 2 less, and nothing else", function(t)
  local g, me, place = at(t, "easttown", { investigators = TWO, hand = { roland_banks = { "beat_cop", "knife",
    "guard_dog" }, agnes_baker = { "arcane_initiate" } } })
  local agnes = g:investigator "agnes_baker"
  g:place(agnes, g:location "rivertown")
  local cop, initiate, dog = g:card "beat_cop", g:card "arcane_initiate", g:card "guard_dog"
  t:equal({ cop:check "cost", g:card "knife":check "cost", dog:check "cost", initiate:check "cost" }, { 2, 1, 1, 1 })
  me.resources = 3
  g:act { "play", cop }
  t:equal({ me.resources, cop.zone }, { 1, "play" })
  g:place(agnes, place)
  t:equal(initiate:check "cost", 0, "never less than nothing")
  g:place(me, g:location "rivertown")
  t:equal(dog:check "cost", 3)
end)

test("Graveyard: who enters tests willpower 3; a failure is 2 horror or Rivertown, as he likes", function(t)
  local g = t:game { locations = { "rivertown", "graveyard" }, auto = { "commit" } }
  local me, graveyard, rivertown = g:lead(), g:location "graveyard", g:location "rivertown"
  g:tokens { "0", "-1", "-1" }
  g:act { "move", graveyard }
  t:equal({ me.place, me.horror }, { graveyard, 0 })
  g:act { "move", rivertown }
  g:act { "move", graveyard }
  t:prompt(g, "drives", me)
  g:choose { "Take 2 horror" }
  t:equal({ me.place, me.horror }, { graveyard, 2 })
  g:place(me, rivertown)
  g:act { "move", graveyard }
  g:choose { "Move to Rivertown" }
  t:equal({ me.place, me.horror }, { rivertown, 2 })
end)

test("Graveyard: a ready enemy there engages before the test, and follows; no enemy is tested", function(t)
  local g = t:game { locations = { "rivertown", "graveyard" }, auto = { "commit" } }
  local me, graveyard, rivertown = g:lead(), g:location "graveyard", g:location "rivertown"
  local herman = g:spawn("herman_collins", { at = graveyard })
  g:tokens { "auto_fail" }
  g:act { "move", graveyard }
  t:equal(herman.bearer, me)
  g:choose { "Move to Rivertown" }
  t:equal({ herman.bearer, herman.place }, { me, rivertown })
  local rats = g:spawn("swarm_of_rats", { at = rivertown, exhausted = true })
  g:mark()
  g:effect("move_enemy", rats, graveyard)
  t:not_logged(g, "skill test")
end)

test("Graveyard: with no way to Rivertown it is 2 horror", function(t)
  local g = t:game { locations = { "study", "graveyard" }, auto = { "commit" } }
  local me = g:lead()
  g:tokens { "auto_fail" }
  g:effect("move_to", me, g:location "graveyard")
  t:equal({ me.horror, me.place }, { 2, g:location "graveyard" })
end)

test("Northside: 5 resources for 2 clues from the pool, once a game for the whole group",
  { rules = { "ah.limit.group" } }, function(t)
    local g, me, place = at(t, "northside", { investigators = TWO, turn_of = "roland_banks",
      auto = { "windows", "reactions" } })
    local agnes = g:investigator "agnes_baker"
    me.resources = 4
    t:not_offered(g, { "spend 5", place }, "cost")
    me.resources, agnes.resources = 6, 6
    g:act { "spend 5", place }
    t:equal({ me.clues, me.resources, place.clues }, { 2, 1, 4 })
    g:end_turn()
    t:not_offered(g, { "spend 5", place }, "limit", agnes)
  end)

test("Northside's clues are gained, not discovered: who cannot discover gains them", function(t)
  local g, me, place = at(t, "northside")
  g:spawn("the_masked_hunter", { engaged = me, exhausted = true })
  g:act { "spend 5", place }
  t:equal(me.clues, 2)
end)

-- --- the scenario card -----------------------------------------------------------------------------------------------

-- Roland (intellect 3) investigates Rivertown (shroud 1); before that f sets the table.
local function symbol(t, difficulty, tokens, f)
  local g = t:game { locations = { "rivertown", "easttown", "graveyard" }, reference = "the_midnight_masks_reference",
    difficulty = difficulty, auto = { "commit" } }
  if f then f(g, g:lead()) end
  g:tokens(tokens)
  g:act "investigate"
  return g, g:lead()
end

test("skull, easy and standard: -1 for each doom on the Cultist enemy that has most", function(t)
  for _, difficulty in ipairs { "easy", "standard" } do
    local g = symbol(t, difficulty, { "skull" }, function(g)
      g:agenda().doom = 5
      g:spawn("acolyte", { at = g:location "easttown", doom = 1 })
      g:spawn("acolyte", { at = g:location "graveyard", doom = 2, exhausted = true })
      g:spawn("swarm_of_rats", { at = g:location "graveyard", doom = 4 })
    end)
    t:logged(g, "succeeds by 0")
  end
  t:logged(symbol(t, "standard", { "skull" }), "succeeds by 2")
end)

test("skull, hard and expert: -1 for each doom in play", function(t)
  for _, difficulty in ipairs { "hard", "expert" } do
    local g = symbol(t, difficulty, { "skull" }, function(g)
      g:agenda().doom = 1
      g:spawn("acolyte", { at = g:location "easttown", doom = 1 })
      g:spawn("swarm_of_rats", { at = g:location "graveyard", doom = 1 })
    end)
    t:logged(g, "fails by 1")
  end
end)

test("cultist, easy and standard: -2, and 1 doom on the nearest Cultist; the lead decides between equals", function(t)
  for _, difficulty in ipairs { "easy", "standard" } do
    local near, far
    local g = symbol(t, difficulty, { "cultist" }, function(g)
      near = g:spawn("acolyte", { at = g:location "easttown" })
      far = g:spawn("herman_collins", { at = g:location "graveyard" })
    end)
    t:prompt(g, "nearest", g:lead())
    g:choose { far }
    t:equal({ near.doom, far.doom }, { 0, 1 })
    t:logged(g, "succeeds by 0")
    g:place(g:lead(), g:location "easttown")
    near.exhausted = true
    g:tokens { "cultist" }
    g:act "investigate"
    t:equal({ near.doom, far.doom }, { 1, 1 })
  end
  local g = symbol(t, "standard", { "cultist" }, function(g)
    g:spawn("swarm_of_rats", { at = g:location "easttown" })
  end)
  t:logged(g, "succeeds by 0")
  t:equal(g:card "swarm_of_rats".doom, 0)
end)

test("cultist, hard and expert: -2, and 1 doom on each Cultist enemy in play, or else another token", function(t)
  for _, difficulty in ipairs { "hard", "expert" } do
    local acolyte, herman, rats
    local g = symbol(t, difficulty, { "cultist" }, function(g)
      acolyte = g:spawn("acolyte", { at = g:location "easttown", doom = 1 })
      herman = g:spawn("herman_collins", { at = g:location "graveyard" })
      rats = g:spawn("swarm_of_rats", { at = g:location "graveyard" })
    end)
    t:equal({ acolyte.doom, herman.doom, rats.doom }, { 2, 1, 0 })
    t:logged(g, "succeeds by 0")
    g = symbol(t, difficulty, { "cultist", "-1" })
    t:logged(g, "fails by 1")
  end
end)

test("tablet, easy and standard: -3; a failure puts 1 of one's clues on one's location", function(t)
  for _, difficulty in ipairs { "easy", "standard" } do
    local g, me = symbol(t, difficulty, { "tablet" }, function(_, me) me.clues = 2 end)
    t:logged(g, "fails by 1")
    t:equal({ me.clues, me.place.clues }, { 1, 2 })
    g, me = symbol(t, difficulty, { "tablet" }, function(g, me)
      me.clues = 2
      g:effect("modify", me, "intellect", 1, "round")
    end)
    t:logged(g, "succeeds by 0")
    t:equal({ me.clues, me.place.clues }, { 3, 0 })
    g, me = symbol(t, difficulty, { "tablet" })
    t:equal({ me.clues, me.place.clues }, { 0, 1 }, "nobody puts down what he has not")
  end
end)

test("tablet, hard and expert: -4; a failure puts all one's clues on one's location", function(t)
  for _, difficulty in ipairs { "hard", "expert" } do
    local g, me = symbol(t, difficulty, { "tablet" }, function(_, me) me.clues = 3 end)
    t:logged(g, "fails by 1")
    t:equal({ me.clues, me.place.clues }, { 0, 4 })
    g, me = symbol(t, difficulty, { "tablet" }, function(g, me)
      me.clues = 3
      g:effect("modify", me, "intellect", 2, "round")
    end)
    t:logged(g, "succeeds by 0")
    t:equal(me.clues, 4)
  end
end)

-- --- encounter cards -------------------------------------------------------------------------------------------------

test("Hunting Shadow: spend a clue or take 2 damage; who has no clue takes the damage", function(t)
  local g = t:game { locations = { "rivertown" } }
  local me = g:lead()
  g:encounter_deck { "hunting_shadow", "hunting_shadow", "hunting_shadow", "hunting_shadow", "crypt_chill" }
  t:truthy(g:cards "encounter_deck"[1]:is "peril")
  me.clues = 2
  g:effect("draw_encounter", me)
  g:choose { "Spend 1 clue" }
  t:equal({ me.clues, me.damage, g:location "rivertown".clues }, { 1, 0, 1 })
  g:effect("draw_encounter", me)
  g:choose { "Take 2 damage" }
  t:equal({ me.clues, me.damage }, { 1, 2 })
  me.clues = 0
  g:effect("draw_encounter", me)
  t:equal({ me.clues, me.damage }, { 0, 4 })
  me.clues = 1
  g:spawn("the_masked_hunter", { engaged = me })                   -- and so does an investigator who cannot spend any
  g:effect("draw_encounter", me)
  t:equal({ me.clues, me.damage, #g:cards "encounter_discard" }, { 1, 6, 4 })
end)

test("False Lead: without clues it surges", function(t)
  local g = t:game { locations = { "rivertown" }, auto = { "commit" } }
  local me = g:lead()
  g:encounter_deck { "false_lead", "ancient_evils", "ancient_evils" }
  g:effect("draw_encounter", me)
  t:equal({ g:agenda().doom, #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 1, 1, 2 })
  t:not_logged(g, "skill test")
end)

test("False Lead: with clues, 1 of them goes to one's location for each point of an intellect test (4) failed by",
  function(t)
    local g = t:game { locations = { "rivertown" }, auto = { "commit" } }
    local me, place = g:lead(), g:location "rivertown"
    me.clues = 5
    g:encounter_deck { "false_lead", "false_lead", "false_lead", "ancient_evils" }
    g:tokens { "+1", "-2", "auto_fail" }
    g:effect("draw_encounter", me)
    t:equal({ me.clues, place.clues }, { 5, 1 })
    g:effect("draw_encounter", me)
    t:equal({ me.clues, place.clues }, { 2, 4 })
    g:effect("draw_encounter", me)                                 -- by 4, but there are but 2
    t:equal({ me.clues, place.clues, g:agenda().doom }, { 0, 6, 0 })
  end)

test("False Lead: what cancels its revelation cancels its surge", function(t)
  local g = t:game { investigators = { "agnes_baker" }, locations = { "rivertown" }, hand = { "ward_of_protection" } }
  local me = g:lead()
  g:encounter_deck { "false_lead", "ancient_evils" }
  g:effect("draw_encounter", me)
  g:choose { g:card "ward_of_protection" }
  t:equal({ g:agenda().doom, #g:cards "encounter_deck", me.horror }, { 0, 1, 1 })
end)
