-- Bless, curse and frost tokens. They come from a pool of limited size into the one chaos bag that all packs share, and
-- reveal another token by their own effect: a step of the procedure `reveal` in lib/tokens.lua. A token that has gone
-- back to the pool lies in the zone `removed`, and is used again. Rules Reference, Glossary: Bless and Curse Tokens;
-- Frost Tokens.

local seal = require "lib/seal"
local move, is = method.move, method.is

fields.alias("pool_token", '"bless"|"curse"|"frost"', "A chaos token of which the pool has a limited number.")

-- In the bag, revealed and sealed on cards together.
local MOST = { bless = 10, curse = 10, frost = 8 }

-- A token that counts as another is still one of its own kind in the pool.
local function of_kind(tokens, kind)
  local own = kind .. "_token"
  return filter(tokens, function(token) return is(token, own) end)
end

local words = {}
for kind, most in pairs(MOST) do
  words[kind .. "_left"] = { ("max(0, %d - count(all_tokens: it is %s_token))"):format(most, kind),
    ("How many %s tokens are left in the token pool."):format(kind) }
end
engine.game { words = words }

-- Outside a test these tokens have neither modifier nor effect.
local function define(kind, number, to_pool)
  engine.define(chaos_token { id = kind, name = kind, modifier = number, in_test = true, another = true,
    to_pool = to_pool })
end
define("bless", 2, true)
define("curse", -2, true)
define("frost", -1)

--- frost_revealed(). Step of the revealing of a frost token in a test: the second one ends the revealing, and the test
--- fails automatically.
local function frost_revealed()
  local test = current "test"
  test.frosts = test.frosts + 1
  if test.frosts > 1 then automatic_failure() end
end

-- The log names the kind, which everybody may know, although nobody sees which token of the bag it is.
local KINDS = { "bless", "curse", "frost", "skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign" }
local ZERO = 100   -- "0"; a number beside it is "+1" or "-1"

local function number_of(kind)
  for i, each in ipairs(KINDS) do
    if each == kind then return i end
  end
  local sign, n = kind:match "^(%a+)_(%d+)$"
  return kind == "zero" and ZERO or sign == "plus" and ZERO + n or sign == "minus" and ZERO - n or 0
end

--- token_words(number: integer): string. The kind of a chaos token in the log. Called by the engine.
local function token_words(number)
  local kind = KINDS[number]
  if kind then return (kind:gsub("_", " ")) end
  return number == 0 and "chaos" or number == ZERO and "0" or string.format("%+d", number - ZERO)
end

--- tokens_left(kind: tag): integer. How many tokens of a kind the pool has: bless, curse or frost. Of other kinds
--- there are always more.
local function tokens_left(kind)
  if not MOST[kind] then return math.huge end
  return math.max(0, MOST[kind] - #of_kind(find "all_tokens", kind))
end

--- add_tokens(kind: tag, n: integer): integer. Adds tokens of a kind ("bless", "curse", "frost", "skull") to the
--- chaos bag, as many as the pool has, and returns the number.
local function add_tokens(kind, n)
  n = math.max(0, math.min(n, tokens_left(kind)))
  local used = of_kind(cards_in "removed", kind)
  local one
  for i = 1, n do
    one = used[i]
    if one then move(one, "chaos_bag") else one = create(kind, "chaos_bag") end
  end
  if n > 0 then note("tokens_added", nil, one, nil, n, number_of(kind)) end
  return n
end

--- remove_tokens(kind: tag, n: integer): integer. Returns tokens of a kind from the chaos bag to the pool, as many
--- as the bag has, and returns the number.
local function remove_tokens(kind, n)
  local there = filter(cards_in "chaos_bag", function(token) return is(token, kind) end)
  n = math.max(0, math.min(n, #there))
  if n > 0 and current "test" then before("tokens_to_pool", nil, there[1], nil, n) end
  there = filter(there, function(token) return token.zone == "chaos_bag" end)
  n = math.min(n, #there)
  for i = 1, n do move(there[i], "removed") end
  if n > 0 then note("tokens_removed", nil, there[1], nil, n, number_of(kind)) end
  return n
end

--- cost.add_tokens(kind: pool_token, n: integer): cost. Adds tokens to the chaos bag. It cannot be paid when the pool
--- has fewer.
function cost.add_tokens(kind, n)
  fields.check("pool_token", kind, "cost.add_tokens")
  return { can = kind .. "_left >= " .. n, pay = function() return add_tokens(kind, n) >= n end }
end

--- cost.remove_tokens(kind: tag, n: integer): cost. Returns tokens from the chaos bag to the pool. It cannot be paid
--- when the bag has fewer.
function cost.remove_tokens(kind, n)
  return { can = "count(bag: it is " .. kind .. ") >= " .. n, pay = function() return remove_tokens(kind, n) >= n end }
end

--- cost.seal(what: seal): cost. Seals tokens of the bag on this card, which is in play: cost.seal "bless". For an event
--- there is the field `seal_cost`.
function cost.seal(what) return seal.cost_of(what) end

--- cost.release(n: integer, kind?: tag): cost. Releases n of the tokens that are sealed on this card; its controller
--- chooses which.
function cost.release(n, kind)
  local where = "it.parent == me" .. (kind and " and it is " .. kind or "")
  return { can = "count(sealed_tokens: " .. where .. ") >= " .. n, pay = function(me, you)
    return seal.release_some(you, me, n, kind) >= n
  end }
end

engine.export { frost_revealed = frost_revealed, tokens_left = tokens_left, add_tokens = add_tokens,
  remove_tokens = remove_tokens, token_words = token_words }
