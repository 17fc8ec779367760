-- More of what always holds: two things said of one, costs of cards, icons that a skill gains, what an enemy does not do,
-- and the states in which it holds: "while investigating an [[Ancient]] location", "while this is at a Bayou location".

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/constants"
local production, holds, states, amounts = language.production, language.holds, language.states, language.amounts
local field, own = language.constant_field, language.own_card

local function constant(name, text, means, example, near, take)
  production { name = name, of = "holds", text = text, means = means, take = take, example = example, near = near }
end

local function has_trait(w, trait)
  local tag = w:tag(trait)
  return tag
end

-- Is it about whoever is at this location, or about whoever controls this?
local function is_here(w, state)
  if w.facts.type == "location" and state and state[1] == "at_me" then return true end
  own(w)
  return false
end

-- --- two things said of one -----------------------------------------------------------------------------------------

production { name = "gets, of two", of = "said_of", text = "gets {c:changes}", means = "$c" }
production { name = "gains a keyword, of two", of = "said_of", text = "gains {k:keyword}",
  means = { "gains", keyword = "$k" } }
production { name = "gains a trait, of two", of = "said_of", text = "gains the {t:trait} trait",
  means = { "gains", trait = "$t" } }
production { name = "loses a keyword, of two", of = "said_of", text = "loses {k:keyword}",
  means = { "loses", keyword = "$k" } }
production { name = "cannot, of two", of = "said_of", text = "cannot {f:forbidden}", means = "$f" }
production { name = "get, of two", of = "said_of_many", text = "<get|you get> {c:changes}", means = "$c" }
production { name = "gain a keyword, of two", of = "said_of_many", text = "gain {k:keyword}",
  means = { "gains", keyword = "$k" } }
production { name = "gain a trait, of two", of = "said_of_many", text = "<gain|you gain> the {t:trait} trait",
  means = { "gains", trait = "$t" } }
production { name = "lose a keyword, of two", of = "said_of_many", text = "lose {k:keyword}",
  means = { "loses", keyword = "$k" } }
production { name = "cannot do, of two", of = "said_of_many", text = "cannot {f:forbidden}", means = "$f" }

constant("two of somebody", "{w:one_who} {a:said_of} <and|, and|,> {b:said_of}", { "both_hold", who = "$w", a = "$a", b = "$b" },
  "location: Each enemy at this location gets +1 fight and gains retaliate.",
  "location: Each enemy at this location gets +1 fight and gains courage.")
constant("two of several", "{w:many_who} {a:said_of_many} <and|, and|,> {b:said_of_many}",
  { "both_hold", who = "$w", a = "$a", b = "$b" })
constant("two of you", "you {a:said_of_many} <and|, and|,> {b:said_of_many}", { "both_hold", who = { "you" }, a = "$a", b = "$b" },
  "treachery: Revelation - Put this card into play in your threat area. // You get -1 [agility] and cannot spend clues.")
constant("two keywords", "{w:one_who} gains {k:keyword} and {j:keyword}",
  { "both_hold", who = "$w", a = { "gains", keyword = "$k" }, b = { "gains", keyword = "$j" } },
  "enemy: Each other [[Ghoul]] enemy at this enemy's location gains alert and retaliate.")
constant("two keywords of several", "{w:many_who} gain {k:keyword} and {j:keyword}",
  { "both_hold", who = "$w", a = { "gains", keyword = "$k" }, b = { "gains", keyword = "$j" } })
constant("loses a keyword", "{w:one_who} <loses|lose> {k:keyword}", { "holds", who = "$w", what = { "loses",
  keyword = "$k" } },
  "enemy: This enemy loses hunter while it has no doom on it.", "enemy: This enemy loses courage.")
constant("several lose a keyword", "{w:many_who} lose {k:keyword}", { "holds", who = "$w", what = { "loses", keyword = "$k" } })

-- The same field twice is one field.
local function merged(a, b)
  if a[1] ~= b[1] then return { a, b } end
  return { { a[1], a[2]:sub(1, -3) .. ", " .. b[2]:sub(3) } }
