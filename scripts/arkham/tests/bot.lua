-- The greedy bot: its choices in small situations. `misk sim --bot greedy` says how well it plays whole games.

-- The view that the bot gets of the open prompt (engine/game/bot.cpp), and its answer: the options that it takes.
local FROM = { question = "ask", forced = "timing", reaction = "timing" }
local KIND = { card = "component" }
local function answers(g)
  local prompt = g:prompt()
  local part = prompt.parts[1]
  local view = { prompt = prompt.text, purpose = prompt.purpose, from = FROM[prompt.from] or prompt.from, name = prompt.id,
    player = part.player, min = part.min, max = part.max, numeric = part.numeric, options = {} }
  for i, option in ipairs(part.options) do
    view.options[i] = { kind = KIND[option.kind] or option.kind, text = option.own or option.text, name = option.name,
      ability = option.name, tags = option.tags, card = option.card, target = option.target }
  end
  local taken = {}
  for i, at in ipairs(g:call("greedy", view)) do taken[i] = part.options[at] end
  return taken
end

local function answer(g) return answers(g)[1] end

-- The text of the one option that it takes, or "pass".
local function name(g)
  local option = answer(g)
  return option.kind == "pass" and "pass" or option.name ~= "" and option.name or option.own
end

local function titles(list)
  local out = {}
  for i, option in ipairs(list) do out[i] = option.card.title end
  table.sort(out)
  return out
end

test("greedy: engaged by a ready enemy it fights, else it investigates", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped" }
  t:equal(name(g), "investigate")
  local foe = g:spawn("ghoul_minion", { engaged = g:lead() })
  t:equal({ name(g), answer(g).target }, { "fight", foe })
end)

test("greedy: it fights with the better weapon", {}, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  g:put("knife", "play", { owner = me })
  local gun = g:put("45_automatic", "play", { owner = me })
  g:spawn("ravenous_ghoul", { engaged = me })
  t:equal(answer(g).card, gun)
  gun.uses = 0
  t:equal(answer(g).card.title, "Knife")
end)

test("greedy: who cannot fight evades, and leaves before the enemy is up again", {}, function(t)
  local g = t:game { investigators = { "wendy_adams" }, locations = { "hallway", "parlor" } }
  local me = g:lead()
  local foe = g:spawn("flesh_eater", { engaged = me })
  t:equal(name(g), "evade")
  foe:move("board", nil, false, me.place)
  foe.exhausted = true
  t:equal({ name(g), answer(g).target }, { "move", g:location "parlor" })
end)

test("greedy: the act is advanced as soon as there are clues enough", {}, function(t)
  local g = t:game { locations = { "study" }, act = { "trapped", "test_act" } }
  g:lead().clues = 1
  t:equal(name(g), "investigate")
  g:lead().clues = 2
  t:equal(name(g), "spend")
end)

test("greedy: it goes where clues may be, and with all of them where the act says", {}, function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "attic" }, act = { "the_barrier", "test_act" } }
  local me, attic = g:lead(), g:location "attic"
  t:equal({ name(g), answer(g).target }, { "move", attic })
  me.parent, attic.face, me.clues = attic, 1, 3
  t:equal({ name(g), answer(g).target }, { "move", g:location "hallway" })
end)

test("greedy: an enemy with doom is looked for, one without is left alone", {}, function(t)
  local g = t:game { locations = { "hallway", "cellar", "attic" } }
  for _, id in ipairs { "cellar", "attic" } do g:location(id).clues = 0 end
  g:put("45_automatic", "play", { owner = g:lead() })
  local foe = g:spawn("acolyte", { at = g:location "attic" })
  t:falsy(name(g) == "move")
  foe.doom = 2
  t:equal({ name(g), answer(g).target }, { "move", g:location "attic" })
end)

test("greedy: weapons are played at once, a second one like it is not", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped", hand = { "machete" } }
  local me = g:lead()
  t:equal({ name(g), answer(g).card.title }, { "play", "Machete" })
  g:put("45_automatic", "play", { owner = me })
  t:equal(name(g), "investigate")
end)

test("greedy: a used-up tool makes room for a weapon", {}, function(t)
  local g = t:game { locations = { "study" }, hand = { "45_automatic" } }
  local me = g:lead()
  g:put("flashlight", "play", { owner = me, uses = 0 })
  g:put("flashlight", "play", { owner = me, uses = 3 })
  g:act { "play", g:card "45_automatic" }
  t:equal(answer(g).card.uses, 0)
end)

test("greedy: nearly defeated, with one action left, it resigns; in good health it does not", {}, function(t)
  local g = t:game { locations = { "parlor" } }
  local me = g:lead()
  me.actions = 1
  t:falsy(answer(g).tags.resign)
  me.horror = me:check "sanity" - 1
  t:truthy(answer(g).tags.resign)
  me.actions = 3
  t:falsy(answer(g).tags.resign, "something may be done yet")
end)

test("greedy: in the last round of the last agenda it resigns", {}, function(t)
  local g = t:game { locations = { "parlor" }, agenda = "theyre_getting_out" }
  g:lead().actions = 1
  g:agenda().doom = 8
  t:falsy(answer(g).tags.resign)
  g:agenda().doom = 9
  t:truthy(answer(g).tags.resign)
end)

test("greedy: it commits what is worth it, and not everything", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped", hand = { "perception", "deduction", "flashlight" } }
  g:bag { "0", "0", "0", "-1" }
  g:act "investigate"                                          -- 3 against 2
  t:equal(titles(answers(g)), {})
  g:choose { "commit", none = true }
  g:bag { "-2", "-2", "-2", "-3" }
  g:act "investigate"
  t:equal(titles(answers(g)), { "Perception" })
end)

