-- What is lost or goes back: assets that return to a deck, hands that are discarded; the card that was just discarded
-- from
-- the encounter deck, enemies at a place of others, actions that remain.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, amounts, filters = language.conditions, language.amounts, language.filters
local OFFERED = language.offered

local condition = language.condition_of_two

-- --- assets that go back into a deck ---------------------------------------------------------------------------------

for _, moves in ipairs { true, false } do
  production { name = "shuffle an asset into a deck" .. (moves and ", moving its harm" or ""), of = "act",
    text = "<choose and shuffle|shuffle> <a|an> {s:core_asset} you control into <your|its owner 's> deck" ..
      (moves and " , moving all damage and horror from that asset to your investigator" or ""),
    means = { "recall_asset", set = "$s", moves = moves },
    example = moves and "treachery: Revelation - Shuffle a non-story asset you control into your deck, moving all " ..
      "damage " ..
      "and horror from that asset to your investigator. If no asset is shuffled into your deck by this effect, " ..
        "choose " ..
      "and discard 2 cards from your hand." or "treachery: Revelation - Choose and shuffle a non-story asset you " ..
      "control into its owner's deck. Discard the top 2 cards of that deck. If a copy of that asset is discarded, " ..
        "take " ..
      "1 horror.",
    near = moves and "treachery: Revelation - Shuffle a non-story asset you control into your deck, moving all " ..
      "damage " ..
      "and horror from that asset to another investigator." or nil }
end
-- It goes to its owner; into an empty deck no card is shuffled.
function effects.recall_asset(w, node, who)
  if who ~= "you" or w.depth > 0 or OFFERED[w.kind] or w.recalled or node.set.at then w:refuse("whose asset is it?") end
  w:needs_you()
  local set = { "set", of = "asset", at = "yours", where = node.set.where }
  local function stays(x) return x .. ':check "cannot_leave_play" == 0' end
  w:would_change()
  w:emit('local asset = choose(you, "Which asset goes into its deck?", ' .. things.list(w, set, stays) .. ")")
  w:emit "local recalled = false"
  w:block("if asset then", function()
    if node.moves then w:emit "local damage, horror = asset.damage, asset.horror" end
    w:emit 'recalled = asset:shuffle_into("deck", asset.owner or you)'
    if not node.moves then return end
    w:emit "if recalled then you:place_harm { damage = damage, horror = horror } end"
  end)
  w.recalled = true
end
production { name = "if nothing was shuffled", of = "sentence",
  text = "if no asset is shuffled into your deck by this effect , {x:sentence}", means = { "not_recalled",
    what = "$x" } }
function effects.not_recalled(w, node)
  if not w.recalled or w.depth > 0 then w:refuse("by which effect?") end
  w:block("if not recalled then", function() w:effect(node.what) end)
end
frame { name = "discard from that deck", text = "*discard the top {n:digits} cards of that deck",
  means = { "mill_that", n = "$n" } }
function effects.mill_that(w, node, who)
  if not w.recalled or w.depth > 0 or who ~= "you" then w:refuse("which deck?") end
  w:would_change()
  w:emit('local gone = asset and { unpack(cards_in("deck", asset.owner or you), 1, ' .. node.n .. ") } or {}")
  w:emit "discard_together(gone)"