end
function holds.both_hold(w, node, state)
  for _, what in ipairs { node.a, node.b } do
    if what[1] == "all_skills" then w:refuse("two changes of skills") end
  end
  local a, said = field(w, { "holds", who = node.who, what = node.a }, state)
  local b, also = field(w, { "holds", who = node.who, what = node.b }, state)
  if said ~= also then w:refuse("of whom is it said?") end
  return { fields = merged(a, b) }, said
end

constant("gains a trait alone", "{w:one_who} gains {t:trait}", { "holds", who = "$w", what = { "gains", trait = "$t" } })

-- --- what cannot be -------------------------------------------------------------------------------------------------

local TWO = {
  { "be attacked or evaded", "cannot_be_attacked", "cannot_be_evaded" },
  { "be evaded or attacked", "cannot_be_attacked", "cannot_be_evaded" },
  { "discover or spend clues", "cannot_discover", "cannot_spend_clues" },
  { "gain resources or draw cards", "cannot_gain", "cannot_draw" },
  { "draw cards or gain resources", "cannot_gain", "cannot_draw" },
}
for _, two in ipairs(TWO) do
  production { name = two[1], of = "forbidden", text = two[1], means = { "forbidden", value = two[2], also = two[3] } }
end
production { name = "to gain resources", of = "forbidden", text = "gain resources", means = { "forbidden", value = "cannot_gain" },
  example = "location: While you are at this location, you cannot gain resources." }
production { name = "commit cards", of = "forbidden", text = "commit cards to skill tests",
  means = { "forbidden", value = "cannot_commit" },
  example = "location: Each investigator at this location cannot commit cards to skill tests." }
-- Who cannot move enters no location.
for text, means in pairs { ["move or be moved"] = { "forbidden", value = "cannot_enter" },
  move = { "forbidden", value = "cannot_enter", by = "itself" } } do
  production { name = "cannot " .. text, of = "forbidden", text = text, means = means,
    example = text == "move" and "enemy: While you are engaged with this enemy, you cannot move." or nil }
end
constant("somebody cannot play", "{w:one_who} cannot play cards",
  { "holds", who = "$w", what = { "forbidden", value = "cannot_play" } },
  "location: Each investigator at this location cannot play cards.", "location: Each enemy at this location cannot play cards.")
constant("several cannot play", "{w:many_who} cannot play cards",
  { "holds", who = "$w", what = { "forbidden", value = "cannot_play" } })
for text, tag in pairs { assets = "asset", events = "event", skills = "skill" } do
  local words = tag == "skill" and "skill cards" or text
  constant("cannot commit " .. text, "you cannot commit " .. words .. " to skill tests", { "cannot_commit", type = tag },
    tag == "skill" and "treachery: Revelation - Put this card into play in your threat area. // You cannot commit skill cards to skill tests." or nil)
end
constant("cannot play fast cards", "you cannot play fast cards", { "cannot_play", type = "fast" },
  "location: While you are at this location, you cannot play fast cards.",
  "location: While you are at this location, you cannot play slow cards.")
function holds.cannot_commit(w, node, state)
  local who = is_here(w, state) and "it is investigator and place(it) == me" or "it == you"
  return { "modify", '{ { value = "cannot_commit", where = ' .. w:quote(who .. " and that is " .. node.type) .. " } }" },
    w.facts.type == "location"
end

local NEVER = {
  { "<make|perform> attacks of opportunity", "no_opportunity", "no_opportunity" },
  { "be damaged", "no_damage", "cannot_be_damaged" },
}
for _, never in ipairs(NEVER) do
  local text, name, value = unpack(never)
  constant("cannot " .. text, "{m:me_enemy} cannot " .. text, { name, me = "$m" }, "enemy: This enemy cannot " .. text:gsub("<(%a+)|%a+>", "%1") .. ".",
    "enemy: This enemy cannot " .. text:gsub("<(%a+)|%a+>", "%1"):gsub("%w+$", "perhaps") .. ".")
  production { name = "cannot, alone, " .. text, of = "constant", text = "cannot " .. text, means = { name .. "_alone" } }
  holds[name] = function() return { "me", "{ " .. value .. " = 1 }" } end
  language.constants[name .. "_alone"] = function(w)
    if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
    return language.constants.constant(w, { "constant", holds = { name } })
  end