test("greedy: it knows which tokens come after a bless or curse token", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped", hand = { "perception", "guts" } }
  g:bag { "bless", "0" }
  g:act "investigate"                                          -- 3 against 2
  t:equal(titles(answers(g)), {})
  g:choose { "commit", none = true }
  g:bag { "bless", "-5" }                                      -- the bless token alone would be enough
  g:act "investigate"
  t:equal(titles(answers(g)), { "Perception" })
  local function revelation(bag)                               -- 3 against 3; each point of a failure costs horror
    g:choose { "commit", none = true }
    g:bag(bag)
    g:resolve(g:put("rotting_remains", "set_aside"), "revelation", g:lead())
    return titles(answers(g))
  end
  t:equal(revelation { "bless", "0" }, {})
  t:equal(revelation { "curse", "curse", "0" }, { "Guts" })
end)

test("greedy: before a test, too, it counts on the numbers that tokens have only in one", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped" }
  g:spawn("ghoul_minion", { engaged = g:lead() })
  g:bag { "-6" }
  t:falsy(name(g) == "fight")
  g:bag { "bless", "bless", "bless", "-6" }
  t:equal(name(g), "fight")
end)

test("greedy: a hopeless test gets no cards", {}, function(t)
  local g = t:game { locations = { "study" }, act = "trapped", hand = { "perception", "deduction" } }
  g:bag { "-8", "auto_fail" }
  g:act "investigate"
  t:equal(titles(answers(g)), {})
end)

test("greedy: a token is replaced only when the test would fail", {}, function(t)
  local g = t:game { investigators = { "wendy_adams" }, locations = { "study" }, act = "trapped", hand = { "knife" } }
  g:tokens { "0", "-4" }
  g:act "investigate"
  g:choose { "commit", none = true }
  t:equal(name(g), "pass")
  g:pass()
  g:act "investigate"
  g:choose { "commit", none = true }
  t:falsy(name(g) == "pass")
end)

test("greedy: harm goes to an ally who can spare it, not to one whom it would defeat", {}, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local dog = g:put("guard_dog", "play", { owner = me })
  g:effect("take_damage", me, 1)
  t:equal(answer(g).card, dog)
  g:choose { dog }
  dog.damage = 2
  g:effect("take_damage", me, 1)
  t:equal(answer(g).card, me)
  g:choose { me }
  me.damage = me:check "health" - 1
  g:effect("take_damage", me, 1)
  t:equal(answer(g).card, dog)
end)

test("greedy: clues are kept for the act, not for a weakness that would take them", {}, function(t)
  local g = t:game { locations = { "study" }, act = { "trapped", "test_act" } }
  local me = g:lead()
  g:put("cover_up", "threat", { owner = me, clues = 3 })
  g:effect("discover", me, 1)
  t:equal(name(g), "pass")
  g:pass()
  me.clues = 2
  g:effect("discover", me, 1)
  t:falsy(name(g) == "pass")
end)

test("greedy: it goes on to the next act armed, or when time is short", {}, function(t)
  local function at_the_barrier(doom)
    local g = t:game { locations = { "hallway" }, act = { "the_barrier", "test_act" },
      agenda = doom and "theyre_getting_out" or { "rise_of_the_ghouls", "theyre_getting_out" } }
    g:lead().clues = 3
    if doom then g:agenda().doom = doom end
    return g
  end
  local g = at_the_barrier()
  g:end_turn()
  t:equal(name(g), "pass")
  g:put("45_automatic", "play", { owner = g:lead() })
  t:falsy(name(g) == "pass")
  g = at_the_barrier(7)
  g:end_turn()
  t:falsy(name(g) == "pass")
end)

test("greedy: of two evils the lesser, as he is now", {}, function(t)
  local g = t:game { locations = { "study" }, hand = { "knife" }, agenda = { "whats_going_on", "test_agenda" } }
  g:effect "advance_agenda"
  t:truthy(answer(g).text:find("discard", 1, true))
end)

test("greedy: of an opening hand it keeps what it fights with", {}, function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup", decks = true }
  g:go_on()
  local prompt = g:prompt()
  t:equal(prompt.purpose, "mulligan")
  for _, option in ipairs(answers(g)) do
    t:falsy(option.card.data.texts and table.concat(option.card.data.texts):find("deals %+1 damage%.$"))
  end
  t:truthy(#prompt.parts[1].options == 5)
end)

test("greedy: it brings the partner along who helps most", {}, function(t)
  local g = t:game { scenario = "company_camp", begin = "setup" }
  g:go_on()
  t:equal(titles(answers(g)), { "Ada Quill" })
end)

test("greedy: it takes the keys of its location", {}, function(t)
  local g = t:game { locations = { "wilds_landing" } }
  local key = g:put("red_key", "attached", { attached_to = g:location "wilds_landing" })
  g:go_on()
  t:equal(answer(g).card, key)
end)

test("greedy: where no clue is left it explores, for clues and for the place that the act names", {}, function(t)
  local g = t:game { investigators = { "wilds_ursula" }, locations = { "wilds_camp" }, agenda = "wilds_expedition",
    act = "trapped" }
  g:put("wilds_thorns", "scenario_deck")
  t:truthy(answer(g).tags.explore)
  g:location "wilds_camp".clues = 3
  t:equal(name(g), "investigate")
end)
