-- To which cards damage and horror can be assigned, beyond the rules; and the moment when all of it has been assigned.
-- lib/harm.lua asks. (Rules Reference: Dealing Damage/Horror, Direct Damage)

local check, add = method.check, method.add

-- Called first by lib/harm.lua; declared at the end of game.lua (lib/more_words.lua), since it would give other values
-- and timing points other numbers, and so positions other hashes.
local assigning, verbs = {}, {}

local FIRST = { damage = "shields_damage", horror = "shields_horror" }

--- assigning.allowed(list: card[], inv: card, mark: string): card[]. Of the cards that can take one more point, those to
--- which it may be assigned: not the investigator while a card of theirs must take it first.
function assigning.allowed(list, inv, mark)
  if #list == 1 then return list end
  for _, card in ipairs(list) do
    if card ~= inv and card.controller == inv and check(card, FIRST[mark]) > 0 then
      return filter(list, function(other) return other ~= inv end)
    end
  end
  return list
end

--- assigning.takers_of_direct(list: card[]): card[]. Those of the assets to which direct damage and horror can be
--- assigned.
function assigning.takers_of_direct(list)
  return filter(list, function(card) return check(card, "takes_direct") > 0 end)
end

--- assigning.among(list: card[], entries: table[]): card[]. Those of the cards that have an entry.
function assigning.among(list, entries)
  return filter(list, function(card)
    for _, entry in ipairs(entries) do
      if entry[1] == card then return true end
    end
    return false
  end)
end

--- assigning.announce(source?: card, entries: table[]). All that is dealt to an investigator, their assets included, has
--- been assigned. Whoever cancels a part of it takes the marks off the cards; if the dealing is cancelled, nothing is
--- left of it.
function assigning.announce(source, entries)
  if not awaited "harm_dealt" then return end
  local damage, horror, marks = 0, 0, {}
  for i, entry in ipairs(entries) do
    damage, horror = damage + entry[2], horror + entry[3]
    marks[i] = { entry[1].assigned_damage, entry[1].assigned_horror }
  end
  if damage + horror == 0 then return end
  local goes_on = before("harm_dealt", source, entries[1][1], nil, damage, horror) == 1
  for i, entry in ipairs(entries) do
    local card = entry[1]
    entry[2] = math.max(0, entry[2] - marks[i][1] + card.assigned_damage)
    entry[3] = math.max(0, entry[3] - marks[i][2] + card.assigned_horror)
    if not goes_on then
      add(card, "assigned_damage", -entry[2])
      add(card, "assigned_horror", -entry[3])
      entry[2], entry[3] = 0, 0
    end
  end
end

--- assigning.announce_alone(source?: card, inv: card, damage: integer, horror: integer): integer, integer. The same where
--- nothing shares the harm. Returns what is left of both.
function assigning.announce_alone(source, inv, damage, horror)
  if not awaited "harm_dealt" then return damage, horror end
  local entry = { inv, math.max(0, damage), math.max(0, horror) }
  add(inv, "assigned_damage", entry[2])
  add(inv, "assigned_horror", entry[3])
  assigning.announce(source, { entry })
  add(inv, "assigned_damage", -entry[2])
  add(inv, "assigned_horror", -entry[3])
  return entry[2], entry[3]
end

--- card:cancel_assigned(damage: integer, horror: integer). Cancels so much of the damage and horror that has been
--- assigned to the card, for an effect `when = "harm_dealt"`.
function verbs.cancel_assigned(card, damage, horror)
  add(card, "assigned_damage", -damage)
  add(card, "assigned_horror", -horror)
end

engine.verbs(verbs)

return assigning
