-- Rules Reference, Glossary: Seal.

local function table_of(t, bag, config)
  config = config or {}
  config.locations = { "study" }
  local g  = t:game(config)
  g:bag(bag)
  return g, g:investigator "roland_banks"
end

-- The names of the tokens in a zone, or sealed on a card.
local function names(g, zone, card)
  local out = {}
  for _, token in ipairs(g:cards(zone)) do
    if not card or token.parent == card then out[#out + 1] = token.title end
  end
  table.sort(out)
  return table.concat(out, " ")
end

test("a card with seal takes its token out of the bag as it enters play", {
  rules = { "ah.seal.entry_cost", "ah.seal.not_in_bag" } }, function(t)
    local g, me = table_of(t, { "0", "skull", "-1" })
    local stone = g:hand(me, { "chthonian_stone" })[1]
    g:act { "play", stone }
    t:zone(stone, "play", me)
    t:order(g, { "skull is sealed on The Chthonian Stone", "The Chthonian Stone enters play" })
    t:equal({ names(g, "attached", stone), names(g, "chaos_bag") }, { "skull", "-1 0" })
  end)

test("a sealed token cannot be revealed, in a test or by an ability", { rules = { "ah.seal.not_in_bag" } }, function(t)
  local g, me = table_of(t, { "skull", "0" }, { auto = { "windows" } })
  local stone = g:hand(me, { "chthonian_stone" })[1]
  g:act { "play", stone }
  local trial = g:put("trial", "play", { owner = me })
  for _ = 1, 2 do
    g:mark()
    g:act { "activate", trial, 1 }
    t:logged(g, "reveals 0")
  end
  g:mark()
  g:effect("reveal_token", me)
  t:logged(g, "reveals 0")
  g:mark()
  g:effect("reveal_token", me)
  t:not_logged(g, "reveals")
end)

test("if several tokens qualify, the card's controller chooses; equal ones are one choice", {
  rules = { "ah.seal.controller_chooses" } }, function(t)
    local g, me = table_of(t, { "0", "skull", "skull", "cultist", "elder_sign", "auto_fail" },
      { investigators = { "roland_banks", "agnes_baker" } })
    local stone = g:hand(me, { "chthonian_stone" })[1]
    g:act { "play", stone }
    t:prompt(g, "Which chaos token is sealed?", me)
    t:equal(#g:prompt_options(), 2)
    g:choose { "cultist" }
    t:equal({ names(g, "attached", stone), names(g, "chaos_bag") }, { "cultist", "0 auto-fail elder sign skull skull" })
  end)

test("the controller of the card chooses also if somebody else's effect seals on it",
  { rules = { "ah.seal.controller_chooses" } }, function(t)
    local g, me = table_of(t, { "0", "-1" }, { investigators = { "roland_banks", "agnes_baker" } })
    local ward = g:put("ward", "play", { owner = g:investigator "agnes_baker" })
    g:effect("seal", me, ward, { tokens = { "zero", "minus_1" } })
    t:prompt(g, "Which chaos token is sealed?", g:investigator "agnes_baker")
    g:choose { "-1" }
    t:equal(names(g, "attached", ward), "-1")
  end)

test("equal tokens are sealed without a question", { rules = { "ah.seal.entry_cost" } }, function(t)
  local g, me = table_of(t, { "0", "skull", "skull" })
  local stone = g:hand(me, { "chthonian_stone" })[1]
  g:act { "play", stone }
  t:prompt(g, "Your turn")
  t:equal(names(g, "attached", stone), "skull")
end)

test("without the token in the bag a card with seal cannot be played, and does not enter play otherwise", {
  rules = { "ah.seal.missing_token", "ah.seal.entry_cost" } }, function(t)
    local g, me = table_of(t, { "0", "elder_sign", "auto_fail" })
    local stone = g:hand(me, { "chthonian_stone" })[1]
    t:not_offered(g, { "play", stone }, "count(bag")
    g:effect("enter_play", stone, me)
    t:zone(stone, "hand", me)
    g:effect("add_tokens", "skull", 1)
    t:offered(g, { "play", stone })
    g:effect("enter_play", stone, me)
    t:zone(stone, "play", me)
    t:equal({ names(g, "attached", stone), names(g, "chaos_bag") }, { "skull", "0 auto-fail elder sign" })
  end)

test("a token that is revealed or sealed elsewhere is not in the bag either", { rules = { "ah.seal.missing_token" } },
  function(t)
    local g, me = table_of(t, { "0", "skull" })
    local ward = g:put("ward", "play", { owner = me })
    g:effect("seal", me, ward, "skull")
    local stone = g:hand(me, { "chthonian_stone" })[1]
    t:not_offered(g, { "play", stone }, "count(bag")
    g:act { "use", ward, "release all" }
    t:offered(g, { "play", stone })
  end)

test("an effect that seals fails without its token", { rules = { "ah.seal.missing_token" } }, function(t)
  local g, me = table_of(t, { "0", "curse" })
  local ward = g:put("ward", "play", { owner = me })
  g:act { "use", ward, "seal a curse" }
  t:equal({ me.horror, names(g, "attached", ward) }, { 0, "curse" })
  g:act { "use", ward, "seal a curse" }
  t:equal({ me.horror, names(g, "attached", ward) }, { 1, "curse" })
end)

test("any number of tokens up to a limit may be sealed, and none of those that are excepted",
  { rules = { "ah.seal.controller_chooses" } }, function(t)
    local g, me = table_of(t, { "0", "-1", "-2", "auto_fail" })
    local ward = g:put("ward", "play", { owner = me })
    g:act { "use", ward, "up to 2" }
    g:number(2)
    g:choose { "-1" }
    g:choose { "-2" }
    t:equal({ names(g, "attached", ward), names(g, "chaos_bag") }, { "-1 -2", "0 auto-fail" })
    g:effect("seal", me, ward, "zero")
    g:mark()
    g:act { "use", ward, "up to 2" }
    t:not_logged(g, "is sealed")
  end)

test("a card may seal several tokens; the number is known to its abilities", { rules = { "ah.seal.entry_cost" } },
  function(t)
    local g, me = table_of(t, { "0", "bless", "bless" })
    local favor = g:hand(me, { "favor_of_the_sun" })[1]
    g:act { "play", favor }
    g:number(1)
    t:equal({ me.intellect, names(g, "attached", favor) }, { 3, "bless" })
    g:effect("seal", me, favor, "bless")
    t:equal({ me.intellect, names(g, "attached", favor), names(g, "chaos_bag") }, { 4, "bless bless", "0" })
  end)

test("a sealed bless token that is resolved reveals another, and goes to the pool", {
  rules = { "ah.bless.plus_two_redraw", "ah.bless_curse.to_pool", "ah.seal.not_in_bag" } }, function(t)
    local g, me = table_of(t, { "bless", "0" })
    local favor = g:hand(me, { "favor_of_the_sun" })[1]
    g:act { "play", favor }
    local trial = g:put("trial", "play", { owner = me })
    g:act { "activate", trial, 1 }
    g:choose { favor }
    t:order(g, { "reveals bless", "reveals 0", "succeeds by 2" })
    t:equal({ names(g, "attached"), names(g, "chaos_bag"), g:call("tokens_left", "bless") }, { "", "0", 10 })
  end)

test("a token that is not sealed cannot be released", { rules = { "ah.seal.release" } }, function(t)
  local g = table_of(t, { "0", "skull" })
  g:effect("release", g:cards "chaos_bag"[1])
  t:not_logged(g, "is released")
  t:equal(names(g, "chaos_bag"), "0 skull")
end)

test("a released token is in the bag again", { rules = { "ah.seal.release" } }, function(t)
  local g, me = table_of(t, { "0", "skull" })
  local stone = g:hand(me, { "chthonian_stone" })[1]
  g:act { "play", stone }
  g:act { "use", stone }
  t:logged(g, "skull is released")
  t:zone(stone, "hand", me)
  t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "0 skull" })
end)

