-- The investigators, and On the Lam. Their figures are in figures_player.lua.

test("Roland: a kill of any card he controls counts; once a round; not without a clue here", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  local dog = g:put("guard_dog", "play", { owner = me })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  g:choose { dog }
  g:choose { dog }
  t:zone(rats, "encounter_discard")
  g:choose { me }
  t:equal(me.clues, 1)
  local more = g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", more }
  t:zone(more, "encounter_discard")
  t:no_prompt(g, "is defeated")
end)

test("Roland: an enemy discarded by a parley is not defeated", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local thug = g:put("mob_enforcer", "threat", { owner = me })
  g:act { "parley", thug }
  t:zone(thug, "discard", me)
  t:no_prompt(g, "is defeated")
  t:not_logged(g, "is defeated")
  t:equal({ me.resources, me.damage, me.clues }, { 1, 0, 0 })
end)

test("Roland's elder sign: +1 for each clue at his location", function(t)
  local g  = t:game { locations = { "cellar" } }                          -- shroud 4, 2 clues
  local me = g:investigator "roland_banks"
  g:tokens { "elder_sign", "elder_sign" }
  g:act "investigate"
  t:equal(me.clues, 1, "3 + 2 against 4")
  t:logged(g, "succeeds by 1")
  g:location "cellar".clues = 0
  g:mark()
  g:act "investigate"
  t:logged(g, "fails by 1")
end)

test("Agnes: after horror on herself, 1 damage to an enemy here, once a phase", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  g:effect("take_horror", me, 1)
  t:prompt(g, "your turn")                                                -- no enemy here
  local foe = g:spawn("flesh_eater", { engaged = me, exhausted = true })
  g:effect("take_horror", me, 2)
  g:choose { me, foe }
  t:equal(foe.damage, 1)
  g:effect("take_horror", me, 1)
  t:prompt(g, "your turn")
  t:equal(foe.damage, 1)
end)

test("Agnes: horror on an asset of hers is not on her; horror paid as a cost is", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  local rosary = g:put("holy_rosary", "play", { owner = me })
  local book = g:put("forbidden_knowledge", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { engaged = me, exhausted = true })
  g:effect("take_horror", me, 1)
  g:choose { rosary }
  t:prompt(g, "your turn")
  g:act { "activate", book }
  g:choose { me }
  g:choose { me, foe }
  t:equal({ foe.damage, me.resources }, { 1, 6 })
end)

test("Agnes: she reacts inside an attack of opportunity, and the action goes on", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  g:act "gain 1 resource"
  g:choose { me, foe }
  t:zone(foe, "encounter_discard")
  t:equal(me.resources, 6)
  t:order(g, { "Ghoul Minion attacks", "Ghoul Minion is defeated", "gains 1 resource" })
end)

test("Agnes's elder sign: +1 for each horror on her", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "cellar" } }
  local me = g:investigator "agnes_baker"
  me.horror = 3
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 1")                                            -- 2 + 3 against 4
end)

local BUY = "spend 2 resources"

-- When nothing is left to do, the turn ends by itself.
local function last_action(t, g)
  g:stop_at "turn_ends"
  g:act "gain 1 resource"
  t:stopped(g)
end

local function skids(t, more)
  more = more or {}
  more.investigators = more.investigators or { "skids_otoole" }
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit", "windows" }
  local g = t:game(more)
  return g, g:investigator "skids_otoole"
end

test("Skids: 2 resources for an additional action, once a turn, on his own turn only", function(t)
  local g, me = skids(t, { investigators = { "skids_otoole", "roland_banks" }, turn_of = "roland_banks" })
  t:not_offered(g, BUY, "my_turn", me)
  g:end_turn()
  g:act(BUY)
  t:equal({ me.resources, me.actions }, { 3, 3 })
  t:not_offered(g, BUY, "limit")
  for _ = 1, 3 do g:act "gain 1 resource" end
  last_action(t, g)
end)

test("Skids: without 2 resources there is nothing to buy; after the last action there is", function(t)
  local g, me = skids(t)
  me.resources = 1
  t:not_offered(g, BUY, "cost")
  for _ = 1, 3 do g:act "gain 1 resource" end
  t:not_offered(g, "gain 1 resource", "cost")
  g:act(BUY)
  last_action(t, g)
  t:equal(me.resources, 3)
end)

