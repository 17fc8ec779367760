-- More of what player cards do: chaos tokens before they are revealed, the next skill test, damage that goes
-- elsewhere, clues of several locations, talents with resources of their own, cards that are played or discarded
-- by an effect.

local language = require "import/language"
local writer = require "import/writer"
local things = require "import/subjects/things"
local roles = require("import/subjects/triggers").roles
local production, frame = language.production, language.frame
local effects, filters, costs = language.effects, language.filters, language.costs

local happening = language.happening

-- --- chaos tokens ---------------------------------------------------------------------------------------------------

happening("would reveal", "you would reveal a chaos token", { "token_to_reveal", actor = { "you" } },
  "asset: Uses (2 charges). // [reaction] When you would reveal a chaos token, spend 1 charge: Reveal 2 chaos " ..
    "tokens " ..
    "instead of 1. Choose 1 of those tokens to resolve and ignore the other.",
  "asset: Uses (2 charges). // [reaction] When you would reveal a chaos token, spend 1 charge: Reveal 2 chaos " ..
    "tokens " ..
    "instead of 1.")
roles.token_to_reveal = { actor = "investigator" }
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if t.point == "token_to_reveal" then
    if t.tier ~= "when" then w:refuse("nothing is revealed yet") end
    t.tier = "would"
  elseif t.point == "moves" and not node.what.subject then
    t.bound[#t.bound + 1] = { of = "location", code = "event.subject", expression = "subject" }
  end
  return t
end
frame { name = "reveal several", text = "*reveal {n:digits} chaos tokens instead of 1",
  means = { "reveal_several", n = "$n" } }
production { name = "one of those tokens", of = "sentence",
  text = "choose <1|one> of those tokens to resolve <,|> and ignore the other", means = { "resolve_one" } }
function effects.reveal_several(w, node, who)
  if w.event ~= "would token_to_reveal" or w.depth > 0 or who ~= "you" or node.n ~= 2 then
    w:refuse("which tokens are revealed?")
  end
  w.revealing, w.unfinished = node.n, "which of the tokens is resolved?"
  w:would_change()
end
function effects.resolve_one(w)
  if not w.revealing or #w.lines > 0 then w:refuse("which tokens are revealed?") end
  w.unfinished = nil
  w:emit "event:replace()"
  w:emit("reveal_tokens(you, " .. w.revealing .. ", 1)")
end

production { name = "no tokens for a while", of = "sentence",
  text = "{p:until} , do not reveal chaos tokens for any skill tests you perform", means = { "no_tokens", per = "$p" },
  example = "event: Fast. Play only during your turn. // Until the end of your turn, do not reveal chaos tokens for " ..
    "any skill tests you perform." }
function effects.no_tokens(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  w:needs_you()
  w:would_change()
  w:emit('you:modify("reveals_no_tokens", 1, "' .. node.per .. '")')
end

-- --- the next skill test --------------------------------------------------------------------------------------------

for _, per in ipairs { "turn", "phase", "round" } do
  production { name = "within this " .. per, of = "this_period", text = "this " .. per, means = per }
end
production { name = "no tokens in the next test", of = "clause",
  text = "do not reveal chaos tokens for the next skill test you perform {p:this_period}",
  means = { "next_test", value = "reveals_no_tokens", n = 1, per = "$p" },
  take = function(node)
    return node[1] == "next_test" and node.value == "reveals_no_tokens" and { p = node.per } or nil
  end,
  example = "event: Fast. Play only during your turn. // Do not reveal chaos tokens for the next skill test you " ..
    "perform " ..
    "this turn." }
production { name = "more in the next test", of = "clause",
  text = "you get {n:signed} skill value for the next <skill|> test you perform {p:this_period}",
  means = { "next_test", value = "skill_bonus", n = "$n", per = "$p" },
  example = "asset: [reaction] After you move to a location, if that location has at least 1 clue on it, exhaust " ..
    "this " ..
    "asset: You get +2 skill value for the next skill test you perform this phase.",
  near = "asset: [reaction] After you move to a location, if that location has at least 1 clue on it, exhaust this " ..
    "asset: You get +2 [wild] for the next skill test you perform this phase." }
function effects.next_test(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  w:needs_you()
  w:would_change()
  w:emit('me:arm("next_test", you, nil, "' .. node.per .. '")')
  language.armed(w, "next_test", "The next skill test begins.", { { "when", '"test_begins"' },
    { "condition", '"actor == you"' },
    { "effect", lines = { 'you:modify("' .. node.value .. '", ' .. node.n .. ', "test")' }, as = "target" } })
end
production { name = "condition: that place has some", of = "condition",
  text = "that location has {r:range} {c:counter} on it", means = { "that_has", range = "$r", counter = "$c" } }
function language.conditions.that_has(w, node)
  local bound = w:find_bound "location"
  if not bound.expression then w:refuse("which location is meant?") end
  local test = "." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n
  return { expr = bound.expression .. test, lua = bound.code .. test }
end

-- --- harm and text of enemies ---------------------------------------------------------------------------------------

-- What stands in brackets and says nothing new; ability.lua takes it away.
production { name = "the horror stays", of = "reminder", text = "you still take horror dealt by the attack",
  means = { "horror_stays" } }
for _, name in ipairs { "another", "any" } do
  frame { name = "deal its damage to " .. name, text = "*deal that enemy 's damage to " .. name ..
    " enemy at your location <,|> instead", means = { "redirect", to = name },
    example = "asset: [reaction] When an enemy attacks you, exhaust this asset: Deal that enemy's damage to " .. name ..
      " enemy at your location, instead. (You still take horror dealt by the attack.)",
    near = "asset: [reaction] After an enemy attacks you, exhaust this asset: Deal that enemy's damage to " .. name ..
      " enemy at your location, instead." }
end
function effects.redirect(w, node, who)
  if w.event ~= "when attack" or not w.may_target or w.target or #w.lines > 0 or who ~= "you" then
    w:refuse("which attack is it?")
  end
  local yours, attacker
  for _, bound in ipairs(w.bound) do attacker = attacker or bound.code == "event.actor" end
  for _, condition in ipairs(w.ability_conditions) do yours = yours or condition == "subject == you" end
  if not yours or not attacker then w:refuse("which enemy attacks?") end
  w.target = "target.enemy_here { where = \"" .. (node.to == "another" and "it ~= actor and " or "") .. 'it_takes_damage" }'
  w.as = "other"
  w:would_change "actor.attack_damage > 0"
  w:emit "local attacker = event.actor"
  w:emit 'local damage = attacker:check "attack_damage"'
  w:emit 'by_rules(attacker.modify, attacker, "attack_damage", -damage, "attack")'
  w:emit "you:deal_damage(other, damage)"
end

happening("a phase begins", "a phase begins", { "phase_begins" },
  "event: Fast. Play after a phase begins. // Choose a non-[[Elite]] enemy at your location. Treat the chosen " ..
    "enemy's " ..
    "printed text box as if it were blank (except for [[Traits]]) until the end of the phase.")
frame { name = "treat as blank", text = "*treat {e:enemy} 's printed text box as if it were blank " ..
  "( except for [[traits]] ) {p:until}", means = { "blank", enemy = "$e", per = "$p" } }
function effects.blank(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    w:emit(enemy .. ':modify("text_blank", 1, "' .. node.per .. '")')
    -- A blank text box has no traits either, so the enemy gets its traits back.
    w:emit("for _, trait in ipairs(" .. enemy .. ".data.traits) do " .. enemy .. ":gain_tag(fields.tag_of(trait), \"" ..
      node.per .. '") end')
  end, { expr = function(x) return x .. " is not without_text" end })
end

filters.not_weakness = { front = true, of = { enemy = true },
  expr = function(x) return x .. " is not weakness" end, lua = function(x) return "not " .. x .. ':is "weakness"' end }
production { name = "no weakness", of = "front", text = "non-weakness <|,>", means = { "not_weakness" },
  example = "event: Fast. Play after a non-weakness, non-[[Elite]] enemy at your location is evaded. // Shuffle " ..
    "that " ..
    "enemy into the encounter deck.",
  near = "event: Fast. Play after a non-[[Elite]] enemy at your location is evaded. // Shuffle that enemy into the " ..
    "encounter deck." }
frame { name = "shuffle an enemy away", text = "*shuffle {e:enemy} into the encounter deck",
  means = { "shuffle_away", enemy = "$e" } }
-- A weakness belongs to an investigator's deck; a single card is not shuffled into an empty deck.
function effects.shuffle_away(w, node)
  local own = false
  for _, condition in ipairs(w.ability_conditions or {}) do own = own or condition == "subject is not weakness" end
  if w.event ~= "after evaded" or not own or w.asked then w:refuse("where does it belong?") end
  w.asked = 'function() return size "encounter_deck" + size "encounter_discard" > 0 end'
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    w:emit(enemy .. ':shuffle_into "encounter_deck"')
  end)
end

-- --- clues of several locations -------------------------------------------------------------------------------------

local RIGHT = "event: Fast. Play after you successfully evade an enemy. // Discover 1 clue at your location (if you " ..
  "succeeded by 2 or more, you may discover 1 clue at a connecting location, "
for _, way in ipairs { "instead", "as well" } do
  production { name = "or at a connecting one, " .. way, of = "sentence",
    text = "discover 1 clue at your location ( if you succeeded by {r:range} , you may discover 1 clue at a " ..
      "connecting " ..
      "location <,|> " .. way .. " )", means = { "discover_near", range = "$r", way = way },
    example = RIGHT .. way .. ").", near = (RIGHT:gsub("successfully evade", "defeat")) .. way .. ")." }
end
function effects.discover_near(w, node)
  if w.event ~= "after test_succeeded" or w.place.result then w:refuse("by how much?") end
  w:needs_you()
  local by = " " .. node.range[1] .. " " .. node.range.n
  w:would_change("discoverable_here or you.cannot_discover == 0 and amount" .. by ..
    " and any(connecting: it.clues > 0 or any(mini_cards: place(it) == that))")
  w:emit("local near = event.amount" .. by .. ' and filter(find("connecting", you), function(place)')
  w:emit("  return " .. writer.discoverable().lua "place")
  w:emit "end) or {}"
  if node.way == "instead" then
    w:emit("if " .. writer.discoverable().lua "you.place" .. " then table.insert(near, 1, you.place) end")
    w:emit 'local place = choose(you, "Discover a clue where?", near)'
    w:emit "if place then you:discover(1, place) end"
  else
    w:emit "you:discover(1)"
    w:emit 'local place = choose(you, "Discover another clue where?", near, { optional = true })'
    w:emit "if place then you:discover(1, place) end"
  end
end
local SOME = "(it == here or connected(here, it)) and (it.clues > 0 or any(mini_cards: place(it) == that))"
frame { name = "clues in all", text = "*discover {n:digits} total clues from among ~your location and connecting " ..
  "locations",
  means = { "discover_among", n = "$n" },
  example = "event: <b>Investigate.</b> If you succeed, instead of discovering a clue at your location, discover 2 " ..
    "total " ..
    "clues from among your location and connecting locations.",
  near = "event: Discover 2 total clues from among your location and distant locations." }
-- As many as there are; instead of those of one location a concealed mini-card may be exposed there.
function effects.discover_among(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("who discovers them?") end
  w:needs_you()
  w:would_change("you.cannot_discover == 0 and any(locations: " .. SOME .. ")")
  w:emit 'local list, shares, left, rest = {}, {}, nil, 0'
  w.lines[#w.lines] = w.indent .. "local list, shares, left, rest = {}, {}, " .. node.n .. ", 0"
  w:emit "local function most(place) return math.max(place.clues, math.min(1, #mini_cards_at(place))) end"
  w:block('for _, place in ipairs(find "locations") do', function()
    w:block("if (place == you.place or connected(you.place, place)) and most(place) > 0 then", function()
      w:emit "list[#list + 1] = place"
      w:emit "rest = rest + most(place)"
    end)
  end)
  w:block("for i, place in ipairs(list) do", function()
    w:emit "rest = rest - most(place)"
    w:emit "local max = math.min(left, most(place))"
    w:emit "local min = math.max(0, math.min(max, left - rest))"
    w:emit 'shares[i] = min == max and max or choose_number(you, "How many clues at " .. place.title .. "?", min, max)'
    w:emit "left = left - shares[i]"
  end)
  w:block("together(function()", function()
    w:emit "for i, place in ipairs(list) do if shares[i] > 0 then you:discover(shares[i], place) end end"
  end, "end)")
end

-- --- talents with resources of their own ----------------------------------------------------------------------------

production { name = "cost: of the pool or of this", of = "cost",
  text = "spend 1 resource from your resource pool or from {m:me}", means = { "pool_or_uses", me = "$m" },
  example = "asset: Uses (2 resources). // [free] Spend 1 resource from your resource pool or from this asset: You " ..
    "get " ..
    "+1 [willpower] or +1 [combat] for this skill test.",
  near = "asset: Uses (2 charges). // [free] Spend 1 resource from your resource pool or from this asset: You get " ..
    "+1 " ..
    "[willpower] or +1 [combat] for this skill test." }
function costs.pool_or_uses(w)
  if not w.facts.kinds.asset or w.facts.uses ~= "resources" then w:refuse("it has no resources") end
  return "cost.pool_or_uses()"
end
production { name = "boost of one of two skills", of = "clause",
  text = "you get {n:signed} {s:skill} or {m:signed} {t:skill} for this <skill|> test",
  means = function(p)
    return p.n == p.m and p.s ~= p.t and { "boost_either", n = p.n, one = p.s, other = p.t } or nil
  end,
  take = function(node)
    return node[1] == "boost_either" and { n = node.n, s = node.one, m = node.n, t = node.other } or nil
  end }
function effects.boost_either(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  w:would_change("test.tester == you and (" .. node.one .. "_in_test or " .. node.other .. "_in_test) and test.auto ~= 1")
  w:emit('you:modify(skill_in_test { "' .. node.one .. '", "' .. node.other .. '" }, ' .. node.n .. ', "test")')
end
production { name = "replenished each round", of = "constant",
  text = "replenish these resources at the <start|beginning> of each round", means = { "replenished" },
  example = "asset: Uses (2 resources). Replenish these resources at the start of each round." }
function language.constants.replenished(w)
  if not w.facts.kinds.asset or w.facts.uses ~= "resources" then w:refuse("it has no resources") end
  return { { "at", '"round_begins"' }, { "condition", "function(me) return me.uses < me.data.uses end" },
    { "effect", lines = { 'me:add_uses("resources", me.data.uses - me.uses)' }, as = "target" } }, "forced"
end

-- "Search ..., draw it, and shuffle the remaining cards into your deck": the search shuffles by itself; see
-- control.lua.
for n, top in pairs { ["{n:count}"] = "the top {n:count} cards of ~your deck", [""] = "~your deck" } do
  frame { name = "search, draw and shuffle the rest" .. n, text = "*search " .. top ..
    " for <a|an|any> {s:sought} <|,> <and|> *draw it <,|> and *shuffle the remaining cards into ~your deck",
    means = { "search", n = n ~= "" and "$n" or nil, what = "$s", draw = true, rest = true },
    example = n ~= "" and "asset: [reaction] After you fail a skill test, exhaust this asset: Search the top X " ..
      "cards of " ..
      "your deck for a card, draw it, and shuffle the remaining cards into your deck. X is the amount you failed " ..
        "by." or nil }
end

-- --- cards in play and in hand --------------------------------------------------------------------------------------

production { name = "cost: an asset of a kind", of = "cost", text = "discard <a|an> {t:trait} asset <you " ..
  "control|from play>",
  means = { "discard_kind", trait = "$t" },
  example = "asset: [free] Discard an [[Item]] asset from play: Gain 2 resources.",
  near = "asset: [free] Discard an [[Item]] enemy from play: Gain 2 resources." }
function costs.discard_kind(w, node)
  -- Whoever uses an ability of an encounter card controls it.
  if not w.facts.own and not language.offered[w.kind] then w:refuse("whose asset is it?") end
  local tag = w:tag(node.trait)
  return "{ can = " .. w:quote("any(my_assets: it is " .. tag .. " and it.cannot_leave_play == 0)") ..
    ', pay = function(_, you) choose(you, "Discard which asset?", filter(find("my_assets", you), function(asset) ' ..
    'return asset:is "' .. tag .. '" and asset:check "cannot_leave_play" == 0 end), { purpose = "discard" }):leave_play() end }'
end
frame { name = "choose and play", text = "*choose <a|an> {k:playable} from ~your hand and *play it " ..
  "<( paying its cost )|, paying its cost>", means = { "play_from_hand", kind = "$k" }, take = function() end,
  example = "asset: [free] Spend 1 resource: Choose an [[Item]] asset from your hand and play it (paying its cost)." }
production { name = "draw that many, at most", of = "sentence", text = "draw that number of cards ( to a maximum of " ..
  "{m:digits} )",
  means = { "draw_that_many", most = "$m" },
  example = "asset: [reaction] After you discover 1 or more clues, exhaust this asset: Draw that number of cards " ..
    "(to a " ..
    "maximum of 3).",
  near = "asset: [reaction] After you evade an enemy, exhaust this asset: Draw that number of cards (to a maximum " ..
    "of 3)." }
function effects.draw_that_many(w, node)
  if w.event ~= "after clues_discovered" then w:refuse("how many?") end
  w:would_change(w.able "draw")
  w:emit("you:draw(" .. (node.most and "math.min(" .. node.most .. ", event.amount)" or "event.amount") .. ")")
end
-- What leaves play is in another zone by the time that it can be removed: lib/abilities.lua.
frame { name = "remove it from the game", text = "*remove <it|him|her> from the game", means = { "remove_it" },
  example = "asset: Forced - When this asset leaves play: Remove it from the game.",
  near = "asset: Forced - When you are defeated: Remove it from the game." }
function effects.remove_it(w, _, who)
  if w.kind ~= "forced" or w.event ~= "when leaves_play" or not w.facts.kinds.asset or #w.lines > 0 or
    w:find_bound(nil).code ~= "me" or who ~= "you" then w:refuse("where is it?") end
  w.finish = function(ability)
    if #w.lines > 1 or ability.when[1][2] ~= '"leaves_play"' or #ability.when > 1 then w:refuse("where is it?") end
    ability.when = { { "at", '"leaves_play"' } }
  end
  w:would_change()
  w:emit 'me:move "removed"'
end
frame { name = "heal that and this", text = "*heal {n:number} {h:harm} from that asset and {m:number} {i:harm} from " ..
  "{k:me_asset}",
  means = { "heal_that_and_me", n = "$n", harm = "$h", m = "$m", own = "$i", me = "$k", from = { "that",
    of = "asset" } },
  example = "asset: [free] Exhaust this asset: Choose an [[Item]] asset controlled by an investigator at your " ..
    "location. " ..
    "Heal 1 damage from that asset and 1 horror from this asset." }
function effects.heal_that_and_me(w, node, who)
  if who ~= "you" or w.facts.type ~= "asset" then w:refuse("who heals?") end
  things.one(w, node.from, "asset", "Which asset?", function(asset)
    w:block("together(function()", function()
      w:emit(asset .. ":heal_" .. node.harm .. "(" .. node.n .. ")")
      w:emit("me:heal_" .. node.own .. "(" .. node.m .. ")")
    end, "end)")
  end, { expr = function(x) return x .. "." .. node.harm .. " > 0" end,
    lua = function(x) return x .. "." .. node.harm .. " > 0" end })
end

-- --- movement -------------------------------------------------------------------------------------------------------

filters.not_fully_flooded = { of = { location = true }, expr = function(x) return x .. ".flood_level ~= 2" end,
  lua = function(x) return x .. ".flood_level ~= 2" end }
production { name = "not fully flooded", of = "behind", text = "that is not fully flooded", means = {
  "not_fully_flooded" },
  example = "asset: [free] Exhaust this asset: Move to a connecting location that is not fully flooded." }
happening("another goes on", "another investigator moves from your location to a connecting location",
  { "moves", goes_on = true },
  "asset: [reaction] After another investigator moves from your location to a connecting location, exhaust this " ..
    "asset: " ..
    "Move to that location.",
  "asset: [reaction] After another investigator moves from your location to a distant location, exhaust this asset: " ..
    "Move to that location.")
local before = language.events.write
function language.events.write(w, node)
  local t = before(w, node)
  if node.what.goes_on then
    if not t.own or t.tier ~= "after" then w:refuse("whose location is meant?") end
    for _, condition in ipairs { "actor ~= you", "object == here", "connected(here, subject)" } do
      t.conditions[#t.conditions + 1] = condition
    end
  end
  return t
end
production { name = "someone is chosen to move", of = "sentence",
  text = "choose {i:investigator} to move to a connecting location", means = { "chosen_moves", who = "$i" },
  example = "asset: [free] Exhaust this asset: Choose an investigator at your location to move to a connecting " ..
    "location." }
-- Whoever moves says where.
function effects.chosen_moves(w, node)
  things.one(w, node.who, "investigator", "Who moves?", function(inv)
    w:emit("local to = choose(" .. inv .. ', "Move where?", ' .. things.ways_from(inv) .. ")")
    w:emit("if to then " .. inv .. ":move_to(to) end")
  end, things.CAN_MOVE_ON)
end
roles.card_drawn = { actor = "investigator" }
happening("draw a card", "{a:doer} <draw|draws> a card", { "card_drawn", actor = "$a" },
  "asset: [reaction] After you draw a card during your turn, exhaust this asset: Gain 1 resource.")
happening("investigate by one of two", "{a:doer} successfully <investigate|investigates> by exactly {n:digits} or " ..
  "{m:digits}",
  { "test_succeeded", actor = "$a", kind = "investigating", exactly = "$n", other = "$m" },
  "asset: [reaction] After you successfully investigate by exactly 1 or 3, exhaust this asset: Gain 1 resource.")
local by_one = language.events.write
function language.events.write(w, node)
  local t = by_one(w, node)
  if node.what.exactly then
    t.conditions[#t.conditions + 1] = "amount == " .. node.what.exactly .. " or amount == " .. node.what.other
  end
  return t
end
-- "Move. After this move, heal 2 damage": the event is a move action, with what cards add to its costs.
production { name = "after this move", of = "sentence", text = "after this move , {x:clauses}",
  means = { "after_move", what = "$x" },
  example = "event: <b>Move.</b> After this move, heal 2 damage.", near = "event: After this move, heal 2 damage." }
function effects.after_move(w, node)
  if not w.moves or w.kind ~= "event" or w.target or #w.lines > 0 then w:refuse("which move is it?") end
  w:block("if you:move_to(place) then", function() w:effect(node.what) end)
  w.changes = {}
  w.target, w.as = 'target.connecting_location { where = "not check(cannot_enter, you, it)" }', "place"
end

-- --- investigators --------------------------------------------------------------------------------------------------

frame { name = "switch roles", text = "*switch <roles|~your role>", means = { "switch_roles" },
  example = "investigator: [elder_sign] effect: +2. You may switch roles." }
function effects.switch_roles(w, _, who)
  w:would_change()
  w:emit("if " .. who .. ".data.roles then " .. who .. ":choose_role() end")
end
frame { name = "ready an asset by title", text = "*ready {n:card_name}", means = { "ready_named", name = "$n" },
  example = "investigator: [elder_sign] effect: +2. Ready Night Porter." }
function effects.ready_named(w, node, who)
  if w.kind ~= "elder_sign" or who ~= "you" then w:refuse("which card is it?") end
  w:would_change()
  w:emit('each(filter(find("my_assets", you), function(card) return card.title == ' .. w:quote(node.name) ..
    " end), " ..
    "function(card) card:ready() end)")
end

-- --- what always holds ----------------------------------------------------------------------------------------------

for _, value in ipairs { "health", "sanity" } do
  production { name = "more " .. value .. " of assets", of = "holds",
    text = "each asset you control with " .. value .. " gets {n:signed} " .. value, means = { "assets_get",
      value = value, n = "$n" },
    example = value == "health" and "asset: Each asset you control with health gets +1 health." or nil,
    near = value == "health" and "asset: Each asset you control with health gets +1 sanity." or nil }
end
function language.holds.assets_get(w, node)
  language.own_card(w)
  return { "modify", '{ { value = "' .. node.value .. '", amount = ' .. node.n ..
    ', where = "it is asset and it in play and it.controller == you and has(' .. node.value .. ', it)" } }' }
end
production { name = "base values of two skills", of = "holds",
  text = "set the base value of your {s:skill} and {t:skill} to {n:digits}", means = { "base_values", one = "$s",
    other = "$t", n = "$n" },
  example = "asset: Set the base value of your [willpower] and [intellect] to 2.",
  near = "asset: Set the base value of your [willpower] and health to 2." }
function language.holds.base_values(w, node)
  language.own_card(w)
  local parts = {}
  for i, skill in ipairs { node.one, node.other } do
    parts[i] = '{ value = "' .. skill .. '", op = "base", amount = ' .. node.n .. ', where = "it == you" }'
  end
  return { "modify", "{ " .. table.concat(parts, ", ") .. " }" }
end
production { name = "more with what it is attached to", of = "constant",
  text = "you get {n:signed} skill value while attacking with <|the> attached asset", means = { "with_host", n = "$n" },
  example = "event: Fast. Play only during your turn. // Attach to a [[Weapon]] asset you control. // You get +1 " ..
    "skill " ..
    "value while attacking with attached asset." }
function language.constants.with_host(w, node)
  if not w.facts.kinds.attached or w.facts.type ~= "event" then w:refuse("this is not attached") end
  return { { "condition", '{ "attacking", "test.source == me.parent", "test.tester == you" }' },
    { "you", "{ skill_bonus = " .. node.n .. " }" } }
end

-- --- events ---------------------------------------------------------------------------------------------------------

production { name = "each draws an encounter card", of = "sentence",
  text = "in player order , each investigator draws 1 card from the top of the encounter deck", means = {
    "each_draws_encounter" },
  example = "event: In player order, each investigator draws 1 card from the top of the encounter deck. Then, add " ..
    "this " ..
    "event to the victory display.",
  near = "event: In player order, each investigator draws 1 card from the bottom of the encounter deck." }
function effects.each_draws_encounter(w)
  if w.depth > 0 or w.asked then w:refuse("who draws?") end
  w.asked = 'function() return size "encounter_deck" > 0 or size "encounter_discard" > 0 end'
  w:emit "local all = true"
  w:emit "each(players(), function(inv) if is_playing(inv) then all = draw_encounter(inv) and all end end)"
  w.full, w.apart = { lines = #w.lines, test = "all" }, true   -- each card resolves before the next is drawn
end
language.lexical("me_event", function(token)
  return token.class == "me" and token.type == "event" and { "me" } or nil
end, function(node) return type(node) == "table" and node[1] == "me" and "{me}" or nil end, { "me" })
frame { name = "add this to victory", text = "*add {m:me_event} to the victory display", means = { "me_to_victory",
  me = "$m" } }
function effects.me_to_victory(w, _, who)
  if w.kind ~= "event" or w.facts.kinds.attached or who ~= "you" then w:refuse("where is it?") end
  w:emit "me:move_to_victory()"
end
production { name = "does, then does", of = "sentence", text = "{i:investigator} {a:acts} , then {b:acts}",
  means = { "does_then", who = "$i", what = "$a", next = "$b" },
  example = "asset: [action] Exhaust this asset: Choose an investigator at your location. That investigator draws 3 " ..
    "cards, then discards 1 card from their hand." }
function effects.does_then(w, node)
  things.one(w, node.who, "investigator", "Which investigator?", function(inv)
    w:effect(node.what, inv)
    effects["then"](w, { "then", what = { "as", who = inv, what = node.next } })
    -- Only somebody for whom it would change something is chosen.
    if node.what[1] == "draw" and inv == w.as and w.wants then
      w.wants[#w.wants], w.lua_wants[#w.wants] = "lua", w.able_of(w.able "draw", inv)
    end
  end)
end
effects["as"] = function(w, node) w:effect(node.what, node.who) end

return {}
