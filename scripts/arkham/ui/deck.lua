-- A deck in short: cards by type, what they cost, their icons, and the experience in them.

local GROUPS = { { "asset", "Assets" }, { "event", "Events" }, { "skill", "Skills" } }
local ICONS = { "willpower", "intellect", "combat", "agility", "wild" }
local MOST_COST = 6   -- and more

local function title(data)
  local name = data.name or "Random basic weakness"
  return (data.level or 0) > 0 and name .. " (" .. data.level .. ")" or name
end

local function padded(text, width) return text .. (" "):rep(width - #text) end

--- deck_lines(given: table): string[]. A deck as its file has it, in lines. Called by the engine.
local function deck_lines(given)
  local lines, groups, costs, icons = {}, { asset = {}, event = {}, skill = {}, weakness = {} }, {}, {}
  local experience, count = 0, 0
  for id, n in pairs(given.cards) do
    if card_exists(id) then
      local data = data_of(id)
      local weak = data.weakness or data.kind == "placeholder"
      local group = groups[weak and "weakness" or data.kind] or groups.weakness
      group[#group + 1] = { name = title(data), text = n .. " " .. title(data), data = data }
      count = count + n
      if not weak then
        if data.cost then
          local cost = type(data.cost) == "number" and math.min(data.cost, MOST_COST) or "x"
          costs[cost] = (costs[cost] or 0) + n
        end
        for icon, k in pairs(data.icons or {}) do icons[icon] = (icons[icon] or 0) + k * n end
        experience = experience + card_price(id) * n
      end
    end
  end
  local function add_group(list, heading)
    if #list == 0 then return end
    table.sort(list, function(a, b) return a.name < b.name end)
    lines[#lines + 1] = heading
    for _, entry in ipairs(list) do
      local data = entry.data
      local about = {}
      if data.class then about[1] = table.concat(data.classes or { data.class }, "/") end
      if data.cost then about[#about + 1] = "cost " .. data.cost end
      lines[#lines + 1] = "  " .. (#about > 0 and padded(entry.text, 34) .. "  " .. table.concat(about, ", ") or entry.text)
    end
  end
  for _, group in ipairs(GROUPS) do add_group(groups[group[1]], group[2]) end
  add_group(groups.weakness, "Weaknesses and others")
  local row = {}
  for cost = 0, MOST_COST do
    row[#row + 1] = cost .. (cost == MOST_COST and "+" or "") .. ": " .. (costs[cost] or 0)
  end
  if costs.x then row[#row + 1] = "X: " .. costs.x end
  lines[#lines + 1] = "Cost        " .. table.concat(row, "  ")
  row = {}
  for _, icon in ipairs(ICONS) do row[#row + 1] = icon .. ": " .. (icons[icon] or 0) end
  lines[#lines + 1] = "Icons       " .. table.concat(row, "  ")
  lines[#lines + 1] = "Experience  " .. experience
  lines[#lines + 1] = "Cards       " .. count .. ", all counted"
  return lines
end

engine.export { deck_lines = deck_lines }
