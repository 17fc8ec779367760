-- The chaos bag and the skill test, for the table. The contents of the bag are open information.

local faces = require "ui/faces"
local odds = require "ui/odds"

local function signed(n) return n < 0 and tostring(n) or "+" .. n end

--- worth(card, zone) -> marks or nil. The contribution of a revealed token or a committed card to the test.
local function worth(card, zone)
  local test = current "test"
  if not test then return nil end
  if zone == "committed" then
    return { notes = { signed(card:check("icon_" .. test.skill) + card:check "icon_wild") } }
  end
  local symbol = faces.token_sign(card)
  return symbol and symbol ~= "auto_fail" and { notes = { signed(card.modifier) } } or nil
end

-- Tokens of a kind, in order: { label =, symbol =, title =, count =, chance = of each (nil without a test) }.
local function kinds_in_bag(outlook)
  local kinds, by_label = {}, {}
  local function add(token, chance)
    local symbol, title = faces.token_sign(token)
    local label = symbol or title
    local kind = by_label[label]
    if not kind then
      kind = { label = label, symbol = symbol, title = title, count = 0, chance = chance,
        at = odds.place_of(title) }
      by_label[label] = kind
      kinds[#kinds + 1] = kind
    end
    kind.count = kind.count + 1
  end
  if outlook and outlook.success then
    for _, entry in ipairs(outlook.tokens) do add(entry[1], entry[2]) end
  else
    for _, token in ipairs(odds.sorted_bag()) do add(token) end
  end
  table.sort(kinds, function(a, b) return a.at < b.at end)
  return kinds
end

local SUCCEEDS, FAILS, DEPENDS = "#3f8a50", "#a04038", "#a08030"

local REVEALS = { bless = "+2. Reveal another token. Then it goes to the token pool.",
  curse = "-2. Reveal another token. Then it goes to the token pool.",
  frost = "-1. Reveal another token. With a second one the test fails." }

-- Of a kind of which the pool has a limited number, how many it has left.
local function in_pool(symbol)
  local left = tokens_left(symbol)
  return left < math.huge and " " .. left .. " more in the pool." or ""
end

local function chips_of(kinds)
  local reference, out = top "reference", {}
  local texts = reference and faces.token_texts(reference) or {}
  for i, kind in ipairs(kinds) do
    local said = texts[kind.symbol] or REVEALS[kind.symbol] and REVEALS[kind.symbol] .. in_pool(kind.symbol)
    local chip = { symbol = kind.symbol, text = not kind.symbol and kind.title or nil, count = kind.count,
      tip = kind.title .. (said and ": " .. said or "") }
    local chance = kind.chance
    if chance then
      chip.colour = chance == 1 and SUCCEEDS or chance == 0 and FAILS or DEPENDS
      chip.current = chance == 1   -- marked as well, since colour alone must not carry meaning
      chip.tip = chip.tip .. (chance == 1 and " (succeeds)" or chance == 0 and " (fails)" or
        " (succeeds with " .. odds.percent(chance) .. ")")
    end
    out[i] = chip
  end
  return out
end

-- "Succeed: +1, 0 x2, [elder_sign]"
local function one_group(lines, word, kinds, belongs)
  local out = {}
  for _, kind in ipairs(kinds) do
    if belongs(kind.chance) then
      out[#out + 1] = (kind.symbol and "[" .. kind.symbol .. "]" or kind.title) ..
        (kind.count > 1 and " x" .. kind.count or "")
    end
  end
  if #out > 0 then lines[#lines + 1] = word .. table.concat(out, ", ") end
end

local KINDS_OF_TEST = { "Fight", "Evade", "Investigate" }

--- title(test: frame): string. "Fight: Ghoul Priest"
local function title(test)
  local what = test.target or test.source
  local name = what and what.title or "Skill test"
  return KINDS_OF_TEST[test.kind] and KINDS_OF_TEST[test.kind] .. ": " .. name or name
end

local function test_title(test) return "**" .. title(test) .. "** - " .. test.tester.title end

-- The result is known from ST.6 on.
local function result_of(test)
  if test.succeeded == 1 then return "**Succeeds by " .. test.margin .. ".**" end
  if test.margin > 0 then return "**Fails by " .. test.margin .. ".**" end
end

local function test_lines(test, outlook, kinds)
  local revealed, sum = cards_in "chaos_revealed", 0
  for _, token in ipairs(revealed) do sum = sum + token.modifier end
  local parts = { "[" .. test.skill .. "] " .. test.skill .. " " .. outlook.skill - outlook.committed }
  if outlook.committed > 0 then parts[#parts + 1] = "committed " .. signed(outlook.committed) end
  if #revealed > 0 then parts[#parts + 1] = "tokens " .. signed(sum) end
  local total = test.auto == 1 and 0 or math.max(0, outlook.skill + sum)
  local skill = #parts > 1 and table.concat(parts, ", ") .. ": **" .. total .. "**" or parts[1]
  local lines = { test_title(test), skill .. " against **" .. outlook.difficulty .. "**" }
  local result = result_of(test) or outlook.decided
  if result then
    lines[3] = result
  elseif outlook.success and #revealed == 0 then
    lines[3] = "**Success " .. odds.percent(outlook.success) .. "**"
    one_group(lines, "Succeed: ", kinds, function(p) return p == 1 end)
    one_group(lines, "Fail: ", kinds, function(p) return p == 0 end)
    one_group(lines, "Another decides: ", kinds, function(p) return p > 0 and p < 1 end)
  end
  return lines
end

--- view(more?: integer) -> chips of the bag, lines of the test (nil without one), the chance in words. `more`: so much is
--- added by cards that might be committed.
local function view(more)
  local test = current "test"
  local outlook = test and odds.outlook(test, more)
  -- Once a token is revealed, the rest of the bag no longer matters.
  local kinds = kinds_in_bag(size "chaos_revealed" == 0 and outlook or nil)
  local success = outlook and outlook.success and odds.percent(outlook.success)
  return chips_of(kinds), test and test_lines(test, outlook, kinds), success
end

return { view = view, worth = worth, title = title }
