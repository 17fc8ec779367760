-- More of what always holds: bonuses of others while they make a certain test, how difficult tests are, what cannot be
-- done, and amounts that grow only up to a number.

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/player/holdings"
local production, holds, states, constants, filters = language.production, language.holds, language.states,
  language.constants, language.filters
local key = require("import/chart").key

language.example("yours, in other words", "event: Gain 1 resource for each [[Item]] asset under your control.",
  "event: Gain 1 resource for each [[Item]] asset under your table.")
language.example("in your play area", "location: Haunted - Discard a non-weakness asset in your play area.",
  "location: Haunted - Discard a non-weakness asset in your garden.")

-- --- of assets ----------------------------------------------------------------------------------------------------

production { name = "each asset", of = "one_who", text = "each {s:thing_asset}", means = { "each", set = "$s" },
  example = "asset: Each [[Ally]] asset you control gets +1 health and +1 sanity.",
  near = "asset: Each [[Ally]] asset you control gets +1 fight and +1 sanity." }

-- --- bonuses during a test ------------------------------------------------------------------------------------------

-- "Investigators at this location get +1 skill value while evading": each of them in a test of their own.
filters.makes_test = { of = { investigator = true }, expr = function(x) return x .. " == test.tester" end,
  lua = function(x) return x .. ' == (current "test" or {}).tester' end }
local constant = constants.constant
function constants.constant(w, node)
  local who, state = node.holds.who or {}, node.state
  local of_many = state and state[1] == "in_test" and who[1] == "each" and who.set.of == "investigator"
  if not of_many or node.also or node.holds[1] ~= "holds" or node.holds.what[1] == "forbidden" then return constant(w, node) end
  local set = { "set", of = "investigator", at = who.set.at, where = { { "makes_test" }, unpack(who.set.where or {}) } }
  table.sort(set.where, function(a, b) return key(a) < key(b) end)
  local all = {}
  for name, value in pairs(node.holds) do all[name] = value end
  all.who, all.key = { "each", set = set }, nil
  return constant(w, { "constant", holds = all, state = { "in_any_test", kind = state.kind } })
end
function states.in_any_test(w, _, state)
  if not w.facts.own then w.has_you = false end
  return { "condition", w:quote(state.kind) }
end
language.example("those who make a test", "location: Investigators at this location get +1 skill value while evading.",
  "location: Enemies at this location get +1 skill value while evading.")

