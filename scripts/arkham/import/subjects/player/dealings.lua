-- More of what is done: additional clues, assets under somebody's control, enemies that flee to empty locations, assets by
-- their names, what each may choose, what those do who have committed cards, icons by the number.

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/encounter/calamities"
local production, frame, effects, costs, constants, amounts = language.production, language.frame, language.effects,
  language.costs, language.constants, language.amounts

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
for _, name in ipairs { "outcome", "if_successful", "instead" } do
  local before = language.grammar.builders[name]
  language.builder(name, function(node)
    if says_more(node.what) then return nil end
    if before then return before(node) end
    return node
  end)
end
local AFTER_CLUES = { ["after test_succeeded"] = true, ["after clues_discovered"] = true }
function effects.discover_more(w, node, who)
  if not AFTER_CLUES[w.event] or w.event == "after test_succeeded" and w.tested_kind ~= "investigating" or w.place.result then
    w:refuse("in addition to which clues?")
  end
  effects.discover(w, { "discover", n = node.n, at = node.at }, who)
end
-- Without a place: where the investigation was that has just succeeded.
frame { name = "discover more there", text = "*discover {n:number} additional clue<s>", means = { "discover_more_there", n = "$n" },
  example = "location: [reaction] After you successfully investigate this location: Discover 1 additional clue. (Limit once per round.)",
  near = "location: [reaction] After you enter this location: Discover 1 additional clue. (Limit once per round.)" }
function effects.discover_more_there(w, node, who)
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
      if p.x[1] ~= "a" or p.x.set.at ~= "yours" and (name == "yours" or p.x.set.at ~= "here") then return nil end
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
    local where = (p.s.at == "yours" or p.s.at == "here") and (p.s.where or p.s.at == "here" and {})
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

-- Where tokens come from changes nothing.
for _, of in ipairs { "enemy", "location", "asset" } do
  frame { name = "place counters from the pool on " .. of,
    text = "*place {n:number} {c:counter} on {x:" .. of .. "} <from the token pool|from the token bank|( from the token pool )|( from the token bank )>",
    means = function(p)
      if p.c == "doom" or p.c == "damage" or p.c == "horror" or of == "location" and p.c == "clues" then return nil end
      return { "place_on", of = p.x[1] ~= "it" and of or nil, n = p.n, counter = p.c, on = p.x }
    end, take = function() end,
    example = of == "enemy" and "treachery: Revelation - Place 1 clue on the nearest [[Cultist]] enemy (from the token pool)." or nil,
    near = of == "enemy" and "treachery: Revelation - Place 1 clue on the nearest [[Cultist]] enemy (from the token box)." or nil }
