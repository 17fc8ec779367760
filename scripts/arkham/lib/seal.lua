-- Sealing chaos tokens on cards. A sealed token lies in the zone `attached`, with the card as its parent. So it is not
-- in the bag, and it returns there when the card leaves play, since the bag is where tokens are discarded to. Rules
-- Reference, Glossary: Seal.

local list_of, schema, fault = fields.list_of, fields.schema, fields.fault
local wanted = require "lib/wanted"

local move, is, data_of_card = method.move, method.is, property.data

local seal, verbs = {}, {}

schema("seal_fields", "Chaos tokens of the bag that are sealed on a card.", {
  { "tokens?", "tag|tag[]", "Of one of these kinds: { \"skull\", \"cultist\" }; without it, of any kind." },
  { "except?", "tag|tag[]", "Of none of these kinds: \"auto_fail\"." },
  { "count?", "natural", "How many; 1 when that is left out." },
  { "up_to?", 'natural|"x"', "The card's controller may seal so many, and `count` is the least; \"x\": as many as X is." },
})
fields.alias("seal", "tag|tag[]|seal_fields",
  "Chaos tokens of the bag that are sealed: \"elder_sign\"; one of { \"skull\", \"cultist\" }; or with their number.")

local function check_ids(kinds)
  for _, kind in ipairs(kinds) do
    if not kind:match "^%l[%w_]*$" then
      fault("seal", "no chaos token has the id '" .. kind .. "'",
        "its id is a word: zero, plus_1, minus_1, skull, elder_sign, auto_fail")
    end
  end
end

--- seal.said(what: seal): table. What a card says, with all its parts: { tokens =, except =, count =, most = }.
function seal.said(what)
  local f = type(what) == "table" and not what[1] and what or { tokens = what }
  local count, by_x = f.count or 1, f.up_to == "x" or nil
  local said = { tokens = list_of(f.tokens), except = list_of(f.except), count = count,
    most = math.max(count, not by_x and f.up_to or count), by_x = by_x }
  check_ids(said.tokens)
  check_ids(said.except)
  if said.most < 1 then fault("seal", "no token would be sealed", "leave `seal` out, or give a number above 0") end
  if f.up_to and not by_x and f.up_to < count then
    fault("seal", "`up_to` is less than `count`", "`count` is the least number, `up_to` the greatest")
  end
  return said
end

--- seal.can(said: table): string. An expression: the bag has enough such tokens.
function seal.can(said)
  local any, where = {}, {}
  for i, kind in ipairs(said.tokens) do any[i] = "it is " .. kind end
  if any[1] then where[1] = "(" .. table.concat(any, " or ") .. ")" end
  for _, kind in ipairs(said.except) do where[#where + 1] = "it is not " .. kind end
  if not where[1] then where[1] = "it is token" end
  return "count(bag: " .. table.concat(where, " and ") .. ") >= " .. said.count
end

local function is_one_of(token, kinds)
  for i = 1, #kinds do
    if is(token, kinds[i]) then return true end
  end
  return false
end

local function in_bag(said)
  return filter(cards_in "chaos_bag", function(token)
    return (not said.tokens[1] or is_one_of(token, said.tokens)) and not is_one_of(token, said.except)
  end)
end

--- seal.of(card: card, data?: table): table?. What a card with seal says of its tokens. data: that of the card, for
--- whoever has it already.
function seal.of(card, data)
  data = data or data_of_card(card)
  return data and data.seal
end

--- seal.possible(said?: table): boolean. Has the bag the tokens without which a card that says that cannot enter play?
function seal.possible(said) return not said or #in_bag(said) >= said.count end

local function put(token, card, inv)
  move(token, "attached", nil, false, card)
  after("token_sealed", inv, token, card)
end

-- One of the tokens, of which n will be chosen. Equal tokens are one choice, and nobody learns their order in the bag.
local function choose_token(inv, prompt, tokens, n)
  if #tokens <= n then return tokens[1] end
  local kinds, seen = {}, {}
  for _, token in ipairs(tokens) do
    if not seen[token.title] then
      seen[token.title] = true
      kinds[#kinds + 1] = token
    end
  end
  table.sort(kinds, function(a, b) return a.title < b.title end)
  return choose(inv, prompt, kinds)
end

--- seal.from_bag(inv: card, card: card, said: table): integer. Seals such tokens on the card, as many as the bag has,
--- and returns the number. The card's controller chooses, or `inv` if nobody controls it.
function seal.from_bag(inv, card, said)
  inv = card.controller or inv
  local there, most = #in_bag(said), said.by_x and card.x or said.most
  local n = math.min(said.count, there, most)
  if most > n and there > n then
    n = choose_number(inv, "How many chaos tokens are sealed?", n, math.min(most, there))
  end
  for i = n, 1, -1 do put(choose_token(inv, "Which chaos token is sealed?", in_bag(said), i), card, inv) end
  return n
end

--- seal.cost_of(what: seal): cost. Seals tokens of the bag on the card.
function seal.cost_of(what)
  local said = seal.said(what)
  return { can = seal.can(said), pay = function(me, you) return seal.from_bag(you, me, said) >= said.count end }
end

--- seal.give_back(card: card). Releases the tokens of a card with seal if something has kept it from entering play.
function seal.give_back(card)
  if not card.in_play then card:release_tokens() end
end

--- inv:seal(card: card, what: seal): integer. Seals chaos tokens of the bag on the card: you:seal(me, "bless"). Returns
--- how many; 0 means that the effect has failed, since the bag has no such token. The card's controller chooses among
--- several.
function verbs.seal(inv, card, what)
  if type(card) == "string" then error("seal says first on which card: you:seal(me, '" .. card .. "')", 2) end
  return seal.from_bag(inv, card, seal.said(what))
end

--- token:seal_on(card: card, inv?: card). Seals this token on the card, wherever the token is: the revealed one, for
--- example. It no longer counts for the test.
function verbs.seal_on(token, card, inv)
  wanted.kind(token, "token", "seal_on")
  put(token, card, inv)
end

--- card:sealed_tokens(kind?: tag): card[]. The chaos tokens that are sealed on the card. In expressions over the card
--- the word `sealed_here` is their number, and `count(sealed_tokens: it.parent == me and it is bless)` counts a kind.
function verbs.sealed_tokens(card, kind)
  return filter(find "sealed_tokens", function(token) return token.parent == card and (not kind or is(token, kind)) end)
end

--- token:release(). Returns a sealed token to the chaos bag.
function verbs.release(token)
  wanted.kind(token, "token", "release")
  if token.zone ~= "attached" then return end
  local card = token.parent
  move(token, "chaos_bag")
  after("token_released", nil, token, card)
end

--- card:release_tokens(kind?: tag): integer. Releases all chaos tokens that are sealed on the card, or all of a kind.
function verbs.release_tokens(card, kind)
  local tokens = card:sealed_tokens(kind)
  for _, token in ipairs(tokens) do token:release() end
  return #tokens
end

--- seal.release_some(inv: card, card: card, n: integer, kind?: tag): integer. Releases up to n tokens that are sealed
--- on the card. The card's controller chooses, or `inv` if nobody controls it.
function seal.release_some(inv, card, n, kind)
  n = math.min(n, #card:sealed_tokens(kind))
  for i = n, 1, -1 do
    choose_token(card.controller or inv, "Which chaos token is released?", card:sealed_tokens(kind), i):release()
  end
  return n
end

engine.verbs(verbs)

return seal
