-- Objectives of acts, and acts and agendas that advance by the text of a card.

local language = require "import/language"
local production, frame, effects = language.production, language.frame, language.effects

-- --- advancing ------------------------------------------------------------------

for _, type in ipairs { "act", "agenda" } do
  frame { name = "advance the " .. type, text = "<|immediately> *advance the <|current> " .. type,
    means = { "advance", of = type },
    example = type == "agenda" and "treachery: Revelation - Advance the current agenda." or
      "location: [action] Spend 2 clues: Advance the current act.",
    near = "treachery: Revelation - Advance the next " .. type .. "." }
end
frame { name = "advance this", text = "<|immediately> *advance {m:me}", means = { "advance", me = "$m" },
  example = "agenda: Forced - When the round ends: Advance this agenda." }
function effects.advance(w, node)
  local of = node.of or w.facts.type
  if of ~= "act" and of ~= "agenda" then w:refuse("this cannot advance") end
  w:would_change()
  w:emit("advance_" .. of .. "(" .. ((node.me or w.facts.type == of) and "me" or "") .. ")")
end

-- --- objectives ------------------------------------------------------------------

local function objective(name, text, means, example, near)
  production { name = "objective: " .. name, of = "objective", text = text, means = means, example = example,
    near = near }
end

-- Whose clues count.
production { name = "spenders in a place", of = "spenders", text = "investigators <in|at> <|the> {n:location_name}",
  means = { "at_named", name = "$n" } }
production { name = "spenders at a kind of place", of = "spenders",
  text = "investigators at <a|any> {t:trait} location<s>",
  means = { "at_trait", trait = "$t" } }
local SPEND = " <may|can> spend the requisite <number of clues|clues> , as a group , to advance"
local AS_A_GROUP = " may , as a group , spend the requisite <number of clues|clues> to advance"
objective("only some spend", "only {s:spenders}" .. SPEND, { "objective", spend = "$s" })
for _, each in ipairs { { "moment", "at" }, { "happening", "when" } } do
  local of, tier = each[1], each[2]
  local head = tier .. " {m:" .. of .. "} , "
  local when = { "event", tier = tier, what = "$m" }
  for _, way in ipairs { { "investigators spend", SPEND }, { "investigators spend, as a group", AS_A_GROUP } } do
    local name, rest = way[1], way[2]
    objective(tier .. ", " .. name, head .. "<the|> investigators" .. rest,
      { "objective", when = when, spend = { "all" } },
      tier == "at" and rest == SPEND and "act: Objective - At the end of the round, the investigators may spend " ..
        "the requisite number of clues, as a group, to advance."
        or nil)
    objective(tier .. ", some of the " .. name, head .. "{s:spenders}" .. rest,
      { "objective", when = when, spend = "$s" })
  end
  objective(tier .. ", if", head .. "if {c:condition} , <|immediately> <advance|you must advance>",
    { "objective", when = when, condition = "$c" },
    tier == "at" and "act: Objective - At the end of the round, if there are no [[Cultist]] enemies, advance." or nil)
end
objective("at, advance", "at {m:moment} , <advance|you must advance>",
  { "objective", when = { "event", tier = "at", what = "$m" } },
  "act: Objective - At the end of the round, you must advance.")
objective("spend", "spend the requisite number of clues to advance", { "objective", spend = { "all" } },
  "act: Objective - Spend the requisite number of clues to advance.")
-- "If" and "when" are the same here: it is part of what happens.
objective("if it happens", "<if|when> {e:happening} <,|:> <|immediately> advance",
  { "objective", when = { "event", tier = "at", what = "$e" } },
  "act: Objective - If an investigator is defeated, advance.")
language.lexical("resolution", function(token) return tonumber((token.word:match "^\226\134\146r(%d+)$")) end,
  function(value) return type(value) == "number" and "\226\134\146R" .. value or nil end)
objective("if it happens, the end", "if {e:happening} <,|:> ( {r:resolution} )",
  { "objective", when = { "event", tier = "at", what = "$e" }, resolution = "$r" },
  "act: Objective - Shut the gate. If an investigator is defeated, (→R2).")
objective("resigned", "if each <undefeated|surviving> investigator has resigned , advance",
  { "objective", resigned = true },
  "act: Objective - If each undefeated investigator has resigned, advance.",
  "act: Objective - If each investigator has resigned, advance.")

-- Lua of the list of those who may spend clues.
local function spenders(w, spend)
  if spend[1] == "all" then return "players()" end
  local test
  if spend[1] == "at_named" then
    test = "inv.place.title == " .. w:quote(spend.name)
  else
    local tag = w:tag(spend.trait)
    test = "inv.place:is " .. w:quote(tag)
  end
  return "filter(players(), function(inv) return inv.place and " .. test .. " end)"
end

-- Where a hint begins that stands in brackets: it repeats a rule or another text.
local HINTS = { hint = true, beware = true, note = true }
local LATER = { ["you will be instructed when to advance"] = true, ["do not advance until you are instructed"] = true }

