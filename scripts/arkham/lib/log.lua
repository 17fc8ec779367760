-- The campaign log: notes ("house_burned") and lists of cards ("cultists_escaped"). Scenarios read and write it; a
-- campaign hands it in and takes it back. Each note and each list is a card of its own in the zone campaign_log, by a
-- definition that log_entry() makes. A name in a list is the card with that name, with the list as its parent. An entry
-- with face 1 is crossed out.

local constructor, schema, fault = fields.constructor, fields.schema, fields.fault

schema("log_entry_fields", "An entry of the campaign log.", {
  { "name", "string", "The words of the entry." },
  { "id?", "string", "Its id; the name of its file when that is left out." },
  { "list?", "boolean", "It is a list, in which cards are named." },
  { "boxes?", "true", "It is a row of boxes that are filled one by one, such as Doubt." },
  { "supply?", "natural", "It is a supply of that cost: the list of the investigators who have it. Its id is also its tag." },
  { "remembered?", "true", "It is remembered until the end of the scenario, and in no campaign log: see remember()." },
  { "many?", "true", "Of a supply: an investigator may have several of it." },
})
--- An entry that a campaign log can contain: a note, or a list of cards.
local log_entry = constructor("log_entry: definition", "log_entry_fields", function(f)
  local tags = { "log_entry" }
  if f.supply then
    for _, other in ipairs { "list", "boxes" } do
      if f[other] then fault(other, "a supply is the list of those who have it", "leave `" .. other .. "` out") end
    end
    if not f.id then
      fault("supply", "a supply says its id, by which conditions ask for it", "write it: id = \"torches\"")
    end
    tags = { "log_entry", "supply", f.id }
  elseif f.list and f.boxes then
    fault("list", "an entry with boxes is no list of cards", "leave `list` or `boxes` out")
  elseif f.remembered and (f.list or f.boxes) then
    fault("remembered", "what is remembered is a note", "leave `" .. (f.list and "list" or "boxes") .. "` out")
  elseif f.many then
    fault("many", "only a supply can be there several times for one investigator", "leave it out, or say what it costs: " ..
      "supply = 2")
  end
  return { title = f.name, id = f.id, tags = tags, attributes = {}, abilities = {},
    data = { kind = "log_entry", name = f.name, list = f.list or f.boxes or f.supply ~= nil, supply = f.supply,
      many = f.many, remembered = f.remembered, boxes = f.boxes, traits = {} } }
end)

schema("log_option", "An entry of the campaign log that a scenario reads, as an option for playing it outside the campaign.", {
  { "name", "string", "Its name on the command line." },
  { "text", "string", "Its name on start screens." },
  { "values", "string[][]",
    "Values and what they mean: { { \"bridge_fell\", \"It fell\" }, { \"\", \"It held\" } }. The words of a value " ..
    "are the notes that are recorded." },
  { "default", "string", "The value that holds when none is chosen." },
  { "list?", "card_id", "The words of a value are instead the cards in this list." },
})

-- For the constructor of a scenario: checks its log options beyond their types.
local function check_log_options(list)
  for i, option in ipairs(list or {}) do
    local known = false
    for _, value in ipairs(option.values) do known = known or value[1] == option.default end
    if not known then
      fault({ "log", i, "default" }, "`default` is none of the values in `log[" .. i .. "]`")
    end
  end
end

-- --- reading ---------------------------------------------------------------------------------------------------------

local function entry_data(id)
  local data = card_exists(id) and data_of(id)
  if not data or data.kind ~= "log_entry" then error("the campaign log knows no '" .. tostring(id) .. "'", 3) end
  return data
end

-- A filled box of an entry has the entry's own id, and comes after it.
local function entry_of(id) return find_in("campaign_log", id) end

local function items_of(list) return cards_in("campaign_log", nil, list) end

local function id_of(card_or_id) return type(card_or_id) == "string" and card_or_id or card_or_id.id end

local function item_of(list, id)
  if not list then return end
  local whole, items = whole_id(id), items_of(list)
  for i = 1, #items do
    if items[i].id == whole then return items[i] end
  end
end

local function is_written(entry) return entry ~= nil and entry.face == 0 end

--- logged(id: card_id, card_or_id?: card|card_id): boolean. Does the campaign log contain that note, not crossed out?
--- With a card: does that list contain it? An entry that no pack defines is an error. Rules Reference: "Record in your
--- Campaign Log..."
local function logged(id, card_or_id)
  entry_data(id)
  local entry = entry_of(id)
  if card_or_id then return item_of(entry, id_of(card_or_id)) ~= nil end
  return is_written(entry)
