-- What every constructor does with its fields: a misspelt one is an error at the card's line.

local function set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do set[name] = true end
  end
  return set
end

local function distance_between(a, b)
  local row = {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local diagonal = row[0]
    row[0] = i
    for j = 1, #b do
      local cost = a:sub(i, i) == b:sub(j, j) and 0 or 1
      local best = math.min(row[j] + 1, row[j - 1] + 1, diagonal + cost)
      diagonal = row[j]
      row[j] = best
    end
  end
  return row[#b]
end

-- Level 3: the card's line, not the constructor's.
local function check_fields(t, allowed, what)
  for key in pairs(t) do
    if type(key) == "string" and not allowed[key] then
      local best, near = 3, nil
      for name in pairs(allowed) do
        local d = distance_between(key, name)
        if d < best then best, near = d, name end
      end
      error("unknown field '" .. key .. "' in " .. what .. (near and "; did you mean '" .. near .. "'?" or ""), 3)
    end
  end
end

local function list_of(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

local function with(list, more)
  local out = {}
  for _, x in ipairs(list) do out[#out + 1] = x end
  for _, x in ipairs(list_of(more)) do out[#out + 1] = x end
  return out
end

local function tag_of(text)
  return (text:lower():gsub("[^a-z0-9]+", "_"))
end

return { set_of = set_of, check_fields = check_fields, list_of = list_of, with = with, tag_of = tag_of }
