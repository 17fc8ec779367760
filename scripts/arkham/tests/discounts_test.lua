-- Cards that make another one cheaper as it is played (lib/discounts.lua).

local function start(t, options)
  local g = t:game { locations = { "study" }, investigators = options.investigators or { "agnes_baker" },
    auto = { "windows" }, hand = options.hand }
  local me = g:lead()
  me.actions = 9
  return g, me
end

test("a discount is used as the card is played, or the difference is paid", { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g, me = start(t, { hand = { "shrivelling", "scrying", "scrying", "emergency_cache" } })
  local robe = g:put("words:thrift_robe", "play", { owner = me })
  me.resources = 5
  g:act { "play", "Shrivelling" }                                                 -- cost 3
  g:choose { "No" }
  t:equal({ me.resources, robe.exhausted }, { 2, false })
  g:act { "play", "Emergency Cache" }
  t:equal({ me.resources, robe.exhausted }, { 5, false }, "no Spell")
  local one, two = unpack(g:cards("hand", me))                                    -- cost 1
  g:act { "play", one }
  g:choose { "Yes" }
  t:equal({ me.resources, robe.exhausted }, { 5, true })
  g:act { "play", two }
  t:equal(me.resources, 4, "it is exhausted")
end)

test("a card that only the discount makes affordable can be played, and uses it", { rules = { "ah.init.check_cost" } }, function(t)
  local g, me = start(t, { hand = { "shrivelling" } })
  local robe = g:put("words:thrift_robe", "play", { owner = me })
  me.resources = 1
  t:not_offered(g, { "play", "Shrivelling" }, "cost")
  me.resources = 2
  g:act { "play", "Shrivelling" }
  t:equal({ me.resources, robe.exhausted }, { 0, true })
end)

test("two discounts of one card: only one is used where either makes it free", { rules = { "ah.init.modifiers_then_pay" } },
  function(t)
  local g, me = start(t, { hand = { "scrying", "shrivelling" } })
  local robe, purse = g:put("words:thrift_robe", "play", { owner = me }), g:put("words:open_purse", "play", { owner = me })
  me.resources = 5
  g:act { "play", "Scrying" }                                                     -- cost 1
  g:choose { robe }                                                               -- which is asked first
  g:choose { "Yes" }
  t:equal({ me.resources, robe.exhausted, purse.exhausted, purse.uses }, { 5, false, true, 1 })
  robe.exhausted, purse.exhausted = false, false
  g:act { "play", "Shrivelling" }                                                 -- cost 3
  g:choose { robe }
  g:choose { "No" }
  g:choose { "Yes" }
  t:equal({ me.resources, robe.exhausted, purse.exhausted, purse.uses }, { 4, false, true, 0 })
end)

test("a discount for everybody at a location: its controller decides, whoever plays pays", { rules = { "ah.init.check_cost" } },
  function(t)
  local g, me = start(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { agnes_baker = { "shrivelling", "shrivelling" } } })
  local agnes = g:investigator "agnes_baker"
  local purse = g:put("words:open_purse", "play", { owner = me })
  me.resources, agnes.resources = 0, 6
  g:end_turn()
  g:act { "play", "Shrivelling" }
  t:prompt(g, "Exhaust Open Purse", me)
  g:choose { "Yes" }
  t:equal({ me.resources, agnes.resources, purse.uses }, { 0, 5, 1 })
  purse.exhausted = false
  g:act { "play", "Shrivelling" }
  g:choose { "No" }
  t:equal({ me.resources, agnes.resources, purse.uses, purse.exhausted }, { 0, 2, 1, false })
end)

test("a discount that also keeps attacks of opportunity away is decided before they come",
  { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g, me = start(t, { hand = { "shrivelling", "shrivelling", "emergency_cache" } })
  local robe = g:put("words:quiet_robe", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  me.resources = 9
  g:act { "play", "Emergency Cache" }
  t:equal({ me.damage, me.resources, robe.exhausted }, { 1, 12, false }, "no Spell")
  local one, two = unpack(g:cards("hand", me))
  g:act { "play", one }                                                           -- cost 3
  g:choose { "Yes" }
  t:equal({ me.damage, me.resources, robe.exhausted }, { 1, 10, true })
  g:act { "play", two }
  t:equal({ me.damage, me.resources, foe.exhausted }, { 2, 7, false }, "it is exhausted")
end)

test("who declines that discount pays, is attacked, and is not asked again", { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g, me = start(t, { hand = { "shrivelling", "shrivelling" } })
  local robe = g:put("words:quiet_robe", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  local one, two = unpack(g:cards("hand", me))
  me.resources = 9
  g:act { "play", one }
  g:choose { "No" }
  t:equal({ me.damage, me.resources, robe.exhausted, one.zone }, { 1, 6, false, "play" })
  foe.exhausted = true
  g:act { "play", two }
  t:prompt(g, "costs 1 less")
  g:choose { "Yes" }
  t:equal({ me.damage, me.resources, robe.exhausted }, { 1, 4, true }, "without an attack it is cheaper all the same")
end)

test("a card that costs nothing: that discount keeps the attacks away", { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g, me = start(t, { hand = { "ward_of_protection", "shrivelling" } })
  local robe = g:put("words:quiet_robe", "play", { owner = me })
  local thrift = g:put("words:open_purse", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  local spell = g:card "shrivelling"
  spell:modify("cost", -3, "game")
  g:act { "play", spell }
  g:choose { "Yes" }
  t:equal({ me.damage, me.resources, robe.exhausted, thrift.uses }, { 0, 5, true, 2 })
end)

test("a card that an attack of opportunity takes from hand leaves the discount as it was", { rules = { "ah.init.modifiers_then_pay" } }, function(t)
  local g, me = start(t, { hand = { "shrivelling", "shrivelling" } })
  local robe = g:put("words:quiet_robe", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  local one, two = unpack(g:cards("hand", me))
  me.resources = 9
  g:stop_at("attack")
  g:act { "play", one }
  g:choose { "No" }
  g:put(one, "discard", { owner = me })
  g:stop_at()
  g:go_on()
  t:equal({ me.damage, me.resources, robe.exhausted, robe.discount, one.zone }, { 1, 6, false, 0, "discard" })
  foe.exhausted = true
  g:act { "play", two }
  g:choose { "Yes" }
  t:equal({ me.resources, robe.exhausted }, { 4, true })
end)