end

--- log_list(id: card_id): card_id[]. The ids of the cards in that list, in the order in which they were recorded.
local function log_list(id)
  if not entry_data(id).list then error("'" .. id .. "' is a note, no list; write logged", 2) end
  local entry, ids = entry_of(id), {}
  for i, item in ipairs(entry and items_of(entry) or {}) do ids[i] = item.id end
  return ids
end

--- marks(id: card_id, whose?: card|card_id): integer. How many boxes of that entry are filled: marks "doubt" > marks
--- "conviction"; of those that an investigator or another card has for itself, marks("debt", inv). Rules Reference: Doubt
--- and Conviction.
local function marks(id, whose)
  if not entry_data(id).boxes then
    error("'" .. id .. "' has no boxes to count; write boxes = true in its file, or logged and log_list", 2)
  end
  local list = log_list(id)
  if not whose then return #list end
  local wanted = whole_id(id_of(whose))
  return #filter(list, function(each) return each == wanted end)
end

-- --- writing ---------------------------------------------------------------------------------------------------------

-- The entry, which is there and not crossed out from now on.
local function write_entry(id)
  local entry = entry_of(id)
  if not entry then return create(id, "campaign_log") end
  entry.face = 0
  return entry
end

local function write_item(list, id)
  local item = create(id, "campaign_log")
  item.parent = list
  return item
end

--- record(id: card_id, card_or_id?: card|card_id). Writes that note into the campaign log, or the card into that list;
--- an entry that exists stays as it is, unless it is a supply with `many`.
local function record(id, card_or_id)
  local data = entry_data(id)
  local list = data.list
  if data.remembered then error("'" .. id .. "' is only remembered; write remember", 2) end
  if list ~= (card_or_id ~= nil) then
    error(list and "say which card is recorded in the list '" .. id .. "'" or "'" .. id .. "' is a note, no list", 2)
  end
  if not list then
    if not is_written(entry_of(id)) then note("recorded", nil, write_entry(id)) end
    return
  end
  local entry, card = write_entry(id), id_of(card_or_id)
  if data.many or not item_of(entry, card) then note("listed", nil, write_item(entry, card), entry) end
end

--- remember(id: card_id). "Remember that ...": until the end of the scenario the investigators know it. The entry is a
--- log_entry with remembered = true. Rules Reference: "Remember that..."
local function remember(id)
  if not entry_data(id).remembered then
    error("'" .. id .. "' is an entry of the campaign log; write record, or remembered = true in its file", 2)
  end
  if not entry_of(id) then note("is_remembered", nil, write_entry(id)) end
end

--- is_remembered(id: card_id): boolean. Have the investigators been told to remember that?
local function is_remembered(id)
  entry_data(id)
  return entry_of(id) ~= nil
end

local function with_boxes(id)
  if not entry_data(id).boxes then error("'" .. id .. "' has no boxes to fill", 3) end
  return write_entry(id)
end

