-- Customizable cards: each has an upgrade sheet, whose boxes are bought with experience and belong to the deck. All
-- copies in a deck share one sheet. In a game it lies in the campaign log: a card of the same definition, whose parent
-- is the investigator and which remembers the options that are ticked, one bit each. It cannot be on the card itself,
-- which forgets everything when it leaves play.

local schema, fault, tag_of = fields.schema, fields.fault, fields.tag_of

-- Here and not in game.lua, where it would give the tags and sets of the base game other numbers.
engine.game {
  tags = {
    { "customizable", "A card with an upgrade sheet." },
  },
  sets = {
    upgrade_sheets = { about = "The upgrade sheets of the investigators' decks.", zones = { "campaign_log" },
      where = "it is customizable" },
  },
}

schema("upgrade_fields", "An option of an upgrade sheet.", {
  { "name", "string", "Its name." },
  { "boxes", "natural", "How many boxes it has. It works when all of them are ticked." },
  { "text?", "string", "What it changes, in our own words." },
})

local MOST = 30   -- bits of a number that a card remembers

local upgrades, verbs = {}, {}

local function word_of(name) return "upgraded_" .. tag_of(name) end

--- upgraded(name: string): expression. Whether that option of the card's own upgrade sheet is ticked: condition =
--- upgraded "Heavy Blade". In a longer expression it is the word upgraded_heavy_blade.
local function upgraded(name) return word_of(name) end

-- The expression for each word of the card.
local function meanings(list)
  local means = {}
  for i, option in ipairs(list) do
    means[word_of(option.name)] = "(any(upgrade_sheets: it.parent == me.owner and it.definition == me.definition and " ..
      "it.sheet / " .. string.format("%d", 2 ^ (i - 1)) .. " % 2 == 1))"
  end
  return means
end

local PROSE = { text = true, cite = true, name = true }

