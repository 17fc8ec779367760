-- What the table tells in words because no card shows it: side decks, sealed tokens, supplies, roles, vengeance, boxes
-- of the campaign log. Only counts and what everybody may know. Nothing here changes anything.

local words = require "common:ui/words"
local ROLES = require("lib/roles").NAMES
local capital, counted = words.capital, words.counted

-- "+1, 2 bless".
local function by_kind(tokens)
  local out, at = {}, {}
  for _, token in ipairs(tokens) do
    local i = at[token.title]
    if not i then
      i = #out + 1
      out[i], at[token.title] = { token.title, 0 }, i
    end
    out[i][2] = out[i][2] + 1
  end
  table.sort(out, function(a, b) return a[1] < b[1] end)
  for i, kind in ipairs(out) do out[i] = kind[2] > 1 and kind[2] .. " " .. kind[1] or kind[1] end
  return table.concat(out, ", ")
end

local function beneath(card, zone) return size(zone) > 0 and cards_in(zone, nil, card) or {} end

-- The card beneath a swarm card is the swarm card; side decks are told beside the seats.
local function add_beneath(card, data, marks)
  if card.swarm_card or data.side_decks or data.hunch then return end
  local faceup, facedown = beneath(card, "beneath"), beneath(card, "beneath_facedown")
  local n = #faceup + #facedown
  if n == 0 then return end
  marks.tokens[#marks.tokens + 1] = { "beneath", n }
  local names = {}
  for i, other in ipairs(faceup) do names[i] = other.title end
  if #facedown > 0 then names[#names + 1] = counted(#facedown, "facedown card") end
  marks.notes[#marks.notes + 1] = "beneath it: " .. table.concat(names, ", ")
end

local function add_attached(card, marks)
  local tokens = card:sealed_tokens()
  if tokens[1] then
    marks.tokens[#marks.tokens + 1] = { "sealed", #tokens }
    marks.notes[#marks.notes + 1] = "sealed: " .. by_kind(tokens)
  end
  for _, key in ipairs(card:keys()) do marks.notes[#marks.notes + 1] = key.title end
end

--- flood(place: card): string?. The flood level of a location in words; nil if it is unflooded.
local function flood(place) return place.flood_level > 0 and flood_words(place.flood_level) or nil end

--- role(inv: card): string?. The role of an investigator with roles.
local function role(inv)
  local data = inv.data
  return data and data.roles and inv.role > 0 and "role: " .. ROLES[inv.role] or nil
end

-- The ways on from which no way leads back: a line on the board has no direction.
local function add_one_way(place, notes)
  local out = {}
  for _, other in ipairs(find "locations") do
    if other ~= place and connected(place, other) and not connected(other, place) then out[#out + 1] = other.title end
  end
  if out[1] then notes[#notes + 1] = "one way to " .. table.concat(out, ", ") end
end

--- add_marks(card: card, data: table, marks: table). Adds to the marks on a card in play what lies on or beneath it, the
--- flood, its swarm and its role.
local function add_marks(card, data, marks)
  local notes = marks.notes
  if card.zone == "locations" then
    local level = flood(card)
    if level then
      marks.tokens[#marks.tokens + 1] = { "flood", card.flood_level, level }
    end
    add_one_way(card, notes)
  end
  if size "attached" > 0 then add_attached(card, marks) end
  if card.swarm_card then
    notes[#notes + 1] = "swarm card"
  elseif data.kind == "enemy" and card.pack > 0 then
    local n = #find("swarm_of", card)
    if n > 0 then
      marks.tokens[#marks.tokens + 1] = { "swarm", n }
      notes[#notes + 1] = "host"
    end
  end
  notes[#notes + 1] = role(card)
  add_beneath(card, data, marks)
end

-- --- the seats and the scenario --------------------------------------------------------------------------------------

-- The decks beneath a card. Nobody sees of a facedown card to which of them it belongs, so these are told together.
local function add_side_decks(host, names, lines)
  if not names[1] then return end
  local facedown, faceup = beneath(host, "beneath_facedown"), {}
  for i, card in ipairs(beneath(host, "beneath")) do faceup[i] = card.title end
  local said = capital(table.concat(names, ", ")) .. ": " .. counted(#facedown + #faceup, "card")
  lines[#lines + 1] = faceup[1] and said .. ", faceup: " .. table.concat(faceup, ", ") or said
end

local function names_of_decks(data)
  local names = {}
  for i, deck in ipairs(data.side_decks or {}) do names[i] = deck.name end
  return names
end

-- Entries of the campaign log that say something about this investigator, or all: { entry, number } each.
local function entries(wanted)
  local out = {}
  for _, entry in ipairs(cards_in "campaign_log") do
    local data = entry.data
    if data and data.kind == "log_entry" and not entry.parent and entry.face == 0 then
      local n = wanted(entry, data)
      if n > 0 then out[#out + 1] = n > 1 and entry.title .. " " .. n or entry.title end
    end
  end
  return out
end

local function named_in(entry, id)
  return #filter(cards_in("campaign_log", nil, entry), function(item) return item.id == id end)
end

--- seat_lines(inv: card): string[]. What an investigator has besides cards in zones: side decks, supplies, boxes.
local function seat_lines(inv)
  local data, lines = inv.data, {}
  local decks = names_of_decks(data)
  if data.hunch then decks[#decks + 1] = "hunch deck" end
  add_side_decks(inv, decks, lines)
  if size "campaign_log" == 0 then return lines end
  local supplies = entries(function(entry, about) return about.supply and named_in(entry, inv.id) or 0 end)
  if supplies[1] then lines[#lines + 1] = "Supplies: " .. table.concat(supplies, ", ") end
  local boxes = entries(function(entry, about) return about.boxes and named_in(entry, inv.id) or 0 end)
  if boxes[1] then lines[#lines + 1] = "Campaign log: " .. table.concat(boxes, ", ") end
  return lines
end

local SLOTS = { "hand", "arcane", "ally", "body", "accessory" }

--- free_slots(inv: card): string?. The slots that hold nothing; nil as long as all are free.
local function free_slots(inv)
  local assets = filter(find("my_assets", inv), function(card) return card.zone == "play" and not card.parent end)
  local out, held = {}, 0
  for _, slot in ipairs(SLOTS) do
    local n = inv:check("slot_" .. slot)
    for _, card in ipairs(assets) do
      local taken = card:check("slot_" .. slot)
      n, held = n - taken, held + taken
    end
    if n > 0 then out[#out + 1] = n > 1 and n .. " " .. slot or slot end
  end
  if held == 0 then return nil end
  return out[1] and "free: " .. table.concat(out, ", ") or "no free slots"
end

-- As the word vengeance_points counts them.
local function vengeance()
  local sum = 0
  for _, card in ipairs(cards_in "victory") do sum = sum + (card:check "vengeance" or 0) end
  for _, place in ipairs(find "locations") do
    if place:check "as_in_victory" > 0 then sum = sum + (place:check "vengeance" or 0) end
  end
  return sum
end

--- scenario_lines(): string[]. What belongs to the scenario besides cards in zones: its side decks, the Tekeli-li deck,
--- vengeance, boxes of the campaign log.
local function scenario_lines()
  local host, lines = top "scenario", {}
  if not host then return lines end
  local decks = names_of_decks(host.data)
  if host.data.tekelili then decks[#decks + 1] = "Tekeli-li deck" end
  add_side_decks(host, decks, lines)
  local n = vengeance()
  if n > 0 then lines[#lines + 1] = "Vengeance: " .. n end
  if size "campaign_log" > 0 then
    for _, said in ipairs(entries(function(entry, about) return about.boxes and named_in(entry, entry.id) or 0 end)) do
      lines[#lines + 1] = said:find "%d$" and said or said .. " 1"
    end
  end
  return lines
end

--- scenario_deck_title(): string?. What the deck of the scenario's own is called.
local function scenario_deck_title()
  local scenario = scenario_data()
  return scenario and scenario.exploration_deck and "Exploration deck" or nil
end

return { flood = flood, role = role, scenario_deck_title = scenario_deck_title, add_marks = add_marks, seat_lines = seat_lines,
  scenario_lines = scenario_lines, free_slots = free_slots }
