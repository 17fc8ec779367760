-- The Ancient Ones of the base set, both sides of their sheets.

local TWO = { "mark_harrigan", "jim_culver" }

local function against(t, id, config)
  config = config or {}
  config.ancient_one = id
  local g = t:game(config)
  return g, g:active(), g:ancient_one()
end

local function awake(t, id, config)
  local g, me, ancient = against(t, id, config)
  g:effect "awaken"
  return g, me, ancient
end

local function titles(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.title end
  table.sort(out)
  return out
end

-- will, horror, strength, damage, toughness; nil is no such test.
for _, f in ipairs {
  { "azathoth", against, 0, 1, nil, 0, 1 },
  { "cthulhu", against, nil, 0, 0, 1, 1 }, { "cthulhu", awake, nil, 0, 0, 1, 2 },
  { "shub_niggurath", against, nil, 0, -1, 1, 1 }, { "shub_niggurath", awake, nil, 0, -2, 1, 2 },
  { "yog_sothoth", against, nil, 0, 0, 1, 1 }, { "yog_sothoth", awake, nil, 0, -1, 1, 1 },
} do
  test("figures of the Cultists: " .. f[1] .. (f[2] == awake and ", awake" or ""), function(t)
    local g, me = f[2](t, f[1], { monsters = { cultist = "rome" } })
    local cultist = g:monsters_at "rome"[1]
    t:equal({ cultist.horror, cultist.damage, cultist.toughness }, { f[4], f[6], f[7] })
    t:equal({ cultist.will_modifier, cultist.strength_modifier }, { f[3] or 0, f[5] or 0 })
    local dice = {}
    for _, modifier in ipairs { f[3] or f[5], f[3] and f[5] } do
      for _ = 1, me:check(f[3] and "will" or "strength") + modifier do dice[#dice + 1] = 6 end
    end
    g:dice(dice)
    g:effect("encounter_monster", me, cultist)
    t[f[3] and "logged" or "not_logged"](t, g, "tests Will")
    t[f[5] and "logged" or "not_logged"](t, g, "tests Strength")
  end)
end

-- --- Azathoth --------------------------------------------------------------------------------------------------------

test("Azathoth: Doom for each Eldritch token on the green space that the Omen enters", function(t)
  local g = against(t, "azathoth", { doom = 10, omen = 4 })
  g:cards "omen_track"[1].eldritch = 2
  g:cards "omen_track"[3].eldritch = 2
  g:effect("advance_omen", 1)
  t:equal(g:get "doom", 8)
  g:effect("advance_omen", 3)
  t:equal(g:get "doom", 8)
  g:effect("advance_omen", 1)
  t:equal(g:get "doom", 6)
end)

test("Azathoth's Cultist: after the Will test 1 Health, and it is defeated", function(t)
  local g, me = against(t, "azathoth", { monsters = { cultist = "rome" } })
  local cultist = g:monsters_at "rome"[1]
  t:equal({ cultist.horror, cultist.toughness }, { 1, 1 })
  g:dice { 1, 1, 1, 1 }
  g:effect("encounter_monster", me, cultist)
  t:equal({ me.health, me.sanity, cultist.zone }, { me.max_health - 1, me.max_sanity - 1, "cup" })
  t:equal(g:result(), 1)
end)

test("Azathoth awakens: the game is lost", function(t)
  local g = against(t, "azathoth", { doom = 1 })
  g:effect("advance_doom", 1)
  t:over(g, "lost")
end)

-- --- Cthulhu ---------------------------------------------------------------------------------------------------------

test("Cthulhu: set aside are a Deep One and a Star Spawn", function(t)
  local g = t:game { ancient_one = "cthulhu", begin = "setup" }
  g:go_on()
  t:equal(titles(g:cards "set_aside"), { "Deep One", "Star Spawn" })
end)

test("Cthulhu: moving onto an Eldritch token delays and costs 1 Sanity", function(t)
  local g, me = against(t, "cthulhu", { at = "london", investigators = TWO })
  local jim = g:investigator "jim_culver"
  g:space "space_13".eldritch = 1
  g:effect("move_to", jim, g:space "space_13")
  t:equal({ jim.delayed, jim.sanity, g:space "space_13".eldritch }, { true, jim.max_sanity - 1, 1 })
  g:effect("move_to", me, g:space "rome")
  t:equal(me.sanity, me.max_sanity)
end)

test("Cthulhu's reckoning: a token on the Sea space of each investigator without one", function(t)
  local g, me, ancient = against(t, "cthulhu", { investigators = TWO, at = { mark_harrigan = "space_3",
    jim_culver = "rome" } })
  g:resolve(ancient, "reckoning", me)
  t:equal({ g:space "space_3".eldritch, g:space "rome".eldritch }, { 1, 0 })
  g:resolve(ancient, "reckoning", me)
  t:equal(g:space "space_3".eldritch, 1)
end)

test("Cthulhu's Cultist: before the Strength test 1 Sanity, awake 2", function(t)
  for side, begin in ipairs { against, awake } do
    local g, me = begin(t, "cthulhu", { monsters = { cultist = "rome" } })
    local cultist = g:monsters_at "rome"[1]
    t:equal({ cultist.damage, cultist.toughness }, { 1, side })
    g:dice { 6, 1, 1, 1 }
    g:effect("encounter_monster", me, cultist)
    t:equal({ me.sanity, me.health }, { me.max_sanity - side, me.max_health })
    t:equal(g:result(), side == 1 and 1 or 0)
  end
end)

test("Cthulhu awake: tokens drown, Sanity tokens gather on the sheet, and its reckoning takes as many", function(t)
  local g, me, ancient = awake(t, "cthulhu", { at = "london", investigators = TWO })
  local jim = g:investigator "jim_culver"
  g:space "space_13".eldritch = 1
  g:effect("move_to", jim, g:space "space_13")
  t:equal({ jim.delayed, jim.sanity, ancient.sanity }, { true, jim.max_sanity - 1, 1 })
  g:effect("advance_doom", 1)
  t:equal({ ancient.sanity, g:get "doom" }, { 2, 0 })
  g:resolve(ancient, "awakened_reckoning", me)
  t:equal({ me.sanity, jim.sanity }, { me.max_sanity - 2, jim.max_sanity - 3 })
  ancient.sanity = 10
  g:resolve(ancient, "awakened_reckoning", me)
  t:over(g, "lost")
end)

test("Cthulhu awake: the Sanity token comes also when the loss is prevented", {}, function(t)
  local g, _, ancient = awake(t, "cthulhu", { investigators = TWO, at = "london",
    possessions = { jim_culver = { "whiskey" } } })
  local jim = g:investigator "jim_culver"
  g:space "space_13".eldritch = 1
  g:effect("move_to", jim, g:space "space_13")
  g:choose { g:card "whiskey", player = jim }
  t:equal({ jim.sanity, ancient.sanity }, { jim.max_sanity, 1 })
end)

test("Cthulhu awake: the reckoning takes from everybody what lay there when it began", {}, function(t)
  local g, me, ancient = awake(t, "cthulhu", { investigators = TWO, at = "rome" })
  local jim = g:investigator "jim_culver"
  ancient.sanity, me.sanity = 2, 2
  g:resolve(ancient, "awakened_reckoning", me)
  t:zone(me, "defeated")
  t:equal({ ancient.sanity, jim.sanity }, { 3, jim.max_sanity - 2 }, "1 more for the Doom of the defeat")
end)

test("Cthulhu in person: the Sanity of somebody whom the Will test defeats lies on the sheet", {}, function(t)
  local g, me, ancient = awake(t, "cthulhu", { investigators = TWO, at = "rome" })
  me.sanity = 3
  g:dice { 1, 1 }
  g:effect("encounter_monster", me, g:spawn("epic_cthulhu", "rome"))
  t:zone(me, "defeated")
  t:equal(ancient.sanity, 3 + 1, "and 1 for the Doom of the defeat")
end)

test("Cthulhu: the Final Mystery is its Epic Monster on space 3, once three are solved", function(t)
  local g, me = awake(t, "cthulhu")
  for i, id in ipairs { "watching_the_stars", "rlyeh_risen" } do g:put(id, "solved_mysteries") g:set("solved", i) end
  g:only("mystery_deck", {})
  g:effect "solve_mystery"
  local monster = g:monsters_at "space_3"[1]
  t:equal({ monster.title, monster.toughness }, { "Cthulhu", 4 })
  g:effect("harm", monster, 3, me)
  g:effect("harm", g:spawn("cthylla", "rome"), 9, me)
  t:not_over(g)
  g:effect("harm", monster, 1, me)
  t:over(g, "won")
end)

-- --- Shub-Niggurath --------------------------------------------------------------------------------------------------

test("Shub-Niggurath: set aside are Ghouls, Goat Spawn and a Dark Young", function(t)
  local g = t:game { ancient_one = "shub_niggurath", begin = "setup" }
  g:go_on()
  t:equal(titles(g:cards "set_aside"), { "Dark Young", "Ghoul", "Ghoul", "Goat Spawn", "Goat Spawn" })
end)

test("Shub-Niggurath's reckoning: a Monster on a random space; with ten Doom by 2", function(t)
  local g, me, ancient = against(t, "shub_niggurath", { doom = 10 })
  for _ = 1, 5 do g:spawn("cultist", "rome") end
  for _, id in ipairs { "gug", "zombie", "vampire" } do g:spawn(id, "rome") end
  g:picks("cup", { "maniac" })
  g:picks("clue_pool", { "clue_tokyo" })
  g:effect("use", ancient, "reckoning", me)
  t:equal({ g:monsters_at "tokyo"[1].title, g:get "doom" }, { "Maniac", 10 })
  g:picks("cup", { "skeleton" })
  g:picks("clue_pool", { "clue_4" })
  g:effect("use", ancient, "reckoning", me)
  t:equal({ g:monsters_at "space_4"[1].title, g:get "doom" }, { "Skeleton", 8 })
end)

test("Shub-Niggurath's Cultist: its reckoning brings a Goat Spawn or a Dark Young in its place", function(t)
  local g, me = against(t, "shub_niggurath", { monsters = { cultist = "rome" } })
  local cultist = g:monsters_at "rome"[1]
  t:equal({ cultist.damage, cultist.toughness }, { 1, 1 })
  g:effect("use_effect", cultist, "reckoning", me)
  g:choose { "Goat Spawn" }
  t:equal({ titles(g:monsters_at "rome"), cultist.zone }, { { "Goat Spawn" }, "cup" })
  local h, who = against(t, "shub_niggurath", { monsters = { cultist = "rome" } })
  h:empty "set_aside"
  h:effect("use_effect", h:monsters_at "rome"[1], "reckoning", who)
  t:equal(titles(h:monsters_at "rome"), { "Cultist" })
end)

test("Shub-Niggurath awakens: its Epic Monster, and its brood comes to it", function(t)
  local g = against(t, "shub_niggurath", { monsters = { ghoul = "rome", goat_spawn = "tokyo", dark_young = "arkham",
    maniac = "rome" } })
  g:effect "awaken"
  t:equal(titles(g:monsters_at "heart_of_africa"), { "Dark Young", "Ghoul", "Goat Spawn", "Shub-Niggurath" })
  t:equal(titles(g:monsters_at "rome"), { "Maniac" })
end)

test("Shub-Niggurath awake: Doom brings a Monster to its space; with six there the game is lost", function(t)
  local g = awake(t, "shub_niggurath")
  g:spawn("zombie_horde", "rome")
  g:only("cup", { "maniac", "skeleton", "gug", "vampire", "shoggoth" })
  g:effect("advance_doom", 4)
  t:equal(#g:monsters_at "heart_of_africa", 5)
  t:not_over(g)
  g:effect("advance_doom", 1)
  t:over(g, "lost")
end)

test("Shub-Niggurath awake: its reckoning has everybody on its space encounter it; its Cultists come nearer",
  function(t)
  local g, me, ancient = awake(t, "shub_niggurath", { investigators = TWO, at = { mark_harrigan = "heart_of_africa",
    jim_culver = "rome" },
    monsters = { cultist = "rome" } })
  local cultist = g:monsters_at "rome"[1]
  t:equal({ cultist.toughness, cultist.damage }, { 2, 1 })
  g:effect("use_effect", cultist, "reckoning", me)
  t:equal(cultist.place, g:space "pyramids")
  g:dice { 6, 6, 6, 6 }
  g:resolve(ancient, "awakened_reckoning", me)
  t:logged(g, "Mark Harrigan encounters Shub-Niggurath")
  t:not_logged(g, "Jim Culver encounters")
end)

test("Shub-Niggurath: defeated once three Mysteries are solved, the game is won", function(t)
  local g, me = awake(t, "shub_niggurath")
  local goat = g:monsters_at "heart_of_africa"[1]
  g:effect("harm", goat, 10, me)
  t:equal({ goat.zone, goat.lost }, { "monsters", 0 })
  g:set("solved", 3)
  g:effect("harm", goat, 10, me)
  t:over(g, "won")
end)

-- --- Yog-Sothoth -----------------------------------------------------------------------------------------------------

test("Yog-Sothoth's reckoning: at a Gate Doom advances, or a Spell is discarded", function(t)
  local g, me, ancient = against(t, "yog_sothoth", { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" },
    at = { mark_harrigan = "rome", jim_culver = "tokyo", leo_anderson = "arkham" }, gates = { "rome", "tokyo" },
      doom = 10,
    possessions = { jim_culver = { "wither" } } })
  g:resolve(ancient, "reckoning", me)
  t:prompt(g, "Discard which Spell", g:investigator "jim_culver")
  g:choose { "Wither" }
  t:equal({ g:get "doom", #g:possessions(g:investigator "jim_culver") }, { 9, 0 })
end)

test("Yog-Sothoth's Cultist: defeated in a Combat Encounter, 1 Sanity and a Spell; awake 1 Sanity for each Spell",
  function(t)
  local g, me = against(t, "yog_sothoth", { monsters = { cultist = "rome" } })
  g:only("spell_deck", { "wither" })
  g:dice { 6, 1, 1, 1 }
  g:effect("encounter_monster", me, g:monsters_at "rome"[1])
  t:equal({ me.sanity, g:possessions(me) }, { me.max_sanity - 1, { "Wither" } })
  local h, who = awake(t, "yog_sothoth", { monsters = { cultist = "rome" }, possessions = { "wither", "shriveling" } })
  h:dice { 1, 1, 1 }
  h:effect("encounter_monster", who, h:monsters_at "rome"[1])
  while h:prompt().text ~= "Your action" do h:pass() end
  t:equal({ who.sanity, who.health }, { who.max_sanity - 2, who.max_health - 1 })
end)

test("Yog-Sothoth awake: Gates that would advance Doom, or those of the stack; three lose the game", function(t)
  local g, _, ancient = awake(t, "yog_sothoth", { gates = { "london" } })
  local gate, top = g:gates_at "london"[1], g:cards "gate_stack"[1]
  g:effect("advance_omen", 1)
  t:equal({ gate.zone, gate.parent, #g:cards "on_card" }, { "on_card", ancient, 1 })
  g:effect("advance_doom", 1)
  t:equal({ top.zone, #g:cards "on_card" }, { "on_card", 2 })
  g:empty "gate_stack"
  g:effect("advance_doom", 1)
  t:equal(#g:cards "on_card", 2, "there is none in the stack")
  g:on_top("gate_stack", { "gate_rome" })
  t:not_over(g)
  g:effect("advance_doom", 1)
  t:over(g, "lost")
end)

test("Yog-Sothoth awake: its reckoning takes the Gate of the space, or a Spell", function(t)
  local g, me, ancient = awake(t, "yog_sothoth", { investigators = TWO, at = { mark_harrigan = "rome",
    jim_culver = "tokyo" },
    gates = { "rome", "tokyo" }, possessions = { jim_culver = { "wither" } } })
  g:resolve(ancient, "awakened_reckoning", me)
  g:choose { "Wither" }
  t:equal({ #g:gates_at "rome", #g:gates_at "tokyo", #g:cards "on_card" }, { 0, 1, 1 })
end)

test("Yog-Sothoth awake: a third Gate by its reckoning loses the game when Doom would advance next", function(t)
  local g, me, ancient = awake(t, "yog_sothoth", { at = "rome", gates = { "rome" } })
  for _ = 1, 2 do g:effect("advance_doom", 1) end
  g:resolve(ancient, "awakened_reckoning", me)
  t:equal(#g:cards "on_card", 3)
  t:not_over(g)
  g:effect("advance_doom", 1)
  t:over(g, "lost")
end)

test("Yog-Sothoth: after three Mysteries a Gate leads to it; half as many tokens win", function(t)
  local function offered(solved, is_awake, gate)
    local g = against(t, "yog_sothoth", { at = "rome", gates = { gate or "rome" } })
    if is_awake then g:effect "awaken" end
    g:set("solved", solved)
    g:run_to "encounter"
    g:go_on()
    return table.concat(g:prompt_options(), "\n"):find "The Key and the Gate" ~= nil
  end
  t:equal({ offered(3, true), offered(2, true), offered(3, false), offered(3, true, "tokyo") },
    { true, false, false, false })
  local h = awake(t, "yog_sothoth", { at = "rome", gates = { "rome" } })
  h:set("solved", 3)
  h:run_to "encounter"
  h:go_on()
  for _, option in ipairs(h:prompt_options()) do
    if option:find "The Key and the Gate" then
      h:choose { option }
      break
    end
  end
  t:logged(h, "resolves The Key and the Gate")
  local g, me, ancient = awake(t, "yog_sothoth", { investigators = { "mark_harrigan", "jim_culver", "leo_anderson" } })
  g:set("solved", 3)
  ancient.eldritch = 1
  g:dice { 6, 6, 6, 6 }
  g:resolve(g:put("key_and_gate_6", "resolving"), "pass", me)
  if g:prompt() then g:act "Keep the dice" end
  t:over(g, "won")
end)
