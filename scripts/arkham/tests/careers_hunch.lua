-- Rules Reference, Glossary: Joe's "Hunch Deck".

local HUNCH = { "working_a_hunch", "working_a_hunch", "barricade", "barricade" }
local OTHERS = { "knife", "guts", "dodge", "machete", "flashlight", "perception", "overpower" }

local function deck()
  local all = {}
  for _, list in ipairs { OTHERS, HUNCH } do
    for _, id in ipairs(list) do all[#all + 1] = id end
  end
  return all
end

local function before_setup(t, ids)
  local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "joe_example" } }
  g:no_shuffle(true)
  local me = g:investigator "joe_example"
  g:deck(me, ids)
  return g, me
end

local titles = require "helpers/titles"

test("the hunch deck is built from cards of the deck that fit it, before the opening hand is drawn",
  { rules = { "ah.hunch.built_in_step_4" } }, function(t)
    local g, me = before_setup(t, deck())
    g:go_on()
    t:prompt(g, "Which 3 cards are your hunch deck?", me)
    t:equal({ #g:prompt_options(), #g:cards("hand", me) }, { 4, 0 })
    local cards = g:cards("deck", me)
    g:choose { cards[#cards - 3], cards[#cards - 2], cards[#cards] }
    t:equal(titles(g:call("find", "hunch_deck", me)), { "Barricade", "Working a Hunch", "Working a Hunch" })
    t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 5, 3 })
    t:equal(#g:cards("hand", me) + #g:cards("deck", me) + #g:call("find", "hunch_deck", me), #deck())
  end)

test("a deck with too few cards for the hunch deck gives those it has", {
  rules = { "ah.hunch.built_in_step_4" } }, function(t)
    local g, me = before_setup(t, { "barricade", "knife", "guts", "dodge", "machete", "flashlight", "perception" })
    g:go_on()
    t:prompt(g, "replace", me)
    t:equal({ titles(g:call("find", "hunch_deck", me)), #g:cards("hand", me) }, { { "Barricade" }, 5 })
  end)

local function with_hunch(t)
  local g  = t:game { investigators = { "joe_example" }, locations = { "study" } }
  local me = g:investigator "joe_example"
  local card = g:put("working_a_hunch", "beneath_facedown", { owner = me, attached_to = me })
  g:hold_window "turn"
  return g, me, card
end

test("what concerns the deck leaves the hunch deck alone", { rules = { "ah.hunch.not_joes_deck" } }, function(t)
  local g, me, card = with_hunch(t)
  local knife, guts = unpack(g:deck(me, { "knife", "guts" }))
  g:effect("draw", me, 2)
  t:equal({ knife.zone, guts.zone, card.zone }, { "hand", "hand", "beneath_facedown" })
  g:effect("draw", me, 1)                                    -- the deck is empty, whatever the hunch deck holds
  t:zone(card, "beneath_facedown")
  t:equal({ #g:call("find", "deck", me), #g:call("find", "hunch_deck", me) }, { 0, 1 })
  local machete = g:discard_pile(me, { "machete" })[1]
  g:effect("draw", me, 1)                                    -- the discard pile becomes the deck, not the hunch deck
  t:equal({ machete.zone, card.zone, #g:call("find", "hunch_deck", me) }, { "hand", "beneath_facedown", 1 })
end)

test("a card played from the hunch deck goes to the discard pile", { rules = { "ah.hunch.discard" } }, function(t)
  local g, me, card = with_hunch(t)
  g:act { "use", me, "hunch deck" }
  t:equal({ me.clues, me.resources, #g:call("find", "hunch_deck", me) }, { 1, 3, 0 })
  t:zone(card, "discard", me)
  t:not_offered(g, { "use", me, "hunch deck" })
end)

test("the hunch deck of an investigator who is out of the game is out of it too", {}, function(t)
  local g  = t:game { investigators = { "joe_example", "roland_banks" }, locations = { "study" } }
  local me = g:investigator "joe_example"
  local card = g:put("barricade", "beneath_facedown", { owner = me, attached_to = me })
  g:effect("take_damage", me, 20)
  t:zone(card, "removed")
end)

test("the hunch deck is shuffled, and nobody sees its cards", { rules = { "ah.hunch.built_in_step_4" } }, function(t)
  local first = {}
  for seed = 1, 12 do
    local g  = t:game { investigators = { "joe_example" }, locations = { "study" }, seed = seed }
    local me = g:investigator "joe_example"
    for _, id in ipairs { "working_a_hunch", "barricade", "cryptic_research" } do
      g:put(id, "beneath_facedown", { owner = me, attached_to = me })
    end
    local other = g:put("knife", "beneath_facedown", { owner = me, attached_to = g:location "study" })
    g:effect("shuffle_hunch_deck", me)
    local top = g:call("find", "hunch_deck", me)[1]
    first[top.id] = true
    t:equal({ #g:call("find", "hunch_deck", me), other.parent, g:sees(me, top) }, { 3, g:location "study", false })
  end
  local n = 0
  for _ in pairs(first) do n = n + 1 end
  t:truthy(n > 1)
end)

test("cards that belong to the hunch deck are in it without being chosen, and are no choice besides", {
  rules = { "ah.hunch.built_in_step_4" } }, function(t)
    local others = { "knife", "guts", "machete", "flashlight", "perception", "overpower", "barricade", "working_a_hunch" }
    for _, case in ipairs { { "dodge" }, { "dodge", "evidence" } } do
      local ids = { unpack(others) }
      for _, id in ipairs(case) do ids[#ids + 1] = id end
      local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "extra_gumshoe" } }
      g:no_shuffle(true)
      local me = g:lead()
      g:deck(me, ids)
      g:go_on()
      if #case == 1 then
        t:prompt(g, "Which 1 cards are your hunch deck?", me)
        t:equal(g:prompt_options(), { "Barricade", "Working a Hunch" })
        g:choose { "Barricade" }
      end
      t:prompt(g, "replace", me)
      t:equal(titles(g:call("find", "hunch_deck", me)),
        #case == 1 and { "Barricade", "Dodge" } or { "Dodge", "Evidence!" })
    end
  end)

test("only the revealed card is the revealed card of the hunch deck, whatever else lies beneath the investigator", function(t)
  local g  = t:game { investigators = { "extra_sleuth" }, locations = { "study" }, auto = { "windows" } }
  local me = g:lead()
  local knife = g:hand(me, { "knife" })[1]
  g:effect("put_beneath", knife, me)
  g:effect("put_beneath", g:hand(me, { "guts" })[1], g:location "study")
  local hunch = g:put("dodge", "beneath_facedown", { owner = me, attached_to = me })
  t:not_offered(g, { "use", me, "shuffle" }, "any(revealed_hunch)")
  g:act { "use", me, "reveal" }
  t:equal(g:call("find", "revealed_hunch", me), { hunch })
  t:equal(#g:call("find", "side_cards", me), 0)
  g:act { "use", me, "shuffle" }
  t:equal({ hunch.zone, knife.zone, #g:call("find", "hunch_deck", me) }, { "beneath_facedown", "beneath", 1 })
end)

test("an empty hunch deck reveals nothing", function(t)
  local g  = t:game { investigators = { "extra_gumshoe" }, locations = { "study" }, phase = "mythos" }
  local me = g:lead()
  g:auto { "windows", "forced" }
  g:run_to "turn of extra_gumshoe"
  t:equal(#g:cards "beneath", 0)
end)

test("a card that is shuffled into the hunch deck may come anywhere in it", function(t)
  local places, n = {}, 0
  for seed = 1, 12 do
    local g  = t:game { investigators = { "extra_gumshoe" }, locations = { "study" }, seed = seed }
    local me = g:lead()
    for _, id in ipairs { "dodge", "evidence" } do g:put(id, "beneath_facedown", { owner = me, attached_to = me }) end
    local card = g:discard_pile(me, { "barricade" })[1]
    g:act { "use", me, "discard pile" }
    local deck = g:call("find", "hunch_deck", me)
    t:equal({ #deck, g:sees(me, card) }, { 3, false })
    for i, other in ipairs(deck) do
      if other == card then
        n = n + (places[i] and 0 or 1)
        places[i] = true
      end
    end
  end
  t:equal(n, 3)
end)

test("a card does not come into the hunch deck of an investigator who is eliminated before that", function(t)
  local g  = t:game { investigators = { "extra_gumshoe", "roland_banks" }, locations = { "study" } }
  local me = g:investigator "extra_gumshoe"
  me.horror = 5
  g:put("extra_dread", "threat", { owner = me })
  local card = g:discard_pile(me, { "barricade" })[1]
  g:auto { "windows" }
  g:act { "use", me, "discard pile" }
  t:zone(card, "removed")
  t:not_logged(g, "into the hunch deck of")
end)
