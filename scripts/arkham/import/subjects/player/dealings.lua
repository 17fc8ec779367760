-- More of what is done: additional clues, assets under somebody's control, enemies that flee to empty locations, assets by
-- their names, what each may choose, what those do who have committed cards.

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/encounter/calamities"
local production, frame, effects, costs = language.production, language.frame, language.effects, language.costs

-- --- clues ------------------------------------------------------------------------------------------------------------

-- "Additional" are clues beside those that were discovered just before.
frame { name = "discover more", text = "*discover {n:number} additional clue<s> <at|in|from> {l:location}",
  means = { "discover_more", n = "$n", at = "$l" },
  example = "asset: [reaction] After you successfully investigate, exhaust this asset: Discover 1 additional clue at your location.",
  near = "asset: [reaction] After you draw a card, exhaust this asset: Discover 1 additional clue at your location." }
-- After "if you succeed" it adds to the clues of the investigation itself (tests.lua).
local function says_more(node)
  if type(node) ~= "table" then return false end
  if node[1] == "discover_more" or node[1] == "discover_more_there" then return true end
  for name, part in pairs(node) do
    if name ~= "key" and says_more(part) then return true end
  end
  return false
end
for _, name in ipairs { "outcome", "if_successful", "instead", "more_clues", "revealed" } do
  local before = language.grammar.builders[name]
  language.builder(name, function(node)
    if says_more(node.what) then return nil end
    if before then return before(node) end
    return node
  end)
end
local AFTER_CLUES = { ["after test_succeeded"] = true, ["after clues_discovered"] = true }
local OF_THEM = { here = true, that = true }
function effects.discover_more(w, node, who)
  if w.event == "when clues_discovered" and OF_THEM[node.at[1]] then
    return language.more_of_them(w, { n = node.n, here = node.at[1] == "here" }, who)
  end
  if not AFTER_CLUES[w.event] or w.event == "after test_succeeded" and w.tested_kind ~= "investigating" or w.place.result then
    w:refuse("in addition to which clues?")
  end
  effects.discover(w, { "discover", n = node.n, at = node.at }, who)
end
-- Without a place: where the investigation was that has just succeeded.
frame { name = "discover more there", text = "*discover {n:number} additional clue<s> <|there>", means = { "discover_more_there", n = "$n" },
  example = "location: [reaction] After you successfully investigate this location: Discover 1 additional clue. (Limit once per round.)",
  near = "location: [reaction] After you enter this location: Discover 1 additional clue. (Limit once per round.)" }
function effects.discover_more_there(w, node, who)
  if w.event == "when clues_discovered" then return language.more_of_them(w, node, who) end
  if w.event ~= "after test_succeeded" or w.tested_kind ~= "investigating" or w.place.result then w:refuse("which clues are meant?") end
  local here = (w:find_bound("location")).code == "me"
  effects.discover(w, { "discover", n = node.n, at = here and { "me" } or { "that", of = "location" } }, who)
end
frame { name = "gain clues for each investigator",
  text = "*gain {n:number} [per_investigator] clue<s> <|from the token <pool|bank>|( from the token <pool|bank> )>",
  means = { "gain_clues", n = { "per_investigator", n = "$n" } },
  example = "enemy: Forced - When you defeat this enemy: Gain 1 [per_investigator] clues (from the token pool).",
  near = "enemy: Forced - When you defeat this enemy: Gain 1 [per_investigator] hues (from the token pool)." }

-- --- assets -----------------------------------------------------------------------------------------------------------

production { name = "into play under somebody's control", of = "clause",
  text = "<put|place> {m:me_asset} into play under <the control of {i:investigator}|{i:investigator} 's control>",
  means = { "into_play_of", me = "$m", who = "$i" },
  example = "asset: Revelation - Put this asset into play under the control of an investigator at your location.",
  near = "asset: Revelation - Put this asset into play under the control of an enemy at your location." }
production { name = "into play under your control", of = "clause", text = "<put|place> {m:me_asset} into play under your control",
  means = { "into_play_of", me = "$m", who = { "you" } },
  example = "asset: Revelation - Put this asset into play under your control.",
  near = "asset: Revelation - Put this asset into play under your table." }
