-- The investigators: sheets, actions, passive abilities. One file: each has a few tests, and all share one helper.

local function game(t, id, more)
  more = more or {}
  more.investigators = more.investigators or { id }
  local g = t:game(more)
  return g, g:investigator(id)
end

local function titles(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.title end
  table.sort(out)
  return out
end

local SHEETS = {
  -- Health, Sanity, skills, the starting space, starting possessions.
  akachi_onyele = { 5, 7, { 3, 2, 2, 2, 4 }, "space_15", { "Mists of Releh" }, 1 },
  charlie_kane = { 4, 8, { 2, 4, 3, 2, 2 }, "san_francisco", { "Personal Assistant" }, 0 },
  diana_stanley = { 7, 5, { 4, 2, 3, 3, 1 }, "space_7", { "Arcane Manuscripts", "Wither" }, 0 },
  jacqueline_fine = { 4, 8, { 4, 2, 3, 1, 3 }, "space_5", { "Flesh Ward" }, 1 },
  jim_culver = { 7, 5, { 3, 3, 2, 2, 3 }, "space_6", { "Shriveling" }, 1 },
  leo_anderson = { 6, 6, { 2, 2, 3, 3, 3 }, "buenos_aires", { "Hired Muscle" }, 0 },
  lily_chen = { 6, 6, { 2, 2, 2, 4, 3 }, "shanghai", { "Lucky Rabbit's Foot", "Protective Amulet" }, 0 },
  mark_harrigan = { 8, 4, { 1, 2, 2, 4, 4 }, "space_14", { ".38 Revolver", "Kerosene" }, 0 },
  norman_withers = { 5, 7, { 3, 1, 3, 2, 4 }, "arkham", { "Feed the Mind" }, 0 },
  silas_marsh = { 8, 4, { 1, 3, 3, 3, 3 }, "sydney", { "Fishing Net" }, 0 },
  trish_scarborough = { 7, 5, { 1, 3, 4, 3, 2 }, "space_16", { ".45 Automatic" }, 0 },
}

test("each begins as the sheet says", {}, function(t)
  local order = {}
  for id in pairs(SHEETS) do order[#order + 1] = id end
  table.sort(order)
  for _, id in ipairs(order) do
    local sheet = SHEETS[id]
    local g = t:game { investigators = { id }, begin = "setup" }
    g:run_to "action_phase"
    local inv = g:investigator(id)
    t:equal({ inv.health, inv.sanity }, { sheet[1], sheet[2] }, id)
    for i, skill in ipairs { "lore", "influence", "observation", "strength", "will" } do
      t:equal(inv:check(skill), sheet[3][i], id .. " " .. skill)
    end
    t:equal(inv.place, g:space(sheet[4]), id)
    t:equal(g:possessions(inv), sheet[5], id)
    t:equal(g:clues(inv), sheet[6], id)
  end
end)

test("Lola begins with a skill of her choice improved", {}, function(t)
  local g = t:game { investigators = { "lola_hayes" }, begin = "setup" }
  g:go_on()
  g:choose { "Which skill do you improve?", "Observation" }
  local lola = g:investigator "lola_hayes"
  t:equal({ lola.health, lola.sanity }, { 5, 7 })
  t:equal(lola.place, g:space "tokyo")
  t:equal(lola:check "observation", 3)
  t:equal({ lola:check "lore", lola:check "influence", lola:check "strength", lola:check "will" }, { 2, 4, 2, 3 })
  t:equal(g:possessions(lola), { ".18 Derringer" })
end)

local DEFEATED = {
  akachi_onyele = { "influence", "will" }, charlie_kane = { "influence", "influence" },
  diana_stanley = { "lore", "influence" }, jacqueline_fine = { "influence", "lore" },
  jim_culver = { "influence", "will" },
  leo_anderson = { "influence", "strength" }, lily_chen = { "strength", "influence" },
  lola_hayes = { "influence", "influence" }, norman_withers = { "will", "influence" },
  silas_marsh = { "observation", "influence" }, trish_scarborough = { "influence", "observation" },
  mark_harrigan = { "strength", "influence" },
}

test("who encounters a defeated investigator gains his possessions and tests a skill", {}, function(t)
  local order = {}
  for id in pairs(DEFEATED) do order[#order + 1] = id end
  table.sort(order)
  for _, id in ipairs(order) do
    for i, loss in ipairs { "health", "sanity" } do
      local other = id == "mark_harrigan" and "lola_hayes" or "mark_harrigan"
      local g = t:game { investigators = { other, id }, at = "london", doom = 10,
        possessions = { [id] = { "axe" } } }
      local inv, he = g:investigator(id), g:investigator(other)
      g:effect("lose_" .. loss, inv, 9)
      t:equal(g:get "doom", 9, id)
      t:truthy(inv[loss == "health" and "crippled" or "insane"], id)
      local skill = DEFEATED[id][i]
      he[skill .. "_improved"] = 2
      local n = he:check(skill)
      local dice, text = { 6 }, "6"
      for k = 2, n do dice[k], text = 1, "1, " .. text end
      g:auto { "windows" }
      g:dice(dice)
      g:resolve(inv, loss == "health" and "crippled" or "insane", he)
      t:logged(g, he.title .. " rolls " .. text .. ".")
      t:equal(g:get "doom", 10, id)
      t:equal(g:possessions(he), { "Axe" }, id)
    end
  end
end)

-- --- Akachi Onyele -------------------------------------------------------------------------------------------------

test("Akachi looks at the top 2 Gates and orders them; nobody else learns which", {}, function(t)
  local g, akachi = game(t, "akachi_onyele", { investigators = { "akachi_onyele", "jim_culver" } })
  local jim = g:investigator "jim_culver"
  local stack = g:cards "gate_stack"
  local first, second = stack[1], stack[2]
  g:act "look at the top 2 gates"
  t:equal(titles { first, second }, titles { g:prompt().parts[1].options[1].card, g:prompt().parts[1].options[2].card })
  g:choose { second }
  stack = g:cards "gate_stack"
  t:equal({ stack[1], stack[#stack] }, { second, first })
  t:equal(#stack, 9)
  for _, gate in ipairs { first, second } do
    t:logged(g, "Akachi Onyele looks at " .. gate.title .. ".", akachi)
    t:not_logged(g, gate.title, jim)
    t:equal({ g:sees(akachi, gate), g:sees(jim, gate) }, { true, false })
  end
  t:logged(g, "Akachi Onyele looks at a Gate of the stack.", jim)
  g:call("shuffle", "gate_stack")
  t:falsy(g:sees(akachi, first))
end)

test("with one Gate in the stack the discarded ones come under it first",
    { rules = { "eh.akachi.recycle_before_look" } }, function(t)
  local g = game(t, "akachi_onyele")
  local stack = g:cards "gate_stack"
  local last = stack[1]
  for i = 2, #stack do stack[i]:move "gate_discard" end
  g:act "look at the top 2 gates"
  t:truthy(g:prompt().parts[1].options[1].card == last or g:prompt().parts[1].options[2].card == last)
  t:equal(#g:cards "gate_discard", 0)
  g:choose { last }
  stack = g:cards "gate_stack"
  t:equal(stack[1], last)
  t:equal(#stack, 9)
end)

test("with two Gates in the stack the discarded ones stay", { rules = { "eh.akachi.recycle_before_look" } }, function(t)
  local g = game(t, "akachi_onyele")
  local stack = g:cards "gate_stack"
  for i = 3, #stack do stack[i]:move "gate_discard" end
  g:act "look at the top 2 gates"
  g:choose { stack[2] }
  t:equal(g:cards "gate_stack", { stack[2], stack[1] })
end)

test("the only Gate left is looked at and stays", { rules = { "eh.akachi.one_gate_left" } }, function(t)
  local g = game(t, "akachi_onyele")
  local stack = g:cards "gate_stack"
  for i = 2, #stack do stack[i]:move "box" end
  g:act "look at the top 2 gates"
  t:equal(g:prompt().parts[1].options[1].card, stack[1])
  g:choose { "Which Gate", none = true }
  t:equal(g:cards "gate_stack", { stack[1] })
  t:logged(g, "Akachi Onyele looks at " .. stack[1].title .. ".")
end)

test("closing a Gate in an Other World, Akachi moves to a Clue or a Gate", {}, function(t)
  local g, akachi = game(t, "akachi_onyele", { at = "london", gates = { "london", "tokyo" }, clues = { "sydney" } })
  g:effect("close", g:gates_at("london")[1], akachi, { other_world = true })
  t:equal(#g:prompt_options(), 3)
  g:choose { g:space "sydney" }
  t:equal(akachi.place, g:space "sydney")
  g, akachi = game(t, "akachi_onyele", { at = "london", gates = { "london", "tokyo" } })
  g:effect("close", g:gates_at("london")[1], akachi)
  t:equal(akachi.place, g:space "london")
  t:no_prompt(g, "React")
  g, akachi = game(t, "akachi_onyele", { at = "london", gates = { "london", "tokyo" },
    investigators = { "akachi_onyele", "jim_culver" } })
  g:effect("close", g:gates_at("london")[1], g:investigator "jim_culver", { other_world = true })
  t:no_prompt(g, "React")
  t:equal(akachi.place, g:space "london")
end)

test("she does not while she cannot move", { rules = { "eh.akachi.passive_needs_move" } }, function(t)
  local g, akachi = game(t, "akachi_onyele", { at = "london", gates = { "london", "tokyo" },
    possessions = { "detained" } })
  g:effect("close", g:gates_at("london")[1], akachi, { other_world = true })
  t:no_prompt(g, "React")
  t:equal(akachi.place, g:space "london")
end)

-- --- Charlie Kane --------------------------------------------------------------------------------------------------

test("Charlie lets another investigator perform an action at once", { rules = { "eh.charlie.not_delayed" } },
    function(t)
  local g, charlie = game(t, "charlie_kane", { investigators = { "charlie_kane", "jim_culver", "mark_harrigan" } })
  local jim, mark = g:investigator "jim_culver", g:investigator "mark_harrigan"
  mark.delayed = true
  jim.health = 3
  t:not_offered(g, { "additional action", mark })
  local whom = 0
  for _, text in ipairs(g:prompt_options()) do
    if text:find "additional action" then whom = whom + 1 end
  end
  t:equal(whom, 1)
  g:act { "additional action", jim }
  t:prompt(g, "Your action", jim)
  t:equal(g:active(), jim)
  g:act "rest"
  t:equal(jim.health, 4)
  t:prompt(g, "Your action", charlie)
  t:equal(g:active(), charlie)
  t:equal(charlie.actions, 1)
  g:pass()
  t:prompt(g, "Your action", jim)
  t:equal(jim.actions, 2)
  t:not_offered(g, "rest", "limit")
end)

test("also after his turn, and what he does not use is lost", {}, function(t)
  local g = game(t, "charlie_kane", { investigators = { "jim_culver", "charlie_kane" }, at = "london" })
  local jim = g:investigator "jim_culver"
  jim.health = 3
  g:effect("delay", jim)   -- in Jim's own turn: the turn is over
  g:act { "additional action", jim }
  t:prompt(g, "Your action", jim)
  g:act "rest"
  t:equal({ jim.actions, jim.health }, { 0, 4 })
  g = game(t, "charlie_kane", { investigators = { "jim_culver", "charlie_kane" }, at = "london" })
  jim = g:investigator "jim_culver"
  g:pass()
  g:act { "additional action", jim }
  g:pass()
  t:equal(jim.actions, 0)
end)

test("whom Charlie lets act may become Delayed: it is not his turn", {}, function(t)
  local g = game(t, "charlie_kane", { investigators = { "charlie_kane", "jim_culver" }, ancient_one = "cthulhu",
    at = { jim_culver = "london" } })
  local jim = g:investigator "jim_culver"
  g:space "rome".eldritch = 1
  g:act { "additional action", jim }
  g:act { "travel", g:space "rome" }
  t:truthy(jim.delayed)
end)

test("Charlie divides the Assets he acquires among all, wherever they are",
    { rules = { "eh.charlie.divide_assets", "eh.charlie.service" } }, function(t)
  local g, charlie = game(t, "charlie_kane", { investigators = { "charlie_kane", "jim_culver" }, at = {
    jim_culver = "london" }, reserve = { "axe", "bandages", "private_care", "dynamite" } })
  local jim = g:investigator "jim_culver"
  jim.health = 3
  charlie.health = 2
  charlie.influence_improved = 2
  g:dice { 5, 5, 5, 5, 5, 1 }
  g:act "acquire"
  g:pass()
  g:choose { g:card "bandages" }
  g:choose { "Who gains", charlie }
  g:choose { g:card "axe" }
  g:choose { "Who gains", jim }
  g:choose { g:card "private_care" }
  g:choose { "Who gains", jim }
  t:equal(g:possessions(charlie), { "Bandages" })
  t:equal(g:possessions(jim), { "Axe" })
  t:equal({ jim.health, charlie.health }, { 7, 2 })
  t:zone(g:card "private_care", "asset_discard")
end)

-- --- Diana Stanley -------------------------------------------------------------------------------------------------

test("with a Cultist on her space Diana discards all Monsters there", {}, function(t)
  local g = game(t, "diana_stanley", { at = "london", monsters = { ghoul = "london", cthylla = "london" } })
  t:not_offered(g, "discard all monsters here")
  g:spawn("cultist", "london")
  g:spawn("mummy", "rome")
  g:act "with a cultist here"
  g:choose { "Discard all Monsters here" }
  t:equal(titles(g:cards "monsters"), { "Cthylla", "Mummy" })
end)

test("or moves the Cultist, and no other Monster", { rules = { "eh.diana.move_one" } }, function(t)
  local g = game(t, "diana_stanley", { at = "london", monsters = { ghoul = "london" } })
  local cultist = g:spawn("cultist", "london")
  g:act "with a cultist here"
  g:choose { "Move the Cultist" }
  t:equal(#g:prompt_options(), 35)
  g:choose { g:space "tokyo" }
  t:equal(g:monsters_at "tokyo", { cultist })
  t:equal(titles(g:monsters_at "london"), { "Ghoul" })
end)

test("the horror of a Monster she encounters is 1", { rules = { "eh.diana.horror_one" } }, function(t)
  for _, die in ipairs { 6, 1 } do
    local g, diana = game(t, "diana_stanley", { at = "london", monsters = { elder_thing = "london" } })
    diana.will_improved = 2
    local monster = g:monsters_at "london"[1]
    t:truthy(monster:check "horror" > 1)
    g:dice { die, 1, 1, 1, 1 }
    g:effect("encounter_monster", diana, monster)
    t:equal(diana.sanity, die == 6 and 5 or 4)
  end
end)

test("only for her, and none becomes higher", {}, function(t)
  local g, diana = game(t, "diana_stanley", { at = "london", investigators = { "diana_stanley", "mark_harrigan" },
    monsters = { witch = "london", mummy = "london" } })
  local mark = g:investigator "mark_harrigan"
  g:dice { 1, 1 }
  g:effect("encounter_monster", diana, g:monsters_at "london"[g:monsters_at "london"[1].title == "Witch" and 1 or 2])
  t:equal(diana.sanity, 5)
  g:dice { 1, 1, 1, 1 }
  g:effect("encounter_monster", mark, g:monsters_at "london"[g:monsters_at "london"[1].title == "Mummy" and 1 or 2])
  t:equal(mark.sanity, 2)
end)

-- --- Jacqueline Fine -----------------------------------------------------------------------------------------------

test("Jacqueline trades Clues with an investigator anywhere, and nothing else",
    { rules = { "eh.jacqueline.clues_only" } }, function(t)
  local g, jacqueline = game(t, "jacqueline_fine", { investigators = { "jacqueline_fine", "jim_culver" },
    at = { jim_culver = "tokyo" }, possessions = { jacqueline_fine = { "axe" }, jim_culver = { "wither" } },
    clues_of = { jacqueline_fine = 2, jim_culver = 1 } })
  local jim = g:investigator "jim_culver"
  jacqueline.train = 1
  g:act { "trade any number of clues", jim }
  t:equal(#g:prompt_options(), 2)
  local mine, his = g:cards("held_clues", jacqueline), g:cards("held_clues", jim)
  g:choose { "What do you give", mine[1], mine[2] }
  t:equal(#g:prompt_options(), 1)
  g:choose { "What do you want", his[1] }
  g:choose { "agree", player = jim }
  t:equal(g:cards("held_clues", jacqueline), { his[1] })
  t:equal(g:clues(jim), 2)
  t:equal(g:possessions(jim), { "Wither" })
end)

test("she looks at another's Condition for a Clue, once a round; not a Common one, nor her own",
    { rules = { "eh.jacqueline.not_common_or_self" } }, function(t)
  local g, jacqueline = game(t, "jacqueline_fine", { investigators = { "jacqueline_fine", "jim_culver" } })
  local jim = g:investigator "jim_culver"
  g:effect("gain_condition", jim, "debt")
  t:no_prompt(g, "React")
  g:effect("gain_condition", jacqueline, "cursed")
  t:no_prompt(g, "React")
  g:effect("gain_condition", jim, "amnesia")
  g:act { "use", jacqueline }
  t:prompt(g, "What is on the back of Amnesia?", jacqueline)
  local back = g:prompt_options()[1]
  g:choose { "What is on the back", none = true }
  t:logged(g, "Jacqueline Fine looks at the back of Amnesia: " .. back .. ".", jacqueline)
  t:logged(g, "Jacqueline Fine looks at the back of Amnesia.", jim)
  t:not_logged(g, back, jim)
  t:equal(g:clues(jacqueline), 1)
  g:effect("gain_condition", jim, "paranoia")
  t:no_prompt(g, "React")
  t:equal(g:clues(jacqueline), 1)
end)

-- --- Jim Culver ----------------------------------------------------------------------------------------------------

test("with Jim everybody here recovers 1 Sanity, he too, beside a Rest",
    { rules = { "eh.jim.adds_to_rest", "eh.faq.investigators_includes_self" } }, function(t)
  local g, jim = game(t, "jim_culver", { investigators = { "jim_culver", "leo_anderson", "lola_hayes" },
    at = { jim_culver = "london", leo_anderson = "london", lola_hayes = "rome" } })
  local leo, lola = g:investigator "leo_anderson", g:investigator "lola_hayes"
  jim.sanity, leo.sanity, lola.sanity = 2, 2, 2
  g:act "rest"
  g:act { "recovers 1 Sanity", jim }
  t:equal({ jim.sanity, leo.sanity, lola.sanity }, { 4, 3, 2 })
  g:act "rest"
  t:equal(leo.sanity, 4)
end)

local function rolls(t, g, inv, skill, n, options)
  local dice, ones = {}, {}
  for i = 1, n do dice[i], ones[i] = 1, "1" end
  g:mark()
  g:test(inv, skill, 0, dice, options)
  t:logged(g, inv.title .. " rolls " .. table.concat(ones, ", ") .. ".")
end

test("an additional die in combat for everybody with Jim", {}, function(t)
  local g, jim = game(t, "jim_culver", { investigators = { "jim_culver", "leo_anderson", "lily_chen" },
    at = { jim_culver = "london", leo_anderson = "london", lily_chen = "rome" } })
  rolls(t, g, jim, "will", 4, { combat = true })
  rolls(t, g, g:investigator "leo_anderson", "strength", 4, { combat = true })
  rolls(t, g, g:investigator "lily_chen", "strength", 4, { combat = true })
  rolls(t, g, jim, "will", 3)
end)

-- --- Leo Anderson --------------------------------------------------------------------------------------------------

test("Leo gains an Ally of reserve or discard pile, whatever its value, wherever he is",
    { rules = { "eh.leo.any_space_any_value" } }, function(t)
  local g, leo = game(t, "leo_anderson", { at = "space_8", monsters = { ghoul = "space_8" },
    reserve = { "urban_guide", "axe", "bandages", "dynamite" } })
  g:on_top("asset_discard", { "arcane_scholar", "whiskey" })
  g:dice { 5, 1 }
  g:act "test influence"
  t:equal(g:prompt_options(), { "Urban Guide", "Arcane Scholar" })
  g:choose { "Urban Guide" }
  t:equal(g:possessions(leo), { "Urban Guide" })
  t:equal(#g:cards "reserve", 4)
end)

test("an additional die for everybody with Leo on a Wilderness space", {}, function(t)
  local g, leo = game(t, "leo_anderson", { investigators = { "leo_anderson", "mark_harrigan" }, at = "amazon" })
  local mark = g:investigator "mark_harrigan"
  rolls(t, g, leo, "will", 4)
  rolls(t, g, mark, "will", 5)
  g:place(mark, "london")
  rolls(t, g, mark, "will", 4)
  g:place(leo, "london")
  rolls(t, g, leo, "will", 3)
end)

-- --- Lily Chen -----------------------------------------------------------------------------------------------------

test("Lily spends Health for Sanity or Sanity for Health", { rules = { "eh.lily.one_kind" } }, function(t)
  local g, lily = game(t, "lily_chen")
  lily.health, lily.sanity = 4, 3
  g:act "spend any health"
  t:equal(g:prompt_options(), { "Spend Health", "Spend Sanity" })
  g:choose { "Spend Sanity" }
  g:number(2)
  t:equal({ lily.health, lily.sanity }, { 6, 1 })
  g, lily = game(t, "lily_chen")
  lily.health, lily.sanity = 1, 2
  g:act "spend any health"
  t:equal({ lily.health, lily.sanity }, { 2, 1 })
  g, lily = game(t, "lily_chen")
  lily.health, lily.sanity = 1, 1
  t:not_offered(g, "spend any health")
  lily.health = 3
  g:act "spend any health"
  t:prompt(g, "How much Health")
  t:equal({ g:prompt().parts[1].min, g:prompt().parts[1].max }, { 1, 2 })
  g:number(2)
  t:equal({ lily.health, lily.sanity }, { 1, 3 })
end)

test("Lily improves a skill again, but not beyond +2", { rules = { "eh.lily.passive_limit" } }, function(t)
  local g, lily = game(t, "lily_chen")
  g:effect("improve", lily, "will")
  t:prompt(g, "React", lily)
  g:act { "use", lily }
  t:equal(lily.will_improved, 2)
  t:no_prompt(g, "React")
  lily.lore_improved = 1
  g:effect("improve", lily, "lore")
  t:no_prompt(g, "React")
  t:equal(lily.lore_improved, 2)
end)

-- --- Lola Hayes ----------------------------------------------------------------------------------------------------

test("Lola spends Improvement tokens to improve other skills", { rules = { "eh.lola.plus_two_counts_two" } },
    function(t)
  local g, lola = game(t, "lola_hayes")
  t:not_offered(g, "spend any improvement tokens")
  lola.lore_improved, lola.will_improved = 2, 1
  g:act "spend any improvement tokens"
  g:choose { "Which tokens", "Lore +2" }
  g:choose { "Strength" }
  g:choose { "Strength" }
  t:equal({ lola.lore_improved, lola.will_improved, lola.strength_improved }, { 0, 1, 2 })
  t:prompt(g, "Your action")
end)

test("once a round Lola gives an investigator here a die", { rules = { "eh.lola.passive_on_self" } }, function(t)
  local g, lola = game(t, "lola_hayes", { investigators = { "lola_hayes", "mark_harrigan" }, at = "london" })
  local mark = g:investigator "mark_harrigan"
  g:test(mark, "lore", 0)
  t:prompt(g, "Before the roll", mark)
  g:dice { 1, 6 }
  g:act { "additional die", lola }
  t:logged(g, "rolls 1, 6.")
  t:equal(g:result(), 1)
  g:test(mark, "lore", 0, { 1 })
  t:no_prompt(g, "Before the roll")
  g:test(lola, "lore", 0, { 1, 1 })
  t:no_prompt(g, "Before the roll")
end)

test("not to somebody elsewhere", {}, function(t)
  local g = game(t, "lola_hayes", { investigators = { "lola_hayes", "mark_harrigan" }, at = { lola_hayes = "london" } })
  g:test(g:investigator "mark_harrigan", "lore", 0, { 1 })
  t:no_prompt(g, "Before the roll")
end)

-- --- Mark Harrigan -------------------------------------------------------------------------------------------------

test("Mark and a Monster lose 1 Health each; a Monster is defeated by it outside of combat",
    { rules = { "eh.mark.action_kill" } }, function(t)
  local g, mark = game(t, "mark_harrigan", { at = "london", monsters = { ghoul = "london", mummy = "london" },
    possessions = { "lodge_researcher" } })
  local ghoul, mummy = g:monsters_at "london"[1], g:monsters_at "london"[2]
  if ghoul.title ~= "Ghoul" then ghoul, mummy = mummy, ghoul end
  t:equal(ghoul:check "toughness", 1)
  g:act { "lose 1 Health each", ghoul }
  t:equal(mark.health, 7)
  t:zone(ghoul, "cup")
  t:logged(g, "Ghoul is defeated")
  t:no_prompt(g, "React")
  t:equal(g:clues(mark), 0)
  g:hurry_to "turn of mark_harrigan"
  g:go_on()
  g:place(mummy, "london")
  g:place(mark, "london")
  mummy.lost = 0
  g:act { "lose 1 Health each", mummy }
  t:equal(mummy.lost, 1)
end)

test("Mark becomes Delayed or Detained only if he wants to",
    { rules = { "eh.mark.chosen_applies", "eh.golden.component_over_rules" } }, function(t)
  local g, mark = game(t, "mark_harrigan", { investigators = { "jim_culver", "mark_harrigan" } })
  g:effect("delay", mark)
  g:choose { "no" }
  t:falsy(mark.delayed)
  g:effect("gain_condition", mark, "detained")
  g:choose { "no" }
  t:equal(g:conditions(mark), {})
  g:effect("gain_condition", mark, "detained")
  g:choose { "yes" }
  t:equal(g:conditions(mark), { "Detained" })
  g:effect("delay", mark, true)
  t:truthy(mark.delayed)
end)

test("\"Delayed unless\": Mark need not do either", { rules = { "eh.mark.unless_ignored" } }, function(t)
  local g, mark = game(t, "mark_harrigan", { phase = "encounter", at = "london", gates = { "london" } })
  g:on_top("other_world_deck", "other_world_21")
  mark.lore_improved = 2
  g:dice { 5, 1, 1 }
  g:stop_at "mythos_phase"
  g:go_on()
  g:choose { "Other World Encounter" }
  g:choose { "become Delayed" }
  g:choose { "no" }
  t:stopped(g)
  t:falsy(mark.delayed)
  t:equal({ mark.health, g:clues(mark), #g:cards "gates" }, { 8, 2, 1 })
end)

-- --- Norman Withers ------------------------------------------------------------------------------------------------

test("Norman discards a Monster from a space with a Gate", {}, function(t)
  local g, norman = game(t, "norman_withers", { clues_of = 2, gates = { "tokyo" },
    monsters = { ghoul = "tokyo", mummy = "rome", cthylla = "tokyo" } })
  t:not_offered(g, { "discard a monster", g:monsters_at "rome"[1] })
  g:gate "sydney"
  g:auto { "reactions" }
  g:act { "discard a monster", "Ghoul" }
  t:equal(titles(g:cards "monsters"), { "Cthylla", "Mummy" })
  t:equal(g:clues(norman), 0)
  g, norman = game(t, "norman_withers", { clues_of = 1, gates = { "tokyo" }, monsters = { ghoul = "tokyo" } })
  norman.sanity = 1
  t:not_offered(g, "discard a monster")
  norman.sanity = 2
  t:offered(g, { "discard a monster" })
end)

test("once a round Norman spends 1 Sanity in place of a Clue", { rules = { "eh.norman.pays_any_clue" } }, function(t)
  local g, norman = game(t, "norman_withers", { clues_of = 1, gates = { "tokyo" }, monsters = { ghoul = "tokyo" } })
  g:act { "discard a monster", "Ghoul" }
  t:equal({ g:clues(norman), norman.sanity }, { 0, 6 })
  t:equal(#g:cards "monsters", 0)
  g:test(norman, "influence", 0, { 1 })
  t:no_prompt(g, "After the roll")
end)

test("also for a reroll, and also when he has a Clue", { rules = { "eh.norman.pays_any_clue" } }, function(t)
  local g, norman = game(t, "norman_withers", { clues_of = 1 })
  g:effect("spend_clues", norman, 1)
  t:prompt(g, "React")
  g:pass()
  t:equal({ g:clues(norman), norman.sanity }, { 0, 7 })
  g:test(norman, "influence", 0, { 1 })
  g:dice { 5 }
  g:act "spend 1 Clue"
  t:equal({ g:result(), norman.sanity }, { 1, 6 })
  t:not_logged(g, "spends 0")
  g, norman = game(t, "norman_withers", { clues_of = 2 })
  g:effect("spend_clues", norman, 1)
  g:act { "use", norman }
  t:equal({ g:result(), g:clues(norman), norman.sanity }, { 1, 2, 6 })
  g:effect("spend_clues", norman, 1)
  t:equal({ g:clues(norman), norman.sanity }, { 1, 6 })
end)

-- --- Silas Marsh ---------------------------------------------------------------------------------------------------

test("Silas moves along a Ship path, then performs one more action", { rules = { "eh.silas.extra_action" } },
    function(t)
  local g, silas = game(t, "silas_marsh", { at = "san_francisco" })
  silas.ship, silas.health = 2, 5
  t:not_offered(g, { "along a ship path", g:space "space_5" })
  g:act { "along a ship path", g:space "space_7" }
  t:equal(silas.place, g:space "space_7")
  t:equal({ silas.ship, silas.actions }, { 2, 2 })
  g:act { "travel", g:space "space_8" }
  g:choose { "Spend a ticket", none = true }
  t:equal(silas.actions, 1)
  g:act "rest"
  t:equal(silas.health, 6)
end)

test("an additional die for everybody with Silas at sea", {}, function(t)
  local g, silas = game(t, "silas_marsh", { investigators = { "silas_marsh", "mark_harrigan" }, at = "space_8" })
  rolls(t, g, silas, "will", 4)
  rolls(t, g, g:investigator "mark_harrigan", "will", 5)
  g:place(silas, "arkham")
  rolls(t, g, silas, "will", 3)
  rolls(t, g, g:investigator "mark_harrigan", "will", 4)
end)

-- --- Trish Scarborough ---------------------------------------------------------------------------------------------

test("Trish gains a Clue when she has none", {}, function(t)
  local g, trish = game(t, "trish_scarborough")
  g:act "without any clue"
  t:equal(g:clues(trish), 1)
  g = game(t, "trish_scarborough", { clues_of = 1 })
  t:not_offered(g, "without any clue")
end)

test("a Clue rerolls up to two dice for everybody with Trish",
    { rules = { "eh.trish.two_dice", "eh.golden.component_over_rules" } }, function(t)
  local g, trish = game(t, "trish_scarborough", { investigators = { "trish_scarborough", "mark_harrigan" },
    at = "london", clues_of = { trish_scarborough = 1, mark_harrigan = 2 } })
  local mark = g:investigator "mark_harrigan"
  g:test(mark, "will", 0, { 1, 2, 3, 5 })
  g:dice { 6, 6 }
  g:act "spend 1 Clue"
  t:equal({ g:prompt().parts[1].min, g:prompt().parts[1].max }, { 1, 2 })
  g:choose { "Which dice", "1", "3" }
  g:pass()
  t:equal({ g:result(), g:clues(mark) }, { 3, 1 })
  g:test(trish, "will", 0, { 1, 2 })
  g:dice { 6 }
  g:act "spend 1 Clue"
  g:choose { "Which dice", "1" }
  t:equal({ g:result(), g:clues(trish) }, { 1, 0 })
  g:place(mark, "rome")
  g:test(mark, "will", 0, { 1, 2, 3, 5 })
  g:act "spend 1 Clue"
  t:prompt(g, "Which die is rerolled?")
end)

test("not of a pool of one die", { rules = { "eh.trish.two_dice" } }, function(t)
  local g, trish = game(t, "trish_scarborough", { clues_of = 1 })
  g:test(trish, "lore", 0, { 1 })
  g:dice { 6, 6 }
  g:act "spend 1 Clue"
  t:not_rolled(g, { 6 })
  t:equal(g:result(), 1)
  t:logged(g, "New: 6.")
end)

test("Silas gets no further action when he would become Delayed by his move", {}, function(t)
  local g, silas = game(t, "silas_marsh", { at = "space_13", ancient_one = "cthulhu" })
  g:space "london".eldritch = 1
  g:act { "along a ship path", g:space "london" }
  t:equal({ silas.actions, silas.sanity }, { 0, 3 })
  t:not_equal(g:get "phase", 1)
end)