test("Skids: what he buys is an additional action, which the next action uses and none of the three", {
  rules = { "ah.action.additional_used_first", "ah.gain.action" } }, function(t)
    local g, me = skids(t)
    g:act "gain 1 resource"
    g:act(BUY)
    t:equal(me.actions, 2)
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
    g:act "gain 1 resource"
    t:equal(me.actions, 1)
  end)

test("Skids: not used, it ends with the turn, and may be bought again in the next", function(t)
  local g, me = skids(t)
  g:act(BUY)
  g:stop_at "turn_ends"
  g:end_turn()
  t:equal(me:check "additional_action", 0)
  g:run_to "turn_begins"
  g:go_on()
  t:equal(me.actions, 3)
  g:act(BUY)
  for _ = 1, 3 do g:act "gain 1 resource" end
  last_action(t, g)
end)

test("Skids: used this turn, it can be bought and used again in the next", function(t)
  local g, me = skids(t)
  for turn = 1, 2 do
    g:act(BUY)
    g:act "gain 1 resource"
    t:equal(me.actions, 3, "turn " .. turn)
    if turn == 1 then
      g:run_to "turn_begins"
      g:go_on()
    end
  end
end)

test("Skids: with Leo De Luca's he chooses which additional action is used", {
  rules = { "ah.action.additional_choose" } }, function(t)
    local g, me = skids(t)
    local leo = g:put("leo_de_luca", "play", { owner = me })
    g:act(BUY)
    g:act "gain 1 resource"
    t:prompt(g, "additional action", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { leo }
    t:equal({ me.actions, leo.action_spent, me.action_spent }, { 3, true, false })
    g:act "gain 1 resource"
    t:equal(me.actions, 3, "the one he has paid for")
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
  end)

test("Skids: of additional actions that are left he chooses which he loses, after all standard ones", {
  rules = { "ah.action.loss_standard_first", "ah.action.loss_additional_last" } }, function(t)
    local g, me = skids(t)
    local leo = g:put("leo_de_luca", "play", { owner = me })
    g:act(BUY)
    g:effect("lose_actions", me, 4)
    t:equal(me.actions, 0)
    t:prompt(g, "lose", me)
    g:choose { me }
    last_action(t, g)
    t:truthy(leo.action_spent)
  end)

test("Skids: an additional action that is used already cannot be lost", {
  rules = { "ah.action.loss_additional_last" } }, function(t)
    local g, me = skids(t)
    local leo = g:put("leo_de_luca", "play", { owner = me })
    g:act(BUY)
    g:act "gain 1 resource"
    g:choose { me }
    g:stop_at "turn_ends"
    g:effect("lose_actions", me, 4)
    t:equal({ me.actions, leo.action_spent }, { 0, true })
  end)

test("Skids: an action that takes two uses both additional ones", {
  rules = { "ah.action.additional_used_first", "ah.action_ability.own_turn_activate" } }, function(t)
    local g, me = skids(t)
    g:put("leo_de_luca", "play", { owner = me })
    local curse = g:put("haunted", "threat", { owner = me })
    g:act(BUY)
    g:act { "activate", curse }
    t:equal(me.actions, 3)
    g:act "gain 1 resource"
    t:equal(me.actions, 2)
  end)

test("Skids: an action that takes two uses the one additional action there is, and a standard one", {
  rules = { "ah.action.additional_used_first" } }, function(t)
    local g, me = skids(t)
    local curse = g:put("haunted", "threat", { owner = me })
    g:act(BUY)
    g:act { "activate", curse }
    t:equal(me.actions, 2)
    g:act "gain 1 resource"
    t:equal(me.actions, 1)
  end)

test("Skids: buying is no action and provokes nothing; the action bought does", function(t)
  local g, me = skids(t)
  g:spawn("swarm_of_rats", { engaged = me })
  g:act(BUY)
  t:equal(me.damage, 0)
  g:act "gain 1 resource"
  t:equal({ me.damage, me.actions }, { 1, 3 })
end)

test("Skids: of a fight that costs two for Frozen in Fear one is the additional action; there is no order to ask for", {
  rules = { "ah.action.additional_used_first" } }, function(t)
    local g, me = skids(t)
    g:put("frozen_in_fear", "threat", { controller = me })
    local foe = g:spawn("ghoul_priest", { engaged = me })
    g:act(BUY)
    g:tokens { "0" }
    g:act { "fight", foe }
    t:equal(me.actions, 2)
    g:act "gain 1 resource"
    t:equal(me.actions, 1)
  end)

test("Skids: what he has bought stays his, though his text box is blank by then", function(t)
  local g, me = skids(t)
  g:act(BUY)
  g:put("stubborn_detective", "threat", { owner = me, exhausted = true })
  g:act "gain 1 resource"
  t:equal(me.actions, 3)
  g:act "gain 1 resource"
  t:equal(me.actions, 2)
  t:not_offered(g, BUY, "blank")
end)

test("Skids's elder sign: +2, and 2 resources for a success", function(t)
  local g, me = skids(t, { locations = { "cellar" }, auto = { "commit", "windows", "forced" } })   -- shroud 4
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 1")
  t:equal(me.resources, 7)
  me.resources = 0
  g:put("obscuring_fog", "attached", { attached_to = g:location "cellar" })   -- shroud 6
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "fails by 1")
  t:equal(me.resources, 0)
end)

