-- What becomes of the cards of an investigator who is eliminated.

local partner = require "lib/partner"

local move, add, is, has_ability, use = method.move, method.add, method.is, method.has_ability, method.use

-- Rules Reference: Elimination, step by step, up to the choice of a new lead.
local function leave_the_game(inv)
  local where = inv.place
  if size "attached" > 0 then drop_keys(inv, where) end
  -- For this player's weaknesses the game ends; then they leave it.
  for _, card in ipairs(find("own_weaknesses", inv)) do
    if has_ability(card, "game_end") then use(card, "game_end", inv) end
    if card.in_play then move(card, "removed") end
  end
  game_ends_in_hand(inv)
  for _, card in ipairs(cards_in("limbo", inv)) do
    if is(card, "encounter_card") and card.owner == nil then card:discard() else move(card, "removed") end
  end
  -- All cards that the investigator controls leave the game, no matter who owns them. Attachments go first, before the
  -- cards that bear them leave.
  for _, card in ipairs(find "attachments") do
    if card.controller == inv then move(card, "removed") end
  end
  for _, card in ipairs(find "lying_beneath") do
    if card.owner == inv and not card:in_tekelili_deck() then move(card, "removed") end
  end
  -- Hidden encounter cards go the way of those in the threat area (FAQ 1.22).
  local others = filter(find("hidden_in_hand", inv), function(card) return card.owner == nil end)
  for _, card in ipairs(others) do move(card, "limbo", inv) end
  partner.depart(inv)
  for _, zone in ipairs { "play", "hand", "deck", "discard", "committed", "set_aside_weaknesses", "mulliganed" } do
    move_all(zone, "removed", inv)
  end
  if where then add(where, "clues", inv.clues) end
  inv.clues = 0
  inv.resources = 0
  for _, card in ipairs(cards_in("threat", inv)) do
    if is(card, "enemy") then
      move(card, "board", nil, false, where)
      after("disengaged", inv, card)
    elseif card.controller == inv then
      card:move "removed"
    else
      others[#others + 1] = card
    end
  end
  discard_together(others)
  -- A card forgets its counters when it leaves play; trauma and marks stay with the investigator.
  local physical, mental, defeated, resigned = inv.physical_trauma, inv.mental_trauma, inv.defeated, inv.resigned
  local damage, horror, forfeited, killed, insane = inv.damage, inv.horror, inv.forfeited, inv.killed, inv.insane
  local collection = inv.collection
  move(inv, "removed")
  inv.physical_trauma, inv.mental_trauma, inv.defeated, inv.resigned = physical, mental, defeated, resigned
  inv.damage, inv.horror, inv.forfeited, inv.killed, inv.insane = damage, horror, forfeited, killed, insane
  inv.collection = collection
end

return leave_the_game
