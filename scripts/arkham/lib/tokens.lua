-- Chaos tokens, and the rules about them.

local wanted = require "lib/wanted"
local move, is, check, zone_of = method.move, method.is, method.check, property.zone
local has_ability, use, arm = method.has_ability, method.use, method.arm

local RR = "Rules Reference, "

-- ST.3, for a token from the bag or for the one in `token`. It becomes a revealed token, unless it is cancelled or
-- ignored: then it counts as never revealed. The card that cancels it may return it to the bag, and it may be revealed
-- again at once. alone: it reveals no other, whatever its own effect says. apart: it is not revealed for the test that
-- may be in progress, and has no effect of its own.
engine.procedure {
  name = "reveal", cite = RR .. "ST.3", locals = { "token:card", "tester:card", "goes_on", "alone", "apart" },
  steps = {
    { id = "to reveal", when = "reveal.token == none",
      announce = { point = "token_to_reveal", actor = "reveal.tester", goes_on = "goes_on" } },
    { id = "something else instead", when = "reveal.token == none and not reveal.goes_on", stop = true },
    { id = "pick", when = "reveal.token == none", pick = "chaos_bag", into = "token" },
    { id = "none left", when = "reveal.token == none", stop = true },
    { id = "out of the bag", card = "reveal.token", move_to = "chaos_ignored" },
    { id = "is revealed", announce = { point = "token_revealed", actor = "reveal.tester", subject = "reveal.token", goes_on = "goes_on" } },
    { id = "cancelled", when = "not reveal.goes_on", stop = true },
    { id = "revealed", card = "reveal.token", move_to = "chaos_revealed" },
    { id = "bless or curse", when = "(reveal.token is bless or reveal.token is curse) and test and reveal.apart == 0",
      script = function()
        local test = current "test"
        test.blessed = test.blessed + 1
      end },
    { id = "auto-fail", when = "reveal.token is auto_fail and test and reveal.apart == 0",
      script = function() automatic_failure() end },
    { id = "frost", when = "reveal.token is frost and test and reveal.apart == 0",
      script = function() frost_revealed() end },
    { id = "has been revealed", announce = { point = "token_revealed", happened = true, actor = "reveal.tester", subject = "reveal.token" } },
    -- Bless, curse and frost tokens: "Reveal another token" (lib/token_pool.lua).
    { id = "another",
      when = "reveal.token is chain_token and reveal.alone == 0 and reveal.apart == 0 and test and test.frosts < 2 " ..
        "and reveal.token in chaos_revealed",
      set = { token = "none" }, again = "true", to = "to reveal" },
  },
}

-- What replaces or follows a token that is revealed apart from a test is so, too.
local function is_apart()
  local revealing = current "reveal"
  return revealing and revealing.apart or 0
end

--- reveal_token(tester: card, apart?: boolean). Reveals a token from the bag, if there is one and no other effect
--- replaces that. apart: not for the test in progress, see reveal_apart().
local function reveal_token(tester, apart)
  call_procedure("reveal", { tester = tester, apart = apart and 1 or is_apart() })
end

local function show(tester, token) call_procedure("reveal", { token = token, tester = tester, apart = is_apart() }) end

local function take_out(n)
  local tokens = {}
  for i = 1, n do
    tokens[i] = pick "chaos_bag"
    if not tokens[i] then break end
    move(tokens[i], "chaos_ignored")
  end
  return tokens
end

-- Of the tokens that are out, those that were not out before.
local function came(before, zone)
  return filter(cards_in(zone), function(token) return not contains(before, token) end)
end

local function reveal_at_once(inv, n)
  for _, token in ipairs(take_out(n)) do
    call_procedure("reveal", { token = token, tester = inv, apart = 1 })
  end
end

--- begin_revealing(). What comes now reveals chaos tokens for an ability, one by one: for "limit once per test/ability"
--- it is as a test of its own, unless a test is in progress.
local function begin_revealing()
  if not current "test" then expire "test" end
end

--- reveal_apart(inv: card, n: integer, f?: fun(tokens: card[]): any): any. "Reveal n chaos tokens", at once, for
--- something else than a skill test. An auto-fail, bless, curse or frost token has no effect of its own then, not even
--- on a test in progress (Rules Reference: Chaos Tokens; Bless and Curse Tokens; Frost Tokens). The tokens stay out
--- while f looks at those that are revealed, and then return to the bag. Returns the result of f, or else those tokens.
local function reveal_apart(inv, n, f)
  local revealed, ignored = cards_in "chaos_revealed", cards_in "chaos_ignored"
  begin_revealing()
  if n == 1 then reveal_token(inv, true) else reveal_at_once(inv, n) end
  revealed, ignored = came(revealed, "chaos_revealed"), came(ignored, "chaos_ignored")
  local result = revealed
  if f then result = f(revealed) end
  for _, tokens in ipairs { revealed, ignored } do
    for _, token in ipairs(tokens) do
      if token.zone == "chaos_revealed" or token.zone == "chaos_ignored" then move(token, "chaos_bag") end
    end
  end
  return result
end

