-- Monsters: where they come from and go to, the Health they lose, and fighting them. Reference Guide: Monster, Epic
-- Monster, Cultist, Ambush, Combat Encounters.

local RG = "Reference Guide, "
local verbs = {}
local move, is, set, has_ability = method.move, method.is, method.set, method.has_ability
local zone_of = property.zone

-- --- figures and effects ---------------------------------------------------------------------------------------------

local SIDES = { [0] = "cultist", "awakened_cultist" }

-- The card that has a Monster's ability of that name, and its name there: a Cultist's are on the Ancient One's sheet.
local function source_of(monster, name)
  if is(monster, "cultist") then return top "ancient_one", SIDES[game.awake] .. " " .. name end
  return monster, name
end

--- monster:has_effect(name: string): boolean. Has its token, or for a Cultist the sheet, an ability with that name:
--- "spawned", "reckoning" or one of the hooks of a combat (see below)? Reference Guide: Cultist.
function verbs.has_effect(monster, name)
  local source, its_name = source_of(monster, name)
  return source ~= nil and has_ability(source, its_name)
end

--- monster:use_effect(name: string, inv?: card): boolean. Resolves that ability, if there is one.
function verbs.use_effect(monster, name, inv)
  local source, its_name = source_of(monster, name)
  if source == nil or not has_ability(source, its_name) then return false end
  -- The sheet is told which Cultist it is.
  source:use(its_name, inv or game.active, source ~= monster and monster or nil)
  return true
end

-- A Monster without that modifier has no such test.
--- has_test(monster: card, skill: "will"|"strength"): boolean. Does the Monster have such a test?
local function has_test(monster, skill)
  if not is(monster, "cultist") then return monster:base(skill .. "_modifier") ~= nil end
  local sheet = top "ancient_one"
  local figures = sheet and sheet.data[SIDES[game.awake]]
  return figures ~= nil and figures[skill] ~= nil
end

-- The hooks of a Combat Encounter, on a Monster or among a sheet's figures of Cultists: function(monster, inv), steps,
-- or fields with `effect`. They may read and change the locals of current "combat".

--- Comes before the Will test, or before the first test that there is.
local before_combat = named_constructor("before_combat(text): ability", "before_combat")
--- Comes before the Strength test.
local before_strength = named_constructor("before_strength(text): ability", "before_strength")
--- Comes after the Strength test; the local `damage` is the Health about to be lost.
local before_damage = named_constructor("before_damage(text): ability", "before_damage")
--- Comes when Sanity has been lost from the Will test, even if the investigator is defeated by it.
local will_loss = named_constructor("will_loss(text): ability", "will_loss")
--- Comes after the consequences of the Will test.
local after_will = named_constructor("after_will(text): ability", "after_will")
--- Comes after the consequences of the Strength test.
local after_strength = named_constructor("after_strength(text): ability", "after_strength")
--- Comes when the Monster is defeated, by anybody.
local on_defeat = named_constructor("on_defeat(text): ability", "defeated")
--- Comes when an investigator defeats the Monster in a Combat Encounter with it.
local on_combat_defeat = named_constructor("on_combat_defeat(text): ability", "defeated_in_combat")

local MODIFIERS = { horror = "horror", damage = "damage", toughness = "toughness", will = "will_modifier",
  strength = "strength_modifier" }
local ORDER = { "horror", "damage", "toughness", "will", "strength" }