for way, leave in pairs {
  ["is discarded"] = function(g, stone) g:effect("leave_play", stone) end,
  ["returns to a hand"] = function(g, stone) g:effect("return_to_hand", stone) end,
  ["is shuffled into a deck"] = function(g, stone, me)
    g:deck(me, { "knife" })
    g:effect("shuffle_into", stone, "deck", me)
  end,
  ["goes to the victory display"] = function(g, stone) g:effect("add_to_victory", stone) end,
  ["leaves with its investigator"] = function(g, _, me) g:effect("take_damage", me, 20) end,
} do
  test("the tokens on a card that " .. way .. " are released", { rules = { "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "skull", "bless", "-1" }, { investigators = { "roland_banks", "agnes_baker" } })
    local stone = g:hand(me, { "chthonian_stone" })[1]
    g:act { "play", stone }
    g:effect("seal", me, stone, "bless")
    t:equal(names(g, "attached", stone), "bless skull")
    leave(g, stone, me)
    t:not_equal(stone.zone, "play")
    t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "-1 0 bless skull" })
  end)
end

test("tokens sealed on an enemy are released when it is defeated", { rules = { "ah.seal.release" } }, function(t)
  local g, me = table_of(t, { "0", "skull" })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:effect("seal", me, foe, "skull")
  t:equal({ names(g, "attached", foe), names(g, "chaos_bag") }, { "skull", "0" })
  g:effect("deal_damage", me, foe, 5)
  t:zone(foe, "encounter_discard")
  t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "0 skull" })
