-- "Choose one:" and lines that begin with a bullet: each is an option, of one sentence or several.

local language = require "import/language"
local understanding = require "import/understanding"
local option = require("import/subjects/control").option
local production, effects = language.production, language.effects
local slice, refuse = understanding.slice, understanding.refuse

production { name = "one must be chosen", of = "choice",
  text = "you must <either ( choose one )|decide ( choose one )|either choose one|choose one|( choose one )|choose|either>",
  means = { "choice", must = true },
  example = "treachery: Revelation - You must either (choose one): // - Lose 2 resources. // - Take 1 damage. Take 1 horror.",
  near = "treachery: Revelation - You must either (choose two): // - Lose 2 resources. // - Take 1 damage. Take 1 horror." }
production { name = "one is chosen", of = "choice", text = "<choose one|either ( choose one )|either choose one>",
  means = { "choice" },
  example = "location: [action] Spend 2 resources: Choose one: // - Heal 1 damage. // - Draw 1 card. (Limit once per round.)",
  near = "location: [action] Spend 2 resources: Choose none: // - Heal 1 damage. // - Draw 1 card." }
production { name = "one must be chosen, or two", of = "choice", text = "you must <either|> ( choose one , two instead if {c:condition} )",
  means = { "choice", must = true, two = "$c" },
  example = "treachery: Revelation - You must (choose one, two instead if you have no clues): // - Lose 2 resources. // - Take 1 damage. // - Take 1 horror.",
  near = "treachery: Revelation - You must (choose one, two instead if you have no cues): // - Lose 2 resources. // - Take 1 damage. // - Take 1 horror." }
production { name = "one must be chosen, or two by so much", of = "choice", text = "you must <either|> ( choose one , two instead if you <fail|failed> by {r:range} )",
  means = { "choice", must = true, two = { "by", range = "$r" } },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, you must (choose one, two instead if you fail by 3 or more): // - Lose 2 resources. // - Take 1 damage. // - Take 1 horror." }
language.examples[#language.examples + 1] = { name = "a choice of an event",
  example = "event: Choose one - // - Gain 3 resources. // - Draw 2 cards. // - Each investigator draws 1 card.",
  near = "event: Choose one - // - Gain 3 resources. // - Draw 2 cards from the void." }

-- Where the first bullet is: behind a colon, or a dash that stands for one.
local function bullet(sentence)
  for i = 2, #sentence - 1 do
    if sentence[i].word == "-" or sentence[i].word == "--" then
      if sentence[i - 1].word == ":" then return i - 2, i + 1 end
      if sentence[i + 1].word == "-" then return i - 1, i + 2 end
    end
  end
end

-- The sentences of each option: the first follow the head in its own sentence.
local function options_of(list, at, from)
  local options = { { slice(list[at], from) } }
  for i = at + 1, #list do
    if list[i][1].word == "-" then
      options[#options + 1] = { slice(list[i], 2) }
    else
      table.insert(options[#options], list[i])
    end
  end
  return options
end

--- language.bullet(sentence): integer?, integer?. Where the words before the first bullet end, and where those behind it begin.
language.bullet = bullet
--- language.options(ability, list, at, from, node): node, string. The choice whose first option begins in that sentence, and
--- its words.
function language.options(ability, list, at, from, node)
  local options, said = { "choice", must = node.must, lead = node.lead, two = node.two }, {}
  for _, sentences in ipairs(options_of(list, at, from)) do
    local one, words = { "sentences" }, {}
    for _, sentence in ipairs(sentences) do
      if sentence.aside or #sentence == 0 then refuse("something in brackets") end
      local what, text = ability:understand(sentence, "sentence")
      one[#one + 1] = what
      words[#words + 1] = understanding.capital(text)
    end
    one.words = table.concat(words, ". ")
    options[#options + 1] = one
    said[#said + 1] = one.words
  end
  if #said < 2 then refuse("there is only one option") end
  return options, table.concat(said, "; or: ")
end

--- language.choice(ability, list): token[][], function?. The sentences before a choice, and what makes its node.
function language.choice(_, list)
  local at, stop, from
  for i, sentence in ipairs(list) do
    stop, from = bullet(sentence)
    if stop then
      at = i
      break
    end
  end
  if not at then return list end
  return slice(list, 1, at - 1), function(ability)
    local node, head = ability:understand(slice(list[at], 1, stop), "choice")
    local options, said = language.options(ability, list, at, from, node)
    ability.said[#ability.said + 1] = head .. ": " .. said
    return options
  end
end

function effects.sentences(w, node)
  for i = 2, #node do w:effect(node[i]) end
end

function effects.choice(w, node)
  w:needs_you()
  if node.must then w:would_change() end
  if node.two then return effects.one_or_two(w, node) end
  w:emit((node.must and "must_choose" or "choose_one") .. '(you, "What do you choose?", {')
  for i = 2, #node do
    local changed = option(w, node[i], not node.must, node[i].words)
    if not node.must then w:would_change(changed ~= "true" and changed or nil) end
  end
  w:emit "})"
end

-- One of them, or two different ones: what can be chosen is asked anew for the second.
function effects.one_or_two(w, node)
  local both
  if node.two[1] == "by" then
    if w.place.result ~= "fail" then w:refuse("no test says by how much") end
    both = "event.amount " .. node.two.range[1] .. " " .. node.two.range.n
  else
    both = w:condition(node.two).lua or w:refuse("this condition cannot be asked inside an effect")
  end
  w:emit("local two = " .. both)
  w:emit "local function options()"
  w:emit "  return {"
  local indent = w.indent
  w.indent = indent .. "  "
  for i = 2, #node do option(w, node[i], false, node[i].words) end
  w.indent = indent
  w:emit "  }"
  w:emit "end"
  w:emit 'local first = must_choose(you, "What do you choose?", options())'
  w:emit 'if two then must_choose(you, "What else do you choose?", filter(options(), function(each) return each[1] ~= first end)) end'
end

return {}