-- A sentence that only tells the story has none of these words.
local RULES = {}
for word in ([[if when while each may must can cannot only at spend instead advance advancing unless until after before
  all any otherwise than number of]]):gmatch "%S+" do RULES[word] = true end
-- "As many as you can", "there must be a way": no rule is said so.
local function is_said(list, i)
  local function word(k) return list[i + k] and list[i + k].word end
  return word(0) == "can" and word(-1) == "you" and word(-2) == "as" or
    word(0) == "must" and word(-1) == "there" and word(1) == "be" and word(2) == "a"
end
local function is_story(list, from, to)
  for i = from, to do
    local token = list[i]
    local rule = RULES[token.word] and not is_said(list, i)
    if rule or token.class == "number" or token.class == "icon" then return false end
  end
  return true
end

-- What stands before the rule of an objective, up to a full stop or an exclamation mark, is left out.
local function without_story(tools, said)
  while #said > 1 and is_story(said[1], 1, #said[1]) do table.remove(said, 1) end
  local first = said[1]
  for i = #first - 1, 1, -1 do
    if first[i].word == "!" then
      if is_story(first, 1, i) then said[1] = tools.slice(first, i + 1) end
      return
    end
  end
end

--- language.objective(tools, facts, list): result. What is said behind "Objective -". tools: parts of abilities.lua.
function language.objective(tools, facts, list)
  local is_agenda, is_enemy = facts.type == "agenda", facts.type == "enemy"
  if facts.type ~= "act" and not is_agenda and not is_enemy then tools.refuse("only an act has such an objective") end
  local said = tools.sentences(list)
  local count = #said
  while #said > 1 and said[#said].aside and HINTS[said[#said][1].word] do said[#said] = nil end
  local last = said[#said]
  if #said > 1 and last.aside and LATER[tools.text(last, 1, 12)] then
    -- Another text advances it.
    said[#said] = nil
    for _, sentence in ipairs(said) do
      if not is_story(sentence, 1, #sentence) then tools.refuse("more than a story before it advances") end
    end
    return { parts = {}, sentences = count }
  end
  without_story(tools, said)
  if #said ~= 1 then tools.refuse("more than one sentence") end
  local ability = tools.new(facts, "forced")
  local node, words = ability:understand(said[1], "objective")
  ability.said[1], ability.count = words, count
  if is_agenda and not node.resolution then tools.refuse("only an act has such an objective") end
  if is_enemy then
    -- "If this enemy is defeated": it has left play by then, so that its victory points count.
    local what = node.when and node.when.what
    if not what or what[1] ~= "enemy_defeated" or what.subject[1] ~= "me" or what.actor or node.condition or node.spend then
      tools.refuse("only an act has such an objective")
    end
    node = { "objective", resolution = node.resolution }
    ability.when = { { "after", '"enemy_defeated"' }, { "zones", '{ "victory", "encounter_discard", "discard", "removed", "set_aside" }' } }
    ability.conditions[1], ability.has_you = "subject == me", false
  end
  local kind = node.spend and (node.when and "reaction" or "free") or "forced"
  local conditions, lines = ability.conditions, {}
  if node.when then ability:event(node.when) end
  if node.condition then
    ability.has_you = false
    local condition = ability:writer({}):condition(node.condition)
    conditions[#conditions + 1] = ability:beforehand(condition)
  end
  if node.resigned then
    ability.when[1] = { "at", '"investigator_eliminated"' }
    conditions[1] = "not any(investigators)"
    conditions[2] = { lua = "function() return #filter(seats(), function(inv) return inv.resigned end) > 0 end" }
  end
  if node.spend then
    local from = spenders(ability:writer {}, node.spend)
    if not node.when then conditions[#conditions + 1] = "active ~= none" end
    conditions[#conditions + 1] = "sum(investigators: spendable_clues) >= me.clue_threshold"
    if node.spend[1] ~= "all" then
      conditions[#conditions + 1] = { lua = "function(me, you) local from = " .. from ..
        " return contains(from, you) and spendable_clues(from) >= me:check \"clue_threshold\" end" }
    end
    lines[1] = "spend_clues(" .. from .. ', me:check "clue_threshold")'
    ability.has_you = true
  end
  local goes_on = node.resolution and 'end_scenario "R' .. node.resolution .. '"' or is_enemy and "advance_act()" or "advance_act(me)"
  -- The resolution counts though nobody is left: there is no other way to fulfil this.
  if node.resigned then
    goes_on = node.resolution and 'end_scenario("R' .. node.resolution .. '", true)' or "advance_as_all_resigned(me)"
  end
  lines[#lines + 1] = node.may and 'if confirm(game.lead, "Advance?") then ' .. goes_on .. " end" or goes_on
  ability.fields[1] = { "effect", lines = lines, as = "target" }
  return tools.part(ability, kind, nil)
end

return { without_story = without_story, is_story = is_story }
