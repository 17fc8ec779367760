-- What becomes of the cards of an investigator who is eliminated.

local partner = require "lib/partner"

local move, add, is, has_ability, use = method.move, method.add, method.is, method.has_ability, method.use
local place_of, owner_of, controller_of, in_play = property.place, property.owner, property.controller, property.in_play

local NONE = {}
-- In the order in which they leave the game.
local ZONES = { "play", "hand", "deck", "discard", "committed", "set_aside_weaknesses", "mulliganed" }
-- A card forgets everything when it leaves play; of an investigator this is still asked for afterwards.
local KEPT = { "physical_trauma", "mental_trauma", "damage", "horror", "forfeited", "defeated", "resigned", "killed",
  "insane", "collection" }

local function leave_play(inv)
  local kept = {}
  for i = 1, #KEPT do kept[i] = inv[KEPT[i]] end
  move(inv, "removed")
  for i = 1, #KEPT do
    if kept[i] and kept[i] ~= 0 then inv[KEPT[i]] = kept[i] end
  end
end

-- The cards in play that may leave it with the investigator. Nothing is announced before they do: the investigator
-- takes part in the game no longer.
local function leaving_with(inv)
  if not awaited "leaves_play" then return NONE end
  return filter(find "in_play", function(card)
    return card ~= inv and (controller_of(card) == inv or owner_of(card) == inv or
      card.zone == "threat" and card.bearer == inv and not is(card, "enemy"))
  end)
end

-- Rules Reference: Elimination, step by step, up to the choice of a new lead. Returns the cards that have left play.
local function leave_the_game(inv)
  local where, leaving = place_of(inv), leaving_with(inv)
  if size "attached" > 0 then drop_keys(inv, where) end
  -- For this player's weaknesses the game ends; then they leave it.
  local weaknesses = find("own_weaknesses", inv)
  for i = 1, #weaknesses do
    local card = weaknesses[i]
    if has_ability(card, "game_end") then use(card, "game_end", inv) end
    if in_play(card) then move(card, "removed") end
  end
  game_ends_in_hand(inv)
  local unresolved = cards_in("limbo", inv)
  for i = 1, #unresolved do
    local card = unresolved[i]
    if is(card, "encounter_card") and owner_of(card) == nil then card:discard() else move(card, "removed") end
  end
  -- All cards that the investigator controls leave the game, no matter who owns them. Attachments go first, before the
  -- cards that bear them leave.
  local attachments = size "attached" > 0 and find "attachments" or NONE
  for i = 1, #attachments do
    if controller_of(attachments[i]) == inv then move(attachments[i], "removed") end
  end
  local beneath = any "lying_beneath" and find "lying_beneath" or NONE
  for i = 1, #beneath do
    local card = beneath[i]
    if (controller_of(card) or owner_of(card)) == inv and not card:in_tekelili_deck() then move(card, "removed") end
  end
  -- Hidden encounter cards go the way of those in the threat area (FAQ 1.22).
  local others = filter(find("hidden_in_hand", inv), function(card) return owner_of(card) == nil end)
  for i = 1, #others do
    others[i]:release_tokens()
    move(others[i], "limbo", inv)
  end
  partner.depart(inv)
  -- What nobody owns has left nobody's play area: its text still works when the investigator is gone.
  for _, card in ipairs(cards_in("play", inv)) do
    if not owner_of(card) then move(card, "removed") end
  end
  for i = 1, #ZONES do move_all(ZONES[i], "removed", inv) end
  local clues = inv.clues
  if clues > 0 then
    if where then add(where, "clues", clues) end
    inv.clues = 0
  end
  inv.resources = 0
  local threat = cards_in("threat", inv)
  for i = 1, #threat do
    local card = threat[i]
    if is(card, "enemy") then
      move(card, "board", nil, false, where)
      after("disengaged", inv, card)
    elseif controller_of(card) == inv then
      move(card, "removed")
    else
      others[#others + 1] = card
    end
  end
  discard_together(others)
  leave_play(inv)
  return filter(leaving, function(card) return not in_play(card) end)
end

return leave_the_game