end
production { name = "cannot, alone", of = "constant", text = "cannot {f:forbidden}", means = { "cannot_alone", what = "$f" },
  example = "enemy: Cannot be evaded.", near = "enemy: Cannot be investigated." }
function language.constants.cannot_alone(w, node)
  return language.constants.constant(w, { "constant", holds = { "holds", who = { "me" }, what = node.what } })
end

for text, means in pairs { damage = { "shares", damage = true }, horror = { "shares", horror = true },
  ["damage and/or horror"] = { "shares", damage = true, horror = true } } do
  constant("shares " .. text, "<{m:me_asset}|it|he|she> may be assigned " .. text .. " dealt to <other investigators|another investigator|investigators> at your location", means,
    text == "damage" and "asset: This asset may be assigned damage dealt to other investigators at your location." or nil,
    text == "damage" and "asset: This asset may be assigned damage dealt to other investigators at a connecting location." or nil)
end
function holds.shares(w, node)
  if w.facts.type ~= "asset" then w:refuse("this is no asset") end
  local parts = {}
  for _, mark in ipairs { "damage", "horror" } do
    if node[mark] then parts[#parts + 1] = "shares_" .. mark .. " = 1" end
  end
  return { "me", "{ " .. table.concat(parts, ", ") .. " }" }
end

-- --- immunity -------------------------------------------------------------------------------------------------------

for text, tag in pairs { ["player card"] = "player_card", treachery = "treachery", event = "event", ["encounter card"] = "encounter_card" } do
  production { name = text .. " as a source", of = "source", text = text, means = tag }
end
constant("immune", "{m:me} is immune to {s:source} <|card> effects", { "immune_to", source = "$s", me = "$m" },
  "enemy: This enemy is immune to treachery effects.", "enemy: This enemy is immune to chilly effects.")
function holds.immune_to(w, node)
  if not w.facts.kinds.enemy and not w.facts.kinds.location then w:refuse("only what is in play is immune") end
  return { "immune", '"that is ' .. node.source .. '"' }
end

-- --- costs of cards -------------------------------------------------------------------------------------------------

for _, type in ipairs { "asset", "event", "card" } do
  local tag = type == "card" and "" or type
  production { name = "kind: " .. type, of = "playable", text = type, means = { "playable", type = tag } }
  production { name = "kind: trait " .. type, of = "playable", text = "{t:trait} " .. type,
    means = { "playable", type = tag, trait = "$t" } }
  production { name = "kind: two traits " .. type, of = "playable", text = "{t:trait} or {u:trait} " .. type,
    means = { "playable", type = tag, trait = "$t", other = "$u" } }
end
for way, sign in pairs { reduce = -1, increase = 1 } do
  constant(way .. " the cost", way .. " the <|resource> cost of each {k:playable} you play by {n:number}",
    { "cost_of", kind = "$k", n = "$n", sign = sign },
    sign < 0 and "location: While you are at this location, reduce the cost of each [[Tome]] asset you play by 1." or nil)
  constant(way .. " the cost in hand", way .. " the <|resource> cost of each {k:playable} in your hand by {n:number}",
    { "cost_in_hand", kind = "$k", n = "$n", sign = sign },
    sign > 0 and "treachery: Revelation - Put this card into play in your threat area. // Increase the cost of each card in your hand by 1." or nil)
end
constant("increase others' cost in hand", "increase the <|resource> cost of each other {k:playable} in your hand by {n:number}",
  { "cost_in_hand", kind = "$k", n = "$n", sign = 1, other = true },
  "asset: While this asset is in your hand, increase the cost of each other card in your hand by 1.")
for word, sign in pairs { reduced = -1, increased = 1 } do
  constant("cost " .. word, "the <|resource> cost of each {k:playable} you play is " .. word .. " by {n:number}",
    { "cost_of", kind = "$k", n = "$n", sign = sign })
end
--- language.is_playable(w, kind, first?): string[]. What has to hold for a card `it` that is of this kind, behind what
--- stands in `first`.
function language.is_playable(w, kind, first)
  local parts = first or {}
  if kind.type ~= "" then parts[#parts + 1] = "it is " .. kind.type end
  if kind.other then
    parts[#parts + 1] = "(it is " .. has_trait(w, kind.trait) .. " or it is " .. has_trait(w, kind.other) .. ")"
  elseif kind.trait then
    parts[#parts + 1] = "it is " .. has_trait(w, kind.trait)
  end
  return parts
end
local function costs_of(w, node, state, first)
  local here = is_here(w, state)
  local parts = language.is_playable(w, node.kind, first)
  parts[#parts + 1] = here and "place(bearer(it)) == me" or "bearer(it) == you"
  return { "modify", '{ { value = "cost", amount = ' .. node.sign * node.n .. ", where = " .. w:quote(table.concat(parts,
    " and ")) .. " } }" }, here
end
function holds.cost_of(w, node, state)
  return costs_of(w, node, state, node.kind.type == "" and { "(it is asset or it is event)" } or {})
end
-- What is played as if it were in hand costs as much (FAQ 2.10).
function holds.cost_in_hand(w, node, state)
  local in_hand = "(it in hand or it.as_if_in_hand > 0)"
  return costs_of(w, node, state, node.other and { in_hand, "it ~= me" } or { in_hand })
end

-- What playing an event costs besides its resources, or less of them.
production { name = "reduced cost to play", of = "event_cost", text = "reduce the cost to play {m:me} by {k:number} {n:per}",
  means = { "cheaper", n = "$k", each = "$n", me = "$m" },
  example = "event: Reduce the cost to play this event by 1 for each clue you have. // Draw 3 cards." }
function language.event_costs.cheaper(w, node, ability, text)
  local count = w:amount(node.each).expr or w:refuse("it cannot be counted here")
  local change = "0 - " .. (node.n == 1 and "" or node.n .. " * ") .. "(" .. count .. ")"
  table.insert(ability.beside, { kind = "constant", text = text, fields = { { "me", "{ cost = " .. w:quote(change) .. " }" } } })
end
production { name = "other card in hand", of = "counted", text = "other card in your hand", means = { "other_cards" } }
amounts.other_cards = function(w)
  if w.kind ~= "event" then w:refuse("other than which card?") end
  return { expr = "count(hand: it ~= me)" }   -- it may be played from elsewhere
end

-- --- hands, and how a game begins -------------------------------------------------------------------------------------

constant("increase hand size", "increase your maximum hand size by {n:number}", { "hand_limit", n = "$n", sign = 1 },
  "location: While you are at this location, increase your maximum hand size by 2.")
constant("reduce hand size", "reduce your maximum hand size by {n:number}", { "hand_limit", n = "$n", sign = -1 })
function holds.hand_limit(w, node, state)
  local here = is_here(w, state)
  return { here and "everyone_here" or "you", "{ hand_limit = " .. node.sign * node.n .. " }" }, here
end
for way, sign in pairs { reduced = -1, increased = 1 } do
  constant(way .. " hand size of each", "each investigator 's maximum hand size is " .. way .. " by {n:number}",
    { "all_hand_limits", n = "$n", sign = sign },
    sign < 0 and "agenda: Each investigator's maximum hand size is reduced by 2." or nil)
end
function holds.all_hand_limits(_, node)
  return { "modify", '{ { value = "hand_limit", amount = ' .. node.sign * node.n .. ', where = "it is investigator" } }' }
end
constant("more resources at the beginning", "you begin each game with {n:number} additional resource<s>",
  { "begins_with", value = "starting_resources", n = "$n" }, "asset: Permanent. // You begin each game with 3 additional resources.",
  "asset: Permanent. // You begin each turn with 3 additional resources.")
constant("more cards at the beginning", "you begin each game with {n:number} additional card<s> in your opening hand",
  { "begins_with", value = "opening_hand", n = "$n" }, "asset: Permanent. // You begin each game with 2 additional cards in your opening hand.")
function holds.begins_with(w, node, state)
  if not (w.facts.kinds.asset or w.facts.kinds.treachery) or state then w:refuse("is it in play then?") end
  return { "you", "{ " .. node.value .. " = " .. (node.fewer and "-" or "") .. node.n .. " }" }
end

constant("doom threshold", "<|*> {m:me} gets {n:signed} [per_investigator] doom threshold", { "threshold", n = "$n", me = "$m" },
  "agenda: *This agenda gets +1 [per_investigator] doom threshold.")
function holds.threshold(w, node)
  if w.facts.type ~= "agenda" then w:refuse("only an agenda has a threshold") end
  return { "me", "{ doom_threshold = " .. w:quote(node.n .. " * players") .. " }" }
end

production { name = "fewer resources at the beginning", of = "holds", text = "you begin each game with {n:number} fewer resource<s>",
  means = { "begins_with", value = "starting_resources", n = "$n", fewer = true },
  example = "treachery: Permanent. // You begin each game with 1 fewer resource." }

-- --- slots ------------------------------------------------------------------------------------------------------------

production { name = "tarot slot", of = "slot", text = "tarot", means = "tarot" }
production { name = "slots for two traits", of = "constant",
  text = "you have {n:number} additional {s:slot} slot<s> , which <can|may> only be used to hold <|a|an> {t:trait} or {u:trait} <assets|asset>",
  means = { "slots_for_two", n = "$n", slot = "$s", trait = "$t", other = "$u" },
  example = "asset: You have 1 additional arcane slot, which can only be used to hold a [[Spell]] or [[Tome]] asset." }
function language.constants.slots_for_two(w, node)
  own(w)
  return { { "slot", '"' .. node.slot .. '"' }, { "count", tostring(node.n) },
    { "cards", '{ "' .. has_trait(w, node.trait) .. '", "' .. has_trait(w, node.other) .. '" }' } }, "additional_slots"
end
production { name = "additional action on cards", of = "constant",
  text = "you may take an additional action during your turn , which <can|may> only be used on {t:trait} [action] abilities",
  means = { "action_on_cards", trait = "$t" },
  example = "asset: You may take an additional action during your turn, which can only be used on [[Tome]] [action] abilities." }
function language.constants.action_on_cards(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.investigator) then w:refuse("who may take it?") end
  return { { "cards", '{ "' .. has_trait(w, node.trait) .. '" }' } }, "additional_action"
end

-- --- what is counted ----------------------------------------------------------------------------------------------------

production { name = "counter on it", of = "counted", text = "{c:counter} on <it|him|her>", means = { "on_it", counter = "$c" },
  example = "enemy: This enemy gets +1 fight for each doom on it.", near = "enemy: This enemy gets +1 fight for each doubt on it." }
amounts.on_it = function(w, node)
  if not w.it_is_me then w:refuse("what is 'it'?") end
  return { expr = "me." .. node.counter }
end
amounts.on_each = function(_, node) return { expr = "it." .. node.counter } end
production { name = "clue of anybody", of = "counted", text = "clue<s> controlled by an investigator", means = { "all_clues" },
  example = "enemy: This enemy gets -1 health for each clue controlled by an investigator." }
amounts.all_clues = function() return { expr = "sum(investigators: it.clues)" } end
production { name = "remaining action", of = "counted", text = "action you have remaining", means = { "actions_left" },
  example = "location: While you are investigating this location, it gets +1 shroud for each action you have remaining." }
amounts.actions_left = function(w)
  w:needs_you()
  return { expr = "(you.actions + count(additional_actions))",
    lua = '(you.actions + #find("additional_actions", you))' }
end

-- --- states ------------------------------------------------------------------------------------------------------------

production { name = "state: engaged with this", of = "state", text = "you are engaged with {m:me_enemy}",
  means = { "engages_you", me = "$m" }, example = "enemy: While you are engaged with this enemy, you cannot spend clues." }

production { name = "state: at a kind of place", of = "state", text = "<it|he|she> is <at|in> <a|an> {s:thing_location}",
  means = function(p) return p.s.where and not p.s.at and { "me_at", set = p.s, it = true } or nil end,
  take = function(node) return node[1] == "me_at" and node.it and { s = node.set } or nil end }
function states.me_at(w, _, state)
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  w.has_you = false
  return { "condition", w:quote(w.all(things.said(w, state.set, "place(me)", "expr"))) }
end
production { name = "with remaining sanity of", of = "behind", text = "with remaining sanity {n:number} or <fewer|less>",
  means = { "remaining_sanity", range = { "<=", n = "$n" } } }
production { name = "state: engaged with somebody", of = "state", text = "engaged with <a|an> {s:thing_investigator}",
  means = function(p) return p.s.where and not p.s.at and { "engaged_with_a", set = p.s, it = true } or nil end,
  take = function(node) return node[1] == "engaged_with_a" and { s = node.set } or nil end,
  example = "enemy: While engaged with an investigator with 3 or fewer remaining sanity, this enemy gets +1 fight.",
  near = "enemy: While engaged with an investigator with 3 or fewer remaining doubts, this enemy gets +1 fight." }
function states.engaged_with_a(w, _, state)
  if w.facts.type ~= "enemy" or w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
  for _, f in ipairs(state.set.where) do
    if f[1] == "not_you" or f[1] == "engaged_with_me" then w:refuse("with whom is it engaged?") end
  end
  w.has_you = false
  local parts = { '"me in threat"' }
  for _, part in ipairs(things.said(w, state.set, "bearer(me)", "expr")) do parts[#parts + 1] = w:quote(part) end
  return { "condition", "{ " .. table.concat(parts, ", ") .. " }" }
end
production { name = "state: nothing on this", of = "state", text = "{m:me} has no {c:counter} on <it|him|her|{n:me}>",
  means = function(p) return { "counter", of = "me", counter = p.c, range = { "==", n = 0 } } end,
  take = function(node)
    return node[1] == "counter" and not node.it and node.of == "me" and node.range[1] == "==" and node.range.n == 0 and
      { m = { "me" }, c = node.counter } or nil
  end, example = "enemy: While this enemy has no doom on it, it gets +1 fight." }
production { name = "state: nothing on it", of = "state", text = "<it|he|she> has no {c:counter} on <it|him|her>",
  means = function(p) return { "counter", of = "me", counter = p.c, range = { "==", n = 0 }, it = true } end,
  take = function(node) return node[1] == "counter" and node.it and { c = node.counter } or nil end,
  example = "enemy: This enemy gets +1 fight while it has no doom on it.",
  near = "enemy: Each other enemy gets +1 fight while it has no doom on it." }
production { name = "condition: doom in play", of = "condition", text = "there <is|are> {r:range} doom in play",
  means = { "doom_in_play", range = "$r" }, example = "skill: While there are 3 or more doom in play, this skill gains [wild]." }
production { name = "condition: no doom in play", of = "condition", text = "there is no doom in play", means = { "no_doom_in_play" },
  example = "treachery: Revelation - If there is no doom in play, this treachery gains surge." }
local function doom(test)
  return { expr = "doom_in_play " .. test,
    lua = "(function() local n = 0 each(find \"doomed\", function(card) n = n + card.doom end) return n end)() " .. test }
end
function language.conditions.doom_in_play(_, node) return doom(node.range[1] .. " " .. node.range.n) end
function language.conditions.no_doom_in_play() return doom "== 0" end
production { name = "condition: remaining of both", of = "condition", text = "you have {r:range} total remaining health and sanity",
  means = { "remaining_both", range = "$r" },
  example = "asset: You get +1 [combat] while you have 6 or fewer total remaining health and sanity." }
function language.conditions.remaining_both(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "you.health - you.damage + you.sanity - you.horror" .. test,
    lua = 'you:check "health" - you.damage + you:check "sanity" - you.horror' .. test }
end
production { name = "state: another enemy", of = "state", text = "there is another {s:thing_enemy}", means = { "another", set = "$s" },
  example = "enemy: This enemy cannot be damaged while there is another ready [[Ghoul]] enemy at this enemy's location." }
function language.conditions.another(w, node)
  if w.facts.type ~= "enemy" then w:refuse("another than which?") end
  return { expr = things.any(w, node.set, function() return "it ~= me" end) }
end
production { name = "state: sealed here", of = "state", text = "there is a token sealed <here|on {m:me}>", means = { "sealed_here" },
  example = "asset: You get +1 [willpower] while there is a token sealed here." }
function language.conditions.sealed_here() return { expr = "sealed_here > 0" } end
production { name = "state: unengaged", of = "state", text = "{m:me_enemy} is <unengaged|not engaged>",
  means = { "unengaged", me = "$m" }, example = "enemy: While this enemy is unengaged, it gets +1 evade." }
function states.unengaged(w)
  if w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
  return { "condition", '"not me in threat"' }
end

-- Tests of some thing.
local TESTS = {
  { "investigating", "investigating", "location" }, { "attacking", "<attacking|fighting>", "enemy" },
  { "evading", "<evading|attempting to evade>", "enemy" }, { "attacking or evading", "attacking or evading", "enemy" },
}
for _, test in ipairs(TESTS) do
  local kind, text, of = unpack(test)
  production { name = "state: " .. kind .. " a thing", of = "state", text = text .. " <a|an> {s:thing_" .. of .. "}",
    means = function(p) return p.s.where and not p.s.at and { "test_of", kind = kind, set = p.s } or nil end,
    take = function(node) return node[1] == "test_of" and node.kind == kind and { s = node.set } or nil end,
    example = of == "location" and "asset: You get +1 [intellect] while investigating a [[Woods]] location." or
      kind == "attacking" and "asset: You get +1 [combat] while attacking an exhausted enemy." or nil }
end
production { name = "state: investigating things", of = "state", text = "investigating {s:things_location}",
  means = function(p) return p.s.where and not p.s.at and { "test_of", kind = "investigating", set = p.s } or nil end,
  take = function() end }
function states.test_of(w, node, state)
  if (node.holds.who or {})[1] ~= "you" then w:refuse("whose test is meant?") end
  if node.also then w:refuse("two conditions") end
  local parts = { '"' .. state.kind .. '"', '"test.tester == you"' }
  for _, part in ipairs(things.said(w, state.set, "test.target", "expr")) do parts[#parts + 1] = w:quote(part) end
  return { "condition", "{ " .. table.concat(parts, ", ") .. " }" }
end

-- "While you are investigating this location, it gets +1 shroud for each horror on you": "you" is whoever investigates.
production { name = "state: investigating this", of = "state", text = "<you are|> investigating {m:me_location}",
  means = { "investigating_me", me = "$m" }, example = "location: While you are investigating this location, it gets +1 shroud for each horror on you." }
production { name = "investigating this, if", of = "constant",
  text = "while you are investigating {m:me_location} , if {c:condition} , {h:holds}",
  means = { "constant", holds = "$h", state = { "investigating_me", me = "$m" }, also = "$c" },
  example = "location: While you are investigating this location, if you have 2 or fewer remaining sanity, this location gets -1 shroud." }
--- An expression about `you` alone, said of whoever makes the test; nil if it has other words.
function language.of_tester(text)
  local rest = text:gsub("you%.[a-z_]+", ""):gsub("%f[%w_]min%(", "(")
  if rest:find "%a" then return nil end
  return (text:gsub("you%.", "test.tester."))
end
function states.investigating_me(w, node)
  local who = node.holds.who or {}
  if who[1] ~= "me" then w:refuse("of whom is it said?") end
  local parts = { '"investigating"', '"test.target == me"' }
  if node.also then
    local also = w:condition(node.also).expr
    also = also and language.of_tester(also) or w:refuse("this condition cannot be asked of whoever investigates")
    parts[#parts + 1] = w:quote(also)
  end
  w.has_you = false
  return { "condition", "{ " .. table.concat(parts, ", ") .. " }" }
end

-- --- the icons of a skill ------------------------------------------------------------------------------------------------

local function icon_fields(w, amount)
  if w.facts.type ~= "skill" then w:refuse("only a skill gains icons") end
  return { "me", language.icon_fields(amount) }
end
local IN_TESTS = { "zones", '{ "hand", "committed" }' }

production { name = "icons for each", of = "constant", text = "for each {n:counted} , {m:me} gains {i:icons}",
  means = { "icons_each", each = "$n", icons = "$i", me = "$m" },
  example = "skill: For each enemy engaged with you, this skill gains [combat]." }
production { name = "icons, for each", of = "constant", text = "{m:me} gains {i:icons} for each {n:counted}",
  means = { "icons_each", each = "$n", icons = "$i", me = "$m" } }
production { name = "fewer icons, for each", of = "constant", text = "{m:me} loses {i:icons} for each {n:counted}",
  means = { "icons_each", each = "$n", icons = "$i", me = "$m", loses = true },
  example = "skill: This skill loses [wild] for each card in your hand." }
function language.constants.icons_each(w, node)
  local count = w:amount(node.each).expr or w:refuse "it cannot be counted here"
  local n = language.icon_counts(node.icons)
  -- A skill's ability works only while it is committed: in hand it would count itself among the cards of the hand.
  return { node.loses and { "zones", '{ "committed" }' } or IN_TESTS, icon_fields(w, function(icon)
    if not n[icon] then return nil end
    local text = n[icon] == 1 and count or n[icon] .. " * (" .. count .. ")"
    return w:quote((node.loses and "0 - " or "") .. text)
  end) }
end

-- "Commit only to ...": of any other test it cannot be a part.
for text, expression in pairs { ["an attack or evasion"] = "attacking or evading", ["an attack"] = "attacking",
  ["an investigation"] = "investigating", ["an evasion attempt"] = "evading" } do
  production { name = "commit only to " .. text, of = "constant", text = "commit <|{m:me}> only to a skill test during " .. text,
    means = { "commit_only", where = expression },
    example = text == "an attack" and "skill: Commit only to a skill test during an attack." or nil,
    near = text == "an attack" and "skill: Commit only to a skill test during a snack." or nil }
end
function language.constants.commit_only(w, node)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  return { { "commit_only", w:quote(node.where) } }
end

local COMMITTED = {
  { "a skill test being performed by another investigator", "test.tester ~= you" }, { "an attack", "attacking" },
  { "<an evasion attempt|an evasion>", "evading" }, { "an investigation", "investigating" },
  { "an attack or <an|> <evasion attempt|evasion>", "attacking or evading" },
  { "an investigation or parley", "investigating or parleying" },
  { "a skill test on <a scenario|an encounter> card", "on_scenario_card" },
  { "a skill test during an attack", "attacking" }, { "a skill test during <an evasion attempt|an evasion>", "evading" },
  { "a skill test during an investigation", "investigating" }, { "a skill test on a treachery <card|>", "test.source is treachery" },
  { "a skill test on an enemy <card|>", "test.source is enemy" },
}
for _, committed in ipairs(COMMITTED) do
  local text, expression = unpack(committed)
  production { name = "committed to: " .. expression, of = "committed_to", text = text, means = { "committed_to", where = expression } }
end
production { name = "icons while committed", of = "constant", text = "while <{m:me}|it> is committed to {t:committed_to} , <it|{n:me}> gains {i:icons}",
  means = function(p) return { "icons_in", where = p.t.where, icons = p.i } end,
  take = function(node)
    return type(node) == "table" and node[1] == "icons_in" and { m = { "me" }, t = { "committed_to", where = node.where }, i = node.icons } or nil
  end, example = "skill: While this skill is committed to an attack or an evasion, it gains [wild].",
  near = "skill: While this skill is committed to a dance, it gains [wild]." }
language.example("icons in a parley", "skill: While this skill is committed to an investigation or parley, it gains [wild].")
function language.constants.icons_in(w, node)
  local n = language.icon_counts(node.icons)
  return { { "zones", '{ "committed" }' }, { "condition", w:quote(node.where) }, icon_fields(w, function(icon)
    return n[icon] and tostring(n[icon]) or nil
  end) }
end

return {}
