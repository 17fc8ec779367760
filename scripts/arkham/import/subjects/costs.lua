-- What is paid before the colon, and how often an ability may be used.

local language = require "import/language"
local production, costs = language.production, language.costs

local function cost(name, text, means, lua, example, near)
  production { name = "cost: " .. name, of = "cost", text = text, means = means, example = example, near = near }
  if lua then costs[means[1]] = lua end
end

-- An event that is attached to something can be exhausted and discarded, too.
local function is_asset(w, or_attached)
  local attached = or_attached and w.facts.type == "event" and w.facts.kinds.attached and w.kind ~= "event"
  if not w.facts.kinds.asset and not attached then w:refuse("only an asset can pay that") end
end

cost("exhaust", "exhaust {m:me}", { "exhaust_me", me = "$m" }, function(w)
  is_asset(w, true)
  return "cost.exhaust()"
end, "asset: [free] Exhaust this asset: Gain 1 resource.", "asset: [free] Exhaust an enemy: Gain 1 resource.")
-- "It" is this asset only where nothing else has been spoken of that is still there.
local function must_be_me(w)
  for _, bound in ipairs(w.bound) do
    if bound.of ~= "investigator" and bound.code ~= "me" and not bound.gone then w:refuse("which card is meant?") end
  end
end
cost("exhaust it", "exhaust <it|him|her>", { "exhaust_it" }, function(w)
  is_asset(w)
  must_be_me(w)
  return "cost.exhaust()"
end, "asset: [reaction] After damage is placed on this asset, exhaust it: Draw 1 card.",
  "asset: [reaction] After you evade an enemy, exhaust it: Draw 1 card.")
cost("discard", "discard {m:me} <|from play>", { "discard_me", me = "$m" }, function(w)
  is_asset(w, true)
  return "cost.discard_self()"
end, "asset: [free] Discard this asset: Gain 2 resources.")
cost("exile", "exile {m:me}", { "exile_me", me = "$m" }, function(w)
  is_asset(w)
  return "cost.exile_self()"
end, "asset: [free] Exile this asset: Gain 2 resources.")
cost("resources", "<spend|pay> {n:number} resource<s>", { "spend", n = "$n", what = "resources" }, function(w, node)
  if w.facts.uses == "resources" then w:refuse("it is not clear whose resources are meant") end
  return "cost.resources(" .. node.n .. ")"
end, "asset: [action] Spend 2 resources: Draw 2 cards.", "asset: [action] Spend 2 damage: Draw 2 cards.")
cost("clues", "spend {n:number} clue<s>", { "spend_clues", n = "$n" }, function(_, node)
  return "cost.clues(" .. node.n .. ")"
end, "asset: [action] Spend 1 clue: Draw 2 cards.")
cost("group clues",
  "<the investigators|investigators> spend {n:number} [per_investigator] clues <|, as a group|as a group>",
  { "spend_group", n = "$n" }, function(_, node) return "cost.group_clues(" .. node.n .. ")" end,
  "location: [action] Investigators spend 2 [per_investigator] clues, as a group: Draw 1 card.")
cost("horror or damage", "take {n:number} {h:harm}", { "take_cost", n = "$n", harm = "$h" }, function(_, node)
  return "cost." .. node.harm .. "(" .. node.n .. ")"
end, "asset: [free] Take 1 horror: Gain 2 resources. (Limit once per round.)")
cost("harm this", "<deal|place> {n:number} {h:harm} <to|on> {m:me}", { "harm_me", n = "$n", harm = "$h" },
  function(w, node)
    is_asset(w)
    if node.it then must_be_me(w) end
    return "cost." .. node.harm .. "_self(" .. node.n .. ")"
  end, "asset: [free] Deal 1 horror to this asset: Gain 2 resources. (Limit once per round.)")
cost("harm it", "<<deal|place> {n:number} {h:harm} <to|on> <it|him|her>|deal <it|him|her|them> {n:number} {h:harm}>",
  { "harm_me", n = "$n", harm = "$h", it = true }, nil,
  "asset: [free] Exhaust this asset, deal 1 damage to it: Gain 1 resource.",
  "asset: [reaction] After you evade an enemy, deal 1 damage to it: Draw 1 card.")
