-- The blue Mythos cards of the base set: all are Rumors.

-- The Rumor is in play with its tokens; the Mystery does nothing.
local function rumor(t, id, config)
  config = config or {}
  config.mythos = { id }
  local g = t:game(config)
  local card = g:cards "mythos"[1]
  local data = g:call("data_of", card.id)
  if data.rumor then g:place(card, data.rumor) end
  card.eldritch = data.eldritch or 0
  if card:has_ability "enters" then g:resolve(card, "enters", g:lead()) end
  return g, g:active(), card
end

-- Its encounter, by an investigator who is there: the option that begins with the text.
local function encounter(g, words, dice)
  g:run_to "encounter"
  if dice then g:dice(dice) end
  g:go_on()
  for _, option in ipairs(g:prompt_options()) do
    if option:find(words, 1, true) then
      g:choose { option }
      return true
    end
  end
  return false
end

-- Properties of all Rumors that a test of Observation solves.
for _, f in ipairs { { "growing_madness", "space_8" }, { "stars_aligned", "space_7" }, { "faded_from_society",
  "space_16" },
    { "mysterious_lights", "space_13" }, { "dimensions_collide", "space_11" } } do
  test(f[1] .. ": Observation, then Clues equal to half of the investigators", function(t)
    local three = { "mark_harrigan", "jim_culver", "leo_anderson" }
    local g, me, card = rumor(t, f[1], { investigators = three, at = { mark_harrigan = f[2] },
      clues_of = { mark_harrigan = 2 } })
    t:equal(card.place, g:space(f[2]))
    t:truthy(encounter(g, "Test Observation", { 6, 6 }))
    g:act "Keep the dice"
    g:choose { "yes" }
    t:zone(card, "mythos_discard")
    t:equal(g:clues(me), 0)
    local h, who, other = rumor(t, f[1], { at = f[2], clues_of = 1 })
    encounter(h, "Test Observation", { 1, 2 })
    h:stop_at "phase_begins"
    h:act "Keep the dice"
    t:equal({ other.zone, h:clues(who) }, { "mythos", 1 })
  end)
end

