-- "Then", which needs what stands before it; tokens of the chaos bag that are counted or revealed without a test; uses that are
-- placed and replenished; what follows from the success of a test that begins.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, amounts, filters = language.conditions, language.amounts, language.filters

-- --- then ----------------------------------------------------------------------------------------------------------------

production { name = "then", of = "sentence", text = "then <,|> {x:sentence}", means = { "then", what = "$x" },
  example = "event: Add 2 [curse] tokens to the chaos bag. Then, draw 2 cards.",
  near = "event: Gain 2 resources. Then, draw 2 cards." }
-- What a verb returns says whether it has been resolved in full: the condition for what follows, of the line before.
local function in_full(line)
  local call, n
  for _, verb in ipairs { "draw", "discover", "place_clues", "take_damage", "take_horror", "heal_damage", "heal_horror" } do
    n = n or line:match("^[%w_.]+:" .. verb .. "%((%d+)%)$") or line:match("^[%w_.]+:" .. verb .. "%((%d+), [%w_.]+%)$")
  end
  n = n or line:match "^[%w_.]+:deal_damage%([%w_.]+, (%d+)%)$" or line:match '^add_tokens%("%l+", (%d+)%)$'
  if n then return line .. " >= " .. n end
  local damage = line:match "^[%w_.]+:take { damage = (%d+)[^{}]*}$" or 0
  local horror = line:match "^[%w_.]+:take {.* horror = (%d+)[^{}]*}$" or 0
  if damage + horror > 0 then return line .. " >= " .. damage + horror end
  call = line:match "^[%w_.]+:exhaust%(%)$" or line:match "^[%w_.]+:ready%(%)$" or line:match "^draw_encounter%([%w_.]+%)$"
  if call then return call end
  local gone = line:match "^([%w_.]+):leave_play%(%)$"
  return gone and "not " .. gone .. ".in_play", gone ~= nil
