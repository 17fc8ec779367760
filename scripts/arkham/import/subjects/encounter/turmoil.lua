-- What happens on enemies, locations and treacheries out of the usual: enemies that enter, first times, explorations,
-- people who are poisoned, what is flipped to its doom side, what several set-aside locations do.

local language = require "import/language"
local things = require "import/subjects/things"
local triggers = require "import/subjects/triggers"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters, amounts = language.conditions, language.filters, language.amounts
local happening, example = language.happening, language.example
local OFFERED = language.offered
local roles = triggers.roles

local THREAT = "treachery: Revelation - Put this card into play in your threat area. // "

-- --- enemies that come and go ----------------------------------------------------------------------------------------

happening("attacks by alert", "{e:me_enemy} attacks via its alert keyword",
  { "attack", me = "$e", where = { "enemy == me", "kind == by_alert" }, of = "enemy", bound = { "enemy", "me" } },
  "enemy: Forced - After this enemy attacks via its alert keyword: It gets -2 evade for the remainder of the round.",
  "enemy: Forced - After this enemy attacks via its hunter keyword: It gets -2 evade for the remainder of the round.")

-- "Enters" is to move there or to spawn there.
happening("comes to your location", "{e:enemy} enters ( moves into or spawns at ) your location",
  { "enters", actor = "$e", where = { "subject == here" }, of = "own" },
  THREAT .. "Forced - After an enemy enters (moves into or spawns at) your location: Lose 1 resource.",
  THREAT .. "Forced - After an enemy enters (moves into or spawns at) my location: Lose 1 resource.")
happening("moves into this", "{e:enemy} moves <into|to> {l:me_location}",
  { "enters", actor = "$e", me = "$l", where = { "location == me", "from ~= none" }, of = "location" },
  "location: Forced - After an enemy moves into this location: Exhaust that enemy.",
  "location: Forced - After an enemy moves out of this location: Exhaust that enemy.")
happening("enters where one is", "{e:me_enemy} enters a location with <a|an> {t:trait} enemy",
  { "enters", me = "$e", with_trait = "$t", where = { "mover == me" }, of = "enemy", bound = { "enemy", "me" } },
  "enemy: Forced - After this enemy enters a location with a [[Ghoul]] enemy: Deal 1 damage to this enemy.",
  "enemy: Forced - After this enemy enters a location with a [[Ghoul]] asset: Deal 1 damage to this enemy.")
happening("you attack this", "{a:doer} <attack|attacks> {e:me_enemy}",
  { "test_begins", actor = "$a", me = "$e", where = { "attacking", "test.target == me" }, of = "enemy", only = "when" },
  "enemy: Forced - When you attack this enemy: Lose 1 resource.",
  "enemy: Forced - After you attack this enemy: Lose 1 resource.")
happening("deals damage by its attack", "{e:me_enemy} deals you damage from its attack",
  { "investigator_harmed", actor = { "you" }, me = "$e", where = { "source == me", "damage > 0" }, of = "enemy", only = "after" },
  "enemy: Forced - After this enemy deals you damage from its attack: Lose 1 resource.",
  "enemy: Forced - After this enemy deals you horror from its attack: Lose 1 resource.")
roles.damage_dealt = { actor = "investigator", subject = "investigator" }