-- Tests are all that a skill value is for.
for tag, text in pairs { treachery = "a treachery <|card>", encounter_card = "<an encounter|a scenario> card",
  enemy = "an enemy <|card>", location = "a location <|card>" } do
  local kind = "test and " .. (tag == "encounter_card" and "(on_scenario_card)" or "test.source is " .. tag)
  for number, words in ipairs { "<while|when> resolving " .. (tag == "treachery" and "abilities" or "<an ability|abilities>") .. " on " .. text,
    "during <a|> <|skill> <test|tests> on " .. text, "while performing <a|> <|skill> <test|tests> on " .. text } do
    production { name = "skill value in tests on " .. tag .. " " .. number, of = "constant", text = "{h:holds} " .. words,
      means = function(p)
        local what = p.h[1] == "holds" and p.h.what
        if number == 1 and not (what and what[1] == "changes" and #what == 2 and what[2].value == "skill_bonus") then return nil end
        return { "constant", holds = p.h, state = { "in_test", kind = kind } }
      end,
      take = function() end,
      example = number == 1 and tag == "enemy" and "asset: Investigators at your location get +1 skill value while resolving an ability on an enemy card." or nil,
      near = number == 1 and tag == "enemy" and "asset: Investigators at your location get +1 [willpower] while resolving an ability on an enemy card." or nil }
  end
end
production { name = "during tests on encounter cards", of = "constant",
  text = "{h:holds} during <|skill> tests on <encounter|scenario> cards",
  means = { "constant", holds = "$h", state = { "in_test", kind = "test and (on_scenario_card)" } }, take = function() end,
  example = "location: Investigators at this location get +1 skill value during tests on encounter cards.",
  near = "location: Investigators at this location get +1 skill value during tests on playing cards." }

-- "While fighting or evading Ghoul enemies".
for _, test in ipairs { { "attacking", "<attacking|fighting>" }, { "evading", "<evading|attempting to evade>" },
  { "attacking or evading", "<attacking or evading|fighting or evading>" } } do
  local kind, text = unpack(test)
  production { name = "state: " .. kind .. " things", of = "state", text = text .. " {s:things_enemy}",
    means = function(p) return p.s.where and not p.s.at and { "test_of", kind = kind, set = p.s } or nil end,
    take = function() end,
    example = kind == "attacking or evading" and "asset: You get +1 skill value while fighting or evading [[Ghoul]] enemies." or nil,
    near = kind == "attacking or evading" and "asset: You get +1 skill value while fighting or evading [[Ghoul]] locations." or nil }
end
production { name = "state: fighting or evading a thing", of = "state", text = "fighting or evading <a|an> {s:thing_enemy}",
  means = function(p) return p.s.where and not p.s.at and { "test_of", kind = "attacking or evading", set = p.s } or nil end,
  take = function() end }

for _, test in ipairs { { "attacking", "<attacking|fighting>" }, { "evading", "<evading|attempting to evade>" } } do
  local kind, text = unpack(test)
  production { name = "state: " .. kind .. " who is engaged", of = "state", text = text .. " an enemy engaged with you",
    means = { "test_engaged", kind = kind },
    example = kind == "attacking" and "asset: You get +1 [combat] while attacking an enemy engaged with you." or nil,
    near = kind == "attacking" and "asset: You get +1 [combat] while attacking an enemy enraged with you." or nil }
end
function states.test_engaged(w, node, state)
  if (node.holds.who or {})[1] ~= "you" or node.also then w:refuse("whose test is meant?") end
  language.own_card(w)
  return { "condition", '{ "' .. state.kind .. '", "test.tester == you", "any(engaging: it == test.target)" }' }
end

for word, sign in pairs { reduced = -1, increased = 1 } do
  production { name = word .. " hand sizes of several", of = "holds",
    text = "the maximum hand size of {s:things_investigator} is " .. word .. " by {n:number}",
    means = { "hand_sizes", set = "$s", n = "$n", sign = sign },
    example = sign < 0 and "location: The maximum hand size of investigators at this location is reduced by 2." or nil,
    near = sign < 0 and "location: The maximum hand size of enemies at this location is reduced by 2." or nil }
  local way = sign < 0 and "reduce" or "increase"
  production { name = way .. " the cost of what is played there", of = "holds",
    text = way .. " the <|resource> cost of each {k:playable} played <at|in> <a|an> {s:thing_location} by {n:number}",
    means = { "cost_there", kind = "$k", set = "$s", n = "$n", sign = sign },
    example = sign > 0 and "asset: Increase the cost of each asset played at a [[Woods]] location by 1." or nil,
    near = sign > 0 and "asset: Increase the cost of each asset played at a [[Woods]] enemy by 1." or nil }
end
function holds.hand_sizes(w, node)
  return { "modify", '{ { value = "hand_limit", amount = ' .. node.sign * node.n .. ", where = " .. w:quote(language.member_of(w, node.set)) .. " } }" }
end
function holds.cost_there(w, node)
  local kind = node.kind
  if kind.trait or not node.set.where or node.set.at then w:refuse("which cards are meant?") end
  local parts = { kind.type == "" and "(it is asset or it is event)" or "it is " .. kind.type }
  for _, part in ipairs(things.said(w, node.set, "place(bearer(it))", "expr")) do parts[#parts + 1] = part end
  return { "modify", '{ { value = "cost", amount = ' .. node.sign * node.n .. ", where = " .. w:quote(table.concat(parts, " and ")) .. " } }" }
end

-- --- the difficulty of tests ----------------------------------------------------------------------------------------

for word, sign in pairs { increase = 1, reduce = -1 } do
  production { name = word .. " the difficulty of your tests", of = "holds",
    text = word .. " the difficulty of <<|all> your skill tests|each of your skill tests|each skill test you perform|<|all> skill tests you perform> by {n:number}",
    means = function(p) return { "your_tests", n = sign * p.n, by = word } end,
    take = function(node) return node[1] == "your_tests" and node.by == word and { n = sign * node.n } or nil end }
  production { name = word .. " the difficulty of your tests while", of = "constant",
    text = word .. " the difficulty of <|all> skill tests you perform <while|during> {s:state} by {n:number}",
    means = function(p) return { "constant", holds = { "your_tests", n = sign * p.n, by = word }, state = p.s } end, take = function() end,
    example = sign > 0 and "asset: Increase the difficulty of skill tests you perform while investigating by 2." or nil,
    near = sign > 0 and "asset: Increase the difficulty of skill tests you perform while celebrating by 2." or nil }
  production { name = word .. " the difficulty of all tests", of = "holds",
    text = word .. " the difficulty of <all|each> skill <tests|test> by {n:number}",
    means = function(p) return { "all_tests", n = sign * p.n } end,
    take = function(node)
      return node[1] == "all_tests" and not node.trait and node.n * sign > 0 and { n = node.n * sign } or nil
    end,
    example = sign > 0 and "treachery: Revelation - Attach to the current agenda. // Increase the difficulty of all skill tests by 1." or nil,
    near = sign > 0 and "treachery: Revelation - Attach to the current agenda. // Increase the difficulty of all skill cards by 1." or nil }
end
for number, text in ipairs { "each skill test <|printed> on <a|an> {t:trait} treachery gets {n:signed} difficulty",
  "skill tests <|printed> on {t:trait} treacheries get {n:signed} difficulty" } do
  production { name = "difficulty of tests on a trait " .. number, of = "holds", text = text,
    means = { "all_tests", n = "$n", trait = "$t" }, take = number == 2 and function() end or nil,
    example = number == 1 and "enemy: Each skill test on a [[Ghoul]] treachery gets +1 difficulty." or nil,
    near = number == 1 and "enemy: Each skill test on a [[Ghoul]] treachery gets +1 damage." or nil }
end
function holds.all_tests(w, node)
  local on = node.trait and " and test and test.source is treachery and test.source is " .. w:tag(node.trait) or ""
  return { "modify", '{ { value = "test_difficulty", amount = ' .. node.n .. ", where = " ..
    w:quote("it is investigator" .. on) .. " } }" }
end

-- --- what cannot be done --------------------------------------------------------------------------------------------

for _, action in ipairs { "fight", "evade", "investigate", "parley", "engage", "explore" } do
  production { name = action .. " actions", of = "action_kind", text = action, means = action,
    example = action == "parley" and "treachery: Revelation - Put this card into play in your threat area. // You cannot take parley actions." or nil,
    near = action == "parley" and "treachery: Revelation - Put this card into play in your threat area. // You cannot take party actions." or nil }
end
production { name = "engaging provokes nothing", of = "holds",
  text = "<engaging|engage actions you perform|engage actions> <does not|do not> provoke attacks of opportunity",
  means = { "engages_safely" }, example = "asset: Engage actions you perform do not provoke attacks of opportunity.",
  near = "asset: Engage actions you perform do not provoke attacks of opposition." }
function holds.engages_safely(w)
  language.own_card(w)
  return { "you", "{ engages_safely = 1 }" }
end

-- --- who is engaged -------------------------------------------------------------------------------------------------

for number, text in ipairs { "{h:holds} <if|while> the engaged investigator has {r:range} {c:counter}",
  "<if|while> the engaged investigator has {r:range} {c:counter} , {h:holds}" } do
  production { name = "while the engaged investigator has " .. number, of = "constant", text = text,
    means = function(p)
      local set = { "set", of = "investigator", where = { { "has", range = p.r, counter = p.c } } }
      return { "constant", holds = p.h, state = { "engaged_with_a", set = set, it = true } }
    end,
    take = function() end,
    example = number == 1 and "enemy: This enemy gets +1 fight if the engaged investigator has 5 or more resources." or nil,
    near = number == 1 and "enemy: This enemy gets +1 fight if the enraged investigator has 5 or more resources." or nil }
end

-- "Its" location, on an enemy, where nothing else was spoken of.
filters.near_it = { of = { enemy = true, investigator = true }, expr = filters.near_me.expr, lua = filters.near_me.lua }
production { name = "at its place and next to it, in brief", of = "behind", text = "at its location and each connecting location",
  means = { "near_it" },
  example = "enemy: Forced - When the enemy phase begins: Each investigator at its location and each connecting location takes 1 damage.",
  near = "location: Forced - When the enemy phase begins: Each investigator at its location and each connecting location takes 1 damage." }
for _, name in ipairs { "base", "said" } do
  local ask = things[name]
  things[name] = function(w, set, ...)
    for _, f in ipairs(set.where or {}) do
      if f[1] == "near_it" then
        if w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
        for _, bound in ipairs(w.bound or {}) do
          if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose location is meant?") end
        end
      end
    end
    return ask(w, set, ...)
  end
end
for number, of in ipairs { "said_of", "said_of_many" } do
  production { name = "deals more, " .. of, of = of, text = (number == 1 and "deals" or "deal") .. " {n:signed} <damage|damage for each attack>",
    means = { "changes", { value = "attack_damage", n = "$n" } }, take = function() end,
    example = number == 1 and "enemy: Each other [[Ghoul]] enemy gets +1 fight and deals +1 damage." or nil,
    near = number == 1 and "enemy: Each other [[Ghoul]] enemy gets +1 fight and deals +1 doom." or nil }
end
local HARMED = { attacked = "cannot_be_attacked", damaged = "cannot_be_damaged", evaded = "cannot_be_evaded" }
local WORDS = { "attacked", "damaged", "evaded" }
for _, a in ipairs(WORDS) do
  for _, b in ipairs(WORDS) do
    if a ~= b and (a == "damaged" or b == "damaged") then
      production { name = "be " .. a .. " or " .. b, of = "forbidden", text = "be " .. a .. " or " .. b,
        means = { "forbidden", value = HARMED[a < b and a or b], also = HARMED[a < b and b or a] }, take = a > b and function() end or nil,
        example = a == "attacked" and "enemy: This enemy cannot be attacked or damaged." or nil }
    end
    for _, c in ipairs(WORDS) do
      if a ~= b and b ~= c and a ~= c then
        local first = a == "attacked" and b == "damaged"
        production { name = "be " .. a .. ", " .. b .. " or " .. c, of = "forbidden", text = "be " .. a .. " , " .. b .. " <,|> or " .. c,
          means = { "forbidden", value = "cannot_be_attacked", also = "cannot_be_damaged", third = "cannot_be_evaded" },
          take = not first and function() end or nil,
          example = first and "enemy: Cannot be attacked, damaged, or evaded." or nil,
          near = first and "enemy: Cannot be attacked, managed, or evaded." or nil }
      end
    end
  end
end
for name, text in pairs { [""] = "{m:me_location} is connected to all {s:things_location}",
  [" both ways"] = "{m:me_location} is connected to <all {s:things_location}|each {s:thing_location}> ( and vice versa )" } do
  production { name = "is connected to all" .. name, of = "constant", text = text,
    means = function(p) return { "connected", set = p.s, back = name ~= "" or nil } end, take = function() end,
    example = name ~= "" and "location: This location is connected to all revealed locations (and vice versa.)" or nil,
    near = name ~= "" and "location: This location is connected to all revealed enemies (and vice versa.)" or nil }
end
production { name = "state: enemies at it", of = "state", text = "there are {s:things_enemy} <at|on> it",
  means = function(p)
    if p.s.at then return nil end
    local where = { { "at_me" }, unpack(p.s.where or {}) }
    table.sort(where, function(a, b) return key(a) < key(b) end)
    return { "there_is", set = { "set", of = "enemy", where = where }, it = p.s.where == nil or nil, me = { "me" } }
  end,
  take = function(node)
    if node[1] ~= "there_is" or not node.me then return nil end
    local where = {}
    for _, f in ipairs(node.set.where) do
      if f[1] ~= "at_me" then where[#where + 1] = f end
    end
    return { s = { "set", of = "enemy", where = #where > 0 and where or nil } }
  end,
  example = "location: This location gets +2 shroud while there are ready enemies at it.",
  near = "location: This location gets +2 shroud while there are ready assets at it." }
for name, text in pairs { [""] = "reduced by", [" up"] = "increased by" } do
  production { name = "hand size by an amount" .. name, of = "holds", text = "your maximum hand size is " .. text .. " {a:amount}",
    means = { "hand_by", amount = "$a", down = name == "" },
    example = name == "" and "treachery: Revelation - Put this card into play in your threat area. // Your maximum hand size is reduced by the shroud value of your location." or nil,
    near = name == "" and "treachery: Revelation - Put this card into play in your threat area. // Your maximum hand size is reduced by the cloud value of your location." or nil }
end
function holds.hand_by(w, node)
  language.own_card(w)
  local amount = w:amount(node.amount).expr or w:refuse("it cannot be counted here")
  return { "you", "{ hand_limit = " .. w:quote(node.down and "0 - (" .. amount .. ")" or amount) .. " }" }
end
-- "Resource tokens" are resources.
for one, many in pairs { clue = "clues", resource = "resources", damage = "damage", horror = "horror", doom = "doom" } do
  production { name = one .. " tokens", of = "counter", text = one .. " token<s>", means = many, take = function() end,
    example = one == "resource" and "enemy: This enemy gets +1 health for each resource token on it." or nil,
    near = one == "resource" and "enemy: This enemy gets +1 health for each remorse token on it." or nil }
end
filters.shroud_of = { of = { location = true }, expr = function(x, f) return x .. ".shroud " .. f.range[1] .. " " .. f.range.n end,
  lua = function(x, f) return x .. ':check "shroud" ' .. f.range[1] .. " " .. f.range.n end }
for number, text in ipairs { "with <a|> shroud <value of|of> {r:range}", "with {r:range} shroud <|value>" } do
  production { name = "with shroud " .. number, of = "behind", text = text, means = { "shroud_of", range = "$r" },
    take = number == 2 and function() end or nil,
    example = number == 1 and "enemy: Forced - At the end of the mythos phase, if this enemy is at a location with a shroud of 3 or higher: Place 1 doom on this enemy." or nil,
    near = number == 1 and "enemy: Forced - At the end of the mythos phase, if this enemy is at a location with a cloud of 3 or higher: Place 1 doom on this enemy." or nil }
end
for _, counter in ipairs { "clues", "horror", "damage" } do
  production { name = "without " .. counter, of = "behind", text = "without <|any> " .. counter .. " <on <it|them>|>",
    means = { "without_" .. counter }, take = function() end,
    example = counter == "clues" and "enemy: Spawn - Any location without clues on it." or nil }
end
for word, sign in pairs { damaged = ">", undamaged = "==" } do
  production { name = "condition: this is " .. word, of = "condition", text = "{m:me_enemy} is " .. word,
    means = { "me_damaged", sign = sign, me = "$m" },
    example = word == "damaged" and "enemy: If this enemy is damaged, it gets +2 fight." or nil,
    near = word == "damaged" and "enemy: If this enemy is managed, it gets +2 fight." or nil }
end
function language.conditions.me_damaged(_, node)
  local text = "me.damage " .. node.sign .. " 0"
  return { expr = text, lua = text }
end
for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  production { name = "condition: at least one " .. of, of = "condition", text = "there is at least one {s:thing_" .. of .. "}",
    means = { "number_of", set = "$s", range = { ">=", n = 1 } }, take = function() end,
    example = of == "enemy" and "treachery: Revelation - If there is at least one [[Ghoul]] enemy at your location, take 1 horror." or nil }
end
-- Additional actions in other words.
for _, kind in ipairs { "fight", "evade", "investigate", "explore", "move", "engage", "parley", "play", "resign", "draw", "resource" } do
  local object = (kind == "fight" or kind == "evade" or kind == "engage") and " <|an enemy>" or kind == "play" and " <|a card>" or ""
  production { name = "extra: " .. kind, of = "extra_kind", text = kind .. object, means = kind }
end
local ONE_KIND = { fight = true, evade = true, investigate = true, explore = true, move = true, engage = true }
local HEAD = "you <may take|gain|get|have> an additional action during your turn <,|> which <can|may> only be used to {k:extra_kind}"
production { name = "additional action in other words", of = "constant", text = HEAD,
  means = function(p) return ONE_KIND[p.k] and { "additional_action", to = p.k } or nil end, take = function() end,
  example = "asset: You gain an additional action during your turn which can only be used to fight an enemy.",
  near = "asset: You gain an additional action during your turn which can only be used to fight a friend." }
production { name = "additional action of two in other words", of = "constant", text = HEAD .. " or {l:extra_kind}",
  means = function(p) return p.k ~= p.l and { "additional_of_two", one = p.k, other = p.l } or nil end, take = function() end,
  example = "asset: You gain an additional action during your turn which can only be used to engage or fight an enemy." }
production { name = "to move away", of = "costly", text = "<move away from|move from>", means = "move", take = function() end }
production { name = "additional cost of anybody", of = "constant",
  text = "as an additional cost to {a:costly} {m:me_location} , <investigators|each investigator|an investigator> must spend {n:number} additional action<s>",
  means = { "additional_cost", to = "$a", n = "$n" }, take = function() end,
  example = "location: As an additional cost to move away from this location, investigators must spend an additional action.",
  near = "location: As an additional cost to move away from this location, enemies must spend an additional action." }
for name, who in pairs { somebody = "{w:one_who}", several = "{w:many_who}" } do
  production { name = "gains a value, " .. name, of = "holds", text = who .. " gain" .. (name == "somebody" and "s" or "") .. " {c:changes} <|{n:per}>",
    means = function(p) return { "holds", who = p.w, what = p.c, each = p.n } end, take = function() end,
    example = name == "somebody" and "location: While investigating this location, it gains +1 shroud for each of your clues." or nil,
    near = name == "somebody" and "location: While investigating this location, it gains +1 shroud for each of your crews." or nil }
end
production { name = "your clues, counted", of = "counted", text = "of your clues", means = { "your_clues" } }
function language.amounts.your_clues(w)
  w:needs_you()
  return { expr = "you.clues", lua = "you.clues" }
end
for _, kind in ipairs { "", "story " } do
  production { name = kind .. "assets stay exhausted there", of = "constant",
    text = "{t:trait} " .. kind .. "assets controlled by investigators <at|in> {m:me_location} do not ready during the upkeep phase",
    means = { "no_upkeep_here", trait = "$t", me = "$m", story = kind ~= "" },
    example = kind ~= "" and "location: [[Item]] story assets controlled by investigators at this location do not ready during the upkeep phase." or nil,
    near = kind ~= "" and "location: [[Item]] story assets controlled by enemies at this location do not ready during the upkeep phase." or nil }
end
function constants.no_upkeep_here(w, node)
  return { { "condition", '"phase == 4"' }, { "modify", '{ { value = "cannot_ready", where = ' .. w:quote("it is asset and it is " ..
    w:tag(node.trait) .. (node.story and " and it is story" or "") .. " and it in play and place(bearer(it)) == me") .. " } }" } }
end
-- A counter with which a card comes into play.
production { name = "comes with counters", of = "constant", text = "{m:me} enters play with {n:some} {c:counter} on <it|him|her>",
  means = { "enters_with", n = "$n", counter = "$c", me = "$m" },
  example = "asset: This asset enters play with 2 damage on it.", near = "asset: This asset enters play with 2 doubts on it." }
function constants.enters_with(w, node)
  if w.facts.type ~= "asset" or not w.facts.kinds.asset then w:refuse("when does this enter play?") end
  if node.counter == "clues" or node.counter == "doom" or node.counter == "resources" then w:refuse("what is placed on it?") end
  return { { "at", '"enters_play"' }, { "condition", '"card == me"' },
    { "effect", lines = { 'me:add("' .. node.counter .. '", ' .. w:amount(node.n).lua .. ")" }, as = "target" } }, "forced"
end

-- --- only up to a number --------------------------------------------------------------------------------------------

local UP_TO = " <( max {m:signed} )|( to a maximum of {m:signed} )|, to a maximum of {m:signed}>"
for name, each in pairs { somebody = { "{w:one_who} gets", "$w" }, you = { "you get", { "you" } } } do
  production { name = name .. " gets for each, at most", of = "holds", text = each[1] .. " {n:signed} {v:stat} {c:per}" .. UP_TO,
    means = function(p)
      local most = p.m / p.n
      if most < 1 or most ~= math.floor(most) then return nil end
      return { "holds", who = name == "you" and { "you" } or p.w, what = { "changes", { value = p.v, n = p.n } },
        each = { "at_most", of = p.c, most = most } }
    end,
    take = function(node)
      local what = node[1] == "holds" and node.each and node.each[1] == "at_most" and node.what
      if not what or what[1] ~= "changes" or #what ~= 2 or ((node.who or {})[1] == "you") ~= (name == "you") then return nil end
      local n = what[2].n
      return { w = node.who, n = n, v = what[2].value, c = node.each.of, m = n * node.each.most }
    end,
    example = name == "you" and "asset: You get +1 [combat] for each clue you control (max +3)." or
      "enemy: This enemy gets +1 fight for each resource on this enemy (max +4).",
    near = name == "you" and "asset: You get +1 [combat] for each clue you control (max -3)." or nil }
end
production { name = "state: investigating this copy", of = "state", text = "<you are|> investigating this copy of {m:me_location}",
  means = { "investigating_me", me = "$m" }, take = function() end }
language.example("so much of whoever investigates", "location: While you are investigating this copy of this location, it gets +1 shroud for each resource in your resource pool (max +4).",
  "location: While you are investigating this copy of this location, it gets +1 shroud for each friend in your hand (max +4).")

return {}
