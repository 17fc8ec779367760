-- Supplies: each is a list of the campaign log that names the investigators who have it, so a campaign keeps them as it
-- keeps the rest of the log. They do nothing by themselves. (Rules Reference: Supplies)

local verbs = {}

local function supply(id)
  local data = card_exists(id) and data_of(id)
  if not data or not data.supply then
    error("there is no supply '" .. tostring(id) .. "'; a supply is a log_entry with `supply = COST`", 3)
  end
  return data
end

--- inv:has_supply(id: card_id): boolean. Does the campaign log name the investigator among those with that supply? Rules
--- Reference: Supplies.
function verbs.has_supply(inv, id)
  supply(id)
  return logged(id, inv)
end

--- inv:buy_supplies(points: integer, ids: card_id[]). The investigator buys supplies of the list, one of each at most,
--- for that many supply points. Points that are left over are lost. Rules Reference: Supplies.
function verbs.buy_supplies(inv, points, ids)
  while true do
    local texts, bought = {}, {}
    for _, id in ipairs(ids) do
      local data = supply(id)
      if data.supply <= points and not logged(id, inv) then
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

engine.verbs(verbs)
