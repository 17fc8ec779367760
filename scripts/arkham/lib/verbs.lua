-- What investigators, enemies and cards do: the words that cards are written in.

local verbs = {}
local move, add, is, set, check, base = method.move, method.add, method.is, method.set, method.check, method.base

local function is_playing(inv) return inv ~= nil and inv.in_play end

--- inv:playing() -> boolean. Still in the game, not eliminated.
verbs.playing = is_playing

-- --- drawing, resources ------------------------------------------------------------------------------------------

local function reset_deck(inv)
  for _, card in ipairs(cards_in("discard", inv)) do card:move("deck", inv) end
  shuffle("deck", inv)
end

-- A card that has come into a hand: a weakness resolves at once (Rules Reference: Weakness; Revelation).
local function resolve_weakness(inv, card)
  if not card:is "weakness" or game.set_up == 1 then return end
  if card:is "enemy" or card:is "treachery" then
    -- An encounter cardtype resolves as if it had just been drawn from the encounter deck.
    card:move("limbo", inv)
    call_procedure("draw_encounter", { drawer = inv, card = card })
  elseif card:has_ability "revelation" then
    card:use("revelation", inv)
  end
end

--- inv:draw(n) -> number drawn. From the top of the investigator's deck; an empty deck is reset in mid-draw, and once
--- the draw is complete that costs one horror. Rules Reference: Drawing Cards.
function verbs.draw(inv, n)
  n = n or 1
  if n == 1 and size("deck", inv) > 0 then
    local card = top("deck", inv)
    move(card, "hand", inv)
    after("card_drawn", inv, card)
    if is(card, "weakness") then resolve_weakness(inv, card) end
    return 1
  end
  local drawn, emptied = {}, false
  for _ = 1, n do
    if size("deck", inv) == 0 then
      if size("discard", inv) == 0 then break end
      reset_deck(inv)
      emptied = true
    end
    local card = top("deck", inv)
    card:move("hand", inv)
    drawn[#drawn + 1] = card
  end
  for _, card in ipairs(drawn) do
    after("card_drawn", inv, card)
    resolve_weakness(inv, card)
  end
  if emptied then inv:take_horror(1) end
  return #drawn
end

--- inv:add_to_hand(card). Not a draw: nothing that waits for a draw reacts, but a weakness resolves all the same.
function verbs.add_to_hand(inv, card)
  if is(card, "signature") and card.owner ~= inv then return end
  card:move("hand", inv)
  resolve_weakness(inv, card)
end

--- inv:gain(n). Gains resources.
function verbs.gain(inv, n)
  add(inv, "resources", n)
  after("resources_gained", inv, nil, nil, n)
end

--- inv:lose_actions(n). The standard actions first; only then additional ones, which of them as the investigator likes.
function verbs.lose_actions(inv, n)
  n = n + add(inv, "actions", -n)
  while n > 0 do
    local source = choose(inv, "Which additional action do you lose?", find("additional_actions", inv))
    if not source then return end
    source.action_spent = true
    n = n - 1
  end
end

--- inv:search(n, tags, draw) -> card or nil. Looks through the top n cards of the deck (all of it for nil) for one with
--- all the tags (a list; any card for nil), takes it into hand, as a draw if `draw`, and shuffles. One must be taken if
--- there is one. Rules Reference: Search.
function verbs.search(inv, n, tags, draw)
  local seen, found = {}, {}
  for _, card in ipairs(cards_in("deck", inv)) do
    if n and #seen >= n then break end
    seen[#seen + 1] = card
    local fits = true
    for _, tag in ipairs(tags or {}) do fits = fits and card:is(tag) end
    if fits then found[#found + 1] = card end
  end
  after("searched", inv)
  local card = choose(inv, "Which card do you take?", found)
  if card then card:move("hand", inv) end
  shuffle("deck", inv)
  if card then
    if draw then after("card_drawn", inv, card) end
    resolve_weakness(inv, card)
  end
  return card
end

--- inv:look_at_top(n, zone [, whose]). Looks at the top n cards of a deck and puts them back in any order.
function verbs.look_at_top(inv, n, zone, whose)
  local cards, order = cards_in(zone, whose), {}
  while #cards > n do table.remove(cards) end
  while #cards > 0 do
    local card = choose(inv, "Which card goes on top" .. (#order > 0 and ", under those chosen?" or "?"), cards)
    order[#order + 1] = card
    cards = filter(cards, function(other) return other ~= card end)
  end
  for i = #order, 1, -1 do order[i]:move(zone, whose) end
end

--- inv:discard_card(card). From hand, to its owner's discard pile.
function verbs.discard_card(inv, card)
  card:discard()
  after("discarded", inv, card)
end

--- inv:discard_random(n) -> number discarded. Cards from hand, at random.
function verbs.discard_random(inv, n)
  local done = 0
  for _ = 1, n or 1 do
    local card = pick("hand", inv)
    if not card then break end
    inv:discard_card(card)
    done = done + 1
  end
  return done
end

-- --- damage and horror ---------------------------------------------------------------------------------------------

local function room(card, stat, mark, assigned)
  local max = card:base(stat)
  if not max then return 0 end
  return math.max(0, card:check(stat) - card[mark] - card[assigned])
end

-- Assigns n points one by one: to the investigator, or to those of his assets that have the stat and are not yet
-- defeated by it. `entries` are { card, damage, horror }, the investigator's first: what this effect assigns. The marks
-- on a card count what the effects around a nested one have assigned as well.
local function assign(inv, entries, n, stat, mark)
  if n <= 0 then return end
  local assigned, slot = "assigned_" .. mark, mark == "damage" and 2 or 3
  while n > 0 and #entries > 1 do
    local list = { inv }
    for i = 2, #entries do
      if room(entries[i][1], stat, mark, assigned) > 0 then list[#list + 1] = entries[i][1] end
    end
    if #list == 1 then break end
    local card = choose(inv, "Who takes this " .. mark .. "? (" .. n .. " left)", list)
    card:add(assigned, 1)
    for _, entry in ipairs(entries) do
      if entry[1] == card then entry[slot] = entry[slot] + 1 end
    end
    n = n - 1
  end
  inv:add(assigned, n)
  entries[1][slot] = entries[1][slot] + n
end

-- Between steps 1 and 2: what prevents, reduces or reacts to what a card has been assigned.
local function before_placing(source, entry, attack)
  local card = entry[1]
  for slot = 2, 3 do
    local mark, n = slot == 2 and "damage" or "horror", entry[slot]
    if n > 0 then
      local go, left = before(mark .. "_dealt", source, card, nil, n, attack)
      entry[slot] = go == 1 and math.min(left, n) or 0
      card:add("assigned_" .. mark, entry[slot] - n)
    end
  end
end

-- Takes the marks of `entry` off its card and puts what they say on it. Nothing is announced yet.
local function place(entry)
  local card, damage, horror = entry[1], entry[2], entry[3]
  if damage + horror == 0 or not card.in_play then return 0, 0 end
  card:add("assigned_damage", -damage)
  card:add("assigned_horror", -horror)
  if damage > 0 then add(card, "damage", damage) end
  if horror > 0 then add(card, "horror", horror) end
  return damage, horror
end

local function placed(source, card, damage, horror, attack)
  if damage > 0 then after("damage_placed", source, card, nil, damage, attack) end
  if horror > 0 then after("horror_placed", source, card, nil, horror, attack) end
end

-- Step 2: what was assigned and not prevented is placed on all cards at once; then comes who is defeated.
local function apply_harm(source, entries, attack)
  attack = attack and 1 or 0
  for _, entry in ipairs(entries) do before_placing(source, entry, attack) end
  local dealt, affected, harmed = 0, {}, {}
  for _, entry in ipairs(entries) do
    local damage, horror = place(entry)
    if damage + horror > 0 then
      dealt = dealt + damage + horror
      affected[#affected + 1] = { entry[1], damage, horror }
    end
  end
  for _, entry in ipairs(affected) do
    placed(source, entry[1], entry[2], entry[3], attack)
    local whose = not entry[1]:is "enemy" and entry[1].bearer
    if whose then
      local sum = harmed[whose]
      if not sum then
        sum = { 0, 0 }
        harmed[whose] = sum
        harmed[#harmed + 1] = whose
      end
      sum[1], sum[2] = sum[1] + entry[2], sum[2] + entry[3]
    end
  end
  for _, inv in ipairs(harmed) do after("investigator_harmed", inv, source, nil, harmed[inv][1], harmed[inv][2]) end
  for _, entry in ipairs(affected) do entry[1]:check_defeat(source) end
  return dealt
end

local function entries_for(inv, soak)
  local list = { { inv, 0, 0 } }
  for _, card in ipairs(soak) do list[#list + 1] = { card, 0, 0 } end
  return list
end

--- inv:take { damage = n, horror = n, direct = boolean, source = card, attack = boolean } -> points really placed.
--- Both are assigned first and then placed together. Rules Reference: Dealing Damage/Horror.
local function check_defeat(card, source) return verbs.check_defeat(card, source) end

local function take(inv, damage, horror, source, attack, direct)
  if not is_playing(inv) then return 0 end
  if not direct then
    local soak = find("soak", inv)
    if #soak > 0 then
      local entries = entries_for(inv, soak)
      assign(inv, entries, damage, "health", "damage")
      assign(inv, entries, horror, "sanity", "horror")
      return apply_harm(source, entries, attack == 1)
    end
  end
  -- Nobody to share it with: the same two steps for one card.
  if damage > 0 then
    local go, left = before("damage_dealt", source, inv, nil, damage, attack)
    damage = go == 1 and left or 0
  end
  if horror > 0 then
    local go, left = before("horror_dealt", source, inv, nil, horror, attack)
    horror = go == 1 and left or 0
  end
  if damage + horror == 0 or not is_playing(inv) then return 0 end
  if damage > 0 then add(inv, "damage", damage) end
  if horror > 0 then add(inv, "horror", horror) end
  placed(source, inv, damage, horror, attack)
  after("investigator_harmed", inv, source, nil, damage, horror)
  check_defeat(inv, source)
  return damage + horror
end

function verbs.take(inv, harm)
  return take(inv, harm.damage or 0, harm.horror or 0, harm.source, harm.attack and 1 or 0, harm.direct)
end

--- inv:take_damage(n), inv:take_horror(n): dealt to the investigator, who may assign it to assets.
function verbs.take_damage(inv, n, source) return take(inv, n, 0, source, 0) end
function verbs.take_horror(inv, n, source) return take(inv, 0, n, source, 0) end

--- inv:deal_damage(enemy, n) -> damage really placed. By an investigator (or his card).
function verbs.deal_damage(inv, enemy, n)
  if not enemy or not enemy.in_play or n <= 0 then return 0 end
  if enemy:is "investigator" then return enemy:take { damage = n, source = inv } end
  local entry = { enemy, n, 0 }
  before_placing(inv, entry, 0)
  local damage = place(entry)
  if damage > 0 then
    placed(inv, enemy, damage, 0, 0)
    enemy:check_defeat(inv)
  end
  return damage
end

--- harm_all(source, cards, damage, horror): several enemies and investigators at once; choices first, in player order.
local function harm_all(source, cards, damage, horror)
  local all = {}
  for _, card in ipairs(cards) do
    if card:is "investigator" then
      local entries = entries_for(card, find("soak", card))
      assign(card, entries, damage or 0, "health", "damage")
      assign(card, entries, horror or 0, "sanity", "horror")
      for _, entry in ipairs(entries) do all[#all + 1] = entry end
    else
      all[#all + 1] = { card, damage or 0, 0 }
    end
  end
  return apply_harm(source, all, false)
end

--- card:check_defeat(source). Defeats it if it has as much damage as health, or horror as sanity.
function verbs.check_defeat(card, source)
  if not card.in_play then return end
  local damage, horror = card.damage, card.horror
  local by_damage = damage > 0 and base(card, "health") and damage >= check(card, "health")
  local by_horror = horror > 0 and base(card, "sanity") and horror >= check(card, "sanity")
  if not by_damage and not by_horror then return end
  if card:is "investigator" then
    card:defeat(by_damage, by_horror)
  elseif card:is "enemy" then
    card:defeat_enemy(source)
  else
    event("asset_defeated", source, card, nil, nil, function()
      if not card.in_play then return false end
      card:leave_play()
    end)
  end
end

--- enemy:defeat_enemy(by). Victory enemies go to the victory display, weaknesses to their owner's discard pile.
function verbs.defeat_enemy(enemy, by)
  event("enemy_defeated", by, enemy, enemy.place, nil, function()
    if not enemy.in_play then return false end
    if enemy:check "victory" > 0 and not (enemy:check "text_blank" > 0) then
      enemy:move "victory"
    else
      enemy:discard()
    end
  end)
end

--- inv:heal_damage(n), inv:heal_horror(n) -> healed. As much as there is. Also for assets.
function verbs.heal_damage(card, n)
  local healed = -card:add("damage", -n)
  if healed > 0 then after("healed_damage", nil, card, nil, healed) end
  return healed
end
function verbs.heal_horror(card, n)
  local healed = -card:add("horror", -n)
  if healed > 0 then after("healed_horror", nil, card, nil, healed) end
  return healed
end

--- card:heal_either(you). 1 damage or 1 horror, as `you` chooses.
function verbs.heal_either(card, you)
  local kinds = {}
  for _, kind in ipairs { "damage", "horror" } do
    if card[kind] > 0 then kinds[#kinds + 1] = kind end
  end
  local kind = choose(you, "Heal what?", kinds)
  if kind == "damage" then return card:heal_damage(1) end
  return card:heal_horror(1)
end

-- --- leaving the game ------------------------------------------------------------------------------------------------

--- inv:defeat([by damage, by horror]). Trauma follows from damage or horror, not from a card's own word.
function verbs.defeat(inv, by_damage, by_horror)
  if not is_playing(inv) then return end
  event("investigator_defeated", nil, inv, nil, nil, function()
    inv.defeated = true
    local kind = by_damage and "physical" or by_horror and "mental"
    if by_damage and by_horror then
      kind = choose(inv, "Which trauma do you suffer?", { "physical", "mental" })
    end
    if kind == "physical" then inv:add("physical_trauma", 1) end
    if kind == "mental" then inv:add("mental_trauma", 1) end
    inv:eliminate()
  end)
end

--- inv:resign(). Eliminated, but not defeated.
function verbs.resign(inv)
  inv.resigned = true
  after("resigned", inv)
  inv:eliminate()
end

--- inv:eliminate(). Rules Reference: Elimination, step by step.
function verbs.eliminate(inv)
  local where = inv.place
  -- The game ends for this player's weaknesses; then they leave it.
  for _, card in ipairs(find("own_weaknesses", inv)) do
    if card:has_ability "game_end" then card:use("game_end", inv) end
    if card.in_play then move(card, "removed") end
  end
  for _, card in ipairs(cards_in("limbo", inv)) do
    if is(card, "encounter_card") and card.owner == nil then card:discard() else move(card, "removed") end
  end
  for _, zone in ipairs { "play", "hand", "deck", "discard", "committed", "set_aside_weaknesses", "mulliganed" } do
    move_all(zone, "removed", inv)
  end
  for _, card in ipairs(find "attachments") do
    if card.owner == inv and is(card, "player_card") and card.controller == inv then move(card, "removed") end
  end
  if where then where:add("clues", inv.clues) end
  inv.clues = 0
  inv.resources = 0
  for _, card in ipairs(cards_in("threat", inv)) do
    if card:is "enemy" then
      card:move("board", nil, false, where)
    elseif card:is "asset" and card.owner == inv then
      card:move "removed"
    else
      card:discard()
    end
  end
  -- An out-of-play card forgets its counters; trauma and marks stay with the investigator.
  local physical, mental, defeated, resigned = inv.physical_trauma, inv.mental_trauma, inv.defeated, inv.resigned
  local damage, horror = inv.damage, inv.horror
  inv:move "removed"
  inv.physical_trauma, inv.mental_trauma, inv.defeated, inv.resigned = physical, mental, defeated, resigned
  inv.damage, inv.horror = damage, horror
  after("investigator_eliminated", nil, inv)
  local left = players()
  if #left == 0 then end_scenario "no_resolution" end
  if game.lead == inv then game.lead = choose(left[1], "Who leads now?", left) end
  check_engagement()
end

-- --- enemies ----------------------------------------------------------------------------------------------------------

local function best_prey(enemy, list)
  if #list <= 1 then return list end
  local prey = enemy.data and enemy.data.prey
  if not prey then return list end
  local best, out = nil, {}
  for _, inv in ipairs(list) do
    local score = prey(enemy, inv)
    if best == nil or score > best then best, out = score, {} end
    if score == best then out[#out + 1] = inv end
  end
  return out
end

local function prey_only(enemy, list)
  local only = enemy.data and enemy.data.prey_only
  if not only then return list end
  return filter(list, function(inv) return only(enemy, inv) end)
end

--- enemy:choose_prey(list) -> investigator. The one who best meets its prey; the lead decides between equals.
function verbs.choose_prey(enemy, list)
  return choose(game.lead, "Whom does " .. enemy.title .. " pursue?", best_prey(enemy, prey_only(enemy, list)))
end

local function investigators_at(place)
  return filter(players(), function(inv) return inv.place == place end)
end

--- inv:engage(enemy). Works both ways: the enemy has engaged the investigator as well.
function verbs.engage(inv, enemy)
  if enemy:is "massive" then return end
  event("engaged", inv, enemy, nil, nil, function() enemy:move("threat", inv) end)
end

--- enemy:disengage(). It stays where it is, unengaged.
function verbs.disengage(enemy)
  local inv = enemy.bearer
  if enemy.zone ~= "threat" or not inv then return end
  enemy:move("board", nil, false, inv.place)
  after("disengaged", inv, enemy)
end

-- Ready unengaged enemies engage as soon as they are where an investigator is (Rules Reference: Enemy Engagement).
local function check_engagement()
  for _, enemy in ipairs(cards_in "board") do
    if enemy:is "enemy" and not enemy.exhausted and not enemy:is "aloof" and not enemy:is "massive"
        and enemy.zone == "board" then
      local list = prey_only(enemy, investigators_at(enemy.place))
      if #list > 0 then enemy:choose_prey(list):engage(enemy) end
    end
  end
end

--- inv:evade_enemy(enemy). It is exhausted and no longer engaged. Announces the evasion.
function verbs.evade_enemy(inv, enemy)
  event("evaded", inv, enemy, nil, nil, function()
    if not enemy.in_play then return false end
    enemy:exhaust()
    enemy:disengage()
  end)
end

--- card:exhaust(), card:ready() -> whether it changed anything.
function verbs.exhaust(card)
  if card.exhausted then return false end
  card.exhausted = true
  after("exhausts", nil, card)
  return true
end
function verbs.ready(card)
  if not card.exhausted or card:check "cannot_ready" > 0 then return false end
  card.exhausted = false
  after("readies", nil, card)
  check_engagement()
  return true
end

--- enemy:attack(inv, kind). Deals its damage and its horror together. kind: 1 enemy phase, 2 opportunity, 3 retaliate.
--- Returns whether the attack took place (it may have been cancelled).
function verbs.attack(enemy, inv, kind)
  if not enemy.in_play or not is_playing(inv) then return false end
  if before("attack", enemy, inv, nil, kind) ~= 1 then return false end
  take(inv, check(enemy, "attack_damage"), check(enemy, "attack_horror"), enemy, 1)
  after("attack", enemy, inv, nil, kind)
  return true
end

local function attack_order(inv, list)
  if #list == 1 then return list[1] end
  return choose(inv, "Which enemy attacks you first?", list)
end

local function not_in(list, done)
  if #done == 0 then return list end
  return filter(list, function(enemy) return not contains(done, enemy) end)
end

--- attacks_of_opportunity(inv): each ready engaged enemy once, in the order that the investigator chooses.
local function attacks_of_opportunity(inv)
  local list = find("attacking_you", inv)
  while #list > 0 and is_playing(inv) do
    local enemy = attack_order(inv, list)
    verbs.attack(enemy, inv, 2)
    flush()
    if #list == 1 then break end
    -- Of those that are left, the ones that still can.
    list = filter(find("attacking_you", inv), function(other) return other ~= enemy and contains(list, other) end)
  end
end

-- A massive enemy attacks everybody engaged with it, one at a time, in the order that the lead chooses.
local function massive_attacks(enemy)
  local waiting = investigators_at(enemy.place)
  while #waiting > 0 do
    local inv = choose(game.lead, "Whom does " .. enemy.title .. " attack first?", waiting)
    enemy:attack(inv, 1)
    flush()
    if not enemy.in_play or enemy.exhausted then break end
    waiting = filter(waiting, function(other)
      return other ~= inv and is_playing(other) and other.place == enemy.place
    end)
  end
end

-- 3.3: each attack, with all that it triggers, is complete before the enemy exhausts.
local function resolve_attacks(inv)
  local done = {}
  while is_playing(inv) do
    local list = not_in(find("attacking_you", inv), done)
    if #list == 0 then break end
    local enemy = attack_order(inv, list)
    done[#done + 1] = enemy
    if is(enemy, "massive") then
      massive_attacks(enemy)
    else
      verbs.attack(enemy, inv, 1)
      flush()
    end
    if enemy.in_play then verbs.exhaust(enemy) end
  end
end

-- A unique encounter card that enters play displaces the player's card of its title (Rules Reference: Unique).
local function displace(card)
  if not is(card, "unique") then return end
  for _, other in ipairs(find "in_play") do
    if other ~= card and other.title == card.title and is(other, "player_card") and not is(other, "investigator") then
      other:leave_play()
    end
  end
end

--- enemy:spawn(inv [, where]). By its spawn instruction, at `where` if an effect says so, else engaged with the drawer.
--- With no legal location it is discarded. Rules Reference: Spawn.
function verbs.spawn(enemy, inv, where)
  local spawn = enemy.data and enemy.data.spawn
  if not where and spawn and enemy:check "text_blank" == 0 then
    local places = filter(find "locations", function(place) return spawn(place, enemy, inv) end)
    where = choose(inv or game.lead, "Where does " .. enemy.title .. " spawn?", places)
    if not where then
      enemy:discard()
      after("discarded", nil, enemy)
      return false
    end
  end
  event("enemy_spawned", inv, enemy, where, nil, function()
    displace(enemy)
    if where then
      enemy:move("board", nil, false, where)
      check_engagement()
    elseif enemy:is "aloof" or enemy:is "massive" then
      enemy:move("board", nil, false, inv.place)
    else
      inv:engage(enemy)
    end
  end)
  return true
end

--- enemy:move_enemy(place). An enemy that moves does not reveal the location; it may be barred from it.
function verbs.move_enemy(enemy, place)
  if not place or enemy.place == place or enemy:check("cannot_enter", place) > 0 then return false end
  if enemy.zone == "threat" then enemy:disengage() end
  after("leaves", enemy, enemy.place)
  enemy:move("board", nil, false, place)
  after("enters", enemy, place)
  check_engagement()
  return true
end

--- enemy:move_toward(place): one connection along a shortest way; the lead chooses between equal ones.
function verbs.move_toward(enemy, place)
  local here = enemy.place
  local far = here and place and distance(here, place)
  if not far or far == 0 then return false end
  local steps = filter(find "locations", function(step)
    return connected(here, step) and distance(step, place) == far - 1
  end)
  return enemy:move_enemy(choose(game.lead, "Where does " .. enemy.title .. " move?", steps))
end

local function move_hunters()
  for _, enemy in ipairs(cards_in "board") do
    if enemy:is "enemy" and enemy:is "hunter" and not enemy.exhausted and enemy.zone == "board"
        and #prey_only(enemy, investigators_at(enemy.place)) == 0 then
      local nearest, list = nil, {}
      for _, inv in ipairs(prey_only(enemy, players())) do
        local far = distance(enemy.place, inv.place)
        if far and (nearest == nil or far < nearest) then nearest, list = far, {} end
        if far and far == nearest then list[#list + 1] = inv end
      end
      if #list > 0 then
        enemy:move_toward(enemy:choose_prey(list).place)
        flush()
      end
    end
  end
end

-- --- moving, locations ------------------------------------------------------------------------------------------------

--- place:reveal(). Turned over, with clues equal to its clue value added.
function verbs.reveal(place)
  if place.face == 1 then return end
  place.face = 1
  local clues = place:check "clue_value"
  place:add("clues", clues)
  after("location_revealed", nil, place, nil, clues)
end

--- inv:move_to(place [, direct]) -> moved. Leaves and enters at once; engaged enemies come along.
function verbs.move_to(inv, place)
  local from = inv.place
  if not place or from == place or inv:check("cannot_enter", place) > 0 then return false end
  event("moves", inv, place, from, nil, function()
    if from then before("leaves", inv, from) end
    for _, enemy in ipairs(cards_in("threat", inv)) do
      if enemy:is "enemy" and enemy:check("cannot_enter", place) > 0 then enemy:disengage() end
    end
    inv.parent = place
    if place.face == 0 then place:reveal() end
    if from then after("leaves", inv, from) end
    after("enters", inv, place)
    check_engagement()
  end)
  return true
end

--- inv:discover(n, place) -> clues taken. From the place (his own by default) to the investigator.
function verbs.discover(inv, n, place)
  place = place or inv.place
  if not place then return 0 end
  n = math.min(n, place.clues)
  if n <= 0 then return 0 end
  local _, taken = event("clues_discovered", inv, place, nil, n, function(left)
    left = math.min(left, place.clues)
    place:add("clues", -left)
    inv:add("clues", left)
  end)
  return taken
end

-- --- cards in play -----------------------------------------------------------------------------------------------------

-- Discards what must make room for a card with slots, simultaneously with its entry (Rules Reference: Slots).
local function make_room(inv, card)
  local slots = card.data and card.data.slots
  if not slots then return end
  for _, entry in ipairs(slots) do
    local slot, need = entry[1], entry[2]
    while true do
      local used, holders = 0, {}
      for _, other in ipairs(find("my_assets", inv)) do
        local takes = base(other, slot) or 0
        if takes > 0 and other ~= card then
          used = used + takes
          holders[#holders + 1] = other
        end
      end
      if used + need <= check(inv, slot) or #holders == 0 then break end
      local free = filter(holders, function(other) return not (other.data and other.data.stays and other.data.stays(other)) end)
      if #free == 0 then break end
      choose(inv, "No free slot for " .. card.title .. ": discard which card?", free):leave_play()
    end
  end
end

-- No unique card is brought into play by a player while another of that title is there (Rules Reference: Unique).
local function can_be_unique(card)
  for _, other in ipairs(find "in_play") do
    if other ~= card and other.title == card.title then return false end
  end
  return true
end

-- "Limit N per investigator" (Limits Pertaining to Play Areas): by title.
local function area_full(inv, card)
  local limit = base(card, "limit_title_here")
  return limit and #filter(cards_in("play", inv), function(other) return other.title == card.title end) >= limit
end

--- card:enter_play(inv [, zone]). Into the investigator's play area, with its uses; slots are made free.
function verbs.enter_play(card, inv, zone)
  if is(card, "unique") and not can_be_unique(card) then return end
  if is(card, "signature") and card.owner ~= inv then return end
  if area_full(inv, card) then return end
  make_room(inv, card)
  event("enters_play", inv, card, nil, nil, function()
    card:move(zone or "play", inv)
    card.controller = inv
    if card.data and card.data.uses then card.uses = card.data.uses end
  end)
end

--- inv:take_control(card). Puts it into the investigator's play area; into play, if it was out of it.
function verbs.take_control(inv, card)
  if is(card, "signature") and card.owner ~= inv then return end   -- nobody else's (Rules Reference: Signature Cards)
  if not card.in_play then return card:enter_play(inv) end
  if area_full(inv, card) then return end
  make_room(inv, card)
  card:move("play", inv)
  card.controller = inv
  -- Player cards attached to it come along (FAQ 1.14).
  for _, other in ipairs(find "attachments") do
    if other.parent == card and other:is "player_card" then other.controller = inv end
  end
end

--- card:add_uses(type, n) -> number added. Only uses of its own type (Rules Reference: Uses).
function verbs.add_uses(card, kind, n)
  if not card.data or card.data.uses_type ~= kind then return 0 end
  return card:add("uses", n)
end

--- card:leave_play(). To its owner's discard pile, with all that entails.
function verbs.leave_play(card)
  event("leaves_play", nil, card, nil, nil, function()
    if not card.in_play then return end
    -- What an eliminated investigator owns leaves the game with play.
    -- So does a story asset that nobody owns.
    if is(card, "player_card") and not (card.owner and is_playing(card.owner)) then
      move(card, "removed")
    else
      card:discard()
    end
  end)
end

--- card:attach_to(host). "Limit N per ..." cards say so in attach_limit; a card that cannot attach is discarded.
function verbs.attach_to(card, host)
  local limit = card.data and card.data.attach_limit
  if limit then
    local copies = 0
    for _, other in ipairs(find "attachments") do
      if other.parent == host and other.title == card.title then copies = copies + 1 end
    end
    if copies >= limit then return false end
  end
  local controller = card.controller
  card:move("attached", nil, false, host)
  if card:is "player_card" then
    card.controller = host:is "player_card" and host.controller or controller
  end
  after("enters_play", controller, card)
  return true
end

--- card:shuffle_into(zone [, inv]). Into a deck. Not a single card into an empty one: then it stays where it is, and an
--- event or treachery that is resolving is discarded when it is done. Rules Reference: Discard Piles (FAQ 1.13).
function verbs.shuffle_into(card, zone, inv)
  if size(zone, inv) == 0 then return false end
  card:move(zone, inv)
  shuffle(zone, inv)
  return true
end

--- card:put_in_threat_area(inv)
function verbs.put_in_threat_area(card, inv)
  event("enters_play", inv, card, nil, nil, function() card:move("threat", inv) end)
end

--- inv:suffer_trauma(physical, mental)
function verbs.suffer_trauma(inv, physical, mental)
  inv:add("physical_trauma", physical or 0)
  inv:add("mental_trauma", mental or 0)
  after("suffers_trauma", nil, inv, nil, (physical or 0) + (mental or 0))
end

--- inv:attack_damage_now() -> number: 1, what the attack itself adds, and modifiers.
function verbs.attack_value(inv)
  local test = current "test"
  return 1 + (test and test.damage or 0) + inv:check "damage_bonus"
end

--- inv:hit(enemy). The damage of a successful attack.
function verbs.hit(inv, enemy) return inv:deal_damage(enemy, inv:attack_value()) end

engine.verbs(verbs)

-- --- upkeep --------------------------------------------------------------------------------------------------------------

local function ready_all()
  local list = find "exhausted_cards"
  local readied = {}
  for _, card in ipairs(list) do
    if card:check "cannot_ready" == 0 then
      card.exhausted = false
      readied[#readied + 1] = card
    end
  end
  for _, card in ipairs(readied) do after("readies", nil, card) end
  check_engagement()
end

local function upkeep_draw()
  local list = players()
  for _, inv in ipairs(list) do verbs.draw(inv, 1) end
  for _, inv in ipairs(list) do
    if is_playing(inv) then verbs.gain(inv, 1) end
  end
end

local function check_hand_size(inv)
  local over = size("hand", inv) - inv:check "hand_limit"
  if over <= 0 then return end
  -- A weakness cannot be chosen unless a card says so.
  local list = filter(cards_in("hand", inv), function(card) return not card:is "weakness" end)
  local chosen = choose(inv, "Discard down to your hand size", list, { min = over, max = over, many = true })
  for _, card in ipairs(chosen) do inv:discard_card(card) end
end

--- farthest_from_all() -> location. The highest sum of distances to all investigators; the lead decides between equals.
local function farthest_from_all()
  local best, list = -1, {}
  for _, place in ipairs(find "locations") do
    local sum = 0
    for _, inv in ipairs(players()) do sum = sum + (inv.place and distance(inv.place, place) or 0) end
    if sum > best then best, list = sum, {} end
    if sum == best then list[#list + 1] = place end
  end
  return choose(game.lead, "Which location is farthest from all investigators?", list)
end

engine.export {
  farthest_from_all = farthest_from_all, harm_all = harm_all, check_engagement = check_engagement, attacks_of_opportunity = attacks_of_opportunity,
  resolve_attacks = resolve_attacks, move_hunters = move_hunters, ready_all = ready_all,
  upkeep_draw = upkeep_draw, check_hand_size = check_hand_size, investigators_at = investigators_at,
  reset_deck = reset_deck, resolve_weakness = resolve_weakness,
  waiting_investigators = function() return filter(players(), function(inv) return not inv.turn_taken end) end,
}