function effects.into_play_of(w, node)
  if w.kind ~= "revelation" or w.facts.type ~= "asset" or w.place.result then w:refuse("only an asset that is drawn goes there") end
  if node.who[1] == "you" then
    w:needs_you()
    w:would_change()
    return w:emit "me:enter_play(you)"
  end
  things.one(w, node.who, "investigator", "Who controls it?", function(inv) w:emit("me:enter_play(" .. inv .. ")") end)
end

-- "Ready Old Lamp" is said of one's own by the elder sign (tricks.lua).
local own_ready = language.grammar.builders.ready_card
language.builder("ready_card", function(node)
  if node.card[1] == "titled_asset" then return nil end
  return own_ready(node)
end)
local ready_named = effects.ready_named
function effects.ready_named(w, node, who)
  if w.kind == "elder_sign" then return ready_named(w, node, who) end
  effects.ready_card(w, { "ready_card", of = "asset", card = { "titled_asset", name = node.name } }, who)
end
for name, to in pairs { yours = "~your hand", its = "its owner 's hand" } do
  frame { name = "choose and return an asset, " .. name, text = "*choose {x:asset} and *return it to " .. to,
    means = function(p)
      if p.x[1] ~= "a" or p.x.set.at ~= "yours" and (name == "yours" or p.x.set.at ~= "here" and p.x.set.at ~= "held") then return nil end
      return { "return_asset", asset = p.x, to = name }
    end, take = function() end,
    example = name == "its" and "asset: [free] Exhaust this asset: Choose an [[Item]] asset you control and return it to its owner's hand." or nil,
    near = name == "its" and "asset: [free] Exhaust this asset: Choose an [[Item]] asset you control and return it to its owner's deck." or nil }
end
frame { name = "choose and return a card", text = "*choose {c:card} and *return it to ~your hand",
  means = function(p) return p.c[1] == "a" and p.c.set.at == "discard" and { "take_card", card = p.c } or nil end, take = function() end,
  example = "location: [action] Choose and discard 2 cards from your hand: Choose a card in your discard pile and return it to your hand.",
  near = "location: [action] Choose and discard 2 cards from your hand: Choose a card in your threat area and return it to your hand." }

-- A treachery that has done what it was for.
frame { name = "add this treachery to victory", text = "*add {m:me_treachery} to the victory display", means = { "treachery_to_victory", me = "$m" },
  example = "treachery: Revelation - Attach to your location. // [reaction] After an enemy is defeated at the attached location: Add this card to the victory display.",
  near = "treachery: Revelation - Attach to your location. // [reaction] After an enemy is defeated at the attached location: Add this card to the victory deck." }
function effects.treachery_to_victory(w, _, who)
  local kinds = w.facts.kinds
  if w.kind == "revelation" or not (kinds.threat or kinds.attached or kinds.beside) then w:refuse("is this in play?") end
  local by = (w.kind == "action" or w.kind == "free" or w.kind == "reaction") and w.has_you and who == "you" and "you" or ""
  w:would_change()
  w:emit("me:add_to_victory(" .. by .. ")")
end

-- By its title. Who is an enemy, too, has words of its own (encounter/sites.lua).
language.lexical("only_asset_name", function(token)
  return token.class == "name" and token.kinds.asset and not token.kinds.enemy and not token.kinds.investigator and
    not token.kinds.location and token.value or nil
end, function(value) return tostring(value) end)
production { name = "an asset by name", of = "asset", text = "<|the> {n:only_asset_name}", means = { "titled_asset", name = "$n" } }
local one = things.one
function things.one(w, ref, of, question, f, want)
  if ref[1] ~= "titled_asset" then return one(w, ref, of, question, f, want) end
  if of ~= "asset" or language.offered[w.kind] and not w.place.result then w:refuse("is that asset in play?") end
  if want and want.expr and not want.lua then w:refuse("whether it changes cannot be asked") end
  local name = w:name "asset"
  local list = 'filter(find "in_play", function(card) return card:is "asset" and card.title == ' .. w:quote(ref.name) ..
    (want and want.lua and " and " .. want.lua "card" or "") .. " end)"
  w:would_change_if("#" .. list .. " > 0")
  w:emit("local " .. name .. " = choose(" .. (w.has_you and "you" or "game.lead") .. ", " .. w:quote("Which " .. ref.name .. "?") ..
    ", " .. list .. ")")
  w:block("if " .. name .. " then", function() f(name) end)
  return w:bind("asset", name, nil, true)
