-- The Devourer Below: its locations, encounter cards and the scenario card.

local WOODS = { "unhallowed_ground", "old_house", "twisting_paths", "tangled_thicket", "quiet_glade", "cliffside" }

-- --- locations -------------------------------------------------------------------------------------------------------

test("Main Path: it is connected to each Woods location, revealed or not, and to the Ritual Site", function(t)
  local g = t:game { locations = { "main_path", "old_house", "quiet_glade", "cliffside" },
    unrevealed = { "unhallowed_ground", "twisting_paths", "tangled_thicket", "ritual_site" } }
  local path = g:location "main_path"
  t:equal(#g:cards "locations", 8)
  for _, place in ipairs(g:cards "locations") do
    if place ~= path then
      t:equal({ g:call("connected", path, place), g:call("connected", place, path) }, { true, true }, place.id)
    end
  end
end)

test("Main Path: one may resign there, and nowhere else", function(t)
  local g = t:game { locations = { "main_path", "old_house" }, investigators = { "roland_banks", "agnes_baker" } }
  local me = g:lead()
  g:spawn("ghoul_minion", { engaged = me })
  g:act { "resign", g:location "main_path" }         -- which provokes no attack
  t:equal({ me.resigned, me.zone, me.damage, g:lead() }, { true, "removed", 0, g:investigator "agnes_baker" })
  g = t:game { locations = { "old_house", "main_path" } }
  t:not_offered(g, { "resign", g:location "main_path" })
end)

test("the revealed woods form a ring", { rules = { "ah.location.enters_unrevealed" } }, function(t)
  local g = t:game { locations = { "main_path", "ritual_site", unpack(WOODS) } }
  local site = g:location "ritual_site"
  for i, id in ipairs(WOODS) do
    local place = g:location(id)
    for j, other in ipairs(WOODS) do
      local apart = math.abs(i - j)
      t:equal(g:call("connected", place, g:location(other)), apart == 1 or apart == 5, id .. " to " .. other)
    end
    t:falsy(g:call("connected", place, site), id)
    t:falsy(g:call("connected", site, place), id)
  end
end)

test("woods that are not revealed connect to the Main Path only, whatever their other side shows", function(t)
  for _, id in ipairs(WOODS) do
    local revealed = { "main_path" }
    for _, other in ipairs(WOODS) do
      if other ~= id then revealed[#revealed + 1] = other end
    end
    local g = t:game { locations = revealed, unrevealed = { id } }
    local hidden, ways = g:location(id), {}
    -- All have one title: they are chosen by the card, not by its name.
    for _, place in ipairs(g:cards "locations") do
      if place.face == 0 then hidden = place end
    end
    for _, place in ipairs(g:cards "locations") do
      if g:call("connected", hidden, place) then ways[#ways + 1] = place.id end
      t:equal(g:call("connected", place, hidden), place == g:location "main_path", place.id)
    end
    t:equal(ways, { g:location "main_path".id }, id)
  end
end)

test("woods are told apart by their second name, once they are revealed", function(t)
  local g = t:game { locations = { "main_path", "cliffside" }, unrevealed = { "old_house" } }
  local names = {}
  for i, place in ipairs(g:cards "locations") do names[i] = g:call("label", place) end
  table.sort(names)
  t:equal(names, { "Arkham Woods", "Arkham Woods (Cliffside)", "Main Path" })
end)

local function wood(t, id, more)
  more = more or {}
  more.locations = { id, "main_path" }
  more.auto = { "commit" }
  local g = t:game(more)
  return g, g:lead(), g:location(id)
end

test("Unhallowed Ground: whoever enters tests willpower (4), a failure costs 1 damage and 1 horror", function(t)
  for token, lost in pairs { ["0"] = 1, ["+1"] = 0 } do
    local g = t:game { locations = { "main_path" }, unrevealed = { "unhallowed_ground" }, auto = { "commit" } }
    local me, place = g:lead(), g:location "unhallowed_ground"
    g:tokens { token }
    g:act { "move", place }
    t:equal({ me.place, me.damage, me.horror, place.clues }, { place, lost, lost, 1 }, token)
    g:mark()
    g:act { "move", g:location "main_path" }
    t:not_logged(g, "skill test")
  end
end)

test("Unhallowed Ground: an enemy that enters tests nothing", function(t)
  local g = t:game { locations = { "main_path", "unhallowed_ground" } }
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  g:effect("move_enemy", foe, g:location "unhallowed_ground")
  t:equal({ foe.place, g:lead().horror }, { g:location "unhallowed_ground", 0 })
  t:not_logged(g, "skill test")
end)

test("Twisting Paths: whoever moves out tests intellect (3)", function(t)
  local g, me = wood(t, "twisting_paths")
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:tokens { "0" }
  g:act { "move", g:location "main_path" }
  t:equal({ me.place, foe.bearer, me.actions }, { g:location "main_path", me, 2 })
  g:act { "move", g:location "twisting_paths" }      -- each time anew
  g:tokens { "-1" }
  g:act { "move", g:location "main_path" }
  t:equal(me.place, g:location "twisting_paths")
end)

test("Twisting Paths: a failure cancels the move, the action is spent", function(t)
  local g, me, place = wood(t, "twisting_paths")
  g:tokens { "-1" }
  g:act { "move", g:location "main_path" }
  t:equal({ me.place, me.actions }, { place, 2 })
  t:not_logged(g, "moves to")
  g:tokens { "0" }                                   -- and again, from the beginning
  g:act { "move", g:location "main_path" }
  t:equal(me.place, g:location "main_path")
end)

test("Twisting Paths: moves by card effects are cancelled as well, enemies move freely", function(t)
  local g, me, place = wood(t, "twisting_paths")
  g:tokens { "-1" }
  g:effect("move_to", me, g:location "main_path")
  t:equal(me.place, place)
  local foe = g:spawn("swarm_of_rats", { at = place, exhausted = true })
  g:effect("move_enemy", foe, g:location "main_path")
  t:equal(foe.place, g:location "main_path")
end)

test("Twisting Paths: Elusive disengages, and does not help against the test", function(t)
  local g, me, place = wood(t, "twisting_paths", { hand = { "elusive" } })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "-1" }
  g:act { "play", g:card "elusive" }
  t:equal({ me.place, foe.bearer }, { place, me })   -- it has engaged the investigator again
  t:logged(g, "fails by 1")
end)

test("Twisting Paths: moving in needs no test", function(t)
  local g = t:game { locations = { "main_path", "twisting_paths" } }
  g:act { "move", g:location "twisting_paths" }
  t:equal(g:lead().place, g:location "twisting_paths")
end)

test("Twisting Paths: a test that would begin during another waits for it, and the move with it",
  { rules = { "ah.nested_test.delayed", "ah.nested_test.after_action" } }, function(t)
    for token, goes in pairs { ["0"] = true, ["-1"] = false } do
      local g = t:game { locations = { "twisting_paths", "main_path" }, hand = { "survival_instinct" } }
      local me, place = g:lead(), g:location "twisting_paths"
      local foe = g:spawn("ghoul_minion", { engaged = me })
      g:tokens { "0", token }
      g:act { "evade", foe }
      g:choose { "commit", g:card "survival_instinct" }
      g:choose { "Roland Banks: Evade" }
      g:choose { "Move", g:location "main_path" }
      t:prompt(g, "Your turn")
      t:equal({ me.place, foe.exhausted }, { goes and g:location "main_path" or place, true }, token)
      t:order(g, { "evades", goes and "succeeds by 0" or "fails by 1" })
      t:equal(me.damage, 0)
      if goes then
        g:act { "move", place }                      -- each time anew
        g:tokens { "-1" }
        g:effect("move_to", me, g:location "main_path")
        t:equal(me.place, place)
      end
    end
  end)

test("Twisting Paths: whoever is defeated by the test does not move", function(t)
  local g = t:game { locations = { "twisting_paths", "main_path" }, reference = "the_devourer_below_reference",
    investigators = { "roland_banks", "agnes_baker" }, auto = { "commit" } }
  local me = g:lead()
  g:spawn("ghoul_minion", { exhausted = true })
  me.damage = 8
  me:modify("intellect", 5, "round")
  g:tokens { "tablet" }                              -- 8 - 3 against 3, and 1 damage
  g:act { "move", g:location "main_path" }
  t:equal({ me.defeated, me.zone }, { true, "removed" })
  t:not_logged(g, "moves to")
end)

-- Roland has willpower 3, intellect 3, combat 4, agility 2; the shroud is 2.
local SKILLS = { old_house = { "willpower", 1 }, tangled_thicket = { "combat", 2 }, cliffside = { "agility", 0 } }

for id, skill in pairs(SKILLS) do
  test(id .. ": it is investigated with " .. skill[1], function(t)
    for worse = 0, 1 do
      local g, me, place = wood(t, id)
      g:tokens { skill[2] == 0 and worse == 0 and "0" or "-" .. skill[2] + worse }
      g:act "investigate"
      t:logged(g, worse == 0 and "succeeds by 0" or "fails by 1")
      t:equal({ me.clues, place.clues }, { 1 - worse, worse }, id)
    end
  end)

  test(id .. ": what adds to intellect adds nothing, what adds to " .. skill[1] .. " does", function(t)
    local g, me = wood(t, id)
    g:put("magnifying_glass", "play", { owner = me })
    g:put("curved_mirror", "play", { owner = me })
    me:modify(skill[1], 1, "round")
    g:tokens { "-" .. skill[2] + 1 }
    g:act { "investigate", g:lead() }
    t:logged(g, "succeeds by 0")
    g:tokens { "-" .. skill[2] + 1 }
    g:act { "activate", g:card "curved_mirror" }
    t:logged(g, "succeeds by 0")
    t:equal(me.clues, 1)
  end)
end

test("a place that is investigated with another skill: its reverse says nothing, an attack there is an attack",
  function(t)
    local g, me = wood(t, "cliffside")
    local foe = g:spawn("swarm_of_rats", { engaged = me })
    g:tokens { "-3" }
    g:act { "fight", foe }
    t:logged(g, "succeeds by 0")
    t:equal(g:call("investigation_skill", g:location "main_path"), "intellect")
    t:equal(g:call("investigation_skill", g:location "cliffside"), "agility")
  end)

test("Mind over Matter: at the Cliffside intellect may stand in for the agility that counts there", function(t)
  local g, me = wood(t, "cliffside")
  g:hand(me, { "mind_over_matter" })
  g:act { "play", g:card "mind_over_matter" }
  g:tokens { "-1" }
  g:act "investigate"
  g:choose { "Yes" }
  t:logged(g, "succeeds by 0")
end)

test("Quiet Glade: each investigator heals 1 damage or 1 horror there, once per turn", function(t)
  local g, me, place = wood(t, "quiet_glade", { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  t:not_offered(g, { "heal", place })
  me.damage, me.horror, agnes.horror = 1, 2, 1
  g:act { "heal", place }
  g:choose { "horror" }
  t:equal({ me.damage, me.horror, agnes.horror, me.actions }, { 1, 1, 1, 2 })
  t:not_offered(g, { "heal", place }, "limit")
  g:end_turn()
  g:act { "heal", place }
  t:equal(agnes.horror, 0)
end)

-- The Ritual Site and another location that nobody has found, as the round ends.
local function round_of_ritual(t, clues, investigators)
  local g, me, place = wood(t, "ritual_site", { investigators = investigators })
  local hidden = g:put("ritual_site", "locations", { face = 0 })
  g:auto { "windows" }
  place.clues, me.clues = clues, 3
  g:run_to "round_ends"
  g:stop_at "phase_begins"
  g:go_on()
  t:equal({ me.clues, hidden.clues }, { 3, 0 })
  return g, place
end

test("Ritual Site: at the end of the round it has 2 clues per investigator again", function(t)
  local _, place = round_of_ritual(t, 1, { "roland_banks", "agnes_baker" })
  t:equal(place.clues, 4)
  _, place = round_of_ritual(t, 0)
  t:equal(place.clues, 2)
end)

test("Ritual Site: as many clues as that, or more, stay", function(t)
  for clues = 2, 5, 3 do
    local g, place = round_of_ritual(t, clues)
    t:equal(place.clues, clues)
    t:not_logged(g, "fewer than 2 clues")
  end
end)

-- --- encounter cards -------------------------------------------------------------------------------------------------

test("Umôrdhoth: 4 health more per investigator, and he is no Monster", function(t)
  local g = t:game { locations = { "main_path" }, investigators = { "roland_banks", "agnes_baker" } }
  local foe = g:spawn "umordhoth"
  t:equal({ foe.health, foe:is "monster", foe:is "ancient_one", foe:is "elite", foe:is "massive" },
    { 14, false, true, true, true })
end)

test("Umôrdhoth: as he is no Monster, Lita Chantler adds combat against him but no damage", function(t)
  local g = t:game { locations = { "main_path" }, auto = { "commit" } }
  local me = g:lead()
  g:put("lita_chantler", "play", { owner = me })
  local foe = g:spawn("umordhoth", { exhausted = true })
  g:tokens { "0" }
  g:act { "fight", foe }
  t:logged(g, "succeeds by 0")
  t:equal(foe.damage, 1)
end)

test("Umôrdhoth: he is ready again at the end of each investigator's turn", function(t)
  local g = t:game { locations = { "main_path" }, investigators = { "roland_banks", "agnes_baker" } }
  local foe = g:spawn("umordhoth", { exhausted = true })
  g:end_turn()
  t:falsy(foe.exhausted)
  t:logged(g, "ready Umôrdhoth")
  foe.exhausted = true
  g:stop_at "phase_ends"
  g:end_turn()
  t:falsy(foe.exhausted)
end)

test("Umôrdhoth: while he is ready nothing is done at the end of a turn", function(t)
  local g = t:game { locations = { "main_path" } }
  g:spawn "umordhoth"
  g:stop_at "phase_ends"
  g:end_turn()
  t:not_logged(g, "ready Umôrdhoth")
end)

test("Umôrdhoth: who controls Lita Chantler may give her to him there: R3, with an attack of opportunity before",
  { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
    local g = t:game { scenario = "the_devourer_below", auto = { "windows", "forced" } }
    local me = g:lead()
    local foe = g:spawn "umordhoth"
    t:not_offered(g, { "if you control", foe })
    g:put("lita_chantler", "play", { owner = me })
    local woods = g:cards "locations"[1]
    g:place(me, woods == foe.place and g:cards "locations"[2] or woods)
    t:not_offered(g, { "if you control", foe })
    g:place(me, foe.place)
    me.damage, me.horror = 0, 0
    g:act { "if you control", foe }
    for _ = 1, 6 do g:choose { me } end              -- the attack, all of it on the investigator
    t:over(g, "R3")
    t:equal({ me.damage, me.horror }, { 3, 3 })
  end)

local function wrath(t, cards, token, more)
  local g = t:game { locations = { "main_path" }, hand = cards, auto = { "commit" } }
  g:encounter_deck { "umordhoths_wrath" }
  g:lead():modify("willpower", more or 0, "round")
  g:tokens { token }
  g:effect("draw_encounter", g:lead())
  return g, g:lead()
end

test("Umôrdhoth's Wrath: for each point a card of one's choice, or 1 damage and 1 horror", function(t)
  local g, me = wrath(t, { "knife", "guts", "flashlight" }, "0")   -- 3 against 5
  g:choose { "Discard" }
  g:choose { g:card "guts" }
  g:choose { "Take 1 damage" }
  t:equal({ me.damage, me.horror, #g:cards("hand", me) }, { 1, 1, 2 })
  t:zone(g:card "guts", "discard", me)
  t:zone(g:card "umordhoths_wrath", "encounter_discard")
end)

test("Umôrdhoth's Wrath: without cards to discard it is damage and horror; a weakness is no such card",
  { rules = { "ah.must.choose_effective_option", "ah.weakness.no_optional_discard" } }, function(t)
    local g, me = wrath(t, { "dark_memory", "knife" }, "-1")
    g:choose { "Discard" }
    t:zone(g:card "knife", "discard", me)
    t:equal({ me.damage, me.horror, #g:cards("hand", me) }, { 2, 2, 1 })
  end)

test("Umôrdhoth's Wrath: a test that succeeds costs nothing", function(t)
  local g, me = wrath(t, { "knife" }, "0", 2)
  t:logged(g, "succeeds by 0")
  t:equal({ me.damage, #g:cards("hand", me) }, { 0, 1 })
end)

test("Umôrdhoth's Wrath: it ends with whoever it defeats", function(t)
  local g = t:game { locations = { "main_path" }, auto = { "commit" },
    investigators = { "roland_banks", "agnes_baker" } }
  local me = g:lead()
  me.horror = 4
  g:encounter_deck { "umordhoths_wrath" }
  g:tokens { "-3" }
  g:effect("draw_encounter", me)
  t:equal({ me.defeated, me.damage, me.horror }, { true, 1, 5 })
  t:no_prompt(g, "Wrath")
end)

-- --- the scenario card -----------------------------------------------------------------------------------------------

-- An investigation of the Main Path: shroud 2, Roland's intellect is 3, and more if the test needs it.
local function symbol(t, difficulty, tokens, setup)
  local g = t:game { locations = { "main_path", "old_house" }, reference = "the_devourer_below_reference",
    difficulty = difficulty, auto = { "commit" } }
  g:location "main_path".clues = 3
  g:add_to_bag { "elder_thing" }
  if setup then setup(g) end
  g:tokens(tokens)
  g:act "investigate"
  return g, g:lead()
end

local function monsters(here, there)
  return function(g)
    for _ = 1, here do g:spawn("ghoul_minion", { exhausted = true }) end
    for _ = 1, there do g:spawn("ghoul_minion", { at = g:location "old_house" }) end
    g:spawn("swarm_of_rats", { exhausted = true })
  end
end

test("The Devourer Below, skull, easy and standard: -1 for each Monster enemy in play",
  { rules = { "ah.difficulty.reference_side" } },
  function(t)
    t:logged(symbol(t, "standard", { "skull" }, monsters(0, 0)), "succeeds by 1")
    t:logged(symbol(t, "easy", { "skull" }, monsters(1, 2)), "fails by 2")
  end)

test("The Devourer Below, skull, hard and expert: -3; a failure draws a Monster enemy after the test", function(t)
  for _, difficulty in ipairs { "hard", "expert" } do
    local g, me = symbol(t, difficulty, { "skull" }, function(g)
      g:encounter_deck { "acolyte", "ghoul_minion" }
      g:encounter_discard { "swarm_of_rats" }
    end)
    t:logged(g, "fails by 2")
    t:equal({ #g:cards("threat", me), g:cards("threat", me)[1].title, #g:cards "encounter_deck" },
      { 1, "Ghoul Minion", 1 }, difficulty)
    t:order(g, { "fails by 2", "draws Ghoul Minion" })
  end
  local g, me = symbol(t, "hard", { "skull" }, function(g)
    g:encounter_deck { "ghoul_minion" }
    g:lead():modify("intellect", 2, "round")
  end)
  t:logged(g, "succeeds by 0")
  t:equal(#g:cards("threat", me), 0)
end)

test("The Devourer Below, cultist: doom on the nearest enemy, whether the test succeeds or not",
  { rules = { "ah.nearest.fewest_connections" } },
  function(t)
    for difficulty, n in pairs { easy = 1, standard = 1, hard = 2, expert = 2 } do
      local near, far
      local g = symbol(t, difficulty, { "cultist" }, function(g)
        far = g:spawn("ghoul_minion", { at = g:location "old_house" })
        near = g:spawn("swarm_of_rats", { exhausted = true })
        g:lead():modify("intellect", 4, "round")
      end)
      t:logged(g, n == 1 and "succeeds by 3" or "succeeds by 1")
      t:equal({ near.doom, far.doom }, { n, 0 }, difficulty)
    end
    t:logged(symbol(t, "standard", { "cultist" }), "fails by 1")   -- with no enemy nothing else happens
  end)

test("The Devourer Below, cultist: of enemies that are equally near the lead chooses",
  { rules = { "ah.lead.final_arbiter" } }, function(t)
    local one, other
    local g = symbol(t, "standard", { "cultist" }, function(g)
      one, other = g:spawn("ghoul_minion", { exhausted = true }), g:spawn("swarm_of_rats", { exhausted = true })
    end)
    g:choose { other }
    t:equal({ one.doom, other.doom }, { 0, 1 })
  end)

test("The Devourer Below, tablet: damage, and on the other side horror, if a Monster enemy is here", function(t)
  for difficulty, n in pairs { easy = 0, standard = 0, hard = 1, expert = 1 } do
    local function strong(here, there)
      return function(g)
        monsters(here, there)(g)
        g:lead():modify("intellect", 4, "round")
      end
    end
    local g, me = symbol(t, difficulty, { "tablet" }, strong(1, 0))
    t:logged(g, n == 0 and "succeeds by 2" or "succeeds by 0")
    t:equal({ me.damage, me.horror }, { 1, n }, difficulty)
    g, me = symbol(t, difficulty, { "tablet" }, strong(0, 1))
    t:equal({ me.damage, me.horror }, { 0, 0 }, difficulty)
  end
end)

test("The Devourer Below, elder thing: -5 or -7, and another token while an Ancient One is in play", function(t)
  for difficulty, n in pairs { easy = 5, standard = 5, hard = 7, expert = 7 } do
    local function strong(g) g:lead():modify("intellect", 7, "round") end
    local g = symbol(t, difficulty, { "elder_thing" }, strong)
    t:logged(g, "succeeds by " .. 8 - n)
    t:equal(#g:cards "chaos_revealed", 0)
    g = symbol(t, difficulty, { "elder_thing", "-1" }, function(g)
      strong(g)
      g:spawn("umordhoth", { at = g:location "old_house", exhausted = true })
    end)
    t:logged(g, n == 5 and "succeeds by 2" or "succeeds by 0")
  end
end)

test("the odds know when an elder thing reveals another token", function(t)
  for _, ancient in ipairs { false, true } do
    local g = t:game { locations = { "main_path", "old_house" }, reference = "the_devourer_below_reference",
      hand = { "perception" } }
    g:lead():modify("intellect", 4, "round")
    if ancient then g:spawn("umordhoth", { at = g:location "old_house", exhausted = true }) end
    g:bag { "elder_thing", "-1" }
    g:location "main_path".clues = 1
    g:act { "investigate" }
    local lines = table.concat(g:call "odds", "\n")   -- 7 - 5 against 2, and then perhaps -1
    t:truthy(lines:find(ancient and "Success: 50%%" or "Success: 100%%"), lines)
  end
end)
