-- Rules Reference, Glossary: Costs; Additional Costs (FAQ 1.6); Action (FAQ 1.10); "...only as your first action" (FAQ
-- 2.18); "Take an action" (FAQ 2.19); Play Restrictions, Permissions; The letter "X"; Wild Skill Icons (FAQ 1.9).
-- One file: a cost, its payment and what it is paid with are tested side by side.

-- --- costs that ask -------------------------------------------------------------------------------------------------

test("horror or damage that is a cost and is prevented does not pay it; the ability stops", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local price = g:put("blood_price", "play", { owner = me })
  g:act { "use", price, "1 horror" }
  t:equal({ me.horror, me.resources }, { 1, 8 })
  g:put("calm_charm", "play", { owner = me })
  g:act { "use", price, "1 horror" }
  t:equal({ me.horror, me.resources }, { 1, 8 }, "none taken, nothing paid")
  g:act { "use", price, "2 damage" }
  t:equal({ me.damage, me.resources }, { 1, 8 }, "1 of 2: not wholly paid")
end)

test("an asset may have an additional cost, and a condition on playing it", { rules = { "ah.cost.paid_simultaneously" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "test_pact", "test_pact" } }
    local me = g:investigator "roland_banks"
    local first, second = unpack(g:cards("hand", me))
    t:not_offered(g, { "play", first }, "count(engaging)")
    g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
    g:act { "play", first }
    t:equal({ first.zone, me.horror, me.resources }, { "play", 2, 4 })
    g:put("calm_charm", "play", { owner = me })
    g:act { "play", second }
    t:equal({ second.zone, me.horror }, { "hand", 3 }, "1 of the 2 horror was prevented, so the cost is not paid")
  end)

