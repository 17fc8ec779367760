-- What follows from tests and choices: "do both instead", "also", cards of a hand or play area, a test that comes behind an
-- effect, what is added to what has been discovered; and other words for what is said often.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, holds, constants = language.conditions, language.holds, language.constants
local condition = language.condition_of_two

local function nowhere() end
local REVELATION = "treachery: Revelation - "
local TEST = REVELATION .. "Test [willpower] (3). If you fail, "

-- --- do both instead -------------------------------------------------------------------------------------------------

local EITHER = { either = true, must_or = true, choose_one = true }
-- The choice that was left to somebody, and both of it if the condition holds.
local function both(before, condition)
  if not before or not EITHER[before[1]] then return nil end
  return { "if_else", condition = condition, what = { "seq", before.a, before.b }, other = before }
end
production { name = "if so, both", of = "if_instead", text = "if {c:condition} , do both <,|> instead",
  means = { "both_instead", condition = "$c" },
  example = REVELATION .. "You must either take 1 damage or lose 2 resources. If you have no clues, do both instead.",
  near = REVELATION .. "Take 1 damage or lose 2 resources at your choice. If you have no clues, do both instead." }
local instead = language.instead
--- language.instead(before, node): node?. What a later sentence says to do instead.
function language.instead(before, node)
  if node[1] == "both_instead" then return both(before, node.condition) end
  return instead(before, node)
end
production { name = "if you fail by so much, both", of = "outcome_instead",
  text = "if you <fail|failed> by {r:range} , do both <,|> instead", means = { "both_by", range = "$r" } }
language.example("if you fail by so much, both", TEST .. "you must either take 1 damage or lose 2 resources. If you fail by 2 or more, do both instead.",
  TEST .. "take 1 damage. If you fail by 2 or more, do both instead.")
function conditions.failed_by(w, node)
  if w.place.result ~= "fail" then w:refuse("no test says by how much") end
  return { lua = "event.amount " .. node.range[1] .. " " .. node.range.n }
end
--- language.both_instead(outcome, node): boolean. Changes the outcome to what the later sentence says; false: it cannot.
function language.both_instead(outcome, node)
  local changed = not outcome.by and both(outcome.what, { "failed_by", range = node.range })
  if changed then outcome.what, outcome.key = changed, nil end
  return changed ~= nil and changed ~= false
end

for of, verb in pairs { success = "succeed", fail = "fail" } do
  production { name = "if you " .. verb .. " by so much, also", of = "outcome",
    text = "if you <" .. verb .. "|" .. verb .. "ed> by {r:range} , also {x:clauses}",
    means = { "outcome", of = of, by = "$r", what = "$x" }, take = nowhere,
    example = of == "fail" and TEST .. "take 1 horror. If you fail by 2 or more, also lose 1 action." or nil,
    near = of == "fail" and TEST .. "take 1 horror. If you fail by 2 or more, almost lose 1 action." or nil }
end
production { name = "if you fail, after the test", of = "outcome",
  text = "if you fail , after this <skill|> test <|ends|resolves> , {x:sentence}",
  means = { "outcome", of = "fail", what = { "after_test", what = "$x" } },
  example = TEST:gsub("If you fail, $", "") .. "If you fail, after this skill test ends, take 1 horror.",
  near = TEST:gsub("If you fail, $", "") .. "If you fail, before this skill test ends, take 1 horror." }

-- --- a card of the hand or of the play area --------------------------------------------------------------------------

for type, text in pairs { [""] = "card", asset = "asset", event = "event" } do
  production { name = "a laid " .. text, of = "laid", text = text, means = { "laid", type = type } }
  production { name = "a laid trait " .. text, of = "laid", text = "{t:trait} " .. text, means = { "laid", type = type, trait = "$t" } }
  production { name = "a laid non-weakness " .. text, of = "laid", text = "non-weakness " .. text,
    means = { "laid", type = type, no_weakness = true } }
end
local PLACES = { play = "your play area", either = "<your hand or <your|> play area|your <hand|hand and/or from your play area> or from your play area|" ..
  "your play area <or|and/or> <from your|from|your|> hand>" }
for where, text in pairs(PLACES) do
  production { name = "discard from " .. where, of = "act", text = "<choose and|> discard <a|an|1> {s:laid} from " .. text,
    means = { "discard_laid", what = "$s", from = where },
    example = where == "play" and REVELATION .. "Choose and discard a card from your play area." or
      TEST .. "choose and discard an asset from your hand or play area.",
    near = where == "play" and REVELATION .. "Choose and discard a card from your dining area." or
      TEST .. "choose and discard an asset from your hand or deck area." }
