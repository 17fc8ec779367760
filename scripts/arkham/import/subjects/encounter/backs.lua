-- Backs of acts and agendas: what happens when they advance. Nobody is "you" there.

local language = require "import/language"
local prose = require "import/prose"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects

local example = language.example

-- --- the end of the scenario ---------------------------------------------------------------------------------------------

production { name = "the end", of = "sentence", text = "{r:resolution}", means = { "end_scenario", resolution = "$r" },
  example = "advance: (→R1)", near = "treachery: Revelation - (→R1)" }
production { name = "proceed to the end", of = "clause", text = "<|immediately> proceed to ( {r:resolution} )",
  means = { "end_scenario", resolution = "$r" },
  example = "advance: If there are no enemies in play, proceed to (→R2). Otherwise, proceed to (→R3).",
  near = "advance: If there are no enemies in play, proceed to act 3. Otherwise, proceed to (→R3)." }
function effects.end_scenario(w, node)
  if w.kind ~= "advance" then w:refuse("does the scenario end here?") end
  w:emit('end_scenario "R' .. node.resolution .. '"')
end

-- --- all investigators -----------------------------------------------------------------------------------------------------

production { name = "each one left", of = "each_investigator",
  text = "each <investigator who has not resigned|surviving investigator|undefeated investigator|" ..
    "investigator who did not resign|investigator that has not resigned|investigator who has not been eliminated>",
  means = { "each", set = { "set", of = "investigator" }, left = true },
  example = "advance: Each investigator who has not resigned takes 1 horror.",
  near = "advance: Each investigator who has resigned takes 1 horror." }
for _, kind in ipairs { "physical", "mental" } do
  production { name = kind, of = "trauma", text = kind, means = kind }
end
production { name = "all are defeated", of = "clause", text = "{i:each_investigator} is <|immediately> defeated",
  means = { "defeat_each", who = "$i" }, example = "advance: Each surviving investigator is defeated.",
  near = "advance: Each surviving investigator is defeated. Each investigator draws 1 card." }
production { name = "all are defeated and suffer", of = "clause",
  text = "{i:each_investigator} is <|immediately> defeated and <suffers|takes> {n:number} {t:trauma} trauma",
  means = { "defeat_each", who = "$i", n = "$n", trauma = "$t" },
  example = "advance: Each investigator who has not resigned is defeated and suffers 1 mental trauma." }
function effects.defeat_each(w, node)
  local list = things.list(w, node.who.set)
  w:would_change()
  if not node.n then return w:emit("defeat_investigators(" .. list .. ")") end
  -- The scenario ends as the last of them is defeated, so the trauma is noted first.
  local all = w:name "all"
  w:block("together(function()", function()
    w:emit("local " .. all .. " = " .. list)
    w:emit("each(" .. all .. ", function(inv) inv:suffer_trauma(" ..
      (node.trauma == "physical" and node.n .. ", 0" or "0, " .. node.n) .. ") end)")
    w:emit("defeat_investigators(" .. all .. ")")
  end, "end)")
end
frame { name = "resign at once", text = "immediately *resign", means = { "resign" },
  example = "advance: Each investigator immediately resigns." }
frame { name = "lose all clues", text = "*lose <all of ~your clues|all ~your clues|each of ~your clues>",
  means = { "lose_all_clues" }, example = "advance: Each investigator loses all of their clues.",
  near = "advance: Each investigator loses all of their keys." }
function effects.lose_all_clues(w, _, who)
  w:change_of(who, "you.clues > 0")
  w:emit(who .. ':add("clues", -' .. who .. ".clues)")
end
production { name = "discard the clues of all", of = "clause",
  text = "discard all clues controlled by <|the> investigators",
  means = { "does", who = { "each", set = { "set", of = "investigator" } }, what = { "lose_all_clues" } } }
frame { name = "draw encounter cards", text = "*draw {n:number} encounter card<s>", means = { "draw_encounters", n = "$n" },
  example = "advance: In player order, each investigator draws 1 encounter card." }
frame { name = "draw the top encounter cards", text = "*draw the top {n:digits} cards of the encounter deck",
  means = { "draw_encounters", n = "$n" },
  example = "treachery: Revelation - Draw the top 2 cards of the encounter deck." }