--- reveal_tokens(tester: card, n: integer, keep: integer). "Reveal n tokens, choose `keep` of them to resolve and
--- ignore the others."
local function reveal_tokens(tester, n, keep)
  local apart, tokens = is_apart(), take_out(n)
  local kept = choose(tester, "Which chaos tokens do you resolve?", tokens, { min = keep, max = keep, many = true })
  -- They are revealed at the same time: what happens after a certain token is revealed happens once, even if several of
  -- them are such tokens (FAQ 2.5). Then each of them that says "Reveal another token" does so.
  for _, card in ipairs(find "heard") do card.has_heard = false end
  for _, token in ipairs(kept) do
    call_procedure("reveal", { token = token, tester = tester, alone = 1, apart = apart })
  end
  for _, token in ipairs(apart == 0 and kept or {}) do
    local test = is(token, "chain_token") and token.zone == "chaos_revealed" and current "test"
    if test and test.frosts < 2 then reveal_token(tester) end
  end
end

--- resolve_sealed(tester: card, token: card). "Resolve this token as if it were just revealed from the bag."
local function resolve_sealed(tester, token)
  wanted.kind(token, "token", "resolve_sealed")
  show(tester, token)
end

-- For each symbol, by the side of the reference (2 for hard and expert): the names of the abilities that it has there.
local SYMBOLS = {}
for i, symbol in ipairs { "skull", "cultist", "tablet", "elder_thing" } do
  SYMBOLS[i] = { tag = symbol }
  for side = 1, 2 do
    local name = symbol .. side
    SYMBOLS[i][side] = { effect = name, outcomes = { name .. "fail", name .. "success" } }
  end
end

-- ST.4: resolves the effect of each symbol, once for every token. "Reveal another token" comes back here for the new
-- one.
local function resolve_symbol(test, token)
  if is(token, "elder_sign") then
    local tester = test.tester
    if has_ability(tester, "elder_sign") then use(tester, "elder_sign", tester) end
    return
  end
  local reference = top "reference"
  if not reference then return end
  local side = game.hard + 1
  for i = 1, #SYMBOLS do
    local symbol = SYMBOLS[i]
    if is(token, symbol.tag) then
      local effect, outcomes = symbol[side].effect, symbol[side].outcomes
      if has_ability(reference, effect) then use(reference, effect, test.tester) end
      -- "If you fail": once for each token, in ST.7.
      for j = 1, #outcomes do
        if has_ability(reference, outcomes[j]) then arm(reference, outcomes[j], test.tester, nil, "test") end
      end
    end
  end
end

--- resolve_symbols(test: frame). Step of the test: resolves the revealed symbols.
local function resolve_symbols(test)
  local symbols = cards_in("chaos_revealed", nil, "symbol_token")
  for i = 1, #symbols do resolve_symbol(test, symbols[i]) end
end

--- reveal_another(). "Reveal another token": the earlier ones stay out, and the effect of the new one applies, too.
local function reveal_another()
  local test, earlier = current "test", cards_in "chaos_revealed"
  reveal_token(test.tester)
  for _, token in ipairs(cards_in("chaos_revealed", nil, "symbol_token")) do
    if not contains(earlier, token) then resolve_symbol(test, token) end
  end
end

--- harm_beside(trait: tag, damage: integer, horror: integer): effect. The effect of a token: "if there is an enemy of
--- that trait here, take ..."
local function harm_beside(trait, damage, horror)
  return function(_, you)
    local enemies = find("enemies_here", you)
    for i = 1, #enemies do
      if is(enemies[i], trait) then return you:take { damage = damage, horror = horror } end
    end
  end
end

-- Pays what committing the card costs. False if that is not possible.
local function pay_commit(inv, card)
  local due = check(inv, "commit_cost", card)
  if due > 0 and due > inv.resources or check(inv, "cannot_commit", card) > 0 then return false end
  if due > 0 then inv:add("resources", -due) end
  if has_ability(card, "commit_cost") then use(card, "commit_cost", inv) end
  return zone_of(card) == "committed"
end

--- finish_commit(inv: card, card: card, zone: zone, whose?: card). The card lies among the committed ones: what that costs
--- is paid, and it is announced; or it goes back to that zone.
local function finish_commit(inv, card, zone, whose)
  if pay_commit(inv, card) then
    after("committed", inv, card)
  elseif zone_of(card) == "committed" then
    move(card, zone, whose)
  end
end

-- What committing costs is paid card by card; a card for which not enough is left is not committed.
local function commit_all()
  local all = seats()
  for i = 1, #all do
    local cards = cards_in("committed", all[i])
    for j = 1, #cards do finish_commit(all[i], cards[j], "hand", all[i]) end
  end
end

--- note_commits(). Step of the test: announces the committed cards and who committed them.
local function note_commits() together(commit_all) end

for _, n in ipairs { 1, 0, -1, -2, -3, -4, -5, -6, -7, -8 } do
  engine.define(chaos_token { id = n > 0 and "plus_" .. n or n < 0 and "minus_" .. -n or "zero", modifier = n,
    name = n > 0 and "+" .. n or tostring(n) })
end
engine.define(chaos_token { id = "skull", name = "skull", symbol = true })
engine.define(chaos_token { id = "cultist", name = "cultist", symbol = true })
engine.define(chaos_token { id = "tablet", name = "tablet", symbol = true })
engine.define(chaos_token { id = "elder_thing", name = "elder thing", symbol = true })
engine.define(chaos_token { id = "auto_fail", name = "auto-fail" })
engine.define(chaos_token { id = "elder_sign", name = "elder sign", symbol = true })

engine.export { reveal_token = reveal_token, reveal_tokens = reveal_tokens, begin_revealing = begin_revealing, reveal_apart = reveal_apart,
  resolve_sealed = resolve_sealed, resolve_symbols = resolve_symbols, reveal_another = reveal_another,
  harm_beside = harm_beside, note_commits = note_commits, finish_commit = finish_commit }
