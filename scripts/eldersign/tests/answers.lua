-- Reactions come at once, but reactions to one happening of the rulebook come when all of it is done.

local function table_with(t, card, more)
  more = more or {}
  more.adventures = more.adventures or { "the_archives" }
  more.possessions = { card }
  local g = t:game(more)
  local me = g:active()
  me.sanity = 1
  return g, me
end

test("whoever comes to 0 is devoured before anything answers the loss", { rules = { "es.devour.at_zero" } }, function(t)
  local g, me = table_with(t, "smelling_salts")
  me.sanity = 2
  g:effect("lose_sanity", me, 1)
  t:equal(me.sanity, 2, "it was answered")
  g:effect("lose_sanity", me, 2)
  g:choose { "Bob Jenkins" }
  t:zone(me, "box")
end)

test("sanity and stamina of one penalty are lost together, and answered when it is over",
    { rules = { "es.devour.at_zero" } }, function(t)
  local g, me = table_with(t, "smelling_salts")
  me.stamina = 1
  g:effect("suffer", me, { "stamina", "sanity" })
  g:choose { "Bob Jenkins" }
  t:equal(g:ancient_one().doom, 1)
  g, me = table_with(t, "smelling_salts")
  g:effect("suffer", me, { "stamina" })
  t:equal(me.sanity, 2, "the answer is no part of the penalty")
end)

test("what answers the price of a task is no part of the price", { rules = { "es.task.cost_sanity_stamina" } }, function(t)
  local g, me = table_with(t, "smelling_salts")
  g:spawn("fire_vampire", g:adventure "the_archives")
  g:go(g:adventure "the_archives", { "2", "1", "1", "1", "1", "1" })
  g:complete("investigation 2; lose 1 stamina", { "1", "1", "1", "1", "1" })
  t:equal({ me.max_stamina - me.stamina, me.sanity }, { 1, 2 })
end)

test("being devoured is one happening, from the doom token to the successor", { rules = { "es.devour.doom",
    "es.devour.new_investigator" } }, function(t)
  local g, me = table_with(t, "camera", { investigators = { "joe_diamond", "harvey_walters" } })
  g:effect("devour", g:investigator "harvey_walters")
  g:choose { "Bob Jenkins" }
  t:order(g, { "Harvey Walters is devoured", "Doom: 1", "Bob Jenkins joins", "Joe Diamond regains 1 sanity" })
  t:equal(me.sanity, 2)
end)

test("a monster fills its lock before anything answers it", { rules = { "es.lock.immediate" } }, function(t)
  local g = table_with(t, "camera")
  g:only("cup", { "elder_thing", "star_spawn" })
  g:effect("monsters_appear", 2)
  t:order(g, { "appears on The Archives", "die is locked on", "Joe Diamond regains 1 sanity",
    "appears on The Archives", "die is locked on", "Joe Diamond regains 1 sanity" })
end)

test("a monster is overcome with its reward before anything answers it",
    { rules = { "es.monster.claimed_on_resolve" } }, function(t)
  local g, me = table_with(t, "camera")
  g:effect("defeat_monster", me, g:spawn("shoggoth", g:adventure "the_archives"))
  t:order(g, { "takes Shoggoth as a trophy", "Joe Diamond gains 1 clue", "Joe Diamond loses 1 clue" })
  t:equal(me.clues, 0)
end)

test("a doom token brings its monster before anything answers it", { rules = { "es.doom.monster_icon" } }, function(t)
  local g = table_with(t, "camera", { doom = 2 })
  g:effect("add_doom", 1)
  t:order(g, { "Doom: 3 on the track", "appears on The Archives", "Joe Diamond regains 1 sanity",
    "Joe Diamond regains 1 sanity" })
end)

test("the last doom token awakens it, whatever answers the token", { rules = { "es.doom.last_space_awakens" } },
    function(t)
  local g, me = table_with(t, "rubber", { doom = 10 })
  me.sanity = me.max_sanity
  g:effect("add_doom", 1)
  g:wait()
  t:logged(g, "Cthulhu awakens!")
end)

