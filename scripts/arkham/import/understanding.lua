-- Understanding words: the only meaning of some tokens, or a reason why there is none; and the splitting of a line into
-- sentences, which is not the grammar's business.

local chart = require "import/chart"
local language = require "import/language"
local tokens = require "import/tokens"

local grammar = language.grammar
local understanding = {}

--- understanding.refuse(why). Leaves the line to a person.
local function refuse(why) error({ why = why }, 0) end

-- --- understanding -----------------------------------------------------------------------------------------------------

-- Words that change the meaning of a sentence: each that was read must also be in what is said again.
local KEPT = {}
for word in ([[not no cannot non- unless except only other another instead would until up random direct additional
  exhausted ready nearest your that lead]]):gmatch "%S+" do KEPT[word] = true end

local function content(list)
  local found = {}
  for i, token in ipairs(list) do
    local class = token.class
    -- "1 location toward you" is "once toward you".
    local once = token.word == "1" and list[i + 2] and list[i + 1].word == "location" and list[i + 2].word == "toward"
    -- "Under your control" says no more than "you control".
    local is_control = token.word == "your" and list[i + 1] and list[i + 1].word == "control"
    local counts = class == "number" or class == "signed" or class == "trait" or class == "icon" or class == "name" or
      class == "quote" or KEPT[token.word]
    if counts and not is_control and not once then
      -- "To a maximum of +5" is the same as "of 5".
      local word = class == "signed" and list[i - 1] and list[i - 1].word == "of" and token.word:gsub("^%+", "") or token.word
      found[word] = (found[word] or 0) + 1
    end
  end
  return found
end

--- understanding.of(facts, list, goal): node, words. The only meaning of these tokens. Its canonical words must mean
--- the same again, and have every number, symbol, trait and name that was read.
function understanding.of(facts, list, goal)
  if #list == 0 then refuse("something is missing") end
  local nodes, furthest = chart.parse(grammar, list, goal)
  if not nodes then refuse("not understood: " .. tokens.text(list, furthest + 1, furthest + 6)) end
  if #nodes > 1 then
    refuse("two readings: " .. tostring(chart.print(grammar, nodes[1], goal)) .. " / " ..
      tostring(chart.print(grammar, nodes[2], goal)))
  end
  local node = nodes[1]
  local words = chart.print(grammar, node, goal)
  if not words then refuse("no words for its meaning: " .. chart.key(node)) end
  local again = tokens.of((words:gsub("{me}", "\1this\2")), facts.names, facts.type)
  local other = chart.parse(grammar, again, goal)
  if not other or #other ~= 1 or chart.key(other[1]) ~= chart.key(node) then
    refuse("said again it means something else: " .. words)
  end
  local said = content(again)
  -- "1 asset" and "an asset" are the same.
  local function articles(tokens_of)
    local n = 0
    for _, token in ipairs(tokens_of) do
      if token.word == "a" or token.word == "an" then n = n + 1 end
    end
    return n
  end
  said["1"] = (said["1"] or 0) + math.max(0, articles(again) - articles(list))
  -- So are "1 location" and "once".
  local function once(tokens_of)
    local n = 0
    for _, token in ipairs(tokens_of) do
      if token.word == "once" then n = n + 1 end
    end
    return n
  end
  said["1"] = said["1"] + math.max(0, once(again) - once(list))
  -- "Any other location" is another one.
  said.other = (said.other or 0) + (said.another or 0)
  for word, n in pairs(content(list)) do
    if (said[word] or 0) < n then refuse("a word was lost: " .. word) end
  end
  if understanding.heard then
    understanding.heard[#understanding.heard + 1] = understanding.shown(words) .. "\t" .. goal .. "\t" .. chart.key(node)
  end
  return node, words
end

--- understanding.shown(words): string. Canonical words as people read them.
function understanding.shown(words)
  words = (" " .. words):gsub(" a ([aeiou])", " an %1"):gsub(" a %[%[([AEIOU])", " an [[%1"):gsub(" a %[([aei])", " an [%1"):sub(2)
  words = words:gsub("(%d) (%-%d)", "%1%2")   -- "1-3 charges"
  words = words:gsub("{me} ?'s ", "its "):gsub("{me}", "this"):gsub("%[%[(.-)%]%]", "%1"):gsub("%[([%w_]+)%]", function(icon)
    return (icon:gsub("_", " "))
  end)
  return words
end

--- understanding.capital(words): string.
local function capital(words) return words:sub(1, 1):upper() .. words:sub(2) end

-- --- splitting -------------------------------------------------------------------------------------------------------------

--- understanding.sentences(list): token[][]. The sentences of tokens, without their full stops. A sentence in brackets is
--- one of its own: { aside = true }.
local function sentences(list)
  local out, current, depth = {}, {}, 0
  local function finish(aside)
    if #current > 0 then
      current.aside = aside
      out[#out + 1] = current
    end
    current = {}
  end
  for _, token in ipairs(list) do
    if token.word == "(" then
      if depth == 0 and #current == 0 then current.opens = true end
      depth = depth + 1
    elseif token.word == ")" then
      depth = depth - 1
    end
    if token.word == "." and depth <= 0 then
      finish()
    else
      current[#current + 1] = token
      if token.word == ")" and depth == 0 and current.opens then
        table.remove(current)
        table.remove(current, 1)
        if current[#current] and current[#current].word == "." then table.remove(current) end
        finish(true)
      end
    end
  end
  finish()
  return out
end

--- understanding.slice(list, from, to?): token[].
local function slice(list, from, to)
  local out = {}
  for i = from, to or #list do out[#out + 1] = list[i] end
  return out
end

--- understanding.find(list, word): integer?. Its first place outside of brackets.
local function find(list, word)
  local depth = 0
  for i, token in ipairs(list) do
    if token.word == "(" then depth = depth + 1 end
    if token.word == ")" then depth = depth - 1 end
    if token.word == word and depth == 0 then return i end
  end
end

--- understanding.says_me(node): boolean. Is something said of the card itself: "if this is ready"? Then "it" can be the
--- card.
function understanding.says_me(node)
  if type(node) ~= "table" then return false end
  if node.of == "me" or node.me then return true end
  for name, part in pairs(node) do
    if name ~= "key" and understanding.says_me(part) then return true end
  end
  return false
end

understanding.refuse, understanding.capital = refuse, capital
understanding.sentences, understanding.slice, understanding.find = sentences, slice, find
return understanding
