-- Fights, evasions and investigations of player cards: results against an enemy of some kind, effects for each token that is
-- revealed.

local language = require "import/language"
local production = language.production

-- --- against whom ---------------------------------------------------------------------------------------------------

-- "If you succeed against a non-[[Elite]] enemy, ...": of fights and evasions.
local SUCCEED = "if <you succeed|this attack succeeds|this attack is successful|this evasion attempt succeeds>"
production { name = "if it succeeds against a kind", of = "outcome", text = SUCCEED .. " against <a|an> {s:thing_enemy} , {x:sentence}",
  means = function(p)
    if p.s.at or not p.s.where then return nil end
    return { "outcome", of = "success", what = { "if", condition = { "tested_is", set = p.s }, what = p.x } }
  end,
  take = function(node)
    local what = node[1] == "outcome" and not node.by and node.what
    local condition = type(what) == "table" and what[1] == "if" and what.condition
    return condition and condition[1] == "tested_is" and { s = condition.set, x = what.what } or nil
  end,
  example = "asset: [action]: <b>Evade.</b> If you succeed against a non-[[Elite]] enemy, draw 1 card.",
  near = "asset: [action]: <b>Investigate.</b> If you succeed against a non-[[Elite]] enemy, draw 1 card." }
production { name = "if it succeeds by, against a kind", of = "outcome", text = "if you succeed by {r:range} against <a|an> {s:thing_enemy} , {x:sentence}",
  means = function(p)
    if p.s.at or not p.s.where then return nil end
    return { "outcome", of = "success", by = p.r, what = { "if", condition = { "tested_is", set = p.s }, what = p.x } }
  end,
  take = function() end,
  example = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more against a non-[[Elite]] enemy, draw 1 card." }

-- --- for each token -------------------------------------------------------------------------------------------------

production { name = "for each token revealed", of = "beside",
  text = "for each {t:symbols} <symbol|token|chaos token> revealed during this {k:this_test} , {x:sentence}",
  means = { "revealed", tokens = "$t", test = "$k", what = "$x", each = true },
  example = "asset: [action]: <b>Fight.</b> For each [curse] token revealed during this attack, you may deal 1 damage to an enemy at your location or draw 1 card.",
  near = "asset: [action]: <b>Fight.</b> For each [curse] token revealed during this investigation, you may deal 1 damage to an enemy at your location or draw 1 card." }
production { name = "more damage for each token", of = "beside",
  text = "for each {t:symbols} <symbol|token|chaos token> revealed during this attack , <this attack deals|you deal> {n:signed} damage <|for this attack>",
  means = { "revealed", tokens = "$t", test = "fight", what = { "token_damage", n = "$n" }, each = true },
  example = "asset: [action]: <b>Fight.</b> For each [curse] token revealed during this attack, this attack deals +1 damage." }
production { name = "damage by a token, together", of = "beside",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this attack , deal {n:signed} damage <|for this attack>",
  means = { "revealed", tokens = "$t", test = "fight", what = { "token_damage", n = "$n" } }, take = function() end }
-- "A token with a symbol" (see tokens_with_symbol in lib/last_words.lua).
local WITH_SYMBOL = { "symbols", "skull", "cultist", "tablet", "elder_thing", "elder_sign", "auto_fail", "bless", "curse", "frost" }
for name, text in pairs { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation", test = "<skill|> test" } do
  production { name = "a symbol is revealed, " .. name, of = "beside",
    text = "if a <chaos|> token with a symbol is revealed during this " .. text .. " , {x:sentence}",
    means = { "revealed", tokens = WITH_SYMBOL, test = name, what = "$x" },
    take = function(node)
      return node[1] == "revealed" and node.test == name and not node.each and not node.you and #node.tokens == #WITH_SYMBOL and { x = node.what } or nil
    end,
    example = name == "fight" and "asset: [action]: <b>Fight.</b> If a chaos token with a symbol is revealed during this attack, draw 1 card." or nil }
end

return {}
