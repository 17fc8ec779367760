-- The collection of cards from which a deck was built (Rules Reference: Collection): the player cards of the packs that
-- the deck names, or of all packs when it names none. An investigator remembers the packs as one bit each.

local verbs = {}

local function pack_of(id) return (id:match "^(.-):") end

-- The packs with player cards, in load order; and the number of each.
local function packs()
  local list, number = {}, {}
  for _, id in ipairs(cards_with "player_card") do
    local pack = pack_of(id)
    if not number[pack] then
      list[#list + 1] = pack
      number[pack] = #list
    end
  end
  return list, number
end

--- set_collection(inv: card, list: string[]): string?. Sets the packs from which the investigator's deck was built; an
--- empty list means all. Returns a text when that is not possible.
local function set_collection(inv, list)
  if #list == 0 then
    inv.collection = 0
    return
  end
  local known, mask = packs(), 0
  for i, pack in ipairs(known) do
    if contains(list, pack) then
      if i > 30 then return "a collection can name the first 30 packs only, and '" .. pack .. "' is none of them" end
      mask = mask + 2 ^ (i - 1)
    end
  end
  if mask == 0 then return "no pack of the collection of " .. inv.title .. " has player cards" end
  inv.collection = mask
end

local function everything() return true end

--- collection_of(inv: card): fun(id: card_id): boolean. Tells of a card whether it is in the collection from which the
--- deck was built. The packs are looked for once, since thousands of cards may be asked about.
local function collection_of(inv)
  local mask = inv.collection
  if mask == 0 then return everything end
  local _, number = packs()
  return function(id)
    local i = number[pack_of(id)]
    return i ~= nil and i <= 30 and math.floor(mask / 2 ^ (i - 1)) % 2 == 1
  end
end
--- in_collection(inv: card, id: card_id): boolean. The same of one card.
local function in_collection(inv, id) return collection_of(inv)(whole_id(id) or id) end

--- inv:search_collection(tags: tag[]): card?. A card of the investigator's collection that has all the tags; the
--- investigator chooses it. It is set aside, and they own it.
function verbs.search_collection(inv, tags)
  local is_there = collection_of(inv)
  local found, wanted = cards_with "player_card", {}
  for _, tag in ipairs(tags) do
    for _, id in ipairs(cards_with(tag)) do wanted[id] = (wanted[id] or 0) + 1 end
  end
  found = filter(found, function(id)
    if (wanted[id] or 0) < #tags then return false end
    local kind = data_of(id).kind
    return kind ~= "investigator" and kind ~= "placeholder" and is_there(id)
  end)
  local names, ids = {}, {}
  for i, id in ipairs(found) do
    local name, level = data_of(id).name, data_of(id).level or 0
    if level > 0 then name = name .. " (" .. level .. ")" end
    if ids[name] then name = name .. " [" .. pack_of(id) .. "]" end
    names[i], ids[name] = name, id
  end
  local name = choose(inv, "Which card of your collection?", names)
  return name and create(ids[name], "set_aside", inv)
end

engine.verbs(verbs)

engine.export { set_collection = set_collection, in_collection = in_collection, collection_of = collection_of }
