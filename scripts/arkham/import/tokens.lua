-- A sentence of plain text as tokens: { word =, class =, value = }. Texts come from strangers.

local tokens = {}

local PUNCTUATION = "^[,.;:()!?]"

-- The words of a name that is known, beginning here: the longest.
local function known_name(text, at, names)
  local best
  local stop, count = at, 0
  while count < 8 do
    local _, to = text:find("^[^%s,.;:()]+", stop)
    if not to then break end
    local title = text:sub(at, to)
    if names[title] then best = title end
    count = count + 1
    if text:sub(to + 1, to + 1) == "." and names[text:sub(at, to + 1)] then best = text:sub(at, to + 1) end
    if text:find("^[.,] ", to + 1) then to = to + 1 end   -- "Dr. Stone", "Arkham, Massachusetts"
    stop = to + 2
    if text:sub(to + 1, to + 1) ~= " " then break end
  end
  return best
end

-- "Wild Dogs get +1 fight", "while Wild Dogs are ready": a card is one, whatever its name says.
local ONE = { are = "is", get = "gets", gain = "gains", have = "has", lose = "loses", attack = "attacks", enter = "enters",
  leave = "leaves", engage = "engages", move = "moves", make = "makes", ["do"] = "does" }
local STARTS = { [","] = true, [":"] = true, ["."] = true, ["-"] = true, ["("] = true, ["while"] = true, ["if"] = true, when = true,
  after = true, ["then"] = true, unless = true, ["until"] = true }
