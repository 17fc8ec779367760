-- Published cards about bless, curse, frost and sealed tokens: packs/published_one.

local function table_of(t, bag, config)
  config = config or {}
  config.locations = config.locations or { "study" }
  config.auto = config.auto or { "commit", "windows" }
  local g = t:game(config)
  if bag then g:bag(bag) end
  return g, g:lead()
end

-- The names of the tokens in a zone, or sealed on a card.
local function names(g, zone, card)
  local out = {}
  for _, token in ipairs(g:cards(zone)) do
    if token:is "token" and (not card or token.parent == card) then out[#out + 1] = token.title end
  end
  table.sort(out)
  return table.concat(out, " ")
end

-- --- Ancient Covenant ------------------------------------------------------------------------------------------------

test("Ancient Covenant keeps a bless token from revealing another, once for each time it is ready",
  { rules = { "ah.bless.plus_two_redraw" } }, function(t)
    local g, me = table_of(t, { "bless", "0", "-1" })
    local covenant = g:put("ancient_covenant", "play", { owner = me })
    g:tokens { "bless" }
    g:act { "investigate" }
    g:choose { covenant }
    t:logged(g, "succeeds by 3")                              -- 3 + 2 against 2
    t:not_logged(g, "reveals 0")
    t:not_logged(g, "reveals -1")
    t:truthy(covenant.exhausted)
    g:bag { "bless", "0" }
    g:mark()
    g:tokens { "bless", "0" }
    g:act { "investigate" }
    t:order(g, { "reveals bless", "reveals 0" })
  end)

test("with a curse token Ancient Covenant has nothing to do", function(t)
  local g, me = table_of(t, { "curse", "0" })
  g:put("ancient_covenant", "play", { owner = me })
  g:tokens { "curse", "0" }
  g:act { "investigate" }
  t:order(g, { "reveals curse", "reveals 0" })
end)

test("Ancient Covenant begins the game in play", { rules = { "ah.permanent.starts_in_play" } }, function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  g:deck(g:lead(), { "ancient_covenant", "knife", "guts", "dodge", "evidence", "machete", "flashlight" })
  g:go_on()
  t:zone(g:card "ancient_covenant", "play", g:lead())
  t:equal(#g:cards("hand", g:lead()), 5)
end)

-- --- Faustian Bargain ------------------------------------------------------------------------------------------------

test("Faustian Bargain adds its curse tokens as a cost, and the resources are shared", {
  rules = { "ah.bless_curse.cost_unpayable", "ah.curse.max_ten" } }, function(t)
    local g, me = table_of(t, { "0" }, { investigators = { "roland_banks", "agnes_baker" },
      hand = { "faustian_bargain", "faustian_bargain" } })
    g:act { "play", g:cards("hand", me)[1] }
    t:prompt(g, "How many resources does Roland Banks gain?", me)
    g:number(2)
    t:equal({ me.resources, g:investigator "agnes_baker".resources }, { 7, 8 })
    t:equal(names(g, "chaos_bag"), "0 curse curse")
    g:bag { "0", "curse", "curse", "curse", "curse", "curse", "curse", "curse", "curse", "curse" }   -- 9: one is left
    t:not_offered(g, { "play", "Faustian Bargain" }, "cost")
  end)

test("Faustian Bargain asks nobody who is alone, or elsewhere", function(t)
  local g, me = table_of(t, { "0" }, { investigators = { "roland_banks", "agnes_baker" },
    locations = { "study", "hallway" }, at = { agnes_baker = "hallway" }, hand = { "faustian_bargain" } })
  g:act { "play", "Faustian Bargain" }
  t:equal({ me.resources, g:investigator "agnes_baker".resources }, { 10, 5 })
end)

-- --- Accursed Follower -----------------------------------------------------------------------------------------------

test("Accursed Follower spawns far away, and makes more curses of each that its owner reveals", {
  rules = { "ah.bless_curse.to_pool" } }, function(t)
    local g, me = table_of(t, { "0", "curse" }, { locations = { "study", "hallway", "attic" },
      deck = { "accursed_follower" } })
    g:place(me, g:location "hallway")                         -- no way leads to the study
    g:effect("draw", me, 1)
    local foe = g:card "accursed_follower"
    t:equal(foe.place, g:location "attic")
    g:tokens { "curse", "0" }
    g:act { "investigate" }
    t:equal(names(g, "chaos_bag"), "0 curse")                 -- the revealed one is in the pool, a new one in the bag
    g:effect("leave_play", foe)
    g:tokens { "curse", "0" }
    g:act { "investigate" }
    t:equal(names(g, "chaos_bag"), "0")
  end)

-- --- Frostbitten -----------------------------------------------------------------------------------------------------

test("Frostbitten hurts once in a test, at a frost token; two actions get rid of it", {
  rules = { "ah.frost.second_autofails" } }, function(t)
    local g, me = table_of(t, { "frost", "frost", "0" }, { deck = { "frostbitten" } })
    g:hold_window "turn"
    g:effect("draw", me, 1)
    local cold = g:card "frostbitten"
    t:zone(cold, "threat", me)
    g:tokens { "frost", "frost" }
    g:act { "investigate" }
    t:equal(me.damage, 1)
    t:logged(g, "fails by 2")                                 -- automatically: 0 against 2
    g:act { "activate", cold }
    t:zone(cold, "discard", me)
    t:equal(me.actions, 0)
  end)

test("Frostbitten does nothing at another token", function(t)
  local g, me = table_of(t, { "0" })
  local cold = g:put("frostbitten", "threat", { owner = me })
  g:tokens { "0" }
  g:act { "investigate" }
  t:equal({ me.damage, cold.zone }, { 0, "threat" })
end)

-- --- Protective Incantation ------------------------------------------------------------------------------------------

test("Protective Incantation seals a token of any kind but the auto-fail, and costs a resource in each turn", {
  rules = { "ah.seal.entry_cost", "ah.seal.release", "ah.seal.not_in_bag" } }, function(t)
    local g, me = table_of(t, { "auto_fail", "skull", "-1" }, { hand = { "protective_incantation" },
      deck = { "knife", "guts", "dodge" } })
    g:act { "play", "Protective Incantation" }
    t:equal(#g:prompt_options(), 2)
    g:choose { "skull" }
    local spell = g:card "protective_incantation"
    t:equal({ names(g, "attached", spell), names(g, "chaos_bag") }, { "skull", "-1 auto-fail" })
    me.resources = 1
    g:end_turn()
    g:choose { "Spend 1" }
    t:equal(me.resources, 1)                                  -- upkeep gave it
    t:zone(spell, "play", me)
    me.resources = 0
    g:end_turn()
    t:zone(spell, "discard", me)
    t:equal(names(g, "chaos_bag"), "-1 auto-fail skull")
  end)

test("with the auto-fail alone in the bag Protective Incantation cannot be played", {
  rules = { "ah.seal.missing_token" } }, function(t)
    local g = table_of(t, { "auto_fail" }, { hand = { "protective_incantation" } })
    g:hold_window "turn"
    t:not_offered(g, { "play", "Protective Incantation" }, "count(bag")
  end)

-- --- Shards of the Void ----------------------------------------------------------------------------------------------

test("Shards of the Void releases its tokens for damage, and seals a 0 that its attack reveals", {
  rules = { "ah.seal.entry_cost", "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "0", "+1" }, { hand = { "shards_of_the_void" } })
    g:act { "play", "Shards of the Void" }
    local shards = g:card "shards_of_the_void"
    t:equal({ names(g, "attached", shards), names(g, "chaos_bag") }, { "0", "+1 0" })
    local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
    g:tokens { "0" }
    g:act { "activate", shards, foe }
    g:number(1)
    t:equal(names(g, "attached", shards), "")
    g:choose { shards }
    t:equal({ names(g, "attached", shards), names(g, "chaos_bag") }, { "0", "+1 0" })
    t:equal(shards.uses, 2)
    t:logged(g, "fails by 1")                                 -- 3 against 4, and the token no longer counts
    t:equal(foe.damage, 0)
    g:tokens { "+1" }
    g:act { "activate", shards, foe }
    g:number(1)
    t:equal({ foe.damage, shards.uses, names(g, "attached", shards) }, { 2, 1, "" })
  end)

test("a 0 of another test is not sealed on Shards of the Void", function(t)
  local g, me = table_of(t, { "0", "0" }, { hand = { "shards_of_the_void" } })
  g:act { "play", "Shards of the Void" }
  g:tokens { "0" }
  g:act { "investigate" }
  t:equal({ me.clues, names(g, "chaos_bag") }, { 1, "0" })
end)

-- --- Tides of Fate ---------------------------------------------------------------------------------------------------

test("Tides of Fate turns curses into blessings until the round ends, then all blessings into curses",
  function(t)
    local g = table_of(t, { "0", "bless", "curse", "curse" }, { hand = { "tides_of_fate" }, deck = { "knife", "guts" },
      auto = { "commit" } })
    g:act { "play", "Tides of Fate" }
    t:equal(names(g, "chaos_bag"), "0 bless bless bless")
    g:auto { "windows" }
    g:end_turn()
    t:equal(names(g, "chaos_bag"), "0 curse curse curse")
    g:end_turn()
    t:equal(names(g, "chaos_bag"), "0 curse curse curse")     -- only in that round
  end)

test("without a curse token Tides of Fate has nothing to turn", function(t)
  local g = table_of(t, { "0", "bless" }, { hand = { "tides_of_fate" } })
  g:hold_window "turn"
  t:not_offered(g, { "play", "Tides of Fate" }, "any(bag")
end)
