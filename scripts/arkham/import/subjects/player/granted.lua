-- What player cards give: actions that are taken at once, resources and cards for several, resources in upkeep, results of
-- skill cards for others, defeat by one kind of harm.

local language = require "import/language"
local things = require "import/subjects/things"
local writer = require "import/writer"
local production, frame, effects, constants = language.production, language.frame, language.effects, language.constants

-- --- actions ---------------------------------------------------------------------------------------------------------------

for _, kind in ipairs { "fight", "evade", "investigate", "move", "resource", "draw", "parley", "engage", "play" } do
  production { name = "an action to take: " .. kind, of = "taken_action", text = kind, means = kind }
end
production { name = "take an action", of = "act", text = "<immediately|> take <a|an> {k:taken_action} action", means = { "take_action", kind = "$k" },
  example = "investigator: [reaction] After you move: Take an investigate action. (Limit once per round.)",
  near = "investigator: [reaction] After you move: Take a lunch action. (Limit once per round.)" }
function effects.take_action(w, node, who)
  if who ~= "you" or w.kind ~= "reaction" or not (w.whole and w.whole.what == node) or w.asked then w:refuse("can it be taken?") end
  w.asked = 'function(_, you) return you:can_take_action("' .. node.kind .. '") end'
  w:emit('you:take_action("' .. node.kind .. '")')
end
production { name = "more actions this turn", of = "clause", text = "you may take <an additional {n:digits} actions|{n:digits} additional actions> this turn",
  means = { "more_actions", n = "$n" },
  example = "event: Play only during your turn. // You may take an additional 2 actions this turn." }
function effects.more_actions(w, node)
  if w.kind ~= "event" or not w.my_turn or w.depth > 0 then w:refuse("whose actions are these?") end
  w:would_change()
  w:emit('you:add("actions", ' .. node.n .. ")")
end

-- --- for several -----------------------------------------------------------------------------------------------------------

local SHARED = { gain = { "resources", "gain" }, draw = { "cards", "draw" } }
production { name = "a total of resources", of = "sentence",
  text = "investigators at your location gain a total of {n:digits} resources , distributed as you wish", means = { "shared", what = "gain", n = "$n" },
  example = "event: Investigators at your location gain a total of 4 resources, distributed as you wish.",
  near = "event: Investigators at your location gain a total of 4 clues, distributed as you wish." }
production { name = "a total of cards", of = "sentence",
  text = "investigators at your location draw a combined total of {n:digits} cards ( you decide how many cards each investigator draws )",
  means = { "shared", what = "draw", n = "$n" },
  example = "event: Investigators at your location draw a combined total of 2 cards (you decide how many cards each investigator draws)." }
function effects.shared(w, node)
  w:needs_you()
  if w.depth > 0 then w:refuse("who is there?") end
  local noun, verb = unpack(SHARED[node.what])
  w:would_change("any(here: it_could_" .. verb .. ")")
  w:emit("local list, shares, left = investigators_at(you.place), {}, " .. node.n)
  w:block("for i, inv in ipairs(list) do", function()
    w:emit('shares[i] = i == #list and left or choose_number(you, "How many ' .. noun .. ' for " .. inv.title .. "?", 0, left)')
    w:emit "left = left - shares[i]"
  end)
  w:block("together(function()", function()
    w:block("for i, inv in ipairs(list) do", function() w:emit("if shares[i] > 0 then inv:" .. verb .. "(shares[i]) end") end)
  end, "end)")
end

-- The step of the upkeep phase is not a card's effect: it has no draw action, and the phase says whose turn it is.
production { name = "more resources in upkeep", of = "constant",
  text = "you <gain|collect> {n:digits} additional resource<s> during <the|each> upkeep phase", means = { "more_in_upkeep", n = "$n" },
  example = "asset: You gain 1 additional resource during the upkeep phase.",
  near = "asset: You gain 1 additional resource during the mythos phase." }
function constants.more_in_upkeep(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.investigator) then w:refuse("who gains them?") end
  return { { "at", '"resources_gained"' }, { "limit", '"phase"' },
    { "condition", '{ "actor == you", "upkeep_phase.inv == you", "not draw" }' },
    { "effect", lines = { 'you:add("resources", ' .. node.n .. ")" }, as = "target" } }, "forced"
