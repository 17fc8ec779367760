-- Cards that are played, or put into play, from beneath a card or from a discard pile.

local TWO = { "roland_banks", "agnes_baker" }

local function game(t, more)
  local setup = { locations = { "study" }, investigators = TWO, auto = { "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:investigator "roland_banks", g:investigator "agnes_baker"
end

local function plan_with(t, id)
  local g, me, other = game(t)
  local plan = g:put("elsewhere_plan", "play", { owner = me })
  local card = g:hand(me, { id })[1]
  g:act { "use", plan, "hand beneath", card }
  return g, me, other, plan, card
end

-- --- beneath a card --------------------------------------------------------------------------------------------------

test("an event that lies beneath a card is played from there, with its costs",
  { rules = { "ah.elsewhere.beneath", "ah.elsewhere.costs" } }, function(t)
  local g, me, _, plan, cache = plan_with(t, "emergency_cache")
  t:equal({ #g:cards("hand", me), cache.parent == plan, cache.in_play }, { 0, true, false })
  g:act { "play", cache }
  t:equal({ me.resources, me.actions, cache.parent }, { 8, 2, nil })
  t:zone(cache, "discard", me)
  g:hand(me, { "guts" })
  me.resources = 0
  t:not_offered(g, { "play", cache })
end)

test("an event with a moment of its own is played from beneath a card at that moment",
  { rules = { "ah.elsewhere.beneath" } }, function(t)
  local g, me, _, _, dodge = plan_with(t, "dodge")
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:effect("attack", foe, me)
  t:offered(g, { "play", dodge })
  g:choose "Dodge"
  t:equal({ me.damage, me.resources }, { 0, 4 })
  t:zone(dodge, "discard", me)
end)

test("only the controller of a card beneath may play it, and only while the text says so",
  { rules = { "ah.elsewhere.own_cards" } }, function(t)
  local g, me, other, plan, cache = plan_with(t, "emergency_cache")
  t:offered(g, { "play", cache })
  g:effect("modify", plan, "text_blank", 1, "turn")
  t:not_offered(g, { "play", cache })
  g:end_turn()
  t:equal(g:active(), other)
  t:not_offered(g, { "play", cache })
end)
test("an event that lies facedown beneath a card is seen and played by whom the text allows to play it",
  { rules = { "ah.elsewhere.facedown" } }, function(t)
  local g, me, other = game(t)
  local plan = g:put("elsewhere_plan", "play", { owner = me })
  local cache, knife = unpack(g:hand(me, { "emergency_cache", "knife" }))
  g:effect("put_beneath", knife, plan, true)
  t:equal({ knife.zone, g:sees(me, knife), g:sees(other, knife) }, { "beneath_facedown", false, false })
  g:act { "use", plan, "facedown beneath", cache }
  t:equal({ cache.zone, g:sees(me, cache), g:sees(other, cache) }, { "beneath_facedown", true, false })
  t:not_offered(g, { "play", knife })
  g:act { "play", cache }
  t:equal(me.resources, 8)
  t:zone(cache, "discard", me)
end)

test("what a card says of its own cost holds wherever it is played from", {}, function(t)
  local g, me = game(t)
  g:hand(me, { "knife", "guts" })
  me.resources = 2
  for _, zone in ipairs { "hand", "discard", "deck", "set_aside" } do
    local bargain = g:put("elsewhere_bargain", zone, { owner = me })
    t:equal(bargain.cost, 2, zone)
    t:truthy(me:can_play(bargain, { in_hand = true }), zone)
    g:effect("play", me, bargain, { in_hand = true })
    t:equal(me.resources, 3, zone)
    t:zone(bargain, "discard", me)
    g:empty("discard", me)
    me.resources = 2
  end
  local plan = g:put("elsewhere_plan", "play", { owner = me })
  local facedown = g:hand(me, { "elsewhere_bargain" })[1]
  g:act { "use", plan, "facedown beneath", facedown }
  t:truthy(me:can_play(facedown, { in_hand = true }))
end)

test("a card beneath another counts as out of play and not as in hand", { rules = { "ah.elsewhere.beneath" } }, function(t)
  local g, me, _, plan, cache = plan_with(t, "emergency_cache")
  g:hand(me, { "guts", "guts", "guts", "guts", "guts", "guts", "guts", "guts" })
  g:effect("check_hand_size", me)
  t:no_prompt(g, "discard")
  g:effect("leave_play", plan)
  t:zone(cache, "discard", me)
end)

test("an asset beneath a card is put into play without its cost, and no longer lies there",
  { rules = { "ah.elsewhere.put_into_play", "ah.put_into_play.no_cost" } }, function(t)
  local g, me = game(t)
  local satchel = g:put("elsewhere_satchel", "play", { owner = me })
  local knife = g:hand(me, { "knife" })[1]
  g:effect("put_beneath", knife, satchel)
  g:act { "use", satchel, "Put an Item" }
  t:zone(knife, "play", me)
  t:equal({ knife.controller, knife.parent, me.resources, #g:call("cards_beneath", satchel) }, { me, nil, 5, 0 })
  g:effect("leave_play", satchel)
  t:zone(knife, "play", me)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  t:offered(g, { "activate", knife, 1, foe })
end)

-- --- from a discard pile ---------------------------------------------------------------------------------------------

test("an asset of another's discard pile comes into play under one's control, and goes back to its owner",
  { rules = { "ah.elsewhere.put_into_play", "ah.elsewhere.another_owner" } }, function(t)
  local g, me, other = game(t, { hand = { "elsewhere_meeting" },
    deck = { roland_banks = { "guts" }, agnes_baker = { "guts" } } })
  local friend = g:put("elsewhere_friend", "discard", { owner = other })
  local combat = me.combat
  g:act { "play", "Lucky Meeting" }
  t:zone(friend, "play", me)
  t:equal({ friend.owner, friend.controller, me.resources, me.combat }, { other, me, 4, combat + 1 })
  t:not_logged(g, "has played Old Friend")
  g:effect("take_damage", me, 1)
  t:prompt(g, "Who takes this damage?", me)
  g:choose { friend }
  g:run_to "mythos"
  t:zone(friend, "discard", other)
end)

test("it takes a slot of whoever controls it", { rules = { "ah.elsewhere.another_owner" } }, function(t)
  local g, me, other = game(t, { hand = { "elsewhere_meeting" } })
  local cop = g:put("beat_cop", "play", { owner = me })
  g:put("elsewhere_friend", "discard", { owner = other })
  g:act { "play", "Lucky Meeting" }
  t:zone(cop, "discard", me)
end)

test("an event of another's discard pile is played with one's own resources, and then is where the effect says",
  { rules = { "ah.elsewhere.another_owner", "ah.elsewhere.costs" } }, function(t)
  local g, me, other = game(t, { hand = { "elsewhere_copycat" } })
  local cache = g:put("working_a_hunch", "discard", { owner = other })
  g:deck(other, { "guts" })
  g:location "study".clues = 1
  other.resources, me.resources = 0, 2
  g:act { "play", "Copycat" }
  t:equal({ me.clues, other.clues, me.resources, other.resources }, { 1, 0, 0, 0 })
  t:logged(g, "Roland Banks has played Working a Hunch")
  t:zone(cache, "deck", other)
  t:equal(g:cards("deck", other)[2], cache)
end)

test("what one cannot pay for, one cannot play from there", { rules = { "ah.elsewhere.costs" } }, function(t)
  local g, me, other = game(t, { hand = { "elsewhere_copycat" } })
  g:put("working_a_hunch", "discard", { owner = other })
  g:location "study".clues = 1
  me.resources = 1
  t:not_offered(g, { "play", "Copycat" })
  me.resources = 2
  t:offered(g, { "play", "Copycat" })
end)

test("an asset of another's discard pile that is played is under the control of whoever played it",
  { rules = { "ah.elsewhere.another_owner" } }, function(t)
  local g, me, other = game(t)
  local friend = g:put("elsewhere_friend", "discard", { owner = other })
  g:effect("play", me, friend, { in_hand = true })
  t:zone(friend, "play", me)
  t:equal({ friend.owner, friend.controller, me.resources }, { other, me, 2 })
  g:effect("leave_play", friend)
  t:zone(friend, "discard", other)
  g:effect("play", me, friend, { in_hand = true })
  t:equal(me.resources, 2, "it cannot be paid for")
  me.resources = 3
  g:effect("play", me, friend, { in_hand = true })
  g:effect("resign", other)
  t:zone(friend, "play", me)
  g:effect("leave_play", friend)
  t:zone(friend, "removed")
end)

test("another investigator's signature card is not played, wherever it lies",
  { rules = { "ah.signature.no_foreign_use" } }, function(t)
  local g, me, other = game(t)
  local gun = g:put("rolands_38_special", "discard", { owner = me })
  g:end_turn()
  t:equal(g:active(), other)
  other.resources = 5
  g:effect("play", other, gun, { in_hand = true })
  t:zone(gun, "discard", me)
  t:equal(other.resources, 5)
  g:effect("play", me, gun, { in_hand = true })
  t:zone(gun, "play", me)
end)
