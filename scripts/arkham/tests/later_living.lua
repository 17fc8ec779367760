-- Locations that are enemies as well (The Feast of Hemlock Vale, rules: Enemy-Locations), and cards with two sides.

local CELLAR, HALL = "Breathing Cellar", "Still Hall"

-- Roland, and others, in the cellar that breathes.
local function inside(t, more)
  local setup = { locations = { "living_cellar", "living_hall" }, auto = { "commit", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), g:location(CELLAR)
end

test("an enemy-location is an enemy and a location, and is at itself", { rules = { "ah.enemy_location.both" } },
  function(t)
  local g, me, cellar = inside(t)
  t:truthy(cellar:is "enemy" and cellar:is "location")
  t:equal({ cellar.place, me.place }, { cellar, cellar })
  t:equal(g:call("find", "enemies", me), { cellar })
  t:equal(g:call("find", "enemy_locations", me), { cellar })
  t:equal(#g:call("find", "empty_locations", me), 1)
  g:tokens { "0" }
  g:act { "investigate" }
  t:equal({ me.clues, cellar.clues }, { 1, 1 })
  g:act { "move", HALL }
  t:offered(g, { "move", CELLAR })
  t:not_offered(g, { "fight", CELLAR })
end)

test("it is attacked and evaded where one is, without engagement, and by cards too",
  { rules = { "ah.enemy_location.unengaged" } }, function(t)
  local g, me, cellar = inside(t)
  local gun = g:put("45_automatic", "play", { owner = me })
  t:not_offered(g, { "engage", cellar })
  g:tokens { "0" }
  g:act { "fight", cellar }
  t:equal(cellar.damage, 1)
  g:tokens { "0" }
  g:act { "evade", cellar }
  t:equal({ cellar.exhausted, cellar.zone }, { true, "locations" })
  t:not_offered(g, { "evade", cellar })
  g:tokens { "-2" }
  g:act { "activate", gun, cellar }   -- 4 + 1 - 2 against 3
  t:equal(cellar.title, "Sleeping Cellar")
end)

test("it neither moves nor is engaged", { rules = { "ah.enemy_location.stays" } }, function(t)
  local g, me, cellar = inside(t)
  g:effect("engage", me, cellar)
  g:effect("move_enemy", cellar, g:location(HALL))
  g:effect("move_toward", cellar, g:location(HALL))
  t:equal({ cellar.zone, #g:cards("threat", me) }, { "locations", 0 })
  t:not_logged(g, "engages")
end)

test("it makes no attacks of opportunity", { rules = { "ah.enemy_location.no_opportunity" } }, function(t)
  local g, me = inside(t)
  g:act { "resource" }
  t:equal({ me.damage, me.horror, me.resources }, { 0, 0, 6 })
end)

test("in the enemy phase it attacks each investigator there once, and exhausts after that",
  { rules = { "ah.enemy_location.attacks_all" } }, function(t)
  local g, me, cellar = inside(t, { investigators = { "roland_banks", "wendy_adams", "agnes_baker" },
    at = { agnes_baker = "living_hall" }, phase = "enemy" })
  local wendy, agnes = g:investigator "wendy_adams", g:investigator "agnes_baker"
  g:stop_at "phase_ends"
  g:go_on()
  g:choose { "attack first", wendy }
  t:equal({ me.damage, me.horror, wendy.damage, wendy.horror, agnes.damage }, { 1, 1, 1, 1, 0 })
  t:equal({ cellar.exhausted, cellar.resources }, { true, 2 })
end)

test("an attack of one that says no horror deals none", function(t)
  local g = t:game { locations = { "living_arch", "living_hall" }, phase = "enemy" }
  local me = g:lead()
  g:stop_at "phase_ends"
  g:go_on()
  t:equal({ me.damage, me.horror }, { 2, 0 })
end)

test("an exhausted one does not attack, and is readied in the upkeep phase",
  { rules = { "ah.enemy_location.attacks_all" } }, function(t)
  local g, me, cellar = inside(t, { phase = "enemy" })
  cellar.exhausted = true
  g:stop_at "phase_ends"
  g:go_on()
  t:equal({ me.damage, cellar.exhausted }, { 0, true })
  g:run_to "mythos"
  t:falsy(cellar.exhausted)
end)

test("a failed attack against its retaliate is answered", function(t)
  local g, me, cellar = inside(t)
  g:tokens { "auto_fail" }
  g:act { "fight", cellar }
  t:equal({ me.damage, cellar.resources }, { 1, 1 })
end)

test("defeated, it turns over: its damage is gone, everybody there and everything else on it stays",
  { rules = { "ah.enemy_location.defeated" } }, function(t)
  local g, me, cellar = inside(t)
  g:put("living_witness", "play", { owner = me })
  local rat = g:spawn("swarm_of_rats", { at = cellar, exhausted = true })
  cellar.exhausted = true
  g:effect("deal_damage", me, cellar, 4)
  t:equal({ cellar.title, cellar.damage, cellar.exhausted, cellar.clues }, { "Sleeping Cellar", 0, false, 2 })
  t:equal({ me.place, rat.place, me.resources, cellar.shroud }, { cellar, cellar, 6, 4 })
  t:logged(g, "A card is turned over, and is Sleeping Cellar now")
  t:falsy(cellar:is "enemy")
  t:not_offered(g, { "fight", cellar })
  t:offered(g, { "move", HALL })
end)

test("it wakes again when an effect turns it over", function(t)
  local g, me, cellar = inside(t)
  g:effect("flip", cellar)
  t:equal({ cellar.title, cellar.clues }, { "Sleeping Cellar", 2 })
  g:effect("flip", cellar)
  t:equal({ cellar.title, cellar:is "enemy", me.place }, { CELLAR, true, cellar })
  g:mark()
  g:effect("flip", g:location(HALL))
  t:not_logged(g, "turned over")
end)

test("an unrevealed location that turns over is revealed, with the clues of its new side", function(t)
  local g = t:game { locations = { "living_hall" }, unrevealed = { "living_cellar_asleep" } }
  local cellar = g:location "Sleeping Cellar"
  g:effect("flip", cellar)
  t:equal({ cellar.title, cellar.face, cellar.clues }, { CELLAR, 1, 2 })
end)

test("an effect learns which cards it has turned over: not those with one side", function(t)
  local g, me, cellar = inside(t)
  local lever, had = g:put("living_lever", "play", { owner = me }), me.resources
  g:act { "use", lever }
  t:equal({ cellar.title, me.resources - had }, { "Sleeping Cellar", 1 })
end)

test("a location that turns over while it is out of play is not revealed", function(t)
  local g = t:game { locations = { "living_hall" } }
  local cellar = g:put("living_cellar_asleep", "set_aside")
  g:effect("flip", cellar)
  t:equal({ cellar.title, cellar.zone, cellar.face, cellar.clues }, { CELLAR, "set_aside", 0, 0 })
  t:not_logged(g, "reveal")
end)

test("one without another side is defeated as soon as nobody is there",
  { rules = { "ah.enemy_location.defeated" } }, function(t)
  local g = t:game { locations = { "living_hall", "living_arch" } }
  local me, arch, hall = g:lead(), g:location "Grinding Arch", g:location(HALL)
  g:effect("harm_all", nil, { arch }, 1)
  t:zone(arch, "encounter_discard")
  local other = g:put("living_arch", "locations")
  g:place(me, other)
  g:effect("harm_all", nil, { other }, 1)
  t:equal({ other.in_play, me.place }, { true, other })
  g:place(me, hall)
end)

test("nobody is discarded with a location that leaves the game while it is an enemy", function(t)
  local g, me, cellar = inside(t)
  g:effect("leave_play", cellar)
  t:truthy(cellar.in_play)
  g:effect("remove_location", cellar, g:location(HALL))
  t:equal({ cellar.zone, me.place }, { "removed", g:location(HALL) })
end)

test("the board and the table show it with the figures of both", function(t)
  local g, me, cellar = inside(t)
  cellar.damage = 1
  local lines = table.concat(g:call("board", me), "\n")
  t:truthy(lines:find("enemy [fight 3, evade 2, health 2/3]", 1, true))
  local face = g:call("table_face", cellar)
  t:equal({ face.shape, face.kind, #face.stats }, { "place", "Enemy-location", 6 })
end)

test("a mistake in an enemy-location has its message", function(t)
  local g = t:game { locations = { "study" } }
  for _, keyword in ipairs { "Hunter", "Aloof", "Massive" } do
    t:raises(function() g:call("enemy_location", { name = "X", keywords = { keyword } }) end, "neither moves nor engages")
  end
  t:raises(function() g:call("enemy_location", { name = "X", keywords = { "Elusive" } }) end, "only an enemy is elusive")
end)

test("what speaks of each enemy at a location, or of the nearest one, finds it", function(t)
  local g, me, cellar = inside(t, { hand = { "cunning_distraction", "dynamite_blast" } })
  me.resources = 20
  t:equal(g:call("nearest", me, g:call("find", "enemies", me)), { cellar })
  g:act { "play", "Cunning Distraction" }
  t:truthy(cellar.exhausted)
  g:act { "play", "Dynamite Blast", CELLAR }
  t:equal({ cellar.title, me.damage }, { "Sleeping Cellar", 3 })   -- 3 damage: it turns over, he is at its place
end)

test("a hunter comes to it and engages as anywhere; both attack in the enemy phase, and only the hunter provokes", function(t)
  local g, me, cellar = inside(t, { phase = "enemy" })
  local hunter = g:spawn("hunting_nightgaunt", { at = g:location(HALL) })
  g:stop_at "phase_ends"
  g:go_on()
  g:choose { "attacks you first", cellar }
  t:equal({ hunter.bearer, cellar.exhausted, hunter.exhausted }, { me, true, true })
  t:equal({ me.damage, me.horror }, { 2, 2 })
end)

test("while its text is blank it has no retaliate, and is an enemy all the same", function(t)
  local g, me, cellar = inside(t)
  cellar:modify("text_blank", 1, "game")
  g:tokens { "auto_fail" }
  g:act { "fight", cellar }
  t:equal({ me.damage, cellar:is "enemy" }, { 0, true })
end)

test("it heals, and its defeat counts once although a second damage comes at the same time", function(t)
  local g, me, cellar = inside(t, { investigators = { "roland_banks", "wendy_adams" } })
  g:put("living_witness", "play", { owner = me })
  cellar.damage = 2
  g:effect("heal_damage", cellar, 1)
  t:equal(cellar.damage, 1)
  g:effect("harm_all", nil, { cellar, me, g:investigator "wendy_adams" }, 2)
  t:equal({ cellar.title, cellar.damage, me.resources, me.damage }, { "Sleeping Cellar", 0, 6, 2 })
end)

test("a location that was an enemy has been defeated, though it stays in play", function(t)
  local g, me, cellar = inside(t, { hand = { "living_blow", "living_blow" }, auto = { "commit", "reactions", "windows" } })
  local one, two = unpack(g:cards("hand", me))
  cellar.damage = 1
  g:act { "play", one, cellar }
  t:equal({ cellar.damage, me.resources }, { 2, 5 })
  g:act { "play", two, cellar }
  t:equal({ cellar.title, cellar.in_play, me.resources }, { "Sleeping Cellar", true, 8 })
end)

test("an enemy that leaves play instead of being defeated has not been defeated", function(t)
  local g, me, cellar = inside(t, { hand = { "living_blow", "living_blow" }, auto = { "commit", "reactions", "forced", "windows" } })
  local one, two = unpack(g:cards("hand", me))
  local shade = g:spawn("living_shade", { engaged = me })
  g:encounter_deck { "ancient_evils" }
  g:act { "play", one, shade }
  t:equal({ shade.zone, me.resources }, { "encounter_deck", 5 })
  cellar.damage = 2
  g:act { "play", two, cellar }
  t:equal({ cellar.title, me.resources }, { "Sleeping Cellar", 8 })
end)
