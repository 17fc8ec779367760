-- Decks of the community's sites say some things in words of their own (taboo_id, cus_09021, faction_selected). Here they
-- become options of a deck file, and options become such words again. All of it is plain data.

local upgrades = require "lib/upgrades"

local community = {}

local WORDS = { taboo_id = true, deck_size_selected = true, option_selected = true }

--- community.is_word(name: string): boolean. Is that option of a deck a word of the community's?
function community.is_word(name) return WORDS[name] or name:find "^cus_" ~= nil or name:find "^faction_" ~= nil end

local function sorted(map)
  local keys = {}
  for key in pairs(map) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local function list_of_code(code)
  for _, id in ipairs(cards_with "taboo") do
    if data_of(id).code == code then return id end
  end
end

-- An upgrade sheet: "0|2,3|1" is the number of an option, from 0, and its ticked boxes. A third part is a choice made on
-- the sheet.
local function read_sheet(id, text, left)
  local parts, options = {}, data_of(id).upgrades
  for part in text:gmatch "[^,]+" do
    local number, boxes, choice = part:match "^(%d+)|(%d+)|?(.*)$"
    local option = number and options[number + 1]
    boxes = tonumber(boxes) or 0
    if not option or boxes > option.boxes then
      left("the upgrade sheet of " .. data_of(id).name .. " has no place for '" .. part .. "'")
    else
      if boxes > 0 then parts[#parts + 1] = option.name .. " " .. boxes end
      if choice ~= "" then left("a choice on an upgrade sheet is not kept: '" .. choice .. "'") end
    end
  end
  return #parts > 0 and table.concat(parts, ", ") or nil
end

-- The choice of the investigator for which that is a value, and which is not made yet.
local function choice_for(inv, value, made)
  for _, name in ipairs(sorted(inv.deck_choices or {})) do
    if not made[name] and contains(inv.deck_choices[name], value) then return name end
  end
end

--- community.read(investigator: card_id, said: table): table, table[]. The options of a deck file that those words mean,
--- and what cannot be taken: { name =, reason = } each.
function community.read(investigator, said)
  local options, left = {}, {}
  local inv = card_exists(investigator) and data_of(investigator) or {}
  for _, word in ipairs(sorted(said)) do
    local value, code = said[word], word:match "^cus_(.+)$"
    local function leave(reason) left[#left + 1] = { name = word, reason = reason } end
    if word == "taboo_id" then
      options.taboo = list_of_code(value)
      if not options.taboo then leave "no loaded pack has that taboo list (its `code`); cards are as printed" end
    elseif code then
      if card_exists(code) and data_of(code).upgrades then
        options.upgrades = options.upgrades or {}
        options.upgrades[whole_id(code)] = read_sheet(code, value, leave)
      else
        leave "no loaded pack has that customizable card"
      end
    elseif word == "deck_size_selected" then
      local sizes = fields.list_of(inv.deck_size)
      if contains(sizes, tonumber(value)) then
        options.deck_size = #sizes > 1 and value or nil
      else
        leave "the investigator has no deck of that size"
      end
    else
      local name = choice_for(inv, value, options)
      if name then options[name] = value else leave("the investigator does not choose '" .. value .. "'") end
    end
  end
  return options, left
end

local function sheet_words(id, sheets)
  local parts = {}
  for i, option in ipairs(data_of(id).upgrades) do
    local boxes = upgrades.ticked(sheets, id, option.name)
    if boxes > 0 then parts[#parts + 1] = i - 1 .. "|" .. boxes end
  end
  return table.concat(parts, ",")
end

--- community.write(deck: table): table. The words for the options of a deck, in the form of lib/decks.lua: { said = {
--- WORD = text }, names = { the options that they say } }.
function community.write(deck)
  local said, names = {}, {}
  local function say(word, text, name)
    said[word] = text
    names[#names + 1] = name
  end
  local list = deck.taboo and card_exists(deck.taboo) and data_of(deck.taboo)
  if list and list.code then say("taboo_id", list.code, "taboo") end
  for _, id in ipairs(sorted(deck.upgrades or {})) do
    local code = card_exists(id) and (data_of(id).code or whole_id(id))
    if code then say("cus_" .. code, sheet_words(id, deck.upgrades), "upgrades") end
  end
  local n = 0
  for _, name in ipairs(sorted(deck.choices or {})) do
    n = n + (name == "deck_size" and 0 or 1)
    say(name == "deck_size" and "deck_size_selected" or n == 1 and "faction_selected" or "faction_" .. n,
      deck.choices[name], name)
  end
  return { said = said, names = names }
end

return community
