-- A deck in short: cards by type, their costs, their icons, and the experience in them.

local taboo = require "lib/taboo"

local GROUPS = { { "asset", "Assets" }, { "event", "Events" }, { "skill", "Skills" },
  { "weakness", "Weaknesses and others" } }
local ICONS = { "willpower", "intellect", "combat", "agility", "wild" }
local MOST_COST = 6   -- and more

local function title(data)
  local name = data.name or "Random basic weakness"
  return (data.level or 0) > 0 and name .. " (" .. data.level .. ")" or name
end

local function padded(text, width) return text .. (" "):rep(width - #text) end

local function is_weak(data) return data.weakness or data.kind == "placeholder" end

-- The known cards of a deck, by type: { name =, { id =, count =, data = }, ... } each.
local function grouped(given)
  local groups, of = {}, {}
  for i, group in ipairs(GROUPS) do
    groups[i] = { name = group[2] }
    of[group[1]] = groups[i]
  end
  for id, count in pairs(given.cards) do
    if card_exists(id) then
      local data = data_of(id)
      local group = of[is_weak(data) and "weakness" or data.kind] or of.weakness
      group[#group + 1] = { id = id, count = count, data = data }
    end
  end
  for _, group in ipairs(groups) do
    table.sort(group, function(a, b)
      local one, other = title(a.data), title(b.data)
      if one ~= other then return one < other end
      return a.id < b.id
    end)
  end
  return filter(groups, function(group) return #group > 0 end)
end

--- deck_groups(given: table): table[]. The cards of a deck, in the form of its file, in reading order: { name =, cards
--- = { ids } } each. Called by the engine.
local function deck_groups(given)
  local out = {}
  for i, group in ipairs(grouped(given)) do
    local cards = {}
    for n, entry in ipairs(group) do cards[n] = entry.id end
    out[i] = { name = group.name, cards = cards }
  end
  return out
end

-- The number of cards of each cost, and their icons, without weaknesses.
local function curve(given)
  local costs, icons, count = {}, {}, 0
  for _, group in ipairs(grouped(given)) do
    for _, entry in ipairs(group) do
      local data, n = entry.data, entry.count
      count = count + n
      if not is_weak(data) then
        if data.cost then
          local cost = type(data.cost) == "number" and math.min(data.cost, MOST_COST) or "X"
          costs[cost] = (costs[cost] or 0) + n
        end
        for icon, k in pairs(data.icons or {}) do icons[icon] = (icons[icon] or 0) + k * n end
      end
    end
  end
  local by_cost, by_icon = {}, {}
  for cost = 0, MOST_COST do
    by_cost[#by_cost + 1] = { cost .. (cost == MOST_COST and "+" or ""), costs[cost] or 0 }
  end
  if costs.X then by_cost[#by_cost + 1] = { "X", costs.X } end
  for i, icon in ipairs(ICONS) do by_icon[i] = { icon, icons[icon] or 0 } end
  return by_cost, by_icon, count
end

--- deck_figures(given: table): table[]. The figures of a deck in the form of its file: { name =, value =, of =, option
--- = } each, with `option` if an option of the deck sets that number; or { name =, bars = { { text, n }, ... } }.
--- Called by the engine.
local function deck_figures(given)
  local totals = deck_totals(given)
  local costs, icons = curve(given)
  for _, each in ipairs(icons) do each[1] = "[" .. each[1] .. "]" end
  return { { name = "Cards", value = totals.size, of = totals.wanted },
    { name = "Experience", value = totals.experience, of = totals.spend,
      option = not (given.options or {}).standalone and "experience" or nil },
    { name = "Cost", bars = costs }, { name = "Icons", bars = icons } }
end

local function row_of(list)
  local row = {}
  for i, each in ipairs(list) do row[i] = each[1] .. ": " .. each[2] end
  return table.concat(row, "  ")
end

-- What the taboo list says about the card.
local function changes_of(list, id)
  local said, words = taboo.about(list, id), {}
  if said.forbidden then words[1] = "forbidden" end
  if said.exceptional then words[1] = "exceptional" end
  if said.xp then words[#words + 1] = (said.xp > 0 and "+" or "") .. said.xp .. " experience" end
  return words[1] and "taboo: " .. table.concat(words, ", ") or nil
end

-- What the upgrade sheet of the card says.
local function ticked_of(sheets, data)
  for id, text in pairs(sheets) do
    if card_exists(id) and data_of(id) == data then return "upgrades: " .. text end
  end
end

--- deck_lines(given: table): string[]. A deck, in the form of its file, as lines. Called by the engine.
local function deck_lines(given)
  local options = given.options or {}
  local lines, list = {}, (options.taboo or {})[1]
  for _, group in ipairs(grouped(given)) do
    lines[#lines + 1] = group.name
    for _, entry in ipairs(group) do
      local data, about, text = entry.data, {}, entry.count .. " " .. title(entry.data)
      if data.class then about[1] = table.concat(data.classes or { data.class }, "/") end
      if data.cost then about[#about + 1] = "cost " .. data.cost end
      about[#about + 1] = changes_of(list, entry.id)
      about[#about + 1] = ticked_of(options.upgrades or {}, data)
      lines[#lines + 1] = "  " .. (#about > 0 and padded(text, 34) .. "  " .. table.concat(about, ", ") or text)
    end
  end
  local costs, icons, count = curve(given)
  lines[#lines + 1] = "Cost        " .. row_of(costs)
  lines[#lines + 1] = "Icons       " .. row_of(icons)
  lines[#lines + 1] = "Experience  " .. (deck_totals(given).experience or 0) ..
    taboo.by(list)
  lines[#lines + 1] = "Cards       " .. count .. ", all counted"
  return lines
end

engine.export { deck_lines = deck_lines, deck_groups = deck_groups, deck_figures = deck_figures }