cost("doom on it", "place {n:number} doom on it", { "doom_cost", n = "$n", it = true }, nil,
  "asset: [free] Exhaust this asset and place 1 doom on it: Gain 2 resources.",
  "asset: [reaction] After you evade an enemy, place 1 doom on it: Draw 1 card.")
cost("doom", "place {n:number} doom on {m:me}", { "doom_cost", n = "$n" }, function(w, node)
  if not (w.facts.kinds.location or w.facts.kinds.enemy) then is_asset(w) end
  if node.it then must_be_me(w) end
  -- What is prevented is not paid.
  return "{ pay = function(me)\n      local before = me.doom\n      place_doom(me, " .. node.n ..
    ")\n      return me.doom >= before + " .. node.n .. "\n    end }"
end, "asset: [free] Exhaust this asset and place 1 doom on this asset: Gain 2 resources.")
language.lexical("pool_token", function(token)
  local value = token.class == "icon" and token.value
  return (value == "bless" or value == "curse" or value == "frost") and value or nil
end, function(value) return "[" .. value .. "]" end)
cost("add tokens", "add {n:number} {t:pool_token} token<s> to the chaos bag", { "add_tokens", n = "$n", token = "$t" },
  function(_, node) return 'cost.add_tokens("' .. node.token .. '", ' .. node.n .. ")" end,
  "asset: [free] Exhaust this asset, add 1 [curse] token to the chaos bag: Gain 1 resource.")
language.frame { name = "add tokens, in brief", text = "*add {n:number} {t:pool_token} to the chaos bag",
  means = { "add_tokens", n = "$n", token = "$t" }, take = function() end,
  example = "enemy: Forced - When the enemy phase begins: Add 1 [curse] to the chaos bag.",
  near = "enemy: Forced - When the enemy phase begins: Add 1 [skull] to the chaos bag." }
language.frame { name = "add tokens", text = "*add {n:number} {t:pool_token} token<s> to the chaos bag",
  means = { "add_tokens", n = "$n", token = "$t" }, example = "event: Add 2 [bless] tokens to the chaos bag." }
language.frame { name = "add tokens for each investigator",
  text = "*add {n:digits} [per_investigator] {t:pool_token} <tokens|token> to the chaos bag",
  means = { "add_tokens", n = { "per_investigator", n = "$n" }, token = "$t" },
  example = "location: Forced - At the end of the round: Add 1 [per_investigator] [curse] tokens to the chaos bag.",
  near = "location: Forced - At the end of the round: Add 1 [per_investigator] [skull] tokens to the chaos bag." }
function language.effects.add_tokens(w, node)
  w:would_change(node.token .. "_left > 0")
  w:emit('add_tokens("' .. node.token .. '", ' .. w:number(node.n) .. ")")
end
cost("discard from hand", "<choose and|> discard {n:number} card<s> from your hand", { "discard_hand", n = "$n" },
  function(_, node) return "cost.discard_from_hand(" .. (node.n == 1 and "" or node.n) .. ")" end,
  "asset: [action] Discard 2 cards from your hand: Gain 2 resources.")

-- "Spend 1 charge": the kinds of uses are those that the card says that it has.
local NO_USES = { doom = true, damage = true, horror = true }
language.lexical("use", function(token)
  local word = token.word
  return token.class == "word" and not NO_USES[word] and not word:find "^resource" and not word:find "^clue" and word or nil
end, function(value) return value end)
production { name = "cost: uses", of = "cost", text = "spend {n:number} {k:use} <|from {m:me}>",
  means = function(p) return { "spend_uses", n = p.n, kind = p.k } end,
  take = function(node)
    if type(node) == "table" and node[1] == "spend_uses" then return { n = node.n, k = node.kind } end
  end, example = "asset: Uses (3 charges). // [action] Spend 1 charge: Draw 2 cards." }
local ONE = { charge = "charges", supply = "supplies", secret = "secrets", resource = "resources" }
--- Is that word the kind of uses of the card?
function costs.same_uses(w, word)
  local uses = w.facts.uses
  return uses ~= "" and (word == uses or word .. "s" == uses or ONE[word] == uses)
end
function costs.spend_uses(w, node)
  is_asset(w)
  if w.facts.uses == "resources" or not costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
  return "cost.spend(" .. node.n .. ")"