end

language.filters.not_weakness.of.asset = true
language.example("an asset that is no weakness", "location: Haunted - Choose and discard a non-weakness asset you control.",
  "location: Haunted - Choose and discard a non-weakness location you control.")
production { name = "cost: discard an asset of some kind", of = "cost", text = "<choose and|> discard <a|an> {s:thing_asset} <|from play>",
  means = function(p)
    local is_here = p.s.at == "here" or p.s.at == "held"
    local where = (p.s.at == "yours" or is_here) and (p.s.where or is_here and {})
    if not where or p.s.at == "yours" and #where == 1 and where[1][1] == "trait" then return nil end   -- tricks.lua
    return { "discard_asset_of", set = p.s }
  end,
  take = function(node) return type(node) == "table" and node[1] == "discard_asset_of" and { s = node.set } or nil end,
  example = "location: [action] Choose and discard a non-weakness asset you control: Draw 2 cards.",
  near = "location: [action] Choose and discard a non-weakness enemy you control: Draw 2 cards." }
function costs.discard_asset_of(w, node)
  w:needs_you()
  for _, f in ipairs(node.set.where or {}) do
    if not language.filters[f[1]].front then w:refuse("which assets are meant?") end
  end
  local function stays(x) return x .. ".cannot_leave_play == 0" end
  local function stays_lua(x) return x .. ':check "cannot_leave_play" == 0' end
  return "{ can = " .. w:quote(things.any(w, node.set, stays, stays_lua)) .. ", pay = function(" ..
    (things.list(w, node.set):find "%f[%w_]me%f[^%w_]" and "me" or "_") .. ', you)\n      local asset = choose(you, "Discard which asset?", ' ..
    things.list(w, node.set, stays_lua) .. ', { purpose = "discard" })\n      if asset then asset:leave_play() end\n' ..
    "      return asset ~= nil and not asset.in_play\n    end }"
end

-- --- enemies ------------------------------------------------------------------------------------------------------------

for number, text in ipairs { "move {e:enemy} to a connecting location ( empty <,|> if <possible|able> )",
  "{e:enemy} moves to a connecting location ( empty <,|> if <possible|able> )" } do
  production { name = "an enemy flees " .. number, of = "clause", text = text, means = { "flees", enemy = "$e" },
    take = number == 2 and function() end or nil,
    example = number == 1 and "enemy: Forced - After this enemy attacks you: Move this enemy to a connecting location (empty if possible)." or nil,
    near = number == 1 and "enemy: Forced - After this enemy attacks you: Move this enemy to a connecting location (happy if possible)." or nil }
end
function effects.flees(w, node)
  local who = w.has_you and "you" or "game.lead"
  things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy)
    local ways, empty, to = w:name "ways", w:name "empty", w:name "to"
    w:emit("local " .. ways .. " = " .. things.ways_from(enemy))
    w:emit("local " .. empty .. " = filter(" .. ways .. ", function(place) return #everybody_at(place) == 0 end)")
    w:emit("local " .. to .. " = choose(" .. who .. ', "Where does it move?", #' .. empty .. " > 0 and " .. empty .. " or " .. ways .. ")")
    w:emit("if " .. to .. " then " .. enemy .. ":move_enemy(" .. to .. ") end")
  end, things.CAN_MOVE_ON)
end

-- "Each other enemy", in a result of an attack: each but the one that was attacked.
language.filters.not_tested = { front = true, of = { enemy = true }, expr = function(x) return x .. " ~= test.target" end,
  lua = function(x) return x .. " ~= event.object" end }
