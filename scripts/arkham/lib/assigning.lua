-- Assigning damage and horror: to which cards, by whose choice, and the moment when all of it has been assigned.
-- lib/harm.lua asks. (Rules Reference: Dealing Damage/Horror, Direct Damage)

local check, add, is, base = method.check, method.add, method.is, method.base
local in_play, controller_of = property.in_play, property.controller

-- Its values and timing points are declared at the end of game.lua (lib/more_words.lua), since they would give other
-- values and timing points other numbers, and so positions other hashes.
local assigning, verbs = {}, {}

local FIRST = { damage = "shields_damage", horror = "shields_horror" }

--- assigning.allowed(list: card[], inv: card, mark: string, direct?: boolean): card[]. Of the cards that can take one more
--- point, those to which it may be assigned: of what is direct, the investigator and assets that can take that; else not
--- the investigator while a card of theirs must take it first.
function assigning.allowed(list, inv, mark, direct)
  if #list == 1 then return list end
  if direct then
    return filter(list, function(card) return card == inv or check(card, "takes_direct") > 0 end)
  end
  for i = 1, #list do
    local card = list[i]
    if card ~= inv and controller_of(card) == inv and check(card, FIRST[mark]) > 0 then
      return filter(list, function(other) return other ~= inv end)
    end
  end
  return list
end

--- assigning.reached_by_direct(list: card[]): card[]. Those of the assets that direct damage and horror can come to: by
--- assigning, or by diverting it from the investigator.
function assigning.reached_by_direct(list)
  return filter(list, function(card) return check(card, "takes_direct") > 0 or check(card, "diverts_horror") > 0 end)
end

--- assigning.announce(source?: card, inv: card, damage: integer, horror: integer): integer, integer. All that is dealt to
--- an investigator, their assets included, has been assigned; cancel_harm() says how much of it is cancelled then.
--- Returns what is left of both.
function assigning.announce(source, inv, damage, horror)
  if damage + horror == 0 or not awaited "harm_dealt" or not is(inv, "investigator") then return damage, horror end
  if before("harm_dealt", source, inv, nil, damage, horror) ~= 1 then inv:cancel_harm(damage, horror) end
  local left_damage = math.max(0, damage - inv.cancelled_damage)
  local left_horror = math.max(0, horror - inv.cancelled_horror)
  inv.cancelled_damage, inv.cancelled_horror = 0, 0
  return left_damage, left_horror
end

--- assigning.announce_alone(source?: card, inv: card, damage: integer, horror: integer): integer, integer. The same where
--- nothing shares the harm.
function assigning.announce_alone(source, inv, damage, horror)
  add(inv, "assigned_damage", damage)
  add(inv, "assigned_horror", horror)
  local left_damage, left_horror = assigning.announce(source, inv, damage, horror)
  add(inv, "assigned_damage", -damage)
  add(inv, "assigned_horror", -horror)
  return left_damage, left_horror
end

--- assigning.divert(entries: table[]). Horror that would be placed on the investigator goes to assets of theirs that
--- divert it.
function assigning.divert(entries)
  local own = entries[1]
  for i = 2, #entries do
    if own[3] == 0 then return end
    local entry = entries[i]
    local card = entry[1]
    local n = in_play(card) and controller_of(card) == own[1] and check(card, "diverts_horror") or 0
    n = math.min(n, own[3])
    if n > 0 then
      own[3], entry[3] = own[3] - n, entry[3] + n
      add(own[1], "assigned_horror", -n)
      add(card, "assigned_horror", n)
    end
  end
end

local COUNTERS = { damage = "assigned_damage", horror = "assigned_horror" }
local TAKERS = { damage = "takes_damage", horror = "takes_horror" }   -- of the investigator themselves
local SHARES = { damage = "shares_damage", horror = "shares_horror" }   -- of others' assets, see lib/shared_harm.lua
local PURPOSES = { damage = "assign_damage", horror = "assign_horror" }
local LIMITS = { damage = "health", horror = "sanity" }

-- Could that asset of somebody else take one more?
local function can_share(card, mark)
  return check(card, SHARES[mark]) > 0 and base(card, LIMITS[mark]) ~= nil and
    check(card, LIMITS[mark]) > card[mark] + card[COUNTERS[mark]]
end

