-- Rules Reference, Glossary: Replacing an Opening Hand.

local ASSETS = { "knife", "flashlight", "machete", "evidence", "dodge", "guts", "perception", "overpower" }

-- Twenty cards, some of them events, and these first.
local function deck_with(...)
  local deck = { ... }
  for _ = 1, 2 do
    for _, id in ipairs(ASSETS) do deck[#deck + 1] = id end
  end
  for _ = 1, 4 do deck[#deck + 1] = "manual_dexterity" end
  return deck
end

local function before_setup(t, id, deck)
  local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { id } }
  g:no_shuffle(true)
  local me = g:investigator(id)
  g:deck(me, deck)
  return g, me
end

local function sizes(g, me) return { #g:cards("hand", me), #g:cards("deck", me), #g:cards("discard", me) } end

test("what changes an opening hand changes the number of cards that are drawn", {}, function(t)
  for _, case in ipairs { { nil, 5 }, { "packed_bag", 6 }, { "empty_pockets", 3 } } do
    local g, me = before_setup(t, "roland_banks", deck_with(case[1]))
    g:go_on()
    t:prompt(g, "replace", me)
    t:equal(sizes(g, me), { case[2], 20 - case[2], 0 })
  end
end)

test("an effect on opening hands changes the cards drawn, and those kept, of a hand kept from a larger set", { rules = {
  "ah.opening_hand.kept_from_larger", "ah.opening_hand.sefina", "ah.opening_hand.replacement_is_opening_hand" } },
  function(t)
    for _, case in ipairs { { nil, 13, 8 }, { "packed_bag", 14, 9 }, { "empty_pockets", 11, 6 } } do
      local g, me = before_setup(t, "sefina_example", deck_with(case[1]))
      g:go_on()
      t:prompt(g, "Which events go beneath the card?", me)
      t:equal(sizes(g, me), { case[2], 20 - case[2], 0 })
      g:choose { "Evidence!" }
      t:prompt(g, "Which " .. case[3] .. " cards do you keep", me)
      local kept = {}
      for i = 1, case[3] do kept[i] = g:cards("hand", me)[i] end
      g:choose(kept)
      t:equal(sizes(g, me), { case[3], 20 - case[2], case[2] - 1 - case[3] })
      t:equal(#g:cards "beneath", 1)
    end
  end)

test("the set that replaces an opening hand is one: weaknesses are replaced in it, and cards of it may be put back", {
  rules = { "ah.opening_hand.replacement_is_opening_hand" } }, function(t)
    local g, me = before_setup(t, "sefina_example", deck_with "paranoia")
    local paranoia = g:cards("deck", me)[1]
    g:go_on()
    t:zone(paranoia, "set_aside_weaknesses", me)
    t:equal(#g:cards("hand", me), 13)
    g:pass()
    local kept = {}
    for i = 1, 8 do kept[i] = g:cards("hand", me)[i] end
    g:choose(kept)
    t:prompt(g, "replace", me)
    g:choose { kept[1] }
    t:equal(#g:cards("hand", me), 8)
    t:zone(kept[1], "deck", me)
    t:zone(paranoia, "deck", me)
  end)

test("of the larger set as many are kept as effects on opening hands leave, down to none", { rules = {
  "ah.opening_hand.kept_from_larger" } }, function(t)
    for _, case in ipairs { { 0, 3 }, { 1, 1 }, { 2, 0 } } do
      local copies, keeps = unpack(case)
      local deck, drawn = deck_with(), 6 - 2 * copies
      for _ = 1, copies do table.insert(deck, 1, "empty_pockets") end
      local g, me = before_setup(t, "keep_example", deck)
      g:go_on()
      if keeps > 0 then
        t:prompt(g, "Which " .. keeps .. " cards do you keep", me)
        t:equal(#g:prompt_options(), drawn)
        local kept = {}
        for i = 1, keeps do kept[i] = g:cards("hand", me)[i] end
        g:choose(kept)
        for _, card in ipairs(kept) do t:zone(card, "hand", me) end
      end
      t:equal(sizes(g, me), { keeps, 20 - drawn, drawn - keeps })
    end
  end)

test("a card that cannot be replaced is kept besides those chosen, even if none may be", { rules = {
  "ah.opening_hand.kept_from_larger" } }, function(t)
    for _, copies in ipairs { 0, 2 } do
      local deck = deck_with "extra_keeper"
      for _ = 1, copies do deck[#deck + 1] = "empty_pockets" end
      local g, me = before_setup(t, "keep_example", deck)
      local keeper = g:cards("deck", me)[1]
      g:go_on()
      if copies == 0 then
        t:prompt(g, "Which 2 cards do you keep", me)
        t:equal(#g:prompt_options(), 5)
        g:choose { g:cards("hand", me)[2], g:cards("hand", me)[3] }
      end
      t:zone(keeper, "hand", me)
      t:equal(sizes(g, me), copies == 0 and { 3, 15, 3 } or { 1, 19, 1 })
    end
  end)

test("from a deck with fewer cards than are kept all of them are kept", { rules = { "ah.opening_hand.kept_from_larger" } },
  function(t)
    local g, me = before_setup(t, "keep_example", { "knife", "guts" })
    g:go_on()
    t:prompt(g, "replace", me)
    t:equal(sizes(g, me), { 2, 0, 0 })
  end)
