-- The exact odds of the pending skill test, from the real bag. The contents of the bag are open information.

local check, data_of = method.check, property.data

local function icons_committed(test)
  local n, all = 0, seats()
  for i = 1, #all do
    local cards = cards_in("committed", all[i])
    for j = 1, #cards do n = n + check(cards[j], "icon_" .. test.skill) + check(cards[j], "icon_wild") end
  end
  return n
end

-- The tags of tokens that reveal another: by their own effect, or by that of the scenario, now and at this difficulty.
local function tags_revealing()
  local reference, list = top "reference", { "chain_token" }
  local data = reference and data_of(reference)
  if not data or not data.another then return list end
  for symbol, sides in pairs(data.another) do
    local another = sides[game.hard + 1]
    if another and (another == true or another()) then list[#list + 1] = symbol end
  end
  return list
end

local FAILS, FROST = { "auto_fail" }, { "frost" }

-- The tokens in the bag that are not just a number: { fails =, frost =, again = it reveals another }, by the token.
local function special_tokens()
  local special = {}
  local function mark(tags, field)
    for i = 1, #tags do
      local tokens = cards_in("chaos_bag", nil, tags[i])
      for j = 1, #tokens do
        local traits = special[tokens[j]] or {}
        traits[field] = true
        special[tokens[j]] = traits
      end
    end
  end
  mark(FAILS, "fails")
  mark(FROST, "frost")
  mark(tags_revealing(), "again")
  return special
end

-- Outside a test it has no number, but it counts with it also when a test is only thought of.
local function number_in_test(token) return data_of(token).in_test or 0 end

-- The kind of special tokens with that number and these traits.
local function kind_of(kinds, number, traits)
  for i = 1, #kinds do
    local kind = kinds[i]
    local alike = kind.fails == traits.fails and kind.frost == traits.frost and kind.again == traits.again
    if alike and kind.number == number then return kind end
  end
  local kind = { n = 0, number = number, fails = traits.fails, frost = traits.frost, again = traits.again }
  kinds[#kinds + 1] = kind
  return kind
end

--- read(tokens: card[]): table. What matters of the tokens of the bag, for average() and chance(): their number `n`,
--- the `kinds` of tokens that are equal in a test, each counted { n =, number =, fails =, frost =, again = it reveals
--- another }, the `frosts` that are revealed already, and in `of` the kind of each token, in their order. It holds as
--- long as nothing in the game changes.
local function read(tokens)
  local kinds, of, plain = {}, {}, {}
  local test, numbers, special = current "test", read_each(tokens, "modifier"), special_tokens()
  for i = 1, #tokens do
    local token, number = tokens[i], numbers[i]
    local traits, kind = special[token], nil
    if number == 0 and not test then number = number_in_test(token) end
    if traits then
      kind = kind_of(kinds, number, traits)
    else
      kind = plain[number]
      if not kind then
        kind = { n = 0, number = number }
        plain[number], kinds[#kinds + 1] = kind, kind
      end
    end
    kind.n = kind.n + 1
    of[i] = kind
  end
  return { n = #tokens, kinds = kinds, of = of, frosts = test and test.frosts or 0 }
end

-- From what read() returns, and for a kind that reveals another token: the expected value(sum) if it comes first.
local function of_chain(bag, first, value)
  local kinds = bag.kinds
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
  -- Which tokens are left says which have been revealed.
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
  return of(first, 0, bag.frosts, bag.n)
end

--- average(bag: table, value: fun(sum: integer?): number, each?: table): number. From what read() returns: the sum,
--- over the tokens that may come first, of what is to be expected. That is value(sum) for the sum of all revealed
--- tokens, and value(nil) if the test fails automatically. `each` receives it for each kind of token.
local function average(bag, value, each)
  local kinds, all = bag.kinds, 0
  for i = 1, #kinds do
    local kind, p = kinds[i], nil
    if kind.fails then
      p = value(nil)
    elseif kind.again then
      p = of_chain(bag, kind, value)
    else
      p = value(kind.number)
    end
    if each then each[kind] = p end
    all = all + kind.n * p
  end
  return all
end

--- chance(bag: table, skill: integer, difficulty: integer, each?: table): number. From what read() returns: the
--- expected number of successes over the tokens that may come first. `each` receives the chance of each kind.
local function chance(bag, skill, difficulty, each)
  local least = difficulty > 0 and difficulty - skill or -math.huge   -- no total is below zero
  return average(bag, function(sum) return sum and sum >= least and 1 or 0 end, each)
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

--- before_token(test: frame, more?: integer): table. What decides the test beside the token: `skill` is the total, and
--- `committed` the part of it from committed cards, with `more` from cards that might be committed; `difficulty`; and
--- `decided`, a sentence if no token can change the result.
local function before_token(test, more)
  local committed = icons_committed(test) + (more or 0)
  local o = { skill = test.tester:sum(test.skill) + test.bonus + test.tester:sum "skill_bonus" + committed,
    committed = committed, difficulty = difficulty_now(test), decided = DECIDED[test.auto] }
  if not o.decided and test.tester:check "reveals_no_tokens" > 0 then
    o.decided = "No token is revealed: it " .. (math.max(0, o.skill) >= o.difficulty and "succeeds." or "fails.")
  end
  return o
end

--- outlook(test: frame, more?: integer): table. The same, with the chance of a `success`, and in `tokens`
--- { token, chance } for each token that may come first.
local function outlook(test, more)
  local o = before_token(test, more)
  o.tokens = {}
  local tokens = o.decided and {} or sorted_bag()
  if #tokens > 0 then
    local bag, each = read(tokens), {}
    o.success = chance(bag, o.skill, o.difficulty, each) / bag.n
    for i, token in ipairs(tokens) do o.tokens[i] = { token, each[bag.of[i]] } end
  end
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

return { read = read, chance = chance, average = average, before_token = before_token, outlook = outlook, percent = percent,
  place_of = place_of, sorted_bag = sorted_bag }
