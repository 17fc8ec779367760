-- The green Mythos cards of the base set.

local TWO = { "mark_harrigan", "jim_culver" }

-- The text of an Event, resolved by the Lead Investigator.
local function event(t, id, config, before)
  local g = t:game(config)
  if before then before(g) end
  g:resolve(g:put(id, "resolving"), "effect", g:lead())
  return g, g:active()
end

-- An Ongoing card that enters play.
local function ongoing(t, id, config)
  local g = t:game(config)
  local card = g:put(id, "mythos")
  if card:has_ability "enters" then g:resolve(card, "enters", g:lead()) end
  return g, g:active(), card
end

test("Buying Information: Clues equal to the result of a test of Influence", function(t)
  local g = t:game { investigators = TWO, lead = "jim_culver" }
  g:dice { 5, 6, 2 }
  g:resolve(g:put("buying_information", "resolving"), "effect", g:lead())
  t:equal(g:clues(g:lead()), 2)
  local h = t:game()
  h:dice { 1, 2 }
  h:resolve(h:put("buying_information", "resolving"), "effect", h:lead())
  t:equal(h:clues(h:lead()), 0)
end)

test("Heart of Corruption: an Artifact, and on a 1 or 2 a loss of 2 Health and 2 Sanity", function(t)
  for face, lost in ipairs { 2, 2, 0 } do
    local g, me = event(t, "heart_of_corruption", {}, function(g)
      g:on_top("artifact_deck", { "pallid_mask" })
      g:dice { face }
    end)
    t:equal(g:possessions(me), { "Pallid Mask" })
    t:equal({ me.health, me.sanity }, { me.max_health - lost, me.max_sanity - lost })
  end
end)