local write = language.events.write
function language.events.write(w, node)
  local what = node.what
  local t = write(w, node)
  if what.with_trait then
    t.conditions[#t.conditions + 1] = "any(enemies: it ~= me and it is " .. w:tag(what.with_trait) ..
      " and place(it) == location)"
  end
  return t
end

-- "At that location": the one of which the event speaks.
filters.at_that_location = { of = { enemy = true, investigator = true } }
production { name = "at that location", of = "behind", text = "at that location", means = { "at_that_location" },
  example = "enemy: Forced - After this enemy enters a location: Each investigator at that location loses 1 resource.",
  near = "enemy: Forced - After this enemy attacks: Each investigator at that location loses 1 resource." }
local function without_that(set)
  local rest, said = {}, false
  for _, f in ipairs(set.where or {}) do
    if f[1] == "at_that_location" then said = true else rest[#rest + 1] = f end
  end
  return { "set", of = set.of, at = set.at, where = #rest > 0 and rest or nil }, said
end
local list_of = things.list
function things.list(w, set, want)
  local rest, said = without_that(set)
  if not said then return list_of(w, set, want) end
  local bound = w:find_bound "location"
  if want or bound.guarded then w:refuse("which location is meant?") end
  return list_of(w, rest, function(x) return x .. ".place == " .. bound.code end)
end
local any_of = things.any
function things.any(w, set, want, want_lua)
  local rest, said = without_that(set)
  if not said then return any_of(w, set, want, want_lua) end
  local bound = w:find_bound "location"
  if bound.guarded or not bound.expression then w:refuse("which location is meant?") end
  local function both(f, is_there)
    return function(x) return (f and f(x) .. " and " or "") .. is_there(x) end
  end
  return any_of(w, rest, both(want, function(x) return "place(" .. x .. ") == " .. bound.expression end),
    both(want_lua, function(x) return x .. ".place == " .. bound.code end))
end
for _, name in ipairs { "count", "said" } do
  local ask = things[name]
  things[name] = function(w, set, ...)
    local _, said = without_that(set)
    if said then w:refuse("which location is meant?") end
    return ask(w, set, ...)
  end
end

-- --- for the first time ----------------------------------------------------------------------------------------------

for per, text in pairs { turn = "each turn", round = "each round" } do
  production { name = "first time " .. text, of = "trigger", text = "the first time {e:happening} " .. text,
    means = { "event", tier = "after", what = "$e", first_in = per },
    example = per == "turn" and THREAT .. "Forced - The first time you move each turn: Take 1 horror." or nil,
    near = per == "turn" and THREAT .. "Forced - The second time you move each turn: Take 1 horror." or nil }
  production { name = "first time, " .. text, of = "trigger", text = "the first time " .. text .. " {e:happening}",
    means = { "event", tier = "after", what = "$e", first_in = per }, take = function() end }
end
local with_first = language.events.write
-- Of moves it is known which of the turn one is, whether or not this card was there for those before. A limit would not
-- know of what happened before the card came into play. What happens in nobody's turn is not the first time in a turn.
function language.events.write(w, node)
  local t = with_first(w, node)
  if not node.first_in then return t end
  if w.kind ~= "forced" then w:refuse("whose first time is it?") end
  if node.first_in ~= "turn" or t.point ~= "moves" then w:refuse("has it happened before?") end
  table.insert(t.conditions, 1, "move_of_turn == 1")
  return t
end
-- --- the next upkeep -------------------------------------------------------------------------------------------------

-- When it comes, the card is told not to ready; until then other effects may ready it.
-- Of the enemy itself (attacks.lua has the words).
local stays = effects.stays_exhausted
function effects.stays_exhausted(w, node)
  local mine = node.of == "it" and w.kind == "forced" and w.facts.type == "enemy" and not w.place.result
  if not mine then return stays(w, node) end
  if w:find_bound(nil).code ~= "me" then w:refuse("what does not ready?") end
  w:would_change()
  w:emit 'me:arm("stays_exhausted")'
  language.armed(w, "stays_exhausted", "It does not ready in that upkeep phase.", { { "after", '"phase_begins"' },
    { "condition", '"phase == 4"' }, { "effect", lines = { 'me:modify("cannot_ready", 1, "phase")' }, as = "target" } })
end
example("it does not ready", "enemy: Forced - After this enemy exhausts: It does not ready during the next upkeep phase.",
  "enemy: Forced - After this enemy exhausts: It does not ready during the next enemy phase.")
production { name = "your cards do not ready in upkeep", of = "sentence",
  text = "during the next upkeep phase , your exhausted cards cannot ready", means = { "yours_tired_in_upkeep" },
  example = "enemy: Forced - After this enemy attacks you: During the next upkeep phase, your exhausted cards cannot ready.",
  near = "enemy: Forced - After this enemy attacks you: During the next enemy phase, your exhausted cards cannot ready." }
function effects.yours_tired_in_upkeep(w)
  if not w.facts.kinds.enemy then w:refuse("for how long is this in play?") end
  w:needs_you()
  w:would_change()
  w:emit 'me:arm("stay_exhausted", you)'
  language.armed(w, "stay_exhausted", "Your exhausted cards do not ready in that upkeep phase.", {
    { "after", '"phase_begins"' }, { "condition", '"phase == 4"' }, { "effect", as = "target", lines = {
      'each(filter(find "in_play", function(card) return card.controller == you and card:is "player_card" end), function(card)',
      '  card:modify("cannot_ready", 1, "phase")', "end)" } } })
end

-- --- poisoned --------------------------------------------------------------------------------------------------------

-- The weakness of that title says so of whoever has it.
local POISON = 'function(card) return card.title == "Poisoned" end'
local function poisoned(x) return "#filter(find(\"my_threat_area\", " .. x .. "), " .. POISON .. ") > 0" end
for name, is in pairs { ["you are poisoned"] = true, ["you are not poisoned"] = false } do
  language.condition_of_two(name, name, { "poisoned", is = is },
    is and "treachery: Revelation - If you are poisoned, take 1 horror." or nil,
    is and "treachery: Revelation - If you are posing, take 1 horror." or nil)
end
function conditions.poisoned(w, node)
  w:needs_you()
  return { lua = (node.is and "" or "not (") .. poisoned "you" .. (node.is and "" or ")") }
end
production { name = "each who is poisoned", of = "clause", text = "each investigator who is poisoned takes {n:number} {h:harm}",
  means = { "harm_poisoned", n = "$n", harm = "$h" },
  example = "treachery: Revelation - Each investigator who is poisoned takes 1 horror.",
  near = "treachery: Revelation - Each investigator who is poisoned takes 1 clue." }
function effects.harm_poisoned(w, node)
  if OFFERED[w.kind] then w:refuse("is anybody poisoned?") end
  w:would_change()
  w:emit("harm_all(nil, filter(players(), function(inv) return " .. poisoned "inv" .. " end), " ..
    (node.harm == "damage" and node.n or "0, " .. node.n) .. ")")
end
frame { name = "a set-aside weakness", text = "*put a set-aside {n:card_name} weakness into play in ~your threat area",
  means = { "set_aside_weakness", name = "$n" },
  near = "treachery: Revelation - Put a set-aside Night Porter asset into play in your threat area." }
-- Nobody can have two of this one (it is limited to one for each investigator).
function effects.set_aside_weakness(w, node, who)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  if node.name ~= "Poisoned" then w:refuse("how many of them can be there?") end
  local list = 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) ..
    ' and card:is "weakness" end)'
  w:would_change_if("#" .. list .. " > 0 and not (" .. poisoned(who) .. ")")
  local weakness = w:name "weakness"
  w:emit("local " .. weakness .. " = " .. list .. "[1]")
  w:emit("if " .. weakness .. " and not (" .. poisoned(who) .. ") then " .. weakness .. ":put_in_threat_area(" .. who .. ") end")
end

-- --- exploring -------------------------------------------------------------------------------------------------------

roles.exploration_failed, roles.exploration_succeeded = { actor = "investigator" }, { actor = "investigator" }
-- Where the explorer is: nobody leaves a location by an exploration without success.
production { name = "explore in vain", of = "trigger",
  text = "after you explore while <at|in> {l:me_location} , if the exploration was not successful",
  means = { "event", tier = "after",
    what = { "exploration_failed", actor = { "you" }, me = "$l", where = { "place(actor) == me" }, of = "location" } },
  example = "location: Forced - After you explore while at this location, if the exploration was not successful: Lose 1 resource.",
  near = "location: Forced - After you explore while at this location, if the exploration was not long: Lose 1 resource." }

-- --- doom and clues --------------------------------------------------------------------------------------------------

frame { name = "flip a clue of this",
  text = "*flip {n:number} <|of the> clue<s> <token|> on <{m:me_location}|it> to its doom side",
  means = { "clue_to_doom", n = "$n" },
  example = "location: Forced - After this location is revealed: Flip 1 clue on this location to its doom side.",
  near = "location: Forced - After this location is revealed: Flip 1 clue on this location to its other side." }
function effects.clue_to_doom(w, node)
  if w.facts.type ~= "location" then w:refuse("on which location?") end
  for _, bound in ipairs(w.bound) do
    if bound.code ~= "me" and bound.of ~= "investigator" then w:refuse("on which location?") end
  end
  w:would_change "me.clues > 0"
  local flipped = w:name "flipped"
  w:emit("local " .. flipped .. ' = -me:add("clues", -' .. node.n .. ")")
  w:emit("if " .. flipped .. " > 0 then place_doom(me, " .. flipped .. ") end")
end

-- --- set-aside locations ---------------------------------------------------------------------------------------------

production { name = "several set-aside locations", of = "clause",
  text = "put <|into play> the {n:digits} set-aside {l:location_name} locations <into play|>",
  means = { "put_copies", n = "$n", name = "$l" },
  example = "location: Forced - After this location is revealed: Put into play the 3 set-aside Night Hall locations.",
  near = "location: Forced - After this location is revealed: Put into play the 3 discarded Night Hall locations." }
function effects.put_copies(w, node)
  if OFFERED[w.kind] then w:refuse("are they set aside?") end
  w:would_change()
  w:emit('each({ unpack(filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) ..
    ' and card:is "location" end), 1, ' .. node.n .. ") }, function(place) put_location(place) end)")
end
frame { name = "draw a set-aside enemy", text = "*draw the set-aside {n:enemy_name} enemy",
  means = { "draw_set_aside", name = "$n" } }
function effects.draw_set_aside(w, node, who)
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local enemy = w:name "enemy"
  w:emit("local " .. enemy .. ' = filter(cards_in "set_aside", function(card) return card.title == ' ..
    w:quote(node.name) .. ' and card:is "enemy" end)[1]')
  w:emit("if " .. enemy .. " then draw_encounter(" .. who .. ", " .. enemy .. ") end")
end

-- --- cards drawn -----------------------------------------------------------------------------------------------------

production { name = "as many encounter cards", of = "sentence",
  text = "one at a time , draw that many cards from the top of the encounter deck", means = { "draw_encounter_each" },
  example = "location: Forced - After you discover 1 or more clues at this location: One at a time, draw that many cards from the top of the encounter deck.",
  near = "location: Forced - After you enter this location: One at a time, draw that many cards from the top of the encounter deck." }
function effects.draw_encounter_each(w)
  w:needs_you()
  local n = w:number { "happened" }
  w:would_change()
  w:block("for _ = 1, " .. n .. " do", function() w:emit "draw_encounter(you)" end)
end
happening("draw this", "you draw {e:me_enemy}",
  { "encounter_drawn", actor = { "you" }, me = "$e", where = { "card == me" }, of = "enemy", only = "after" })
frame { name = "draw copies from victory", text = "*draw each {m:me_enemy} in the victory display <as well|>",
  means = { "draw_from_victory", me = "$m" },
  example = "enemy: Forced - After you draw this enemy: Draw each this enemy in the victory display as well.",
  near = "enemy: Forced - After you draw this enemy: Draw each this enemy in the discard pile as well." }
-- What is drawn by this draws others no more: there are none left.
function effects.draw_from_victory(w, _, who)
  w:would_change_if '#filter(cards_in "victory", function(card) return card.title == me.title end) > 0'
  w:emit 'local drawn = filter(cards_in "victory", function(card) return card.title == me.title end)'
  w:block("each(drawn, function(enemy)", function()
    w:emit('if enemy.zone == "victory" then draw_encounter(' .. who .. ", enemy) end")
  end, "end)")
end
frame { name = "redraw the hand", text = "*discard <his or her|their|~your> hand , then *draw that many cards",
  means = { "redraw_hand" },
  example = "enemy: Forced - When the round ends, if this enemy is ready: Each investigator at its location discards their hand, then draws that many cards." }
function effects.redraw_hand(w, _, who)
  w:change_of(who, "any(hand)")
  local hand = w:name "hand"
  w:emit("local " .. hand .. ' = filter(cards_in("hand", ' .. who .. '), function(card) return not card:is "hidden" end)')
  w:emit(who .. ":discard_cards(" .. hand .. ")")
  w:emit("if #" .. hand .. " > 0 then " .. who .. ":draw(#" .. hand .. ") end")
end

-- --- tests -----------------------------------------------------------------------------------------------------------

production { name = "later tests are harder", of = "clause",
  text = "increase the difficulty of each subsequent test you perform this turn by {n:number}",
  means = { "harder_this_turn", n = "$n" },
  example = THREAT .. "Forced - After you succeed at a skill test during your turn: Increase the difficulty of each subsequent test you perform this turn by 1.",
  near = THREAT .. "Forced - After you succeed at a skill test: Increase the difficulty of each subsequent test you perform this turn by 1." }
function effects.harder_this_turn(w, node)
  w:needs_you()
  if not w.my_turn then w:refuse("whose turn is it?") end
  w:would_change()
  w:emit('you:modify("test_difficulty", ' .. node.n .. ', "turn")')
end
happening("begin a hard test", "{a:doer} <initiate|initiates> a skill test with a difficulty of {r:range}",
  { "test_begins", actor = "$a", hard = "$r" },
  THREAT .. "Forced - After you initiate a skill test with a difficulty of 3 or higher: Lose 1 resource.",
  THREAT .. "Forced - After you initiate a skill test with a bonus of 3 or higher: Lose 1 resource.")
production { name = "or higher", of = "range", text = "{n:number} or <higher|greater>", means = { ">=", n = "$n" } }
-- As a test begins, its difficulty has not been set down yet: what it would be (lib/test.lua, ST.5).
local DIFFICULTY = "max(0, test.base + (test.target ~= none and test.against >= 0) * max(0, value(test.target, " ..
  "test.against)) + test.tester.test_difficulty)"
local with_hard = language.events.write
function language.events.write(w, node)
  local t = with_hard(w, node)
  local hard = node.what.hard
  if hard then t.conditions[#t.conditions + 1] = DIFFICULTY .. " " .. hard[1] .. " " .. hard.n end
  -- A test begins at once: nothing is announced after that.
  if t.point == "test_begins" and t.tier == "after" then t.tier = "at" end
  return t
end
-- The turn of whoever investigates; a test that they make in another turn counts to the end of the round.
production { name = "lower shroud", of = "sentence", text = "until the end of your turn , reduce its shroud by {n:number}",
  means = { "lower_shroud", n = "$n" },
  example = "location: Forced - After you fail a skill test while investigating this location: Until the end of your turn, reduce its shroud by 1.",
  near = "location: Forced - After you fail a skill test while investigating this location: Until the end of their turn, reduce its shroud by 1." }
function effects.lower_shroud(w, node)
  w:needs_you()
  if w.facts.type ~= "location" or w:find_bound(nil).code ~= "me" then w:refuse("whose shroud is it?") end
  w:would_change "me.shroud > 0"
  w:emit('me:modify("shroud", -' .. node.n .. ', game.active == you and "turn" or "round")')
end

-- --- attacks ---------------------------------------------------------------------------------------------------------

production { name = "attacks the others here", of = "clause",
  text = "{e:me_enemy} attacks each investigator it is not engaged with at its location <( regardless of whether it is ready or exhausted )|>",
  means = { "attacks_unengaged", me = "$e" },
  example = "enemy: Forced - When the enemy phase ends: This enemy attacks each investigator it is not engaged with at its location.",
  near = "enemy: Forced - When the enemy phase ends: This enemy attacks each enemy it is not engaged with at its location." }
function effects.attacks_unengaged(w)
  if w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
  w:would_change "any(investigators: place(it) == place(me) and it ~= bearer(me))"
  w:block("each(filter(investigators_at(me.place), function(inv) return inv ~= me.bearer end), function(inv)", function()
    w:emit "if me.in_play then me:attack(inv) end"
  end, "end)")
end
filters.many_discarded = { of = { investigator = true } }
production { name = "with so many discarded", of = "behind", text = "with more than {n:digits} cards in <his or her|their> discard pile",
  means = { "many_discarded", n = "$n" },
  example = "enemy: Forced - When this enemy attacks an investigator with more than 5 cards in their discard pile: Place 1 doom on this enemy.",
  near = "enemy: Forced - When this enemy attacks an investigator with more than 5 cards in their deck: Place 1 doom on this enemy." }
filters.many_discarded.lua = function(x, f) return 'size("discard", ' .. x .. ") > " .. f.n end
filters.many_discarded.expr = function(x, f)
  return "count(discards: it.owner == " .. (x == "it" and "that" or x) .. ") > " .. f.n
end

return {}
