-- Situations in which several rules meet. Each test says what the documents make of it.

local THREE = { "mark_harrigan", "lily_chen", "jim_culver" }
local TWO = { "lily_chen", "leo_anderson" }

local function mythos(t, id, config)
  config.phase = "mythos"
  local g = t:game(config)
  g:only("mythos_deck", { id, "support_of_the_church" })
  g:only("cup", { "maniac", "skeleton", "riot" })
  g:on_top("gate_stack", "gate_tokyo")
  return g
end

-- A Rumor in play, with its tokens.
local function rumor(g, space, tokens)
  local card = g:cards "mythos"[1]
  if space then g:place(card, space) end
  card.eldritch = tokens or 0
  return card
end

-- --- somebody is defeated in the middle of something ------------------------------------------------------------------

test("defeated by the back of a Condition: the others of his do nothing, the reckoning goes on for everybody else",
    { rules = { "eh.defeat.stops_encounter", "eh.defeat.not_an_investigator", "eh.reckoning.investigators_in_turn" } },
    function(t)
  local g = t:game { investigators = THREE, at = "rome" }
  local mark, lily, jim = g:investigator "mark_harrigan", g:investigator "lily_chen", g:investigator "jim_culver"
  local swarming = g:give(mark, "hallucinations", 2)[1]   -- lose 3 Sanity
  local debt = g:give(mark, "debt", 1)[1]
  g:give(lily, "debt", 2)
  g:give(jim, "debt", 5)
  mark.sanity = 3
  g:dice { 1, 1, 1, 1, 6, 1, 1, 6, 1, 1 }
  g:effect "resolve_reckoning"
  g:choose { swarming }
  g:choose { jim }   -- gets the Lead Investigator token
  t:zone(mark, "defeated")
  t:zone(debt, "condition_deck")
  t:not_logged(g, "Debt is flipped: Hitmen")
  t:equal({ g:conditions(lily), g:conditions(jim), g:lead() }, { {}, {}, jim })
end)

