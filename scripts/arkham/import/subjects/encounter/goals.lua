-- More objectives: where everybody has to be, what has to be in the victory display, what may be done, and hints that
-- rule nothing.

local language = require "import/language"
local chart = require "import/chart"
local acts = require "import/subjects/encounter/acts"
local production = language.production

local function objective(name, text, means, example, near)
  production { name = "objective: " .. name, of = "objective", text = text, means = means, take = not example and function() end
    or nil, example = example, near = near }
end
local function act(text) return "act: Objective - " .. text end

-- --- who spends, who may ---------------------------------------------------------------------------------------------

for _, each in ipairs { { "moment", "at" }, { "happening", "when" } } do
  local of, tier = each[1], each[2]
  local head = tier .. " {m:" .. of .. "} , "
  local when = { "event", tier = tier, what = "$m" }
  local REST = " may spend the requisite number of clues <|as a group> to advance"
  objective(tier .. ", they spend", head .. "<the|> investigators" .. REST, { "objective", when = when, spend = { "all" } })
  objective(tier .. ", those in a place spend", head .. "{s:spenders}" .. REST,
    { "objective", when = when, spend = "$s" })
  objective(tier .. ", if, they may", head .. "if {c:condition} , <you|the investigators|investigators> may <|choose to> advance",
    { "objective", when = when, condition = "$c", may = true })
  production { name = "objective: " .. tier .. ", if, they may, printed", of = "objective",
    text = head .. "if {c:condition} , you may advance", means = { "objective", when = when, condition = "$c", may = true },
    example = tier == "at" and act "At the end of the round, if there are no [[Cultist]] enemies in play, you may advance." or
      nil }
end
language.example("objective: at, they spend", act "At the end of the round, investigators may spend the requisite number " ..
  "of clues to advance.", act "At the end of the round, enemies may spend the requisite number of clues to advance.")

for _, tier in ipairs { "at", "after" } do
  objective("it happens, " .. tier, (tier == "at" and "<if|when>" or "after") ..
    " {e:happening} <,|:> you must <|immediately> advance", { "objective", when = { "event", tier = tier, what = "$e" } })
end
production { name = "objective: after it happens", of = "objective", text = "after {e:happening} , advance",
  means = { "objective", when = { "event", tier = "after", what = "$e" } },
  example = act "After an investigator is defeated, advance.", near = act "After an investigator is defeated, rest." }

-- --- resigning -------------------------------------------------------------------------------------------------------

objective("resigned, in other words",
  "<when|after|once> each <undefeated|surviving> investigator has resigned <,|:> <|you must|immediately|you must immediately> advance",
  { "objective", resigned = true })
production { name = "objective: resigned, the end", of = "objective",
  text = "<if|when|after> each <undefeated|surviving> investigator has resigned <,|:> ( {r:resolution} )",
  means = { "objective", resigned = true, resolution = "$r" },
  example = act "If each undefeated investigator has resigned, (→R1).",
  near = act "If each defeated investigator has resigned, (→R1)." }

-- --- where everybody is ----------------------------------------------------------------------------------------------

local ALL = "<each <undefeated|surviving|remaining|> investigator is|all <undefeated|surviving|remaining|> investigators are>"
local GO = "<|you must|immediately|you must immediately> advance"
production { name = "gathering", of = "gathering",
  text = "if " .. ALL .. " <at|in> <|the> {n:location_name} <,|:> " .. GO,
  means = { "gathering", at = "$n" },
  example = act "If each undefeated investigator is at Night Hall, advance.",
  near = act "If each undefeated enemy is at Night Hall, advance." }
production { name = "gathering, when", of = "gathering",
  text = "when " .. ALL .. " <at|in> <|the> {n:location_name} <,|:> <|you must|immediately> advance",
  means = { "gathering", at = "$n" }, take = function() end,
  example = act "When each undefeated investigator is at Night Hall, advance." }
production { name = "gathering, the end", of = "gathering",
  text = "<if|when> " .. ALL .. " <at|in> <|the> {n:location_name} <,|:> ( {r:resolution} )",
  means = { "gathering", at = "$n", resolution = "$r" },
  example = act "If each undefeated investigator is at Night Hall, (→R2)." }

