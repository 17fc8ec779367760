-- What always holds: "you get +1 [combat] while investigating", "each enemy at this location cannot be evaded". A constant is
-- { "constant", who =, what = changes, state = when? }; it becomes fields of a constant ability.

local language = require "import/language"
local things = require "import/subjects/things"
local production, constants = language.production, language.constants

-- --- what changes --------------------------------------------------------------------------------------------------------

-- Of whom a value may be.
local OF = { willpower = "investigator", intellect = "investigator", combat = "investigator", agility = "investigator",
  sanity = "investigator", fight = "enemy", evade = "enemy", shroud = "location", hand_limit = "investigator",
  skill_bonus = "investigator", cannot_play = "investigator", cannot_commit = "investigator",
  cannot_gain = "investigator" }
for _, value in ipairs { "health", "sanity", "fight", "evade", "shroud" } do
  production { name = value, of = "stat", text = value, means = value }
end
for value, words in pairs { attack_damage = "damage value", attack_horror = "horror value" } do
  OF[value] = "enemy"
  production { name = value, of = "stat", text = words, means = value }
  -- "+1 damage" of an enemy is of its attacks.
  production { name = value .. ", shortly", of = "stat", text = words:match "^%l+", means = value, take = function() end,
    example = value == "attack_damage" and "location: Each enemy at this location gets +1 fight, +1 damage, and +1 horror." or nil,
    near = value == "attack_damage" and "location: Each enemy at this location gets +1 fight, +1 damage, and +1 doom." or nil }
end
production { name = "skill", of = "stat", text = "{s:skill}", means = "$s" }
production { name = "skill value, of changes", of = "stat", text = "skill value", means = "skill_bonus",
  example = "asset: You get +1 skill value while evading." }
production { name = "one change", of = "changes", text = "{n:signed} {v:stat}",
  means = { "changes", { value = "$v", n = "$n" } } }
production { name = "change per investigator", of = "changes", text = "{n:signed} [per_investigator] {v:stat}",
  means = { "changes", { value = "$v", n = "$n", per = true } },
  example = "location: This location gets +1 [per_investigator] shroud." }
production { name = "changes", of = "changes", text = "{n:signed} {v:stat} <and|, and|,> {c:changes}",
  means = function(p)
    if p.c[1] ~= "changes" then return nil end
    local list = { "changes", { value = p.v, n = p.n } }
    for i = 2, #p.c do list[#list + 1] = p.c[i] end
    return list
  end,
  take = function(node)
    if type(node) ~= "table" or node[1] ~= "changes" or #node < 3 then return nil end
    return { n = node[2].n, v = node[2].value, c = { "changes", unpack(node, 3) } }
  end }
production { name = "each skill", of = "changes", text = "{n:signed} to <each of <your|their>|all <|of> <|your|their>> skills",
  means = { "all_skills", n = "$n" } }

local SKILLS = things.SKILLS