-- On the Lam

test("On the Lam: after his turn begins, and at no other time", function(t)
  local g, me = skids(t, { investigators = { "skids_otoole", "roland_banks" }, phase = "mythos",
    hand = { skids_otoole = { "on_the_lam" } } })
  local roland = g:investigator "roland_banks"
  g:run_to "investigation"
  g:go_on()
  g:choose { roland }
  t:prompt(g, "your turn", roland)                      -- nobody was asked as his turn began
  g:end_turn()
  t:prompt(g, "turn begins", me)
  g:pass()
  t:prompt(g, "your turn", me)
  t:not_offered(g, { "play", "On the Lam" })
end)

-- On the Lam has been played: the window of the turn is open.
local function on_the_lam(t, more)
  more = more or {}
  more.hand = { skids_otoole = { "on_the_lam" } }
  more.deck = { skids_otoole = { "knife", "knife" } }
  more.investigators = more.investigators or { "skids_otoole" }
  more.phase = "mythos"
  local g, me = skids(t, more)
  g:run_to "investigation"
  g:go_on()
  if #more.investigators > 1 then g:choose { me } end
  g:choose { "On the Lam" }
  return g, me
end

test("On the Lam: no attack by enemies that are not Elite, of opportunity, by retaliate, in the enemy phase", function(t)
  local g, me = on_the_lam(t)
  t:equal({ me.resources, me.actions }, { 4, 3 })
  t:zone(g:card "on_the_lam", "discard", me)
  local foe, boss = g:spawn("vengeful_ghoul", { engaged = me }), g:spawn("ghoul_priest", { engaged = me })
  g:act "gain 1 resource"
  t:equal({ me.damage, me.horror }, { 2, 2 }, "the Ghoul Priest is Elite")
  g:tokens { "auto_fail", "auto_fail" }
  g:act { "fight", foe }
  t:equal({ me.damage, me.horror }, { 2, 2 })
  g:act { "fight", boss }
  t:equal({ me.damage, me.horror }, { 4, 4 })
  boss:move "removed"
  g:stop_at "round_ends"
  g:end_turn()
  t:equal({ me.damage, me.horror }, { 4, 4 })
end)

test("On the Lam: an enemy that cannot attack does not exhaust; it can attack again when the round is over", function(t)
  local g, me = on_the_lam(t)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:run_to "upkeep"
  t:equal({ foe.exhausted, me.damage }, { false, 0 })
  g:stop_at "round_ends"
  g:go_on()
  t:equal(me:check "ignores_attacks", 0)
end)

test("On the Lam: a massive enemy attacks all the others; other investigators are attacked as ever", function(t)
  local g, me = on_the_lam(t, { investigators = { "skids_otoole", "roland_banks" } })
  local roland = g:investigator "roland_banks"
  local hulk = g:spawn("hulking_ghoul", {})
  local rats = g:spawn("swarm_of_rats", { engaged = roland })
  g:end_turn()
  g:end_turn()
  g:stop_at "phase_ends"
  g:choose { hulk }
  t:equal({ me.damage, roland.damage }, { 0, 2 })
  t:equal({ hulk.exhausted, rats.exhausted }, { true, true })
end)