end
function effects.discard_laid(w, node, who)
  if who ~= "you" then w:refuse("whose cards are they?") end
  w:needs_you()
  local what, parts, said = node.what, {}, {}
  local function also(expr, lua) parts[#parts + 1], said[#said + 1] = expr, lua end
  if what.trait then
    local tag = w:tag(what.trait)
    also("it is " .. tag, 'card:is "' .. tag .. '"')
  end
  if what.type ~= "" then also("it is " .. what.type, 'card:is "' .. what.type .. '"') end
  if what.no_weakness then also("it is not weakness", 'not card:is "weakness"') end
  local more, more_lua = #parts > 0 and ": " .. table.concat(parts, " and ") or "", table.concat(said, " and ")
  local laid = "any(my_play_area: it.cannot_leave_play == 0" .. (#parts > 0 and " and " .. table.concat(parts, " and ") or "") .. ")"
  local in_play = 'filter(find("my_play_area", you), function(card) return card:check "cannot_leave_play" == 0' ..
    (#said > 0 and " and " .. more_lua or "") .. " end)"
  local held = #said > 0 and 'filter(find("discardable", you), function(card) return ' .. more_lua .. " end)" or 'find("discardable", you)'
  w.in_lua = w.in_lua or {}
  local any = laid
  w.in_lua[laid] = "#" .. in_play .. " > 0"
  if node.from == "either" then
    local from_hand = "any(discardable" .. more .. ")"
    w.in_lua[from_hand] = "#" .. held .. " > 0"
    any = laid .. " or " .. from_hand
  end
  w:would_change(any)
  local card = w:name "card"
  local list = in_play
  if node.from == "either" then
    list = w:name "cards"
    w:emit("local " .. list .. " = " .. in_play)
    w:emit("each(" .. held .. ", function(card) " .. list .. "[#" .. list .. " + 1] = card end)")
  end
  w:emit("local " .. card .. ' = choose(you, "Discard which card?", ' .. list .. ', { purpose = "discard" })')
  local leave = card .. ":leave_play()"
  if node.from == "play" then return w:emit("if " .. card .. " then " .. leave .. " end") end
  w:block("if " .. card .. " and " .. card .. '.zone == "hand" then', function() w:emit("you:discard_cards({ " .. card .. " })") end,
    "elseif " .. card .. " then")
  w:emit("  " .. leave)
  w:emit "end"
end

-- --- one of three ----------------------------------------------------------------------------------------------------

production { name = "one of three", of = "sentence",
  text = "you must <either|> <( choose one ) :|choose one :|> {a:clause} , {b:clause} , or {c:clause}",
  means = { "choose_of", "$a", "$b", "$c" },
  example = REVELATION .. "You must (choose one): Take 1 damage, lose 2 resources, or place 1 of your clues on your location.",
  near = REVELATION .. "You must (choose two): Take 1 damage, lose 2 resources, or place 1 of your clues on your location." }
function effects.choose_of(w, node)
  w:needs_you()
  w:would_change()
  w:emit 'must_choose(you, "What do you choose?", {'
  for i = 2, #node do require("import/subjects/control").option(w, node[i]) end
  w:emit "})"
end
production { name = "must do one of two, shortly", of = "sentence", text = "you must {a:clauses} or {b:clauses}",
  means = function(p) return p.a[1] ~= "seq" and p.b[1] ~= "seq" and { "must_or", a = p.a, b = p.b } or nil end,
  take = function(node) return node[1] == "must_or" and { a = node.a, b = node.b } or nil end,
  example = TEST .. "you must take 1 damage or lose 2 resources.", near = TEST .. "you might take 1 damage or lose 2 resources." }
function effects.must_or(w, node) return effects.either(w, { "either", a = node.a, b = node.b }) end
production { name = "must either, in brackets", of = "sentence",
  text = "you must <either|> {a:clauses} <,|> or {b:clauses} ( choose one )", means = { "either", a = "$a", b = "$b" }, take = nowhere,
  example = TEST .. "you must either take 1 damage or lose 2 resources (choose one)." }
production { name = "either, in brackets", of = "sentence",
  text = "either {a:clauses} <,|> or {b:clauses} ( choose one )", means = { "choose_one", a = "$a", b = "$b" }, take = nowhere,
  example = TEST .. "either take 1 damage or lose 2 resources (choose one)." }

-- --- clues and cards more ----------------------------------------------------------------------------------------------

condition("you do not control any clues", "you do not <control|have> any clues", { "owns_no_clues" },
  REVELATION .. "If you do not control any clues, take 1 horror.", REVELATION .. "If you do not control any cues, take 1 horror.")
function conditions.owns_no_clues(w)
  w:needs_you()
  return { expr = "you.clues == 0", lua = "you.clues == 0" }
end
production { name = "amount: current shroud", of = "amount",
  text = "<the shroud <value|> of your current location|your current location 's shroud <value|>>", means = { "shroud_here" }, take = nowhere,
  example = REVELATION .. "Test [agility] (X), where X is the shroud value of your current location. If you fail, take 1 damage.",
  near = REVELATION .. "Test [agility] (X), where X is the shroud value of your current mood. If you fail, take 1 damage." }
-- Behind an investigation of this location it is one clue more of it.
--- language.more_clues(ability, list). "Discover an additional clue" as what it is there: 1 clue at this location.
function language.more_clues(ability, list)
  local investigated = false
  for _, known in ipairs(ability.conditions) do investigated = investigated or known == "object == me" end
  if ability.facts.type ~= "location" or ability.event_name ~= "after test_succeeded" or not investigated then return end
  for _, sentence in ipairs(list) do
    for i = 2, #sentence - 1 do
      local n = sentence[i - 1].word
      if sentence[i].word == "additional" and sentence[i + 1].word == "clue" and (n == "an" or n == "1") then
        table.remove(sentence, i)
        sentence[i - 1] = { word = "1", class = "number", value = 1 }
        local after = sentence[i + 1] and sentence[i + 1].word
        if not (after == "at" or after == "from") then
          table.insert(sentence, i + 1, { word = "at", class = "word" })
          table.insert(sentence, i + 2, { word = "{me}", class = "me", type = "location" })
        end
        break
      end
    end
  end
end
language.example("an additional clue there",
  "location: [reaction] After you successfully investigate this location, discard 1 card from your hand: Discover an additional clue at this location.",
  "location: [reaction] After you enter this location: Discover an additional clue at this location.")
language.example("an additional clue", "location: [reaction] After you successfully investigate this location: Discover an additional clue.")

-- --- other words -----------------------------------------------------------------------------------------------------

for number, word in ipairs { "he", "she" } do
  production { name = word .. ", an enemy", of = "enemy", text = word, means = { "it" }, take = nowhere,
    example = number == 2 and "enemy: [action]: <b>Parley.</b> Test [intellect] (4). If you fail and this enemy is ready, she attacks you." or nil,
    near = number == 2 and "enemy: [action]: <b>Parley.</b> Test [intellect] (4). If you fail and this enemy is ready, she smiles at you." or nil }
end
production { name = "fails, and if", of = "outcome", text = "if you fail and {c:condition} , {x:sentence}",
  means = { "outcome", of = "fail", what = { "if", condition = "$c", what = "$x" } }, take = nowhere,
  example = TEST:gsub("If you fail, $", "") .. "If you fail and you have no clues, take 1 horror.",
  near = TEST:gsub("If you fail, $", "") .. "If you fail and you have no courage, take 1 horror." }
-- --- what always holds -----------------------------------------------------------------------------------------------

production { name = "cheaper these, dearer the others", of = "holds",
  text = "reduce the <|resource> cost of each {k:playable} you play by {n:number} and increase the <|resource> cost of each other {o:playable} you play by {m:number}",
  means = { "costs_of_two", kind = "$k", n = "$n", other = "$o", more = "$m" },
  example = "location: While you are at this location, reduce the cost of each [[Item]] asset you play by 1 and increase the cost of each other asset you play by 2.",
  near = "location: While you are at this location, reduce the cost of each [[Item]] asset you play by 1 and increase the cost of each other location you play by 2." }
function holds.costs_of_two(w, node, state)
  local kind, other = node.kind, node.other
  if other.trait or other.type ~= kind.type or not kind.trait or kind.other then w:refuse("which others?") end
  local first, here = holds.cost_of(w, { "cost_of", kind = kind, n = node.n, sign = -1 }, state)
  local all = holds.cost_of(w, { "cost_of", kind = other, n = node.more, sign = 1 }, state)
  local tag = w:tag(kind.trait)
  local rest = all[2]:gsub('where = "', function() return 'where = "it is not ' .. tag .. " and " end)
  return { "modify", first[2]:sub(1, -3) .. ", " .. rest:sub(3) }, here
end
production { name = "locations of a trait are connected", of = "constant",
  text = "locations with the {t:trait} trait are connected to one another", means = { "trait_ways", trait = "$t" },
  example = "act: Locations with the [[Woods]] trait are connected to one another.",
  near = "act: Locations with the [[Woods]] trait are connected to no other." }
function constants.trait_ways(w, node)
  local tag = w:tag(node.trait)
  return { { "modify", '{ { value = "way", where = "it ~= that and it is location and that is location and it is ' .. tag ..
    " and that is " .. tag .. '" } }' } }
end
production { name = "nobody leaves the host", of = "holds",
  text = "<you cannot leave <attached location|the attached location|this location>|investigators cannot leave this location>", means = { "no_way_out" },
  example = REVELATION .. "Attach to your location. // Investigators cannot leave this location.",
  near = REVELATION .. "Put this card into play in your threat area. // Investigators cannot leave this location." }
function holds.no_way_out(w)
  if not w.facts.kinds.attached then w:refuse("which location is meant?") end
  return { "modify", '{ { value = "cannot_enter", where = "it is investigator and place(it) == me.parent and that ~= me.parent" } }' }
end
production { name = "parleys cost more", of = "constant", text = "each investigator must spend {n:number} additional action<s> to parley",
  means = { "dear_parleys", n = "$n" },
  example = REVELATION .. "Put this card into play next to the agenda deck. // Each investigator must spend 1 additional action to parley.",
  near = REVELATION .. "Put this card into play next to the agenda deck. // Each investigator must spend 1 additional action to pray." }
function constants.dear_parleys(w, node)
  if not w.facts.kinds.beside then w:refuse("of whom is it said?") end
  return { { "to", '"parley"' }, { "actions", tostring(node.n) }, { "where", '"it is investigator"' } }, "additional_cost"
end

return { both = both }
