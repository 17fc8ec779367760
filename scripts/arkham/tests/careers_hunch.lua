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
