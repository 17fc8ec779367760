-- Skill tests: which cards to commit, and how much to pay for a better chance.

local odds = require "ui/odds"
local reading = require "bots/reading"
local sight = require "bots/sight"
local worth = require "bots/worth"

local is, check = method.is, method.check

local tests = {}

local function text_of(s, test)
  local source = test.source
  if not source or not source.exists then return reading.of("") end
  return reading.of_side(source)
end

-- Points of a success over a failure, and of each point by which the test fails.
local function stake(s, test)
  local target, says = test.target, text_of(s, test)
  if test.kind == 1 and target then
    local hit = 1 + test.damage + test.tester:sum "damage_bonus"
    local share = math.min(1, hit / math.max(1, target.health - target.damage))
    local back = is(target, "retaliate") and not target.exhausted and worth.attack(s, target) or 0
    return (worth.threat(s, target) + worth.prize(s, target)) * share + back, 0
  elseif test.kind == 2 and target then
    return worth.attack(s, target) + 1, 0
  elseif test.kind == 3 then
    return worth.clue(s), 0
  end
  local harm = worth.harm(s, says.take_damage, says.take_horror)
  if reading.says(says, "each point") then return 0.5, math.max(1, harm) end
  local gain = (reading.says(says, "discard an asset") and 3 or 0) + (reading.says(says, "on this act") and 8 or 0)
    + (reading.says(says, "take control") and 5 or 0)
    + (reading.says(says, "discard this") and 2 or 0)
  return math.max(1, harm + gain), 0
end

-- The points to expect with that much skill.
local function expected(bag, skill, difficulty, gain, each_point)
  return odds.average(bag, function(sum)
    local total = sum and skill + sum or 0
    if total < 0 then total = 0 end
    local short = difficulty - total
    return (sum and short <= 0 and gain or 0) - (short > 0 and each_point * short or 0)
  end) / bag.n
end

-- A function: from an amount added to the skill to the points that it wins. Nil if the test is decided.
local function find_winnings(s, test)
  local gain, each_point = stake(s, test)
  local look, bag = odds.before_token(test), sight.bag(s)
  if look.decided or bag.n == 0 then return nil end
  local known = {}
  local function at(n)
    known[n] = known[n] or expected(bag, look.skill + n, look.difficulty, gain, each_point)
    return known[n]
  end
  return function(n) return at(n) - at(0) end
end

local function winnings(s, test)
  if s.winnings == nil then s.winnings = find_winnings(s, test) or false end
  return s.winnings
end

local function spending(s, card)
  local says = reading.of_card(card)
  if is(card, "skill") then return says.cards > 0 and 0.1 or 0.4 end
  return worth.card(s, card)
end

--- tests.commit(s: table, view: table, test: frame): integer[]. The cards that are worth more in this test than in
--- hand.
function tests.commit(s, view, test)
  local order, icon = {}, "icon_" .. test.skill
  for i, option in ipairs(view.options) do
    local card = option.card
    local icons = card and check(card, icon) + check(card, "icon_wild") or 0
    if icons > 0 then order[#order + 1] = { at = i, icons = icons, cost = spending(s, card) } end
  end
  local win = #order > 0 and winnings(s, test)
  if not win then return {} end
  table.sort(order, function(a, b)
    local one, other = a.cost / a.icons, b.cost / b.icons
    return one < other or one == other and a.at < b.at
  end)
  local best, count, icons, cost = 0.05, 0, 0, 0
  for i = 1, math.min(#order, view.max) do
    icons, cost = icons + order[i].icons, cost + order[i].cost
    local gain = win(icons) - cost
    if gain > best then best, count = gain, i end
  end
  local chosen = {}
  for i = 1, count do chosen[i] = order[i].at end
  return chosen
end

--- tests.boost(s: table, option: table, test: frame): number. Points of a free ability in the windows of a test.
function tests.boost(s, option, test)
  local n = reading.of(option.text).bonus[test.skill] or 0
  if n == 0 then return 0 end
  local win = winnings(s, test)
  return win and win(n) - 0.4 or 0
end

-- Would the test fail with the revealed tokens and the one that is being revealed now?
local function failing(test, look)
  if test.auto == 2 then return false end
  local sum, tokens = 0, cards_in "chaos_revealed"
  tokens[#tokens + 1] = top "chaos_ignored"
  for _, token in ipairs(tokens) do
    if is(token, "auto_fail") then return true end
    sum = sum + token.modifier
  end
  return math.max(0, look.skill + sum) < look.difficulty
end

--- tests.another_token(s: table, test: frame): number. Points of another token in place of the one that is being
--- revealed, for a test that would fail.
function tests.another_token(s, test)
  local look = odds.before_token(test)
  if not failing(test, look) then return 0 end
  local gain, each_point = stake(s, test)
  return (gain + 1.5 * each_point) * sight.chance(s, look.skill - look.difficulty) - worth.CARD
end

return tests
