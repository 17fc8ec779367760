-- "Remember that you 'rang the bell'": phrases that a scenario remembers, and what depends on them. The first card that
-- names such a phrase brings its entry along.

local language = require "import/language"
local production, effects, conditions = language.production, language.effects, language.conditions
local OFFERED = language.offered

-- The phrase without what belongs to the sentence around it.
local function phrase(text) return (text:gsub("[\1\2]", ""):gsub("[.,:;!%s]+$", "")) end
language.lexical("phrase", function(token)
  local text = token.class == "quote" and phrase(token.value)
  return text and text:find "%a%a" and not text:find "%[" and #text < 80 and text or nil
end, function(value) return type(value) == "string" and '"' .. value .. '"' or nil end)

-- The entry of a phrase has the same id on each card.
local function entry(w, text)
  if w.facts.type == "reference" or w.facts.type == "investigator" then w:refuse("where is the entry of this?") end
  local id = "remember_" .. w.tag_of(text)
  w.facts.remembered = w.facts.remembered or {}
  w.facts.remembered[id] = "{ id = \"" .. id .. "\", name = " .. w:quote(text:sub(1, 1):upper() .. text:sub(2)) ..
    ", remembered = true }"
  return id
end

-- An entry is defined once in a pack: by the first card that names it.
local defined = {}
--- language.with_entries(facts, result): result. Adds the entries that the text of a line has named to the card.
function language.with_entries(facts, result)
  if not facts.remembered or result.why then return result end
  local ids, list = {}, {}
  for id in pairs(facts.remembered) do
    if not defined[id] then ids[#ids + 1] = id end
    defined[id] = true
  end
  if #ids == 0 then return result end
  table.sort(ids)
  for i, id in ipairs(ids) do list[i] = facts.remembered[id] end
  result.fields = result.fields or {}
  table.insert(result.fields, { "log_entries", "{ " .. table.concat(list, ", ") .. " }" })
  return result
end

-- "Remember that you have ...": whether only that investigator has is not certain.
production { name = "remember", of = "clause", text = "remember that <you|the investigators <|have>|> {p:phrase}",
  means = { "remember", phrase = "$p" },
  example = 'location: [action] Spend 1 clue: Remember that you "rang the bell."',
  near = 'location: [action] Spend 1 clue: Forget that you "rang the bell."' }
-- Beside something else it is remembered for nothing the second time, but the rest may change something.
local function asked_at_the_end(w, changes)
  local name, finish = "(" .. changes .. ")", w.finish
  w:would_change_asked(name, changes)
  w.finish = function(ability)
    if finish then finish(ability) end
    local whole = w:changed()
    if not whole then return end
    if w.asked then w:refuse "two things are asked in Lua" end
    w.asked = "function(me, you) return " .. language.in_lua(w, whole) .. " end"
    w:would_change()
  end
end
function effects.remember(w, node)
  local id = entry(w, node.phrase)
  local changes = 'not is_remembered "' .. id .. '"'
  if OFFERED[w.kind] and not w.place.result and not w.asks and w.depth == 0 and not w:alone() then
    asked_at_the_end(w, changes)
  else
    if OFFERED[w.kind] and w:alone() and not w.asked then w.asked = "function() return " .. changes .. " end" end
    w:would_change_if(changes)
  end
  w:emit('remember "' .. id .. '"')
end
language.example("remembered beside something else",
  'location: [action] Spend 1 clue: Heal 2 horror. Remember that you "rang the bell."',
  'location: [action] Spend 1 clue: Heal 2 horror. Forget that you "rang the bell."')

-- Whom "you" would mean is not certain.
local WHO = "<the investigators <|have>|<an|any> investigator <|has>>"
local function known(name, text, means, example, near)
  production { name = "condition: " .. name, of = "condition", text = text, means = means, example = example, near = near }
end
known("remembered", WHO .. " {p:phrase}", { "remembered", "$p" },
  'enemy: If an investigator has "rang the bell," this enemy gains hunter.',
  'enemy: If an investigator wants "the bell," this enemy gains hunter.')
known("either is remembered", WHO .. " {p:phrase} or {q:phrase}", { "remembered", "$p", "$q" },
  'enemy: If an investigator "rang the bell" or "lit the lamp," this enemy gains hunter.')
known("not remembered", "the investigators have not {p:phrase}", { "not_remembered", "$p" },
  'enemy: If the investigators have not "rung the bell," this enemy gains hunter.')
function conditions.remembered(w, node)
  local parts = {}
  for i = 2, #node do parts[#parts + 1] = 'is_remembered "' .. entry(w, node[i]) .. '"' end
  local lua = table.concat(parts, " or ")
  return { lua = #parts > 1 and "(" .. lua .. ")" or lua }
end
function conditions.not_remembered(w, node) return { lua = 'not is_remembered "' .. entry(w, node[2]) .. '"' } end

return {}