end)

test("an event with seal that is attached to a card seals as it enters play", {
  rules = { "ah.seal.entry_cost", "ah.seal.missing_token", "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "elder_sign" })
    local leaf, other = unpack(g:hand(me, { "sealed_leaf", "sealed_leaf" }))
    g:act { "play", leaf, "Study" }
    t:zone(leaf, "attached")
    t:equal({ names(g, "attached", leaf), names(g, "chaos_bag") }, { "elder sign", "0" })
    t:not_offered(g, { "play", other }, "count(bag")
    g:effect("attach_to", other, g:location "study")
    t:zone(other, "hand", me)
    g:effect("leave_play", leaf)
    t:equal(names(g, "chaos_bag"), "0 elder sign")
  end)

test("tokens that are sealed as a cost of an event count for it, and are in the bag when it is done", {
  rules = { "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "bless", "bless" })
    local foe = g:spawn("ghoul_priest", { engaged = me })
    local smite = g:hand(me, { "radiant_smite" })[1]
    g:act { "play", smite, foe }
    g:number(2)
    t:logged(g, "succeeds by 1")                    -- willpower 3 + 2 against 4
    t:equal(foe.damage, 3)
    t:zone(smite, "discard", me)
    t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "0 bless bless" })
    g:effect("remove_tokens", "bless", 2)
    local second = g:hand(me, { "radiant_smite" })[1]
    t:not_offered(g, { "play", second }, "cost")
  end)

test("tokens sealed for an event stay until the event is done, whatever of its text resolves before that", {
  rules = { "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "bless", "bless" })
    local foe = g:spawn("ghoul_priest", { engaged = me })
    g:act { "play", g:hand(me, { "burning_oath" })[1], foe }
    g:number(2)
    t:logged(g, "succeeds by 1")                    -- willpower 3 + 2 against 4
    t:equal({ foe.damage, me.resources }, { 3, 6 })
    t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "0 bless bless" })
  end)

test("tokens sealed for an event that an attack of opportunity takes from hand are released", {
  rules = { "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "bless" })
    g:spawn("yithian_observer", { engaged = me })
    local plan = g:hand(me, { "sealed_plan" })[1]
    g:act { "play", plan }
    t:logged(g, "bless is sealed on Sealed Plan")
    t:zone(plan, "discard", me)
    t:equal({ me.resources, names(g, "attached"), names(g, "chaos_bag") }, { 5, "", "0 bless" })
  end)

test("tokens sealed for an event whose effect is cancelled are released", { rules = { "ah.seal.release" } }, function(t)
  local g, me = table_of(t, { "0", "bless" })
  g:put("null_stone", "play", { owner = me }).primed = 1
  local plan = g:hand(me, { "sealed_plan" })[1]
  g:act { "play", plan }
  t:zone(plan, "discard", me)
  t:equal({ me.resources, names(g, "attached"), names(g, "chaos_bag") }, { 5, "", "0 bless" })
end)

test("the tokens of a card that something keeps from entering play are released", {
  rules = { "ah.seal.release" } }, function(t)
    local g, me = table_of(t, { "0", "skull", "elder_sign" })
    g:put("shut_door", "play", { owner = me })
    for _, card in ipairs(g:hand(me, { "chthonian_stone", "sealed_leaf" })) do
      g:mark()
      g:act { "play", card }
      t:logged(g, "is sealed on " .. card.title)
      t:zone(card, "discard", me)
      t:equal({ names(g, "attached"), names(g, "chaos_bag") }, { "", "0 elder sign skull" })
    end
  end)

test("what a card must not seal does not make it playable", { rules = { "ah.seal.missing_token" } }, function(t)
  local g, me = table_of(t, { "auto_fail", "elder_sign" })
  local wax, any = unpack(g:hand(me, { "wax", "any_seal" }))
  t:not_offered(g, { "play", wax }, "count(bag")
  t:offered(g, { "play", any })
  g:effect("add_tokens", "skull", 1)
  g:act { "play", wax }
  t:equal(names(g, "attached", wax), "skull")
  g:act { "play", any }
  t:equal({ names(g, "attached", any), names(g, "chaos_bag") }, { "auto-fail elder sign", "" })
end)

test("two tokens are sealed, or the card is not played", { rules = { "ah.seal.missing_token" } }, function(t)
  local g, me = table_of(t, { "0" })
  local any = g:hand(me, { "any_seal" })[1]
  t:not_offered(g, { "play", any }, "count(bag")
end)

test("sealing and releasing are costs, of a kind or of any, of this card's tokens alone",
  { rules = { "ah.seal.release", "ah.seal.controller_chooses" } }, function(t)
    local g, me = table_of(t, { "0", "bless" })
    local ward, wax = g:put("ward", "play", { owner = me }), g:hand(me, { "wax" })[1]
    g:effect("seal", me, ward, "bless")
    g:act { "play", wax }
    t:not_offered(g, { "use", wax, "seal a bless" }, "cost")
    t:not_offered(g, { "use", wax, "release 1 bless" }, "cost")
    g:effect("add_tokens", "bless", 1)
    g:act { "use", wax, "seal a bless" }
    t:equal({ me.resources, names(g, "attached", wax) }, { 6, "0 bless" })
    g:act { "use", wax, "release 1 bless" }
    t:equal({ me.resources, names(g, "attached", wax), names(g, "chaos_bag") }, { 8, "0", "bless" })
    t:not_offered(g, { "use", wax, "release 2" }, "cost")
    g:effect("seal", me, wax, "bless")
    g:effect("add_tokens", "curse", 2)
    g:effect("seal", me, wax, { tokens = "curse", count = 2 })
    g:act { "use", wax, "release the curse" }
    t:equal({ names(g, "attached", wax), names(g, "chaos_bag") }, { "0 bless", "curse curse" })
    g:effect("seal", me, wax, "curse")
    g:act { "use", wax, "release 2" }
    t:prompt(g, "Which chaos token is released?", me)
    g:choose { "bless" }
    g:choose { "0" }
    t:equal({ me.resources, names(g, "attached", wax), names(g, "attached", ward) }, { 11, "curse", "bless" })
  end)

test("nobody seals more tokens than the bag has", { rules = { "ah.seal.entry_cost" } }, function(t)
  local g, me = table_of(t, { "0", "bless", "bless" })
  local favor = g:hand(me, { "favor_of_the_sun" })[1]
  g:act { "play", favor }
  local part = g:prompt().parts[1]
  t:equal({ part.numeric, part.min, part.max }, { true, 1, 2 })
end)

test("one token is enough for a cost of one to three", { rules = { "ah.seal.entry_cost" } }, function(t)
  local g, me = table_of(t, { "0", "bless" })
  local foe = g:spawn("ghoul_priest", { engaged = me })
  g:act { "play", g:hand(me, { "radiant_smite" })[1], foe }
  t:logged(g, "succeeds by 0")                      -- willpower 3 + 1 against 4
  t:equal(foe.damage, 2)
end)

test("the table prints the keyword seal with its tokens", function(t)
  local g = table_of(t, { "0" })
  local function line(id)
    for _, text in ipairs(g:call("table_face", g:put(id, "set_aside")).text) do
      if text:find "Seal" then return text end
    end
  end
  t:equal({ line "chthonian_stone", line "favor_of_the_sun", line "wax", line "any_seal" },
    { "Seal (skull or cultist or tablet or elder thing).", "Seal (1 to 3 bless).",
      "Seal (any but auto fail or elder sign).", "Seal (2 any)." })
end)

test("a wrong seal is named", function(t)
  local g = table_of(t, { "0" })
  local function asset(seal) return function() g:call("asset", { name = "X", seal = seal }) end end
  t:raises(asset(3), "seal")
  t:raises(asset { tokns = "bless" }, "did you mean 'tokens'?")
  t:raises(asset { tokens = "bless", count = 3, up_to = 2 }, "`up_to` is less than `count`")
  t:raises(asset { tokens = "bless", count = 0 }, "no token would be sealed")
  t:raises(function() g:call("event_card", { name = "X", seal_cost = { up_to = "3" } }) end, "up_to")
end)
