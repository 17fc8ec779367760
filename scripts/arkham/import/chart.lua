-- A grammar as data, a chart parser that finds all readings of some words, and the way back: the words of a meaning.
-- It knows no word of the game. README.md describes productions.

local chart = {}

-- A text made to be slow costs no more than this. Of the published cards 99 of 100 sentences need less than a tenth.
local MOST_TOKENS, MOST_EDGES, MOST_VARIANTS = 60, 12000, 400

-- --- the form of a production's text ---------------------------------------------------------------------------------

-- "draw {n:number} card<s>" as a list: words, { place =, of = }, and { choice = { lists } } for <a|b> and <a>.
local function parse_text(text, at, closing)
  local list, choices = {}, {}
  local word = ""
  local function finish_word()
    if word ~= "" then list[#list + 1] = word end
    word = ""
  end
  while at <= #text do
    local c = text:sub(at, at)
    if c == "<" then
      local inner, stop = parse_text(text, at + 1, ">")
      local ending = word ~= "" and #inner == 1 and #inner[1] == 1 and type(inner[1][1]) == "string"
      if ending then
        -- "card<s>": the plural, if a number before it asks for it
        list[#list + 1] = { one = word, many = word .. inner[1][1] }
        word = ""
      else
        finish_word()
        if #inner == 1 then inner[2], inner.optional = {}, true end
        list[#list + 1] = { choice = inner }
      end
      at = stop + 1
    elseif c == ">" or c == "|" then
      if not closing then error("a '" .. c .. "' without its '<' in: " .. text, 0) end
      finish_word()
      choices[#choices + 1] = list
      if c == ">" then return choices, at end
      list = {}
      at = at + 1
    elseif c == "{" then
      finish_word()
      local stop = text:find("}", at, true) or error("a '{' without its '}' in: " .. text, 0)
      local inside = text:sub(at + 1, stop - 1)
      local place, of = inside:match "^([%w_]+):([%w_]+)$"
      list[#list + 1] = { place = place or inside, of = of or inside }
      at = stop + 1
    elseif c == " " then
      finish_word()
      at = at + 1
    elseif c:find "[,.;:()]" then
      finish_word()
      list[#list + 1] = c
      at = at + 1
    else
      word = word .. c
      at = at + 1
    end
  end
  if closing then error("a '<' without its '>' in: " .. text, 0) end
  finish_word()
  return list, at
end

-- All sequences that the text stands for; `pick` of each says which way its choices went: the first is the printed one.
local function variants(list, production)
  local out = { {} }
  for _, item in ipairs(list) do
    local ways
    if type(item) ~= "table" or item.place then
      ways = { { item } }
    elseif item.one then
      ways = { { item } }
    else
      ways = {}
      for _, way in ipairs(item.choice) do
        for _, variant in ipairs(variants(way, production)) do ways[#ways + 1] = variant end
      end
    end
    local longer = {}
    for _, before in ipairs(out) do
      for _, way in ipairs(ways) do
        local variant = {}
        for i = 1, #before do variant[i] = before[i] end
        for i = 1, #way do variant[#variant + 1] = way[i] end
        longer[#longer + 1] = variant
      end
    end
    if #longer > MOST_VARIANTS then error("too many ways to say " .. production.name, 0) end
    out = longer
  end
  return out
end

-- --- meanings ----------------------------------------------------------------------------------------------------------

--- key(node): string. The same text for the same meaning.
local function key(node)
  if type(node) ~= "table" then return tostring(node) end
  if node.key then return node.key end
  local names, parts = {}, {}
  for name in pairs(node) do
    if type(name) == "string" and name ~= "key" then names[#names + 1] = name end
  end
  table.sort(names)
  for i = 1, #node do parts[#parts + 1] = key(node[i]) end
  for _, name in ipairs(names) do parts[#parts + 1] = name .. "=" .. key(node[name]) end
  node.key = "(" .. table.concat(parts, " ") .. ")"
  return node.key
end
chart.key = key

local function fill(means, places)
  if type(means) == "string" and means:sub(1, 1) == "$" then return places[means:sub(2)] end
  if type(means) ~= "table" then return means end
  local node = {}
  for name, value in pairs(means) do node[name] = fill(value, places) end
  return node
end

-- Is the node what `means` makes of some places? Then these are set in `places`.
local function unify(means, node, places)
  if type(means) == "string" and means:sub(1, 1) == "$" then
    local name = means:sub(2)
    if node == nil then return false end
    if places[name] ~= nil then return key(places[name]) == key(node) end
    places[name] = node
    return true
  end
  if type(means) ~= "table" then return means == node end
  if type(node) ~= "table" then return false end
  for name, value in pairs(means) do
    if not unify(value, node[name], places) then return false end
  end
  for name in pairs(node) do
    if name ~= "key" and means[name] == nil then return false end
  end
  return true
end

-- --- the grammar -------------------------------------------------------------------------------------------------------

local function category(grammar, name)
  local found = grammar.categories[name]
  if not found then
    found = { name = name, productions = {}, variants = {}, candidates = {} }
    grammar.categories[name] = found
  end
  return found
end

--- chart.new(): grammar.
function chart.new() return { categories = {}, lexical = {}, words = {}, productions = {}, builders = {} } end

--- chart.lexical(grammar, name: string, read: fun(token): any, print: fun(value): string, default?: any). Single words of
--- a class. A place whose value is always the `default` need not be in the meaning.
function chart.lexical(grammar, name, read, print, default)
  grammar.lexical[name] = { read = read, print = print, default = default }
end

--- chart.production(grammar, p: production). Adds { name, of, text, means }.
function chart.production(grammar, p)
  local cat = category(grammar, p.of)
  local list = parse_text(p.text, 1)
  p.list = list
  for _, variant in ipairs(variants(list, p)) do
    if #variant == 0 then error("the text of " .. p.name .. " may be empty", 0) end
    cat.variants[#cat.variants + 1] = { symbols = variant, production = p }
    for _, symbol in ipairs(variant) do
      if type(symbol) == "string" then grammar.words[symbol] = true end
      if type(symbol) == "table" and symbol.one then
        grammar.words[symbol.one], grammar.words[symbol.many] = true, true
      end
    end
  end
  cat.productions[#cat.productions + 1] = p
  grammar.productions[#grammar.productions + 1] = p
end

--- chart.finish(grammar). Checks that every category exists, and that none begins with itself.
function chart.finish(grammar)
  local state = {}
  local function visit(name, from)
    if grammar.lexical[name] then return end
    local cat = grammar.categories[name]
    if not cat then error(from .. ": there is no category '" .. name .. "'", 0) end
    if state[name] == "open" then error("the category '" .. name .. "' begins with itself, in " .. from, 0) end
    if state[name] then return end
    state[name] = "open"
    for _, variant in ipairs(cat.variants) do
      local first = variant.symbols[1]
      if type(first) == "table" and first.place then visit(first.of, variant.production.name) end
    end
    state[name] = "done"
  end
  for name in pairs(grammar.categories) do visit(name, name) end
  for _, p in ipairs(grammar.productions) do
    for _, item in ipairs(p.list) do
      if type(item) == "table" and item.place then visit(item.of, p.name) end
    end
  end
end

-- The variants of a category that can begin with this token.
local function candidates(grammar, cat, token)
  local found = cat.candidates[token.id]
  if found then return found end
  found = {}
  local seen = {}
  local function begins(name)
    local lexical = grammar.lexical[name]
    if lexical then return token.lexical[name] ~= nil end
    if seen[name] ~= nil then return seen[name] end
    seen[name] = #candidates(grammar, grammar.categories[name], token) > 0
    return seen[name]
  end
  for _, variant in ipairs(cat.variants) do
    local first = variant.symbols[1]
    local fits
    if type(first) == "string" then
      fits = first == token.word
    elseif first.one then
      fits = first.one == token.word or first.many == token.word
    else
      fits = begins(first.of)
    end
    if fits then found[#found + 1] = variant end
  end
  cat.candidates[token.id] = found
  return found
end

local END = { id = "", word = "", lexical = {} }

--- chart.parse(grammar, tokens, goal: string): nodes?, furthest: integer. All meanings of exactly these tokens as a
--- `goal`; without any, how many tokens were understood. Raises an error if that takes too long.
function chart.parse(grammar, tokens, goal)
  if #tokens > MOST_TOKENS then error({ why = "the sentence is too long" }, 0) end
  for _, token in ipairs(tokens) do
    if not token.lexical then
      token.lexical = {}
      local classes = {}
      for name, lexical in pairs(grammar.lexical) do
        local value = lexical.read(token)
        if value ~= nil then
          token.lexical[name] = value
          classes[#classes + 1] = name
        end
      end
      table.sort(classes)
      token.id = (grammar.words[token.word] and token.word or "") .. "#" .. table.concat(classes, "#")
    end
  end
  local memo, edges, furthest = {}, 0, 0
  local parse

  local function sequence(variant, i, at, places, results, seen)
    local symbol = variant.symbols[i]
    edges = edges + 1
    if edges > MOST_EDGES then error({ why = "the sentence can be read in too many ways" }, 0) end
    if symbol == nil then
      local production = variant.production
      local node
      if type(production.means) == "function" then
        node = production.means(places)
      else
        node = fill(production.means, places)
      end
      if type(node) == "table" then
        local build = grammar.builders[node[1]]
        if build and not node.key then node = build(node) end
      end
      if node ~= nil and node ~= false then
        local id = at .. key(node)
        if not seen[id] then
          seen[id] = true
          results[#results + 1] = { at, node }
        end
      end
      return
    end
    local token = tokens[at] or END
    if type(symbol) == "string" then
      if token.word == symbol then
        if at > furthest then furthest = at end
        return sequence(variant, i + 1, at + 1, places, results, seen)
      end
    elseif symbol.one then
      if token.word == symbol.one or token.word == symbol.many then
        if at > furthest then furthest = at end
        return sequence(variant, i + 1, at + 1, places, results, seen)
      end
    elseif grammar.lexical[symbol.of] then
      local value = token.lexical[symbol.of]
      if value ~= nil then
        if at > furthest then furthest = at end
        local before = places[symbol.place]
        places[symbol.place] = value
        sequence(variant, i + 1, at + 1, places, results, seen)
        places[symbol.place] = before
      end
    else
      local list = parse(symbol.of, at)
      if #list > 0 then
        local before = places[symbol.place]
        for _, result in ipairs(list) do
          places[symbol.place] = result[2]
          sequence(variant, i + 1, result[1], places, results, seen)
        end
        places[symbol.place] = before
      end
    end
  end

  function parse(name, at)
    local row = memo[name]
    if not row then
      row = {}
      memo[name] = row
    end
    local results = row[at]
    if results then return results end
    results = {}
    row[at] = results
    local seen = {}
    for _, variant in ipairs(candidates(grammar, grammar.categories[name], tokens[at] or END)) do
      sequence(variant, 1, at, {}, results, seen)
    end
    return results
  end

  local whole = {}
  for _, result in ipairs(parse(goal, 1)) do
    if result[1] == #tokens + 1 then whole[#whole + 1] = result[2] end
  end
  return #whole > 0 and whole or nil, furthest
end

-- --- the way back ------------------------------------------------------------------------------------------------------

local print_as

-- Of what is said in the plural: "for every 3 resources".
local MANY = { counted_many = true }

-- After somebody else than "you": "an investigator draws", "their deck". The way of the choice that says so.
local function of_others(choice)
  local first, second = choice[1], choice[2]
  if not second or #first ~= 1 or #second ~= 1 or type(first[1]) ~= "string" then return first end
  local word, other = first[1], second[1]
  return (other == word .. "s" or other == word .. "es" or word == "your" and other == "their") and second or first
end

local function print_list(grammar, list, places, out)
  for _, item in ipairs(list) do
    if type(item) == "string" then
      out[#out + 1] = item
    elseif item.place then
      local value = places[item.place]
      if value == nil and grammar.lexical[item.of] then value = grammar.lexical[item.of].default end
      if value == nil then return false end
      local text = print_as(grammar, value, item.of, MANY[item.of] or item.of == "counter" and out.many)
      if not text then return false end
      if item.of == "number" or item.of == "count" or item.of == "digits" then out.many = text ~= "1" end
      if item.of == "range" then out.many = text ~= "exactly 1" end
      if item.of == "doer" then out.others = text ~= "you" end
      out[#out + 1] = text
    elseif item.one then
      out[#out + 1] = out.many and item.many or item.one
    elseif not item.choice.optional then
      if not print_list(grammar, out.others and of_others(item.choice) or item.choice[1], places, out) then return false end
    end
  end
  return true
end

--- print_as(grammar, node, of, many?): string?. The canonical words of a meaning: those of the first production that makes
--- it; many: in the plural.
function print_as(grammar, node, of, many)
  local lexical = grammar.lexical[of]
  if lexical then return lexical.print(node) end
  for _, p in ipairs(grammar.categories[of].productions) do
    local places = {}
    local fits
    if p.take then
      places = p.take(node)
      fits = places ~= nil
    elseif type(p.means) ~= "function" then
      fits = unify(p.means, node, places)
    end
    if fits then
      local out = { many = many }
      if print_list(grammar, p.list, places, out) then 
        return (table.concat(out, " "):gsub(" ([,.;:)])", "%1"):gsub("%( ", "("):gsub(" 's", "'s"):gsub("non%- ",
          "non-"))
      end
    end
  end
  return nil
end
chart.print = print_as

return chart