-- A copy of an ability in which each word is its expression.
local function with_meaning(value, means, unknown)
  if type(value) == "string" then
    return (value:gsub("upgraded_[%w_]+", function(word)
      if not means[word] then unknown[#unknown + 1] = word end
      return means[word]
    end))
  elseif type(value) ~= "table" then
    return value
  end
  local copy = {}
  for key, each in pairs(value) do copy[key] = PROSE[key] and each or with_meaning(each, means, unknown) end
  return copy
end

local function check_options(list)
  local seen = {}
  if #list > MOST then fault("upgrades", "an upgrade sheet has " .. MOST .. " options at most", "leave some out") end
  for i, option in ipairs(list) do
    local word = word_of(option.name)
    if seen[word] then fault({ "upgrades", i, "name" }, "two options are called '" .. option.name .. "'", "rename one") end
    seen[word] = true
    if option.name:find "," or option.name:find "%d$" then
      fault({ "upgrades", i, "name" }, "'" .. option.name .. "' has a comma, or a number at its end",
        "leave it out: decks write the options so: Heavy Blade 2, Blessed 1")
    end
    if option.boxes == 0 then fault({ "upgrades", i, "boxes" }, "an option has one box at least", "write boxes = 1") end
  end
end

--- upgrades.add(d: table, f: table): table. Gives the definition of a player card what follows from its upgrade sheet,
--- when all its abilities are there.
function upgrades.add(d, f)
  if not f.upgrades then
    if contains(d.tags, "customizable") then
      fault("keywords", "a customizable card has an upgrade sheet",
        "write its options: upgrades = { { name = \"Heavy Blade\", boxes = 2 } }")
    end
    return d
  end
  check_options(f.upgrades)
  if f.weakness then fault("weakness", "a weakness has no upgrade sheet", "leave `upgrades` out") end
  if not contains(d.tags, "customizable") then d.tags[#d.tags + 1] = "customizable" end
  d.memory = fields.with(fields.list_of(d.memory), "sheet")
  d.data.upgrades = f.upgrades
  local unknown = {}
  for i, a in ipairs(d.abilities) do d.abilities[i] = with_meaning(a, meanings(f.upgrades), unknown) end
  if unknown[1] then
    local names = {}
    for i, option in ipairs(f.upgrades) do names[i] = option.name end
    fault("upgrades", "the upgrade sheet has no option for the word " .. unknown[1], "it has " .. table.concat(names, ", "))
  end
  return d
end

-- --- plain data ------------------------------------------------------------------------------------------------------
-- The sheets of a deck are { ID = "NAME NUMBER, NAME NUMBER" }, with the number of ticked boxes: a line that people can
-- read and write.

-- The boxes by the names of their options; nil and the part that cannot be read.
local function read(text)
  local ticked = {}
  for part in text:gmatch "[^,]+" do
    local name, n = part:match "^%s*(%S.-)%s+(%d+)%s*$"
    if not name or ticked[name] then return nil, part:match "^%s*(.-)%s*$" end
    ticked[name] = tonumber(n)
  end
  return ticked
end

--- upgrades.option(id: card_id, name: string): table?. The option of the card with that name.
function upgrades.option(id, name)
  for _, option in ipairs(data_of(id).upgrades or {}) do
    if option.name == name then return option end
  end
end

--- upgrades.ticked(sheets?: table, id: card_id, name: string): integer. How many boxes of that option are ticked.
function upgrades.ticked(sheets, id, name)
  local text = sheets and sheets[id]
  return text and (read(text) or {})[name] or 0
end

--- upgrades.tick(sheets?: table, id: card_id, name: string): table. The sheets with one more box of that option ticked.
function upgrades.tick(sheets, id, name)
  local new, parts = {}, {}
  for each, text in pairs(sheets or {}) do new[each] = text end
  for _, option in ipairs(data_of(id).upgrades) do
    local n = upgrades.ticked(sheets, id, option.name) + (option.name == name and 1 or 0)
    if n > 0 then parts[#parts + 1] = option.name .. " " .. n end
  end
  new[id] = table.concat(parts, ", ")
  return new
end

--- upgrades.boxes(sheets?: table): integer. How many boxes are ticked on all sheets, which is their experience.
function upgrades.boxes(sheets)
  local sum = 0
  for _, text in pairs(sheets or {}) do
    for _, n in pairs(read(text) or {}) do sum = sum + n end
  end
  return sum
end

local function check_sheet(id, text, add)
  local ticked, wrong = read(text)
  if not ticked then
    return add(id, "'" .. wrong .. "' is no option with its number of boxes, or is there twice",
      "write the ticked options so: " .. data_of(id).upgrades[1].name .. " 1")
  end
  for name, n in pairs(ticked) do
    local option, title = upgrades.option(id, name), data_of(id).name
    if not option then
      add(id, "the upgrade sheet of " .. title .. " has no '" .. name .. "'", "correct it, or take it out")
    elseif n > option.boxes then
      add(id, n .. " boxes of '" .. name .. "' (" .. title .. ") are ticked", "write " .. option.boxes ..
        " at most: it has no more")
    end
  end
end

--- upgrades.check(deck: table, add: fun(card: card_id, message: string, mend: string)). Finds what is wrong with the
--- sheets of a deck.
function upgrades.check(deck, add)
  local seen = {}
  for id, text in pairs(deck.upgrades or {}) do
    local data = card_exists(id) and data_of(id)
    if not data or not data.upgrades then
      add(id, "'" .. id .. "' has no upgrade sheet", "take it out of the deck's upgrades")
    elseif seen[data] then
      add(id, data.name .. " has two upgrade sheets", "write one, for '" .. id .. "'")
    else
      check_sheet(id, text, add)
    end
    if data then seen[data] = true end
  end
end

--- upgrades.of_deck(sheets?: table, cards: table): table?. The sheets of those cards that are in the deck, both with
--- whole ids; nil if there are none.
function upgrades.of_deck(sheets, cards)
  local found
  for id, text in pairs(sheets or {}) do
    if cards[id] then
      found = found or {}
      found[id] = text
    end
  end
  return found
end

-- --- in a game -------------------------------------------------------------------------------------------------------

--- set_upgrades(inv: card, sheets?: table). For the set-up: the upgrade sheets of the investigator's deck, { ID = "NAME
--- NUMBER, NAME NUMBER" }, with the number of ticked boxes.
local function set_upgrades(inv, sheets)
  local ids = {}
  for id in pairs(sheets or {}) do ids[#ids + 1] = id end
  table.sort(ids)
  for _, id in ipairs(ids) do
    local mask = 0
    for i, option in ipairs(data_of(id).upgrades or {}) do
      if upgrades.ticked(sheets, id, option.name) >= option.boxes then mask = mask + 2 ^ (i - 1) end
    end
    if mask > 0 then
      local sheet = create(id, "campaign_log")
      sheet.parent, sheet.sheet = inv, mask
    end
  end
end

--- card:upgraded(name: string): boolean. Is that option of the card's upgrade sheet ticked? The sheet is that of its
--- owner's deck.
function verbs.upgraded(card, name)
  local bit
  for i, option in ipairs(card.data.upgrades or {}) do
    if option.name == name then bit = 2 ^ (i - 1) end
  end
  if not bit then error("the upgrade sheet of '" .. card.id .. "' has no '" .. tostring(name) .. "'", 2) end
  for _, sheet in ipairs(find "upgrade_sheets") do
    if sheet.parent == card.owner and sheet.id == card.id then return math.floor(sheet.sheet / bit) % 2 == 1 end
  end
  return false
end

engine.verbs(verbs)

engine.export { upgraded = upgraded, set_upgrades = set_upgrades }

return upgrades