test("a gate fills its lock and does what it says before anything answers it", { rules = { "es.lock.immediate" } },
    function(t)
  local g = table_with(t, "camera")
  g:on_top("other_world_deck", { "shut_gate" })
  g:effect("open_gates", 1)
  t:order(g, { "Shut Gate can be reached", "A red die is locked on Shut Gate", "Doom: 1 on the track",
    "Joe Diamond regains 1 sanity", "Joe Diamond regains 1 sanity" })
end)

test("an ally does what it says when gained before anything answers that", function(t)
  local g = table_with(t, "camera")
  g:only("ally_deck", { "anna_kaslow" })
  g:effect("gain_cards", g:active(), "ally", 1)
  t:order(g, { "gains Anna Kaslow", "Joe Diamond gains 2 clues", "Joe Diamond regains 1 sanity" })
end)

test("when its awakening is answered, everybody is in the battle",
    { rules = { "es.battle.all_move_to_ancient_one" } }, function(t)
  local g, me = table_with(t, "camera")
  g:effect "awaken"
  g:wait()
  t:logged(g, "Cthulhu awakens!")
  t:order(g, { "Cthulhu awakens!", "Joe Diamond regains 1 sanity" })
  t:equal(me.place, g:ancient_one())
end)

test("first aid and the spell that heals regain all they do together", { rules = { "es.entrance.first_aid_free" } }, function(t)
  local g, me = table_with(t, "camera")
  me.stamina = 1
  g:go "entrance"
  g:choose { "receive first aid" }
  t:equal(me.clues, 1)
  t:order(g, { "Joe Diamond regains 1 stamina", "Joe Diamond regains 1 sanity", "Joe Diamond gains 1 clue" })
  g, me = table_with(t, "camera")
  me.stamina = 1
  g:effect("gain_either", me, 2)
  g:choose { "stamina" }
  g:choose { "sanity" }
  t:order(g, { "Joe Diamond regains 1 stamina", "Joe Diamond regains 1 sanity", "Joe Diamond gains 1 clue" })
end)

-- Each card whose effect takes sanity or stamina from everybody; of both, the one that it takes last.
for _, case in ipairs {
  { "sanity", "mythos", "the_stars_align_to_bring_madness" }, { "sanity", "mythos", "sudden_terror_to_bring_madness" },
  { "stamina", "mythos", "the_stars_align_amid_the_stillness" },
  { "stamina", "mythos", "sudden_terror_amid_the_stillness" }, { "stamina", "museum", "the_hedge_maze" },
  { "sanity", "museum", "dont_fall_asleep" }, { "sanity", "museum", "the_curator" },
  { "sanity", "ancient_one", "hastur" }, { "stamina", "ancient_one", "ithaqua" }, { "stamina", "ancient_one", "yig" },
} do
  local kind, zone, id = unpack(case)
  test("what everybody loses is lost together: " .. kind .. " by " .. id, function(t)
    local more = { investigators = { "joe_diamond", "dexter_drake" }, possessions = { "camera" } }
    more.adventures = { zone == "museum" and id or "the_archives" }
    if zone ~= "museum" then more[zone] = id end
    local g = t:game(more)
    local dexter = g:investigator "dexter_drake"
    if zone == "ancient_one" then g:set("awake", 1) end
    g:effect("use", g:cards(zone)[1], zone == "ancient_one" and "attack" or "at_midnight", g:active())
    local lost = " loses " .. dexter["max_" .. kind] - dexter[kind] .. " " .. kind
    t:not_logged(g, " loses 0")
    t:order(g, { "Joe Diamond" .. lost, "Dexter Drake" .. lost, "Joe Diamond gains 1 clue",
      "Joe Diamond gains 1 clue" })
  end)
end

local ANSWER = "Joe Diamond gains 1 clue"