-- { { value, amount } ... } of a node; values that such a thing does not have are refused.
local function pairs_of(w, node, of, each)
  local list = {}
  if node[1] == "all_skills" then
    for _, skill in ipairs(SKILLS) do list[#list + 1] = { skill, tostring(node.n) } end
  elseif node[1] == "forbidden" then
    list[1] = { node.value, "1" }
    if node.also then list[2] = { node.also, "1" } end
    if node.third then list[3] = { node.third, "1" } end
  else
    for i = 2, #node do
      local change = node[i]
      list[#list + 1] = { change.value, change.per and w:quote(change.n .. " * players") or tostring(change.n) }
    end
  end
  if each then
    if not (w.facts.own or w.of_tester) then w.has_you = false end
    local count = w:amount(each).expr or w:refuse("it cannot be counted here")
    if w.of_tester then count = language.of_tester(count) or w:refuse("it cannot be counted for whoever investigates") end
    for _, pair in ipairs(list) do
      pair[2] = w:quote(pair[2] == "1" and count or pair[2] .. " * (" .. count .. ")")
    end
  end
  for _, pair in ipairs(list) do
    if pair[1] == "cannot_enter" and of ~= "investigator" and of ~= "enemy" then w:refuse("a " .. of .. " does not move") end
    local asset_has = of == "asset" and (pair[1] == "sanity" or pair[1] == "cannot_ready")
    if OF[pair[1]] and OF[pair[1]] ~= of and not asset_has then w:refuse("a " .. of .. " has no " .. pair[1]) end
  end
  return list
end

-- --- who ---------------------------------------------------------------------------------------------------------------------

production { name = "attached", of = "one_who", text = "<the|> attached {t:attached_type}",
  means = { "attached", of = "$t" } }
production { name = "attached location", of = "attached_type", text = "location", means = "location" }
production { name = "attached asset", of = "attached_type", text = "asset", means = "asset" }
production { name = "attached enemy", of = "attached_type", text = "enemy", means = "enemy" }
production { name = "this itself", of = "one_who", text = "{m:me}", means = "$m" }
-- "While this is exhausted, it gets ...": only behind a condition, so nothing else was spoken of.
production { name = "it, in a constant", of = "one_who", text = "<it|he|she>", means = { "it_itself" } }
for _, of in ipairs { "enemy", "investigator", "location" } do
  production { name = "each " .. of, of = "one_who", text = "each {s:thing_" .. of .. "}",
    means = { "each", set = "$s" } }
  production { name = "all " .. of, of = "many_who", text = "<|all> {s:things_" .. of .. "}",
    means = { "each", set = "$s" } }
end

-- --- what holds ----------------------------------------------------------------------------------------------------------------

production { name = "you get", of = "holds", text = "you get {c:changes}",
  means = { "holds", who = { "you" }, what = "$c" },
  example = "asset: You get +1 [combat].", near = "asset: You get +1 [wild]." }
production { name = "you get, for each", of = "holds", text = "you get {c:changes} {n:per}",
  means = { "holds", who = { "you" }, what = "$c", each = "$n" },
    example = "asset: You get +1 [combat] for each enemy at your location." }
production { name = "somebody gets, for each", of = "holds", text = "{w:one_who} gets {c:changes} {n:per}",
  means = { "holds", who = "$w", what = "$c", each = "$n" },
  example = "enemy: This enemy gets +1 fight and +1 evade for each resource on this enemy." }
production { name = "skill value", of = "holds", text = "you get {n:signed} skill value <during|for> skill tests",
  means = { "holds", who = { "you" }, what = { "changes", { value = "skill_bonus", n = "$n" } } } }
production { name = "somebody gets", of = "holds", text = "{w:one_who} gets {c:changes}",
  means = { "holds", who = "$w", what = "$c" },
  example = "location: Each enemy at this location gets +1 fight and +1 evade.",
    near = "location: Each enemy at this location gets +1 shroud." }
production { name = "some get", of = "holds", text = "{w:many_who} get {c:changes}",
  means = { "holds", who = "$w", what = "$c" } }
for _, keyword in ipairs { "hunter", "retaliate", "aloof", "alert", "massive", "elusive" } do
  production { name = keyword, of = "keyword", text = keyword, means = keyword }
end
production { name = "gains a keyword", of = "holds", text = "{w:one_who} gains {k:keyword}",
  means = { "holds", who = "$w", what = { "gains", keyword = "$k" } },
  example = "location: Each enemy at this location gains retaliate.",
    near = "location: Each enemy at this location gains courage." }
production { name = "some gain a keyword", of = "holds", text = "{w:many_who} gain {k:keyword}",
  means = { "holds", who = "$w", what = { "gains", keyword = "$k" } } }
production { name = "gains a trait", of = "holds", text = "{w:one_who} gains the {t:trait} trait",
  means = { "holds", who = "$w", what = { "gains", trait = "$t" } } }
local FORBIDDEN = {
  ["be evaded"] = { "cannot_be_evaded", "enemy" }, ["be attacked"] = { "cannot_be_attacked", "enemy" },
    ready = { "cannot_ready", "enemy" },
  ["be investigated"] = { "cannot_be_investigated", "location" }, ["leave play"] = { "cannot_leave_play" },
  ["draw cards"] = { "cannot_draw", "investigator" }, ["discover clues"] = { "cannot_discover", "investigator" },
  ["spend clues"] = { "cannot_spend_clues", "investigator" }, ["be flooded"] = { "cannot_be_flooded", "location" },
  ["be fully flooded"] = { "cannot_be_fully_flooded", "location" },
}
for text, forbidden in pairs(FORBIDDEN) do
  OF[forbidden[1]] = forbidden[2]
  local words = text:gsub(" ", " ")
  local floods = text == "be fully flooded"
  production { name = text, of = "forbidden", text = words, means = { "forbidden", value = forbidden[1] },
    example = floods and "location: This location cannot be fully flooded." or nil,
    near = floods and "enemy: This enemy cannot be fully flooded." or nil }
end
production { name = "you cannot", of = "holds", text = "you cannot {f:forbidden}",
  means = { "holds", who = { "you" }, what = "$f" },
  example = "treachery: Revelation - Put this card into play in your threat area. // You cannot spend clues." }
production { name = "somebody cannot", of = "holds", text = "{w:one_who} cannot {f:forbidden}",
  means = { "holds", who = "$w", what = "$f" },
  example = "enemy: This enemy cannot be evaded.", near = "enemy: This enemy cannot be investigated." }
production { name = "some cannot", of = "holds", text = "{w:many_who} cannot {f:forbidden}",
  means = { "holds", who = "$w", what = "$f" } }
production { name = "hand size", of = "holds",
  text = "your maximum hand size is <increased by {n:number}|{n:number} higher>",
  means = { "hand_size", n = "$n" }, example = "asset: Your maximum hand size is increased by 2." }
production { name = "smaller hand size", of = "holds", text = "your maximum hand size is reduced by {n:number}",
  means = { "smaller_hand", n = "$n" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Your maximum hand size is reduced by 2." }

for text, tags in pairs { assets = "asset", events = "event", cards = "" } do
  production { name = "cannot play " .. text, of = "holds", text = "you cannot play " .. text,
    means = { "cannot_play", type = tags },
    example = text == "assets" and "location: While you are at this location, you cannot play assets." or nil }
  production { name = "cannot play trait " .. text, of = "holds", text = "you cannot play {t:trait} " .. text,
    means = { "cannot_play", type = tags, trait = "$t" } }
end
for word, text in pairs { investigating = "investigating", attacking = "<attacking|fighting>",
  evading = "<evading|attempting to evade>" } do
  production { name = "while " .. word, of = "state", text = text, means = { "in_test", kind = word },
    example = "asset: You get +1 [intellect] while " .. word .. "." }
end
for text, kind in pairs { ["evasion attempts"] = "evading", attacks = "attacking", investigations = "investigating" } do
  production { name = "during " .. text, of = "constant", text = "{h:holds} during " .. text,
    means = { "constant", holds = "$h", state = { "in_test", kind = kind } } }
end
production { name = "holds while, if", of = "constant", text = "{h:holds} while {s:state} if {c:condition}",
  means = { "constant", holds = "$h", state = "$s", also = "$c" },
  example = "asset: You get +2 [intellect] while investigating if you have no clues." }
local ACTIONS = { fight = true, evade = true, investigate = true, explore = true, move = true, engage = true }
for action in pairs(ACTIONS) do
  production { name = "additional action to " .. action, of = "constant",
    text = "you may take an additional action during <|each of> your <turn|turns> , which <can|may> only be used to " .. action,
    means = { "additional_action", to = action },
    example = action == "fight" and "asset: You may take an additional action during your turn, which can only be used to fight." or nil }
end
production { name = "state", of = "state", text = "{c:condition}", means = "$c" }
production { name = "holds", of = "constant", text = "{h:holds}", means = { "constant", holds = "$h" } }
production { name = "holds while", of = "constant", text = "{h:holds} <while|as long as> {s:state}",
  means = { "constant", holds = "$h", state = "$s" },
  example = "enemy: This enemy gets +1 fight while there are no clues on this enemy." }
production { name = "while, holds", of = "constant", text = "<while|during|if|as long as> {s:state} , {h:holds}",
  means = { "constant", holds = "$h", state = "$s" },
  example = "location: While you are at this location, you get -1 [willpower]." }

for _, slot in ipairs { "hand", "arcane", "ally", "accessory", "body" } do
  production { name = slot .. " slot", of = "slot", text = slot, means = slot }
end
production { name = "slots", of = "constant", text = "you have {n:number} additional {s:slot} slot<s>",
  means = { "slots", n = "$n", slot = "$s" },
  example = "asset: You have 1 additional arcane slot." }
production { name = "slots for", of = "constant",
  text = "you have {n:number} additional {s:slot} slot<s> , which <can|may> only be used to hold <|a|an> {t:trait} <assets|asset>",
  means = function(p) return { "slots", n = p.n, slot = p.s, trait = p.t } end,
  take = function(node)
    if type(node) == "table" and node[1] == "slots" and node.trait and not node.that then
      return { n = node.n, s = node.slot, t = node.trait }
    end
  end,
  example = "asset: You have 1 additional hand slot, which may only be used to hold an [[Item]] asset." }

production { name = "additional cost", of = "constant",
  text = "as an additional cost to {a:costly} {m:me_location} , you must spend {n:number} <additional|> action<s>",
  means = { "additional_cost", to = "$a", n = "$n" },
  example = "location: As an additional cost to investigate this location, you must spend 1 action." }
production { name = "additional actions", of = "constant",
  text = "you must spend {n:number} additional action<s> to {a:costly} {m:me_location}",
  means = { "additional_cost", to = "$a", n = "$n" } }
production { name = "investigated with", of = "constant",
  text = "{m:me_location} is investigated using {s:skill} instead of the skill indicated by the investigation attempt",
  means = { "investigated", skill = "$s" } }
production { name = "investigated with, not intellect", of = "constant",
  text = "{m:me_location} is investigated using {s:skill} instead of {t:skill}",
  means = function(p) return p.t == "intellect" and { "investigated", skill = p.s, instead = "intellect" } or nil end,
  take = function(node)
    return type(node) == "table" and node[1] == "investigated" and node.instead and { s = node.skill,
      t = node.instead } or nil
  end, example = "location: This location is investigated using [agility] instead of [intellect]." }
function constants.investigated(_, node) return {}, "investigated_with", node.skill end
for text, to in pairs { ["<investigate|investigate in>"] = "investigate", ["<leave|move out of>"] = "move" } do
  production { name = "to " .. to, of = "costly", text = text, means = to }
end
-- Leaving costs the actions in whatever way somebody leaves.
function constants.additional_cost(_, node)
  local fields = { { "to", '"' .. node.to .. '"' }, { "actions", tostring(node.n) } }
  if node.to == "move" then fields[3] = { "any_move", "true" } end
  return fields, "additional_cost"
end
production { name = "is connected", of = "constant", text = "{m:me_location} is connected to each {s:thing_location}",
  means = { "connected", set = "$s" }, example = "location: This location is connected to each [[Woods]] location." }
production { name = "is connected both ways", of = "constant",
  text = "{m:me_location} is connected to each {s:thing_location} , and vice versa",
  means = { "connected", set = "$s", back = true } }
function constants.connected(w, node)
  local function way(from, to)
    local parts = things.said(w, node.set, to, "expr")
    if #parts == 0 or node.set.at then w:refuse("to which locations?") end
    return '{ value = "way", where = ' .. w:quote(from .. " == me and " .. table.concat(parts, " and ")) .. " }"
  end
  return { { "modify", "{ " .. way("it", "that") .. (node.back and ", " .. way("that", "it") or "") .. " }" } }
end

-- --- Lua -----------------------------------------------------------------------------------------------------------------------

local function own(w)
  if not w.facts.own or w.facts.kinds.event then w:refuse("nobody controls this card") end
end

local function table_of(list)
  local parts = {}
  for i, pair in ipairs(list) do parts[i] = pair[1] .. " = " .. pair[2] end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

-- A condition on `it`: is it a member of the set?
local function member(w, set)
  local parts = { "it is " .. set.of }
  if set.at == "here" then
    own(w)
    parts[#parts + 1] = "place(it) == place(you)"
  elseif set.at == "engaged" then
    own(w)
    parts[#parts + 1] = "(it in threat and bearer(it) == you or it is massive and not it.exhausted and place(it) == place(you))"
  elseif set.at == "yours" then
    own(w)
    parts[#parts + 1] = "it in play and it.controller == you"
  elseif set.at and set.at ~= "play" or set.of == "asset" then
    w:refuse("which are meant?")
  end
  for _, part in ipairs(things.said(w, set, "it", "expr")) do parts[#parts + 1] = part end
  local text = table.concat(parts, " and ")
  if text:find "%f[%w_]you%f[^%w_]" then own(w) end
  return text
end

local function modify(w, list, where)
  local parts, all = {}, where
  for i, pair in ipairs(list) do
    -- Not every asset has health and sanity.
    where = all:find "^it is asset" and (pair[1] == "health" or pair[1] == "sanity") and all .. " and has(" .. pair[1] .. ", it)" or all
    parts[i] = '{ value = "' .. pair[1] .. '", amount = ' .. pair[2] .. ", where = " .. w:quote(where) .. " }"
  end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

-- A keyword or trait that is gained is a tag.
local function gained(w, holds)
  local what, who = holds.what, holds.who
  local of = who[1] == "me" and w.facts.type or who[1] == "each" and who.set.of
    or who[1] == "attached" and who.of
  if who[1] == "attached" and not w.facts.kinds.attached then w:refuse("this is not attached") end
  if what.keyword and of ~= "enemy" then w:refuse("only an enemy has such keywords") end
  local tag = what.keyword or w:tag(what.trait)
  local where
  if who[1] == "me" then
    where = "it == me"
  elseif who[1] == "attached" then
    where = "it == me.parent"
  elseif who[1] == "you" then
    own(w)
    where = "it == you"
  elseif who[1] == "each" then
    where = member(w, who.set)
  else
    w:refuse("who gains it?")
  end
  local loses = what[1] == "loses" and ", amount = -1" or ""
  return { "modify", '{ { tag = "' .. tag .. '"' .. loses .. ", where = " .. w:quote(where) .. " } }" }
end

local MINE = { enemy = "enemy", location = "location" }

-- The field of a constant ability that says it.
local function field(w, holds, state)
  local more = language.holds[holds[1]]
  if more then return more(w, holds, state) end
  if holds[1] == "hand_size" or holds[1] == "smaller_hand" then
    local said = "{ hand_limit = " .. (holds[1] == "hand_size" and "" or "-") .. holds.n .. " }"
    if w.facts.type == "location" and state and state[1] == "at_me" then return { "everyone_here", said }, true end
    own(w)
    return { "you", said }
  end
  if holds[1] == "cannot_play" then
    local parts = {}
    if holds.trait then
      parts[1] = "that is " .. w:tag(holds.trait)
    end
    if holds.type ~= "" then parts[#parts + 1] = "that is " .. holds.type end
    local here = w.facts.type == "location" and state and state[1] == "at_me"
    local engages = w.facts.type == "enemy" and state and state[1] == "engages_you" and not w.facts.kinds.massive
    if not here and not engages then own(w) end
    table.insert(parts, 1, here and "it is investigator and place(it) == me" or "it == you")
    return { "modify", '{ { value = "cannot_play", where = ' .. w:quote(table.concat(parts, " and ")) .. " } }" }, here or engages
  end
  local who = holds.who
  w.it_is_me = who[1] == "me"
  w.of_tester = state and state[1] == "investigating_me"
  if holds.what[1] == "gains" or holds.what[1] == "loses" then return gained(w, holds) end
  if who[1] == "you" then
    local list = pairs_of(w, holds.what, "investigator", holds.each)
    -- "While you are at this location, you ..." is about everybody there.
    if w.facts.type == "location" and state and state[1] == "at_me" then return { "everyone_here", table_of(list) },
      true end
    -- An enemy is its investigator's while it is engaged with them; a massive one is engaged with several.
    local engages = w.facts.type == "enemy" and state and state[1] == "engages_you"
    if engages and w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
    if engages then return { "you", table_of(list) }, true end
    own(w)
    return { "you", table_of(list) }
  elseif who[1] == "me" then
    local of = MINE[w.facts.type] or (holds.what.value == "cannot_leave_play" or w.facts.type == "asset" and holds.what.value == "cannot_ready") and w.facts.type or
      w:refuse("what this is has no such values")
    return { "me", table_of(pairs_of(w, holds.what, of, holds.each)) }
  elseif who[1] == "attached" then
    if not w.facts.kinds.attached then w:refuse("this is not attached") end
    return { "attached", table_of(pairs_of(w, holds.what, who.of, holds.each)) }
  end
  if who[1] == "place_of" then
    if who.of == "you" then own(w) elseif w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
    return { "modify", modify(w, pairs_of(w, holds.what, "location", holds.each), "it == place(" .. who.of .. ")") }
  end
  local each = holds.each
  if each and each[1] ~= "on_it" then w:refuse("whose is counted?") end
  local list = pairs_of(w, holds.what, who.set.of, each and { "on_each", counter = each.counter })
  return { "modify", modify(w, list, member(w, who.set)) }
end

function constants.additional_action(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.investigator) then w:refuse("who may take it?") end
  return { { "abilities", '{ "' .. node.to .. '" }' } }, "additional_action"
end
function constants.slots(w, node)
  own(w)
  if not node.trait then return { { "you", "{ slot_" .. node.slot .. " = " .. node.n .. " }" } } end
  local tag = w:tag(node.trait)
  return { { "slot", '"' .. node.slot .. '"' }, { "count", tostring(node.n) }, { "cards", '{ "' .. tag .. '" }' } },
    "additional_slots"
end

-- A condition that no expression can say, such as one about a title.
local function as_function(w, lua)
  if not lua then w:refuse("this condition cannot be asked here") end
  local function has(word) return (" " .. lua .. " "):find("[^%w_\"]" .. word .. "[^%w_\"]") ~= nil end
  local parameters = has "you" and (has "me" and "me, you" or "_, you") or has "me" and "me" or ""
  return "function(" .. parameters .. ") return " .. lua .. " end"
end

-- The field `condition` of a state.
local function condition_of(w, node, state)
  if language.states[state[1]] then return language.states[state[1]](w, node, state) end
  if state[1] == "in_test" then
    if node.holds.who and node.holds.who[1] ~= "you" then w:refuse("whose test is meant?") end
    local also = node.also and w:condition(node.also).expr
    if node.also and not also then w:refuse("this condition cannot be asked here") end
    return { "condition", '{ "' .. state.kind .. '", "test.tester == you"' .. (also and ", " .. w:quote(also) or "") .. " }" }
  end
  if node.also then w:refuse("two conditions") end
  if not w.facts.own then w.has_you = false end
  local condition = w:condition(state)
  if not condition.expr then return { "condition", as_function(w, condition.lua) } end
  return { "condition", w:quote(condition.expr) }
end

-- States that speak of something else, which "it" could be as well.
local OTHERS = { named_at = true, another = true, there_is = true, number_of = true, named_in_play = true, both = true }

-- "It" is this card, if nothing else could be meant.
local function with_it(w, node)
  local state = node.state
  if w.facts.kinds.attached or state and w.facts.type == "enemy" and OTHERS[state[1]] then w:refuse("what is 'it'?") end
  local holds = {}
  for name, value in pairs(node.holds) do holds[name] = value end
  holds.who, holds.key = { "me" }, nil
  return { "constant", holds = holds, state = state, also = node.also }
end

function constants.constant(w, node)
  if (node.holds.who or {})[1] == "it_itself" then node = with_it(w, node) end
  local state = node.state
  if state and state.it and (node.holds.who or {})[1] ~= "me" then w:refuse("what is 'it'?") end
  local of_it, said, kind = field(w, node.holds, state)
  if kind then
    if state then
      if not w.facts.own then w.has_you = false end
      local condition = w:condition(state)
      table.insert(of_it.conditions, condition.expr or w:refuse("this condition cannot be asked here"))
    end
    for i, condition in ipairs(of_it.conditions) do of_it.conditions[i] = w:quote(condition) end
    table.insert(of_it.fields, 2, { "condition", "{ " .. table.concat(of_it.conditions, ", ") .. " }" })
    return of_it.fields, kind
  end
  if of_it.fields then
    local fields = of_it.fields
    if not state or said then return fields end
    table.insert(fields, 1, condition_of(w, node, state))
    return fields
  end
  if not state or said then return { of_it } end
  return { condition_of(w, node, state), of_it }
end

language.constant_field, language.own_card, language.member_of = field, own, member
language.condition_of_state = condition_of

return {}
