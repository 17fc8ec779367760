-- What play never brings about cannot be put on the table: the test language says so at the test's line.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes: " .. why)
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

local TWO = { "roland_banks", "agnes_baker" }

local function table_of(t)
  local g = t:game { locations = { "study", "hallway" }, unrevealed = { "cellar" }, investigators = TWO }
  return g, g:investigator "roland_banks", g:investigator "agnes_baker"
end

test("a card is put only where its kind comes to", { rules = {} }, function(t)
  local g, me, other = table_of(t)
  for _, id in ipairs { "emergency_cache", "guts", "ghoul_minion", "frozen_in_fear" } do
    fails(t, "never comes to 'play'; what lies there is asset", g.put, g, id, "play", { owner = me })
  end
  fails(t, "g:put: Agnes Baker is an investigator; say who plays", g.put, g, other, "hand")
  fails(t, "g:hand: Daisy Walker is an investigator", g.hand, g, me, { "daisy_walker" })
  fails(t, "never comes to 'threat'", g.put, g, "skull", "threat")
  fails(t, "never comes to 'reference'", g.put, g, "trapped", "reference")
  fails(t, "as act, never comes to 'encounter_deck'", g.encounter_deck, g, "test_act")
  fails(t, "never comes to 'board'", g.put, g, "attic", "board", { at = g:location "study" })
  for _, zone in ipairs { "limbo", "committed", "chaos_revealed", "scenario", "campaign_log" } do
    fails(t, "is not put into '" .. zone .. "'; ", g.put, g, "knife", zone, { owner = me })
  end
  fails(t, "g:spawn: Knife is not an enemy; give an enemy", g.spawn, g, "knife", { engaged = me })
  fails(t, "is massive, so it lies in no threat area", g.spawn, g, "umordhoth", { engaged = me })
  t:equal(g:sample("daisy_walker"):base "intellect", 5, "to look at it is another thing")
end)

test("a card is somewhere, and is of somebody who plays", { rules = {} }, function(t)
  local g, me = table_of(t)
  local knife = g:hand(me, { "knife" })[1]
  fails(t, "Ghoul Minion would be at no place; say the location", g.put, g, "ghoul_minion", "board")
  fails(t, "is not a location in play", g.spawn, g, "ghoul_minion", { at = me })
  fails(t, "'study' is no card; give a location", g.spawn, g, "ghoul_minion", { at = "study" })
  fails(t, "is where its investigator is", g.spawn, g, "ghoul_minion", { engaged = me, at = me.place })
  fails(t, "would lie on no card; say on which", g.put, g, "obscuring_fog", "attached")
  fails(t, "would lie on no card", g.put, g, "knife", "beneath", { owner = me })
  fails(t, "Knife is no card in play", g.put, g, "obscuring_fog", "attached", { attached_to = knife })
  fails(t, "two places for one card", g.put, g, "obscuring_fog", "attached", { attached_to = me.place, at = me.place })
  fails(t, "is at no place and on no card", g.put, g, "knife", "play", { owner = me, at = me.place })
  fails(t, "gives no slot that could hold Knife", g.put, g, "knife", "play", { owner = me, parent = me.place })
  fails(t, "Study is nobody who plays; give the card of Roland Banks or Agnes Baker", g.put, g, "knife", "play",
    { owner = me.place })
  fails(t, "g:hand: nil is nobody who plays", g.hand, g, nil, { "knife" })
  fails(t, "is not an investigator in play", g.place, g, knife, me.place)
  fails(t, "g:place: nil is no card", g.place, g, me, nil)
  fails(t, "is never empty", g.empty, g, "locations")
end)

test("what the rules of entering play forbid is not there", { rules = {} }, function(t)
  local g, me, other = table_of(t)
  g:put("dr_milan_christopher", "play", { owner = me })
  fails(t, "is unique", g.put, g, "dr_milan_christopher", "play", { owner = other })
  g:hand(other, { "dr_milan_christopher" })
  fails(t, "Roland Banks has no free slot for Beat Cop", g.put, g, "beat_cop", "play", { owner = me })
  me:modify("slot_ally", 1, "game")
  t:zone(g:put("beat_cop", "play", { owner = me }), "play", me)
  fails(t, "is a signature card", g.put, g, "rolands_38_special", "play", { owner = me, controller = other })
  for _, zone in ipairs { "agenda", "act" } do
    fails(t, "there is a card in '" .. zone .. "' already", g.put, g, "test_" .. zone, zone)
  end
end)

