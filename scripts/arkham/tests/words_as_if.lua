-- Rules Reference, Glossary: "As if..." (FAQ 2.10).

-- Luke at a lane without clues; the toll gate next to it has two, an enemy, and makes events cost 1 more.
local function crossing(t, config)
  config = config or {}
  config.investigators = config.investigators or { "luke_robinson_example" }
  config.locations = { "quiet_lane", "toll_gate" }
  config.hand = config.hand or { "preposterous_sketches_example" }
  config.deck = config.deck or { "knife", "guts", "flashlight", "evidence" }
  local g = t:game(config)
  return g, g:investigator "luke_robinson_example", g:location "quiet_lane", g:location "toll_gate"
end

local SKETCHES = { "use", "Luke Robinson", "as if" }

test("Luke plays Preposterous Sketches as if at the next location: its costs and its enemy's attack are those of there",
  { rules = { "ah.as_if.luke_sketches", "ah.as_if.whole_duration" } }, function(t)
    local g, luke, lane, gate = crossing(t)
    local sketches = g:card "preposterous_sketches_example"
    g:spawn("swarm_of_rats", { at = gate })
    t:not_offered(g, { "play", sketches }, "clues")
    luke.resources = 2
    t:not_offered(g, SKETCHES)                             -- 3 at the gate
    luke.resources = 5
    g:stop_at("attack")
    g:act(SKETCHES)
    t:stopped(g)
    t:equal({ luke.resources, luke.actions, luke.place }, { 2, 2, gate }, "paid, and then attacked")
    g:stop_at("card_drawn")
    g:go_on()
    t:stopped(g)
    t:equal(luke.place, gate)
    g:stop_at("played")
    g:go_on()
    t:stopped(g)
    t:zone(sketches, "discard", luke)
    t:equal(luke.place, lane, "in the discard pile: it is over")
    g:go_on()
    t:equal({ luke.damage, #g:cards("hand", luke) }, { 1, 3 })
    t:not_offered(g, SKETCHES)
  end)

test("without an enemy there nothing attacks; those engaged do", { rules = { "ah.as_if.luke_sketches" } }, function(t)
  local g, luke = crossing(t)
  g:act(SKETCHES)
  t:equal({ luke.damage, #g:cards("hand", luke) }, { 0, 3 })
  local other, hero, _, gate = crossing(t)
  other:spawn("swarm_of_rats", { engaged = hero })
  other:spawn("swarm_of_rats", { at = gate, exhausted = true })
  other:act(SKETCHES)
  t:equal(hero.damage, 1)
end)

test("an enemy of his own deck that is engaged with nobody is as if engaged, too",
  { rules = { "ah.as_if.luke_sketches" } }, function(t)
    local g, luke, _, gate = crossing(t)
    g:spawn("mob_enforcer", { at = gate, owner = luke })
    g:act(SKETCHES)
    t:equal(luke.damage, 1)
  end)

test("what reacts meanwhile sees him there; what reacts to the end of it sees him back",
  { rules = { "ah.as_if.other_effects_see_it", "ah.as_if.whole_duration", "ah.as_if.luke_sketches" } }, function(t)
    local g, luke, _, gate = crossing(t)
    g:put("diary", "play", { owner = luke })
    g:spawn("swarm_of_rats", { at = gate, exhausted = true })
    g:act(SKETCHES)
    t:prompt(g, "draws", luke)                              -- clues and an enemy there
    g:choose { "gain 1 resource" }
    t:equal(luke.resources, 3)
    t:prompt(g, "has played", luke)
    t:equal(g:prompt_options()[1], "Diary: After you play a card where there are no clues: lose 1 resource.")
  end)

test("nothing moves: he is where he was, and the enemies there are engaged with nobody",
  { rules = { "ah.as_if.nothing_really_changes" } }, function(t)
    local g, luke, lane, gate = crossing(t)
    local rats = g:spawn("swarm_of_rats", { at = gate })
    local tired = g:spawn("ghoul_minion", { at = gate, exhausted = true })
    g:put("rude_awakening", "hand", { owner = luke })
    g:stop_at "attack"
    g:act(SKETCHES)
    if g:prompt() then g:choose { "rude awakening" } end
    t:stopped(g)
    t:equal({ luke.parent, rats.parent }, { lane, gate })
    t:equal(#g:cards("threat", luke), 0)
    t:truthy(rats.zone == "threat" and rats.bearer == luke, "taken to be engaged")
    g:go_on()
    t:equal({ luke.place, rats.place, tired.place, rats.zone, tired.zone }, { lane, gate, gate, "board", "board" })
    t:equal(#g:cards("threat", luke), 0, "enemies that became ready did not engage who is not there")
    t:not_logged(g, "engages")
    t:not_logged(g, "moves to")
  end)

test("enemies that become ready do not engage who is only taken to be there", {
  rules = { "ah.as_if.nothing_really_changes" } }, function(t)
    local g, luke, lane, gate = crossing(t, { hand = { "rude_awakening" } })
    g:put("errand_boy", "play", { owner = luke })
    g:spawn("swarm_of_rats", { at = gate })
    g:spawn("ghoul_minion", { at = gate, exhausted = true })
    g:act { "use", "Errand Boy" }
    t:logged(g, "Rude Awakening")
    t:equal({ #g:cards("threat", luke), luke.place }, { 0, lane })
    t:not_logged(g, "engages")
  end)

test("disengaged meanwhile, each enemy is where it really is", { rules = { "ah.as_if.nothing_really_changes",
  "ah.as_if.other_effects_see_it" } }, function(t)
  local g, luke, lane, gate = crossing(t, { hand = { "shake_off" } })
  local rats = g:spawn("swarm_of_rats", { engaged = luke, exhausted = true })
  local ghoul = g:spawn("ghoul_minion", { at = gate, exhausted = true })
  g:act(SKETCHES)
  t:equal({ rats.zone, rats.place, ghoul.zone, ghoul.place }, { "board", lane, "board", gate })
  t:equal(luke.resources, 6, "1 for the toll, 2 for the two engaged with him")
end)

test("an enemy that he evades as if engaged with it is where it was", { rules = { "ah.as_if.nothing_really_changes",
  "ah.as_if.whole_duration" } }, function(t)
  local g, luke, lane, gate = crossing(t, { hand = { "long_shot", "long_shot" } })
  local ghoul = g:spawn("ghoul_minion", { at = gate })
  t:not_offered(g, { "evade", luke, ghoul })
  g:tokens { "+1", "+1" }
  g:act { "play", "Long Shot", ghoul }
  g:choose { "evade" }
  g:auto { "windows", "commit" }
  t:equal({ ghoul.exhausted, ghoul.zone, ghoul.place }, { true, "board", gate })
  g:act { "play", "Long Shot", ghoul }
  g:choose { "fight" }
  t:equal({ ghoul.damage, ghoul.zone, ghoul.place, luke.place }, { 1, "board", gate, lane })
end)

test("what is aimed at one enemy is offered only if that enemy can be its target", { rules = { "ah.fight.any_enemy_here" } },
function(t)
  local g, luke, lane, gate = crossing(t)
  local here, there = g:spawn("ghoul_minion", { at = lane }), g:spawn("ghoul_minion", { at = gate })
  t:equal({ luke:can_perform("fight", { target = here }), luke:can_perform("fight", { target = there }),
    luke:can_take_action("evade", { target = there }) }, { true, false, false })
end)

test("an investigation as if elsewhere has the shroud and the clues of there",
  { rules = { "ah.as_if.whole_duration", "ah.as_if.nothing_really_changes" } }, function(t)
    local g, luke, lane, gate = crossing(t, { auto = { "windows", "commit" } })
    g:put("far_sight", "play", { owner = luke })
    lane.clues = 1
    g:tokens { "0" }
    g:act { "activate", "Far Sight", gate }                  -- shroud 4, intellect 3
    t:equal({ luke.clues, gate.clues }, { 0, 2 })
    g:tokens { "+1" }
    g:act { "activate", "Far Sight", gate }
    t:equal({ luke.clues, gate.clues, lane.clues, luke.place }, { 1, 1, 1, lane })
  end)

test("who really moves meanwhile is where he went", { rules = { "ah.as_if.nothing_really_changes" } }, function(t)
  local g, luke, lane, gate = crossing(t, { hand = { "stroll" } })
  local yard = g:put("back_yard", "locations")
  local rats = g:spawn("swarm_of_rats", { at = gate, exhausted = true })
  g:act(SKETCHES)
  t:equal(luke.place, yard, "connected with the gate, not with the lane")
  t:equal({ rats.place, rats.zone }, { gate, "board" })
  t:falsy(g:call("distance", lane, yard) == 1)
end)

test("a card played as if in hand is paid as from there and goes where it goes",
  { rules = { "ah.as_if.whole_duration" } }, function(t)
    local g, luke, _, gate = crossing(t, { hand = {} })
    luke.parent = gate
    g:put("old_notes", "play", { owner = luke })
    local sketches, knife = unpack(g:discard_pile(luke, { "preposterous_sketches_example", "knife" }))
    luke.resources = 2
    t:not_offered(g, { "activate", "Old Notes" })             -- the gate's toll is for cards in hand
    g:put("bargain", "play", { owner = luke })
    g:act { "activate", "Old Notes" }
    t:equal({ luke.resources, luke.actions, #g:cards("hand", luke) }, { 0, 2, 3 })
    t:equal(g:cards("discard", luke), { sketches, knife })
    t:zone(sketches, "discard", luke)
  end)

test("enemies elsewhere are not taken to be engaged with him", { rules = { "ah.as_if.luke_sketches" } }, function(t)
  local g, luke = crossing(t)
  g:spawn("swarm_of_rats", { at = g:put("back_yard", "locations") })
  g:act(SKETCHES)
  t:equal(luke.damage, 0)
end)

test("when it is over, a ready enemy where he is engages him", { rules = { "ah.as_if.whole_duration" } }, function(t)
  local g, luke, lane = crossing(t, { hand = { "shake_off" } })
  local rats = g:spawn("swarm_of_rats", { engaged = luke })
  g:act(SKETCHES)
  t:equal(luke.resources, 5, "1 for the toll, 1 for the rats: they were disengaged")
  t:equal({ rats.zone, rats.bearer, rats.place }, { "threat", luke, lane })
end)

test("without a word of it a card elsewhere is not taken to be in hand",
  { rules = { "ah.ability.only_while_in_play" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local tea, other = g:discard_pile(me, { "bitter_tea" })[1], g:hand(me, { "bitter_tea" })[1]
    g:effect("play", me, tea)
    t:equal(me.resources, 5)
    g:effect("play", me, other)
    t:equal(me.resources, 6)
  end)

-- --- as if in hand -----------------------------------------------------------------------------------------------------

local function trunk_of(t, config)
  config = config or {}
  config.locations = { "study" }
  local g  = t:game(config)
  local me = g:lead()
  return g, me, g:put("packed_trunk", "play", { owner = me })
end

for _, together in ipairs { false, true } do
  test("whoever a card is given to plays what lies beneath it" .. (together and ", when several change hands" or ""),
    { rules = { "ah.attach.control_follows_host" } }, function(t)
      local g, me, trunk = trunk_of(t, { investigators = { "roland_banks", "test_partner" } })
      local other = g:investigator "test_partner"
      local knife = g:put("knife", "beneath_facedown", { owner = me, attached_to = trunk })
      t:offered(g, { "play", knife })
      if together then g:effect("give_together", { { trunk, other } }) else g:effect("take_control", other, trunk) end
      t:equal({ trunk.controller, knife.controller, g:sees(other, knife) }, { other, other, true })
      t:not_offered(g, { "play", knife })
      g:auto { "windows" }
      g:end_turn()
      g:act { "play", knife }
      t:equal({ knife.zone, knife.controller, knife.owner }, { "play", other, me })
    end)
end

test("what lies beneath a card that was given away stays there when its owner is eliminated, and goes with its controller",
  { rules = { "ah.attach.control_follows_host" } }, function(t)
    for _, gone in ipairs { "owner", "controller" } do
      local g, me, trunk = trunk_of(t, { investigators = { "roland_banks", "test_partner" } })
      local other = g:investigator "test_partner"
      local knife = g:put("knife", "beneath_facedown", { owner = me, attached_to = trunk })
      g:effect("take_control", other, trunk)
      g:effect("defeat", gone == "owner" and me or other)
      t:equal({ trunk.zone, knife.zone }, gone == "owner" and { "play", "beneath_facedown" } or { "removed", "removed" })
    end
end)

for _, zone in ipairs { "discard", "attached", "set_aside" } do
  test("an asset and an event are played as if they were in hand: " .. zone, { rules = { "ah.play.action" } }, function(t)
    local g, me, trunk = trunk_of(t)
    local from = { owner = me, attached_to = zone == "attached" and trunk or nil }
    local knife, cache = g:put("knife", zone, from), g:put("emergency_cache", zone, from)
    me.resources = 5
    g:act { "play", cache }
    t:equal({ me.resources, me.actions }, { 8, 2 })
    t:zone(cache, "discard", me)
    g:act { "play", knife }
    t:zone(knife, "play", me)
    t:equal({ me.resources, me.actions, knife.parent }, { 7, 1, nil })
  end)
end

test("only with a text that says so is a card elsewhere played, and only by whose card it is", { rules = { "ah.play.action" } },
  function(t)
    local g, me, trunk = trunk_of(t, { investigators = { "roland_banks", "agnes_baker" } })
    local other = g:investigator "agnes_baker"
    local mine, hers = g:put("knife", "discard", { owner = me }), g:put("knife", "discard", { owner = other })
    t:offered(g, { { "play", mine } })
    t:not_offered(g, { "play", hers })
    me.resources = 0
    t:not_offered(g, { "play", mine }, "cost")
    me.resources = 5
    trunk:move("hand", me)
    t:not_offered(g, { "play", mine })
  end)

test("a unique asset that is attached is not in its own way; another of that title is",
  { rules = { "ah.unique.one_in_play" } }, function(t)
    local g, me, trunk = trunk_of(t)
    local cop = g:put("beat_cop", "attached", { owner = me, attached_to = trunk })
    local milan = g:put("dr_milan_christopher", "attached", { owner = me, attached_to = trunk })
    t:offered(g, { { "play", milan } })
    t:offered(g, { { "play", cop } })
    local second = g:put("dr_milan_christopher", "discard", { owner = me })
    t:not_offered(g, { "play", second })
  end)

test("an effect plays a card of another's discard pile, or from the top of a deck, as if it were in hand",
  { rules = { "ah.play.action" } }, function(t)
    local g, me = trunk_of(t, { investigators = { "roland_banks", "agnes_baker" } })
    local other = g:investigator "agnes_baker"
    local cache = g:put("emergency_cache", "discard", { owner = other })
    g:deck(me, { "knife", "guts" })
    local knife = g:cards("deck", me)[1]
    me.resources = 5
    g:effect("play", me, cache, { in_hand = true })
    t:equal(me.resources, 8)
    t:zone(cache, "discard", other)
    g:effect("play", me, knife, { in_hand = true })
    t:zone(knife, "play", me)
  end)