test("A Proposition: a Dark Pact to solve a Rumor", function(t)
  local g, me = event(t, "a_proposition", { mythos = { "stars_aligned", "mysterious_lights" } })
  g:choose { "Gain a Dark Pact Condition" }
  g:choose { "Stars Aligned" }
  t:equal(g:conditions(me), { "Dark Pact" })
  t:equal(#g:cards "mythos", 1)
  t:logged(g, "Stars Aligned is solved")
  local h = event(t, "a_proposition", { mythos = { "stars_aligned" } })
  h:choose { "Do not" }
  t:equal({ #h:cards "mythos", #h:conditions(h:active()) }, { 1, 0 })
  local i = event(t, "a_proposition")
  t:equal(#i:conditions(i:active()), 0, "without a Rumor nothing is asked")
end)

test("That Which Consumes: a Gate is discarded; one that did not correspond to the Omen advances Doom", function(t)
  local g = event(t, "that_which_consumes", { gates = { "london", "rome" }, omen = 2, doom = 10 })
  g:choose { g:gates_at "london"[1] }
  t:equal({ #g:cards "gates", g:get "doom" }, { 1, 10 })
  local h = event(t, "that_which_consumes", { gates = { "london", "rome" }, omen = 2, doom = 10 })
  h:choose { h:gates_at "rome"[1] }
  t:equal({ #h:cards "gates", h:get "doom" }, { 1, 9 })
  local i = event(t, "that_which_consumes", { doom = 10 })
  t:equal(i:get "doom", 10)
end)

test("Support of the Church: the Lead gains Blessed", function(t)
  local g = event(t, "support_of_the_church", { investigators = TWO, lead = "jim_culver" })
  t:equal({ g:conditions(g:lead()), g:conditions(g:investigator "mark_harrigan") }, { { "Blessed" }, {} })
end)

test("Driven to Bankruptcy: the reserve is empty until the next reckoning", function(t)
  local g, _, card = ongoing(t, "driven_to_bankruptcy")
  t:equal(#g:cards "reserve", 0)
  g:effect "refill_reserve"
  t:equal(#g:cards "reserve", 0)
  g:resolve(card, "reckoning", g:lead())
  t:zone(card, "mythos_discard")
  t:equal(#g:cards "reserve", 4)
end)

test("Legitimate Banking: a Debt; who has one resolves it with all dice showing 1", function(t)
  local g, me = event(t, "legitimate_banking")
  t:equal(g:conditions(me), { "Debt" })
  local h, who = event(t, "legitimate_banking", {}, function(h)
    h:give(h:active(), "debt", 1)   -- Hitmen: test Strength or lose 3 Health
    h:dice { 6, 6, 6, 6, 6 }
  end)
  t:not_rolled(h, { 6, 6, 6, 6, 6 })
  t:equal({ who.health, h:conditions(who), h:get "ones" }, { who.max_health - 3, {}, 0 })
end)

test("Unexpected Betrayal: whoever has an Ally Asset loses 3 Health and one of them", function(t)
  local g = event(t, "unexpected_betrayal", { investigators = TWO,
    possessions = { mark_harrigan = { "hired_muscle", "personal_assistant" } } })
  local mark, jim = g:investigator "mark_harrigan", g:investigator "jim_culver"
  g:choose { "Hired Muscle" }
  t:equal({ mark.health, jim.health, g:possessions(mark) },
    { mark.max_health - 3, jim.max_health, { "Personal Assistant" } })
end)

test("Dimensional Instability: the Gates of the Omen go, each advances Doom", function(t)
  local g = event(t, "dimensional_instability", { gates = { "london", "tokyo", "rome" }, omen = 4, doom = 10 })
  t:equal({ #g:cards "gates", g:get "doom", #g:gates_at "rome" }, { 1, 8, 1 })
end)

test("Blood Flows: a Monster goes at the price of its toughness", function(t)
  local g, me = event(t, "blood_flows", { monsters = { gug = "rome", ghoul = "tokyo", nug = "arkham" } })
  t:not_offered(g, g:monsters_at "arkham"[1])
  g:choose { "Gug" }
  t:equal({ me.health, #g:monsters_at "rome" }, { me.max_health - 4, 0 })
  local h, who = event(t, "blood_flows")
  t:equal(who.health, who.max_health)
end)

test("Patrolling the Border: one becomes Delayed; at the reckoning who fails in a City is Delayed and Detained",
  function(t)
  local g, _, card = ongoing(t, "patrolling_the_border", { investigators = { "mark_harrigan", "jim_culver",
    "leo_anderson" },
    at = { mark_harrigan = "space_4", jim_culver = "rome", leo_anderson = "tokyo" } })
  local mark, jim, leo = g:investigator "mark_harrigan", g:investigator "jim_culver", g:investigator "leo_anderson"
  g:choose { leo }
  t:equal({ mark.delayed, jim.delayed, leo.delayed }, { false, false, true })
  leo.delayed = false
  g:dice { 1, 1, 6, 6, 6 }
  g:resolve(card, "reckoning", mark)
  t:equal({ mark.delayed, jim.delayed, leo.delayed }, { false, true, false })
  t:equal({ g:conditions(mark), g:conditions(jim), g:conditions(leo) }, { {}, { "Detained" }, {} })
  t:zone(card, "mythos_discard")
end)

test("No Peace For the Fallen: the defeated leave the game with what they had; the Lead is Cursed", function(t)
  local g = t:game { investigators = TWO, possessions = { jim_culver = { "axe" } }, at = "rome" }
  local jim = g:investigator "jim_culver"
  g:effect("lose_health", jim, 20)
  t:zone(jim, "defeated")
  g:resolve(g:put("no_peace_for_the_fallen", "resolving"), "effect", g:lead())
  t:zone(jim, "box")
  t:equal(g:cards "asset_discard"[1].title, "Axe")
  t:equal(g:conditions(g:lead()), { "Cursed" })
end)

test("Calling the Elder Things: a Monster on each space with a Cultist", function(t)
  local g = t:game()
  for _, space in ipairs { "rome", "rome", "tokyo" } do g:spawn("cultist", space) end
  g:spawn("ghoul", "arkham")
  g:picks("cup", { "maniac", "gug" })
  g:resolve(g:put("calling_the_elder_things", "resolving"), "effect", g:lead())
  t:equal({ #g:monsters_at "rome", #g:monsters_at "tokyo", #g:monsters_at "arkham" }, { 3, 2, 1 })
end)

test("Strange Sightings: no Rest actions until the next reckoning", function(t)
  local g, _, card = ongoing(t, "strange_sightings", { at = "rome" })
  g:effect "refill_reserve"
  t:not_offered(g, "rest")
  g:resolve(card, "reckoning", g:lead())
  t:zone(card, "mythos_discard")
  t:offered(g, "rest")
end)

test("Tied to a Dark Purpose: reckonings of all Conditions, with all dice showing 1", function(t)
  local g = event(t, "tied_to_a_dark_purpose", { investigators = TWO, possessions = { jim_culver = { "blessed",
    "cursed" } } },
    function(g) g:dice { 6, 6, 6, 6, 6, 6 } end)
  local jim = g:investigator "jim_culver"
  g:choose { "Blessed" }
  t:not_rolled(g, { 6, 6, 6, 6, 6, 6 })
  t:equal(g:conditions(jim), { "Cursed" })   -- Blessed goes on a 1, Cursed on a 4
  t:equal(g:get "ones", 0)
end)

test("Rising Terror: the reckoning of each Monster twice; without one Doom advances", function(t)
  local g, me = event(t, "rising_terror", { monsters = { deep_one = "rome", ghoul = "rome" }, at = "rome", doom = 10 })
  t:equal({ me.sanity, g:get "doom" }, { me.max_sanity - 2, 10 })
  local h = event(t, "rising_terror", { monsters = { ghoul = "rome" }, doom = 10 })
  t:equal(h:get "doom", 9)
end)

test("Torn Asunder: Health for each Gate of the Omen; without one Doom advances", function(t)
  local g = event(t, "torn_asunder", { investigators = TWO, gates = { "london", "tokyo", "rome" }, omen = 2,
    doom = 10 })
  for _, id in ipairs(TWO) do
    local inv = g:investigator(id)
    t:equal(inv.health, inv.max_health - 2)
  end
  t:equal(g:get "doom", 10)
  local h, me = event(t, "torn_asunder", { gates = { "rome" }, omen = 2, doom = 10 })
  t:equal({ me.health, h:get "doom" }, { me.max_health, 9 })
end)

test("From Beyond: reckonings of the Mythos cards twice, or Clues of the group; without one Doom advances", function(t)
  local g = event(t, "from_beyond", { mythos = { "stars_aligned" }, doom = 10 })
  t:equal(g:get "doom", 8)
  local h = event(t, "from_beyond", { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" },
    mythos = { "stars_aligned" }, clues_of = { mark_harrigan = 1, jim_culver = 2 }, doom = 10 })
  h:choose { "yes" }
  h:choose { h:investigator "jim_culver" }
  h:choose { h:investigator "mark_harrigan" }
  t:equal({ h:get "doom", h:clues(h:investigator "mark_harrigan"), h:clues(h:investigator "jim_culver") }, { 10, 0, 1 })
  local i = event(t, "from_beyond", { mythos = { "mysterious_lights" }, doom = 10 })
  t:equal(i:get "doom", 9)
end)

test("a step that ends with a sentence of its own gets no second full stop", function(t)
  local g = t:game {}
  for _, id in ipairs(g:call("cards_with", "mythos")) do
    local text = g:put(id, "box").data.text or ""
    t:falsy(text:find("..", 1, true), id .. ": " .. text)
  end
end)