function effects.draw_encounters(w, node, who)
  w:would_change_encounter_deck()
  w:emit(node.n == 1 and "draw_encounter(" .. who .. ")" or "draw_encounters(" .. who .. ", " .. node.n .. ")")
end
-- players() are in player order; each has done all of it before the next one begins.
production { name = "in player order", of = "sentence", text = "in player order , {i:each_investigator} <|must> {x:acts_list}",
  means = { "in_order", who = "$i", what = "$x" } }
function effects.in_order(w, node)
  w:would_change()
  things.each(w, node.who.set, function(name) w:effect(node.what, name) end)
end
production { name = "move everybody", of = "clause", text = "move {i:each_investigator} to {l:location}",
  means = { "move_everybody", who = "$i", to = "$l" }, example = "advance: Move each investigator to Night Hall.",
  near = "advance: Move each investigator to a distant location." }
function effects.move_everybody(w, node)
  if node.to[1] ~= "named" then w:refuse("to which location?") end
  things.one(w, node.to, "location", "", function(place)
    things.each(w, node.who.set, function(name) w:emit(name .. ":move_to(" .. place .. ")") end)
  end)
end

-- --- set-aside cards ---------------------------------------------------------------------------------------------------------

production { name = "the location by name", of = "location", text = "the {n:location_name} <location|>",
  means = { "named", name = "$n" } }
for _, type in ipairs { "enemy", "treachery" } do
  language.lexical(type .. "_name", function(token)
    return token.class == "name" and token.kinds[type] and token.value or nil
  end, tostring)
end
local function set_aside(w, title, type)
  return 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(title) .. ' and card:is "' ..
    type .. '" end)'
end