-- --- Daisy Walker -------------------------------------------------------------------------------------------------------

local function daisy(t, config)
  config = config or {}
  config.investigators = config.investigators or { "daisy_walker" }
  config.locations = config.locations or { "study" }
  config.auto = config.auto or { "commit" }
  local g = t:game(config)
  return g, g:investigator "daisy_walker"
end

test("Daisy: the first action of a Tome in each of her turns uses her additional action and no other",
  { rules = { "ah.action.additional_daisy" } }, function(t)
    local g, me = daisy(t, { hand = { "magnifying_glass" }, deck = { "knife", "guts", "evidence", "knife" },
      auto = { "commit", "windows" } })
    local book = g:put("old_book_of_lore", "play", { owner = me })
    local texts = g:put("medical_texts", "play", { owner = me })
    me.damage = 2
    g:act { "activate", book }
    g:choose { "Guts" }
    t:equal(me.actions, 3)
    g:tokens { "0", "0" }
    g:act { "activate", texts }
    t:equal({ me.actions, me.damage }, { 2, 1 }, "only the first")
    me.actions = 0
    t:not_offered(g, { "activate", texts }, "cost")
    g:run_to "round 2"
    g:go_on()
    g:act { "activate", texts }
    t:equal({ me.actions, me.damage }, { 3, 0 }, "again in the next turn")
  end)

test("Daisy: her additional action pays for nothing but [action] abilities of Tomes", function(t)
  local g, me = daisy(t, { hand = { "old_book_of_lore", "knife" } })
  local knife, curse = g:put("knife", "play", { owner = me }), g:put("haunted", "threat", { owner = me })
  local texts = g:put("medical_texts", "play", { owner = me })
  g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  me.actions = 0
  t:offered(g, { { "activate", texts } })
  t:not_offered(g, { "activate", knife }, "cost")
  t:not_offered(g, { "play", g:card "old_book_of_lore" }, "cost")
  t:not_offered(g, "investigate")
  me.actions = 1
  t:not_offered(g, { "activate", curse }, "cost")                         -- not half of two either
end)

test("Daisy: beside another additional action hers pays for Tomes only, and she chooses where both could",
  { rules = { "ah.action.additional_daisy" } }, function(t)
    local g, me = daisy(t, { auto = { "commit", "windows" } })
    local leo = g:put("leo_de_luca", "play", { owner = me })
    local texts = g:put("medical_texts", "play", { owner = me })
    me.damage = 2
    g:act "gain 1 resource"
    t:equal({ me.actions, leo.action_spent, me.action_spent }, { 3, true, false }, "no Tome: Leo's")
    g:end_turn()
    g:run_to "round 2"
    g:go_on()
    g:tokens { "0" }
    g:act { "activate", texts }
    t:prompt(g, "Which additional action", me)
    g:choose { me }
    t:equal({ me.actions, leo.action_spent, me.action_spent }, { 3, false, true })
    g:act "gain 1 resource"
    t:equal({ me.actions, leo.action_spent }, { 3, true })
  end)

test("Daisy: what takes actions takes her standard ones first, and nobody else loses hers",
  { rules = { "ah.action.loss_daisy" } }, function(t)
    local g, me = daisy(t, { investigators = { "daisy_walker", "agnes_baker" } })
    local agnes, texts = g:investigator "agnes_baker", g:put("medical_texts", "play", { owner = me })
    g:effect("lose_actions", agnes, 4)
    g:effect("lose_actions", me, 2)
    t:equal({ me.actions, agnes.actions }, { 1, 0 })
    me.damage = 1
    g:tokens { "0" }
    g:act { "activate", texts, me }
    t:equal({ me.actions, me.damage }, { 1, 0 })
    g, me = daisy(t)
    texts = g:put("medical_texts", "play", { owner = me })
    g:hand(me, { "magnifying_glass" })
    g:effect("lose_actions", me, 4)
    t:not_offered(g, { "activate", texts }, "cost")
  end)

