-- Decides which slots hold an investigator's assets (Rules Reference: Slots; Shifting Slots, FAQ 1.24). A card with
-- additional slots for certain assets only is the parent of the assets that it holds; all other assets are in the
-- ordinary slots.

local check, data_of_card, zone_of = method.check, property.data, property.zone

local NONE = {}
local SLOTS = { "slot_ally", "slot_hand", "slot_arcane", "slot_accessory", "slot_body", "slot_tarot" }

-- data: that of the card, for whoever has it already.
local function slots_of(card, data)
  data = data or data_of_card(card)
  return data and data.slots or NONE
end

-- What is attached to another card takes up no slot.
local function in_slot(inv, slot)
  return filter(find("my_assets", inv), function(card) return check(card, slot) > 0 and zone_of(card) ~= "attached" end)
end

local function with(list, card)
  if contains(list, card) then return list end
  local out = { card }
  for i = 1, #list do out[i + 1] = list[i] end
  return out
end

local function without(list, card) return filter(list, function(other) return other ~= card end) end

-- The cards with additional slots for any of the assets, the number of those slots, and how many assets they hold.
local function givers_for(inv, slot, assets)
  local givers, room, places = {}, {}, {}
  local list = find("slot_givers", inv)
  for i = 1, #list do
    local giver = list[i]
    room[giver] = 0
    for _, card in ipairs(assets) do room[giver] = math.max(room[giver], check(giver, "extra_" .. slot, card)) end
    if room[giver] > 0 then givers[#givers + 1] = giver end
    local most = check(giver, "extra_assets")
    places[giver] = most > 0 and most or #assets
  end
  return givers, room, places
end

-- The number of slots that are missing if the additional slots take as many assets as they can. An asset in `held`
-- stays in its slot (false: an ordinary slot); a card in `closed` takes no more assets.
local function excess(inv, slot, assets, held, closed)
  local over = -check(inv, slot)
  for i = 1, #assets do over = over + check(assets[i], slot) end
  if over <= 0 and not held then return 0 end
  local givers, room, places = givers_for(inv, slot, assets)
  local function most(i)
    local card = assets[i]
    if not card then return 0 end
    local by = held and held[card]
    local best = by and -math.huge or most(i + 1)
    for g = 1, #givers do
      local giver = givers[g]
      local n = (by == giver or by == nil and not (closed and closed[giver])) and places[giver] > 0 and
        check(giver, "extra_" .. slot, card) > 0 and math.min(room[giver], check(card, slot)) or 0
      if n > 0 then
        room[giver], places[giver] = room[giver] - n, places[giver] - 1
        best = math.max(best, n + most(i + 1))
        room[giver], places[giver] = room[giver] + n, places[giver] + 1
      end
    end
    return best
  end
  return math.max(0, over - most(1))
end

-- There nearly always is room: then nothing else need be looked at.
local function is_room(inv, slot, card)
  local needed = card and check(card, slot) or 0
  local assets = find("my_assets", inv)
  for i = 1, #assets do
    local other = assets[i]
    if other ~= card and zone_of(other) ~= "attached" then needed = needed + check(other, slot) end
  end
  return needed <= check(inv, slot)
end

-- Discards assets until the rest, and `card` on its way in, have slots. Only assets that make room can be chosen, and
-- none of those that are `kept`.
local function discard_excess(inv, slot, card, discard, kept)
  while not is_room(inv, slot, card) do
    local assets = in_slot(inv, slot)
    if card then assets = with(assets, card) end
    local over = excess(inv, slot, assets)
    local list = over == 0 and {} or filter(assets, function(other)
      return other ~= card and not contains(kept or {}, other) and check(other, "cannot_leave_play") == 0
        and excess(inv, slot, without(assets, other)) < over
    end)
    if #list == 0 then return end
    local what = card and "No free slot for " .. card.title or "No free slot any more"
    discard(choose(inv, what .. ": discard which card?", list, { purpose = "discard" }))
  end
end

-- The investigator decides anew which assets the additional slots hold. No asset that could have a slot is left without
-- one.
local function shift(inv, slot)
  local assets, held, closed = in_slot(inv, slot), {}, {}
  local givers = givers_for(inv, slot, assets)
  local least = #givers > 0 and excess(inv, slot, assets) or 0
  local function fits_if(card, by)
    held[card] = by
    local fits = excess(inv, slot, assets, held, closed) <= least
    held[card] = nil
    return fits
  end
  for i, giver in ipairs(givers) do
    local function free(card)
      return not held[card] and check(giver, "extra_" .. slot, card) > 0 and fits_if(card, giver)
    end
    -- An asset that fits nowhere else needs no question.
    for _, card in ipairs(i == #givers and filter(assets, free) or {}) do
      if not fits_if(card, false) then held[card] = giver end
    end
    repeat
      local list = filter(assets, free)
      closed[giver] = true
      local enough = excess(inv, slot, assets, held, closed) <= least
      closed[giver] = nil
      local card = choose(inv, "Which asset does " .. giver.title .. " hold?", list, { optional = enough })
      if card then held[card] = giver end
    until not card
    closed[giver] = true
  end
  for _, card in ipairs(assets) do card.parent = held[card] end
end

-- Could assets of the investigator be held by other slots than now?
local function can_shift(inv) return any("slot_givers_or_held", inv) end

-- The slots that a card takes up, or adds.
local function concerned(inv, card)
  local data = data_of_card(card)
  local own = slots_of(card, data)
  local changed, gives = data and data.changes_slots, check(card, "extra_slots") > 0
  if not changed and not gives then return own end
  local list = {}
  for i, slot in ipairs(own) do list[i] = slot end
  for _, slot in ipairs(changed or {}) do
    if not contains(list, slot) then list[#list + 1] = slot end
  end
  if not gives then return list end
  for _, slot in ipairs(data and data.gives_slots or SLOTS) do
    if not contains(list, slot) and #filter(in_slot(inv, slot), function(other)
      return check(card, "extra_" .. slot, other) > 0
    end) > 0 then list[#list + 1] = slot end
  end
  return list
end

--- slots_free(inv: card, card: card): boolean. Can the card enter play under the investigator's control without
--- discarding anything for it?
local function slots_free(inv, card)
  local list = slots_of(card)
  for i = 1, #list do
    local slot = list[i]
    if excess(inv, slot, with(in_slot(inv, slot), card)) > 0 then return false end
  end
  return true
end

-- Is there room for the card, or could the investigator discard what is in its slots? What cannot leave play makes no
-- room, and slots limit what one may have in play (Rules Reference: Slots).
local function slots_fit(inv, card)
  if not any("fixed_in_slots", inv) then return true end
  local list = slots_of(card)
  for i = 1, #list do
    local slot = list[i]
    local fixed = filter(in_slot(inv, slot), function(other) return check(other, "cannot_leave_play") > 0 end)
    if #fixed > 0 and excess(inv, slot, with(fixed, card)) > 0 then return false end
  end
  return true
end

engine.export { slots_free = slots_free }

return { slots_of = slots_of, slots_free = slots_free, slots_fit = slots_fit, discard_excess = discard_excess, shift = shift,
  can_shift = can_shift, concerned = concerned }