production { name = "a name of locations", of = "location_names", text = "{n:location_name} <location|>",
  means = function(p) return { "names", p.n } end,
  take = function(node) return type(node) == "table" and node[1] == "names" and #node == 2 and { n = node[2] } or nil end }
local function names(p)
  return { "names", p.n, unpack(p.m, 2) }
end
local function longer(least)
  return function(node)
    if type(node) ~= "table" or node[1] ~= "names" or #node < least then return nil end
    if least == 3 and #node ~= 3 then return nil end
    return { n = node[2], m = { "names", unpack(node, 3) } }
  end
end
production { name = "two names of locations", of = "location_names", text = "{n:location_name} and {m:last_name} <|locations>",
  means = names, take = longer(3) }
production { name = "names of locations", of = "location_names", text = "{n:location_name} , {m:name_tail} <|locations>",
  means = names, take = longer(4) }
production { name = "last name", of = "last_name", text = "<|the> {n:location_name}",
  means = function(p) return { "names", p.n } end,
  take = function(node) return #node == 2 and { n = node[2] } or nil end }
production { name = "end of the names", of = "name_tail", text = "{n:location_name} <,|> and {m:last_name}", means = names,
  take = longer(3) }
production { name = "middle of the names", of = "name_tail", text = "{n:location_name} , {m:name_tail}", means = names,
  take = longer(4) }
production { name = "put locations into play", of = "clause",
  text = "put <the set-aside {l:location_names} into play|into play the set-aside {l:location_names}>",
  means = { "put_locations", names = "$l" }, example = "advance: Put the set-aside Night Hall location into play.",
  near = "advance: Put the Night Hall location into play." }
local OFFERED = language.offered
function effects.put_locations(w, node)
  if OFFERED[w.kind] then
    if #node.names ~= 2 or not w:alone() or w.asked then w:refuse("is it set aside?") end
    w.asked = "function() return #" .. set_aside(w, node.names[2], "location") .. " > 0 end"
  end
  w:would_change()
  for i = 2, #node.names do
    local place = w:name "place"
    w:emit("local " .. place .. " = " .. set_aside(w, node.names[i], "location") .. "[1]")
    w:emit("if " .. place .. " then put_location(" .. place .. ") end")
  end
end

for _, exhausted in ipairs { false, true } do
  production { name = "spawn a set-aside enemy" .. (exhausted and ", exhausted" or ""), of = "clause",
    text = "spawn the set-aside {n:enemy_name} <enemy|> <at|in> {l:location}" .. (exhausted and " , exhausted" or ""),
    means = { "spawn_set_aside", name = "$n", at = "$l", exhausted = exhausted } }
end
--- things.spawn_at(w, enemy, title, state?). Spawns that enemy, if there is one, at the location with that title. If
--- the location is not in play, the enemy is discarded instead (Rules Reference: Spawn).
function things.spawn_at(w, enemy, title, state)
  local place = w:name "place"
  w:emit("local " .. place .. " = find_location(" .. w:quote(title) .. ")")
  w:emit("if " .. enemy .. " and " .. place .. " then")
  w:emit("  " .. enemy .. ":spawn(nil, " .. place .. (state or "") .. ")")
  w:emit("elseif " .. enemy .. " then")
  w:emit("  " .. enemy .. ":discard()")
  w:emit('  after("discarded", nil, ' .. enemy .. ")")
  w:emit "end"
end
function effects.spawn_set_aside(w, node)
  if node.at[1] ~= "named" then w:refuse("at which location?") end
  w:would_change()
  local enemy = w:name "enemy"
  w:emit("local " .. enemy .. " = " .. set_aside(w, node.name, "enemy") .. "[1]")
  things.spawn_at(w, enemy, node.at.name, node.exhausted and ", { exhausted = true }" or "")
end
for _, type in ipairs { "enemy", "treachery" } do
  for _, all in ipairs { false, true } do
    for _, along in ipairs { false, true } do
      production { name = "shuffle in a set-aside " .. type .. (all and ", each copy" or "") .. (along and ", along" or ""),
        of = "clause",
        text = "shuffle " .. (all and "each set-aside copy of <the|> {n:" or "the set-aside {n:") .. type .. "_name} <" ..
          type .. "|> into the encounter deck" ..
          (along and " , along with the encounter discard pile" or ""),
        means = { "shuffle_in", name = "$n", type = type, all = all, along = along } }
    end
  end
end
function effects.shuffle_in(w, node)
  w:would_change()
  local cards = set_aside(w, node.name, node.type)
  if node.all then
    w:emit("each(" .. cards .. ', function(card) card:move "encounter_deck" end)')
  else
    local card = w:name "card"
    w:emit("local " .. card .. " = " .. cards .. "[1]")
    w:emit("if " .. card .. " then " .. card .. ':move "encounter_deck" end')
  end
  if node.along then w:emit "shuffle_discard_into_encounter_deck()" end
  w:emit 'shuffle "encounter_deck"'
end

-- --- the whole back ------------------------------------------------------------------------------------------------------------

-- A story tells; it does not tell anybody what to do. So it begins as a tale does.
local TELLS = {}
for word in ([[the a an you your it its they their he she his her there this that these those with as from in at one]]):gmatch "%S+" do
  TELLS[word] = true
end
local function is_story(sentence)
  if sentence.aside then return sentence[1].word == "page" and #sentence == 2 end   -- "(page 4)", where to read on
  return TELLS[sentence[1].word] and prose.is(sentence) or prose.tells(sentence)
end

local function is_end(sentence)
  return sentence.aside and sentence[1].word:find "^→r%d+$" or sentence[1].word == "proceed"
end
local function defeats(sentence)
  for i, token in ipairs(sentence) do
    local before = i > 1 and sentence[i - 1].word
    if token.word == "defeated" and (before == "is" or before == "are" or before == "immediately") then return true end
  end
end

--- language.advance(tools, facts, list): result. The back of an act or agenda as one ability.
function language.advance(tools, facts, list)
  local all, rest = tools.sentences(list), {}
  for _, sentence in ipairs(all) do
    if not is_story(sentence) then rest[#rest + 1] = sentence end
  end
  if #rest == 0 then return { parts = {}, sentences = #all } end
  language.join_end(rest)
  for i, sentence in ipairs(rest) do
    if sentence.aside and not is_end(sentence) then tools.refuse("something in brackets") end
    if sentence[1].word == "test" then tools.refuse("who takes the test?") end
    if i < #rest and is_end(sentence) then tools.refuse("what happens after the end of the scenario?") end
    -- As soon as nobody is left, the scenario has ended without a resolution.
    if i < #rest and defeats(sentence) then tools.refuse("is anybody left after this?") end
  end
  local ability = tools.new(facts, "advance")
  ability.has_you = false
  ability:body(rest)
  return tools.part(ability, "advance")
end

return {}