--- cultist_abilities(awake: 0|1, f: table): ability[], table. The abilities on one side of an Ancient One's sheet about
--- Cultists, and the figures of the Cultists; f: its cultist_fields.
local function cultist_abilities(awake, f)
  local list, figures, modify = {}, {}, {}
  for _, key in ipairs(ORDER) do
    figures[key] = f[key]
    if f[key] then
      modify[#modify + 1] = { value = MODIFIERS[key], op = "base", amount = tostring(f[key]), where = "it is cultist" }
    end
  end
  list[1] = constant "Figures of the Cultists." { modify = modify, condition = "awake == " .. awake }
  for i, a in ipairs(f) do
    local effect = a.effect
    a.name = SIDES[awake] .. " " .. a.name
    a.effect = function(_, you, monster) return effect(monster, you) end
    list[i + 1] = a
  end
  return list, figures
end

-- --- coming and going ------------------------------------------------------------------------------------------------

-- On the board, or in an ambush.
local function is_there(monster)
  local zone = zone_of(monster)
  return zone == "monsters" or zone == "resolving"
end

--- return_token(monster: card). The place of a token that leaves the board. An Epic Monster returns to the box. One
--- that was set aside in the set-up is set aside again. A figure without a token is kept for the next such ambush.
local function return_token(monster)
  local figure = monster.no_token
  local zone = figure and "figures" or is(monster, "epic") and "box" or
    monster.set_aside_at_setup and "set_aside" or "cup"
  relocate(monster, zone)
  monster.lost = 0
  set(monster, "no_token", figure)
end

-- The first token of that Monster among those set aside; Epic ones are in the box.
local function named_token(id)
  local aside = find_in("set_aside", id)
  if aside then return aside end
  local boxed = find_in("box", id)
  return boxed and is(boxed, "epic") and boxed or nil
end

-- Its own effect comes before any other reaction.
local function announce_spawned(monster, space)
  after("monster_spawned", nil, monster, space)
  monster:use_effect "spawned"
end

--- spawn_monster(space?: card, options?: { id: card_id }): card?. Spawns a random Monster from the cup, or with { id =
--- } a certain set-aside or Epic one; none when the cup is empty, or all with that name are on the board. Without a
--- space it spawns on a random one. Its "when spawned" effect follows at once. Reference Guide: Monster, Component
--- Limitations.
local function spawn_monster(space, options)
  local id = options and options.id
  local monster
  if id then monster = named_token(id) else monster = pick "cup" end
  if not monster then return nil end
  space = space or random_space()
  if not space then return nil end
  relocate(monster, "monsters", nil, false, space)
  monster.lost = 0
  monster.fresh, monster.felled = true, false
  together(announce_spawned, monster, space)
  return monster
end

--- monster:discard_monster(): boolean. Returns the token to its place, from the board or from a card; nobody has
--- defeated it. An Epic Monster cannot be discarded.
function verbs.discard_monster(monster)
  if not is_there(monster) and monster.zone ~= "on_card" or is(monster, "epic") then return false end
  return_token(monster)
  after("monster_discarded", nil, monster)
  return true
end

--- discardable_monsters(): card[]. The Monsters on the board that can be discarded.
local function discardable_monsters()
  return filter(cards_in "monsters", function(monster) return not is(monster, "epic") end)
end

-- The combat in which that investigator fights that Monster.
local function combat_of(monster, inv)
  local p = current "combat"
  return p and p.monster == monster and (inv == nil or p.inv == inv) and p or nil
end

-- Its own effects come before any other reaction.
local function announce_defeat(monster, inv, p)
  after("monster_defeated", inv, monster, nil, nil, p and 1 or 0)
  monster:use_effect("defeated", inv)
  if p and is_playing(inv) then monster:use_effect("defeated_in_combat", inv) end
end

--- defeat_monster(monster: card, inv?: card): boolean. Defeats the Monster. An Epic Monster is defeated only when it
--- has lost as much Health as its toughness. An effect may take the token at the defeat; otherwise it returns to its
--- place.
local function defeat_monster(monster, inv)
  if not is_there(monster) then return false end
  if is(monster, "epic") and monster.lost < monster.toughness then return false end
  local p = inv and combat_of(monster, inv)
  local in_combat = p and 1 or 0
  if before("monster_defeated", inv, monster, monster.parent, nil, in_combat) ~= 1 then return false end
  if is_there(monster) then return_token(monster) end
  if is(monster, "epic") then set(monster, "felled", true) end
  if p then p.defeated = 1 end
  together(announce_defeat, monster, inv, p)
  return true
end

local function lose(monster, n, inv)
  if n <= 0 or not is_there(monster) or monster.cannot_lose_health > 0 then return 0 end
  monster:add("lost", n)
  after("monster_harmed", inv, monster, nil, n)
  return n
end

local function check_defeat(monster, inv)
  if is_there(monster) and monster.lost >= monster.toughness then monster:defeat(inv) end
end

local function lose_and_fall(monster, n, inv)
  local lost = lose(monster, n, inv)
  if lost > 0 then check_defeat(monster, inv) end
  return lost
end

--- monster:harm(n: integer, inv: card): integer. The Monster loses Health, and is defeated when it has lost as much as
--- its toughness; `inv` has caused it.
function verbs.harm(monster, n, inv)
  if not inv then error("it is not said who does it: monster:harm(n, you)", 2) end
  return together(lose_and_fall, monster, n, inv)
end

local function all_lose(monsters, n, inv)
  for _, monster in ipairs(monsters) do lose(monster, n, inv) end
end

local function all_fall(monsters, inv)
  for _, monster in ipairs(monsters) do check_defeat(monster, inv) end
end

--- harm_together(monsters: card[], n: integer, inv: card, own?: integer): integer. The Monsters lose n Health each and
--- the investigator `own` (0) at the same time. All losses come before any defeat, and a reaction to one defeat waits
--- for the others. Returns the investigator's loss.
local function harm_together(monsters, n, inv, own)
  together(all_lose, monsters, n, inv)
  -- A game that the investigator's loss ends can be won by a Monster's defeat (lose_game).
  local lost = inv:lose_health(own or 0)
  together(all_fall, monsters, inv)
  return lost
end

local function defeat_all(monsters, inv)
  for _, monster in ipairs(monsters) do monster:defeat(inv) end
end

--- defeat_together(monsters: card[], inv: card). Defeats the Monsters at the same time: a reaction to one defeat waits
--- for the others.
local function defeat_together(monsters, inv) together(defeat_all, monsters, inv) end

--- monster:mend(n?: integer). The Monster recovers Health; all of it without a number.
function verbs.mend(monster, n) monster:add("lost", -(n or monster.lost)) end

-- --- combat ----------------------------------------------------------------------------------------------------------

engine.procedure {
  name = "combat", cite = RG .. "Combat Encounters", period = "combat",
  -- over: stop here; result: of the last test; sanity, health: lost from it; no_strength: that test is not made.
  locals = { "defeated", "inv:card", "monster:card", "ambush", "over", "result", "sanity", "health", "damage",
    "no_strength" },
  steps = {
    { id = "begins", announce = { point = "combat_begins", actor = "combat.inv", subject = "combat.monster" } },
    { id = "effects", title = "Before the combat", cite = RG .. "Combat Encounters, 1", script = function(p) fight_step(p, "before_combat") end },
    { id = "before", when = "not combat.over", window = "combat_begins" },
    { id = "will", title = "Will: horror", cite = RG .. "Combat Encounters, 2", script = function(p) fight_step(p, "will") end },
    { id = "strength", title = "Strength: damage", cite = RG .. "Combat Encounters, 3", script = function(p) fight_step(p, "strength") end },
    { id = "ends", announce = { point = "combat_ends", actor = "combat.inv", subject = "combat.monster" } },
  },
}

-- The combat stops at once when the investigator is defeated, or when the Monster is gone.
local function goes_on(p, inv, monster)
  if p.over == 0 and is_playing(inv) and is_there(monster) then return true end
  p.over = 1
  return false
end

local function will_test(p, inv, monster)
  if not has_test(monster, "will") then return end
  p.result = inv:test("will", monster.will_modifier, { combat = true })
  if not goes_on(p, inv, monster) then return end
  p.sanity = inv:lose_sanity(math.max(0, monster.horror - p.result))
  if p.sanity > 0 then monster:use_effect("will_loss", inv) end
  if goes_on(p, inv, monster) then monster:use_effect("after_will", inv) end
end

-- Investigator and Monster lose Health at the same time: both lose it before either is out of the fight.
local function strength_test(p, inv, monster)
  monster:use_effect("before_strength", inv)
  if not goes_on(p, inv, monster) or p.no_strength == 1 or not has_test(monster, "strength") then return end
  p.result = inv:test("strength", monster.strength_modifier, { combat = true })
  if not goes_on(p, inv, monster) then return end
  p.damage = math.max(0, monster.damage - p.result)
  monster:use_effect("before_damage", inv)
  if not goes_on(p, inv, monster) then return end
  p.health = harm_together({ monster }, p.result, inv, p.damage)
  if is_playing(inv) then monster:use_effect("after_strength", inv) end
end

--- fight_step(p: frame, step: "before_combat"|"will"|"strength"). Step of a combat.
local function fight_step(p, step)
  local inv, monster = p.inv, p.monster
  if not goes_on(p, inv, monster) then return end
  if step == "will" then will_test(p, inv, monster)
  elseif step == "strength" then strength_test(p, inv, monster)
  else monster:use_effect(step, inv) end
  goes_on(p, inv, monster)
end

--- inv:encounter_monster(monster: card, options?: { ambush: boolean }): boolean. A Combat Encounter with the Monster; {
--- ambush = true } for an ambush.
function verbs.encounter_monster(inv, monster, options)
  if not is_playing(inv) or not is_there(monster) then return false end
  local ambush = options and options.ambush and 1 or 0
  return call_procedure("combat", { inv = inv, monster = monster, ambush = ambush }) == 1
end

-- A figure without a token: in an ambush by a specific Monster only its attributes count.
local function figure(id, place)
  local found = find_in("figures", id, nil, true) or create(id, "figures")
  move(found, "resolving", nil, false, place)
  found.no_token = true
  return found
end

--- inv:ambush(id?: card_id): boolean. A Monster ambushes the investigator. It does not spawn, and is gone afterwards.
--- Reference Guide: Ambush.
function verbs.ambush(inv, id)
  if not is_playing(inv) then return false end
  local monster
  if id then
    monster = figure(id, inv.place)
  else
    monster = pick "cup"
    if not monster then return false end
    relocate(monster, "resolving", nil, false, inv.place)
  end
  monster.lost = 0
  local defeated = inv:encounter_monster(monster, { ambush = true })
  if is_there(monster) then return_token(monster) end
  return defeated
end

engine.verbs(verbs)

engine.export { has_test = has_test, return_token = return_token, spawn_monster = spawn_monster,
  defeat_monster = defeat_monster, harm_together = harm_together, defeat_together = defeat_together,
  discardable_monsters = discardable_monsters,
  cultist_abilities = cultist_abilities, fight_step = fight_step,
  before_combat = before_combat, before_strength = before_strength, before_damage = before_damage, will_loss = will_loss,
  after_will = after_will, after_strength = after_strength, on_defeat = on_defeat, on_combat_defeat = on_combat_defeat }
