-- Supplies: each is a list of the campaign log that names the investigators who have it, so a campaign keeps them as it
-- keeps the rest of the log. They do nothing by themselves. A grant says how many points there are, and for what. A
-- campaign offers it between two scenarios (lib/campaign_actions.lua). (Rules Reference: Supplies)

local schema = fields.schema

-- Here and not in game.lua, where it would give the sets of the base game other numbers.
engine.game {
  tags = {
    { "supply", "An entry of the campaign log that lists who has that supply." },
  },
  sets = {
    supply_marks = { about = "The investigators in the campaign log, once for each supply that they have.",
      zones = { "campaign_log" }, where = "it.parent is supply" },
  },
}

schema("supply_grant", "An opportunity to buy supplies.", {
  { "points", "natural[]",
    "The points of each investigator: if one plays, if two play, ...; the last number holds for more, too." },
  { "supplies", "card_id[]", "What can be bought." },
})

local supplies, verbs = {}, {}

local function supply(id)
  local data = card_exists(id) and data_of(id)
  if not data or not data.supply then
    error("there is no supply '" .. tostring(id) .. "'; a supply is a log_entry with `supply = COST`", 3)
  end
  return data
end

--- has_supply(id: card_id, whose?: expression): expression. Whether `you` have that supply, or somebody else: condition
--- = has_supply "torches", where = has_supply("torches", "it"). Rules Reference: Supplies.
local function has_supply(id, whose)
  return "(any(supply_marks: it.parent is " .. id:match "[^:]+$" .. " and it.definition == " ..
    (whose == "it" and "that" or whose or "you") .. ".definition))"
end

--- inv:has_supply(id: card_id): boolean. Does the campaign log name the investigator among those with that supply? Rules
--- Reference: Supplies.
function verbs.has_supply(inv, id)
  supply(id)
  return logged(id, inv)
end

--- inv:count_supply(id: card_id): integer. How many of that supply the investigator has. Rules Reference: Supplies.
function verbs.count_supply(inv, id)
  supply(id)
  return #filter(log_list(id), function(each) return each == inv.id end)
end

--- inv:buy_supplies(points: integer, ids: card_id[]). The investigator buys supplies of the list for that many supply
--- points, one of each at most, unless it says `many`. Points that are left over are lost. Rules Reference: Supplies.
function verbs.buy_supplies(inv, points, ids)
  while true do
    local texts, bought, log = {}, {}, campaign_log()
    for _, id in ipairs(ids) do
      local data = supply(id)
      if not supplies.refuses(log, inv.id, whole_id(id), points) then
        local text = data.name .. ", cost " .. data.supply
        texts[#texts + 1], bought[text] = text, id
      end
    end
    local text = choose(inv, "Buy which supply? Points left: " .. points, texts, { optional = true })
    if not text then return end
    record(bought[text], inv)
    points = points - data_of(bought[text]).supply
  end
end

-- --- grants, as plain data -------------------------------------------------------------------------------------------

local function points_of(grant, players) return grant.points[math.min(players, #grant.points)] or 0 end

--- supplies.pooled(grants: table[], players: integer): table. What the investigators may buy by all grants of one
--- opportunity together: { each = the points of each of so many investigators, offered = { ids }, which are whole }.
function supplies.pooled(grants, players)
  local each, offered = 0, {}
  for _, grant in ipairs(grants) do
    each = each + points_of(grant, players)
    for _, id in ipairs(grant.supplies) do
      local whole = full_card_id(id) or id
      if not contains(offered, whole) then offered[#offered + 1] = whole end
    end
  end
  return { each = each, offered = offered }
end

--- supplies.refuses(log: table, investigator: card_id, id: card_id, points: integer): string?. Why the investigator
--- cannot buy that supply with so many points left, by the campaign log in the form of fill_log(). Ids are whole.
function supplies.refuses(log, investigator, id, points)
  local data, name = data_of(id), data_of(investigator).name
  if not data.many and contains(log.lists[id] or {}, investigator) then return name .. " has " .. data.name .. " already" end
  if data.supply > points then
    return data.name .. " costs " .. data.supply .. " supply points, and " .. name .. " has " .. points
  end
end

--- supplies.give(log: table, investigator: card_id, id: card_id). Writes into the log that the investigator has it.
function supplies.give(log, investigator, id)
  log.lists[id] = log.lists[id] or {}
  table.insert(log.lists[id], investigator)
end

-- Can these purchases be made with the points that are left of each opportunity? Points of one are lost before the next
-- comes, so each purchase is made from a single one.
local function affordable(bought, pools, purses, n)
  local id = bought[n]
  if not id then return true end
  local cost = data_of(id).supply
  for i, pool in ipairs(pools) do
    if purses[i] >= cost and contains(pool.offered, id) then
      purses[i] = purses[i] - cost
      if affordable(bought, pools, purses, n + 1) then return true end
      purses[i] = purses[i] + cost
    end
  end
  return false
end

-- Who has what, by the words of the option: an investigator, their supplies, the next investigator ...
local function by_words(text, players, log)
  local who
  for word in text:gmatch "%S+" do
    local id = full_card_id(word)
    local data = id and data_of(id)
    if data and data.kind == "investigator" then
      if not contains(players, id) then return "'" .. word .. "' does not play, so has no supplies" end
      who = id
    elseif not data or not data.supply then
      return "there is no supply or investigator '" .. word .. "'"
    elseif not who then
      return "say first who has '" .. word .. "': supplies=\"INVESTIGATOR " .. word .. "\""
    else
      local wrong = supplies.refuses(log, who, id, math.huge)
      if wrong then return wrong end
      supplies.give(log, who, id)
    end
  end
end

--- supplies.chosen(text: string, players: card_id[], opportunities: table[][]): table|string. For a scenario outside
--- its campaign: the log of supplies that the option `supplies` says the investigators have, if the grants of each
--- opportunity before allow that; or what is wrong.
function supplies.chosen(text, players, opportunities)
  local log = { notes = {}, lists = {} }
  local wrong = by_words(text, players, log)
  if wrong then return wrong end
  local pools = {}
  for i, grants in ipairs(opportunities) do pools[i] = supplies.pooled(grants, #players) end
  for _, inv in ipairs(players) do
    local bought, purses = {}, {}
    for id, list in pairs(log.lists) do
      for _, each in ipairs(list) do
        if each == inv then bought[#bought + 1] = id end
      end
    end
    for i, pool in ipairs(pools) do purses[i] = pool.each end
    if not affordable(bought, pools, purses, 1) then
      return data_of(inv).name .. " could not buy all these supplies with " .. table.concat(purses, ", then ") ..
        " supply points"
    end
  end
  return log
end

--- supplies.option(): table. The option `supplies`, in the form of setup_options().
function supplies.option()
  return { name = "supplies", text = "Supplies: who has which", values = { { "", "None" } }, default = "", open = true }
end

engine.verbs(verbs)

engine.export { has_supply = has_supply }

return supplies