test("the Lead is defeated by a Mythos card: what it says for the group is done all the same",
    { rules = { "eh.defeat.phase_continues", "eh.defeat.4_pass_lead" } }, function(t)
  local g = mythos(t, "the_world_shakes", { investigators = { "lily_chen", "leo_anderson", "jim_culver" },
    at = { lily_chen = "amazon", leo_anderson = "rome", jim_culver = "rome" } })
  local lily = g:active()
  lily.health = 2
  g:only("expedition_deck", { "amazon_expedition_1", "tunguska_expedition_1", "amazon_expedition_2" })
  g:go_on()
  g:choose { "Buenos Aires" }
  g:stop_at "phase_ends"
  g:choose { g:investigator "jim_culver" }
  t:zone(lily, "defeated")
  t:equal(#g:cards "expedition_deck", 1)
end)

test("a Rumor that runs out and defeats the Lead is solved all the same",
    { rules = { "eh.defeat.phase_continues", "eh.rumor.solved" } }, function(t)
  local g = t:game { investigators = THREE, at = "rome", mythos = { "growing_madness" } }
  local mark, lily, jim = g:investigator "mark_harrigan", g:investigator "lily_chen", g:investigator "jim_culver"
  local card = rumor(g, "space_8", 2)
  g:give(mark, "paranoia", 1)
  mark.sanity = 3
  g:resolve(card, "reckoning", g:lead())
  g:choose { lily }
  t:zone(mark, "defeated")
  t:zone(card, "mythos_discard")
  t:equal({ lily.sanity, jim.sanity }, { 3, 2 })
end)

test("all are defeated at once: Doom for each, successors for each, the game goes on",
    { rules = { "eh.defeat.1_doom", "eh.new_investigator.end_of_mythos" } }, function(t)
  local g = mythos(t, "ancient_guardians", { investigators = TWO, at = "rome", mythos = { "the_wind_walker" },
    doom = 10 })
  rumor(g, nil, 1)
  g:go_on()
  t:prompt(g, "Who joins?")
  g:choose { "Silas Marsh" }
  g:choose { "Akachi Onyele" }
  t:equal({ g:get "doom", #g:cards "defeated" }, { 8, 2 })
  t:not_over(g)
end)

test("the Lead is devoured by a Mythos card that lets all Conditions be resolved: the others' follow",
    { rules = { "eh.devoured.doom_and_lead", "eh.defeat.phase_continues" } }, function(t)
  local g = mythos(t, "tied_to_a_dark_purpose", { investigators = { "lily_chen", "leo_anderson", "jim_culver" },
    at = "rome" })
  local lily, jim = g:investigator "lily_chen", g:investigator "jim_culver"
  g:give(lily, "dark_pact", 2)
  g:give(jim, "debt", 1)   -- Hitmen: 3 Health
  g:go_on()
  g:choose { jim }
  t:equal({ lily.zone, jim.health, g:conditions(jim) }, { "box", 4, {} })
end)

test("whoever falls together with an Epic Monster has defeated it: its Mystery is solved when the phase ends",
    { rules = { "eh.combat.simultaneous_loss", "eh.epic.defeated_by_health_only", "eh.mystery.next" } }, function(t)
  local g = t:game { phase = "encounter", investigators = { "mark_harrigan", "lily_chen" }, ancient_one = "shub_niggurath",
    at = { mark_harrigan = "amazon", lily_chen = "rome" }, mystery = "spawn_of_the_black_goat",
    monsters = { nug = "amazon" } }
  local mark, nug = g:active(), g:monsters_at "amazon"[1]
  nug.lost, mark.health = 3, 3
  g:dice { 5, 5, 5, 6, 1 }
  g:go_on()
  g:choose { "Buenos Aires" }
  t:zone(mark, "defeated")
  t:zone(nug, "box")
  t:equal(g:get "solved", 0)
  g:hurry_to "turn of lily_chen"
  t:equal(g:get "solved", 1)
end)

test("a Spell whose caster was defeated by its back comes to the next one with its front up",
    { rules = { "eh.defeated_encounter.side", "eh.double_sided.front_only" } }, function(t)
  local g = t:game { investigators = { "jim_culver", "lily_chen" }, at = "rome", monsters = { ghoul = "rome" } }
  local jim, lily = g:investigator "jim_culver", g:investigator "lily_chen"
  local spell = g:give(jim, "shriveling", 2)[1]   -- a result of 0: the caster loses 2 Health
  jim.health = 2
  g:dice { 1, 1, 1 }
  g:act { "use", spell }
  t:zone(spell, "left_behind")
  g:effect("take_possessions", lily, jim)
  t:zone(spell, "possessions", lily)
  t:falsy(spell.flipped)
end)

test("the Lead is defeated in the Encounter Phase: everybody else has one encounter, whoever gets the token",
    { rules = { "eh.encounter.one_each", "eh.defeat.phase_continues" } }, function(t)
  local g = t:game { phase = "encounter", investigators = THREE, at = "space_4" }
  local mark, jim = g:active(), g:investigator "jim_culver"
  mark.health = 1
  g:only("general_deck", { "general_9", "general_12", "general_5", "general_10" })
  g:dice { 1, 1, 1, 1 }
  g:go_on()
  g:choose { "Space 5" }
  g:mark()
  g:dice { 5, 1 }
  g:choose { jim }
  t:order(g, { "Lily Chen resolves General 12", "Jim Culver resolves General 5", "Mythos" })
end)

test("an Ally is not discarded by who is defeated before that", { rules = { "eh.defeat.3_keep_possessions" } },
    function(t)
  local g = t:game { investigators = TWO, at = "rome", possessions = { "hired_muscle" } }
  local lily = g:active()
  lily.health = 3
  g:resolve(g:put("unexpected_betrayal", "resolving"), "effect", g:lead())
  t:zone(lily, "defeated")
  t:zone(g:card "hired_muscle", "left_behind")
end)

test("what is gained of a defeated investigator does not come from the deck: the Statue brings no Clues", {},
    function(t)
  local g = t:game { investigators = TWO, at = "rome", possessions = { leo_anderson = { "grotesque_statue" } } }
  local lily, leo = g:investigator "lily_chen", g:investigator "leo_anderson"
  g:effect("lose_health", leo, 6)
  g:effect("take_possessions", lily, leo)
  t:equal(g:clues(lily), 0)
end)

-- --- awakened in the middle of something ------------------------------------------------------------------------------

test("of two Gates that advance Doom one brings it to 0, and the other does what the back says of Gates",
    { rules = { "eh.doom.overflow", "eh.awaken.back_replaces_front" } }, function(t)
  local g = t:game { ancient_one = "yog_sothoth", doom = 1, omen = 1, gates = { "london", "tokyo" } }
  g:effect("advance_omen", 1)
  t:equal({ g:get "doom", g:get "awake", #g:cards "gates" }, { 0, 1, 1 })
end)

test("awakened by a Monster's reckoning, the Ancient One resolves that of its back when its turn comes",
    { rules = { "eh.reckoning.order", "eh.awaken.back_replaces_front", "eh.doom.overflow" } }, function(t)
  local g = t:game { investigators = TWO, at = "rome", ancient_one = "cthulhu", doom = 1,
    monsters = { dark_young = "tokyo", star_spawn = "tokyo" } }
  local lily, leo = g:investigator "lily_chen", g:investigator "leo_anderson"
  g:dice { 1, 1 }   -- Doom by 1 each
  g:effect "resolve_reckoning"
  g:choose { g:monsters_at "tokyo"[1] }
  t:equal({ g:get "awake", g:ancient_one().sanity, lily.sanity, leo.sanity }, { 1, 1, 5, 5 })
end)

-- --- nothing is left --------------------------------------------------------------------------------------------------

test("a surge for which no Gate corresponds, with no Gate left: Doom by 1",
    { rules = { "eh.surge.no_match_spawns_gate", "eh.gate.none_left_doom" } }, function(t)
  local g = t:game { doom = 10, omen = 1 }
  g:empty "gate_stack"
  g:effect "surge"
  t:equal({ g:get "doom", #g:cards "monsters" }, { 9, 0 })
end)

test("the discard pile becomes the Expedition deck before it counts as empty",
    { rules = { "eh.deck.empty_reshuffle", "eh.expedition.token_moves" } }, function(t)
  local g = t:game { mythos = { "secrets_of_the_past" } }
  g:put("tunguska_expedition_1", "expedition_discard")
  g:only("expedition_deck", { "amazon_expedition_1", "amazon_expedition_2" })
  g:resolve(rumor(g), "reckoning", g:lead())
  t:not_over(g)
  t:equal(#g:cards "expedition_deck", 1)
end)

test("who has every Spell gains none", { rules = { "eh.gain.random_duplicate_redraw", "eh.spell.no_duplicates" } },
    function(t)
  local g = t:game { investigators = { "lily_chen" } }
  local me = g:active()
  g:give(me, { "blessing_of_isis", "conjuration", "feed_the_mind", "plumb_the_void", "shriveling", "clairvoyance",
    "flesh_ward", "instill_bravery", "mists_of_releh", "wither" })
  g:effect("gain_spell", me)
  t:equal({ #g:cards("possessions", me), #g:cards "spell_deck" }, { 10, 10 })
end)

-- --- "cannot" ---------------------------------------------------------------------------------------------------------

test("who cannot move stays, and suffers the rest of the sentence",
    { rules = { "eh.golden.cannot_absolute" } }, function(t)
  local g = t:game { investigators = { "jim_culver", "lily_chen" }, at = { jim_culver = "arkham", lily_chen = "rome" } }
  local lily, gaunt = g:investigator "lily_chen", g:spawn("nightgaunt", "rome")
  g:give(lily, "detained", 1)
  g:effect("use_effect", gaunt, "reckoning", g:lead())
  g:choose { "Istanbul" }
  t:equal({ lily.place, lily.delayed }, { g:space "rome", true })
end)

test("Gates that cannot be closed can be discarded, and who discards one has not closed it",
    { rules = { "eh.golden.cannot_absolute", "eh.gate.closed_is_discarded" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, gates = { "rome" }, omen = 3, clues_of = 1,
    mystery = "omen_of_devastation", mythos = { "mysterious_lights" } }
  g:resolve(g:put("that_which_consumes", "resolving"), "effect", g:lead())
  t:equal({ #g:cards "gate_discard", g:mystery().eldritch, g:clues(g:active()) }, { 1, 0, 1 })
end)

test("a journey that delays ends there, with the turn", { rules = { "eh.delayed.on_own_turn" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", investigators = TWO, at = { lily_chen = "sydney", leo_anderson = "rome" } }
  local lily = g:active()
  lily.ship = 2
  g:space "space_3".eldritch = 1
  g:act { "travel", g:space "space_3" }
  t:prompt(g, "Your action", g:investigator "leo_anderson")
  t:equal({ lily.place, lily.sanity, lily.ship, lily.delayed }, { g:space "space_3", 5, 2, false })
end)

-- --- twice, and not twice ---------------------------------------------------------------------------------------------

test("reckonings resolved twice: what has left play the first time does nothing the second time",
    { rules = { "eh.reckoning.new_components_excluded" } }, function(t)
  local g = t:game { investigators = { "lily_chen" }, mythos = { "driven_to_bankruptcy" }, doom = 10 }
  g:resolve(g:cards "mythos"[1], "enters", g:lead())
  g:resolve(g:put("from_beyond", "resolving"), "effect", g:lead())
  t:equal({ #g:cards "reserve", #g:cards "mythos", g:get "doom" }, { 4, 0, 10 })
  local h = t:game { investigators = { "lily_chen" }, at = "rome", monsters = { zombie = "tokyo" }, doom = 10 }
  h:dice { 1, 1 }
  h:resolve(h:put("rising_terror", "resolving"), "effect", h:lead())
  t:not_rolled(h, { 1, 1 })   -- the Zombie Horde that has come
  t:equal({ #h:cards "monsters", h:get "doom" }, { 1, 10 })
end)

test("a Clue of a Research Encounter that was spent in it cannot be placed on the Mystery",
    { rules = { "eh.spend.must_have" } }, function(t)
  for _, spent in ipairs { true, false } do
    local g = t:game { investigators = TWO, at = { lily_chen = "space_2", leo_anderson = "rome" },
      mystery = "occult_research" }
    g:on_top("research_deck", "azathoth_research_2")   -- gain this Clue, then test Strength
    g:dice { 1, 1, 1, 1 }
    g:effect("encounter_clue", g:active(), g:clue "space_2")
    if spent then
      g:dice { 6 }
      g:act "spend 1 Clue"
      t:prompt(g, "Your action")
    else
      g:pass()
      t:offered(g, g:mystery())
    end
  end
end)

-- --- who pays, and who is asked ---------------------------------------------------------------------------------------

test("the group pays with a Clue of one and the Sanity that another may spend for it",
    { rules = { "eh.norman.pays_any_clue", "eh.lead.group_decisions" } }, function(t)
  local g = t:game { investigators = { "lily_chen", "norman_withers", "jim_culver" }, clues_of = { lily_chen = 1 },
    mythos = { "stars_aligned" }, doom = 10 }
  local lily, norman = g:investigator "lily_chen", g:investigator "norman_withers"
  rumor(g, "space_7")
  g:resolve(g:put("from_beyond", "resolving"), "effect", g:lead())
  g:choose { "yes" }
  for _ = 1, 3 do
    if g:prompt().text:find "Your action" then break end
    g:choose { g:prompt_options()[1] }
  end
  t:equal({ g:get "doom", g:clues(lily), norman.sanity }, { 10, 0, norman.max_sanity - 1 })
end)

test("a Monster that is discarded has not been defeated: its last effect is not resolved", {}, function(t)
  local g = t:game { investigators = { "norman_withers" }, at = "london", gates = { "rome" },
    monsters = { wraith = "rome" }, clues_of = 2 }
  local norman = g:active()
  g:give(norman, "cursed", 2)
  g:act { "use", norman, "discard", g:monsters_at "rome"[1] }
  g:pass()   -- no Sanity in place of a Clue
  t:equal({ #g:cards "monsters", g:conditions(norman), g:clues(norman) }, { 0, { "Cursed" }, 0 })
  t:prompt(g, "Your action")
end)