test("Growing Madness: a Madness, and a token for each; at last 3 Sanity", function(t)
  local g, me, card = rumor(t, "growing_madness", { investigators = { "mark_harrigan", "jim_culver" } })
  g:resolve(card, "reckoning", me)
  t:equal({ card.eldritch, #g:conditions(me) }, { 3, 1 })
  g:resolve(card, "reckoning", me)
  t:equal({ card.eldritch, #g:conditions(me) }, { 1, 2 })
  local jim = g:investigator "jim_culver"
  g:resolve(card, "reckoning", me)
  t:equal({ me.sanity, jim.sanity, card.zone }, { me.max_sanity - 3, jim.max_sanity - 3, "mythos_discard" })
end)

test("Fractured Reality: an Other World Encounter that closes it; at last Doom for each Gate", function(t)
  local g, _, card = rumor(t, "fractured_reality", { at = "space_2", gates = { "rome", "tokyo" }, doom = 10 })
  for _ = 1, 3 do g:resolve(card, "reckoning", g:lead()) end
  t:equal({ card.eldritch, g:get "doom" }, { 1, 10 })
  g:resolve(card, "reckoning", g:lead())
  t:equal({ card.zone, g:get "doom" }, { "mythos_discard", 8 })
  -- Instead of closing a Gate, the Rumor is solved.
  local h, me, other = rumor(t, "fractured_reality", { at = "space_2" })
  h:only("other_world_deck", { "other_world_2" })
  t:truthy(encounter(h, "Other World Encounter", { 6, 6, 6, 1, 1 }))
  t:logged(h, "Mark Harrigan resolves Other World 2")
  t:zone(other, "mythos_discard")
  t:equal(h:clues(me), 0)
end)

test("Secrets of the Past: no Expeditions; each reckoning takes one away, the last one loses the game", function(t)
  local g, me, card = rumor(t, "secrets_of_the_past", { clues_of = 1 })
  g:place(me, g:call "active_expedition")
  t:equal(me.no_expedition, 1)
  t:truthy(encounter(g, "Test Observation", { 6, 6 }))
  t:not_logged(g, "Expedition Encounter")
  g:act "Keep the dice"
  g:choose { "yes" }
  t:zone(card, "mythos_discard")
  local i = rumor(t, "secrets_of_the_past", { at = "space_4" })
  t:falsy(encounter(i, "Test Observation", {}), "elsewhere")
  local h, _, other = rumor(t, "secrets_of_the_past")
  for i = 1, 5 do
    h:resolve(other, "reckoning", h:lead())
    t:equal(#h:cards "expedition_deck", 18 - 3 * i)
  end
  t:not_over(h)
  for _, card in ipairs(h:cards "expedition_deck") do card:move "expedition_discard" end
  local last = h:on_top("expedition_deck", { "antarctica_expedition_1" })[1]
  h:resolve(other, "reckoning", h:lead())
  t:zone(last, "box")
  t:truthy(#h:cards "expedition_deck" > 0, "the discarded ones are the deck now")
  h:empty "expedition_deck"
  h:resolve(other, "reckoning", h:lead())
  t:over(h, "lost")
end)

test("Lost Knowledge: the Tick Tock Men solve it; at last all Clues are gone", function(t)
  local g, me, card = rumor(t, "lost_knowledge", { clues_of = 2, clues = { "rome", "tokyo" } })
  local men = g:monsters_at "space_21"[1]
  t:equal({ men.title, card.eldritch }, { "Tick Tock Men", 3 })
  for _ = 1, 3 do g:resolve(card, "reckoning", g:lead()) end
  t:equal({ g:clues(me), #g:cards "clues", card.zone, men.zone }, { 0, 0, "mythos_discard", "box" })
  local h, who, other = rumor(t, "lost_knowledge")
  local monster = h:monsters_at "space_21"[1]
  h:effect("harm", monster, monster.toughness, who)
  t:zone(other, "mythos_discard")
end)

test("Stars Aligned: Doom advances", function(t)
  local g, _, card = rumor(t, "stars_aligned", { doom = 10 })
  g:resolve(card, "reckoning", g:lead())
  t:equal(g:get "doom", 9)
end)

test("Return of the Ancient Ones: whoever is on space 19 and has a Clue may place what he defeats", function(t)
  local g, me, card = rumor(t, "return_of_the_ancient_ones", { investigators = { "mark_harrigan", "jim_culver" },
    at = { mark_harrigan = "rome", jim_culver = "space_19" }, clues_of = { mark_harrigan = 3 },
    monsters = { ghoul = "space_19", maniac = "rome" } })
  g:effect("defeat", g:monsters_at "rome"[1], me)
  t:equal(#g:monsters_at "rome", 0, "Mark is elsewhere")
  g:effect("defeat", g:monsters_at "space_19"[1], g:investigator "jim_culver")
  t:equal({ #g:cards "on_card", card.zone }, { 0, "mythos" }, "Jim has no Clue")
end)

test("Return of the Ancient Ones: toughness equal to the number of investigators", function(t)
  local g, me, card = rumor(t, "return_of_the_ancient_ones", { investigators = { "mark_harrigan", "jim_culver" },
    at = "space_19",
    clues_of = { mark_harrigan = 3 } })
  local ghoul, zombie = g:spawn("ghoul", "space_19"), g:spawn("maniac", "space_19")
  g:effect("defeat", ghoul, me)
  g:choose { "spend 1 Clue" }
  t:equal({ ghoul.zone, ghoul.parent, card.zone, g:clues(me) }, { "on_card", card, "mythos", 2 })
  g:effect("defeat", zombie, me)
  g:choose { "spend 1 Clue" }
  t:equal({ card.zone, ghoul.zone, zombie.zone }, { "mythos_discard", "cup", "cup" })
end)

test("Return of the Ancient Ones: each reckoning spawns one; with four the Doom token moves to 0", function(t)
  local g, _, card = rumor(t, "return_of_the_ancient_ones", { ancient_one = "cthulhu", doom = 10 })
  g:picks("cup", { "maniac", "gug", "skeleton", "vampire" })
  for i = 1, 3 do
    g:resolve(card, "reckoning", g:lead())
    t:equal(#g:monsters_at "space_19", i)
  end
  t:equal(g:get "doom", 10)
  g:resolve(card, "reckoning", g:lead())
  t:equal({ g:get "doom", g:get "awake", card.zone }, { 0, 1, "mythos_discard" })
end)

test("The Wind-Walker: its Monster solves it; at last Delayed and 6 Health", function(t)
  local g, _, card = rumor(t, "the_wind_walker", { investigators = { "mark_harrigan", "jim_culver" } })
  t:equal({ g:monsters_at "space_4"[1].title, card.eldritch }, { "Wind-Walker", 4 })
  for _ = 1, 4 do g:resolve(card, "reckoning", g:lead()) end
  g:choose { "no" }   -- Mark need not become Delayed
  local jim = g:investigator "jim_culver"
  t:equal({ jim.delayed, jim.health, card.zone }, { true, jim.max_health - 6, "mythos_discard" })
  local h, who, other = rumor(t, "the_wind_walker")
  local monster = h:monsters_at "space_4"[1]
  h:effect("harm", monster, monster.toughness, who)
  t:zone(other, "mythos_discard")
end)

test("Faded From Society: the most valuable Assets leave the game, then the next", function(t)
  local g, _, card = rumor(t, "faded_from_society", { reserve = { "axe" } })
  local function highest()
    local most = 0
    for _, zone in ipairs { "asset_deck", "asset_discard", "reserve" } do
      for _, asset in ipairs(g:cards(zone)) do most = math.max(most, asset.value) end
    end
    return most
  end
  g:resolve(card, "reckoning", g:lead())
  t:equal({ highest(), card.eldritch, #g:cards "reserve" }, { 3, 3, 4 })
  g:resolve(card, "reckoning", g:lead())
  t:equal({ highest(), card.eldritch }, { 2, 2 })
  g:resolve(card, "reckoning", g:lead())
  g:resolve(card, "reckoning", g:lead())
  t:equal({ card.zone, #g:cards "asset_deck", #g:cards "reserve" }, { "mythos_discard", 0, 0 })
end)

test("Spreading Sickness: more Health each time, and fewer Clues to solve it", function(t)
  local two = { "mark_harrigan", "jim_culver" }
  local g, me, card = rumor(t, "spreading_sickness", { investigators = two, at = { mark_harrigan = "space_17" },
    clues_of = { mark_harrigan = 1 } })
  g:resolve(card, "reckoning", g:lead())
  g:resolve(card, "reckoning", g:lead())
  t:equal({ card.health, me.health }, { 2, me.max_health - 3 })
  card.health = 1
  t:truthy(encounter(g, "You may spend Clues"))
  g:choose { "yes" }
  t:equal({ card.zone, g:clues(me) }, { "mythos_discard", 0 })
  local h, _, other = rumor(t, "spreading_sickness", { investigators = two, at = { mark_harrigan = "space_17" },
    clues_of = { mark_harrigan = 1 } })
  encounter(h, "You may spend Clues")
  t:zone(other, "mythos")
  t:not_logged(h, "spends")
end)

test("Web Between Worlds: a token, or Clues of the group; with none the game is lost", function(t)
  local g, me, card = rumor(t, "web_between_worlds", { clues_of = 1 })
  t:equal({ g:monsters_at "space_9"[1].title, card.eldritch }, { "Spinner of Webs", 3 })
  g:resolve(card, "reckoning", g:lead())
  g:choose { "yes" }
  t:equal({ card.eldritch, g:clues(me) }, { 3, 0 })
  g:resolve(card, "reckoning", g:lead())
  g:resolve(card, "reckoning", g:lead())
  t:equal(card.eldritch, 1)
  g:resolve(card, "reckoning", g:lead())
  t:over(g, "lost")
end)

test("Mysterious Lights: Gates cannot be closed", function(t)
  local g, me = rumor(t, "mysterious_lights", { gates = { "rome" } })
  local gate = g:gates_at "rome"[1]
  g:effect("close", gate, me)
  t:zone(gate, "gates")
  g:effect("solve_rumor", g:cards "mythos"[1])
  g:effect("close", gate, me)
  t:zone(gate, "gate_discard")
end)

test("Dimensions Collide: tokens for half of the Gates; with none the game is lost", function(t)
  local g, _, card = rumor(t, "dimensions_collide", { gates = { "rome", "tokyo", "arkham" } })
  g:resolve(card, "reckoning", g:lead())
  t:equal(card.eldritch, 6)
  card.eldritch = 2
  g:resolve(card, "reckoning", g:lead())
  t:over(g, "lost")
end)