end
effects["then"] = function(w, node)
  local last = w.lines[#w.lines]
  local line = last and last:sub(1, #w.indent) == w.indent and last:sub(#w.indent + 1)
  if not line then w:refuse("what stands before 'then'?") end
  local changes = w.changes
  w.changes = {}
  w.together = not w.apart   -- before anything that answers to what stands before it (Rules Reference: Then)
  local full = w.full and w.full.lines == #w.lines and w.full
  if line == "event:cancel()" or line:find "^place_doom%(current_agenda%(%), %d+%)$" or
    line:find '^me:add%("%l+", %d+%)$' then   -- of tokens there are enough
    w:effect(node.what)
  elseif full then
    w:block("if " .. full.test .. " then", function() w:effect(node.what) end)
  else
    local condition, stays = in_full(line)
    if not condition then w:refuse("is that before 'then' resolved in full?") end
    if not stays then w.lines[#w.lines] = nil end
    w:block("if " .. condition .. " then", function() w:effect(node.what) end)
  end
  -- What does not resolve at first does not resolve then.
  w.changes = changes
end

-- --- the chaos bag -------------------------------------------------------------------------------------------------------

production { name = "tokens in the bag", of = "counted", text = "{t:pool_token} token in the chaos bag", means = { "in_bag", token = "$t" },
  example = "event: Draw 1 card for each [curse] token in the chaos bag." }
production { name = "amount: tokens in the bag", of = "amount", text = "the number of {t:pool_token} tokens in the chaos bag",
  means = { "in_bag", token = "$t" },
  example = "event: Gain X resources, where X is the number of [bless] tokens in the chaos bag." }
function amounts.in_bag(_, node)
  return { expr = "count(bag: it is " .. node.token .. ")",
    lua = '#filter(cards_in "chaos_bag", function(token) return token:is "' .. node.token .. '" end)' }
end
production { name = "condition: tokens in the bag", of = "condition",
  text = "there are {r:range} {t:pool_token} tokens in the chaos bag", means = { "bag_has", token = "$t", range = "$r" },
  example = "asset: [free] If there are 5 or more [curse] tokens in the chaos bag, exhaust this asset: Draw 1 card.",
  near = "asset: [free] If there are 5 or more [curse] tokens in the chaos pit, exhaust this asset: Draw 1 card." }
function conditions.bag_has(w, node)
  local n = amounts.in_bag(w, node)
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = n.expr .. test, lua = n.lua .. test }
end

-- "Reveal a random token": by the rules of revealing, so that other cards may change it; then it returns.
for _, name in ipairs { "one", "many" } do
  frame { name = "reveal at random, " .. name, text = "*reveal " .. (name == "one" and "a random <chaos|> token" or "{n:digits} random <chaos|> tokens") ..
      " <from the chaos bag|>", means = { "reveal_random", n = name == "many" and "$n" or 1 },
    take = name == "one" and function(node) return node[1] == "reveal_random" and node.n == 1 and {} or nil end or nil,
    example = name == "one" and "event: Reveal a random chaos token from the chaos bag. If you reveal a [skull] or [auto_fail] token, take 1 horror. Otherwise, draw 3 cards." or
      "event: Reveal 3 random chaos tokens from the chaos bag. For each [skull] symbol revealed, draw 1 card.",
    near = name == "one" and "event: Reveal a random chaos token from the chaos bag. If you reveal a chaos token, take 1 horror. Otherwise, draw 3 cards." or nil }
end
function effects.reveal_random(w, node, who)
  if w.place.result or w.shown or w.depth > 0 or who ~= "you" then w:refuse("which tokens are these?") end
  -- An auto-fail would make that test fail.
  if w.kind == "free" or w.kind == "reaction" or w.kind == "event" and w.facts.fast then w:refuse("a test may go on then") end
  w:would_change()
  w.shown = true
  w:emit("local shown = reveal_apart(you, " .. node.n .. ")")
end
local function among(w, tokens)
  if not w.shown then w:refuse("which tokens are meant?") end
  w.shown_used = true
  local parts = {}
  for i = 2, #tokens do parts[#parts + 1] = 'token:is "' .. tokens[i] .. '"' end
  return "#filter(shown, function(token) return " .. table.concat(parts, " or ") .. " end)"
end
production { name = "condition: one is revealed so", of = "condition",
  text = "<you reveal <a|an> {t:symbols} <symbol|token|chaos token>|it has <a|an> {t:symbols} symbol|<a|an> {t:symbols} token is revealed>",
  means = { "shown", tokens = "$t" } }
function conditions.shown(w, node) return { lua = among(w, node.tokens) .. " > 0" } end
production { name = "each that is revealed so", of = "counted", text = "{t:symbols} <symbol|token> revealed", means = { "shown", tokens = "$t" } }
function amounts.shown(w, node) return { lua = among(w, node.tokens) } end

-- --- uses ------------------------------------------------------------------------------------------------------------------

frame { name = "place uses as tokens", text = "*place {n:number} {k:use} tokens on {x:asset}",
  means = function(p)
    if p.k == "damage" or p.k == "horror" or p.k == "doom" then return nil end
    return { "add_uses", n = p.n, kind = p.k, to = p.x }
  end, take = function() end,
  example = "event: Place 2 ammo tokens on an asset controlled by an investigator at your location." }
frame { name = "replenish", text = "*replenish {n:number} {k:use} on {x:asset}",
  means = function(p) return { "replenish", n = p.n, kind = p.k, on = p.x } end,
  take = function(node) return node[1] == "replenish" and { n = node.n, k = node.kind, x = node.on } or nil end,
  example = "asset: [free] Exhaust this asset: Replenish 1 charge on a [[Spell]] asset you control.",
  near = "asset: [free] Exhaust this asset: Replenish 1 clue on a [[Spell]] asset you control." }
local KNOWN = { charge = "charges", charges = "charges", secret = "secrets", secrets = "secrets", supply = "supplies",
  supplies = "supplies", ammo = "ammo" }
-- Only as many as it had in the beginning.
function effects.replenish(w, node)
  local own = node.on[1] == "me" and language.costs.same_uses(w, node.kind) and w.facts.uses
  local kind = own or KNOWN[node.kind] or w:refuse("what kind of uses is that?")
  if node.on[1] == "me" then
    if not own or w.asked or not w.whole or w.depth > 0 then w:refuse("it has no such uses") end
    w.asked = "function(me) return me.uses < me.data.uses end"
    return w:emit('me:add_uses("' .. own .. '", math.min(' .. node.n .. ", me.data.uses - me.uses))")
  end
  things.one(w, node.on, "asset", "Replenish which asset?", function(asset)
    w:emit(asset .. ':add_uses("' .. kind .. '", math.min(' .. node.n .. ", " .. asset .. ".data.uses - " .. asset .. ".uses))")
  end, { lua = function(x) return x .. '.data.uses_type == "' .. kind .. '" and ' .. x .. ".uses < " .. x .. ".data.uses" end })
end

-- --- tests that begin ------------------------------------------------------------------------------------------------------

production { name = "if that test succeeds", of = "sentence", text = "if <you succeed|this test succeeds|you succeed at this test> , {x:clauses}",
  means = { "if_succeeds", what = "$x" },
  example = "asset: [reaction] When you initiate a skill test, exhaust this asset: If you succeed, draw 1 card.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: If you succeed, draw 1 card." }
function effects.if_succeeds(w, node, who)
  if not (w.event or ""):find "test_begins$" or w.depth > 0 or who ~= "you" then w:refuse("which test is meant?") end
  local later = w:lines_for_later(node.what)
  w:would_change()
  -- Named by what it does: a card may have several.
  local name = "succeeds_to_" .. w.english(node.what, "clauses"):lower():gsub("%W+", "_"):gsub("_$", "")
  local wait = 'me:arm("' .. name .. '", you, nil, "test")'
  w:emit(wait)
  table.insert(later, 1, wait)   -- for a success that resolves twice
  language.armed(w, name, "The test succeeds.", { { "at", '"test_results"' }, { "condition", '"test.succeeded"' },
    { "effect", lines = later, as = "target" } })
end

-- --- cards -----------------------------------------------------------------------------------------------------------------

-- Cards that have no level count as 0 in expressions.
filters.level = { front = true, of = { card = true },
  expr = function(x, f)
    local parts = { x .. ".level " .. (f.most and "<= " .. f.most or "== " .. f.n) }
    for _, tag in ipairs { "weakness", "signature", "story", "bonded" } do parts[#parts + 1] = x .. " is not " .. tag end
    return table.concat(parts, " and ")
  end,
  lua = function(x, f) return x .. ".data.level and " .. x .. ".data.level " .. (f.most and "<= " .. f.most or "== " .. f.n) end }
production { name = "of a level from 0", of = "front", text = "level 0 {m:signed}",
  means = function(p) return p.m < 0 and { "level", n = 0, most = -p.m } or nil end,
  take = function(f) return type(f) == "table" and f[1] == "level" and f.most and { m = -f.most } or nil end }
production { name = "of a level", of = "front", text = "level {n:digits}", means = function(p) return { "level", n = p.n } end,
  take = function(f) return type(f) == "table" and f[1] == "level" and not f.most and { n = f.n } or nil end,
  example = "event: Return a level 0 asset from your discard pile to your hand." }
frame { name = "remove this from the game", text = "*remove {m:me} from the game", means = { "remove_me", me = "$m" },
  example = "event: Draw 2 cards. Remove this event from the game.", near = "asset: [free] Exhaust this asset: Remove this asset from the game." }
function effects.remove_me(w, _, who)
  if w.facts.type ~= "event" or w.facts.kinds.attached or w.kind ~= "event" or w.depth > 0 or who ~= "you" then w:refuse("where is it?") end
  w:emit 'me:move "removed"'
end
production { name = "commit only to own tests", of = "constant", text = "commit <|{m:me}> only to a <skill|> test you are performing",
  means = { "commit_only", where = "test.tester == you" },
  example = "skill: Commit only to a skill test you are performing.", near = "skill: Commit only to a skill test you are watching." }
return {}
