-- The part of the sandbox that calls back into scripts. It is Lua, since neither a yield nor deep recursion can cross a
-- C function. It gets a table of raw functions and returns a function that makes the globals of one pack.
local raw = ...
local type, select, error = raw.type, raw.select, raw.error
local pairs, ipairs, unpack = raw.pairs, raw.ipairs, raw.unpack
local plain_text, text_method = raw.plain_text, raw.text_method
local sub, concat, share_module = raw.string.sub, raw.table.concat, raw.share_module

local function tostring(value)
  local method = text_method(value)
  if method == nil then return plain_text(value) end
  local text = method(value)
  if type(text) ~= "string" then error("'__tostring' must return a string", 2) end
  return text
end

-- Each error that a script catches is charged. Where the stack is nearly full, no hook can run, so without this a function
-- that calls itself by pcall could go on for ever.
local raw_pcall, caught = raw.pcall, raw.caught
local function pcall(f, ...)
  return caught(raw_pcall(f, ...))
end

-- The handler runs after the stack is unwound: at the point of the error the limits are off.
local function settle(handler, ok, ...)
  if ok then return true, ... end
  return false, handler(...)
end

local function xpcall(f, handler, ...)
  return settle(handler, pcall(f, ...))
end

local function each(list, visit)
  for i, value in ipairs(list) do visit(value, i) end
end

local function less(a, b) return a < b end

-- A merge sort. It is stable, it ends whatever the comparison returns, and the comparison may yield.
local function sort(list, before)
  local n = raw.prepare_sort(list, before)
  if n < 2 then return end
  before = before or less
  local from, to = {}, {}
  for i = 1, n do from[i] = list[i] end
  local width = 1
  while width < n do
    local left = 1
    while left <= n do
      local middle, right = left + width, left + 2 * width
      if middle > n + 1 then middle = n + 1 end
      if right > n + 1 then right = n + 1 end
      local a, b = left, middle
      for k = left, right - 1 do
        if a < middle and (b >= right or not before(from[b], from[a])) then
          to[k] = from[a]
          a = a + 1
        else
          to[k] = from[b]
          b = b + 1
        end
      end
      left = right
    end
    from, to = to, from
    width = width * 2
  end
  for i = 1, n do list[i] = from[i] end
end

local function replaced(replacement, first, last, ...)
  if first == nil then return nil end
  if type(replacement) == "function" then return first, last, (replacement(...)) end
  return first, last, replacement[(...)]
end

local function gsub(text, pattern, replacement, limit)
  local kind = type(replacement)
  if kind ~= "function" and kind ~= "table" then return raw.gsub(text, pattern, replacement, limit) end
  local anchored
  text, pattern, limit, anchored = raw.prepare_gsub(text, pattern, limit)
  local pieces, n, count, position = {}, 0, 0, 1
  while count < limit and position <= #text + 1 do
    local first, last, value = replaced(replacement, raw.search(text, pattern, position))
    if first == nil then break end
    count = count + 1
    if first > position then n = n + 1 pieces[n] = sub(text, position, first - 1) end
    if not value then
      value = sub(text, first, last)
    elseif type(value) ~= "string" and type(value) ~= "number" then
      error("invalid replacement value (a " .. type(value) .. ")", 2)
    end
    n = n + 1
    pieces[n] = value
    if last >= first then
      position = last + 1
    else
      n = n + 1
      pieces[n] = sub(text, first, first)
      position = first + 1
    end
    if anchored then break end
  end
  n = n + 1
  pieces[n] = sub(text, position)
  return concat(pieces), count
end

local function format(template, ...)
  local text, asked = raw.format(template, ...)
  if text then return text end
  local n, values = select("#", ...), { ... }
  repeat  -- argument number `asked` has a __tostring
    values[asked] = tostring(values[asked])
    text, asked = raw.format(template, unpack(values, 1, n))
  until text
  return text
end

raw.string.gsub = gsub
raw.string.format = format
raw.table.sort = sort

local function copy(from)
  local to = {}
  for name, value in pairs(from) do to[name] = value end
  return to
end

raw.use_string_methods(copy(raw.string))

return function(pack)
  local function print(...)
    local n, parts = select("#", ...), { ... }
    for i = 1, n do parts[i] = tostring(parts[i]) end
    raw.print(pack, concat(parts, "\t", 1, n))
  end

  local function require(name)
    local known, value, run, key, foreign = raw.find_module(pack, name)
    if not known then
      value = run()
      if value == nil then value = true end
      raw.keep_module(key, value)
    end
    if foreign then return share_module(pack, name, key, value) end
    return value
  end

  return {
    assert = raw.assert, error = error, getmetatable = raw.getmetatable, ipairs = ipairs, pairs = pairs,
    pcall = pcall, print = print, rawequal = raw.rawequal, require = require, select = select,
    setmetatable = raw.setmetatable, tonumber = raw.tonumber, tostring = tostring, type = type,
    unpack = unpack, xpcall = xpcall, each = each,
    string = copy(raw.string), table = copy(raw.table), math = copy(raw.math), bit = copy(raw.bit),
  }
end