end
frame { name = "heal a card of yours", text = "*heal {n:number} {h:harm} from a card you control", means = { "heal_card_of_yours", n = "$n", harm = "$h" },
  example = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from a card you control.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from a cart you control." }
function effects.heal_card_of_yours(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  local name = w:name "card"
  w:would_change("you." .. node.harm .. " > 0 or any(my_assets: it." .. node.harm .. " > 0)")
  w:emit("local " .. name .. ' = choose(you, "Heal which card?", filter(find "in_play", function(other)')
  w:emit('  return (other == you or other:is "asset" and other.controller == you) and other.' .. node.harm .. " > 0")
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_" .. node.harm .. "(" .. node.n .. ") end")
end
frame { name = "heal anybody here", text = "*heal {n:number} {h:harm} from an investigator or asset <at|in> your location",
  means = { "heal_card_here", n = "$n", harm = "$h" },
  example = "event: Heal 3 damage from an investigator or asset at your location.", near = "event: Heal 3 damage from an investigator or enemy at your location." }
function effects.heal_card_here(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  w:needs_you()
  local whose = '(other:is "investigator" or other:is "asset") and other.place == you.place and other.' .. node.harm .. " > 0"
  w:would_change_asked("any(in_play: (it is investigator or it is asset) and place(it) == here and it." .. node.harm .. " > 0)",
    '#filter(find "in_play", function(other) return ' .. whose .. " end) > 0")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit("  return " .. whose)
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_" .. node.harm .. "(" .. w:number(node.n) .. ") end")
end
frame { name = "remove doom from one of yours", text = "*remove {n:number} doom from a card you control", means = { "less_own_doom", n = "$n" },
  example = "event: Remove 1 doom from a card you control.", near = "event: Remove 1 doom from a card you like." }
function effects.less_own_doom(w, node, who)
  if who ~= "you" then w:refuse("whose card is it?") end
  w:needs_you()
  w:would_change "any(in_play: (it == you or it.controller == you) and it.doom > 0)"
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "From which card?", filter(find "in_play", function(other)')
  w:emit "  return (other == you or other.controller == you) and other.doom > 0"
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ':add("doom", -' .. node.n .. ") end")
end
for number, text in ipairs { "*put <a|an> {k:playable} from ~your hand into play", "*put <a|an> {k:playable} into play from ~your hand" } do
  frame { name = "put into play from hand " .. number, text = text, means = { "into_play_from_hand", kind = "$k" },
    take = number == 2 and function() end or nil,
    example = number == 1 and "event: Put an [[Item]] asset from your hand into play." or nil,
    near = number == 1 and "event: Put an [[Item]] event from your hand into play." or nil }
end
function effects.into_play_from_hand(w, node, who)
  local kind = node.kind
  if who ~= "you" or not w:alone() or w.asked or kind.type ~= "asset" or w.place.result then w:refuse("is it known that there is such a card?") end
  local parts = { 'card ~= me and card:is "asset"' }
  if kind.other then
    parts[2] = '(card:is "' .. w:tag(kind.trait) .. '" or card:is "' .. w:tag(kind.other) .. '")'
  elseif kind.trait then
    parts[2] = 'card:is "' .. w:tag(kind.trait) .. '"'
  end
  parts[#parts + 1] = "card:could_enter(you)"
  local list = 'filter(cards_in("hand", you), function(card) return ' .. table.concat(parts, " and ") .. " end)"
  if w.kind == "revelation" or w.kind == "forced" then w:would_change() else w.asked = "function(me, you) return #" .. list .. " > 0 end" end
  w:emit('local chosen = choose(you, "Which card is put into play?", ' .. list .. ")")
  w:emit "if chosen then chosen:enter_play(you) end"
end
-- Harm that is placed on this, and harm that moves.
frame { name = "horror on this", text = "*place {n:number} horror on {m:me_asset}", means = { "horror_on_me", n = "$n", me = "$m" },
  example = "asset: Forced - After an enemy attacks you: Place 1 horror on this asset.",
  near = "asset: Forced - After an enemy attacks you: Place 1 terror on this asset." }
function effects.horror_on_me(w, node)
  if not w.facts.kinds.asset or w.kind == "revelation" then w:refuse("is this in play?") end
  w:would_change()
  w:emit("me:place_harm { horror = " .. node.n .. " }")
end
local damage_on_me = effects.damage_on_me
function effects.damage_on_me(w, node, ...)
  if not w.facts.kinds.asset or w.kind == "revelation" then return damage_on_me(w, node, ...) end
  w:would_change()
  w:emit("me:place_harm { damage = " .. node.n .. " }")
end
language.example("damage on this asset", "asset: Forced - After an enemy attacks you: Place 1 damage on this asset.")
frame { name = "move damage to an enemy", text = "*move {n:number} damage from <~you|your investigator|your investigator card> to {e:enemy}",
  means = { "damage_moves", n = "$n", to = "$e" },
  example = "asset: [free] Exhaust this asset: Move 1 damage from you to an enemy at your location.",
  near = "asset: [free] Exhaust this asset: Move 1 damage from you to a friend at your location." }
function effects.damage_moves(w, node, who)
  if who ~= "you" or node.n ~= 1 or w.depth > 0 or not w.ability_conditions then w:refuse("whose damage is it?") end
  w:needs_you()
  table.insert(w.ability_conditions, "you.damage > 0")
  local function can(x) return x .. ".cannot_be_damaged == 0" end
  things.one(w, node.to, "enemy", "To which enemy?", function(enemy) w:emit("you:move_harm(" .. enemy .. ", { damage = 1, source = you })") end,
    { expr = can, lua = function(x) return x .. ':check "cannot_be_damaged" == 0' end })
end
-- "Return this to your hand", of a skill whose test has succeeded: at the end of the test.
local return_me = effects.return_me
function effects.return_me(w, node, who)
  if w.facts.type ~= "skill" or w.kind ~= "if_successful" or who ~= "you" then return return_me(w, node, who) end
  w:would_change()
  w:emit 'me:modify("returns_to_hand", 1, "test")'
end
language.example("a skill that returns", "skill: If this skill test is successful by 2 or more, return this skill to your hand.",
  "skill: If this skill test is successful by 2 or more, return this skill to your head.")
-- "If you have no clues, discover 2 clues instead": where the clues of before are.
production { name = "discover instead", of = "if_instead", text = "if {c:condition} , <|you> discover {n:number} clue<s> <,|> instead",
  means = { "if_instead", condition = "$c", what = { "does", who = { "you" }, what = { "discover_instead", n = "$n" } } },
  example = "event: Discover 1 clue at your location. If you have no cards in hand, discover 2 clues instead.",
  near = "event: Draw 1 card. If you have no cards in hand, discover 2 clues instead." }
local instead = language.instead
function language.instead(before, node)
  if node.what[1] ~= "does" or node.what.what[1] ~= "discover_instead" then return instead(before, node) end
  local act = before and before[1] == "does" and before.what
  if not act or act[1] ~= "discover" then return nil end
  return instead(before, { "if_instead", condition = node.condition,
    what = { "does", who = before.who, what = { "discover", n = node.what.what.n, at = act.at } } })
end

-- A weakness is never discarded as a cost.
production { name = "cost: cards that are no weakness", of = "cost", text = "<choose and|> discard {n:number} non-weakness card<s> from your hand",
  means = { "discard_hand", n = "$n", plain = true },
  example = "asset: [action] Discard a non-weakness card from your hand: Gain 2 resources.",
  near = "asset: [action] Discard a non-weakness card from your deck: Gain 2 resources." }

-- --- tests and tokens -------------------------------------------------------------------------------------------------

production { name = "harder for each investigator", of = "test_mod", text = "this <skill|> test gets {n:signed} [per_investigator] difficulty",
  means = { "harder", n = "$n", each = { "seats" } },
  example = "location: [action]: Test [agility] (2). This test gets +1 [per_investigator] difficulty. If you succeed, gain 2 resources.",
  near = "location: [action]: Test [agility] (2). This test gets +1 [per_investigator] damage. If you succeed, gain 2 resources." }
function amounts.seats() return { expr = "players", lua = "#seats()" } end
frame { name = "tokens back to the pool", text = "*search the chaos bag for {n:number} {t:pool_token} token<s> and *return <it|them> to the token pool",
  means = { "remove_pool_tokens", n = "$n", token = "$t" }, take = function() end,
  example = "asset: [reaction] After your turn ends: Search the chaos bag for 1 [curse] token and return it to the token pool.",
  near = "asset: [reaction] After your turn ends: Search the chaos bag for 1 [curse] token and return it to the token box." }
for _, value in ipairs { "fight", "evade" } do
  production { name = "amount: " .. value .. " of the evaded enemy", of = "amount", text = "the evaded enemy 's " .. value .. " <value|>",
    means = { "of_evaded", value = value },
    example = value == "evade" and "asset: [reaction] After you evade an enemy, exhaust this asset: Gain X resources, where X is the evaded enemy's evade value." or nil,
    near = value == "evade" and "asset: [reaction] After you defeat an enemy, exhaust this asset: Gain X resources, where X is the evaded enemy's evade value." or nil }
end
function amounts.of_evaded(w, node)
  if w.event ~= "after evaded" or w.place.result then w:refuse("which enemy is it?") end
  return { expr = "subject." .. node.value, lua = 'event.subject:check "' .. node.value .. '"' }
end
frame { name = "add up to so many tokens", text = "*add up to {n:digits} {t:pool_token} tokens to the chaos bag",
  means = { "add_up_to", n = "$n", token = "$t" },
  example = "asset: [reaction] After this asset enters play: Add up to 2 [bless] tokens to the chaos bag.",
  near = "asset: [reaction] After this asset enters play: Add up to 2 [skull] tokens to the chaos bag." }
function effects.add_up_to(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("who chooses?") end
  w:would_change(node.token .. "_left > 0")
  w:emit('local added = choose_number(you, "How many tokens are added?", 0, math.min(' .. node.n .. ', tokens_left "' .. node.token .. '"))')
  w:emit('if added > 0 then add_tokens("' .. node.token .. '", added) end')
end

-- --- icons of skills ------------------------------------------------------------------------------------------------------

local UP_TO = " <( max {j:signed} )|( to a maximum of {j:signed} )>"
local function most(p, up_to)
  if not up_to then return nil end
  -- "+3" of one icon.
  if #p.i ~= 2 or p.j < 1 then return false end
  local list = { "icons" }
  for n = 1, p.j do list[n + 1] = p.i[2] end
  return list
end
for name, text in pairs { before = "for every {k:digits} {n:counted_many} , {m:me} gains {i:icons}",
  behind = "{m:me} gains {i:icons} for every {k:digits} {n:counted_many}" } do
  for _, up_to in ipairs { false, true } do
    production { name = "icons for every, " .. name .. (up_to and ", at most" or ""), of = "constant", text = text .. (up_to and UP_TO or ""),
      means = function(p)
        local limit = most(p, up_to)
        if limit == false then return nil end
        return { "icons_every", k = p.k, n = p.n, icons = p.i, most = limit, signed = limit and true }
      end,
      take = function(node)
        if node[1] ~= "icons_every" or node.up or (node.signed or false) ~= up_to or node.most and not up_to then return nil end
        return { k = node.k, n = node.n, i = node.icons, m = { "me" }, j = node.most and #node.most - 1 }
      end,
      example = name == "behind" and up_to and "skill: This skill gains [wild] for every 2 clues you control (max +3)." or
        name == "before" and not up_to and "skill: For every 2 doom in play, this skill gains [wild]." or nil,
      near = name == "behind" and up_to and "skill: This skill gains [wild] for every 2 clues you control (max -3)." or nil }
  end
end
production { name = "icons for each, at most, first", of = "constant",
  text = "for each {n:counted} <( to a <max|maximum> of {k:digits} )|( max {k:digits} )> , {m:me} gains {i:icons}",
  means = { "icons_each", each = { "at_most", of = "$n", most = "$k" }, icons = "$i", me = "$m" },
  example = "skill: For each clue you have (to a max of 3), this skill gains [wild].",
  near = "skill: For each clue you have (to a fox of 3), this skill gains [wild]." }
production { name = "counted: discard pile", of = "counted_many", text = "cards in your discard pile", means = { "discard_size" },
  example = "skill: For every 5 cards in your discard pile, this skill gains [wild]." }
function amounts.discard_size(w)
  w:needs_you()
  return { expr = "count(discard)", lua = 'size("discard", you)' }
end
production { name = "counted: doom in play", of = "counted_many", text = "doom in play", means = { "all_doom" } }
function amounts.all_doom()
  return { expr = "doom_in_play", lua = '(function() local n = 0 each(find "doomed", function(card) n = n + card.doom end) return n end)()' }
end
production { name = "counted: harm on you", of = "counted_many", text = "total damage <and/or|and> horror on your investigator <|card>",
  means = { "harm_on_you" }, example = "skill: This skill gains [wild] for every 3 total damage and/or horror on your investigator card." }
function amounts.harm_on_you(w)
  w:needs_you()
  return { expr = "(you.damage + you.horror)", lua = "(you.damage + you.horror)" }
end
production { name = "counted: harm on yours", of = "counted_many", text = "total damage <and/or|and> horror <among|on> cards you control",
  means = { "harm_on_yours" }, example = "skill: This skill gains [wild] for every 3 total damage and/or horror among cards you control." }
function amounts.harm_on_yours(w)
  w:needs_you()
  return { expr = "(you.damage + you.horror + sum(my_assets: it.damage + it.horror))" }
end

return {}
