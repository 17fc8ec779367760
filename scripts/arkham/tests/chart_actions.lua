-- Rules Reference, Glossary: Action (additional and lost actions, FAQ 1.10); Take an action, perform an action (FAQ 2.19);
-- player aid, upkeep clarifications.

local function reading(t, config)
  config = config or {}
  config.locations = { "study" }
  config.investigators = { "reader" }
  local g  = t:game(config)
  local me = g:investigator "reader"
  g:put("bell", "play", { owner = me })
  return g, me, g:put("thin_tome", "play", { owner = me })
end

test("the first action that qualifies uses the additional action and none of the three", {
  rules = { "ah.action.additional_used_first", "ah.action.additional_daisy" } }, function(t)
    local g, me, tome = reading(t)
    g:act { "activate", tome, "Gain 2" }
    t:equal(me.actions, 3)
    t:equal(me.resources, 7)
    g:act { "activate", tome, "Gain 2" }
    t:equal(me.actions, 2, "only one a turn")
  end)

test("an action that does not qualify is one of the three; the additional one is left for a Tome", {
  rules = { "ah.action.additional_used_first", "ah.action.additional_daisy" } }, function(t)
    local g, me, tome = reading(t, { hand = { "old_book_of_lore" } })
    g:act { "play", "Old Book of Lore" }
    t:equal(me.actions, 2, "to play a Tome is no ability of it")
    for _ = 1, 2 do g:act "gain 1 resource" end
    t:equal(me.actions, 0)
    t:not_offered(g, "gain 1 resource", "cost")
    g:act { "activate", tome, "Gain 2" }
    t:not_offered(g, { "activate", tome, "Gain 2" }, "cost")
  end)

test("the additional action is there again next turn",
  { rules = { "ah.action.additional_daisy", "ah.upkeep.reset_actions" } }, function(t)
  local g, me, tome = reading(t)
  g:act { "activate", tome, "Gain 2" }
  g:run_to "turn of reader"
  g:run_to "investigation"
  g:go_on()
  while g:prompt().text ~= "Your turn" do g:pass() end
  g:act { "activate", tome, "Gain 2" }
  t:equal(me.actions, 3)
end)

test("an action that qualifies for several uses the one that the investigator chooses",
  { rules = { "ah.action.additional_choose" } },
  function(t)
    local g, me, tome = reading(t)
    local friend = g:put("swift_friend", "play", { owner = me })
    g:act { "activate", tome, "Gain 2" }
    t:prompt(g, "additional action", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { me }
    t:equal(me.actions, 3)
    t:truthy(me.action_spent)
    t:falsy(friend.action_spent)
    g:act "gain 1 resource"
    t:equal(me.actions, 3, "the friend's action")
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
  end)

test("lost actions are standard actions as long as there are any", {
  rules = { "ah.action.loss_standard_first", "ah.action.loss_daisy", "ah.action.lose_fewer_to_take" } }, function(t)
    local g, me, tome = reading(t)
    for _ = 1, 2 do g:act { "use", tome, "Lose 1" } end
    t:equal(me.actions, 1)
    g:act "gain 1 resource"
    t:not_offered(g, "gain 1 resource", "cost")
    g:act { "activate", tome, "Gain 2" }
    t:equal(me.resources, 8)
    t:not_offered(g, { "activate", tome, "Gain 2" }, "cost")
  end)

test("when no standard actions are left additional ones are lost, in the order that the investigator chooses", {
  rules = { "ah.action.loss_additional_last" } }, function(t)
    local g, me, tome = reading(t)
    local friend = g:put("swift_friend", "play", { owner = me })
    me.actions = 0
    g:act { "use", tome, "Lose 1" }
    t:prompt(g, "lose", me)
    g:choose { friend }
    t:not_offered(g, "gain 1 resource", "cost")
    t:offered(g, { { "activate", tome, "Gain 2" } })
    g:act { "use", tome, "Lose 1" }
    t:not_offered(g, { "activate", tome, "Gain 2" }, "cost")
    g:act { "use", tome, "Lose 1" }
    t:equal(me.actions, 0)
  end)

test("as many additional actions are lost as are to be lost",
  { rules = { "ah.action.loss_additional_last" } }, function(t)
  local g, me = reading(t)
  local friends = {}
  for i = 1, 3 do friends[i] = g:put("swift_friend", "play", { owner = me }) end
  me.actions = 1
  g:effect("lose_actions", me, 3)
  for i = 1, 2 do g:choose { "lose", friends[i] } end
  t:prompt(g, "Your turn")
  t:equal(me.actions, 0)
  for i = 1, 3 do t:equal(friends[i].action_spent, i < 3) end
end)

test("an action that is performed spends no action and provokes no attack",
  { rules = { "ah.perform_action.nothing_spent" } }, function(t)
  local g, me, tome = reading(t)
  g:auto { "windows" }
  g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "0" }
  g:act { "use", tome, "without its action" }
  t:equal(me.clues, 1)
  t:equal(me.actions, 3)
  t:equal(me.damage, 0)
  g:tokens { "0" }
  g:act "investigate"
  t:equal(me.actions, 2)
  t:equal(me.damage, 1)
end)

test("without an upkeep phase there is a whole turn's worth of actions all the same",
  { rules = { "ah.upkeep.skipped_actions_still_reset" } },
  function(t)
    local g, me, tome = reading(t)
    g:act { "use", tome, "Skip" }
    for _ = 1, 2 do g:act "gain 1 resource" end
    g:act { "activate", tome, "Gain 2" }
    g:run_to "mythos"
    t:not_logged(g, "Upkeep phase.")
    t:equal(me.resources, 9, "and none from an upkeep phase")
    t:equal(me.actions, 3)
    g:run_to "turn_begins"
    g:go_on()
    t:prompt(g, "Your turn", me)
    g:act { "activate", tome, "Gain 2" }
    t:equal(me.actions, 3)
    g:run_to "upkeep"
  end)

test("who has no card left to draw may take the draw action all the same", { rules = { "ah.draw.action" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    g:spawn("ghoul_minion", { engaged = me })
    t:equal({ #g:cards("deck", me), #g:cards("discard", me) }, { 0, 0 })
    t:offered(g, { "draw 1 card" })
    g:act "draw 1 card"
    t:equal({ me.actions, me.damage, me.horror, #g:cards("hand", me) }, { 2, 1, 1, 0 }, "the enemy's attack, no more")
  end)

test("a turn that ends early leaves no actions to be lost",
  { rules = { "ah.action.three_per_turn", "ah.investigation.end_early" } }, function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" }, auto = { "windows" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:stop_at("turn_ends", me)
  g:end_turn()
  t:equal(me.actions, 3, "until it has ended")
  g:go_on()
  t:equal({ me.actions, agnes.actions }, { 0, 3 })
  g:run_to "enemy"
  t:equal({ me.actions, agnes.actions }, { 0, 0 })
  g:run_to "mythos"
  t:equal({ me.actions, agnes.actions }, { 3, 3 })
end)