--- fill_box(id: card_id, whose?: card|card_id, n?: integer). Fills one box of that entry (or n of them: a number in the
--- campaign log), for all investigators together, or one that an investigator or another card has for itself. A filled box
--- is an item of the list, with the list's own name or that of the card. Rules Reference: Doubt and Conviction.
local function fill_box(id, whose, n)
  local entry, item = with_boxes(id), nil
  for _ = 1, n or 1 do item = write_item(entry, whose and id_of(whose) or id) end
  if item and whose then
    note("listed", nil, item, entry)
  elseif item then
    note("boxes_filled", nil, entry, nil, #items_of(entry))
  end
end

--- erase_box(id: card_id, whose?: card|card_id): boolean. Erases one filled box of that entry, if there is one: see
--- fill_box().
local function erase_box(id, whose)
  local item = item_of(with_boxes(id), whose and id_of(whose) or id)
  if item then item:move "removed" end
  return item ~= nil
end

-- From a list: one supply of several, too.
local function cross_off(id, name)
  local data, entry = data_of(id), entry_of(id)
  if data.boxes then error("'" .. id .. "' has boxes; write erase_box", 3) end
  if not data.list then error("'" .. id .. "' is a note, no list", 3) end
  local item = item_of(entry, name)
  if not item then return false end
  note("crossed_off", nil, item, entry)
  item:move "removed"
  return true
end

--- cross_out(id: card_id, card_or_id?: card|card_id): boolean. Crosses out that note: from now on it counts as absent. With
--- a card: crosses out that card in the list, such as an investigator who uses up a supply. Returns whether it was there.
local function cross_out(id, card_or_id)
  entry_data(id)
  if card_or_id then return cross_off(id, id_of(card_or_id)) end
  local entry = entry_of(id)
  if not entry or entry.face == 1 then return false end
  entry.face = 1
  note("crossed_out", nil, entry)
  return true
end

local KEPT_AS = { number = "the number of its boxes", table = "a list of cards", boolean = "true or false" }

-- For a checkpoint: whatever the entry said before, it now says this, true or false for a note, cards or ids for a list, a
-- number for boxes.
local function keep(id, value)
  local data = entry_data(id)
  local wanted = data.boxes and "number" or data.list and "table" or "boolean"
  if type(value) ~= wanted then
    error("the checkpoint of '" .. top "scenario".id .. "' gives '" .. id .. "' a " .. type(value) .. "; return " ..
      KEPT_AS[wanted], 0)
  end
  if wanted == "boolean" then return (value and record or cross_out)(id) end
  move_each(items_of(write_entry(id)), "removed")
  if wanted == "number" then
    fill_box(id, nil, value)
  else
    for _, card in ipairs(value) do record(id, card) end
  end
end

-- --- from one scenario to the next -----------------------------------------------------------------------------------

-- No log sentence for each: the entries existed before the game.
local function write(list, ids)
  for _, id in ipairs(ids) do
    if not card_exists(id) then return "there is no card '" .. id .. "' for the campaign log" end
    if not list then
      if data_of(id).kind ~= "log_entry" then return "'" .. id .. "' is no note of the campaign log" end
      write_entry(id)
    elseif not card_exists(list) or not data_of(list).list then
      return "'" .. list .. "' is no list of the campaign log"
    elseif data_of(list).boxes or data_of(list).many or not item_of(write_entry(list), id) then
      write_entry(list)
      write_item(entry_of(list), id)
    end
  end
end

local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

local function write_option(option, chosen)
  local values, known = {}, chosen == nil or option.list ~= nil
  for i, value in ipairs(option.values) do
    values[i] = value[1] == "" and '""' or value[1]
    known = known or value[1] == chosen
  end
  if not known then
    return "the option '" .. option.name .. "' has no '" .. chosen .. "'; use " .. table.concat(values, ", ")
  end
  return write(option.list, words(chosen or option.default))
end

--- fill_log(config: table): string?. Writes the entries from before this scenario: config.log = { notes = { ids },
--- lists = { NAME = { ids of cards } } }. Without config.log it takes the scenario's `log` options, each as
--- config.options gives it, or else its default. For a list any cards may be named, divided by spaces. Returns a text
--- when that is not possible.
local function fill_log(config)
  if config.log then
    local wrong = write(nil, config.log.notes or {})
    for name, ids in pairs(config.log.lists or {}) do
      wrong = wrong or write(name, ids)
      -- A number may be 0, and is recorded all the same.
      if not wrong and #ids == 0 and card_exists(name) and data_of(name).boxes then write_entry(name) end
    end
    return wrong
  end
  for _, option in ipairs(config.scenario.log or {}) do
    local wrong = write_option(option, config.options[option.name])
    if wrong then return wrong end
  end
end

--- log_options(scenario: table): table[]. The log options in a scenario's data, for the set-up, in the form of
--- setup_options().
local function log_options(scenario)
  local options = {}
  for i, option in ipairs(scenario.log or {}) do
    options[i] = { name = option.name, text = option.text, values = option.values, default = option.default,
      open = option.list ~= nil }
  end
  return options
end

--- campaign_log(): table. The whole log, in the form of fill_log(): { notes = { ids }, lists = { id = { ids of cards }
--- } }.
local function campaign_log()
  local log = { notes = {}, lists = {} }
  local kept = filter(cards_in "campaign_log", function(entry) return not entry.data.remembered end)
  for _, entry in ipairs(kept) do
    if not entry.parent and entry.data.list then
      log.lists[entry.id] = log_list(entry.id)
    elseif not entry.parent and entry.face == 0 then
      log.notes[#log.notes + 1] = entry.id
    end
  end
  return log
end

engine.export { remember = remember, is_remembered = is_remembered, log_entry = log_entry, logged = logged, log_list = log_list, record = record, fill_box = fill_box,
  erase_box = erase_box, marks = marks, cross_out = cross_out, fill_log = fill_log, log_options = log_options, campaign_log = campaign_log }

return { check_options = check_log_options, keep = keep, log_entry = log_entry }