end

language.frame { name = "place uses", text = "<*place|*add> {n:number} {k:use} <on|to> {x:asset}",
  means = function(p)
    if p.k == "damage" or p.k == "horror" or p.k == "doom" then return nil end
    return { "add_uses", n = p.n, kind = p.k, to = p.x }
  end,
  take = function(node)
    if type(node) == "table" and node[1] == "add_uses" then return { n = node.n, k = node.kind, x = node.to } end
  end, example = "asset: Uses (2 charges). // [action]: Place 1 charge on this asset." }
local KNOWN = { charge = "charges", charges = "charges", secret = "secrets", secrets = "secrets", supply = "supplies",
  supplies = "supplies", ammo = "ammo" }
function language.effects.add_uses(w, node)
  local kind = node.kind
  if node.to[1] == "me" then
    if not costs.same_uses(w, kind) then w:refuse("it has no such uses") end
    kind = w.facts.uses
  else
    kind = KNOWN[kind] or w:refuse("what kind of uses is that?")
  end
  -- The kind of its uses is no value of an expression.
  local function has(x) return x .. ':takes_uses "' .. kind .. '"' end
  require("import/subjects/things").one(w, node.to, "asset", "Which asset gets it?", function(asset)
    local gets = asset .. ':add_uses("' .. kind .. '", ' .. w:number(node.n) .. ")"
    w:emit(w.each_token and "if " .. asset .. ".in_play then " .. gets .. " end" or gets)
  end, node.to[1] == "me" and { expr = function() return "room_for_uses" end } or { lua = has })
end

production { name = "one cost", of = "costs", text = "{c:cost}", means = { "costs", "$c" } }
production { name = "costs", of = "costs", text = "{c:cost} <, and|and|,> {d:costs}", means = { "costs", "$c", "$d" },
  take = function(node)
    if type(node) ~= "table" or node[1] ~= "costs" or #node < 3 then return nil end
    return { c = node[2], d = { "costs", unpack(node, 3) } }
  end }
language.builder("costs", function(node)
  local list = { "costs", node[2] }
  if node[3] then
    for i = 2, #node[3] do list[#list + 1] = node[3][i] end
  end
  return list
end)

-- --- limits --------------------------------------------------------------------------------------------------------------

for _, per in ipairs { "round", "turn", "phase", "game", "test" } do
  local text = per == "test" and "<skill|> test" or per
  production { name = per, of = "period", text = text, means = per }
end
-- An attack is one test.
production { name = "per attack", of = "period", text = "attack", means = "test", take = function() end,
  example = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test. (Limit once per attack.)" }
local TIMES = { once = 1, twice = 2 }
for word, n in pairs(TIMES) do
  production { name = "limit " .. word, of = "limit", text = "limit " .. word .. " per {p:period}",
    means = { "limit", n = n, per = "$p" } }
  production { name = "group limit " .. word, of = "limit", text = "group limit " .. word .. " per {p:period}",
    means = { "limit", n = n, per = "$p", scope = "group" } }
  production { name = "max " .. word, of = "limit", text = "max " .. word .. " per {p:period}",
    means = { "limit", n = n, per = "$p", scope = "title" } }
end
production { name = "limit", of = "limit", text = "limit {n:number} times per {p:period}",
  means = { "limit", n = "$n", per = "$p" } }
production { name = "group limit", of = "limit", text = "group limit {n:number} times per {p:period}",
  means = { "limit", n = "$n", per = "$p", scope = "group" } }
production { name = "limit three times", of = "limit", text = "limit three times per {p:period}", means = { "limit", n = 3, per = "$p" },
  take = function() end }
production { name = "group limit three times", of = "limit", text = "group limit three times per {p:period}",
  means = { "limit", n = 3, per = "$p", scope = "group" }, take = function() end }

--- costs.limit(node): string. Lua of the field `limit`.
function costs.limit(node)
  if node.n == 1 and not node.scope then return '"' .. node.per .. '"' end
  return '{ per = "' .. node.per .. '"' .. (node.n > 1 and ", count = " .. node.n or "") ..
    (node.scope and ', scope = "' .. node.scope .. '"' or "") .. " }"
end

return {}
