-- To which cards damage and horror can be assigned, beyond the rules; and the moment when all of it has been assigned.
-- lib/harm.lua asks. (Rules Reference: Dealing Damage/Horror, Direct Damage)

local check, add, is = method.check, method.add, method.is
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
  if not awaited "harm_dealt" then return damage, horror end
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

--- inv:cancel_harm(damage: integer, horror: integer). For what happens `when = "harm_dealt"`: so much of the damage and
--- horror that has just been dealt to the investigator, their assets included, is cancelled.
function verbs.cancel_harm(inv, damage, horror)
  inv.cancelled_damage, inv.cancelled_horror = inv.cancelled_damage + damage, inv.cancelled_horror + horror
end

engine.verbs(verbs)

return assigning