end
condition("a copy is discarded", "a copy of that asset is discarded", { "copy_gone" })
function conditions.copy_gone(w)
  local last = w.lines[#w.lines] or ""
  local cards = last:match "^%s*discard_together%(({ unpack%(.+%) })%)$"
  if not w.recalled or w.depth > 0 or not cards and not last:find "discard_together%(gone%)$" then
    w:refuse("what is discarded?")
  end
  if cards then
    w.lines[#w.lines] = w.indent .. "local gone = " .. cards
    w:emit "discard_together(gone)"
  end
  return { lua = "asset and #filter(gone, function(card) return card.title == asset.title end) > 0" }
end

-- --- hands -----------------------------------------------------------------------------------------------------------

frame { name = "discard the hand", text = "*discard <each card in|all cards in|all cards from> ~your hand",
  means = { "discard_hand" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, discard each card in your hand.",
  near = "treachery: Revelation - Test [willpower] (3). If you fail, discard each card in your deck." }
function effects.discard_hand(w, _, who)
  w:change_of(who, "any(hand)")
  w:emit(who .. ':discard_cards(cards_in("hand", ' .. who .. "))")
end
production { name = "you must do", of = "sentence", text = "you must {x:clauses}", means = "$x", take = function() end,
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, you must discard 1 card at " ..
    "random " ..
    "from your hand.",
  near = "treachery: Revelation - Test [willpower] (3). For each point you fail by, you may must discard 1 card." }

-- --- the card that was discarded -------------------------------------------------------------------------------------

condition("what was discarded", "that card is <a|an> {s:sought_encounter}", { "found_is", what = "$s" },
  "location: Forced - After you enter this location: Discard the top card of the encounter deck. If that card is an " ..
    "enemy, draw it.",
  "location: Forced - After you enter this location: Discard the top 2 cards of the encounter deck. If that card is " ..
    "an " ..
    "enemy, draw it.")
function conditions.found_is(w, node)
  local last = w.lines[#w.lines] or ""
  local one = '^%s*discard_together%({ unpack%(cards_in%("encounter_deck"%), 1, 1%) }%)$'
  if w.depth > 0 or w.found or not last:find(one) then w:refuse("which card is meant?") end
  local what, tests = node.what, {}
  if what.other then w:refuse("two traits") end
  if what.trait then
    local tag = w:tag(what.trait)
    tests[1] = 'found:is "' .. tag .. '"'
  end
  if what.type ~= "" then tests[#tests + 1] = 'found:is "' .. what.type .. '"' end
  if #tests == 0 then w:refuse("which card is meant?") end
  w.lines[#w.lines] = w.indent .. 'local found = top "encounter_deck"'
  w:emit "if found then discard_to_pile(found) end"
  w.last = "refill_encounter_deck()"
  w.found = { type = what.type, lines = #w.lines + 1 }   -- the next line is that of the condition
  return { lua = "found and " .. table.concat(tests, " and ") }
end

-- --- where enemies are -----------------------------------------------------------------------------------------------

condition("that enemy is here", "that enemy is <at|in> your location", { "that_here" },
  "treachery: Revelation - Attach to the nearest [[Ghoul]] enemy. If that enemy is at your location, take 1 damage.",
  "treachery: Revelation - Attach to the nearest [[Ghoul]] enemy. If that enemy is at my location, take 1 damage.")
function conditions.that_here(w)
  w:needs_you()
  local bound = w:find_bound "enemy"
  local guard = type(bound.guarded) == "string" and bound.guarded or bound.code
  return { lua = (bound.guarded and guard .. " and " or "") .. bound.code .. ".place == you.place" }
end
filters.with_enemy = { of = { enemy = true },
  expr = function(x, f)
    if x ~= "it" then error({ why = "where they are cannot be asked here" }, 0) end
    return "any(enemies: place(it) == place(that) and it is " .. things.tag_of(f.trait) .. ")"
  end,
  lua = function(x, f)
    return "#filter(find \"enemies\", function(other) return other.place == " .. x .. '.place and other:is "' ..
      things.tag_of(f.trait) .. '" end) > 0'
  end }
production { name = "at the place of an enemy", of = "behind",
  text = "<in|at> the same location as <a|an> {t:trait} enemy",
  means = { "with_enemy", trait = "$t" },
  example = "agenda: Forced - At the start of the enemy phase: Discard each [[Ghoul]] enemy in the same location as " ..
    "a " ..
    "[[Cultist]] enemy.",
  near = "agenda: Forced - At the start of the enemy phase: Discard each [[Ghoul]] enemy in the same location as a " ..
    "[[Cultist]] asset." }

-- A location that was chosen, and who is there.
filters.with_somebody = { of = { location = true },
  expr = function(x)
    if x ~= "it" then error({ why = "who is there cannot be asked here" }, 0) end
    return "any(investigators: place(it) == that)"
  end,
  lua = function(x) return "#investigators_at(" .. x .. ") > 0" end }
production { name = "where somebody is", of = "behind", text = "where there is at least 1 investigator",
  means = { "with_somebody" } }
filters.at_chosen = { of = { enemy = true, investigator = true } }
production { name = "at the chosen location", of = "behind", text = "at the chosen location",
  means = { "at_chosen" },
  example = "treachery: Revelation - Choose a location where there is at least 1 investigator. Place 1 doom on that " ..
    "location. Each investigator at the chosen location takes 1 horror.",
  near = "treachery: Revelation - Each investigator at the chosen location takes 1 horror." }
-- The set without that, and whether it was said.
local function without_chosen(set)
  local rest, chosen = {}, false
  for _, f in ipairs(set.where or {}) do
    if f[1] == "at_chosen" then chosen = true else rest[#rest + 1] = f end
  end
  return { "set", of = set.of, at = set.at, where = #rest > 0 and rest or nil }, chosen
end
local list_of = things.list
function things.list(w, set, want)
  local rest, chosen = without_chosen(set)
  if not chosen then return list_of(w, set, want) end
  local bound = w:find_bound "location"
  if want or bound.guarded then w:refuse("which location is meant?") end
  return list_of(w, rest, function(x) return x .. ".place == " .. bound.code end)
end
for _, name in ipairs { "any", "count", "said" } do
  local ask = things[name]
  things[name] = function(w, set, ...)
    local _, chosen = without_chosen(set)
    if chosen then w:refuse("which location is meant?") end
    return ask(w, set, ...)
  end
end

-- --- actions that remain ---------------------------------------------------------------------------------------------

-- An additional action remains, too.
local LEFT = { expr = "(you.actions + count(additional_actions))",
  lua = '(you.actions + #find("additional_actions", you))' }
condition("so many actions", "you have {r:range} actions <remaining|left>",
  { "counter", of = "you", counter = "actions", range = "$r" },
  "location: Forced - After you reveal this location: If you have 2 or more actions remaining, take 1 horror.",
  "location: Forced - After you reveal this location: If you have 2 or more turns remaining, take 1 horror.")
local counter, yours = conditions.counter, amounts.yours
function conditions.counter(w, node)
  if node.of ~= "you" or node.counter ~= "actions" then return counter(w, node) end
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = LEFT.expr .. test, lua = LEFT.lua .. test }
end
function amounts.yours(w, node)
  if node.counter ~= "actions" then return yours(w, node) end
  w:needs_you()
  return LEFT
end

local of_tester = language.of_tester
function language.of_tester(text)
  if text ~= LEFT.expr then return of_tester(text) end
  return "(test.tester.actions + count(tester_additional_actions))"
end

-- --- the encounter deck ----------------------------------------------------------------------------------------------

for _, along in ipairs { false, true } do
  production { name = "shuffle in both copies" .. (along and ", along" or ""), of = "clause",
    text = "shuffle both set-aside {n:enemy_name} enemies into the encounter deck" ..
      (along and " , along with the encounter discard pile" or ""),
    means = { "shuffle_in", name = "$n", type = "enemy", all = true, along = along, both = true } }
end
for _, discards in ipairs { true, false } do
  local zones = discards and " and discard pile" or ""
  frame { name = "search for a named enemy and spawn it" .. zones,
    text = "*search the encounter deck" .. zones .. " for <a|an|a copy of|the> {n:enemy_name} <|enemy> <and|, and> " ..
      "*spawn it {p:spawn_place}",
    means = { "search_and_spawn", what = { "sought", type = "enemy", title = "$n" }, at = "$p", discards = discards } }
end

return {}
