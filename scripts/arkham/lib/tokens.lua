-- Chaos tokens, and what the rules themselves do with them.

local move, is = method.move, method.is

local function reveal_token(tester)
  local token = pick "chaos_bag"
  if not token then return nil end
  move(token, "chaos_revealed")
  -- A token that is cancelled or ignored here counts as never revealed.
  local go = before("token_revealed", tester, token)
  if go ~= 1 then return nil end
  after("token_revealed", tester, token)
  if is(token, "auto_fail") then
    local test = current "test"
    if test then test.auto = 1 end
  end
  return token
end

-- ST.4: each symbol's effect, once for every resolved token. "Reveal another token" comes back here for the new one.
local function resolve_symbol(test, token)
  local side = game.hard == 1 and 2 or 1
  if token:is "elder_sign" then
    local tester = test.tester
    if tester:has_ability "elder_sign" then tester:use("elder_sign", tester) end
    return
  end
  local reference = top "reference"
  if not reference then return end
  for _, symbol in ipairs { "skull", "cultist", "tablet", "elder_thing" } do
    if token:is(symbol) and reference:has_ability(symbol .. side) then
      reference:use(symbol .. side, test.tester)
    end
  end
end

local function resolve_symbols(test)
  for _, token in ipairs(cards_in "chaos_revealed") do
    if token:is "symbol_token" then resolve_symbol(test, token) end
  end
end

--- reveal_another(): "reveal another token": the earlier ones stay out, the new one's effect applies as well.
local function reveal_another()
  local test = current "test"
  local token = reveal_token(test.tester)
  if token and token:is "symbol_token" then resolve_symbol(test, token) end
end

local function note_commits(test)
  for _, inv in ipairs(seats()) do
    for _, card in ipairs(cards_in("committed", inv)) do after("committed", inv, card) end
  end
end

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

engine.export { reveal_token = reveal_token, resolve_symbols = resolve_symbols, reveal_another = reveal_another,
  note_commits = note_commits }
