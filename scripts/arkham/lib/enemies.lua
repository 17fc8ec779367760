-- Enemies: prey, engagement, attacks, spawning, moving.

local guarded = require("lib/immunity").guarded
local swarm = require "lib/swarm"
local elusive, concealed, history = require "lib/elusive", require "lib/concealed", require "lib/history"

local verbs = {}
local is, check, move, is_immune = method.is, method.check, method.move, method.is_immune
local in_play, data_of_card, place_of, zone_of = property.in_play, property.data, property.place, property.zone
local parent_of, bearer_of, pack_of, shadow_of = property.parent, property.bearer, property.pack, property.shadow
local is_exhausted, is_swarm_card, is_attacking = property.exhausted, property.swarm_card, property.makes_attack
local take = require("lib/harm").take

-- Prey and spawn instructions are part of the text box: a blank card has none.
local function instruction(enemy, name)
  local data = data_of_card(enemy)
  local given = data and data[name]
  return given and check(enemy, "text_blank") == 0 and given or nil
end

local function best_prey(enemy, list)
  if #list <= 1 then return list end
  local prey = instruction(enemy, "prey")
  if not prey then return list end
  local best, out = nil, {}
  for i = 1, #list do
    local inv = list[i]
    local score = prey(enemy, inv)
    if best == nil or score > best then best, out = score, {} end
    if score == best then out[#out + 1] = inv end
  end
  return out
end

local function prey_only(enemy, list)
  local only = instruction(enemy, "prey_only")
  if not only then return list end
  return filter(list, function(inv) return only(enemy, inv) end)
end

--- enemy:choose_prey(list: card[]): card. The investigator in the list who fits its prey instruction best; the lead
--- decides between equals.
function verbs.choose_prey(enemy, list)
  return choose(game.lead, "Whom does " .. enemy.title .. " pursue?", best_prey(enemy, prey_only(enemy, list)))
end

-- It counts real positions. "As if" changes nothing here: nobody moves by it, and no enemy engages by it.
--- investigators_at(place: card): card[]. The investigators at that place.
local function investigators_at(place)
  local list, all = {}, players()
  for i = 1, #all do
    local inv = all[i]
    if parent_of(inv) == place and place_of(inv) == place then list[#list + 1] = inv end
  end
  return list
end

-- The investigator in whose threat area it lies, even if an "as if" effect engages it with another.
local function engaged_with(enemy)
  if zone_of(enemy) ~= "threat" then return nil end
  local all = players()
  for i = 1, #all do
    if contains(cards_in("threat", all[i]), enemy) then return all[i] end
  end
end

-- Where an enemy in play really is. `engaged` is the investigator in whose threat area it lies, if it lies in one.
local function real_place(enemy, engaged)
  local host = parent_of(engaged or enemy)
  return host and place_of(host)
end

local function come(enemy, from, place)
  after("leaves", enemy, from)
  after("enters", enemy, place, from)
end

-- At the same time it disengages from the investigator with whom it was engaged (Rules Reference: Engage Action). What
-- comes when it is about to engage may have engaged it already, or taken one of them to another location (`near`: they
-- were at the same one).
local function into_threat_area(_, inv, enemy, was_in_play, near)
  if not in_play(inv) or was_in_play and not in_play(enemy) then return false end
  local other = engaged_with(enemy)
  local from, place = was_in_play and real_place(enemy, other) or nil, parent_of(inv)
  if other == inv or near and from ~= place then return false end
  move(enemy, "threat", inv)
  swarm.follow(enemy)
  if from and from ~= place then
    together(come, enemy, from, place)
  elseif from ~= place then
    after("enters", enemy, place)
  end
  if other then after("disengaged", other, enemy) end
end

-- Each card of a pack engages as an enemy of its own.
local function engage_pack(inv, enemy, was_in_play, near)
  if not event("engaged", inv, enemy, nil, nil, into_threat_area, inv, enemy, was_in_play, near) then return end
  local pack = swarm.members(enemy)
  for i = 1, #pack do
    if pack[i] ~= enemy and engaged_with(pack[i]) == inv then after("engaged", inv, pack[i]) end
  end
end

local function is_one_kept_off(enemy, inv)
  return check(enemy, "cannot_engage", inv) > 0 or inv == game.active and check(enemy, "cannot_engage_active") > 0
end

-- Can the enemy not engage that investigator, because an effect says so? A pack engages as one: not if one of it cannot.
local function is_kept_off(enemy, inv)
  if pack_of(enemy) == 0 then return is_one_kept_off(enemy, inv) end
  return #filter(swarm.members(enemy), function(one) return is_one_kept_off(one, inv) end) > 0
end

-- The investigator can be engaged, and the enemy is not massive.
local function engage(inv, enemy)
  if is(enemy, "location") or shadow_of(enemy) > 0 then return end
  local other = engaged_with(enemy)
  if other == inv then return end
  local was_in_play = in_play(enemy)
  local near = was_in_play and real_place(enemy, other) == parent_of(inv)
  if was_in_play and not near and check(enemy, "cannot_enter", parent_of(inv)) > 0 then return end
  if is_kept_off(enemy, inv) then return end
  if pack_of(enemy) > 0 then return together(engage_pack, inv, enemy, was_in_play, near) end
  event("engaged", inv, enemy, nil, nil, into_threat_area, inv, enemy, was_in_play, near)
end

--- inv:engage(enemy: card). Works in both directions: the enemy has engaged the investigator as well. If it is engaged
--- with them already, nothing happens. An enemy at another location comes to that of the investigator, which is a move:
--- it leaves and enters, and one that cannot enter there is not engaged. Rules Reference: Enemy Engagement; Move.
function verbs.engage(inv, enemy)
  if is(enemy, "massive") or check(inv, "cannot_be_engaged", enemy) > 0 then return end
  return engage(inv, enemy)
end

--- enemy:disengage(). The enemy stays at its place, unengaged.
function verbs.disengage(enemy)
  local inv = bearer_of(enemy)
  if zone_of(enemy) ~= "threat" or not inv then return end
  enemy.parent = parent_of(enemy)   -- its real place: an "as if" effect no longer counts from here on
  if zone_of(enemy) == "threat" then move(enemy, "board", nil, false, parent_of(bearer_of(enemy))) end
  swarm.follow(enemy)
  after("disengaged", inv, enemy)
end

--- inv:can_engage(enemy: card): boolean. Would engage() change anything? For the choice of an effect that engages.
function verbs.can_engage(inv, enemy)
  if is(enemy, "massive") or is(enemy, "location") or shadow_of(enemy) > 0 or enemy:is_immune() then return false end
  local other = engaged_with(enemy)
  if other == inv or check(inv, "cannot_be_engaged", enemy) > 0 or is_kept_off(enemy, inv) then return false end
  return not in_play(enemy) or real_place(enemy, other) == inv.parent or check(enemy, "cannot_enter", inv.parent) == 0
end

-- Those in the list whom the enemy can engage.
local function engageable(enemy, list)
  return filter(list, function(inv) return check(inv, "cannot_be_engaged", enemy) == 0 end)
end

local function engage_prey(enemy, list) verbs.engage(enemy:choose_prey(list), enemy) end

-- What comes when one of them engages may have changed another.
local function engage_all(roaming)
  for i = 1, #roaming do
    local enemy = roaming[i]
    if not is_exhausted(enemy) and not is(enemy, "aloof") and not is(enemy, "massive") and zone_of(enemy) == "board" then
      local list = engageable(enemy, prey_only(enemy, investigators_at(place_of(enemy))))
      list = filter(list, function(inv) return not is_kept_off(enemy, inv) end)
      if #list > 0 then by_rules(engage_prey, enemy, list) end
    end
  end
end

-- Ready unengaged enemies engage as soon as an investigator is at their location (Rules Reference: Enemy Engagement).
--- check_engagement(). Every enemy that must engage an investigator at its location does so, all at once.
local function check_engagement()
  local roaming = find "roaming"
  if #roaming > 0 then together(engage_all, roaming) end
end

-- An attempt to evade evades by the rules, whatever card began it.
local function is_tested(enemy)
  local test = current "test"
  return test and test.kind == 2 and test.target == enemy
end

local function break_away(_, enemy)
  if not in_play(enemy) then return false end
  verbs.exhaust(enemy)
  verbs.disengage(enemy)
end

local function evade(inv, enemy) event("evaded", inv, enemy, nil, nil, break_away, enemy) end

--- inv:evade_enemy(enemy: card). Announces the evasion. The enemy is exhausted and no longer engaged.
function verbs.evade_enemy(inv, enemy)
  if is_immune(enemy) and not is_tested(enemy) then return end
  if is(enemy, "mini_card") then return inv:expose(enemy) end
  if check(enemy, "cannot_be_evaded") > 0 then return end
  together(evade, inv, enemy)
end

-- A host and its swarm cards exhaust, and become ready, as one.
local function exhaust_pack(card)
  local changed = filter(swarm.members(card), function(other) return not is_exhausted(other) end)
  set_each(changed, "exhausted", true)
  for i = 1, #changed do after("exhausts", nil, changed[i]) end
  return #changed > 0
end

--- card:exhaust(): boolean. Exhausts the card; returns whether that changed anything.
function verbs.exhaust(card)
  if pack_of(card) > 0 then return together(exhaust_pack, card) end
  if is_exhausted(card) then return false end
  card.exhausted = true
  after("exhausts", nil, card)
  return true
end

local function readied(card)
  local pack = swarm.members(card)
  for i = 1, #pack do
    pack[i].exhausted = false
    after("readies", nil, pack[i])
  end
  check_engagement()
end

-- A pack becomes ready as one, so one that cannot keeps the others exhausted.
local function kept_exhausted(card)
  for _, other in ipairs(swarm.members(card)) do
    if check(other, "cannot_ready") > 0 then return true end
  end
  return false
end

--- card:ready(): boolean. Readies the card; returns whether that changed anything.
function verbs.ready(card)
  if not is_exhausted(card) or kept_exhausted(card) or before("readies", nil, card) ~= 1 then return false end
  if not is_exhausted(card) or not in_play(card) then return false end
  together(readied, card)
  return true
end

-- "Cannot" is absolute, whatever causes the attack.
local function may_attack(enemy, inv) return is(enemy, "elite") or check(inv, "ignores_attacks") == 0 end

-- A hidden enemy attacks from a hand.
local function is_able(enemy) return in_play(enemy) or is(enemy, "hidden") and zone_of(enemy) == "hand" end

-- The attack of an enemy that may attack. One that has left play before it resolves attacks nobody. A card that cancels
-- attacks listens with `would`; then forced abilities that happen "when" the enemy attacks do not happen either.
local function strike(enemy, inv, kind)
  local flees = is(enemy, "elusive") and not is_exhausted(enemy)
  local was_attacking, asked = is_attacking(enemy), any "asking_of_attacks"
  if asked then enemy.makes_attack = true end
  local goes_on = before("attack", enemy, inv, nil, kind) == 1
  local made = goes_on and is_able(enemy)
  if made then
    history.attacked(inv)
    take(inv, check(enemy, "attack_damage"), check(enemy, "attack_horror"), enemy, 1)
  end
  if asked then enemy.makes_attack = was_attacking end
  expire "attack"
  if made and flees then elusive.flee(enemy) end
  if made then after("attack", enemy, inv, nil, kind) end
  if made or not goes_on then after("attack_over", enemy, inv, nil, kind) end
  return made
end

--- enemy:attack(inv: card, kind?: integer): boolean. Deals its damage and its horror together. kind: 1 enemy phase, 2
--- opportunity, 3 retaliate, 4 alert. Returns whether the attack took place: it may have been cancelled or forbidden. A
--- hidden enemy in a hand attacks only by this call (Rules Reference: Hidden).
function verbs.attack(enemy, inv, kind)
  return is_able(enemy) and is_playing(inv) and may_attack(enemy, inv) and strike(enemy, inv, kind)
end

local function attack_order(inv, list)
  if #list == 1 then return list[1] end
  return choose(inv, "Which enemy attacks you first?", list)
end

--- attack_each(enemies: card[], inv: card). Each of these enemies attacks the investigator, who chooses the order.
local function attack_each(enemies, inv)
  enemies = filter(enemies, is_able)
  while #enemies > 0 and is_playing(inv) do
    local enemy = attack_order(inv, enemies)
    verbs.attack(enemy, inv)
    enemies = filter(enemies, function(other) return other ~= enemy and is_able(other) end)
  end
end

local function not_in(list, done)
  if #done == 0 then return list end
  return filter(list, function(enemy) return not contains(done, enemy) end)
end

--- attacks_of_opportunity(inv: card). Each ready engaged enemy attacks once, in the order that the investigator
--- chooses. One that makes no such attacks is left out, as if it were not there.
local function attacks_of_opportunity(inv)
  local list = filter(find("attacking_you", inv), function(enemy) return check(enemy, "no_opportunity") == 0 end)
  while #list > 0 and in_play(inv) do
    local enemy = attack_order(inv, list)
    strike(enemy, inv, 2)
    if #list == 1 then break end
    -- The rest of the list, without those that can no longer attack.
    list = filter(find("attacking_you", inv), function(other) return other ~= enemy and contains(list, other) end)
  end
end

-- A massive enemy attacks everybody with whom it is engaged, and a location that is an enemy everybody there, one at a
-- time, in the order that the lead chooses.
local function massive_attacks(enemy)
  local waiting = filter(investigators_at(enemy.place), function(inv) return may_attack(enemy, inv) end)
  if is(enemy, "massive") then waiting = engageable(enemy, waiting) end
  while #waiting > 0 do
    local inv = choose(game.lead, "Whom does " .. enemy.title .. " attack first?", waiting)
    enemy:attack(inv, 1)
    if not in_play(enemy) or is_exhausted(enemy) then break end
    waiting = filter(waiting, function(other)
      return other ~= inv and in_play(other) and place_of(other) == place_of(enemy)
    end)
  end
end

-- A pack exhausts when all of it has attacked: those that can still attack this investigator come first.
local function exhaust_after_all(inv, pack, done)
  local left = filter(not_in(find("attacking_you", inv), done), function(enemy) return contains(pack, enemy) end)
  pack = filter(pack, in_play)
  if #left == 0 and pack[1] then verbs.exhaust(pack[1]) end
end

-- Of the enemies that attack in the enemy phase one may be the investigator's location: see lib/enemy_location.lua.
local function attackers(inv)
  local list, place = find("attacking_you", inv), place_of(inv)
  if place and is(place, "enemy") and not is_exhausted(place) and may_attack(place, inv) then list[#list + 1] = place end
  return list
end

-- 3.3: each attack, with everything that it triggers, is complete before the enemy exhausts.
--- resolve_attacks(inv: card). The attacks of the enemy phase on this investigator, in the order that they choose.
local function resolve_attacks(inv)
  local done = {}
  while in_play(inv) do
    local list = not_in(attackers(inv), done)
    if #list == 0 then break end
    local enemy = attack_order(inv, list)
    done[#done + 1] = enemy
    local pack = pack_of(enemy) > 0 and swarm.members(enemy)
    if is(enemy, "massive") or is(enemy, "location") then
      massive_attacks(enemy)
    else
      strike(enemy, inv, 1)
    end
    if pack then
      exhaust_after_all(inv, pack, done)
    elseif in_play(enemy) then
      verbs.exhaust(enemy)
    end
  end
end

local function gives_way(card) return is(card, "player_card") and not is(card, "investigator") end

-- A unique encounter card that enters play displaces a player card with the same title (Rules Reference: Unique).
local function displace(card)
  if not is(card, "unique") then return end
  local namesakes = find("namesakes", card)
  for i = 1, #namesakes do
    local other = namesakes[i]
    if gives_way(other) then by_rules(other.leave_play, other) end
  end
end

-- Any other unique card of its title keeps it out of play.
local function has_instance(card)
  return is(card, "unique") and #filter(find("namesakes", card), function(other)
    return is(other, "unique") and not gives_way(other) and not is(other, "investigator")
  end) > 0
end

-- A card may bar it from there.
local function is_barred(enemy, place) return place ~= nil and check(enemy, "cannot_spawn", place) > 0 end

local function cannot_spawn(enemy)
  enemy:discard()
  after("discarded", nil, enemy)
  return false
end

local function stand_at(enemy, place)
  move(enemy, "board", nil, false, place)
  after("enters", enemy, place)
end

-- What interrupts the spawning may take the location, or whoever has drawn the enemy, out of the game.
local function has_goal(inv, where)
  if where then return in_play(where) end
  return not inv or in_play(inv)
end

-- An enemy that spawns at a location, or engaged with somebody there, enters that location, and only then engages. See
-- "Where the documents are silent" in scripts/arkham/README.md. `how` is "engaged" if an effect says that it spawns so,
-- and "hidden" if it spawns into the shadows.
local function enter(_, enemy, inv, where, state, how)
  if not has_goal(inv, where) then return false end
  displace(enemy)
  set_state(enemy, state)
  if where then
    stand_at(enemy, where)
    check_engagement()
  elseif how == "hidden" then
    concealed.hide(enemy)
  elseif how ~= "engaged" and is(enemy, "aloof") or is(enemy, "massive") or
      check(inv, "cannot_be_engaged", enemy) > 0 then
    stand_at(enemy, place_of(inv))
  else
    engage(inv, enemy)
  end
end

-- An enemy that spawns enters play by that: abilities that wait for one see the other as well.
local function come_into_play(_, enemy, inv, where, state, how)
  event("enters_play", inv, enemy, where, nil, enter, enemy, inv, where, state, how)
  return in_play(enemy)
end

local function enter_by_spawning(enemy, inv, where, state, drawer, how)
  local spawned = event("enemy_spawned", inv, enemy, where, nil, come_into_play, enemy, inv, where, state, how)
  if not spawned then return end   -- what replaces it may be a spawning of its own
  if how == "hidden" then
    concealed.scatter(enemy, drawer)
  else
    swarm.enter(enemy, drawer)
  end
end

--- enemy:spawn(inv?: card, where?: card, state?: enters). Spawns by its spawn instruction, or at `where` if an effect
--- says so. Without either it spawns engaged with the investigator who drew it; a concealed enemy spawns into the
--- shadows. With no legal location, and while another unique enemy of its title is in play, it is discarded. State: see
--- card:enter_play(). Rules Reference: Spawn; Unique.
function verbs.spawn(enemy, inv, where, state)
  if has_instance(enemy) then return cannot_spawn(enemy) end
  local drawer, hides = inv, not where and concealed.keyword(enemy)
  local spawn = not hides and instruction(enemy, "spawn") or nil   -- a concealed one spawns into the shadows
  if not where and spawn == engaged_with_prey then
    inv = enemy:choose_prey(players())
  elseif not where and spawn then
    local places = filter(find "locations", function(place)
      return spawn(place, enemy, inv) and not is_barred(enemy, place)
    end)
    where = choose(inv or game.lead, "Where does " .. enemy.title .. " spawn?", places)
    if not where then return cannot_spawn(enemy) end
  end
  if not hides and is_barred(enemy, where or inv and place_of(inv)) then return cannot_spawn(enemy) end
  together(enter_by_spawning, enemy, inv, where, state, drawer, hides and "hidden")
  return true
end

--- enemy:spawn_engaged(inv: card, state?: enters): boolean. An effect spawns it engaged with that investigator, whatever
--- its own spawn instruction is, even if it is aloof or concealed. While another unique enemy of its title is in play, or
--- if it cannot spawn there, it is discarded.
function verbs.spawn_engaged(enemy, inv, state)
  if has_instance(enemy) or is_barred(enemy, place_of(inv)) then return cannot_spawn(enemy) end
  together(enter_by_spawning, enemy, inv, nil, state, inv, "engaged")
  return true
end

local function leave_and_enter(enemy, place)
  if zone_of(enemy) == "threat" then verbs.disengage(enemy) end
  local from = place_of(enemy)
  after("leaves", enemy, from)
  move(enemy, "board", nil, false, place)
  swarm.follow(enemy)
  after("enters", enemy, place, from)
  check_engagement()
end

--- enemy:move_enemy(place: card, must?: boolean). Moves the enemy, which does not reveal the location. An effect may
--- bar the enemy from the location, unless it must move (see remove_location). No location moves.
function verbs.move_enemy(enemy, place, must)
  if not place or place_of(enemy) == place or not must and check(enemy, "cannot_enter", place) > 0 then return false end
  if shadow_of(enemy) > 0 or is(enemy, "location") then return false end
  together(leave_and_enter, enemy, place)
  return true
end

--- enemy:move_toward(place: card). Moves the enemy one connection along a shortest path; the lead chooses between equal
--- ones. In the enemy phase an effect may turn it toward another location (the value `lures`).
function verbs.move_toward(enemy, place)
  place = place and choose(game.lead, "Toward which location does " .. enemy.title .. " move?", elusive.lures(enemy)) or place
  local here = enemy.place
  local far = here and place and distance(here, place)
  if not far or far == 0 then return false end
  local steps = filter(find "locations", function(step)
    return connected(here, step) and distance(step, place) == far - 1
  end)
  return enemy:move_enemy(choose(game.lead, "Where does " .. enemy.title .. " move?", steps))
end

local function hunt(enemy)
  if #prey_only(enemy, investigators_at(place_of(enemy))) > 0 then return end
  local nearest, list = nil, {}
  local prey = prey_only(enemy, players())
  for i = 1, #prey do
    local inv = prey[i]
    local far = distance(place_of(enemy), place_of(inv))
    if far and (nearest == nil or far < nearest) then nearest, list = far, {} end
    if far and far == nearest then list[#list + 1] = inv end
  end
  if #list == 0 then return end
  enemy:move_toward(#elusive.lures(enemy) > 0 and list[1].place or enemy:choose_prey(list).place)
end

-- If several locations are designated, the lead says toward which of them it goes, the nearest or not.
local function patrol(enemy)
  local goal = instruction(enemy, "patrol")
  local goals = goal and filter(find "locations", function(place) return goal(place, enemy) end) or {}
  local place = choose(game.lead, "Toward which location does " .. enemy.title .. " move?", goals)
  if place and place ~= enemy.place then enemy:move_toward(place) end
end

--- move_hunters(). The movement of hunters in the enemy phase, and of enemies that patrol. One that would do both
--- patrols.
local function move_hunters()
  local roaming = find "roaming"
  for i = 1, #roaming do
    local enemy = roaming[i]
    if not is_exhausted(enemy) and not is_swarm_card(enemy) and zone_of(enemy) == "board" then
      if is(enemy, "patrol") then patrol(enemy) elseif is(enemy, "hunter") then hunt(enemy) end
    end
  end
end

engine.verbs(guarded(verbs, {
  touched = { disengage = false, exhaust = false, ready = false, move_enemy = false },
  touched_other = { engage = false },
  in_play = { engage = false, evade_enemy = false, exhaust = false, move_enemy = false },
  in_play_other = { engage = false, evade_enemy = false, move_enemy = false } }))

engine.export { check_engagement = check_engagement, attack_each = attack_each, attacks_of_opportunity = attacks_of_opportunity,
  resolve_attacks = resolve_attacks, move_hunters = move_hunters, investigators_at = investigators_at }
