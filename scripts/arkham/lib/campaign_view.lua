-- The view of a campaign: its course so far, its log, and its players. Front ends lay it out.

local base, actions, taboo = require "lib/campaign", require "lib/campaign_actions", require "lib/taboo"
local upgrades = require "lib/upgrades"
local sorted_keys, name_of, shown = base.sorted_keys, base.name_of, actions.shown

local STATUS = { playing = "plays", away = "has left", killed = "killed", insane = "driven insane" }

local function cards_of(counts)
  local cards = {}
  for _, id in ipairs(sorted_keys(counts)) do
    cards[#cards + 1] = { id = id, text = shown(id), count = counts[id] }
  end
  table.sort(cards, function(a, b) return a.text < b.text end)
  return cards
end

local function each_once(ids)
  local cards = {}
  for i, id in ipairs(ids) do cards[i] = { id = id, text = shown(id), count = 1 } end
  return cards
end

-- A list of the log names a card as often as somebody has a supply, or as boxes are filled.
local function in_order(ids)
  local cards, place = {}, {}
  for _, id in ipairs(ids) do
    local at = place[id]
    if at then
      cards[at].count = cards[at].count + 1
    else
      cards[#cards + 1] = { id = id, text = shown(id), count = 1 }
      place[id] = #cards
    end
  end
  return cards
end

-- "no_resolution" in plain words.
local function in_words(text) return (text:gsub("_", " ")) end

-- Numbers come first, symbols last.
local function before(a, b)
  local x, y = tonumber(a), tonumber(b)
  if x and y then return x > y end
  if x or y then return x ~= nil end
  return a < b
end

-- What players call this ending of a scenario.
local function resolution_words(scenario, resolution)
  local data = card_exists(scenario) and data_of(scenario)
  local reached = data and data.resolutions and data.resolutions[resolution]
  return reached and reached.title or in_words(resolution)
end

-- The end of a campaign is kept as "The Last Night, R2" if its last scenario has come to an end.
local function ending_of(state)
  local last = state.history[#state.history]
  if last and state.ending == name_of(last.scenario) .. ", " .. last.resolution then
    return name_of(last.scenario) .. ": " .. resolution_words(last.scenario, last.resolution)
  end
  return in_words(state.ending)
end

local function story_of(state)
  local story = {}
  for i, past in ipairs(state.history) do
    local earned = {}
    for _, id in ipairs(sorted_keys(past.experience or {})) do
      earned[#earned + 1] = name_of(id) .. ": " .. past.experience[id] .. " experience"
    end
    for _, id in ipairs(sorted_keys(past.exiled or {})) do
      for _, card in ipairs(cards_of(past.exiled[id])) do
        earned[#earned + 1] = name_of(id) .. ": " .. card.count .. " " .. card.text .. " exiled"
      end
    end
    story[i] = { title = name_of(past.scenario), note = resolution_words(past.scenario, past.resolution), text = past.text, lines = earned }
  end
  if state.stage ~= "over" then
    story[#story + 1] = { title = name_of(state.scenario), note = "next", text = data_of(state.scenario).text, lines = {} }
  end
  return story
end

local function log_of(state)
  local parts, notes = {}, {}
  for i, id in ipairs(state.log.notes) do notes[i] = name_of(id) end
  if #notes > 0 then parts[1] = { title = "Campaign notes", lines = notes } end
  for _, list in ipairs(sorted_keys(state.log.lists)) do
    -- A box of all investigators has the name of its entry: they are a number, which says nothing as a card.
    local cards = base.without(state.log.lists[list], list)
    local n = #state.log.lists[list] - #cards
    if n > 0 then parts[#parts + 1] = { title = name_of(list), lines = { tostring(n) } } end
    if #cards > 0 then parts[#parts + 1] = { title = name_of(list), cards = in_order(cards) } end
  end
  local partners = {}
  for _, name in ipairs(data_of(state.campaign).partners or {}) do
    local id = base.id_with("partner", name)
    local said = (state.partners or {})[id] or {}
    partners[#partners + 1] = name_of(id) .. ": " .. (said.crossed_off and "crossed off" or
      (said.damage or 0) .. " damage, " .. (said.horror or 0) .. " horror")
  end
  if #partners > 0 then parts[#parts + 1] = { title = "Partners", lines = partners } end
  local bag = base.copied(state.chaos_bag)
  table.sort(bag, before)
  for i, token in ipairs(bag) do bag[i] = tonumber(token) and token or "[" .. token .. "]" end
  parts[#parts + 1] = { title = "Chaos bag", lines = { table.concat(bag, "  ") } }
  return parts
end

local function person_of(state, record)
  local lists = {}
  local function add(title, cards)
    if #cards > 0 then lists[#lists + 1] = { title = title, cards = cards } end
  end
  add("Story assets", each_once(record.story_assets))
  add("Weaknesses earned", each_once(record.weaknesses))
  add("Deck", cards_of(record.deck))
  local ticked = {}
  for _, id in ipairs(sorted_keys(record.upgrades or {})) do
    for _, option in ipairs(data_of(id).upgrades or {}) do
      local n = upgrades.ticked(record.upgrades, id, option.name)
      if n > 0 then
        ticked[#ticked + 1] = { id = id, text = shown(id) .. ": " .. option.name .. ", " .. n .. " of " .. option.boxes ..
          " boxes", count = 1 }
      end
    end
  end
  add("Upgrade sheets", ticked)
  local plays = record.status == "playing"
  local facts = { { "Experience", tostring(record.experience) },
    { "Physical trauma", tostring(record.physical_trauma) }, { "Mental trauma", tostring(record.mental_trauma) } }
  if record.taboo then facts[4] = { "Taboo list", taboo.named(record.taboo) } end
  return { id = record.investigator, name = name_of(record.investigator), plays = plays,
    note = "player " .. record.player .. ", " .. STATUS[record.status] ..
      (plays and record.investigator == state.lead and ", leads" or ""),
    facts = facts, lists = lists }
end

--- campaign_view(state: table): table. A campaign for people to read: { title =, subtitle =, next = the next scenario,
--- waits = the reason why it cannot begin yet, ending =, story = { part }, log = { part }, people = { { id =, name =,
--- note =, plays =, facts = { { name, value } }, lists = { part } } } }. A part is { title =, note =, text =, lines = {
--- texts }, cards = { { id =, text =, count = } } }.
local function campaign_view(state)
  local people = {}
  for i, record in ipairs(state.investigators) do people[i] = person_of(state, record) end
  return { title = name_of(state.campaign), subtitle = state.options.difficulty,
    next = state.stage ~= "over" and name_of(state.scenario) or nil,
    waits = state.stage == "between" and actions.what_waits(state) or nil,
    ending = state.stage == "over" and ending_of(state) or nil,
    story = story_of(state), log = log_of(state), people = people }
end

engine.export { campaign_view = campaign_view }
