-- The yellow Mythos cards of the base set: all are Events.

local TWO = { "mark_harrigan", "jim_culver" }

-- The text, resolved by the Lead Investigator.
local function event(t, id, config, before)
  local g = t:game(config)
  if before then before(g) end
  g:resolve(g:put(id, "resolving"), "effect", g:lead())
  return g, g:active(), g:investigator(config and config.investigators and config.investigators[2] or "mark_harrigan")
end

test("Omen of Good Fortune: the Omen moves anywhere, and Doom does not advance", function(t)
  local function azathoth(g) g:cards "omen_track"[1].eldritch = 1 end
  local g = event(t, "omen_of_good_fortune", { gates = { "istanbul" }, omen = 3, doom = 10 }, azathoth)
  g:choose { g:cards "omen_track"[1] }
  t:equal({ g:get "omen", g:get "doom" }, { 1, 10 })
  local h = event(t, "omen_of_good_fortune", { omen = 3 })
  h:choose { "Where does the Omen move?", none = true }
  t:equal(h:get "omen", 3)
end)

test("Everyone Has a Price: a Debt for a Condition", function(t)
  local g, mark, jim = event(t, "everyone_has_a_price", { investigators = TWO,
    possessions = { mark_harrigan = { "cursed" } } })
  g:choose { "Gain a Debt Condition" }
  g:choose { "Cursed" }
  t:prompt(g, "Your action")
  t:equal({ g:conditions(mark), g:conditions(jim) }, { { "Debt" }, {} })
  local h = event(t, "everyone_has_a_price", { possessions = { "debt", "cursed" } })
  t:equal(#h:conditions(h:active()), 2, "not with a Debt already")
end)

test("Rally the People: an Ally of the deck", function(t)
  local g, me = event(t, "rally_the_people", {}, function(g) g:only("asset_deck", { "axe", "hired_muscle",
    "bandages" }) end)
  t:equal(g:possessions(me), { "Hired Muscle" })
end)

test("The World Fights Back: Health, Sanity or a Monster of the space", function(t)
  local g, mark, jim = event(t, "the_world_fights_back", { investigators = TWO, monsters = { ghoul = "rome",
    nug = "rome" },
    at = { mark_harrigan = "rome", jim_culver = "tokyo" } }, function(g)
    for _, id in ipairs(TWO) do g:investigator(id).sanity, g:investigator(id).health = 1, 1 end
  end)
  g:choose { "Discard 1 Monster of your space" }
  t:equal(#g:monsters_at "rome", 1, "not the Epic one")
  t:not_offered(g, "Discard 1 Monster")
  g:choose { "Recover 2 Sanity" }
  t:equal({ mark.health, mark.sanity, jim.health, jim.sanity }, { 1, 1, 1, 3 })
  local h, me = event(t, "the_world_fights_back", {}, function(h) h:active().health = 1 end)
  h:choose { "Recover 2 Health" }
  t:equal(me.health, 3)
end)

test("Silver Twilight Aid: a Clue, an Asset or a Spell", function(t)
  local three = { "mark_harrigan", "jim_culver", "leo_anderson" }
  local g = t:game { investigators = three }
  g:on_top("asset_deck", { "axe" })
  g:only("spell_deck", { "wither" })
  g:resolve(g:put("silver_twilight_aid", "resolving"), "effect", g:lead())
  g:choose { "Gain 1 Clue" }
  g:choose { "Gain 1 random Asset" }
  g:choose { "Gain 1 Spell" }
  local mark, jim, leo = g:investigator(three[1]), g:investigator(three[2]), g:investigator(three[3])
  t:equal({ g:clues(mark), g:possessions(jim), g:possessions(leo) }, { 1, { "Axe" }, { "Wither" } })
  local h = event(t, "silver_twilight_aid")
  h:choose { "Do nothing" }
  t:equal({ h:clues(h:active()), #h:possessions(h:active()) }, { 0, 0 })
end)

test("Arrests Made in Murder Case!: a Weapon in a City; who fails loses it and is Detained", function(t)
  local three = { "lily_chen", "jim_culver", "leo_anderson" }
  local g = event(t, "arrests_made_in_murder_case", { investigators = three,
    at = { lily_chen = "rome", jim_culver = "rome", leo_anderson = "space_4" },
    possessions = { lily_chen = { "axe" }, leo_anderson = { "derringer_18" } } }, function(g) g:dice { 1, 1 } end)
  local lily, jim, leo = g:investigator(three[1]), g:investigator(three[2]), g:investigator(three[3])
  t:equal({ g:possessions(lily), #g:possessions(leo) }, { {}, 1 })
  t:equal({ g:conditions(lily), g:conditions(jim), g:conditions(leo) }, { { "Detained" }, {}, {} })
  local h = event(t, "arrests_made_in_murder_case", { at = "rome", possessions = { "axe" } }, function(h) h:dice { 5,
    1 } end)
  t:equal(h:possessions(h:active()), { "Axe" })
end)

test("Tide of Despair: 2 Health and 2 Sanity, or Blessed", function(t)
  local g, mark, jim = event(t, "tide_of_despair", { investigators = TWO,
    possessions = { mark_harrigan = { "blessed" } } })
  g:choose { "Discard your Blessed Condition" }
  t:equal({ mark.health, g:conditions(mark) }, { mark.max_health, {} })
  t:equal({ jim.health, jim.sanity }, { jim.max_health - 2, jim.max_sanity - 2 })
end)

test("Heat Wave Singes the Globe: 3 Health, or Delayed", function(t)
  local g, mark, jim = event(t, "heat_wave_singes_the_globe", { investigators = TWO })
  g:choose { "Lose 3 Health" }
  g:choose { "Become Delayed" }
  t:equal({ mark.health, mark.delayed, jim.health, jim.delayed }, { mark.max_health - 3, false, jim.max_health, true })
end)

test("Burden of Greed: Items are discarded or cost 1 Health each", function(t)
  local g, me = event(t, "burden_of_greed", { possessions = { "axe", "bandages", "whiskey", "wither" } })
  g:choose { "Bandages" }
  while g:prompt().text:find "Health" do g:pass() end
  t:equal({ me.health, g:possessions(me) }, { me.max_health - 2, { "Axe", "Whiskey", "Wither" } })
end)

test("A Dark Power: Monsters recover, then everybody fights those on his space", function(t)
  local g = t:game { investigators = TWO, at = { mark_harrigan = "rome", jim_culver = "tokyo" } }
  local gug, ghoul, far = g:spawn("gug", "rome"), g:spawn("ghoul", "tokyo"), g:spawn("shoggoth", "arkham")
  gug.lost, far.lost = 3, 2
  g:dice { 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6 }
  g:resolve(g:put("a_dark_power", "resolving"), "effect", g:lead())
  t:equal({ gug.lost, far.lost }, { 1, 0 })
  t:order(g, { "Mark Harrigan encounters Gug", "Jim Culver encounters Ghoul" })
  t:not_logged(g, "encounters Shoggoth")
  t:zone(ghoul, "cup")
  local h = t:game { at = "rome", monsters = { skeleton = "rome", maniac = "rome", ghost = "tokyo" } }
  h:dice { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 }
  h:resolve(h:put("a_dark_power", "resolving"), "effect", h:lead())
  h:choose { "Maniac" }
  t:order(h, { "encounters Maniac", "encounters Skeleton" })
  t:not_logged(h, "encounters Ghost")
end)

test("Ancient Guardians: two Monsters on the Active Expedition space", function(t)
  local g = t:game()
  g:picks("cup", { "maniac", "gug" })
  g:resolve(g:put("ancient_guardians", "resolving"), "effect", g:lead())
  t:equal(#g:monsters_at(g:call "active_expedition"), 2)
end)

test("Haunting Nightmares: 2 Sanity and a Madness, or a Clue", function(t)
  local g, mark, jim = event(t, "haunting_nightmares", { investigators = TWO, clues_of = { mark_harrigan = 1 } })
  g:choose { "Spend 1 Clue" }
  t:equal({ g:clues(mark), mark.sanity, #g:conditions(mark) }, { 0, mark.max_sanity, 0 })
  t:equal(jim.sanity, jim.max_sanity - 2)
  t:truthy(g:cards("conditions", jim)[1]:is "madness")
end)

test("The World Shakes: 2 Health and Delayed near the Active Expedition, which leaves the deck", function(t)
  local three = { "mark_harrigan", "jim_culver", "leo_anderson" }
  local g = t:game { investigators = three }
  local space = g:call "active_expedition"
  local mark, jim, leo = g:investigator(three[1]), g:investigator(three[2]), g:investigator(three[3])
  g:place(jim, space)
  g:place(leo, g:call("neighbours", space)[1])
  for _, other in ipairs(g:cards "map") do
    if g:call("distance", other, space) == 2 then g:place(mark, other) end
  end
  g:resolve(g:put("the_world_shakes", "resolving"), "effect", g:lead())
  t:equal({ mark.health, jim.health, leo.health }, { mark.max_health, jim.max_health - 2, leo.max_health - 2 })
  t:equal({ mark.delayed, jim.delayed, leo.delayed }, { false, true, true })
  t:equal(#g:cards "expedition_deck", 15)
  for _, card in ipairs(g:cards "expedition_deck") do t:not_equal(g:space(g:call("data_of", card.id).space), space) end
end)

test("The Bermuda Triangle: on a 1 or 2 to space 8, Delayed", function(t)
  local g, mark, jim = event(t, "the_bermuda_triangle", { investigators = TWO, at = "rome" }, function(g) g:dice { 3,
    2 } end)
  t:equal({ mark.place, jim.place, mark.delayed, jim.delayed }, { g:space "rome", g:space "space_8", false, true })
end)

test("From Bad to Worse: Injuries, Madnesses and Deals", function(t)
  local g, me = event(t, "from_bad_to_worse", { clues_of = 3,
    possessions = { "leg_injury", "back_injury", "amnesia", "debt", "dark_pact" } })
  t:equal({ me.health, me.sanity, g:clues(me) }, { me.max_health - 2, me.max_sanity - 1, 1 })
end)

test("Treacherous Magic: Spells are discarded, or cost Sanity and bring a Madness", function(t)
  local g, mark, jim = event(t, "treacherous_magic", { investigators = TWO,
    possessions = { mark_harrigan = { "wither" }, jim_culver = { "shriveling", "flesh_ward" } } })
  g:choose { "Wither" }
  g:choose { "Shriveling" }
  t:equal({ mark.sanity, #g:conditions(mark), g:possessions(mark) }, { mark.max_sanity, 0, {} })
  t:equal({ jim.sanity, #g:conditions(jim), g:possessions(jim) }, { jim.max_sanity - 1, 1, { "Flesh Ward" } })
end)

test("The Storm: Clues for each Rumor; without one a Rumor comes", function(t)
  local g, me = event(t, "the_storm", { mythos = { "stars_aligned", "mysterious_lights" }, clues_of = 3 })
  t:equal(g:clues(me), 1)
  local h, who = event(t, "the_storm", { clues_of = 3 }, function(h) h:only("unseen", { "support_of_the_church",
    "stars_aligned" }) end)
  t:equal(h:clues(who), 3)
  t:equal({ h:cards "mythos"[1].title, h:cards "mythos"[1].place }, { "Stars Aligned", h:space "space_7" })
  t:equal(#h:cards "clues", 1, "with all its icons")
end)

test("Perplexing Stars: the Omen goes back, and Doom advances for its Gates", function(t)
  local g = event(t, "perplexing_stars", { gates = { "london", "rome" }, omen = 3, doom = 10 })
  t:equal({ g:get "omen", g:get "doom" }, { 2, 9 })
end)

test("Desperate Times: Doom by 2, or a Dark Pact", function(t)
  local g = event(t, "desperate_times", { doom = 10 })
  g:choose { "no" }
  t:equal({ g:get "doom", #g:conditions(g:active()) }, { 8, 0 })
  local h = event(t, "desperate_times", { doom = 10 })
  h:choose { "yes" }
  t:equal({ h:get "doom", h:conditions(h:active()) }, { 10, { "Dark Pact" } })
  local i = event(t, "desperate_times", { doom = 10, possessions = { "dark_pact" } })
  t:equal(i:get "doom", 8)
end)

test("Eyes Everywhere: a loss, an ambush, or nothing", function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" } }
  local mark, jim, leo = g:investigator "mark_harrigan", g:investigator "jim_culver", g:investigator "leo_anderson"
  g:picks("cup", { "skeleton" })
  g:dice { 2, 5, 6, 6, 6, 6, 6, 6 }
  g:resolve(g:put("eyes_everywhere", "resolving"), "effect", g:lead())
  t:equal({ mark.health, mark.sanity, leo.health, leo.sanity },
    { mark.max_health - 2, mark.max_sanity - 2, leo.max_health, leo.max_sanity })
  t:logged(g, "Jim Culver encounters Skeleton")
  t:not_logged(g, "Leo Anderson encounters")
  t:falsy(jim.delayed)
end)

test("All For Nothing: a solved Mystery goes back, or Clues of the group; without one Doom advances", function(t)
  local function with_solved(clues)
    return event(t, "all_for_nothing", { clues_of = clues, doom = 10 }, function(g)
      g:put("the_true_name", "solved_mysteries")
      g:set("solved", 1)
    end)
  end
  local g = with_solved(0)
  t:equal({ g:get "solved", g:get "doom" }, { 0, 10 })
  t:zone(g:card "the_true_name", "mystery_deck")
  local h = with_solved(1)
  h:choose { "yes" }
  t:equal({ h:get "solved", h:clues(h:active()) }, { 1, 0 })
  local i = event(t, "all_for_nothing", { doom = 10 })
  t:equal(i:get "doom", 9)
end)
