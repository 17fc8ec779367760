-- Steps and searches of which cards hear, and what cards ask of their deck.

test("step 1.4 may be skipped as a whole", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, phase = "mythos",
    hand = { roland_banks = { "night_watch" } }, auto = { "windows" } }
  g:encounter_deck { "swarm_of_rats", "ghoul_minion" }
  g:go_on()
  g:choose { "Night Watch" }
  t:equal(#g:cards "encounter_deck", 2)
  t:order(g, { "1 doom", "Night Watch", "Investigation phase" })
end)

test("unless something is put in its place, everybody draws in step 1.4", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, phase = "mythos",
    auto = { "windows" } }
  g:encounter_deck { "swarm_of_rats", "ghoul_minion" }
  g:go_on()
  t:equal({ #g:cards "encounter_deck", g:card "ghoul_minion".bearer }, { 0, g:investigator "wendy_adams" })
end)

test("the draw of the upkeep phase is replaced for one investigator, and the others draw", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, phase = "upkeep",
    auto = { "windows" }, deck = { roland_banks = { "knife" }, wendy_adams = { "knife" } } }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  g:put("slow_reader", "play", { owner = me })
  g:stop_at "before phase_ends"
  g:go_on()
  t:equal({ #g:cards("hand", me), me.resources, #g:cards("hand", wendy), wendy.resources }, { 0, 8, 1, 6 })
end)

test("a card committed as ST.2 begins is announced once, with the others", function(t)
  local g  = t:game { locations = { "study" }, hand = { "eager_hand", "perception" }, auto = { "windows", "forced" },
    deck = { "guts" } }
  local me = g:lead()
  g:tokens { "0" }
  g:act "investigate"
  t:equal({ g:card "eager_hand".zone, me.resources }, { "committed", 5 }, "nothing is announced yet")
  g:choose { "commit", "Perception" }
  t:equal(me.resources, 6)
  t:logged(g, "succeeds by 4")
end)

test("ST.3 is complete when all tokens of the test are revealed; tokens go to the pool at its end", function(t)
  local g = t:game { locations = { "study" }, auto = { "windows", "commit", "forced" } }
  local counter = g:put("token_counter", "play", { owner = g:lead() })
  g:add_to_bag { "bless", "curse" }
  g:tokens { "bless", "curse", "0" }
  g:act "investigate"
  t:equal({ counter.revealed, counter.pooled, g:call("tokens_left", "bless") }, { 3, 2, 10 })
  g:add_to_bag { "bless" }
  counter.kept, counter.pooled = 1, 0
  g:tokens { "bless", "0" }
  g:act "investigate"
  t:equal({ counter.pooled, g:call("tokens_left", "bless") }, { 1, 9 }, "taken away in time, it does not go")
  g:effect("remove_tokens", "bless", 1)
  t:equal({ counter.pooled, g:call("tokens_left", "bless") }, { 1, 10 }, "outside a test nobody hears of it")
end)

test("cards in the deck hear of a search that sees them", function(t)
  local g  = t:game { locations = { "study" }, deck = { "knife", "loose_leaf", "loose_leaf", "guts" }, auto = { "windows" } }
  local me = g:lead()
  local one, two = g:cards("deck", me)[2], g:cards("deck", me)[3]
  g:no_shuffle()
  g:effect("search", me, 1)
  t:equal({ me.resources, #g:cards("hand", me) }, { 5, 1 }, "it does not see them")
  g:no_shuffle()
  g:effect("search", me)
  g:choose { one }
  t:equal(me.resources, 8)
  t:falsy(two.being_searched)
  t:prompt(g, "take")
  g:choose { "Guts" }
  t:equal({ me.resources, me.researched_now, #g:cards("deck", me) }, { 8, false, 2 }, "one in a search")
  g:effect("search", me)
  g:choose { one }
  g:choose { one }
  t:equal(me.resources, 11, "and again in the next")
end)

test("a cancelled search finds nothing", function(t)
  local g  = t:game { locations = { "study" }, deck = { "knife", "torn_page", "guts" }, auto = { "windows" } }
  local me = g:lead()
  g:effect("search", me)
  t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 0, 3 })
  t:falsy(g:card "torn_page".being_searched)
end)

test("a skill for any test needs no icon", function(t)
  local g  = t:game { locations = { "study" }, hand = { "all_purpose", "overpower" }, auto = { "windows", "forced" } }
  local me = g:lead()
  g:tokens { "0" }
  g:act "investigate"
  t:equal(#g:prompt_options(), 1)
  g:choose { "commit", "All Purpose" }
  t:equal(me.resources, 6)
  t:logged(g, "succeeds by 1")
end)

test("a card's own notes are entries of the campaign log", function(t)
  local g = t:game { locations = { "study" } }
  local oath = g:put("sworn_oath", "play", { owner = g:lead() })
  t:falsy(g:call("logged", "oath_sworn"))
  g:act { "use", oath }
  t:truthy(g:call("logged", "oath_sworn"))
  t:logged(g, "The oath is sworn")
end)

local function told(g, cards, words)
  local n = 0
  for _, one in ipairs(g:call("deck_problems", { investigator = "roland_banks", cards = cards, experience = 9 })) do
    if one.message:find(words) then n = n + 1 end
  end
  return n
end

test("at most so many cards with a trait, if one of them says so; at most so many of one card", function(t)
  local g = t:game { locations = { "study" } }
  t:equal(told(g, { sworn_oath = 1 }, "trait Pact"), 0)
  t:equal(told(g, { sworn_oath = 1, other_oath = 1 }, "trait Pact"), 1)
  t:equal(told(g, { sworn_oath = 2 }, "trait Pact"), 1)
  t:equal(told(g, { other_oath = 2 }, "trait Pact"), 0)
  t:equal(told(g, { other_oath = 2 }, "copies of Other Oath"), 1)
  t:equal(told(g, { other_oath = 1 }, "copies of Other Oath"), 0)
end)

test("a card asks for others in its deck", function(t)
  local g = t:game { locations = { "study" } }
  t:equal(told(g, { early_riser = 1, perception = 2 }, "cards are"), 1)
  t:equal(told(g, { early_riser = 1, perception = 2, guts = 1 }, "cards are"), 0)
  t:equal(told(g, { perception = 2 }, "cards are"), 0)
end)

test("the opening hand is announced before it is drawn", function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  g:run_to "before opening_hand"
  local me = g:lead()
  g:put("early_riser", "play", { owner = me })
  for _ = 1, 6 do g:put("knife", "deck", { owner = me }) end
  g:auto { "windows" }
  g:go_on()
  t:equal({ me.resources, #g:cards("hand", me) }, { 6, 5 })
end)

local function fears(g)
  local n = 0
  for _, card in ipairs(g:cards "random_weaknesses") do
    if card.title == "Lone Fear" then n = n + 1 end
  end
  return n
end

test("some basic weaknesses are for several players only", function(t)
  t:equal(fears(t:game { locations = { "study" } }), 0)
  t:equal(fears(t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" } }), 1)
end)

test("an asset that provokes nothing, and an investigator whose actions provoke nothing", function(t)
  local g  = t:game { locations = { "study" }, hand = { "swift_blade", "knife" } }
  local me = g:lead()
  me.actions = 5
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Swift Blade" }
  t:equal(me.damage, 0)
  me:modify("unprovoked", 1, "turn")
  g:act "resource"
  t:equal(me.damage, 0)
  me:modify("unprovoked", -1, "turn")
  g:act { "play", "Knife" }
  t:equal(me.damage, 1)
end)

test("an event may be a move: what raises the cost of moving raises its own", function(t)
  local g  = t:game { locations = { "hallway", "study" }, hand = { "long_step" } }
  local me = g:lead()
  g:put("frozen_in_fear", "threat", { owner = me })
  g:put("attic", "locations")
  g:act { "play", "Long Step", g:location "attic" }
  t:equal(me.actions, 1)
end)

test("an asset may share the harm of others at connecting locations", function(t)
  local g = t:game { locations = { "attic", "hallway", "cellar" }, investigators = { "roland_banks", "wendy_adams" },
    at = { wendy_adams = "hallway" } }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local shield = g:put("far_shield", "play", { owner = me })
  g:effect("take_damage", wendy, 1)
  g:choose { shield }
  t:equal({ shield.damage, wendy.damage }, { 1, 0 })
  g:place(wendy, g:location "cellar")
  g:effect("take_damage", wendy, 1)
  t:equal(wendy.damage, 1)
end)

test("cards beneath others may be committed by whoever controls those, facedown ones too", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" },
    auto = { "windows", "reactions", "forced" } }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local pocket = g:put("deep_pocket", "play", { owner = me })
  local mine = g:put("deduction", "beneath", { owner = me, attached_to = pocket })
  local other = g:put("deduction", "beneath", { owner = me, attached_to = g:put("knife", "play", { owner = me }) })
  g:tokens { "0" }
  g:act "investigate"
  t:equal(#g:prompt_options(), 1)
  g:choose { "commit", mine }
  t:equal({ mine.zone, other.zone, wendy.clues }, { "discard", "beneath", 0 })
  t:logged(g, "succeeds by 2")
  g:location "study".clues = 5
  local hers = g:put("deduction", "beneath_facedown", { owner = wendy, attached_to = pocket })
  g:tokens { "0" }
  g:act "investigate"
  t:prompt(g, "commit", me)
  g:choose { "commit", hers }
  t:zone(hers, "discard", wendy)
  t:no_prompt(g, "commit")
end)

test("committing may cost resources; what cannot be paid is not committed", function(t)
  local g  = t:game { locations = { "study" }, hand = { "perception", "deduction" }, auto = { "windows", "forced" },
    deck = { "guts" } }
  local me = g:lead()
  g:put("paid_crossing", "play", { owner = me })
  me.resources = 1
  g:tokens { "0" }
  g:act "investigate"
  g:choose { "commit", "Perception", "Deduction" }
  t:equal({ me.resources, #g:cards("discard", me) }, { 0, 1 })
  g:tokens { "0" }
  g:act "investigate"
  t:no_prompt(g, "Commit")
end)

test("an attack that is cancelled is over, too", function(t)
  local g  = t:game { locations = { "study" }, hand = { "dodge" }, auto = { "windows", "forced" } }
  local me = g:lead()
  local count = g:put("blow_by_blow", "play", { owner = me })
  local rat = g:spawn("swarm_of_rats", { engaged = me })
  g:effect("attack", rat, me)
  g:choose { "Dodge" }
  t:equal({ count.attacks, me.damage }, { 1, 0 })
  g:effect("attack", rat, me)
  t:equal({ count.attacks, me.damage }, { 2, 1 })
end)

test("the difficulty of a test is known before ST.5", function(t)
  local g  = t:game { locations = { "study" }, hand = { "hard_target" }, auto = { "windows" } }
  local me = g:lead()
  me:modify("test_difficulty", 1, "game")
  g:location "study":modify("shroud", 1, "game")
  g:tokens { "0" }
  g:act "investigate"
  g:choose { "commit", "Hard Target" }
  t:equal(me.resources, 9)                                                        -- 2 + 1 + 1
end)

test("the difficulty of a test of a card is known, too", function(t)
  local g  = t:game { locations = { "study" }, hand = { "hard_target" }, auto = { "windows" } }
  local me = g:lead()
  g:encounter_deck { "rotting_remains" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  g:choose { "commit", "Hard Target" }
  t:equal(me.resources, 8)
end)

test("an asset that takes a slot more: something has to go", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local knife = g:put("knife", "play", { owner = me })
  local other = g:put("flashlight", "play", { owner = me })
  g:effect("fit_slots", me, "slot_hand")
  t:zone(other, "play", me)
  knife:modify("slot_hand", 1, "game")
  g:effect("fit_slots", me, "slot_hand")
  g:choose { other }
  t:equal({ other.zone, knife.zone }, { "discard", "play" })
end)

test("whoever cannot be engaged is engaged by nobody, in whatever way", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows" } }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  me:modify("cannot_be_engaged", 1, "game")
  local rat = g:spawn("swarm_of_rats", { at = g:location "study", exhausted = true })
  g:act "resource"
  t:not_offered(g, { "engage", rat })
  g:effect("engage", me, rat)
  t:zone(rat, "board")
  g:effect("ready", rat)
  t:equal(rat.bearer, wendy)
  g:encounter_deck { "ghoul_minion" }
  g:effect("draw_encounter", me)
  t:equal(g:card "ghoul_minion".bearer, wendy)
end)

test("a massive enemy does not attack whoever cannot be engaged", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows" },
    phase = "enemy" }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local foe = g:spawn("swarm_of_rats", { at = g:location "study", exhausted = true })
  foe:gain_tag("massive", "game")
  foe.exhausted = false
  me:modify("cannot_be_engaged", 1, "game")
  g:stop_at "before phase_ends"
  g:go_on()
  t:equal({ me.damage, wendy.damage, foe.exhausted }, { 0, 1, true })
end)

test("who cannot attack, harm or defeat an enemy", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" },
    auto = { "windows", "commit", "reactions" } }
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  me:modify("cannot_harm", 1, "game")
  g:tokens { "0" }
  g:act { "fight", foe }
  g:effect("deal_damage", me, foe, 1)
  g:effect("harm_all", me, { foe, wendy }, 1)
  t:equal({ foe.damage, wendy.damage }, { 0, 1 }, "investigators are harmed")
  me:modify("cannot_attack", 1, "game")
  g:act "resource"
  t:not_offered(g, { "fight", foe })
  me:modify("cannot_defeat", 1, "game")
  g:effect("defeat_enemy", foe, me)
  t:zone(foe, "threat")
  g:effect("defeat_enemy", foe, wendy)
  t:zone(foe, "victory")
end)

test("an asset may cost X, and seal up to X tokens", function(t)
  local g  = t:game { locations = { "study" }, hand = { "wide_bowl", "wide_bowl" } }
  local me = g:lead()
  local one, two = unpack(g:cards("hand", me))
  me.actions = 5
  t:not_offered(g, { "play", one })
  g:add_to_bag { "curse", "curse", "curse" }
  g:act "resource"
  g:act { "play", one }
  g:number(2)
  g:number(2)
  t:equal({ me.resources, #one:sealed_tokens(), one.zone }, { 4, 2, "play" })
  g:act { "play", two }
  g:number(0)
  t:equal({ me.resources, #two:sealed_tokens() }, { 4, 0 })
end)

test("a test counts the bless and curse tokens that are revealed for it", function(t)
  local g = t:game { locations = { "study" }, auto = { "windows", "commit", "forced" } }
  local counter = g:put("token_counter", "play", { owner = g:lead() })
  g:add_to_bag { "bless", "curse", "bless" }
  g:tokens { "bless", "curse", "0" }
  g:act "investigate"
  t:equal(counter.blessed, 2)
  g:tokens { "0" }
  g:act "investigate"
  t:equal(counter.blessed, 0)
end)
