-- The House at the Weir, from beginning to end, and its cards.

local function house(t, more)
  local setup = { scenario = "weir_house", options = { weir_road = "no_resolution", arrival = "by_boat" },
    auto = { "commit", "windows", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead()
end

test("the set-up: rooms in a grid, a key in three of them, two agendas, and the boat keeps feet dry", function(t)
  local g, me = house(t)
  local places = {}
  for _, place in ipairs(g:cards "locations") do places[place.title] = { place.column, place.grid_row, #place:keys() } end
  t:equal(places, { Hall = { 2, 2, 0 }, Gallery = { 1, 2, 1 }, Stair = { 2, 1, 1 },
    ["Boiler Room"] = { 3, 2, 1 } })
  t:equal({ #g:cards "agenda", me.place.title, me.place.flood_level }, { 2, "Hall", 0 })
  t:equal(house(t, { options = { weir_road = "no_resolution" } }):location "Hall".flood_level, 1)
end)

test("adjacent rooms are connected, and under either of the agendas", function(t)
  local g = house(t)
  t:offered(g, { { "move", "Gallery" }, { "move", "Stair" }, { "move", "Boiler Room" } })
  g:act { "move", "Gallery" }
  t:not_offered(g, { "move", "Boiler Room" })
  g:effect("advance_agenda", g:card "The House Listens")
  t:offered(g, { "move", "Hall" })
end)

test("Stair: it goes up instead of down once a round", function(t)
  local g, me = house(t, { auto = { "commit", "reactions" } })
  g:act { "move", "Stair" }
  local stair = me.place
  t:equal({ stair.title, stair.clues }, { "Stair", 1 })
  g:act { "use", stair, "Hall" }
  t:equal({ stair.column, stair.grid_row, g:location "Hall".grid_row, me.place }, { 2, 2, 1, stair })
  t:not_offered(g, { "use", stair, "Hall" }, "limit")
end)

test("Gallery: haunted", function(t)
  local g, me = house(t)
  g:act { "move", "Gallery" }
  g:tokens { "auto_fail" }
  g:act { "investigate" }
  t:equal(me.horror, 1)
end)

test("Hall: one may go; Wheel Room: not so easily", function(t)
  local g, me = house(t)
  t:offered(g, { "resign", "Hall" })
  g:act { "resign", "Hall" }
  t:truthy(me.resigned)
end)

test("Boiler Room: asleep until the house has listened long enough; awake it fights, and sleeps again when it is beaten",
  function(t)
  local g, me = house(t)
  local boiler = g:location "Boiler Room"
  g:act { "move", boiler }
  t:not_offered(g, { "fight", boiler })
  g:effect("advance_agenda", g:card "The House Listens")
  t:equal({ boiler.title, boiler:is "enemy", me.place }, { "Breathing Boiler", true, boiler })
  g:tokens { "auto_fail" }
  g:act { "fight", boiler }
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g:effect("deal_damage", me, boiler, 2)
  t:equal({ boiler.title, me.place }, { "Boiler Room", boiler })
end)

test("Three Keys: with the second key the Wheel Room comes into play, and the Mother in it", function(t)
  local g, me = house(t)
  local gallery, boiler = g:location "Gallery", g:location "Boiler Room"
  for _, room in ipairs { gallery, boiler } do
    g:effect("reveal", room)
    room.clues = 0
    g:effect("take_control", me, room:keys()[1])
  end
  local wheel, mother = g:location "Wheel Room", g:card "The Weir Mother"
  t:equal({ g:current_act().title, wheel.column, wheel.grid_row, mother.place }, { "The Mother of the Weir", 2, 3, wheel })
  t:offered(g, { "move", wheel })
  t:equal({ mother:check "health", #me:keys() }, { 5, 2 })
end)

local function below(t, more)
  local g, me = house(t, more)
  g:effect "advance_act"
  g:act { "move", "Wheel Room" }
  return g, me, g:card "The Weir Mother"
end

test("The Mother of the Weir: defeated, she stops the wheel: R1", function(t)
  local g, me, mother = below(t)
  g:effect("deal_damage", me, mother, 5)
  t:over(g, "R1")
  t:equal(me.earned, 4)                      -- the Wheel Room is worth a victory point
end)

test("The Mother of the Weir: each vengeance point is a point less", function(t)
  local g, me, mother = below(t)
  local choir = g:spawn("drowned_choir", { engaged = me })
  g:effect("deal_damage", me, choir, 2)
  g:effect("deal_damage", me, mother, 5)
  t:equal(me.earned, 3)
end)

local function parley(g, mother)
  g:tokens { "0" }
  g:act { "parley", mother }
end

test("The Mother's Bargain: for two keys she lets go: R3, worth the resolve that was kept", function(t)
  local g, me, mother = below(t)
  for _, id in ipairs { "brass_key", "bone_key" } do
    local key = g:put(id, "attached", { attached_to = me })
    t:truthy(key:is "key_token")
  end
  parley(g, mother)
  g:choose { "Give her the keys?", "Yes" }
  t:over(g, "R3")
  t:equal({ g:call("logged", "mother_spared"), me.earned }, { true, g:call("marks", "resolve") + 1 })
end)

test("The Mother's Bargain: without keys she turns back, as she was", function(t)
  local g, me, mother = below(t)
  mother.damage = 2
  parley(g, mother)
  t:equal({ mother.title, mother.damage, mother.place, me.actions }, { "The Weir Mother", 2, me.place, 1 })
  t:not_over(g)
end)

test("The Weir Mother: massive, she attacks everybody there", function(t)
  local g, me = below(t, { investigators = { "roland_banks", "wendy_adams" } })
  local wendy, mother = g:investigator "wendy_adams", g:card "The Weir Mother"
  g:place(wendy, me.place)
  g:run_to "enemy"
  g:go_on()
  g:choose { "attack first", wendy }
  t:equal({ me.damage, me.horror, wendy.damage, wendy.horror, mother.zone }, { 1, 1, 1, 1, "board" })
end)

test("The House Wakes: in the end the doors are shut: R2, and a mental trauma for who is inside", function(t)
  local g, me = house(t, { investigators = { "roland_banks", "wendy_adams" } })
  local wendy = g:investigator "wendy_adams"
  local before = wendy.mental_trauma
  g:effect("resign", wendy)
  g:effect("advance_agenda", g:card "The House Listens")
  g:effect("advance_agenda", g:card "The House Wakes")
  t:over(g, "R2")
  t:equal({ me.mental_trauma, wendy.mental_trauma - before }, { 1, 0 })
end)

test("The Wheel Turns: a doom for each room that fills, and 9 of its own: R2", function(t)
  local g = house(t)
  local wheel = g:card "The Wheel Turns"
  local hall = g:location "Hall"
  g:effect("increase_flood", hall)
  t:equal(wheel.doom, 0)
  g:effect("increase_flood", hall)
  t:equal(wheel.doom, 1)
  wheel.doom = 8
  g:empty "encounter_deck"
  g:run_to "mythos"
  g:go_on()
  t:over(g, "R2")
end)

test("Grey Lodger: hides in the shadows with two decoys, and attacks who finds it", function(t)
  local g, me = house(t, { auto = { "commit", "windows" } })
  g:encounter_deck { "grey_lodger" }
  g:effect("draw_encounter", me)
  if g:prompt().text:find "mini%-card" then g:choose { g:location "Gallery", g:location "Boiler Room" } end
  local minis = g:call("find", "mini_cards", me)
  t:equal({ #minis, #g:call("find", "shadows", me), minis[1].title }, { 3, 1, "Shape in the Mist" })
  for _, mini in ipairs(minis) do
    if mini.in_play then g:effect("expose", me, mini) end
  end
  t:equal({ me.damage, #g:call("find", "shadows", me) }, { 1, 0 })
end)

test("Working a Hunch: a mini-card can be exposed instead, so it is played at a location without clues", function(t)
  local g, me = house(t, { auto = { "commit", "windows" }, hand = { "working_a_hunch" } })
  me.place.clues = 0
  g:encounter_deck { "grey_lodger" }
  t:not_offered(g, { "play", "Working a Hunch" })
  g:effect("draw_encounter", me)
  if g:prompt().text:find "mini%-card" then g:choose { g:location "Gallery", g:location "Boiler Room" } end
  for _, mini in ipairs(g:call("find", "mini_cards", me)) do
    if mini.place ~= me.place then g:place(me, mini.place) end
  end
  me.place.clues = 0
  local before = #g:call("find", "mini_cards", me)
  g:act { "play", "Working a Hunch" }
  g:choose { "Yes" }
  t:equal(#g:call("find", "mini_cards", me) < before, true)
end)

test("Whisper in the Walls: only its holder knows it, until an action discards it", function(t)
  local g, me = house(t, { investigators = { "roland_banks", "wendy_adams" } })
  local wendy = g:investigator "wendy_adams"
  g:encounter_deck { "whisper_in_the_walls" }
  g:effect("draw_encounter", me)
  local whisper = g:cards("hand", me)[1]
  t:equal({ whisper.zone, g:sees(me, whisper), g:sees(wendy, whisper), me.willpower }, { "hand", true, false, 2 })
  t:not_logged(g, "Whisper", wendy)
  g:act { "activate", whisper }
  t:equal({ whisper.zone, me.willpower }, { "encounter_discard", 3 })
end)

test("Under the Ice and Echo of the Weir: frost and a Tekeli-li card, which goes back when it has resolved", function(t)
  local g, me = house(t)
  t:equal(#g:call("find", "tekelili_deck", me), 6)
  g:encounter_deck { "under_the_ice" }
  g:effect("draw_encounter", me)
  t:equal({ #g:cards("deck", me), #g:call("find", "tekelili_deck", me), me.horror }, { 1, 5, 0 })
  g:hand(me, { "knife" })
  local echo = g:deck(me, { g:card "Echo of the Weir" })[1]
  g:effect("draw", me, 1)
  t:equal({ #g:cards("hand", me), echo:in_tekelili_deck() }, { 0, true })
end)

test("Echo of the Bell: it takes money, or else rest", function(t)
  local g, me = house(t)
  for _, has in ipairs { 3, 0 } do
    me.resources = has
    local echo = g:deck(me, { g:card "Echo of the Bell" })[1]
    g:effect("draw", me, 1)
    t:equal({ me.resources, me.horror, echo:in_tekelili_deck() }, { math.max(0, has - 2), has == 0 and 1 or 0, true })
  end
end)

test("Guest at the Table: hidden, it takes room in the hand, until something is found", function(t)
  local g, me = house(t)
  local guest = g:encounter_deck { "guest_at_the_table" }[1]
  g:effect("draw_encounter", me)
  t:equal({ guest.zone, me.hand_limit }, { "hand", 6 })
  g:tokens { "0" }
  g:act "investigate"
  t:equal({ guest.bearer, guest.in_play, me.hand_limit }, { me, true, 8 })
end)

test("Man without a Lamp: concealed; a decoy gives him time", function(t)
  local g, me = house(t)
  local man = g:encounter_deck { "man_without_a_lamp" }[1]
  g:effect("draw_encounter", me)
  g:choose { g:location "Gallery" }
  t:equal({ man.in_play, man.place == nil, #g:call("find", "mini_cards") }, { true, true, 2 })
  for _, mini in ipairs(g:call("find", "mini_cards")) do
    if man.place == nil and mini.in_play then g:effect("expose", me, mini) end
  end
  t:truthy(man.place)
  t:truthy(man.doom <= 1)
  g:effect("defeat_enemy", man)
  t:zone(man, "victory", nil)
end)

test("Under the Ice: with no frost and no Tekeli-li card left it chills", function(t)
  local g, me = house(t)
  g:effect("add_tokens", "frost", 8)
  g:effect("add_tekelili", me, 6)
  g:encounter_deck { "under_the_ice" }
  g:effect("draw_encounter", me)
  t:equal(me.horror, 1)
end)

test("Old Noises: the location is haunted by them", function(t)
  local g, me = house(t)
  g:encounter_deck { "old_noises" }
  g:effect("draw_encounter", me)
  t:truthy(me.place:is "haunted")
  g:tokens { "auto_fail" }
  g:act { "investigate" }
  t:equal(me.damage, 1)
end)

test("the keys: brass lies faceup, the others are wrapped until somebody takes them", function(t)
  local g, me = house(t)
  local titles = {}
  for _, key in ipairs(g:call("find", "keys", me)) do titles[#titles + 1] = key.title end
  table.sort(titles)
  t:equal(titles, { "brass key", "wrapped key", "wrapped key" })
  local boiler = g:location "Boiler Room"
  g:effect("take_control", me, boiler:keys()[1])
  local key = me:keys()[1]
  t:truthy(key.title == "bone key" or key.title == "glass key")
end)