test("a card has the tokens that it can have", { rules = {} }, function(t)
  local g, me = table_of(t)
  fails(t, "g:put: damage = -1 never comes; give a whole number from 0", g.put, g, "knife", "play", { damage = -1 })
  fails(t, "damage = 1.5 never comes", g.put, g, "knife", "play", { damage = 1.5 })
  fails(t, "doom = 20000 never comes", g.put, g, "knife", "play", { doom = 20000 })
  fails(t, "exhausted = 3 is neither true nor false", g.put, g, "knife", "play", { exhausted = 3 })
  t:equal(#g:cards("play", me), 0, "what is refused is not there")
  fails(t, "with 3 damage Guard Dog does not stay in play; give less: its health is 3", g.put, g, "guard_dog", "play",
    { damage = 3 })
  t:equal(#g:cards("play", me), 0)
  t:equal(g:put("guard_dog", "play", { damage = 2 }).damage, 2)
  fails(t, "does not stay in play", g.spawn, g, "ghoul_minion", { engaged = me, damage = 2 })
  fails(t, "is no asset, so it takes no horror", g.spawn, g, "ghoul_minion", { engaged = me, horror = 1 })
  fails(t, "is no asset, so it has no uses", g.put, g, "haunted", "threat", { uses = 1 })
  fails(t, "only investigators have `actions`", g.put, g, "knife", "play", { actions = 2 })
  fails(t, "no clues lie on Attic before it is revealed", g.put, g, "attic", "locations", { face = 0, clues = 1 })
  fails(t, "face = 5 never comes", g.put, g, "attic", "locations", { face = 5 })
  for _, name in ipairs { "damage", "doom", "uses" } do
    fails(t, "is out of play, where it has no `" .. name .. "`", g.put, g, "guard_dog", "discard", { [name] = 1 })
  end
end)

test("what a test writes to a card has to come in play, too", { rules = {} }, function(t)
  local g, me = table_of(t)
  local study, knife = g:location "study", g:hand(me, { "knife" })[1]
  fails(t, "Study.clues: clues = -1 never comes", g.check_set, study, "clues", -1)
  fails(t, "clues = 1.5 never comes", g.check_set, study, "clues", 1.5)
  fails(t, "Study.exhausted: exhausted = 3 is neither true nor false", g.check_set, study, "exhausted", 3)
  fails(t, "only investigators have `actions`", g.check_set, study, "actions", 2)
  fails(t, "Knife is out of play, where it has no `doom`", g.check_set, knife, "doom", 1)
  fails(t, "with 99 damage Roland Banks does not stay in play; give less: its health is 9; or have the last point dealt",
    g.check_set, me, "damage", 99)
  fails(t, "with 5 horror Roland Banks does not stay in play", g.check_set, me, "horror", 5)
  me.damage, study.clues, knife.doom = 8, 3, 0
  t:equal({ me.damage, me.horror, study.clues }, { 8, 0, 3 })
end)

test("the chaos bag gives the tokens that it has", { rules = {} }, function(t)
  local g = table_of(t)
  fails(t, "g:tokens: the chaos bag has no '-7'; add it before: g:add_to_bag { \"-7\" }", g.tokens, g, { "-7" })
  fails(t, "g:bag: there is no chaos token 'knife'", g.bag, g, { "knife" })
  fails(t, "g:tokens: there is no chaos token 'roland_banks'", g.tokens, g, { "roland_banks" })
  fails(t, "a chaos bag always has tokens", g.bag, g, {})
  g:bag { "curse", "0" }
  fails(t, "g:add_to_bag: the token pool has no curse token left", g.add_to_bag, g,
    { "curse", "curse", "curse", "curse", "curse", "curse", "curse", "curse", "curse", "curse" })
  t:equal(#g:cards "chaos_bag", 11, "ten of them, and the 0")
  g:add_to_bag { "-7" }
  g:tokens { "-7" }
  t:not_drawn(g, { "-7" })
end)

test("the game's numbers are those of a game", { rules = {} }, function(t)
  local g, me, other = table_of(t)
  fails(t, "g:set: round = -4 never comes; give a whole number from 1 on", g.set, g, "round", -4)
  fails(t, "g:set: phase = 5 never comes; give a whole number from 1 to 4", g.set, g, "phase", 5)
  fails(t, "agenda_number = -1", g.set, g, "agenda_number", -1)
  fails(t, "is nobody who plays", g.set, g, "lead", me.place)
  g:set("lead", other)
  t:equal(g:lead(), other)
end)

test("the fields of t:game say what a game can be", { rules = {} }, function(t)
  local function refused(why, config)
    config.locations = config.locations or { "study" }
    fails(t, why, t.game, t, config)
  end
  refused("t:game, turn_of: 'nobody_such' does not play; there is Roland Banks", { turn_of = "nobody_such" })
  refused("in the enemy phase nobody has a turn", { turn_of = "roland_banks", phase = "enemy" })
  refused("t:game, reference: Trapped never comes to 'reference'", { reference = "trapped" })
  refused("t:game, agenda: Trapped never comes to 'agenda'", { agenda = "trapped" })
  refused("t:game, hand: Swarm of Rats never comes to 'hand'", { hand = { "swarm_of_rats" } })
  refused("t:game: hand has 3, which is no text", { hand = { 3 } })
  refused("t:game: 'agnes_baker' does not play", { hand = { agnes_baker = { "knife" } } })
  refused("round = -4 never comes; give a whole number from 1", { round = -4 })
  refused("round = 1 never comes; give a whole number from 2", { round = 1, phase = "mythos" })
  refused("begin = 'now' is not known; write begin = setup", { begin = "now" })
  refused("before the set-up `locations` has no effect", { begin = "setup" })
  refused("decks = 'yes' is neither true nor false", { decks = "yes" })
  refused("seed = 1.5 never comes", { seed = 1.5 })
  refused("auto has true, which is no text", { auto = { windows = true } })
  refused("five investigators never play", { investigators = { "roland_banks", "agnes_baker", "daisy_walker",
    "skids_otoole", "wendy_adams" } })
  fails(t, "the investigators would be nowhere", t.game, t, { locations = {} })
end)
