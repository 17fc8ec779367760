-- Damage and horror, defeat, elimination.

local verbs = {}
local move, add, is, check, base = method.move, method.add, method.is, method.check, method.base
local function is_playing(inv) return inv ~= nil and inv.in_play end

--- inv:playing() -> boolean. Still in the game, not eliminated.
verbs.playing = is_playing

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

--- inv:take { damage = n, horror = n, direct = boolean, source = card, attack = boolean } -> points really placed.
--- Both are assigned first and then placed together. Rules Reference: Dealing Damage/Horror.
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
  local damage, horror, forfeited = inv.damage, inv.horror, inv.forfeited
  inv:move "removed"
  inv.physical_trauma, inv.mental_trauma, inv.defeated, inv.resigned = physical, mental, defeated, resigned
  inv.damage, inv.horror, inv.forfeited = damage, horror, forfeited
  after("investigator_eliminated", nil, inv)
  local left = players()
  if #left == 0 then end_scenario "no_resolution" end
  if game.lead == inv then game.lead = choose(left[1], "Who leads now?", left) end
  check_engagement()
end

engine.verbs(verbs)

engine.export { harm_all = harm_all, is_playing = is_playing }

return { take = take }