-- Words that mean the same.
local SAME = { furthest = "farthest", towards = "toward", ["can't"] = "cannot" }
-- "It's ready", "there's an enemy".
local IS = { it = true, he = true, she = true, there = true, that = true }
-- "An asset under your control", "an asset in your play area": an asset you control.
local OWNED = { asset = true, assets = true, card = true, cards = true }
local OWN = { { "under", "your", "control" }, { "controlled", "by", "you" }, { "in", "your", "play", "area" } }
local function yours(list)
  local out, at = {}, 1
  while at <= #list do
    local found
    -- "(Your choice)" is "(choose one)".
    if list[at].word == "your" and (list[at + 1] or {}).word == "choice" and (out[#out] or {}).word == "(" and (list[at + 2] or {}).word == ")" then
      list[at].word, list[at + 1].word = "choose", "one"
    end
    if OWNED[(out[#out] or {}).word] then
      for _, words in ipairs(OWN) do
        local fits = true
        for i, word in ipairs(words) do fits = fits and (list[at + i - 1] or {}).word == word end
        local next_word = (list[at + #words] or {}).word
        found = found or fits and next_word ~= "or" and next_word ~= "and/or" and #words
      end
    end
    if found then
      out[#out + 1] = { word = "you", class = "word", from = list[at].from }
      out[#out + 1] = { word = "control", class = "word", from = list[at].from }
      at = at + found
    else
      out[#out + 1] = list[at]
      at = at + 1
    end
  end
  return out
end
local WHOSE = { your = true, their = true, his = true, her = true }
local ASIDE = { the = true, a = true, an = true, each = true, all = true, both = true, of = true }
local function plainly(list)
  local out = {}
  for i, token in ipairs(list) do
    local before = out[#out]
    -- "The set aside Old Gate".
    if token.word == "aside" and before and before.word == "set" and ASIDE[(out[#out - 1] or {}).word] then
      before.word, token = "set-aside", nil
    end
    if not token then goto next_token end
    if token.class == "word" and SAME[token.word] then token.word = SAME[token.word] end
    if token.class == "word" and token.word == "'s" and before and IS[before.word] then token.word = "is" end
    if token.word == "phase" and before and before.word == "investigator" then before.word = "investigation" end
    -- "(From the token pool.)": a full stop in brackets ends nothing.
    local next_one = list[i + 1]
    if token.class == "word" and token.word == "not" and before and before.word == "may" then
      before.word = "cannot"
    elseif token.word == "current" and before and WHOSE[before.word] and next_one and next_one.word == "location" then
      -- "Your current location" is your location.
      token = nil
    elseif not (token.word == "." and next_one and next_one.word == ")") then
      out[#out + 1] = token
    end
    ::next_token::
  end
  return out
end
-- "From the token bank" is what "(from the token pool)" says.
local SOURCE = { "from", "the", "token" }
local function from_pool(list)
  local out, i = {}, 1
  while i <= #list do
    local at, inside = i, list[i].word == "("
    if inside then at = i + 1 end
    local fits = list[at + 3] and (list[at + 3].word == "pool" or list[at + 3].word == "bank")
    for k, word in ipairs(SOURCE) do fits = fits and list[at + k - 1].word == word end
    local stop = at + 3
    if fits and inside then
      if list[stop + 1] and list[stop + 1].word == "." then stop = stop + 1 end
      stop = stop + 1
      fits = list[stop] and list[stop].word == ")"
    end
    local last = out[#out] and out[#out].word
    if fits and (last == "resource" or last == "resources") then
      -- Whose else would they be?
      i = stop + 1
    elseif fits then
      out[#out + 1] = { word = "(", class = "punctuation", from = list[i].from }
      for _, word in ipairs { "from", "the", "token", "pool" } do out[#out + 1] = { word = word, class = "word", from = list[i].from } end
      out[#out + 1] = { word = ")", class = "punctuation", from = list[i].from }
      i = stop + 1
    else
      out[#out + 1] = list[i]
      i = i + 1
    end
  end
  return out
end
local function as_one(list)
  for i = 1, #list - 1 do
    local one = ONE[list[i + 1].word]
    local begins = i == 1 or STARTS[list[i - 1].word]
    if one and list[i].class == "me" and begins and list[i + 1].class == "word" then list[i + 1].word = one end
  end
  return list
end

--- tokens.of(text, names, type): token[]. `names`: titles of cards, each with the set of their types; `type`: that of the
--- card itself.
function tokens.of(text, names, type)
  text = text:gsub("&rarr;", "\226\134\146"):gsub("&nbsp;", " ")
  local list = {}
  local at = 1
  local function add(to, token)
    list[#list + 1] = token
    token.from = at
    at = to + 1
  end
  while at <= #text do
    local c = text:sub(at, at)
    local from, to, inner
    if c == " " then
      at = at + 1
    elseif c == "\1" then
      from, to = text:find("\2", at, true)
      add(to or #text, { word = "{me}", class = "me", type = type })
    elseif text:sub(at, at + 1) == "[[" then
      from, to, inner = text:find("^%[%[([^%]]+)%]%]", at)
      if not from then add(at, { word = c, class = "odd" })
      else
        add(to, { word = "[[" .. inner:lower() .. "]]", class = "trait", value = inner })
      end
    elseif c == "[" then
      from, to, inner = text:find("^%[([%w_]+)%]", at)
      if not from then add(at, { word = c, class = "odd" })
      else
        add(to, { word = "[" .. inner:lower() .. "]", class = "icon", value = inner:lower() })
      end
    elseif c == '"' then
      from, to, inner = text:find('^"([^"]*)"', at)
      if not from then add(at, { word = c, class = "odd" })
      else
        -- 'If you "rang the bell," draw 1 card': what ends a phrase belongs to the sentence.
        local said, mark = inner:match "^(%l[%a' -]+)([.,])$"
        add(to, { word = "\"\"", class = "quote", value = said or inner })
        if said and not text:find("^[.,:;]", at) then list[#list + 1] = { word = mark, class = "punctuation", from = at } end
      end
    elseif text:find("^[+-]%d+", at) then
      from, to, inner = text:find("^([+-]%d+)", at)
      add(to, { word = inner, class = "signed", value = tonumber(inner) })
    elseif text:find("^%d+", at) and not text:find("^%d+[%a_]", at) then
      from, to, inner = text:find("^(%d+)", at)
      add(to, { word = inner, class = "number", value = tonumber(inner) })
    elseif text:find(PUNCTUATION, at) then
      add(at, { word = c, class = "punctuation" })
    else
      from, to = text:find("^[^%s,.;:()!?%[\"\1]+", at)
      if not from then to = at end
      local word = text:sub(at, to)
      local name = word:find "^[^%l]" and known_name(text, at, names)
      -- One word at the beginning of a sentence is a name only if nothing else begins so: it stays a word.
      if name and (#list > 0 or name:find " ") then
        add(at + #name - 1, { word = "\"" .. name .. "\"", class = "name", value = name, kinds = names[name] })
      else
        -- "the test's difficulty": what somebody has is a word of its own
        if word == "'" and list[#list] and list[#list].class == "me" then
          word = "'s"   -- "Wild Dogs' location"
        elseif #word > 2 and word:sub(-2) == "'s" then
          to = to - 2
          word = word:sub(1, -3)
        end
        add(to, { word = word:lower(), class = "word" })
      end
    end
  end
  return as_one(from_pool(yours(plainly(list))))
end

--- tokens.two_tests(list): token[]?, token[]?. "Test [combat] (4) or [agility] (3). ..." as two lists, each with one of the
--- tests.
function tokens.two_tests(list)
  local from
  for i = 2, #list do
    if list[i].word == "test" and (list[i - 1].word == ":" or list[i - 1].word == "." or list[i - 1].word == "[action]") then
      if from then return nil end
      from = i
    end
  end
  local function skill(i) return list[i] and list[i].class == "icon" end
  if not from or not skill(from + 1) then return nil end
  local function without(a, b)
    local out = {}
    for i, token in ipairs(list) do
      if i < a or i > b then out[#out + 1] = token end
    end
    return out
  end
  if list[from + 2] and list[from + 2].word == "or" and skill(from + 3) then
    return without(from + 2, from + 3), without(from + 1, from + 2)
  end
  local stop = from
  while list[stop + 1] and list[stop + 1].word ~= "." and list[stop + 1].word ~= ":" do stop = stop + 1 end
  for i = from + 5, stop - 3 do
    if list[i].word == "or" and skill(i + 1) and list[i + 2].word == "(" then
      return without(i, stop), without(from + 1, i)
    end
  end
end

local DESIGNATORS = { fight = true, evade = true, investigate = true }

--- tokens.two_skills(list): token[]?, token[]?. "Fight ([combat] or [agility])." as two lists, each with one of the skills.
function tokens.two_skills(list)
  for i, token in ipairs(list) do
    local first, second = list[i + 2], list[i + 4]
    if DESIGNATORS[token.word] and second and list[i + 1].word == "(" and first.class == "icon" and list[i + 3].word == "or" and
      second.class == "icon" then
      local a, b = {}, {}
      for j, each in ipairs(list) do
        if j ~= i + 3 and j ~= i + 4 then a[#a + 1] = each end
        if j ~= i + 2 and j ~= i + 3 then b[#b + 1] = each end
      end
      return a, b
    end
  end
end

--- tokens.text(list, from, to): string. For messages.
function tokens.text(list, from, to)
  local words = {}
  for i = from, math.min(to or #list, #list) do words[#words + 1] = list[i].word end
  return (table.concat(words, " "):gsub(" ([,.;:)])", "%1"):gsub("{me}", "this"))
end

return tokens
