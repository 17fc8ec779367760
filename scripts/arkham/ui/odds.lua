-- The exact odds of the pending skill test, from the real bag. The contents of the bag are open information.

local function difficulty_of(test)
  local against = test.target and test.against
  local n = test.base + test.tester:check "test_difficulty"
  if type(against) == "string" then n = n + test.target:check(against) end
  return math.max(0, n) * (test.tester:check "doubles_difficulty" > 0 and 2 or 1)
end

local function icons_committed(test)
  local n = 0
  for _, inv in ipairs(seats()) do
    for _, card in ipairs(cards_in("committed", inv)) do
      n = n + card:check("icon_" .. test.skill) + card:check "icon_wild"
    end
  end
  return n
end

local function reveals_another(token)
  local reference = top "reference"
  local symbols = reference and reference.data.another
  if not symbols then return false end
  for symbol, sides in pairs(symbols) do
    local another = token:is(symbol) and sides[game.hard + 1]
    if another then return another == true or another() end
  end
  return false
end

-- A token that has its number only in a test counts with it also when a test is only thought of.
local function number_of(token)
  return not current "test" and token.data.in_test or token.modifier
end

-- Equal tokens, counted: { n =, number =, fails =, frost =, again = it reveals another }.
local function kinds_of(tokens)
  local kinds, by_name = {}, {}
  for _, token in ipairs(tokens) do
    local number = number_of(token)
    local name = token.title .. number
    local kind = by_name[name]
    if not kind then
      kind = { n = 0, number = number, fails = token:is "auto_fail", frost = token:is "frost",
        again = token:is "chain_token" or reveals_another(token) }
      by_name[name], kinds[#kinds + 1] = kind, kind
    end
    kind.n = kind.n + 1
    by_name[token] = kind
  end
  return kinds, by_name
end

--- average(tokens: card[], value: fun(sum: integer?): number, out?: table): number. For bags with bless, curse or frost
--- tokens: the sum, over the tokens that may come first, of what is to be expected. That is value(sum) for the sum of
--- all revealed tokens, and value(nil) if the test fails automatically. `out` receives the contribution of each.
local function average(tokens, value, out)
  local kinds, by_token = kinds_of(tokens)
  local known, next_one = {}, nil
  local function of(kind, sum, frosts, left)
    if kind.fails or kind.frost and frosts > 0 then return value(nil) end
    sum = sum + kind.number
    if not kind.again or left == 1 then return value(sum) end
    kind.n = kind.n - 1
    local p = next_one(sum, kind.frost and frosts + 1 or frosts, left - 1)
    kind.n = kind.n + 1
    return p
  end
  function next_one(sum, frosts, left)
    local name = {}
    for i, kind in ipairs(kinds) do name[i] = kind.n end
    name = table.concat(name, " ")
    if not known[name] then
      local all = 0
      for _, kind in ipairs(kinds) do
        if kind.n > 0 then all = all + kind.n * of(kind, sum, frosts, left) end
      end
      known[name] = all / left
    end
    return known[name]
  end
  local test, all = current "test", 0
  for _, token in ipairs(tokens) do
    local kind = by_token[token]
    kind.p = kind.p or of(kind, 0, test and test.frosts or 0, #tokens)
    if out then out[#out + 1] = { token, kind.p } end
    all = all + kind.p
  end
  return all
end

--- is_chained(): boolean. Does the bag have tokens whose own effect reveals another?
local function is_chained() return any "chain_tokens" end

local function first_tokens(tokens, skill, difficulty, out)
  local good = 0
  for i, token in ipairs(tokens) do
    local p
    if token:is "auto_fail" then
      p = 0
    elseif reveals_another(token) and #tokens > 1 then
      local rest = {}
      for j, other in ipairs(tokens) do
        if j ~= i then rest[#rest + 1] = other end
      end
      p = first_tokens(rest, skill + token.modifier, difficulty) / #rest
    else
      p = math.max(0, skill + token.modifier) >= difficulty and 1 or 0
    end
    if out then out[#out + 1] = { token, p } end
    good = good + p
  end
  return good
end

--- chance(tokens: card[], skill: integer, difficulty: integer, out?: table): number. The expected number of successes
--- over the tokens that may come first; `out` receives the contribution of each.
local function chance(tokens, skill, difficulty, out)
  if not is_chained() then return first_tokens(tokens, skill, difficulty, out) end
  return average(tokens, function(sum) return sum and math.max(0, skill + sum) >= difficulty and 1 or 0 end, out)
end

local TOKEN_ORDER = { "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "skull", "cultist", "tablet",
  "elder thing", "auto-fail", "elder sign", "bless", "curse", "frost" }
local PLACE = {}
for i, title in ipairs(TOKEN_ORDER) do PLACE[title] = i end
-- The rank of a token with that title among the others.
local function place_of(title) return PLACE[title] or #TOKEN_ORDER + 1 end

-- The tokens in the bag, from best to worst. Players must not learn their real order.
local function sorted_bag()
  local bag = cards_in "chaos_bag"
  table.sort(bag, function(a, b)
    local first, second = place_of(a.title), place_of(b.title)
    if first ~= second then return first < second end
    return a.title < b.title
  end)
  return bag
end

local DECIDED = { "It fails automatically.", "It succeeds automatically." }

--- outlook(test: frame, more?: integer): table. `skill` is the total before the token, `committed` the part of it from
--- committed cards, with `more` from cards that might be committed; `tokens` has { token, chance } for each token that may come first.
local function outlook(test, more)
  local committed = icons_committed(test) + (more or 0)
  local o = { skill = test.tester:sum(test.skill) + test.bonus + test.tester:sum "skill_bonus" + committed,
    committed = committed, difficulty = difficulty_of(test), decided = DECIDED[test.auto], tokens = {} }
  if not o.decided and test.tester:check "reveals_no_tokens" > 0 then
    o.decided = "No token is revealed: it " .. (math.max(0, o.skill) >= o.difficulty and "succeeds." or "fails.")
  end
  local bag = o.decided and {} or sorted_bag()
  if #bag > 0 then o.success = chance(bag, o.skill, o.difficulty, o.tokens) / #bag end
  return o
end

local function percent(p) return math.floor(100 * p + 0.5) .. "%" end

--- odds(): string[]. The chances in the present situation, as lines.
local function odds()
  local test = current "test"
  if not test then return { "No skill test is pending." } end
  local o = outlook(test)
  local lines = { string.format("%s (%d) against %d, before the token", test.skill, o.skill, o.difficulty), o.decided }
  if not o.success then return lines end
  lines[#lines + 1] = "Success: " .. percent(o.success)
  local yes, no = {}, {}
  for _, d in ipairs(o.tokens) do
    local list = d[2] > 0 and yes or no
    list[#list + 1] = d[1].title
  end
  lines[#lines + 1] = "  succeed: " .. table.concat(yes, " ")
  lines[#lines + 1] = "  fail:    " .. table.concat(no, " ")
  return lines
end

engine.export { odds = odds }

return { chance = chance, average = average, is_chained = is_chained, outlook = outlook, percent = percent,
  place_of = place_of, sorted_bag = sorted_bag }
