-- The Scarlet Keys, rules: Concealed X; Concealed Mini-Cards.

local ROW = { "shadows_gate", "shadows_lane", "shadows_market", "shadows_well" }
local TWO = { "roland_banks", "test_partner" }

local function minis(g) return g:call("find", "mini_cards") end

-- The titles of their locations, in alphabetical order.
local function places_of(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.place.title end
  table.sort(out)
  return out
end

local function at(g, place)
  local out = {}
  for _, mini in ipairs(minis(g)) do
    if mini.place == place then out[#out + 1] = mini end
  end
  return out
end

-- Only a test knows which mini-card is the enemy's.
local function own_mini(g, enemy)
  for _, mini in ipairs(minis(g)) do
    if mini.stands_for == enemy.shadow then return mini end
  end
end

-- A game in which the first investigator has drawn that enemy.
local function drawn(t, id, more)
  local setup = { locations = ROW, auto = { "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  local me = g:investigator "roland_banks"
  g:encounter_deck { id }
  g:effect("draw_encounter", me)
  return g, me, g:card(id)
end

-- The same, and the mini-card at the investigator's location is the enemy's, or a decoy.
local function with_mini_here(t, id, is_own, more)
  local g, me, enemy = drawn(t, id, more)
  local own = own_mini(g, enemy)
  local here
  for _, mini in ipairs(minis(g)) do
    if (mini == own) == is_own then here = mini end
  end
  g:place(me, here.place)
  return g, me, enemy, here
end

test("a concealed enemy spawns into the shadows, in play at no location, whatever its spawn instruction",
  { rules = { "ah.concealed.into_the_shadows" } }, function(t)
  local g, me, agent = drawn(t, "shadows_agent")
  t:equal({ agent.in_play, agent.place, agent.bearer, me.damage }, { true, nil, nil, 0 })
  t:logged(g, "Grey Agent enters play")
  t:logged(g, "Grey Agent spawns")
  g:encounter_deck { "shadows_assassin" }
  g:effect("draw_encounter", me)
  t:equal({ g:card "shadows_assassin".in_play, g:card "shadows_assassin".place }, { true, nil })
  t:equal(#g:call("find", "shadows"), 2)
  t:truthy(table.concat(g:call("board", me), "\n"):find("In the shadows: ", 1, true))
end)

test("an enemy whose text is blank is not concealed, nor is one that an effect spawns at a location",
  { rules = { "ah.concealed.into_the_shadows" } }, function(t)
  local g = t:game { locations = ROW }
  local agent = g:put("shadows_agent", "set_aside")
  g:effect("spawn", agent, g:investigator "roland_banks", g:location "shadows_well")
  t:equal({ agent.place.title, #minis(g) }, { "Dry Well", 0 })
end)

test("its mini-card and as many decoys as it says go to the nearest locations, one to each",
  { rules = { "ah.concealed.mini_cards_spread" } }, function(t)
  local g, me, agent = drawn(t, "shadows_agent")
  t:equal(places_of(minis(g)), { "Narrow Lane", "Night Market", "Old Gate" })
  local own = 0
  for _, mini in ipairs(minis(g)) do
    if mini.stands_for == agent.shadow then own = own + 1 else t:equal(mini.stands_for, 0) end
  end
  t:equal(own, 1)
  g:encounter_deck { "shadows_crowd" }
  g:effect("draw_encounter", me)
  t:equal(places_of(minis(g)), { "Dry Well", "Narrow Lane", "Narrow Lane", "Narrow Lane", "Night Market", "Night Market",
    "Old Gate", "Old Gate", "Old Gate" })
end)

test("whoever draws it decides between locations that are equally near",
  { rules = { "ah.concealed.mini_cards_spread" } }, function(t)
  local g, me = drawn(t, "shadows_assassin", { at = { roland_banks = "shadows_lane" } })
  t:prompt(g, "Which locations get a concealed mini-card?", me)
  t:equal(g:prompt_options(), { "Night Market", "Old Gate" })
  g:choose "Night Market"
  t:equal(places_of(minis(g)), { "Narrow Lane", "Night Market" })
end)

test("which mini-card is the enemy's is random, and no player sees it",
  { rules = { "ah.concealed.facedown" } }, function(t)
  local found = {}
  for seed = 1, 12 do
    local g, me, agent = drawn(t, "shadows_agent", { seed = seed })
    found[own_mini(g, agent).place.title] = true
    for _, mini in ipairs(minis(g)) do t:equal({ mini.title, g:call("unrevealed", mini) }, { "Face in the Crowd", true }) end
  end
  t:equal(found, { ["Old Gate"] = true, ["Narrow Lane"] = true, ["Night Market"] = true })
end)

test("mini-cards at a location that gets another are shuffled with it",
  { rules = { "ah.concealed.shuffled_at_location" } }, function(t)
  local moved = 0
  for seed = 1, 12 do
    local g, me, agent = drawn(t, "shadows_agent", { seed = seed })
    local before = own_mini(g, agent)
    local place = before.place
    g:encounter_deck { "shadows_crowd" }
    g:effect("draw_encounter", me)
    t:equal(own_mini(g, agent).place, place, "it stays at its location")
    if own_mini(g, agent) ~= before then moved = moved + 1 end
  end
  t:truthy(moved > 2 and moved < 12, moved)
end)

test("an enemy in the shadows does not move, is not engaged and is not attacked",
  { rules = { "ah.concealed.cannot_move" } }, function(t)
  local g, me, assassin = drawn(t, "shadows_assassin")
  t:not_offered(g, { { "fight", assassin }, { "evade", assassin }, { "engage", assassin } })
  t:equal(g:effect("move_enemy", assassin, me.place), nil)
  t:equal(assassin.place, nil)
  g:stop_at "phase_ends"
  g:run_to "enemy"
  g:go_on()
  t:equal({ assassin.place, me.damage }, { nil, 0 })
end)

test("an enemy in the shadows is the nearest only if no other enemy is at a location",
  { rules = { "ah.concealed.nearest_last" } }, function(t)
  local g, me, agent = drawn(t, "shadows_agent")
  t:equal(g:call("nearest", me, g:call("find", "enemies")), { agent })
  local far = g:spawn("shadows_owl", { at = g:location "shadows_well" })
  t:equal(g:call("nearest", me, g:call("find", "enemies")), { far })
end)

test("player cards neither damage an enemy in the shadows nor make it leave play; encounter cards do",
  { rules = { "ah.concealed.out_of_reach" } }, function(t)
  local g, me, agent = drawn(t, "shadows_agent")
  local stone = g:put("shadows_stone", "play", { owner = me })
  g:act { "use", stone, "each enemy" }
  t:equal({ agent.damage, agent.in_play }, { 0, true })
  g:encounter_deck { "shadows_purge" }
  g:effect("draw_encounter", me)
  t:equal({ me.damage, me.horror }, { 1, 1 })
  t:logged(g, "1 damage on Grey Agent")
  t:zone(agent, "encounter_discard")
end)

-- --- exposing --------------------------------------------------------------------------------------------------------

test("a mini-card at the investigator's location is attacked against the shroud; exposing takes the place of damage",
  { rules = { "ah.concealed.exposed_by_attack", "ah.concealed.difficulty_is_shroud", "ah.concealed.instead_of_effects" } },
  function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  local place = mini.place
  g:effect("modify", place, "shroud", 2, "round")
  t:equal(mini.fight, place.shroud)
  g:tokens { "0" }
  g:act { "fight", mini }
  t:equal({ agent.place, agent.bearer, agent.damage }, { place, me, 0 })
  t:order(g, { "succeeds by " .. 4 - place.shroud, "exposes Grey Agent" })
end)

test("an attack that fails exposes nothing", { rules = { "ah.concealed.exposed_by_attack" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  g:tokens { "auto_fail" }
  g:act { "fight", mini }
  t:equal({ agent.place, #minis(g), me.damage }, { nil, 3, 0 })
end)

test("a mini-card is evaded against the shroud; the enemy comes ready and engages",
  { rules = { "ah.concealed.exposed_by_evasion", "ah.concealed.instead_of_effects" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  local other = at(g, mini.place)[1]
  t:equal(other, mini)
  g:effect("modify", mini.place, "shroud", 2, "round")
  local against = mini.place.shroud
  g:tokens { "+1" }
  me.actions = 3
  g:effect("modify", me, "agility", 3, "round")
  g:act { "evade", mini }
  t:logged(g, "succeeds by " .. 6 - against)      -- agility 2
  t:equal({ agent.bearer == me, agent.exhausted }, { true, false })
end)

test("an investigation exposes a mini-card if the investigator wants, instead of discovering clues",
  { rules = { "ah.concealed.exposed_by_investigation", "ah.concealed.instead_of_effects" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  local place = mini.place
  place.clues = 1
  g:tokens { "+1", "+1" }
  g:act "investigate"
  t:prompt(g, "Expose a concealed mini-card at " .. place.title, me)
  g:choose "No"
  t:equal({ me.clues, #minis(g) }, { 1, 3 })
  g:act "investigate"                                -- no clue is left there
  g:choose "Yes"
  t:equal({ me.clues, agent.bearer == me }, { 1, true })
end)

test("an effect that discovers a clue, deals damage or evades automatically may expose a mini-card instead",
  { rules = { "ah.concealed.exposed_by_effects" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true, { hand = { "shadows_tip" } })
  mini.place.clues = 0
  g:act { "play", "Tip" }
  g:choose "Yes"
  t:equal({ agent.bearer == me, me.clues }, { true, 0 })
  for _, text in ipairs { "1 damage to an enemy", "evade an enemy" } do
    local g2, me2, agent2, mini2 = with_mini_here(t, "shadows_agent", true)
    local stone = g2:put("shadows_stone", "play", { owner = me2 })
    g2:act { "use", stone, text, mini2 }
    t:equal({ agent2.bearer == me2, agent2.damage, agent2.exhausted }, { true, 0, false })
  end
end)

test("a mini-card is no enemy: it is neither engaged nor chosen as one",
  { rules = { "ah.concealed.no_enemy" } }, function(t)
  local g, me, _, mini = with_mini_here(t, "shadows_agent", true)
  local stone = g:put("shadows_stone", "play", { owner = me })
  t:not_offered(g, { { "engage", mini }, { "use", stone, "Exhaust an enemy" } })
  t:equal(#g:call("find", "enemies_here", me), 0)
  g:act "draw"                                       -- no attack of opportunity
  t:equal(me.damage, 0)
end)

test("a mini-card at another location is not attacked, and several at one location are one choice",
  { rules = { "ah.concealed.same_location" } }, function(t)
  local g, me, _, mini = with_mini_here(t, "shadows_agent", true)
  g:place(me, g:location "shadows_well")
  t:not_offered(g, { { "fight", mini }, { "evade", mini } })
  g:place(me, mini.place)
  g:encounter_deck { "shadows_crowd" }
  g:effect("draw_encounter", me)
  g:choose "Dry Well"
  t:truthy(#at(g, mini.place) > 1)
  local fights = 0
  for _, option in ipairs(g:prompt_options()) do
    if option:find("Fight ->", 1, true) then fights = fights + 1 end
  end
  t:equal(fights, 1)
end)

test("a decoy is set aside without effect", { rules = { "ah.concealed.decoy" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", false)
  g:put("shadows_watch", "play", { owner = me })
  g:tokens { "+1" }
  g:act { "fight", mini }
  t:zone(mini, "set_aside")
  t:equal({ agent.place, #minis(g), me.resources }, { nil, 2, 6 })
  t:logged(g, "exposes a decoy")
end)

test("an exposed enemy is placed at the location of its mini-card; the last one takes all mini-cards with it",
  { rules = { "ah.concealed.enemy_appears", "ah.concealed.last_enemy_clears" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  local place = mini.place
  g:place(me, g:location "shadows_well")
  g:effect("expose", me, mini)
  t:equal({ agent.place, agent.zone, me.resources }, { place, "board", 4 })
  t:zone(mini, "set_aside")
  t:equal(#minis(g), 0)
  t:equal(#g:call("find", "shadows"), 0)
end)

test("while another enemy is in the shadows the other mini-cards stay",
  { rules = { "ah.concealed.last_enemy_clears" } }, function(t)
  local g, me, agent = drawn(t, "shadows_agent")
  g:encounter_deck { "shadows_assassin" }
  g:effect("draw_encounter", me)
  local assassin = g:card "shadows_assassin"
  g:effect("expose", me, own_mini(g, assassin))
  t:equal({ agent.place, #minis(g), assassin.in_play, assassin.place ~= nil }, { nil, 4, true, true })
  g:effect("expose", me, own_mini(g, agent))
  t:equal(#minis(g), 0)
end)

test("one ability exposes one mini-card", { rules = { "ah.concealed.one_per_effect" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", false)
  g:encounter_deck { "shadows_crowd" }
  g:effect("draw_encounter", me)
  local kit = g:put("shadows_burglary", "play", { owner = me })
  local place = mini.place
  place.clues = 3
  local n = #at(g, place)
  t:truthy(n > 1)
  g:tokens { "+1" }
  g:act { "activate", kit }
  g:choose "Yes"
  t:no_prompt(g, "Expose")
  t:equal({ #at(g, place), me.clues }, { n - 1, 1 })
end)

test("an exposed enemy that resolves its keyword again goes back into the shadows, with new mini-cards",
  { rules = { "ah.concealed.resolved_again" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  g:effect("expose", me, mini)
  g:encounter_deck { "shadows_smoke" }
  g:effect("draw_encounter", me)
  t:equal({ agent.in_play, agent.place, agent.bearer, #minis(g) }, { true, nil, nil, 3 })
  t:truthy(own_mini(g, agent))
  t:equal(#g:cards "set_aside", 0)
end)

test("a mini-card whose enemy has left play is a decoy", { rules = { "ah.concealed.decoy" } }, function(t)
  local g, me, agent = with_mini_here(t, "shadows_agent", true)
  g:encounter_deck { "shadows_purge" }
  g:effect("draw_encounter", me)
  g:encounter_deck { "shadows_assassin" }
  g:effect("draw_encounter", me)
  g:choose "Dry Well"
  local assassin = g:card "shadows_assassin"
  local lost
  for _, mini in ipairs(minis(g)) do
    if mini.stands_for > 0 and mini.stands_for ~= assassin.shadow then lost = mini end
  end
  g:effect("expose", me, lost)
  t:logged(g, "exposes a decoy")
  t:equal({ assassin.place ~= nil, agent.in_play }, { false, false })
end)

test("the mini-cards of a location that is removed go where everybody goes",
  { rules = { "ah.concealed.removed_location" } }, function(t)
  local g, me, agent, mini = with_mini_here(t, "shadows_agent", true)
  local to = g:location "shadows_well"
  g:effect("remove_location", mini.place, to)
  t:equal({ #at(g, to), own_mini(g, agent).place, me.place }, { 1, to, to })
  g:effect("expose", me, own_mini(g, agent))
  t:equal(agent.bearer, me)
end)

test("a mini-card that damage exposes has not been defeated, nor has its enemy", function(t)
  for _, is_own in ipairs { true, false } do
    local g, me, agent, mini = with_mini_here(t, "shadows_agent", is_own, { auto = { "windows", "forced" } })
    local blow = g:hand(me, { "living_blow" })[1]
    g:act { "play", blow, mini }
    t:equal({ mini.in_play, agent.place ~= nil, me.resources }, { false, is_own, is_own and 4 or 5 }, "the agent takes 1")
  end
end)

test("an attack or evasion whose effect is another exposes a mini-card, too, instead of what it would do to an enemy",
  { rules = { "ah.concealed.exposed_by_attack", "ah.concealed.exposed_by_evasion", "ah.concealed.instead_of_effects" } },
  function(t)
    for _, case in ipairs { { "fight", "Fight.", 1 }, { "evade", "Evade.", 0 } } do
      for _, is_own in ipairs { true, false } do
        local g, me, agent, mini = with_mini_here(t, "shadows_agent", is_own)
        local broom, place, had = g:put("shadows_broom", "play", { owner = me }), mini.place, me.resources
        me:modify("agility", 3, "round")
        g:tokens { "+1" }
        g:act { case[1], broom, mini }
        t:logged(g, "exposes " .. (is_own and "Grey Agent" or "a decoy"))
        t:equal({ mini.zone, agent.place, agent.exhausted }, { "set_aside", is_own and place or nil, false })
        t:equal(me.resources - had, case[3] - (is_own and 1 or 0))    -- the agent takes 1
      end
    end
  end)

test("with a single location all mini-cards are there; once the last enemy is exposed none is left to expose",
  { rules = { "ah.concealed.mini_cards_spread", "ah.concealed.last_enemy_clears" } }, function(t)
    local first = 0
    for seed = 1, 8 do
      local g, me, assassin = drawn(t, "shadows_assassin", { locations = { "shadows_gate" }, seed = seed })
      local lantern = g:put("shadows_lantern", "play", { owner = me })
      t:equal({ places_of(minis(g)), me.resources }, { { "Old Gate", "Old Gate" }, 5 })
      local is_first = g:call("mini_cards_at", me.place)[1] == own_mini(g, assassin)
      g:act { "use", lantern }
      t:equal({ assassin.bearer, #minis(g), me.resources }, { me, 0, is_first and 6 or 7 })
      first = first + (is_first and 1 or 0)
    end
    t:truthy(first > 0 and first < 8, first)
  end)

test("whoever draws a concealed enemy decides where its mini-cards go, and not the lead investigator",
  { rules = { "ah.concealed.mini_cards_spread" } }, function(t)
    local g = t:game { investigators = TWO, locations = ROW, auto = { "commit" },
      at = { roland_banks = "shadows_well", test_partner = "shadows_lane" } }
    local partner = g:investigator "test_partner"
    g:encounter_deck { "shadows_assassin" }
    g:effect("draw_encounter", partner)
    t:prompt(g, "Which locations get a concealed mini-card?", partner)
    g:choose "Night Market"
    t:equal(places_of(minis(g)), { "Narrow Lane", "Night Market" })
  end)

test("an effect that discovers clues needs a clue or a mini-card at the investigator's own location",
  { rules = { "ah.concealed.exposed_by_effects" } }, function(t)
    local g, me = drawn(t, "shadows_agent", { hand = { "shadows_tip" } })
    g:location "shadows_well".clues = 0
    g:location "shadows_gate".clues = 0
    t:offered(g, { "play", "Tip" })
    g:place(me, g:location "shadows_well")
    g:effect("gain", me, 1)                                     -- the window looks again
    t:not_offered(g, { "play", "Tip" }, "discoverable_here")
  end)

test("an enemy in the shadows cannot be hidden again; one that is out of play spawns there",
  { rules = { "ah.concealed.into_the_shadows", "ah.concealed.resolved_again" } }, function(t)
    local g, me, agent = drawn(t, "shadows_agent")
    local lantern = g:put("shadows_lantern", "play", { owner = me })
    t:equal(me.willpower, me:base "willpower" + 1)
    g:encounter_deck { "shadows_smoke" }
    g:effect("draw_encounter", me)
    t:equal({ #minis(g), agent.place }, { 3, nil })
    local crowd = g:put("shadows_crowd", "set_aside")
    g:spawn("shadows_owl", { at = g:location "shadows_well" })
    g:effect("conceal", crowd, me)
    t:logged(g, "The Crowd Itself enters play")
    t:logged(g, "The Crowd Itself spawns")
    t:equal({ crowd.place, #minis(g), #g:call("find", "shadows") }, { nil, 9, 2 })
    t:equal(me.willpower, me:base "willpower" + 2)              -- the owl is in the light
    t:truthy(lantern.in_play)
  end)