-- Assigns n points one by one: to the investigator, or to assets of theirs that can take them and are not yet defeated
-- by them. `entries` are { card, damage, horror }, the investigator's first: the amounts that this effect assigns. The
-- marks on a card also count amounts that the effects around a nested one have assigned.
local function assign(inv, entries, n, mark, direct)
  local assigned, slot = COUNTERS[mark], mark == "damage" and 2 or 3
  while n > 0 and #entries > 1 do
    local list = find(TAKERS[mark], inv)
    for i = 2, #entries do
      local card = entries[i][1]
      if controller_of(card) ~= inv and can_share(card, mark) then list[#list + 1] = card end
    end
    list = assigning.allowed(list, inv, mark, direct)
    if #list == 1 and list[1] == inv then break end
    local card = choose(inv, "Who takes this " .. mark .. "? (" .. n .. " left)", list, { purpose = PURPOSES[mark] })
    add(card, assigned, 1)
    for i = 1, #entries do
      local entry = entries[i]
      if entry[1] == card then entry[slot] = entry[slot] + 1 end
    end
    n = n - 1
  end
  if n <= 0 then return end
  add(inv, assigned, n)
  entries[1][slot] = entries[1][slot] + n
end

--- assigning.soaking(inv: card, direct?: boolean): card[]. The cards that can take harm dealt to the investigator: assets
--- of theirs, and those of others that share it.
function assigning.soaking(inv, direct)
  local list = find("soak", inv)
  if direct then return #list > 0 and assigning.reached_by_direct(list) or list end
  if #players() > 1 then
    local sharing = find("sharing", inv)
    for i = 1, #sharing do list[#list + 1] = sharing[i] end
  end
  return list
end

--- assigning.entries_for(inv: card, soak: card[]): table[]. Entries of that investigator and these cards, without amounts.
function assigning.entries_for(inv, soak)
  local list = { { inv, 0, 0 } }
  for i = 1, #soak do list[i + 1] = { soak[i], 0, 0 } end
  return list
end

--- assigning.dealing(inv: card, soak: card[], damage: integer, horror: integer, direct?: boolean): table[]. The investigator
--- assigns so much. Returns the entries of all who may have taken some.
function assigning.dealing(inv, soak, damage, horror, direct)
  local entries = assigning.entries_for(inv, soak)
  assign(inv, entries, damage, "damage", direct)
  assign(inv, entries, horror, "horror", direct)
  return entries
end

local MARKS = { [2] = "damage", [3] = "horror" }
local ASSIGNED = { [2] = "assigned_damage", [3] = "assigned_horror" }

-- Takes n points away from the amounts assigned to the entries; `inv` chooses from which.
local function prevent(inv, entries, slot, n)
  while n > 0 do
    local held, list = {}, {}
    for i = 1, #entries do
      local entry = entries[i]
      if entry[slot] > 0 then
        held[entry[1]] = entry
        list[#list + 1] = entry[1]
      end
    end
    local card = choose(inv, "Whose " .. MARKS[slot] .. " is prevented? (" .. n .. " left)", list)
    if not card then return end
    local points = #list == 1 and math.min(n, held[card][slot]) or 1
    held[card][slot] = held[card][slot] - points
    add(card, ASSIGNED[slot], -points)
    n = n - points
  end
end

-- Takes away what is more than `left` of the amounts in that slot.
local function leave(inv, entries, slot, n, left)
  if left > 0 then return prevent(inv, entries, slot, n - left) end
  for i = 1, #entries do prevent(inv, { entries[i] }, slot, entries[i][slot]) end
end

--- assigning.taken(source?: card, card: card, damage: integer, attack: integer): integer. How much of the damage the card
--- takes that is dealt to it: nothing adds to it any more, but "when this would take damage" may reduce it.
function assigning.taken(source, card, damage, attack)
  if damage == 0 or not awaited "damage_taken" then return damage end
  local go, left = before("damage_taken", source, card, nil, damage, attack)
  return go == 1 and math.min(left, damage) or 0
end

local DEALT = { [2] = "damage_dealt", [3] = "horror_dealt" }
local PLACED = { [2] = "damage_placed", [3] = "horror_placed" }
-- Announces the amount of the entries, which is dealt to `card`. What is dealt to an enemy may become more.
local function announce_dealt(source, cause, card, entries, slot, attack)
  local n = 0
  for i = 1, #entries do n = n + entries[i][slot] end
  if n == 0 then return end
  local go, left = before(DEALT[slot], source, card, cause, n, attack)
  if go ~= 1 then left = 0 end
  if left == n then return end
  if left > n then
    if #entries == 1 then entries[1][slot] = left end
    return
  end
  leave(card, entries, slot, n, left)
end

local function announce_all(source, inv, entries)
  local damage, horror = 0, 0
  for i = 1, #entries do damage, horror = damage + entries[i][2], horror + entries[i][3] end
  local left_damage, left_horror = assigning.announce(source, inv, damage, horror)
  if left_damage < damage then leave(inv, entries, 2, damage, left_damage) end
  if left_horror < horror then leave(inv, entries, 3, horror, left_horror) end
end

--- assigning.dealt_to(entries: table[]): table[]. To whom the entries of one dealing are dealt: { card, entries } each.
--- An investigator is dealt what comes to them or to an asset of theirs; what is assigned to somebody else's asset is
--- dealt to its controller. Rules Reference: Interpreting "You".
function assigning.dealt_to(entries)
  local first = entries[1][1]
  if #entries == 1 then return { { first, entries } } end
  local own = { first, {} }
  local groups, of = { own }, { [first] = own }
  for i = 1, #entries do
    local card = entries[i][1]
    local whose = i > 1 and card.controller or first
    if not of[whose] then
      of[whose] = { whose, {} }
      groups[#groups + 1] = of[whose]
    end
    local list = of[whose][2]
    list[#list + 1] = entries[i]
  end
  return groups
end

--- assigning.before_placing(source?: card, entries: table[], attack: integer). Between steps 1 and 2: abilities prevent,
--- reduce or react to the amount dealt. The amount dealt to an investigator is one dealing, even if assets take a part of
--- it. After it each asset sees its own part. Rules Reference: Interpreting "You".
function assigning.before_placing(source, entries, attack)
  local groups = assigning.dealt_to(entries)
  for i = 1, #groups do announce_all(source, groups[i][1], groups[i][2]) end
  local cause = resolving()
  for slot = 2, 3 do
    for i = 1, #groups do announce_dealt(source, cause, groups[i][1], groups[i][2], slot, attack) end
    for i = 2, #entries do announce_dealt(source, cause, entries[i][1], { entries[i] }, slot, attack) end
  end
  for i = 1, #entries do
    local card, damage = entries[i][1], entries[i][2]
    local left = assigning.taken(source, card, damage, attack)
    if left < damage then leave(card, { entries[i] }, 2, damage, left) end
  end
  assigning.divert(entries)
  for i = 1, #entries do assigning.about_to_place(source, entries[i][1], entries[i][2], entries[i][3], attack) end
end

--- assigning.about_to_place(source?: card, card: card, damage: integer, horror: integer, attack: integer). Abilities react
--- to what is about to be placed on the card, dealt or not: "when horror is placed on this". Nothing prevents it any more.
function assigning.about_to_place(source, card, damage, horror, attack)
  if damage > 0 then before(PLACED[2], source, card, nil, damage, attack) end
  if horror > 0 then before(PLACED[3], source, card, nil, horror, attack) end
end

--- inv:cancel_harm(damage: integer, horror: integer). For what happens `when = "harm_dealt"`: so much of the damage and
--- horror that has just been dealt to the investigator, their assets included, is cancelled.
function verbs.cancel_harm(inv, damage, horror)
  inv.cancelled_damage, inv.cancelled_horror = inv.cancelled_damage + damage, inv.cancelled_horror + horror
end

--- inv:cancel_some_harm(dealt: event, most: integer): integer. "Cancel up to 5 damage and/or horror just dealt to you", for
--- what happens `when = "harm_dealt"`: the investigator says how much of both, at least 1 together. Returns the sum.
function verbs.cancel_some_harm(inv, dealt, most)
  local damage, horror = dealt.damage - inv.cancelled_damage, dealt.horror - inv.cancelled_horror
  local less = damage > 0 and choose_number(inv, "How much damage is cancelled?", horror > 0 and 0 or 1, math.min(most, damage)) or 0
  local left = math.min(most - less, horror)
  local calmer = left > 0 and choose_number(inv, "How much horror is cancelled?", less > 0 and 0 or 1, left) or 0
  verbs.cancel_harm(inv, less, calmer)
  return less + calmer
end

engine.verbs(verbs)

return assigning