test("a task is completed, and paid, before anything answers it", { rules = { "es.task.cost_sanity_stamina" } },
    function(t)
  local g, me = table_with(t, "chronicle")
  me.stamina = 3
  g:spawn("fire_vampire", g:adventure "the_archives")
  g:go(g:adventure "the_archives", { "2", "1", "1", "1", "1", "1" })
  g:complete("investigation 2; lose 1 stamina", { "1", "1", "1", "1", "1" })
  t:order(g, { "completes a task of", "Joe Diamond loses 1 stamina", ANSWER })
end)

test("elder signs and doom tokens are answered, each effect once", { rules = { "es.win.elder_signs",
    "es.win.last_doom_removed" } }, function(t)
  local g, me = table_with(t, "chronicle", { doom = 5 })
  g:effect("gain_elder_signs", 2)
  t:order(g, { "An elder sign: 2 in all", ANSWER })
  t:equal(me.clues, 1)
  g:effect("remove_doom", 2)
  t:order(g, { "A doom token is removed: 3 left", ANSWER })
  t:equal(me.clues, 2)
  -- If there is none, nothing is removed.
  g, me = table_with(t, "chronicle", { doom = 0 })
  g:effect("remove_doom", 1)
  t:equal(me.clues, 0)
  -- The last one of either wins before any reaction.
  g, me = table_with(t, "chronicle")
  g:effect("gain_elder_signs", g:ancient_one().elder_sign_limit)
  t:over(g, "won")
  t:equal(me.clues, 0)
  g, me = table_with(t, "chronicle", { doom = 3 })
  g:set("awake", 1)
  g:effect("remove_doom", 3)
  t:over(g, "won")
  t:equal(me.clues, 0)
end)

test("cards that are drawn do what they say before anything answers them", { rules = { "es.lock.immediate" } },
    function(t)
  local g = table_with(t, "chronicle")
  g:on_top("mythos_deck", { "sudden_terror_as_shapes_gather" })
  g:effect "draw_mythos"
  t:order(g, { "Mythos: Sudden Terror", "appears on The Archives", ANSWER })
  g = table_with(t, "chronicle")
  g:on_top("adventure_deck", { "the_curator" })
  g:effect "draw_adventure"
  t:order(g, { "New adventure: The Curator", ANSWER })
end)

test("the hand of the clock, midnight and an attack are answered", { rules = { "es.clock.midnight_order" } }, function(t)
  local g, me = table_with(t, "chronicle")
  g:effect "advance_clock"
  t:order(g, { "The clock shows 3", ANSWER })
  t:equal(me.clues, 1)
  g = table_with(t, "chronicle")
  g:effect "strike_midnight"
  t:order(g, { "Midnight.", ANSWER, "Mythos:", ANSWER })
  g, me = table_with(t, "chronicle", { ancient_one = "hastur" })
  g:set("awake", 1)
  me.sanity = 3
  g:effect "strike_midnight"
  t:order(g, { "Midnight.", ANSWER, "attacks.", "loses", ANSWER })
end)

test("a card that is taken by its name does what it says when gained", function(t)
  local g, me = table_with(t, "camera")
  local ally = g:put("lantern", "ally_deck")
  g:effect("take_card", me, ally)
  t:zone(ally, "possessions", me)
  t:order(g, { "gains Lantern Bearer", ANSWER, "Joe Diamond regains 1 sanity" })
  g:effect("devour", me)
  g:choose { "Bob Jenkins" }
  local other = g:put("lantern", "ally_deck")
  g:effect("take_card", me, other)
  t:zone(other, "ally_deck")
end)

test("a monster that has left play is neither overcome nor discarded", { rules = { "es.monster.claimed_on_resolve" } },
    function(t)
  for _, card in ipairs { "camera", "bad_omen" } do
    local g, me = table_with(t, card)
    g:only("cup", {})
    local first = g:spawn("ghoul", g:adventure "the_archives")
    local second = g:spawn("byakhee", g:adventure "the_archives")
    g:effect("defeat_monster", me, first)
    t:equal({ first.zone, second.zone }, { "trophies", card == "camera" and "monsters" or "cup" })
    g:effect("discard_monster", first)
    g:effect("defeat_monster", me, second)
    t:equal({ first.zone, second.zone }, { "trophies", card == "camera" and "trophies" or "cup" })
  end
end)
