-- The Feast of Hemlock Vale, rules: Elusive; The Scarlet Keys, rules: Patrol.

local ROW = { "shadows_gate", "shadows_lane", "shadows_market", "shadows_well" }
local TWO = { "roland_banks", "test_partner" }

local function row(t, more)
  local setup = { locations = ROW, auto = { "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:investigator "roland_banks"
end

local function state_of(enemy) return { enemy.place.title, enemy.zone, enemy.exhausted } end

test("an elusive enemy that has attacked disengages, moves to a connecting location and exhausts",
  { rules = { "ah.elusive.after_own_attack" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:act "draw"                                     -- an attack of opportunity
  t:equal({ me.damage, me.horror }, { 1, 1 })
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
  t:order(g, { "attacks Roland Banks", "1 damage on Roland Banks" })
end)

test("an elusive enemy flees after its attack in the enemy phase, too",
  { rules = { "ah.elusive.after_own_attack" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:run_to "upkeep"
  t:equal(me.damage, 1)
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
end)

test("an attack that is cancelled has not taken place, and nobody flees",
  { rules = { "ah.elusive.after_own_attack" } }, function(t)
  local g, me = row(t, { hand = { "dodge" } })
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:act "draw"
  g:choose "Dodge"
  t:equal({ me.damage, fox.zone, fox.exhausted }, { 0, "threat", false })
end)

test("an elusive enemy flees after an attack against it, successful or not, with all results of the attack first",
  { rules = { "ah.elusive.after_attack_on_it" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "+1" }
  g:act { "fight", fox }
  t:equal(fox.damage, 1)
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
  local other = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "fight", other }
  t:equal(other.damage, 0)
  t:equal(state_of(other), { "Narrow Lane", "board", true })
  t:equal(me.damage, 0)
end)

test("an evasion is no attack", { rules = { "ah.elusive.after_attack_on_it" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "-1" }
  g:act { "evade", fox }
  t:equal({ fox.zone, fox.exhausted }, { "threat", false })
end)

test("it flees whoever it was engaged with, and also when it was engaged with nobody",
  { rules = { "ah.elusive.engaged_or_not" } }, function(t)
  local g, me = row(t, { investigators = TWO })
  local fox = g:spawn("shadows_fox", { engaged = g:investigator "test_partner" })
  local owl = g:spawn "shadows_owl"
  g:tokens { "+1" }
  g:act { "fight", fox }
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
  g:effect("attack", owl, me)
  t:equal(me.horror, 1)
  t:equal(state_of(owl), { "Narrow Lane", "board", true })
end)

test("only an enemy that is ready as it is attacked flees, even if the attack exhausts it",
  { rules = { "ah.elusive.only_if_ready" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me, exhausted = true })
  g:tokens { "0" }
  g:act { "fight", fox }
  t:equal(state_of(fox), { "Old Gate", "threat", true })
  local snare = g:put("shadows_snare", "play", { owner = me })
  local other = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", snare, other }
  t:equal(state_of(other), { "Narrow Lane", "board", true })
  g:effect("attack", fox, me)
  t:equal(state_of(fox), { "Old Gate", "threat", true })
end)

test("it flees to a location without investigators if there is one; the lead chooses between several",
  { rules = { "ah.elusive.away_from_investigators" } }, function(t)
  local g, me = row(t, { investigators = TWO, at = { roland_banks = "shadows_lane", test_partner = "shadows_gate" } })
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "0", "0" }
  g:act { "fight", fox }
  t:equal(fox.place.title, "Night Market")
  g:place(g:investigator "test_partner", g:location "shadows_lane")
  local other = g:spawn("shadows_fox", { engaged = me })
  g:act { "fight", other }
  t:prompt(g, "Where does Shy Fox flee?", me)
  g:choose "Old Gate"
  t:equal(other.place.title, "Old Gate")
end)

test("where investigators are everywhere it comes exhausted, and engages nobody",
  { rules = { "ah.elusive.away_from_investigators", "ah.elusive.one_effect" } }, function(t)
  local g, me = row(t, { investigators = TWO, at = { test_partner = "shadows_lane" } })
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", fox }
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
end)

test("without a connecting location it still disengages and exhausts",
  { rules = { "ah.elusive.one_effect" } }, function(t)
  local g, me = row(t, { locations = { "shadows_gate" } })
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", fox }
  t:equal(state_of(fox), { "Old Gate", "board", true })
end)

test("an elusive enemy that retaliates flees once", { rules = { "ah.elusive.one_effect" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_cornered_fox", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "fight", fox }
  t:equal(me.damage, 1)
  t:equal(state_of(fox), { "Narrow Lane", "board", true })
end)

test("an enemy whose text is blank is not elusive", { rules = { "ah.elusive.after_attack_on_it" } }, function(t)
  local g, me = row(t)
  local fox = g:spawn("shadows_fox", { engaged = me })
  g:effect("modify", fox, "text_blank", 1, "round")
  g:tokens { "0" }
  g:act { "fight", fox }
  t:equal(state_of(fox), { "Old Gate", "threat", false })
end)

-- --- patrol ----------------------------------------------------------------------------------------------------------

local function after_hunters(g)
  g:run_to "enemy"
  g:stop_at "phase_ends"
  g:go_on()
end

test("in step 3.2 an enemy that patrols moves one connection toward its designated location, past investigators",
  { rules = { "ah.patrol.moves" } }, function(t)
  local g, me = row(t)
  local watchman = g:spawn "shadows_watchman"
  after_hunters(g)
  t:equal(watchman.place.title, "Narrow Lane")
  t:equal(me.damage, 0)
  g:go_on()
end)

test("at its designated location it stays", { rules = { "ah.patrol.moves" } }, function(t)
  local g = row(t)
  local watchman = g:spawn("shadows_watchman", { at = g:location "shadows_well" })
  after_hunters(g)
  t:equal(watchman.place.title, "Dry Well")
end)

test("an exhausted or engaged enemy does not patrol", { rules = { "ah.patrol.ready_and_unengaged" } }, function(t)
  local g, me = row(t)
  local tired = g:spawn("shadows_watchman", { exhausted = true })
  local mine = g:spawn("shadows_watchman", { engaged = me })
  local third = g:spawn("shadows_watchman", { at = g:location "shadows_market" })
  after_hunters(g)
  t:equal(third.place.title, "Dry Well")
  t:equal({ tired.place.title, mine.place.title, mine.zone }, { "Old Gate", "Old Gate", "threat" })
end)

test("an enemy that comes to an investigator by its patrol engages as any other",
  { rules = { "ah.patrol.moves" } }, function(t)
  local g, me = row(t)
  g:location "shadows_lane".clues = 0
  g:location "shadows_well".clues = 0
  local lamplighter = g:spawn("shadows_lamplighter", { at = g:location "shadows_lane" })
  after_hunters(g)
  t:equal({ lamplighter.bearer == me, me.damage }, { true, 1 })
end)

test("of several designated locations the lead chooses one, the nearest or not",
  { rules = { "ah.patrol.lead_chooses" } }, function(t)
  local g, me = row(t)
  local lamplighter = g:spawn("shadows_lamplighter", { at = g:location "shadows_market" })
  g:location "shadows_lane".clues = 0
  g:stop_at "phase_ends"
  g:run_to "enemy"
  g:go_on()
  t:prompt(g, "Toward which location does Lamplighter move?", me)
  t:equal(g:prompt_options(), { "Dry Well", "Old Gate" })
  g:choose "Old Gate"
  t:equal(lamplighter.place.title, "Narrow Lane")
end)

test("an enemy whose way is blocked does not move", { rules = { "ah.patrol.blocked" } }, function(t)
  local g, me = row(t)
  g:put("shadows_barrier", "play", { owner = me })
  local watchman = g:spawn("shadows_watchman", { at = g:location "shadows_lane" })
  after_hunters(g)
  t:equal(watchman.place.title, "Narrow Lane")
end)

test("an enemy that hunts and patrols patrols", { rules = { "ah.patrol.instead_of_hunting" } }, function(t)
  local g = row(t)
  local dog = g:spawn("shadows_beat_dog", { at = g:location "shadows_market" })
  after_hunters(g)
  t:equal(dog.place.title, "Dry Well")
end)

test("with a blank text box it does not patrol", { rules = { "ah.patrol.moves" } }, function(t)
  local g = row(t)
  local watchman = g:spawn "shadows_watchman"
  g:effect("modify", watchman, "text_blank", 1, "round")
  after_hunters(g)
  t:equal(watchman.place.title, "Old Gate")
end)
