-- Nobody is offered to pay if nothing can be gained: scripts/eldritch/README.md, "Where the documents are silent".

local MARK = { "mark_harrigan" }

-- An action that is offered when there is something to gain, and only then. `case`: its words; its card, or the first
-- investigator without one; the things on the table; the change there that gives something to gain.
local function check_actions(t, cases)
  for _, case in ipairs(cases) do
    local text, card, config, change = unpack(case, 1, 4)
    local before = config.before
    config.before = nil
    config.investigators = config.investigators or MARK
    config.possessions = config.possessions or { [config.investigators[1]] = { card } }
    config.at = config.at or "london"
    local g = t:game(config)
    local me = g:active()
    if before then before(g, me) end
    local source = card and g:card(card) or me
    t:not_offered(g, { text, source })
    change(g, me)
    t:offered(g, { { text, source } })
  end
end

local function hurt(_, me) me.sanity = me.sanity - 1 end
local function spawns(id) return function(g) g:spawn(id, "london") end end

test("an action is offered where its effect could change something, and only there", {}, function(t)
  check_actions(t, {
    { "recovers 1 Sanity", nil, { investigators = { "jim_culver" } }, hurt },
    { "spend any Health", nil, { investigators = { "lily_chen" } }, hurt },
    { "without any Clue", nil, { investigators = { "trish_scarborough", "jim_culver" },
      before = function(g) g:give_clues(g:investigator "jim_culver", #g:cards "clue_pool") end },
      function(g) g:put(g:cards("held_clues", g:investigator "jim_culver")[1], "clue_pool") end },
    { "look at the top", nil, { investigators = { "akachi_onyele" }, gates = { "tokyo", "shanghai", "arkham", "istanbul",
      "buenos_aires", "rome", "london", "san_francisco", "sydney" } },
      function(g) g:put(g:gates_at "rome"[1], "gate_stack") end },
    { "test Influence", nil, { investigators = { "leo_anderson" }, reserve = { "axe", "kerosene", "whiskey", "bandages" } },
      function(g) g:put("hired_muscle", "asset_discard") end },
    { "gains Blessed", "holy_water", { investigators = { "mark_harrigan", "jim_culver", "lily_chen", "leo_anderson" },
      at = { mark_harrigan = "london" }, possessions = { mark_harrigan = { "holy_water" }, jim_culver = { "blessed" },
        lily_chen = { "blessed" }, leo_anderson = { "blessed" } } },
      function(g) g:put(g:cards("conditions", g:investigator "leo_anderson")[1], "condition_deck") end },
  })
end)

test("an action is given only to somebody who could perform one", { rules = { "eh.component.once_per_round" } }, function(t)
  local g = t:game { investigators = { "lily_chen", "charlie_kane" }, at = { lily_chen = "space_1", charlie_kane = "rome" } }
  local lily, charlie = g:investigator "lily_chen", g:investigator "charlie_kane"
  g:act "rest"
  g:act { "travel", g:space "space_4" }
  -- Unhurt, alone and in no City: nothing is left that she has not done in this round.
  t:prompt(g, "Your action", charlie)
  t:not_offered(g, { "perform 1 additional action", charlie })
  lily.sanity = 3
  t:offered(g, { { "perform 1 additional action", charlie } })
  -- Nor does anybody pay for one.
  for _, hurt in ipairs { false, true } do
    g = t:game { investigators = { "lily_chen" }, at = "space_1", possessions = { "ruby_of_rlyeh" } }
    g:act "rest"
    if hurt then g:active().health = 3 end
    g:act { "travel", g:space "space_4" }
    -- Her turn goes on only if there is something for her to do.
    t:equal(g:get "phase" == 1 and g:get "round" == 1, hurt)
    if hurt then t:offered(g, { "spend 1 Sanity: perform" }) end
  end
end)

test("who has lost the rest of his turn pays for no action more", { rules = { "eh.delayed.on_own_turn" } }, function(t)
  local g = t:game { at = "london", possessions = { "ruby_of_rlyeh" } }
  t:offered(g, { { "spend 1 Sanity", g:card "ruby_of_rlyeh" } })
  g:effect("delay", g:active(), true)
  t:prompt(g, "Which encounter?")
end)

test("a test is not made for what could not be bought when it is passed", { rules = { "eh.faq.may_or" } }, function(t)
  local function poor(_, me) me.sanity = 1 end
  local function rich(_, me) me.sanity = 2 end
  check_actions(t, {
    { "gain 2 Clues", "cultes_des_goules", { before = poor }, rich },
    { "gain 2 Spells", "necronomicon", { before = poor }, rich },
    { "improve a skill", "de_vermis_mysteriis", { before = function(_, me)
      for _, skill in ipairs { "lore", "influence", "observation", "strength", "will" } do me[skill .. "_improved"] = 2 end
    end }, function(_, me) me.will_improved = 1 end },
    { "loses 3 Health", "ttka_halot", {}, spawns "zombie" },
  })
end)

test("a Monster that this does nothing to is no reason to pay", { rules = { "eh.epic.defeated_by_health_only" } },
    function(t)
  for id, text in pairs { dynamite = "each Monster", flute_of_the_outer_gods = "defeat all Monsters",
      ttka_halot = "loses 3 Health" } do
    check_actions(t, {
      { text, id, {}, spawns "zombie" },
      { text, id, { ancient_one = "shub_niggurath", monsters = { epic_shub_niggurath = "london" } }, spawns "zombie" },
    })
  end
end)

-- In a fight with a Zombie, with the cards that are used in it.
local function fight(t, ids, dice)
  local g = t:game { at = "london", possessions = ids, clues_of = 1 }
  local me = g:active()
  g:dice(dice or {})
  g:effect("encounter_monster", me, g:spawn("zombie", "london"))
  return g, me
end

test("who has a bonus as high pays for no other", { rules = { "eh.test.pool_best_bonus_only" } }, function(t)
  local g = fight(t, { "kerosene", "holy_water", "carbine_rifle" })
  g:act { "use", g:card "carbine_rifle" }
  t:not_offered(g, { "use", g:card "kerosene" })
  t:offered(g, { { "use", g:card "holy_water" } })   -- for the bonus of Will
  g:act { "use", g:card "holy_water" }
  t:not_offered(g, { "use", g:card "kerosene" })
  -- Better than all of them, once Strength is tested.
  g = fight(t, { "kerosene", "lightning_gun" }, { 5, 5, 5, 5 })
  t:offered(g, { { "use", g:card "kerosene" } })
  g:pass()
  g:pass()
  t:logged(g, "tests Strength")
  t:no_prompt(g, "Before the roll")
end)

test("a die is raised only where one shows less than 6", {}, function(t)
  for id, text in pairs { derringer_18 = "add 1", lucky_cigarette_case = "add 1" } do
    for _, die in ipairs { 5, 6 } do
      local g = t:game { possessions = { id, "lucky_rabbits_foot" } }
      g:test(g:active(), "strength", -3, { die }, { combat = true })
      t:prompt(g, "After the roll")
      if die == 5 then t:offered(g, { { text, g:card(id) } }) else t:not_offered(g, { text, g:card(id) }) end
    end
  end
end)

test("where all dice show 1 nobody pays for another roll", {}, function(t)
  for _, ones in ipairs { false, true } do
    local g = t:game { possessions = { "axe" }, clues_of = 1 }
    if ones then g:set("ones", 1) end
    g:test(g:active(), "strength", -3, ones and {} or { 1 }, { combat = true })
    if ones then
      t:no_prompt(g, "After the roll")
    else
      t:offered(g, { "spend 1 Clue", { "reroll", g:card "axe" } })
    end
  end
end)

test("a price is not asked for where what it buys is not there", { rules = { "eh.faq.may_or" } }, function(t)
  for _, case in ipairs {
    { "asia_australia_5", "shanghai", "improve lore", function(_, me) me.lore_improved = 2 end },
    { "asia_australia_7", "tokyo", "discard 1 Monster", function(g) g:put(g:card "zombie", "cup") end },
  } do
    local id, space, text, take_away = unpack(case)
    for _, there in ipairs { true, false } do
      local g = t:game { at = space, clues_of = 1, monsters = { zombie = "rome" } }
      if not there then take_away(g, g:active()) end
      g:on_top("asia_australia_deck", id)
      g:effect("encounter_city", g:active())
      if there then t:prompt(g, "to " .. text) else t:no_prompt(g, text) end
      t:equal(g:clues(g:active()), 1)
    end
  end
end)
