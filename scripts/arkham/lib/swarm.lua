-- Swarming: an enemy with cards of the players' decks under it (Rules Reference: Swarming X). Each swarm card works as
-- another enemy with the values and text of its host. So each is a copy of the host's card, made for the time that the
-- swarm card is in play; the player card itself lies under that copy, in the zone `beneath_facedown`, where nobody sees it.
-- Host and copies have the same number as `pack`. A copy that leaves play is removed, and its player card goes back to
-- the bottom of its owner's deck.

local wanted = require "lib/wanted"

local move, is, check = method.move, method.is, method.check
local pack_of, is_swarm_card = property.pack, property.swarm_card

local swarm, verbs = {}, {}

--- swarm.members(enemy: card): card[]. The enemies of its pack in play, itself among them.
function swarm.members(enemy) return pack_of(enemy) > 0 and find("whole_pack", enemy) or { enemy } end

--- swarm.host(enemy: card): card?. The host of the pack.
function swarm.host(enemy)
  return filter(swarm.members(enemy), function(other) return not is_swarm_card(other) end)[1]
end

--- swarm.protects(enemy: card): boolean. Is it a host that cannot be defeated, because it has swarm cards?
function swarm.protects(enemy)
  return pack_of(enemy) > 0 and not is_swarm_card(enemy) and any("swarm_of", enemy)
end

--- swarm.follow(enemy: card). The rest of the pack goes where this enemy has gone, to a place or to an investigator.
function swarm.follow(enemy)
  if pack_of(enemy) == 0 then return end
  local engaged, where = enemy.zone == "threat" and enemy.bearer, enemy.place
  for _, other in ipairs(swarm.members(enemy)) do
    if other ~= enemy and engaged then
      if other.zone ~= "threat" or other.bearer ~= engaged then move(other, "threat", engaged) end
    elseif other ~= enemy and (other.zone ~= "board" or other.place ~= where) then
      move(other, "board", nil, false, where)
    end
  end
end

-- The player card goes to the bottom of its owner's deck. If the owner is out of the game, so is the card already.
--- swarm.bury(enemy: card): zone. For a swarm card that leaves play. Returns the zone of its copy.
function swarm.bury(enemy)
  for _, card in ipairs(cards_beneath(enemy)) do move(card, "deck", card.owner, true) end
  return "removed"
end

local function put_under(enemy, n, inv)
  local engaged, added = enemy.zone == "threat" and enemy.bearer, {}
  while #added < n do
    local card = top("deck", inv)
    if not card then break end
    if pack_of(enemy) == 0 then
      game.packs = game.packs + 1
      enemy.pack = game.packs
    end
    local copy = create(enemy.id, "set_aside")
    copy.exhausted = enemy.exhausted
    if engaged then
      move(copy, "threat", engaged)
    else
      move(copy, "board", nil, false, enemy.place)
    end
    copy.swarm_card, copy.pack = true, pack_of(enemy)
    move(card, "beneath_facedown", nil, false, copy)
    added[#added + 1] = copy
  end
  if #added > 0 then after("swarm_added", inv, enemy, nil, #added) end
  if engaged then
    for _, copy in ipairs(added) do after("engaged", engaged, copy) end
  end
  return #added
end

--- enemy:add_swarm(n: integer, inv?: card): integer. The investigator puts the top n cards of their deck under the
--- enemy as swarm cards, without looking at them; without an investigator the lead does. If the enemy is engaged, each
--- of them engages as well. Returns their number. An enemy that is a swarm card itself gets none. Rules Reference:
--- Swarming X.
function verbs.add_swarm(enemy, n, inv)
  wanted.kind(enemy, "enemy", "add_swarm")
  if not enemy.in_play or is_swarm_card(enemy) then return 0 end
  return together(put_under, enemy, n, inv or game.lead)
end

--- swarm.enter(enemy: card, inv?: card). For an enemy that has entered play: its keyword swarming adds swarm cards.
function swarm.enter(enemy, inv)
  local n = check(enemy, "swarming")
  if n > 0 and check(enemy, "text_blank") == 0 and enemy.in_play and not is(enemy, "investigator") then
    enemy:add_swarm(n, inv)
  end
end

engine.verbs(verbs)

return swarm
