-- How a scenario ends on the back of an act or agenda: everybody is defeated and a resolution follows; the investigators
-- decide which of several it is.

local language = require "import/language"
local things = require "import/subjects/things"
local production, effects = language.production, language.effects

-- --- everybody is defeated, and that is the end ----------------------------------------------------------------------

-- "Each surviving investigator is defeated. (→R1)": one sentence, for as soon as nobody is left nothing comes after it.
--- language.join_end(sentences). Puts the resolution behind the defeat of everybody into one sentence with it.
function language.join_end(sentences)
  local n = #sentences
  local last, before = sentences[n], sentences[n - 1]
  if not before or before.aside or not last.aside or #last ~= 1 or not last[1].word:find "^→r%d+$" then return end
  if before[1].word ~= "each" and before[1].word ~= "all" then return end
  for _, token in ipairs(before) do
    if token.word == "defeated" then
      local open, close = { word = "(", class = "punctuation" }, { word = ")", class = "punctuation" }
      for _, each in ipairs { open, last[1], close } do before[#before + 1] = each end
      sentences[n] = nil
      return
    end
  end
end

production { name = "all are defeated, the end", of = "sentence",
  text = "{i:each_investigator} is <|immediately> defeated ( {r:resolution} )",
  means = { "defeat_end", who = "$i", resolution = "$r" },
  example = "advance: Each surviving investigator is defeated. (→R2)",
  near = "advance: Each surviving enemy is defeated. (→R2)" }
production { name = "all are defeated and suffer, the end", of = "sentence",
  text = "{i:each_investigator} is <|immediately> defeated and <suffers|takes> {n:number} {t:trauma} trauma ( {r:resolution} )",
  means = { "defeat_end", who = "$i", n = "$n", trauma = "$t", resolution = "$r" },
  example = "advance: Each investigator who has not resigned is defeated and suffers 1 physical trauma. (→R1)",
  near = "advance: Each investigator who has not resigned is defeated and suffers 1 physical wound. (→R1)" }
function effects.defeat_end(w, node)
  if w.kind ~= "advance" or w.depth > 0 then w:refuse("does the scenario end here?") end
  local list = things.list(w, node.who.set)
  w:would_change()
  if node.n then
    w:emit("each(" .. list .. ", function(inv) inv:suffer_trauma(" ..
      (node.trauma == "physical" and node.n .. ", 0" or "0, " .. node.n) .. ") end)")
  end
  w:emit("defeat_investigators(" .. list .. ', "R' .. node.resolution .. '")')
end

-- --- the investigators decide ----------------------------------------------------------------------------------------

-- A text that says no more than what the investigators think, in the words of the story.
local RULES = {}
for word in ([[clue clues doom damage horror trauma resource resources card cards deck hand draw discard shuffle spawn
  enemy enemies location investigator investigators each asset assets campaign log record mark act agenda advance place
  token tokens chaos bag add remove victory display story setup if unless otherwise test
  experience reveal search exhaust]]):gmatch "%S+" do RULES[word] = true end
local function is_label(sentence)
  if sentence.aside then return false end
  for _, token in ipairs(sentence) do
    local plain = token.class == "word" or token.class == "name" or token.class == "punctuation" or token.class == "quote"
    if RULES[token.word] or not plain then return false end
  end
  return true
end

-- Where the first option begins: "The investigators must decide (choose one): - ...".
local HEAD = { "the", "investigators", "must", "decide" }
local function options_from(sentence)
  for i, word in ipairs(HEAD) do
    if not sentence[i] or sentence[i].word ~= word then return nil end
  end
  for i = #HEAD + 1, math.min(#sentence - 1, 12) do
    if sentence[i].word == ":" and sentence[i + 1].word == "-" then return i + 2 end
  end
end

local function decision(tools, facts, list)
  local all = tools.sentences(list)
  local from = all[1] and options_from(all[1])
  if not from then return nil end
  local options, current = {}, nil
  for i, sentence in ipairs(all) do
    local said = i == 1 and tools.slice(sentence, from) or sentence
    said.aside = i > 1 and sentence.aside or nil
    local begins = i == 1 or sentence[1].word == "-"
    if begins then
      current = {}
      options[#options + 1] = current
      if i > 1 then said = tools.slice(sentence, 2) end
    end
    local resolution = said.aside and #said == 1 and said[1].word:match "^→r(%d+)$"
    if current.resolution then tools.refuse "what happens after the end of the scenario?" end
    if resolution then
      current.resolution = resolution
    elseif not is_label(said) then
      tools.refuse "more than a story before the end"
    end
  end
  if #options < 2 then tools.refuse "there is only one option" end
  local lines = { 'choose_one(game.lead, "What do the investigators decide?", {' }
  local names = {}
  for i, option in ipairs(options) do
    local name = "R" .. (option.resolution or tools.refuse "what follows from this decision?")
    names[i] = name
    lines[#lines + 1] = '  { "Resolution ' .. option.resolution .. '", effect = function() end_scenario "' .. name .. '" end },'
  end
  lines[#lines + 1] = "})"
  local ability = tools.new(facts, "advance")
  ability.has_you = false
  ability.said[1], ability.count = "the investigators decide: " .. table.concat(names, " or "), #all
  ability.fields[1] = { "effect", lines = lines, as = "target" }
  return tools.part(ability, "advance")
end
language.example("all are defeated, the end",
  "advance: The investigators must decide (choose one): // - It is ours. (→R1) // - Leave it here. (→R2)",
  "advance: The investigators must decide (choose one): // - It is ours. (→R1) // - Lose 2 clues. (→R2)")

local advance = language.advance
function language.advance(tools, facts, list)
  return decision(tools, facts, list) or advance(tools, facts, list)
end

language.example("the end", "advance: Finally, you lose your balance and the night takes you. (→R2)",
  "advance: Finally, you lose your cards and the night takes you. (→R2)")

return {}