local function but_tested(w, set)
  if not w.place.result or w.place.kind ~= "fight" and w.place.kind ~= "evade" or set.of ~= "enemy" or w.facts.type == "enemy" then return set end
  local where, found = {}, false
  for _, f in ipairs(set.where or {}) do
    found = found or f[1] == "other"
    where[#where + 1] = f[1] == "other" and { "not_tested" } or f
  end
  return found and { "set", of = set.of, at = set.at, where = where } or set
end
for _, name in ipairs { "list", "any" } do
  local ask = things[name]
  things[name] = function(w, set, ...) return ask(w, but_tested(w, set), ...) end
end
language.example("all but the attacked", "event: <b>Fight.</b> If you succeed, deal 1 damage to each other enemy at your location.",
  "event: <b>Investigate.</b> If you succeed, deal 1 damage to each other enemy at your location.")

-- Only enemies have these figures, so "it" is the enemy that was spoken of, whatever else was.
local function that_enemy(w)
  local code
  for _, bound in ipairs(w.bound) do
    if bound.of == "enemy" then
      if code and code ~= bound.code then return nil end
      code = bound.code
    end
  end
  return code and { "that", of = "enemy" }
end
for _, name in ipairs { "enemy_lasting", "enemy_changes" } do
  local write = effects[name]
  effects[name] = function(w, node)
    local enemy = node.enemy[1] == "it" and that_enemy(w)
    return write(w, enemy and { name, enemy = enemy, changes = node.changes, per = node.per } or node)
  end
end
language.example("an enemy that enters", "location: Forced - After a non-[[Elite]] enemy enters this location: It gets +1 fight and +1 evade until the end of the round.",
  "location: Forced - After you enter this location: It gets +1 fight and +1 evade until the end of the round.")
-- The same of locations: enemies have no shroud.
language.builder("enemy_lasting", function(node)
  for i = 2, #node.changes do
    if node.changes[i].value == "shroud" then return nil end
  end
  return node
end)
production { name = "its shroud for a while", of = "clause", text = "it gets {n:signed} shroud {p:until}",
  means = { "location_lasting", place = { "that", of = "location" }, value = "shroud", n = "$n", per = "$p" },
  example = "location: Forced - After you discover a clue from this location: It gets +2 shroud until the end of the round.",
  near = "enemy: Forced - After you evade this enemy: It gets +2 shroud until the end of the round." }

-- "It gets +2 fight": where no enemy was spoken of, it is this enemy.
for _, name in ipairs { "enemy_lasting", "enemy_changes" } do
  local write = effects[name]
  effects[name] = function(w, node)
    local is_me = node.enemy[1] == "it" and w.facts.type == "enemy" and (w.kind == "forced" or w.kind == "haunted") and not w.place.result
    for _, bound in ipairs(w.bound) do is_me = is_me and (bound.of == "location" or bound.of == "investigator") end
    return write(w, is_me and { name, enemy = { "me" }, changes = node.changes, per = node.per } or node)
  end
end
language.example("this enemy itself", "enemy: Forced - After an investigator enters this enemy's location: It gets +2 fight and -2 evade until the end of the round.",
  "enemy: Forced - After an investigator enters this enemy's location: It gets +2 fight and -2 shroud until the end of the round.")
production { name = "less shroud for a while", of = "clause", text = "reduce {m:me_location} 's shroud <|value> by {n:number} {p:until}",
  means = { "less_shroud", n = "$n", per = "$p", me = "$m" },
  example = "location: [free] During your turn, spend 2 resources: Reduce this location's shroud by 2 until the end of your turn. (Limit once per turn.)",
  near = "location: [free] During your turn, spend 2 resources: Reduce this location's cloud by 2 until the end of your turn. (Limit once per turn.)" }
function effects.less_shroud(w, node)
  effects.location_lasting(w, { "location_lasting", place = { "me" }, value = "shroud", n = -node.n, per = node.per })
end
production { name = "other shroud of yours for this test", of = "clause", text = "your location gets {n:signed} shroud for this investigation",
  means = { "your_shroud_now", n = "$n" },
  example = "treachery: Revelation - Put this card into play in your threat area. // Forced - When you initiate an investigation: You must either take 1 horror, or your location gets +2 shroud for this investigation.",
  near = "treachery: Revelation - Put this card into play in your threat area. // Forced - When you move: You must either take 1 horror, or your location gets +2 shroud for this investigation." }
function effects.your_shroud_now(w, node, who)
  local kind
  for _, condition in ipairs(w.ability_conditions or {}) do kind = kind or condition == "investigating" end
  if w.event ~= "when test_begins" or not kind or w.place.result or who ~= "you" then w:refuse("which test is meant?") end
  w:needs_you()
  w:would_change()
  w:emit('you.place:modify("shroud", ' .. node.n .. ', "test")')
end

-- An enemy that engages somebody attacks them.
production { name = "makes an attack", of = "clause", text = "{e:enemy} makes an immediate attack", means = { "attacks_now", enemy = "$e" },
  example = "enemy: Forced - After this enemy engages an investigator: It makes an immediate attack.",
  near = "enemy: Forced - After this enemy readies: It makes an immediate attack." }
function effects.attacks_now(w, node)
  local ref = node.enemy[1]
  if w.event ~= "after engaged" and w.event ~= "when engaged" or ref ~= "it" and ref ~= "that" and ref ~= "me" then
    w:refuse("whom does it attack?")
  end
  things.one(w, node.enemy, "enemy", "Which enemy attacks?", function(enemy)
    if enemy ~= "me" and enemy ~= "event.subject" then w:refuse("whom does it attack?") end
    w:emit(enemy .. ":attack(event.actor)")
  end, { acts = true })
end

-- What a card does when nobody acts: the lead decides (Rules Reference: Lead Investigator).
local by_lead = things.one
function things.one(w, ref, of, question, f, want)
  local set = ref[1] == "a" and ref.set
  if not set or w.has_you or w.kind ~= "forced" or set.at and set.at ~= "play" or of == "investigator" then
    return by_lead(w, ref, of, question, f, want)
  end
  if of ~= "enemy" and of ~= "location" or w.later and want and (want.expr or want.lua) then return by_lead(w, ref, of, question, f, want) end
  local name = w:name(of == "location" and "place" or of)
  w:would_change(things.any_to_change(w, set, want and want.expr, want and want.lua))
  w:emit("local " .. name .. " = choose(game.lead, " .. w:quote(question) .. ", " .. things.list(w, set, want and want.lua) .. ")")
  w:block("if " .. name .. " then", function() f(name) end)
  return w:bind(of, name, nil, true)
end
language.example("the lead chooses", "enemy: Forced - When the enemy phase begins: Place 1 doom on any [[Cultist]] enemy.",
  "enemy: Forced - When the enemy phase begins: Place 1 doom on any [[Cultist]] asset.")

-- One of two locations by their names.
production { name = "move to one of two", of = "act", text = "move to <|the> {n:location_name} or <|the> {m:location_name}",
  means = { "move_either", a = "$n", b = "$m" },
  example = "location: [action]: Move to Night Hall or Night Hall.", near = "location: [action]: Move to Night Hall or or Night Hall." }
function effects.move_either(w, node, who)
  if who ~= "you" or not w:alone() or w.asked then w:refuse("is one of them in play?") end
  w:would_change()
  local function list(you)
    return 'filter(find "locations", function(place) return (place.title == ' .. w:quote(node.a) .. " or place.title == " ..
      w:quote(node.b) .. ") and place ~= " .. you .. '.place and ' .. you .. ':check("cannot_enter", place) == 0 end)'
  end
  w.asked = "function(_, you) return #" .. list "you" .. " > 0 end"
  w:emit('local place = choose(you, "Move where?", ' .. list "you" .. ")")
  w:emit "if place then you:move_to(place) end"
end

-- Uses that go from this to another asset.
frame { name = "move uses", text = "*move {n:number} {k:use} from {m:me_asset} to {x:asset}",
  means = function(p) return (p.x[1] == "a" or p.x[1] == "that") and { "move_uses", n = p.n, kind = p.k, to = p.x, me = p.m } or nil end,
  take = function(node)
    return type(node) == "table" and node[1] == "move_uses" and { n = node.n, k = node.kind, x = node.to, m = { "me" } } or nil
  end,
  example = "asset: Uses (3 charges). // [free] Exhaust this asset: Move 1 charge from this asset to an [[Item]] asset you control.",
  near = "asset: Uses (3 charges). // [free] Exhaust this asset: Move 1 charge from this asset to an [[Item]] enemy you control." }
function effects.move_uses(w, node, who)
  if who ~= "you" or w.facts.uses == "resources" or not costs.same_uses(w, node.kind) or node.n ~= 1 then w:refuse("it has no such uses") end
  local kind = w.facts.uses
  w.ability_conditions[#w.ability_conditions + 1] = "me.uses > 0"
  things.one(w, node.to, "asset", "Which asset gets it?", function(asset)
    w:emit('if me.uses > 0 and ' .. asset .. ':add_uses("' .. kind .. '", 1) > 0 then me:add("uses", -1) end')
  end, { lua = function(x) return x .. ' ~= me and ' .. x .. ':takes_uses "' .. kind .. '"' end })
end

-- --- several people -----------------------------------------------------------------------------------------------------

production { name = "what each of them does", of = "their_acts", text = "{x:acts}", means = "$x" }
production { name = "each chooses one", of = "sentence",
  text = "{i:each_investigator} <either|either ( choose one ) :|> {a:their_acts} <,|> or {b:their_acts} <|( choose one )>",
  means = { "each_of_two", who = "$i", a = "$a", b = "$b" },
  example = "treachery: Revelation - Each investigator at your location takes 1 damage or places 1 of their clues on their location (choose one).",
  near = "treachery: Revelation - Each enemy at your location takes 1 damage or places 1 of their clues on their location (choose one)." }
local each_either = effects.each_either
function effects.each_of_two(w, node)
  local first = #w.lines + 1
  each_either(w, { "each_either", who = node.who, a = node.a, b = node.b })
  -- Without "must" any of the two may be chosen.
  for i = first, #w.lines do
    w.lines[i] = w.lines[i]:gsub("must_choose%(", "choose_one(")
    local head = w.lines[i]:match '^(%s*{ "[^"]*",) can = '
    if head then w.lines[i] = head end
  end
end
production { name = "each, in player order, behind", of = "sentence", text = "{i:each_investigator} {x:acts_list} , in player order",
  means = function(p) return { "does", who = p.i, what = p.x } end, take = function() end,
  example = "location: Forced - When the mythos phase begins: Each investigator at this location draws the top card of the encounter deck, in player order.",
  near = "location: Forced - When the mythos phase begins: Each enemy at this location draws the top card of the encounter deck, in player order." }

-- Who has committed cards to the test that is over now.
for _, word in ipairs { "who", "that" } do
  production { name = "each " .. word .. " has committed", of = "clause",
    text = "each investigator " .. word .. " <has|> committed <a card|1 or more cards> to this <skill|> test {x:acts_list}",
    means = { "committers", what = "$x", said = word },
    example = word == "who" and "skill: If this skill test is successful, each investigator who committed 1 or more cards to this test draws 1 card." or nil,
    near = word == "who" and "skill: If this skill test is successful, each investigator who committed 1 or more clues to this test draws 1 card." or nil }
end
local SIMPLE = { draw = true, gain = true, heal = true }
function effects.committers(w, node)
  if not w.place.result then w:refuse("which test is meant?") end
  for _, part in ipairs(node.what[1] == "seq" and { unpack(node.what, 2) } or { node.what }) do
    if not SIMPLE[part[1]] then w:refuse("what do they do?") end
  end
  w:would_change()
  local before = w.of_other
  w.of_other = true
  w:at_once(function()
    w:block('each(filter(players(), function(inv) return size("committed", inv) > 0 end), function(inv)', function()
      w:effect(node.what, "inv")
    end, "end)")
  end)
  w.of_other = before
end

frame { name = "heal your investigator", text = "*heal {n:number} {h:harm} from your investigator <|card>",
  means = { "heal_mine", n = "$n", harm = "$h" },
  example = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from your investigator.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from your instigator." }

function effects.heal_mine(w, node, who)
  if who ~= "you" then w:refuse("whose investigator is it?") end
  effects.heal(w, { "heal", n = node.n, harm = node.harm }, who)
end

return {}