-- They are there as the last of them enters, as somebody who is elsewhere is eliminated, or already when the act begins.
local function gathering(tools, facts, said)
  local out
  for _, point in ipairs { "enters", "investigator_eliminated", "act_advances" } do
    local ability = tools.new(facts, "forced")
    ability.has_you = false
    local node, words = ability:understand(said, "gathering")
    local w = ability:writer {}
    ability.said[1], ability.count = words, 1
    ability.when[1] = { point == "act_advances" and "after" or "at", '"' .. point .. '"' }
    if point == "enters" then ability.conditions[1] = "mover is investigator" end
    table.insert(ability.conditions, { lua = "function() return #players() > 0 and #filter(players(), function(inv) " ..
      "return inv.place and inv.place.title == " .. w:quote(node.at) .. " end) == #players() end" })
    local goes_on = node.resolution and 'end_scenario "R' .. node.resolution .. '"' or "advance_act(me)"
    ability.fields[1] = { "effect", as = "target", lines = { goes_on } }
    local result = tools.part(ability, "forced", nil)
    if out then table.insert(out.parts, result.parts[1]) else out = result end
  end
  return out
end

-- --- the victory display ---------------------------------------------------------------------------------------------

language.happening("is added to the victory display by name", "{n:enemy_name} is added to the victory display <|by any means>",
  { "added_to_victory", titled = "$n" })
production { name = "objective: in the victory display", of = "objective",
  text = "<if|when> {n:enemy_name} is in the victory display , " .. GO,
  means = { "objective", when = { "event", tier = "at", what = { "added_to_victory", titled = "$n" } } } }
production { name = "objective: so many in the victory display", of = "objective",
  text = "<if|when> <|there are> {n:digits} {t:trait} enemies <|are> in the victory display , " .. GO,
  means = { "objective", when = { "event", tier = "at", what = { "added_to_victory", kind_of = "$t", n = "$n" } } },
  example = act "If there are 3 [[Cultist]] enemies in the victory display, advance.",
  near = act "If there are 3 [[Cultist]] enemies in the encounter deck, advance." }
local write = language.events.write
function language.events.write(w, node)
  local what = node.what
  if what[1] ~= "added_to_victory" then return write(w, node) end
  local t = { point = what[1], tier = node.tier, conditions = {}, bound = {}, own = w.facts.own, has_you = w.facts.own }
  if what.titled then
    t.conditions[1] = { lua = "function(_, _, _, event) return event.subject.title == " .. w:quote(what.titled) .. " end" }
  else
    t.conditions[1] = "count(victory: it is enemy and it is " .. w:tag(what.kind_of) .. ") >= " .. what.n
  end
  return t
end

-- --- hints -----------------------------------------------------------------------------------------------------------

-- What would be a rule, though no word of a condition is said: "Defeat the Warden."
local WANTED = {}
for word in ([[clue clues doom enemy enemies defeat defeated defeating resign resigned resigning kill destroy round turn
  victory card cards location locations discover collect control controls reach enter if when while each may must cannot only
  at spend instead advance advancing unless until after all any otherwise number place add remove investigator
  investigators complete]]):gmatch "%S+" do WANTED[word] = true end
local function is_hint(said)
  for _, sentence in ipairs(said) do
    if sentence.aside then return false end
    for _, token in ipairs(sentence) do
      local plain = token.class == "word" or token.class == "name" or token.class == "me" or token.class == "punctuation"
      if WANTED[token.word] or not plain then return false end
    end
  end
  return #said > 0
end
language.example("objective: resigned, in other words", act "Find a way out of the cellar.", act "Find a way out of the cellar in 3 rounds.")

local before = language.objective
function language.objective(tools, facts, list)
  if facts.type ~= "act" then return before(tools, facts, list) end
  local said = tools.sentences(list)
  -- Another card says when it advances.
  if is_hint(said) then return { parts = {}, sentences = #said } end
  local count = #said
  if not said[1].aside then acts.without_story(tools, said) end
  if #said == 1 and chart.parse(language.grammar, said[1], "gathering") then
    local result = gathering(tools, facts, said[1])
    result.sentences = count
    return result
  end
  return before(tools, facts, list)
end

return {}
