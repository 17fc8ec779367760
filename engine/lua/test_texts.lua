-- The part of the test language that belongs to no game. It runs with the primitives (`raw`), the game's id and a
-- function that loads the game's own part (testing/language.lua); it returns the function that runs one test. Its three
-- files are one chunk: this one reads and compares texts, test_options.lua finds the option that a test means,
-- test_game.lua has the functions of `g` and `t`.
local raw, default_game, load = ...
local Game, Test = {}, {}
Game.__index, Test.__index = Game, Test

-- --- texts ---------------------------------------------------------------------------------------------------------

local function lower(x) return tostring(x):lower() end
local function has(text, part) return lower(text):find(lower(part), 1, true) ~= nil end

local function show(x)
  if type(x) == "string" then return "\"" .. x .. "\"" end
  if type(x) ~= "table" then return tostring(x) end
  local out, keys = {}, {}
  for _, entry in ipairs(x) do out[#out + 1] = show(entry) end
  for key in pairs(x) do
    if type(key) ~= "number" or key < 1 or key > #out or key % 1 ~= 0 then keys[#keys + 1] = key end
  end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  for _, key in ipairs(keys) do
    local name = type(key) == "string" and key or "[" .. show(key) .. "]"
    out[#out + 1] = name .. " = " .. show(x[key])
  end
  return #out == 0 and "{}" or "{ " .. table.concat(out, ", ") .. " }"
end

local function prompt_lines(p)
  local lines = {}
  for _, part in ipairs(p.parts) do
    lines[#lines + 1] = "prompt to " .. tostring(part.player) .. ": \"" .. p.text .. "\" (" .. p.from ..
      (p.id ~= "" and " " .. p.id or "") .. ", " .. part.min .. " to " .. part.max .. ")"
    for i, option in ipairs(part.options) do lines[#lines + 1] = "  " .. i .. "  " .. option.text end
  end
  return table.concat(lines, "\n")
end

-- A test that catches its own failure proves nothing after that.
local broken = false
local raw_fail = raw.fail
function raw.fail(message)
  broken = true
  return raw_fail(message)
end

--- For a game's own part: refuses a key of `given` that is not among those of `known`.
function raw.check_keys(what, given, known)
  for key in pairs(given) do
    if not known[key] then
      local names = {}
      for name in pairs(known) do names[#names + 1] = name end
      table.sort(names)
      local near = raw.did_you_mean(tostring(key), names)
      raw.fail(what .. " knows no '" .. tostring(key) .. "'" ..
        (near ~= "" and near or ": there are " .. table.concat(names, ", ")))
    end
  end
end

--- For a game's own part: fails because no card of the list has that id or title; `why` is the reason in the message.
function raw.none_named(cards, name, why)
  local names = {}
  for _, card in ipairs(cards) do
    names[#names + 1] = card.title
    names[#names + 1] = card.id:match "[^:]+$"
  end
  raw.fail(why .. raw.did_you_mean(tostring(name), names))
end

-- The state of the table for the message of a failure: the prompt, the end of the log, the stack. `searched`: the log
-- in which the test searched.
local function circumstances(searched)
  local out = {}
  local there, p = pcall(raw.prompt)
  if not there then return "" end   -- no game has begun
  local over, outcome = raw.over()
  if p then
    out[1] = prompt_lines(p)
  elseif over then
    out[1] = "the game is over: " .. outcome
  elseif raw.stopped() then
    out[1] = "the game is stopped"
  end
  local log = searched or raw.log()
  local first = searched and searched.from or 1
  local from = math.max(first, #log - (searched and 29 or 14))
  if searched then
    out[#out + 1] = "searched was " .. searched.what .. (first > #log and ", where there is nothing" or
      from > first and " (the last 30 of " .. #log - first + 1 .. " lines):" or ":")
  elseif #log > 0 then
    out[#out + 1] = "log:"
  end
  for i = from, #log do out[#out + 1] = "  " .. raw.cut(log[i]) end
  local stack = raw.stack()
  if stack ~= "" then out[#out + 1] = "resolving:\n" .. stack end
  for _, text in ipairs(raw.take_errors()) do out[#out + 1] = text end
  return table.concat(out, "\n")
end

local function fail(message, searched)
  local around = circumstances(searched)
  raw.fail(message .. (around ~= "" and "\n" .. around or ""))
end

-- A list with one card in it also answers for that card.
local function single(list, key)
  if type(key) ~= "string" then return nil end
  if #list == 1 then return list[1] end
  raw.fail("this is a list of " .. #list .. " cards, which has no '" .. key .. "': [1] after it gives the first of them")
end

local LIST = {
  __index = function(list, key)
    local card = single(list, key)
    if not card then return nil end
    local value = card[key]
    if type(value) ~= "function" then return value end
    return function(_, ...) return value(card, ...) end
  end,
  __newindex = function(list, key, value)
    local card = single(list, key)
    if card then card[key] = value else rawset(list, key, value) end
  end,
}

--- For a game's own part: cards that a helper gives, always as a list.
function raw.list(cards) return setmetatable(cards, LIST) end

function raw.card_of(item)
  return type(item) == "table" and getmetatable(item) == LIST and #item == 1 and item[1] or item
end
local card_of = raw.card_of

--- For a game's own part: refuses a card in a zone to which no such card ever comes. `kinds` lists for each zone the
--- tags of the cards that can lie there.
function raw.belongs(card, zone, kinds)
  local allowed = kinds[zone]
  if not allowed then return end
  for _, tag in ipairs(allowed) do if card:is(tag) then return end end
  raw.fail(tostring(card) .. " never comes to '" .. zone .. "': what lies there is " .. table.concat(allowed, " or "))
end

-- Choices made without asking. Those before the mark belong to the set-up.
local made_before = 0
local mark_log = raw.mark_log
function raw.mark_log()
  made_before = #raw.unasked()
  mark_log()
end