test("a cost that is chosen not to be paid, or whose script fails, stops its ability", function(t)
  local g  = t:game { locations = { "study" }, hand = { "knife", "guts" } }
  local me = g:investigator "roland_banks"
  local price = g:put("blood_price", "play", { owner = me })
  g:act { "use", price, "any number" }
  g:choose { none = true }
  t:equal(me.resources, 5)
  g:act { "use", price, "any number" }
  g:choose { "knife" }
  t:equal({ me.resources, #g:cards("hand", me) }, { 7, 1 })
  g:act { "use", price, "worked out" }
  t:script_error(g, "no such price")
  t:equal(me.resources, 7)
end)

-- --- additional costs -----------------------------------------------------------------------------------------------

local function quad(t, at)
  local g = t:game { investigators = { "ashcan_pete_example" },
    locations = { "miskatonic_quad_example", "orne_library_example" }, auto = { "windows", "commit" },
    at = at and { ashcan_pete_example = at } }
  local pete = g:investigator "ashcan_pete_example"
  g:put("spendthrift", "play", { owner = pete })              -- so that the turn does not end with the actions
  return g, pete, g:put("duke_example", "play", { owner = pete }), g:location "orne_library_example"
end

test("Duke leads Pete to Orne Library: the additional action is paid as the investigation would resolve",
  { rules = { "ah.addcost.duke_orne_library", "ah.addcost.paid_on_resolution" } }, function(t)
    local g, pete, duke, library = quad(t)
    g:tokens { "-1" }                                         -- base 4, shroud 3
    g:act { "activate", duke }
    t:prompt(g, "move first", pete)
    t:equal(pete.actions, 2, "1 for Duke, no more at the quad")
    g:choose { library }
    t:equal({ pete.place, pete.actions, pete.clues }, { library, 1, 1 })
    t:truthy(duke.exhausted)
    t:equal(pete:check "intellect", 2, "his own again")
  end)

test("if he cannot pay it only the investigation fails; he has moved",
  { rules = { "ah.addcost.duke_orne_library", "ah.addcost.unpaid_aspect_fails" } }, function(t)
    local g, pete, duke, library = quad(t)
    pete.actions = 1
    g:act { "activate", duke }
    g:choose { library }
    t:equal({ pete.place, pete.actions, pete.clues }, { library, 0, 0 })
    t:truthy(duke.exhausted)
    t:not_logged(g, "skill test")
    t:equal(library.clues, 1)
    t:equal(pete:check "intellect", 2)
  end)

test("an investigate action there costs 2 actions, paid with its other costs; elsewhere 1",
  { rules = { "ah.addcost.paid_on_resolution", "ah.init.modifiers_then_pay" } }, function(t)
    local g, pete, _, library = quad(t, "orne_library_example")
    local lamp = g:put("flashlight", "play", { owner = pete })
    g:tokens { "0" }
    g:act { "investigate", pete }
    t:equal(pete.actions, 1)
    t:not_offered(g, { "investigate", pete }, "cost")
    t:not_offered(g, { "activate", lamp }, "cost")
    g:act { "move", g:location "miskatonic_quad_example" }
    pete.actions = 1
    t:offered(g, { { "investigate", pete }, { "activate", lamp } })
    t:equal(library.clues, 1)
  end)

test("away from the library Duke's investigation costs no more, wherever he was",
  { rules = { "ah.addcost.paid_on_resolution" } }, function(t)
    local g, pete, duke = quad(t, "orne_library_example")
    pete.actions = 1
    g:tokens { "-1" }
    g:act { "activate", duke }
    g:choose { g:location "miskatonic_quad_example" }
    t:equal(pete.actions, 0)
    t:logged(g, "succeeds")
  end)

test("an investigation that an effect performs ignores the action, not what the library adds",
  { rules = { "ah.addcost.paid_on_resolution", "ah.perform_action.nothing_spent" } }, function(t)
    local g, pete, _, library = quad(t, "orne_library_example")
    g:put("far_sight", "play", { owner = pete })
    g:tokens { "+1" }
    g:act { "activate", "Far Sight", library }
    t:equal(pete.actions, 1, "1 for the ability, 1 more for the library")
    t:equal(pete.clues, 1)
  end)

test("another cost than actions: who cannot pay it does not move; the rest of the effect goes on",
  { rules = { "ah.addcost.paid_on_resolution", "ah.addcost.unpaid_aspect_fails" } }, function(t)
    local g  = t:game { locations = { "quiet_lane", "turnstile" }, hand = { "errand", "errand" } }
    local me = g:investigator "roland_banks"
    me.resources = 1
    g:act { "play", "Errand" }
    t:equal({ me.place, me.resources }, { g:location "turnstile", 2 }, "1 paid on the way, 2 gained")
    g:place(me, g:location "quiet_lane")
    me.resources = 0
    g:act { "play", "Errand" }
    t:equal({ me.place, me.resources }, { g:location "quiet_lane", 2 })
  end)

-- --- additional actions ---------------------------------------------------------------------------------------------

local function friends(t, n)
  local g  = t:game { locations = { "study" }, auto = { "windows", "commit" } }
  local me = g:investigator "roland_banks"
  local list = {}
  for i = 1, n do list[i] = g:put("spry_friend", "play", { owner = me }) end
  return g, me, list
end

test("an action that costs 2 actions uses two additional actions", { rules = { "ah.action.additional_used_first" } },
  function(t)
    local g, me, list = friends(t, 2)
    local haunted = g:put("haunted", "threat", { owner = me })
    g:act { "activate", haunted }
    t:equal(me.actions, 3)
    t:truthy(list[1].action_spent and list[2].action_spent)
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
  end)

test("with one additional action it costs one of the three as well", { rules = { "ah.action.additional_used_first" } },
  function(t)
    local g, me = friends(t, 1)
    g:act { "activate", g:put("haunted", "threat", { owner = me }) }
    t:equal(me.actions, 2)
    g:act "gain 1 resource"
    t:equal(me.actions, 1)
  end)

test("of three the investigator chooses the two to use", { rules = { "ah.action.additional_choose" } }, function(t)
  local g, me, list = friends(t, 3)
  g:act { "activate", g:put("haunted", "threat", { owner = me }) }
  t:prompt(g, "additional action", me)
  g:choose { list[1], list[3] }
  t:equal({ me.actions, list[1].action_spent, list[2].action_spent, list[3].action_spent }, { 3, true, false, true })
end)

test("an action made dearer uses as many as it costs",
  { rules = { "ah.action.additional_used_first", "ah.action.additional_choose" } }, function(t)
    local g, me, list = friends(t, 2)
    g:put("frozen_in_fear", "threat", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:tokens { "0" }
    g:act { "fight", foe }
    t:equal(me.actions, 3)
    t:truthy(list[1].action_spent and list[2].action_spent)
  end)

-- --- taking an action -----------------------------------------------------------------------------------------------

local function explorer(t, config)
  config = config or {}
  config.investigators = config.investigators or { "ursula_downs_example" }
  config.locations = { "miskatonic_quad_example", "orne_library_example", "quiet_lane" }
  config.auto = { "windows", "commit" }
  local g = t:game(config)
  local me = g:investigator "ursula_downs_example"
  g:put("spendthrift", "play", { owner = me })
  g:location "quiet_lane".clues = 1
  return g, me
end

test("an action that an effect lets one take is gained and spent: it provokes, and it counts",
  { rules = { "ah.take_action.gain_and_spend" } }, function(t)
    local g, me = explorer(t)
    g:tokens { "0" }
    g:act { "move", g:location "quiet_lane" }
    local rats = g:spawn("swarm_of_rats", { engaged = me })
    t:prompt(g, "moves to", me)
    g:choose { "take an investigate action" }
    t:equal({ me.actions, me.actions_taken, me.damage, me.clues }, { 2, 2, 1, 1 })
    t:truthy(rats.in_play)
    t:logged(g, "attacks")
  end)

test("what costs more than the action gained is paid from one's own; who cannot is not offered it",
  { rules = { "ah.take_action.gain_and_spend" } }, function(t)
    local g, me = explorer(t)
    g:tokens { "0" }
    g:act { "move", g:location "orne_library_example" }
    g:choose { "take an investigate action" }
    t:equal(me.actions, 1, "1 to move, 1 more for the library")
    local other, she = explorer(t)
    she.actions = 1
    other:act { "move", other:location "orne_library_example" }
    t:no_prompt(other, "moves to")
    t:equal(she.actions, 0)
  end)

test("he chooses among the abilities that are such actions, and all of their costs are paid",
  { rules = { "ah.take_action.gain_and_spend" } }, function(t)
    local g, me = explorer(t)
    local lamp = g:put("flashlight", "play", { owner = me })
    g:tokens { "0" }
    g:act { "move", g:location "quiet_lane" }
    g:choose { "take an investigate action" }
    t:prompt(g, "investigate action", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { lamp }
    t:equal({ me.actions, lamp.uses, me.clues }, { 2, 2, 1 })
  end)

test("an action taken in somebody else's turn provokes attacks on who takes it",
  { rules = { "ah.take_action.gain_and_spend" } }, function(t)
    local g, me = explorer(t, { investigators = { "roland_banks", "ursula_downs_example" } })
    local roland, lane = g:investigator "roland_banks", g:location "quiet_lane"
    g:spawn("swarm_of_rats", { engaged = me })
    me.actions = 0
    g:tokens { "0" }
    g:effect("move_to", me, lane)
    g:choose { "take an investigate action" }
    t:equal({ me.damage, roland.damage, me.clues, me.actions, roland.actions }, { 1, 0, 1, 0, 3 })
  end)

test("an action that is performed ignores the action, but no other cost",
  { rules = { "ah.perform_action.nothing_spent" } }, function(t)
    local g  = t:game { locations = { "study" }, auto = { "windows", "commit" } }
    local me = g:investigator "roland_banks"
    local gun = g:put("45_automatic", "play", { owner = me })
    g:put("holster", "play", { owner = me })
    local foe = g:spawn("ghoul_priest", { engaged = me })
    g:spawn("swarm_of_rats", { engaged = me })
    g:tokens { "+1" }
    g:act { "use", "Holster" }
    g:choose { gun }
    g:choose { foe }
    t:equal({ me.actions, me.actions_taken, gun.uses, foe.damage, me.damage }, { 3, 0, 3, 2, 0 })
  end)

test("only of the card that an effect names", { rules = { "ah.perform_action.nothing_spent" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows", "commit" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("45_automatic", "play", { owner = me })
  g:put("machete", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me })
  g:tokens { "+1" }
  g:effect("perform", me, "fight", { of = gun })
  t:equal({ me.actions, gun.uses, foe.damage }, { 3, 3, 2 })
end)

test("an action that nobody could perform is not offered", { rules = { "ah.triggered.must_change_state" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local holster = g:put("holster", "play", { owner = g:lead() })
  t:not_offered(g, { "use", holster })
  g:spawn("ghoul_priest", { engaged = g:lead() })
  t:offered(g, { { "use", holster } })
end)

test("an effect that plays a card may lower its cost", { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "45_automatic" } }   -- costs 4
  local me = g:lead()
  local coupon, gun = g:put("coupon", "play", { owner = me }), g:card "45_automatic"
  me.resources = 1
  t:not_offered(g, { "use", coupon })
  me.resources = 3
  g:act { "use", coupon }
  t:equal({ me.resources, me.actions, gun.zone }, { 1, 3, "play" })
  t:equal(gun.cost, 4)
end)

test("an option that there is not is an error of the card", function(t)
  local g = t:game { locations = { "study" } }
  g:effect("perform", g:lead(), "investigate", { there = g:location "study" })
  t:script_error(g, "there")
end)

test("Duke's base value replaces the investigator's own", function(t)
  local g, _, duke = quad(t, "orne_library_example")
  g:tokens { "-1" }
  g:act { "activate", duke }
  g:choose { "Move first", none = true }
  t:logged(g, "succeeds by 0")                                -- 4 - 1 against 3
end)

-- At Orne Library, where investigating costs 1 more action; the spendthrift keeps the turn open.
local function library_with(t, hand)
  local g = t:game { locations = { "orne_library_example" }, hand = hand, auto = { "windows", "commit" } }
  g:put("spendthrift", "play", { owner = g:lead() })
  g:tokens { "0" }
  return g, g:lead()
end

test("an additional cost in actions is due once with an event that investigates, whether it is fast or not",
  { rules = { "ah.addcost.paid_on_resolution", "ah.init.modifiers_then_pay" } }, function(t)
    for _, event in ipairs { { "long_look", 1 }, { "quick_look", 2 } } do
      local g, me = library_with(t, { event[1] })
      g:act { "play", g:card(event[1]) }
      t:equal({ me.actions, me.clues }, { event[2], 1 }, event[1])
    end
  end)

test("it is due with free abilities and reactions that investigate, too",
  { rules = { "ah.addcost.paid_on_resolution" } }, function(t)
    local g, me = library_with(t)
    local lookout = g:put("lookout", "play", { owner = me })
    g:act { "use", lookout, "Investigate" }
    t:equal({ me.actions, me.clues }, { 2, 1 })
    g:location "orne_library_example".clues = 1
    g:tokens { "0" }
    g:act "gain 1 resource"
    g:choose { lookout }
    t:equal({ me.actions, me.clues }, { 0, 2 })
  end)

test("an additional cost may be of several kinds of action, of several actions, and conditional",
  { rules = { "ah.init.modifiers_then_pay" } }, function(t)
    local g  = t:game { locations = { "toll_road" }, auto = { "windows", "commit" }, deck = { "knife", "guts" } }
    local me = g:lead()
    g:put("spendthrift", "play", { owner = me })
    g:act "draw"
    t:equal(me.actions, 0)
    me.actions = 3
    g:tokens { "0" }
    g:act "investigate"
    t:equal({ me.actions, me.clues }, { 0, 1 })
    me.actions = 3
    g:act "draw"
    t:equal(me.actions, 2, "there are no clues any more")
  end)

test("actions that leaving costs are due once, by an action or by the effect of something else",
  { rules = { "ah.addcost.paid_on_resolution", "ah.addcost.unpaid_aspect_fails" } }, function(t)
    local g  = t:game { locations = { "deep_mire", "quiet_lane" } }
    local me = g:lead()
    local mire, lane = g:location "deep_mire", g:location "quiet_lane"
    g:put("spendthrift", "play", { owner = me })
    g:hold_window "turn"
    g:act { "move", lane }
    t:equal({ me.place, me.actions }, { lane, 1 }, "an action")
    g:effect("move_to", me, mire)
    t:equal({ me.place, me.actions }, { mire, 1 }, "to enter costs nothing")
    g:effect("move_to", me, lane)
    t:equal({ me.place, me.actions }, { lane, 0 }, "an effect")
    g:effect("move_to", me, mire)
    g:effect("move_to", me, lane)
    t:equal(me.place, mire, "it cannot be paid")
    t:not_offered(g, { "move", lane })
    me.actions = 1
    t:not_offered(g, { "move", lane })
    g:effect("perform", me, "move")
    t:equal({ me.place, me.actions }, { lane, 0 }, "an effect that performs the action")
    g:effect("move_to", me, mire)
    me.actions = 1
    g:effect("move_to", me, lane)
    t:equal(me.actions, 0, "what was paid for one move is not paid for the next")
    g:effect("move_to", me, mire)
    me.actions = 2
    g:spawn("ghoul_priest", { engaged = me })
    g:act { "move", lane }
    t:equal({ me.place, me.actions, me.damage }, { lane, 0, 2 }, "after an attack of opportunity")
  end)

test("an event's additional cost is paid with its others", { rules = { "ah.cost.paid_simultaneously" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "dues" } }
  local me = g:lead()
  g:act { "play", "Dues" }
  t:equal({ me.horror, me.resources, me.actions }, { 1, 8, 2 })
end)

test("a cost of several uses or clues takes as many",
  { rules = { "ah.uses.spend_removes", "ah.triggered.cost_payable_in_full" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local ammo = g:put("ammunition", "play", { owner = me })
    g:act { "use", ammo, "ammo" }
    t:equal(ammo.uses, 3)
    ammo.uses = 1
    t:not_offered(g, { "use", ammo, "ammo" })
    me.clues = 1
    t:not_offered(g, { "use", ammo, "clues" })
    me.clues = 3
    g:act { "use", ammo, "clues" }
    t:equal({ me.clues, me.resources }, { 1, 7 })
  end)

test("X may be nothing, of nothing", { rules = { "ah.x.cost_modified_value_kept" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "wages", "wages" }, deck = { "knife" } }
  local me = g:lead()
  g:act { "play", g:cards("hand", me)[1] }
  g:number(0)
  t:equal({ me.resources, #g:cards("hand", me) }, { 5, 1 })
  me.resources = 0
  g:act { "play", g:card "wages" }
  t:equal({ me.resources, me.actions }, { 0, 1 })
end)

test("an event may say who can play it: from his own hand", function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" },
    hand = { "insider" } }
  local me, insider = g:lead(), g:card "insider"
  g:investigator "agnes_baker".clues = 1
  t:not_offered(g, { "play", insider })
  me.clues = 1
  t:offered(g, { { "play", insider } })
  insider:move("discard", me)
  t:not_offered(g, { "play", insider })
end)

test("a card without a cost is not played from hand", function(t)
  local g = t:game { locations = { "study" }, hand = { "gift" } }
  t:not_offered(g, { "play", g:card "gift" })
end)

test("a slow asset is not played in a window of a test", { rules = { "ah.window.none_elsewhere" } }, function(t)
  local g = t:game { locations = { "study" }, hand = { "knife", "magnifying_glass" } }
  g:act "investigate"
  t:prompt(g, "Player window")
  t:offered(g, { { "play", "Magnifying Glass" } })
  t:not_offered(g, { "play", "Knife" })
end)

test("an asset that does not enter play is discarded", function(t)
  local g = t:game { locations = { "study" }, hand = { "knife" } }
  g:put("mishap", "threat", { controller = g:lead() })
  g:act { "play", "Knife" }
  t:zone(g:card "knife", "discard", g:lead())
end)

test("an additional action only for some kinds is used up by them, and left by others",
  { rules = { "ah.action.additional_used_first" } }, function(t)
    for _, kind in ipairs { "draw", "move" } do
      local g  = t:game { locations = { "quiet_lane", "toll_gate" }, deck = { "knife", "guts" } }
      local me = g:lead()
      local wheel = g:put("free_wheel", "play", { owner = me })
      g:act "gain 1 resource"
      t:equal({ me.actions, wheel.action_spent }, { 2, false })
      g:act(kind)
      t:equal({ me.actions, wheel.action_spent }, { 2, true })
      g:act "draw"
      t:equal(me.actions, 1)
    end
  end)

test("of several additional actions the one that fits is used",
  { rules = { "ah.action.additional_used_first" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" },
    turn_of = "agnes_baker" }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  local wheel, friend = g:put("free_wheel", "play", { owner = agnes }), g:put("spry_friend", "play", { owner = agnes })
  local his = g:put("spry_friend", "play", { owner = me })
  g:act "gain 1 resource"
  t:equal({ agnes.actions, wheel.action_spent, friend.action_spent, his.action_spent }, { 3, false, true, false })
end)

-- --- first action ---------------------------------------------------------------------------------------------------

test("what is only for the first action is offered until another has been taken, and spends an action",
  { rules = { "ah.first_action.must_spend_first" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "first_light", "first_light" } }
    local me = g:investigator "roland_banks"
    local ritual = g:put("dawn_ritual", "play", { owner = me })
    g:put("spendthrift", "play", { owner = me })
    g:act { "use", "Spendthrift" }                             -- no action
    g:number(0)
    g:act { "activate", ritual }
    t:equal({ me.resources, me.actions }, { 8, 2 })
    t:not_offered(g, { "activate", ritual }, "first_action")
    t:not_offered(g, { "play", "First Light" }, "first_action")
    local other = t:game { locations = { "study" }, hand = { "first_light", "first_light" } }
    local she = other:investigator "roland_banks"
    other:act { "play", other:card "first_light" }
    t:equal({ she.resources, she.actions }, { 8, 2 })
    t:not_offered(other, { "play", other:cards("hand", she)[1] }, "first_action")
  end)

test("it is the first action of each turn", { rules = { "ah.first_action.must_spend_first" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows" } }
  local me = g:investigator "roland_banks"
  local ritual = g:put("dawn_ritual", "play", { owner = me })
  g:act { "activate", ritual }
  g:end_turn()
  g:run_to "turn of roland_banks"
  g:go_on()
  t:prompt(g, "your turn", me)
  t:offered(g, { { "activate", ritual } })
end)

test("an additional action is an action, too: after it nothing is the first",
  { rules = { "ah.first_action.must_spend_first" } }, function(t)
    local g, me = friends(t, 1)
    local ritual = g:put("dawn_ritual", "play", { owner = me })
    g:act "gain 1 resource"
    t:equal(me.actions, 3)
    t:not_offered(g, { "activate", ritual }, "first_action")
  end)

test("it is not used without its action, nor outside one's turn", { rules = { "ah.first_action.no_free_or_off_turn" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { danny_example = { "first_light", "daily_bread" } } }
    local danny = g:investigator "danny_example"
    local hand = g:put("helping_hand", "play", { owner = danny })
    g:put("dawn_ritual", "play", { owner = danny })
    g:pass()
    g:choose { g:investigator "roland_banks" }
    t:prompt(g, "turn: do you use something now", danny)                             -- Roland's
    t:not_offered(g, { "use", hand, "event", g:card "first_light" })
    t:offered(g, { { "use", hand, "event", g:card "daily_bread" } })
    g:act { "use", hand, "any action" }                         -- taken, but not in the investigator's turn
    for _, option in ipairs(g:prompt_options()) do
      t:falsy(option:find "Dawn Ritual" or option:find "First Light")
    end
    g:choose { "gain 1 resource" }
    g:pass()
    g:end_turn()
    t:prompt(g, "your turn", danny)
    t:not_offered(g, { "use", hand, "event", g:card "first_light" })
    local before = danny.resources
    g:resolve(g:card "dawn_ritual", "rite", danny)              -- another effect resolves it, without its cost
    t:equal(danny.resources, before)
  end)

test("what is fast or free cannot be marked as a first action", { rules = { "ah.first_action.no_free_or_off_turn" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    t:raises(function()
      g:call("event_card", { name = "Quick Light", cost = 0, fast = true, on_turn = true, first_action = true })
    end, "never the first action")
  end)

test("to take it as an action is to spend one: it may be the first", { rules = { "ah.first_action.must_spend_first" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    g:put("dawn_ritual", "play", { owner = me })
    g:act { "use", g:put("helping_hand", "play", { owner = me }), "any action" }
    g:choose { "dawn ritual" }
    t:equal({ me.resources, me.actions, me.actions_taken }, { 8, 3, 1 })
  end)

-- --- permissions ----------------------------------------------------------------------------------------------------

test("a permission lets a card be played when the rules would not, at its cost",
  { rules = { "ah.play.permission_extends_timing" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { danny_example = { "knife", "magnifying_glass", "beat_cop" } } }
    local danny = g:investigator "danny_example"
    local joey = g:put("joey_vigil_example", "play", { owner = danny })
    g:act "gain 1 resource"
    t:prompt(g, "turn: do you use something now", danny)                             -- Roland's
    local knife, glass = g:card "knife", g:card "magnifying_glass"
    t:not_offered(g, { { "play", knife }, { "play", glass } })
    t:offered(g, { { "use", joey, knife }, { "use", joey, glass } })
    t:not_offered(g, { "use", joey, g:card "beat_cop" })
    g:act { "use", joey, knife }
    t:zone(knife, "play", danny)
    t:equal({ danny.resources, danny.actions }, { 3, 3 }, "1 for Joey, 1 for the knife")
    g:act { "use", joey, glass }                                -- fast, but for one's own turn
    t:zone(glass, "play", danny)
    t:equal(danny.resources, 1)
  end)

test("a permission does not waive what a card itself asks for", { rules = { "ah.play.permission_extends_timing",
  "ah.play.restrictions_observed" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
    hand = { danny_example = { "preposterous_sketches_example", "working_a_hunch" } },
    deck = { danny_example = { "knife" } } }
  local danny = g:investigator "danny_example"
  local hand = g:put("helping_hand", "play", { owner = danny })
  local sketches, hunch = g:card "preposterous_sketches_example", g:card "working_a_hunch"
  g:act "gain 1 resource"
  t:offered(g, { { "use", hand, sketches } })
  t:not_offered(g, { "use", hand, hunch })                      -- only during your turn
  danny.resources = 1
  t:not_offered(g, { "use", hand, sketches })                   -- 2
  danny.resources = 2
  g:location "study".clues = 0
  t:not_offered(g, { "use", hand, sketches })
end)

-- --- X --------------------------------------------------------------------------------------------------------------

local function earning(t, place)
  local g = t:game { locations = { place }, hand = { "wages" }, deck = { "knife", "guts", "evidence", "flashlight" } }
  return g, g:investigator "roland_banks"
end

test("X is chosen; what is paid for it may be modified, X is not", { rules = { "ah.x.cost_modified_value_kept" } },
  function(t)
    local g, me = earning(t, "study")
    g:act { "play", "Wages" }
    t:prompt(g, "X", me)
    t:raises(function() g:number(6) 
  end)
  g:number(2)
  t:equal({ me.resources, #g:cards("hand", me) }, { 3, 2 })
  local cheap, she = earning(t, "study")
  cheap:put("bargain", "play", { owner = she })
  she.resources = 2
  cheap:act { "play", "Wages" }
  cheap:number(3)
  t:equal({ she.resources, #cheap:cards("hand", she) }, { 0, 3 }, "X is 3, 2 are paid")
  local dear, he = earning(t, "toll_gate")
  dear:act { "play", "Wages" }
  t:raises(function() dear:number(5) end)
  dear:number(2)
  t:equal({ he.resources, #dear:cards("hand", he) }, { 2, 2 }, "X is 2, 3 are paid")
  he.resources = 0
  t:not_offered(dear, { "play", dear:put("wages", "hand", { owner = he }) }, "cost")
end)

test("X of an ability's cost", { rules = { "ah.x.cost_modified_value_kept" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local purse = g:put("spendthrift", "play", { owner = me })
  g:act { "use", purse }
  g:number(3)
  t:equal({ purse.uses, me.resources }, { 1, 8 })
end)

-- --- wild icons -----------------------------------------------------------------------------------------------------

test("of each wild icon that a card ability uses it is said which icon it matches",
  { rules = { "ah.wild.declare_for_ability" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "unexpected_courage", "guts", "vicious_blow" } }
    local me = g:investigator "roland_banks"
    local reader, courage = g:put("rune_reader", "play", { owner = me }), g:card "unexpected_courage"   -- two wild
    me.horror = 3
    t:not_offered(g, { "use", reader, g:card "vicious_blow" })
    g:act { "use", reader, courage }
    t:prompt(g, "wild icon", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { "willpower" }
    t:prompt(g, "wild icon", me)
    g:choose { "intellect" }
    t:equal({ me.horror, me.resources }, { 2, 6 })
  end)

test("other icons are what they are", { rules = { "ah.wild.declare_for_ability" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "guts" } }
  local me = g:investigator "roland_banks"
  me.horror = 3
  g:act { "use", g:put("rune_reader", "play", { owner = me }), g:card "guts" }
  t:equal({ me.horror, me.resources }, { 1, 5 })
end)

test("a printed cost of X is shown as X", function(t)
  local g = t:game { locations = { "study" } }
  t:equal({ g:call("table_face", g:sample "wages").corner, g:call("table_face", g:sample "knife").corner }, { "X", "1" })
end)