test("Daisy's elder sign: if she succeeds, 1 card for each Tome she controls", function(t)
  local g, me = daisy(t, { investigators = { "daisy_walker", "roland_banks" }, locations = { "cellar" },
    hand = { "medical_texts" }, deck = { "knife", "guts", "evidence", "flashlight" } })
  local roland = g:investigator "roland_banks"
  me:modify("slot_hand", 1, "game")                                       -- for two tomes and the knife
  g:put("old_book_of_lore", "play", { owner = me })
  g:put("medical_texts", "play", { owner = me })
  g:put("knife", "play", { owner = me })
  g:put("old_book_of_lore", "play", { owner = roland })
  g:tokens { "elder_sign", "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 1")                                            -- 5 + 0 against 4
  g:choose { "draw 1 card" }
  t:equal(#g:cards("hand", me), 3)
  local priest = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  g:act { "fight", priest }
  t:logged(g, "fails by 2")
  t:equal(#g:cards("hand", me), 3)
end)

-- --- Wendy Adams --------------------------------------------------------------------------------------------------------

local function wendy(t, config)
  config = config or {}
  config.investigators = config.investigators or { "wendy_adams" }
  config.locations = config.locations or { "study" }
  config.auto = config.auto or { "commit" }
  local g = t:game(config)
  return g, g:investigator "wendy_adams"
end

test("Wendy: a card of her choice from hand, and the token goes back into the bag and a new one counts", function(t)
  local g, me = wendy(t, { hand = { "knife", "guts", "dark_memory" } })
  g:bag { "auto_fail", "+1" }
  g:tokens { "auto_fail", "+1" }
  g:act "investigate"                                                     -- 3 + 1 against 2
  g:choose { me }
  t:prompt(g, "discard which card", me)
  t:equal(#g:prompt_options(), 2, "not the weakness")
  g:choose { "Guts" }
  t:zone(g:card "guts", "discard", me)
  t:zone(g:card "knife", "hand", me)
  t:equal({ me.clues, #g:cards "chaos_bag" }, { 1, 2 })
  t:logged(g, "succeeds by 2")
end)

test("Wendy: the token is back in the bag before the new one is revealed, and there is no second change in a test",
  function(t)
    local g, me = wendy(t, { hand = { "knife", "guts", "evidence" } })
    g:bag { "-1" }
    g:act "investigate"
    g:choose { me }
    g:choose { "Knife" }
    t:logged(g, "succeeds by 0")
    t:equal(#g:cards("hand", me), 2)
    g:act "investigate"
    g:choose { me }
    g:choose { "Guts" }                                                   -- a new test, a new limit
    t:equal(#g:cards("hand", me), 1)
  end)

test("Wendy: a token she has cancelled was never revealed: no symbol, nothing that waits for it", function(t)
  local g, me = wendy(t, { hand = { "knife" }, reference = "the_gathering_reference" })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  local spell = g:put("shrivelling", "play", { owner = me })
  g:bag { "tablet", "0" }
  g:tokens { "tablet", "0" }
  g:act { "fight", spell, foe }
  g:choose { me }
  t:zone(foe, "encounter_discard")
  t:equal({ me.damage, me.horror }, { 0, 0 })
end)

test("Wendy: a weakness cannot be what she discards, and others' tokens are not hers", function(t)
  local g, me = wendy(t, { investigators = { "wendy_adams", "roland_banks" }, turn_of = "roland_banks",
    hand = { wendy_adams = { "dark_memory" } } })
  g:tokens { "0", "0" }
  g:act "investigate"
  t:prompt(g, "your turn")
  g:hand(me, { "knife" })
  g:act "investigate"
  t:prompt(g, "your turn")
  t:equal(g:investigator "roland_banks".clues, 2)
  g:empty("hand", me)
  local memory = g:hand(me, { "dark_memory" })[1]
  g:end_turn()
  g:tokens { "-1" }
  g:act "investigate"
  t:no_prompt(g, "reveals")
  t:zone(memory, "hand", me)
  t:equal(me.clues, 1)
end)

test("Wendy's elder sign: +0, or a success while Wendy's Amulet is in play, with all steps of the test", function(t)
  local g, me = wendy(t)
  local priest = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  local amulet = g:put("wendys_amulet", "discard", { owner = me })
  g:tokens { "elder_sign", "elder_sign" }
  g:act { "fight", priest }
  t:logged(g, "fails by 3")                                               -- 1 + 0 against 4
  g:mark()
  amulet:move("play", me)
  g:act { "fight", priest }
  t:order(g, { "reveals elder sign", "succeeds by 1" })                   -- against nothing
  t:equal(priest.damage, 1)
end)
