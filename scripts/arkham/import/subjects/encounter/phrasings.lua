-- Other words for what the game's texts say often: "if able", "makes an immediate attack", "there are 3 resources on
-- this", enemies that heal, keywords lost for a while.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions
local condition = language.condition_of_two

local function nowhere() end
local REVELATION = "treachery: Revelation - "

-- What cannot be done is not done: "if able" says no more.
production { name = "if able", of = "sentence", text = "{x:clauses} , if <able|possible>", means = "$x", take = nowhere,
  example = REVELATION .. "Discard an asset you control, if able.", near = REVELATION .. "Discard an asset you control, if ready." }

-- --- costs --------------------------------------------------------------------------------

production { name = "cost: clues of the group, in short", of = "cost",
  text = "spend {n:number} [per_investigator] clue<s> as a group", means = { "spend_group", n = "$n" }, take = nowhere,
  example = "location: [action] Spend 1 [per_investigator] clues as a group: Draw 1 card.",
  near = "location: [action] Spend 1 [per_investigator] clues as a choir: Draw 1 card." }

-- --- enemies ---------------------------------------------------------------------------------------------------------

production { name = "each makes an attack", of = "clause",
  text = "{e:each_enemy} makes an <|immediate> attack <|against you>", means = { "attacks_each", enemies = "$e" }, take = nowhere,
  example = REVELATION .. "Each enemy engaged with you makes an immediate attack.",
  near = REVELATION .. "Each enemy engaged with you makes an immediate choice." }
production { name = "the enemy nearest to you", of = "enemy", text = "the {s:core_enemy} <nearest|closest> to you",
  means = function(p) return not p.s.at and { "nearest", set = p.s } or nil end, take = nowhere,
  example = REVELATION .. "Place 1 doom on the [[Cultist]] enemy nearest to you.",
  near = REVELATION .. "Place 1 doom on the [[Cultist]] enemy dearest to you." }

production { name = "an enemy heals everything", of = "clause", text = "{e:enemy} heals all damage",
  means = function(p)
    return p.e[1] ~= "me" and { "does", who = { "you" }, what = { "heal_enemy_whole", from = p.e } } or nil
  end, take = nowhere,
  example = "location: Forced - After an enemy enters this location: That enemy heals all damage." }

for _, each in ipairs { { "gains", true }, { "loses", false } } do
  local verb, gains = each[1], each[2]
  local means = { "keyword_lasting", enemy = "$e", keyword = "$k", per = "$p", gains = gains }
  production { name = verb .. " a keyword for a while", of = "clause", text = "{e:enemy} " .. verb .. " {k:keyword} {p:until}",
    means = means,
    example = "enemy: [free] During your turn, spend 1 clue: This enemy " .. verb .. " hunter until the end of the round.",
    near = "enemy: [free] During your turn, spend 1 clue: This enemy " .. verb .. " courage until the end of the round." }
  production { name = "for a while, it " .. verb .. " a keyword", of = "sentence", text = "{p:until} , {e:enemy} " .. verb .. " {k:keyword}",
    means = means, take = nowhere }
end
function effects.keyword_lasting(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    w:emit(enemy .. (node.gains and ":gain_tag(" or ":lose_tag(") .. w:quote(node.keyword) .. ", " .. w:quote(node.per) .. ")")
  end)
end

-- --- a token revealed at random --------------------------------------------------------------------------------------

production { name = "condition: one is revealed so, in other words", of = "condition",
  text = "<<a|an> {t:symbols} symbol is revealed|it is <a|an> {t:symbols} <|symbol|token>|the revealed token is <a|an> {t:symbols}>",
  means = { "shown", tokens = "$t" }, take = nowhere,
  example = REVELATION .. "Reveal a random chaos token from the chaos bag. If it is a [skull] or [auto_fail] token, take 1 horror.",
  near = REVELATION .. "Reveal a random chaos token from the chaos bag. If it is a [skull] or [auto_fail] card, take 1 horror." }

-- --- so many on this -------------------------------------------------------------------------------------------------

-- Where "or more" is not said, there are at least so many: they are placed one after the other.
condition("so many on this", "there <are|is> {n:digits} {c:counter} on {m:me}",
  { "at_least_on_me", counter = "$c", n = "$n", me = true },
  "enemy: Forced - When the round ends: Place 1 doom on this enemy. If there are 3 doom on this enemy, discard it.",
  "enemy: Forced - When the round ends: Place 1 doom on this enemy. If there are 3 doom on that enemy, discard it.")
for _, more in ipairs { true, false } do
  condition("so many on this for each investigator" .. (more and "" or ", short"),
    "there <are|is> " .. (more and "<at least {n:digits} [per_investigator]|{n:digits} [per_investigator] or more>" or
      "{n:digits} [per_investigator]") .. " {c:counter} on {m:me}", { "at_least_on_me", counter = "$c", n = "$n", per = true, me = true })
end
function conditions.at_least_on_me(w, node)
  if w.kind == "revelation" and not w.facts.kinds.threat then w:refuse("this is not in play yet") end
  local n = node.per and { node.n .. " * players", node.n .. " * #seats()" } or { node.n, node.n }
  return { expr = "me." .. node.counter .. " >= " .. n[1], lua = "me." .. node.counter .. " >= " .. n[2] }
end

-- "It", after an event of this card alone.
local function only_me(w)
  if not (w.facts.kinds.asset or w.facts.kinds.enemy) then w:refuse("what is 'it'?") end
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("what is 'it'?") end
  end
end
for state, test in pairs { ready = "not me.exhausted", exhausted = "me.exhausted" } do
  condition("it is " .. state, "it is " .. state, { "it_is_" .. state, me = true },
    state == "ready" and "enemy: Forced - At the end of the enemy phase, if it is ready: Place 1 doom on this enemy." or nil,
    state == "ready" and "enemy: Forced - At the end of the enemy phase, if it is steady: Place 1 doom on this enemy." or nil)
  conditions["it_is_" .. state] = function(w)
    only_me(w)
    return { expr = test, lua = test }
  end
end

-- --- where this enemy is ---------------------------------------------------------------------------------------------

condition("it is at a place by name", "<{m:me_enemy}|it> is <at|in> <|the> {n:location_name}", { "me_at_named", name = "$n", me = true },
  "enemy: Forced - When the round ends: If this enemy is at Night Hall, place 1 doom on the current agenda.",
  "enemy: Forced - When the round ends: If this enemy is at Night Porter, place 1 doom on the current agenda.")
function conditions.me_at_named(w, node)
  if w.facts.type ~= "enemy" then w:refuse("which enemy is there?") end
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("which enemy is there?") end
  end
  return { lua = "(me.place ~= nil and me.place.title == " .. w:quote(node.name) .. ")" }
end

return {}