end

-- --- skills ----------------------------------------------------------------------------------------------------------------

production { name = "others return if it fails", of = "constant",
  text = "if this <skill|> test fails , return each other card committed to this test to its owner 's hand", means = { "others_return" },
  example = "skill: If this test fails, return each other card committed to this test to its owner's hand.",
  near = "skill: If this test fails, return each other card committed to this test to your deck." }
function constants.others_return(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  return { { "at", '"test_results"' }, { "zones", '{ "committed" }' }, { "condition", '"not test.succeeded"' }, { "together", "true" },
    { "effect", lines = { 'each(filter(find "committed", function(card) return card ~= me end), function(card) card.owner:add_to_hand(card) end)' },
      as = "target" } }, "forced"
end
production { name = "the performer ignores", of = "constant",
  text = "the performing investigator ignores the <alert and retaliate|retaliate and alert> keywords during this <skill|> test",
  means = { "ignores_answers" },
  example = "skill: The performing investigator ignores the alert and retaliate keywords during this test." }
function constants.ignores_answers(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  return { { "zones", '{ "committed" }' },
    { "modify", '{ { tag = "alert", amount = -9, where = "it == test.target" }, { tag = "retaliate", amount = -9, where = "it == test.target" } }' } }
end
production { name = "commit only to tests of scenario cards", of = "constant",
  text = "commit <|{m:me}> only to a skill test from an ability printed on <a scenario|an encounter> card",
  means = { "commit_only", where = "on_scenario_card" },
  example = "skill: Commit only to a skill test from an ability printed on a scenario card.",
  near = "skill: Commit only to a skill test from an ability printed on a player card." }
-- What the commitment brings to whoever makes the test, and what its failure takes again.
for _, who in ipairs { "performer", "you" } do
  local text = who == "you" and "after you commit {m:me} to a skill test , {x:act}" or
    "after {m:me} is committed to a skill test , the performing investigator {x:acts}"
  production { name = "after it is committed, " .. who, of = "constant", text = text,
    means = function(p) return { "after_commit", who = who, what = p.x } end,
    take = function(node) return node[1] == "after_commit" and node.who == who and { m = { "me" }, x = node.what } or nil end,
    example = who == "you" and "skill: After you commit this skill to a skill test, gain 1 resource." or
      "skill: After this skill is committed to a skill test, the performing investigator draws 1 card.",
    near = who == "you" and "skill: After you commit that skill to a skill test, gain 1 resource." or nil }
end
production { name = "if it fails, they", of = "constant", text = "if this <skill|> test fails , that investigator {x:acts}",
  means = { "they_if_fails", what = "$x" },
  example = "skill: After this skill is committed to a skill test, the performing investigator gains 1 resource. If this skill test fails, that investigator loses 1 resource." }
-- A forced ability of a committed card; in it, whoever makes the test is "you".
local function while_committed(w, node, when, condition, you)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  local inner = writer.new(w.facts, { kind = "forced" })
  inner.english = w.english
  inner:effect { "does", who = { "you" }, what = node.what }
  if inner.beside or inner.target then w:refuse("too much comes of it") end
  if inner.last then inner:emit(inner.last) end
  local fields = { when, { "zones", '{ "committed" }' } }
  if you then fields[#fields + 1] = { "you", '"' .. you .. '"' } end
  fields[#fields + 1] = { "condition", '"' .. condition .. '"' }
  fields[#fields + 1] = { "effect", lines = inner.lines, as = "target" }
  return fields, "forced"
end
function constants.after_commit(w, node)
  return while_committed(w, node, { "after", '"committed"' }, "subject == me", node.who == "performer" and "test.tester" or nil)
end
function constants.they_if_fails(w, node)
  return while_committed(w, node, { "at", '"test_results"' }, "not test.succeeded", "test.tester")
end
production { name = "icons in tests on a kind of asset", of = "constant",
  text = "while <{m:me}|it> is committed to a skill test on <a|an> {t:trait} asset you control , <it|{n:me}> gains {i:icons}",
  means = function(p) return { "icons_on", trait = p.t, icons = p.i } end,
  take = function(node) return node[1] == "icons_on" and { m = { "me" }, t = node.trait, i = node.icons } or nil end,
  example = "skill: While this skill is committed to a skill test on a [[Tome]] asset you control, it gains [wild].",
  near = "skill: While this skill is committed to a skill test on a [[Tome]] asset, it gains [wild]." }
function constants.icons_on(w, node)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  local tag = w:tag(node.trait)
  local n = language.icon_counts(node.icons)
  return { { "zones", '{ "committed" }' },
    { "condition", '{ "test.source is asset", "test.source is ' .. tag .. '", "test.source.controller == you" }' },
    { "me", language.icon_fields(function(icon) return n[icon] and tostring(n[icon]) or nil end) } }
end

-- --- harm ------------------------------------------------------------------------------------------------------------------

for harm, value in pairs { damage = "health", horror = "sanity" } do
  production { name = "defeated by " .. harm, of = "happening", text = "{m:me_asset} is defeated by " .. harm,
    means = { "asset_defeated", subject = "$m", where = { "me." .. harm .. " >= me." .. value }, of = "asset", only = "when" },
    example = "asset: Forced - When this asset is defeated by " .. harm .. ": Exile it." }
end
frame { name = "exile it", text = "*exile <it|him|her>", means = { "exile_it" } }
function effects.exile_it(w)
  if not w.facts.kinds.asset or w:find_bound(nil).code ~= "me" then w:refuse("what is exiled?") end
  w:would_change()
  w:emit "me:exile()"
end
production { name = "of a trait, of yours", of = "counted", text = "{t:trait} you control",
  means = function(p) return { "count", set = { "set", of = "asset", at = "yours", where = { { "trait", trait = p.t } } } } end,
  take = function() end,
  example = "event: Gain 1 resource for each [[Tome]] you control." }
frame { name = "heal yourself or an ally", text = "*heal {n:number} {h:harm} from your investigator or <a|an> {t:trait} asset you control",
  means = { "heal_own", n = "$n", harm = "$h", trait = "$t" },
  example = "asset: [free] Exhaust this asset: Heal 1 damage from your investigator or an [[Ally]] asset you control.",
  near = "asset: [free] Exhaust this asset: Heal 1 damage from your investigator or an [[Ally]] asset you owe." }
for name, at in pairs { ["at your location"] = "<at|in> your location" } do
  frame { name = "heal both from one " .. name,
    text = "*heal {n:number} damage and {m:number} horror from an investigator or {t:trait} asset " .. at,
    means = { "heal_both_of", damage = "$n", horror = "$m", trait = "$t" },
    example = "asset: [action] Exhaust this asset: Heal 1 damage and 1 horror from an investigator or [[Ally]] asset at your location." }
end
local function tag_of(w, trait)
  local tag = w:tag(trait)
  return tag
end
function effects.heal_own(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  local tag = tag_of(w, node.trait)
  w:would_change("you." .. node.harm .. " > 0 or any(my_assets: it is " .. tag .. " and it." .. node.harm .. " > 0)")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit('  return (other == you or other:is "asset" and other:is "' .. tag .. '" and other.controller == you) and other.' .. node.harm .. " > 0")
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_" .. node.harm .. "(" .. node.n .. ") end")
end
function effects.heal_both_of(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  w:needs_you()
  local tag = tag_of(w, node.trait)
  w:would_change("any(in_play: (it is investigator or it is asset and it is " .. tag .. ") and place(it) == here and it.damage + it.horror > 0)")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit('  return (other:is "investigator" or other:is "asset" and other:is "' .. tag .. '") and other.place == you.place and other.damage + other.horror > 0')
  w:emit "end))"
  w:block("if " .. name .. " then", function()
    w:block("together(function()", function()
      w:emit(name .. ":heal_damage(" .. node.damage .. ")")
      w:emit(name .. ":heal_horror(" .. node.horror .. ")")
    end, "end)")
  end)
end

-- --- uses of one of two kinds ----------------------------------------------------------------------------------------------

local KNOWN = { charge = "charges", charges = "charges", secret = "secrets", secrets = "secrets", supply = "supplies",
  supplies = "supplies", ammo = "ammo" }
frame { name = "place uses of either kind", text = "*place {n:number} {k:use} or {j:use} <tokens|> on {x:asset}",
  means = function(p) return KNOWN[p.k] and KNOWN[p.j] and { "add_either", n = p.n, a = p.k, b = p.j, on = p.x } or nil end,
  take = function(node) return node[1] == "add_either" and { n = node.n, k = node.a, j = node.b, x = node.on } or nil end,
  example = "asset: [free] Exhaust this asset: Place 1 supply or ammo on an asset controlled by an investigator at your location.",
  near = "asset: [free] Exhaust this asset: Place 1 supply or doubt on an asset controlled by an investigator at your location." }
function effects.add_either(w, node)
  local a, b = KNOWN[node.a], KNOWN[node.b]
  things.one(w, node.on, "asset", "Which asset gets it?", function(asset)
    w:emit(asset .. ":add_uses(" .. asset .. ".data.uses_type, " .. node.n .. ")")
  end, { lua = function(x) return "(" .. x .. ':takes_uses "' .. a .. '" or ' .. x .. ':takes_uses "' .. b .. '")' end })
end

-- "Choose an asset and reveal a random token": first one, then the other.
local seq = language.grammar.builders.seq
language.builder("seq", function(node)
  local list = seq(node)
  if not list or list[1] ~= "seq" or #list ~= 3 then return list end
  local first, second = list[2], list[3]
  if first[1] ~= "does" or first.what[1] ~= "choose" or first.what.of ~= "asset" then return list end
  if second[1] ~= "does" or second.what[1] ~= "reveal_random" or second.what.n ~= 1 then return list end
  return { "choose_and_reveal", what = first.what.what }
end)
production { name = "choose and reveal at random", of = "sentence",
  text = "choose {x:asset} and reveal a random <chaos|> token from the chaos bag",
  means = { "choose_and_reveal", what = "$x" },
  example = "event: Choose a [[Spell]] or [[Charm]] asset controlled by an investigator at your location and reveal a random chaos token from the chaos bag. If you reveal a [skull] symbol, discard the chosen asset. Otherwise, place 3 charges on the chosen asset." }
function effects.choose_and_reveal(w, node)
  w:effect { "does", who = { "you" }, what = { "choose", of = "asset", what = node.what } }
  if not w.target then w:refuse("was one chosen?") end
  w:effect { "does", who = { "you" }, what = { "reveal_random", n = 1 } }
end

-- --- fights, evasions ------------------------------------------------------------------------------------------------------

for kind, word in pairs { fight = "attack", evade = "<evasion|evasion attempt>", investigate = "investigation" } do
  production { name = "bonus for each, at most, " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> {c:per} ( to a maximum of {m:signed} <{t:skill}|> )",
    means = function(p)
      if p.t and p.t ~= p.s or p.n < 1 or p.m % p.n ~= 0 then return nil end
      return { "bonus_each", n = p.n, skill = p.s, each = { "at_most", most = p.m / p.n, of = p.c }, most = p.m }
    end,
    take = function(node)
      if type(node) ~= "table" or node[1] ~= "bonus_each" or not node.most then return nil end
      return { n = node.n, s = node.skill, c = node.each.of, m = node.most, t = node.skill }
    end,
    example = kind == "evade" and "event: <b>Evade.</b> You get +2 [agility] for this evasion for each clue you control (to a maximum of +6)." or nil,
    near = kind == "evade" and "event: <b>Evade.</b> You get +2 [agility] for this evasion for each clue you control (to a maximum of +5)." or nil }
end
production { name = "uses a skill, said shortly", of = "mod_fight", text = "this attack uses {s:skill}",
  means = function(p) return { "uses", skill = p.s, instead = "combat" } end, take = function() end,
  example = "event: <b>Fight.</b> This attack uses [intellect]." }
production { name = "the enemy just evaded", of = "enemy", text = "the enemy just evaded", means = { "tested", by = "evaded" }, take = function() end,
  example = "event: <b>Evade.</b> If you succeed, deal 1 damage to the enemy just evaded." }

return {}
