-- The steps of cards: tests and their sentences, "may", "or", "unless", choices that are not possible.

-- Silas Marsh resolves a card of tests/packs/encounters, outside his turn.
local function resolve(t, set, config, dice)
  local set_up = config.set_up
  config.set_up = nil
  config.investigators, config.at, config.auto = { "mark_harrigan", "silas_marsh" }, "space_5", { "windows" }
  local function his(x) return x and { silas_marsh = x } end
  config.clues_of, config.possessions = his(config.clues_of), his(config.possessions)
  local g = t:game(config)
  local me = g:investigator "silas_marsh"
  g:put(set, "special_deck")
  if set_up then set_up(me) end
  if dice then g:dice(dice) end
  g:effect("encounter_special", me, set)
  return g, me
end

test("only its own sentence depends on a test", { rules = { "eh.test.if_sentence_only" } }, function(t)
  local g, me = resolve(t, "sentences", {}, { 1,   6, 6, 6 })
  t:equal({ g:clues(me), me.health, me.sanity }, { 0, 8, 4 })
  t:logged(g, "loses 1 Health")
  t:logged(g, "recovers 1 Health")
  local h, other = resolve(t, "sentences", {}, { 6,   1, 1, 1 })
  t:logged(h, "loses 1 Health")
  t:logged(h, "recovers 1 Health")
  t:equal({ h:clues(other), other.sanity }, { 1, 3 })
end)

test("what has no pass or no fail effect does nothing then", { rules = { "eh.test.missing_effect" } }, function(t)
  local g, me = resolve(t, "sentences", {}, { 1,   6, 6, 6 })   -- neither a Clue nor a loss
  t:equal({ g:clues(me), me.sanity }, { 0, me.max_sanity })
  t:not_logged(g, "loses 1 Sanity")
end)

test("\"may\" and \"or\" are his choice", { rules = { "eh.faq.may_or" } }, function(t)
  local g, me = resolve(t, "choices", { clues_of = 1 })
  t:prompt(g, "You may spend 1 Clue to improve lore", me)
  t:equal(g:prompt_options(), { "Spend 1 Clue", "Lose 1 Health" })
  g:choose { "Spend 1 Clue" }
  t:equal({ g:clues(me), me.lore_improved, me.health }, { 0, 1, 8 })
  t:equal(g:prompt_options(), { "Gain 1 Clue", "Lose 1 Sanity", "Gain a Debt Condition" })
  g:choose { "Lose 1 Sanity" }
  t:equal({ g:clues(me), me.sanity, g:conditions(me) }, { 0, 3, {} })
  t:no_prompt(g, "Recover 1 Health")   -- at the maximum
  local h, other = resolve(t, "choices", { clues_of = 1 })
  h:choose { "Lose 1 Health" }
  t:equal({ h:clues(other), other.lore_improved, other.health }, { 1, 0, 7 })
  h:choose { "Gain 1 Clue" }
  t:equal({ h:clues(other), other.sanity }, { 2, 4 })
  t:equal(h:prompt_options(), { "Recover 1 Health", "Do not" })
  h:choose { "Recover 1 Health" }
  t:equal(other.health, 8)
  h, other = resolve(t, "choices", { clues_of = 1 })
  h:choose { "Lose 1 Health" }
  h:choose { "Gain 1 Clue" }
  h:choose { "Do not" }
  t:equal(other.health, 7)
end)

test("what he cannot pay or gain is no choice", { rules = { "eh.faq.may_or" } }, function(t)
  local g, me = resolve(t, "choices", { possessions = { "debt" } })
  t:equal({ g:clues(me), me.health }, { 0, 7 })
  t:equal(g:prompt_options(), { "Gain 1 Clue", "Lose 1 Sanity" })
end)

test("\"unless\": he may pay; otherwise the first part is resolved", { rules = { "eh.faq.unless" } }, function(t)
  local g, me = resolve(t, "prices", { clues_of = 1 })
  t:prompt(g, "Lose 2 Sanity unless you spend 1 Clue", me)
  t:equal(g:prompt_options(), { "Spend 1 Clue", "Lose 2 Sanity" })
  g:choose { "Spend 1 Clue" }
  t:equal({ g:clues(me), me.sanity }, { 0, 4 })
  g:choose { "Gain a Debt Condition" }
  t:equal({ g:clues(me), g:conditions(me), me.health }, { 1, { "Debt" }, 8 })
  g:choose { "Become Delayed" }
  t:equal({ me.delayed, me.sanity }, { true, 4 })
  g:choose { "Spend 2 Health" }
  t:equal({ me.health, me.sanity }, { 6, 4 })
  local h, other = resolve(t, "prices", { clues_of = 1 })
  h:choose { "Lose 2 Sanity" }
  t:equal({ h:clues(other), other.sanity }, { 1, 2 })
  h:choose { "Lose 1 Health" }
  t:equal({ h:clues(other), h:conditions(other), other.health }, { 1, {}, 7 })
  h:choose { "Lose 1 Sanity" }
  t:equal({ other.delayed, other.sanity }, { false, 1 })
end)

test("\"unless\": who cannot pay is not asked", { rules = { "eh.faq.unless" } }, function(t)
  local g, me = resolve(t, "prices", { possessions = { "debt" }, set_up = function(me)
    me:modify("max_sanity", 2, "game")
    me.delayed, me.health, me.sanity = true, 2, 6
  end })
  t:equal({ me.sanity, me.health }, { 2, 1 })
  t:no_prompt(g, "unless")
end)

test("who is defeated resolves nothing of what follows", { rules = { "eh.defeat.stops_encounter" } }, function(t)
  local g, me = resolve(t, "wounds", { doom = 10 })
  t:zone(me, "defeated")
  t:equal(g:get "doom", 9)   -- for the defeat
  t:not_logged(g, "Wounds: Retreat Doom")   -- neither box
  local h, other = resolve(t, "wounds", { doom = 10, set_up = function(inv)
    inv:modify("max_health", 1, "game")
    inv.health = 9
  end })
  t:equal({ other.health, h:get "doom" }, { 1, 13 })
end)

test("what the log tells of can be answered", {}, function(t)
  -- The place of the digit, and the step that sets it to 1.
  local cases = {
    { 0, function(g, me)
      g:give_clues(me, 1)
      g:test(me, "lore", 1, { 1, 2 })
      g:dice { 6 }
      g:act "spend 1 Clue"
      g:choose { "Which die is rerolled?", "1" }
    end },
    { 1, function(g, me) g:effect("roll_die_for", me) end },
    { 2, function(g, me) g:effect("spend_health", me, 1) end },
    { 3, function(g, me) g:effect("spend_sanity", me, 1) end },
    { 4, function(g) g:hurry_to "mythos_card" end },
    { 5, function(g) g:effect "resolve_reckoning" end },
    { 6, function(g) g:effect "surge" end },
  }
  for _, case in ipairs(cases) do
    local g = t:game { possessions = { "journal" } }
    case[2](g, g:active())
    t:equal(g:card "journal".seen % 10 ^ 7, 10 ^ case[1])
  end
end)
