-- A line of a card as an ability. It is split by its markup (bold heads, icons, colon, brackets, full stops); only what is
-- between is given to the grammar.

local chart = require "import/chart"
local language = require "import/language"
local prose = require "import/prose"
local tokens = require "import/tokens"
local writer = require "import/writer"
local understanding = require "import/understanding"

local grammar = language.grammar
local abilities = {}
local refuse, capital = understanding.refuse, understanding.capital
local sentences, slice, find = understanding.sentences, understanding.slice, understanding.find

-- --- bodies ----------------------------------------------------------------------------------------------------------------

local Ability = {}
Ability.__index = Ability

local function new(facts, kind)
  return setmetatable({ facts = facts, kind = kind, when = {}, conditions = {}, costs = {}, fields = {}, said = {},
    bound = {},
    beside = {}, has_you = true, count = 0 }, Ability)
end

function Ability:understand(list, goal)
  local node, words = understanding.of(self.facts, list, goal)
  return node, understanding.shown(words)
end

function Ability:writer(options)
  options.kind, options.you, options.bound = self.kind, self.has_you, { unpack(options.bound or self.bound) }
  local w = writer.new(self.facts, options)
  w.event, w.my_turn = self.event_name, self:is_my_turn()
  w.english = function(node, goal)
    local words = chart.print(grammar, node, goal) or refuse("no words for a question")
    return understanding.shown(words)
  end
  return w
end

-- Is it certainly the turn of whoever uses it?
function Ability:is_my_turn()
  if self.kind == "action" or self.kind == "event" and not self.facts.fast then return true end
  for _, condition in ipairs(self.conditions) do
    if condition == "my_turn" then return true end
  end
  for _, field in ipairs(self.when) do
    if field[1] == "on_turn" then return true end
  end
  return false
end

-- Effects in their order as one function; its target and condition become the ability's.
function Ability:effects(name, nodes, options)
  local w = self:writer(options)
  if options.before then
    for _, line in ipairs(options.before) do w:emit(line) end
  end
  for _, node in ipairs(nodes) do
    if #nodes == 1 and not options.before then w.whole = node end
    w:effect(node)
  end
  if w.last then w:emit(w.last) end
  if w.target then self.fields[#self.fields + 1] = { "target", w.target } end
  if w.together then self.together = true end
  if options.conditions then
    local changed = w:changed()
    if changed then self.conditions[#self.conditions + 1] = changed end
    if w.asked then self.conditions[#self.conditions + 1] = w.asked end
  end
  self.fields[#self.fields + 1] = { name, lines = w.lines, as = w.as or "target" }
  return w
end

-- What the rules do after a successful test of a kind; `more` damage or clues are part of it.
local function standard(kind, more)
  if kind == "fight" then return "you:hit(event.object" .. (more and ", " .. more or "") .. ")" end
  if kind == "evade" then return "you:evade_enemy(event.object)" end
  if kind == "investigate" then
    return "you:discover(" .. 1 + (more or 0) .. " + you:check \"discover_bonus\", event.object)"
  end
end

-- The sentences that say what follows from success and failure, or from symbols.
function Ability:results_of(list, from, kind)
  local results = { success = {}, fail = {} }
  for i = from, #list do
    if list[i][1].word == "if" and chart.parse(grammar, list[i], "beside") then
      self:revealed(list[i], kind)
    else
      local node, words = self:understand(list[i], "outcome")
      self.said[#self.said + 1] = words
      if node[1] == "outcome" then
        table.insert(results[node.of], node)
      else
        if results.changed then refuse("two changes of the result") end
        results.changed = node
      end
    end
  end
  return results
end

function Ability:revealed(list, kind)
  local node, words = self:understand(list, "beside")
  if node.test ~= "test" and node.test ~= kind then refuse("this is no such test") end
  local w = self:writer { place = { result = "revealed" } }
  w:effect(node.what)
  local quoted = {}
  for i = 2, #node.tokens do quoted[#quoted + 1] = '"' .. node.tokens[i] .. '"' end
  self.beside[#self.beside + 1] = { kind = "if_revealed", text = capital(words) .. ".",
    fields = { { "tokens", "{ " .. table.concat(quoted, ", ") .. " }" }, { "effect", lines = w.lines,
      as = "target" } } }
end

-- The outcomes of a test, from the sentence after it on.
function Ability:outcomes(list, from, kind)
  local results = self:results_of(list, from, kind)
  local changed = results.changed
  if changed then
    local fits = changed[1] == "more_damage" and kind == "fight" or changed[1] ~= "more_damage" and kind == "investigate"
    if not fits then refuse("this test has no such result") end
    if changed.what then
      table.insert(results.success, 1, { "outcome", of = "success", what = changed.what })
    end
  end
  if kind == "fight" and #results.fail > 0 then refuse("a failed fight has an effect by the rules, too") end
  local more
  if changed and changed[1] == "more_clues" then more = changed.n end
  if changed and changed[1] == "more_damage" then
    more = "event.amount " .. changed.by[1] .. " " .. changed.by.n .. " and " .. changed.n .. " or 0"
  end
  for _, name in ipairs { "success", "fail" } do
    local nodes = results[name]
    if #nodes > 0 or name == "success" and more then
      local w = self:writer { place = { result = name, kind = kind } }
      local rule = name == "success" and not (changed and changed[1] == "instead") and standard(kind, more)
      if rule then w:emit(rule) end
      if kind == "fight" or kind == "evade" then w:bind("enemy", "event.object") end
      for _, node in ipairs(nodes) do
        if #nodes == 1 and not rule and not node.by then w.whole = node.what end
        if node.by then
          w:block("if event.amount " .. node.by[1] .. " " .. node.by.n .. " then", function() w:effect(node.what) end)
        else
          w:effect(node.what)
        end
      end
      if w.last then w:emit(w.last) end
      if w.together then self.together = true end
      self.fields[#self.fields + 1] = { name, lines = w.lines, as = "target" }
    end
  end
end

-- A fight, an evasion or an investigation, and what is said of it.
function Ability:designated(list)
  local node, words = self:understand(list[1], "designation")
  local kind, fields, i = node.kind, {}, 2
  self.said[#self.said + 1] = words
  language.mods.designation(self:writer {}, node, fields)
  while i <= #list and chart.parse(grammar, list[i], "mod_" .. kind) do
    node, words = self:understand(list[i], "mod_" .. kind)
    self.said[#self.said + 1] = words
    language.mods[node[1]](self:writer {}, node, kind, fields)
    i = i + 1
  end
  local parts = {}
  for _, name in ipairs { "skill", "bonus", "damage", "shroud" } do
    if fields[name] then
      parts[#parts + 1] = name .. " = " .. (name == "skill" and '"' .. fields.skill .. '"' or fields[name])
    end
  end
  self.fields[#self.fields + 1] = { kind, #parts == 0 and "true" or "{ " .. table.concat(parts, ", ") .. " }" }
  return self:outcomes(list, i, kind)
end

-- "Test [combat] (2) to lift the lid" without its purpose, which rules nothing.
local function without_purpose(list)
  for i, token in ipairs(list) do
    if token.word == "to" and list[i - 1].word == ")" and prose.is(slice(list, i + 1)) then return slice(list, 1, i - 1) end
  end
  return list
end

-- "Test [willpower] (X). X is ... This test gets +1 difficulty for each ... If you fail, ..."
function Ability:test(list)
  local node, words = self:understand(without_purpose(list[1]), "test")
  if not self.has_you then refuse("nobody makes the test") end
  self.said[#self.said + 1] = words
  local difficulty, i = node.difficulty, 2
  if difficulty == nil then
    local x, x_words = self:understand(list[2] or refuse("what is X?"), "x_is")
    self.said[#self.said + 1] = x_words
    difficulty, i = x.amount, 3
  end
  local w = self:writer {}
  local sum = w:amount(difficulty).expr or refuse("X cannot be counted")
  while list[i] and chart.parse(grammar, list[i], "test_mod") do
    local mod, mod_words = self:understand(list[i], "test_mod")
    self.said[#self.said + 1] = mod_words
    local by = mod.each and w:amount(mod.each) or w:condition(mod.condition)
    if not by.expr or mod.n < 0 then refuse("it cannot be counted") end
    sum = sum .. " + " .. (mod.n == 1 and "" or mod.n .. " * ") .. "(" .. by.expr .. ")"
    i = i + 1
  end
  if i > #list then refuse("the test has no result") end
  local number = tonumber(sum)
  self.fields[#self.fields + 1] = { "test",
    '{ skill = "' .. node.skill .. '", difficulty = ' .. (number and sum or writer.quote(nil, sum)) .. " }" }
  return self:outcomes(list, i, "test")
end

local DESIGNATORS = { fight = true, evade = true, investigate = true }

local UNPROVOKING = "this action does not provoke attacks of opportunity"

function Ability:body(list)
  self.count = self.count + #list
  if #list > 1 and tokens.text(list[#list], 1) == UNPROVOKING then
    if self.kind ~= "action" and (self.kind ~= "event" or self.facts.fast) then refuse("only an action provokes") end
    self.when[#self.when + 1] = { "provokes", "false" }
    list = slice(list, 1, #list - 1)
    self:body(list)
    self.said[#self.said + 1] = UNPROVOKING
    return
  end
  local first = list[1] or refuse("it has no effect")
  if first[1].word == "test" then
    return self:test(list)
  elseif DESIGNATORS[first[1].word] then
    return self:designated(list)
  end
  local nodes = {}
  for _, sentence in ipairs(list) do
    if sentence[1].word == "x" then
      local node, words = self:understand(sentence, "x_is")
      if #nodes == 0 then refuse("what is done X times?") end
      nodes[#nodes] = { "where", what = nodes[#nodes], amount = node.amount }
      self.said[#self.said + 1] = words
    elseif sentence[1].word == "otherwise" then
      local node, words = self:understand(sentence, "otherwise")
      local last = nodes[#nodes]
      if not last or last[1] ~= "if" then refuse("otherwise than what?") end
      nodes[#nodes] = { "if_else", condition = last.condition, what = last.what, other = node.what }
      self.said[#self.said + 1] = words
    else
      local node, words = self:understand(sentence, "sentence")
      local last = nodes[#nodes]
      local searched = last and (last[1] == "does" and last.what[1] == "search" and last.who[1] == "you")
      local shuffles = node[1] == "does" and (node.what[1] == "shuffle" or node.what[1] == "shuffle_rest")
      if not (searched and shuffles and node.who[1] == "you") then nodes[#nodes + 1] = node end
      self.said[#self.said + 1] = words
    end
  end
  self:effects("effect", nodes, { target = true, conditions = self.kind ~= "revelation" and self.kind ~= "haunted" })
end

-- "(Limit once per round.)" at the end.
function Ability:limit_of(list)
  local last = list[#list]
  if not last or not (last.aside or last[1].word == "limit" or last[1].word == "group") then return end
  local node = self:understand(last, "limit")
  self.limit = language.costs.limit(node)
  list[#list] = nil
  self.count = self.count + 1
end

function Ability:costs_of(list)
  if #list == 0 then return nil end
  local node, words = self:understand(list, "costs")
  local w = self:writer {}
  for i = 2, #node do
    local f = language.costs[node[i][1]]
    self.costs[#self.costs + 1] = f(w, node[i])
  end
  return words
end

-- What stands before a colon, besides the event: "if ...", "during your turn", and costs, parted by commas.
function Ability:terms(list)
  local words = {}
  while #list > 0 and (list[1].word == "if" or list[1].word == "during") do
    -- A condition may have commas of its own: the longest that is understood counts.
    local stop, node
    for at = #list, 2, -1 do
      if (at == #list or list[at + 1].word == ",") and chart.parse(grammar, slice(list, 1, at), "term") then
        local said
        node, said = self:understand(slice(list, 1, at), "term")
        words[#words + 1] = said
        stop = at
        break
      end
    end
    if not node then self:understand(list, "term") end
    local condition = self:writer({}):condition(node.condition)
    if not condition.expr then refuse("this condition cannot be asked beforehand") end
    self.conditions[#self.conditions + 1] = condition.expr
    list = slice(list, stop + 2)
  end
  if #list > 0 then
    if self.kind == "forced" then refuse("a forced ability has no costs: " .. tokens.text(list, 1, 6)) end
    words[#words + 1] = self:costs_of(list)
  end
  return table.concat(words, ", ")
end

-- "After you defeat an enemy, exhaust this": the event, and terms behind a comma.
function Ability:trigger(list)
  local node, words, rest
  local ok, why = pcall(function() node, words = self:understand(list, "trigger") end)
  if not ok then
    local comma = find(list, ",")
    if not comma then error(why, 0) end
    node, words = self:understand(slice(list, 1, comma - 1), "trigger")
    rest = slice(list, comma + 1)
  end
  self:event(node)
  return rest and words .. ", " .. self:terms(rest) or words
end

function Ability:event(node)
  local t = language.events.write(self:writer {}, node)
  self.when[#self.when + 1] = { t.tier, '"' .. t.point .. '"' }
  if t.you then self.when[#self.when + 1] = { "you", '"' .. t.you .. '"' } end
  self.has_you, self.event_name = t.has_you, t.tier .. " " .. t.point
  self.bound = t.bound
  for _, condition in ipairs(t.conditions) do self.conditions[#self.conditions + 1] = condition end
end

-- Uses of `you` where there is nobody: a word of code, not of a text.
local function uses_you(code) return (" " .. code .. " "):find "[^%w_]you[^%w_]" ~= nil end

function Ability:all()
  local out = {}
  for _, field in ipairs(self.when) do out[#out + 1] = field end
  if #self.conditions > 0 then
    local quoted = {}
    for i, condition in ipairs(self.conditions) do
      quoted[i] = type(condition) == "table" and condition.lua or writer.quote(nil, condition)   -- { lua = } is code
    end
    out[#out + 1] = { "condition", #quoted == 1 and quoted[1] or "{ " .. table.concat(quoted, ", ") .. " }" }
  end
  if #self.costs > 0 then
    out[#out + 1] = { "cost", #self.costs == 1 and self.costs[1] or "{ " .. table.concat(self.costs, ", ") .. " }" }
  end
  if self.limit then out[#out + 1] = { "limit", self.limit } end
  if self.together then out[#out + 1] = { "together", "true" } end
  for _, field in ipairs(self.fields) do out[#out + 1] = field end
  if not self.has_you then
    for _, field in ipairs(out) do
      for _, code in ipairs(field.lines or { field[2] }) do
        if field[1] ~= "you" and uses_you(code) then refuse("nobody is 'you' here") end
      end
    end
  end
  return out
end

local function sentence_text(said)
  local parts = {}
  for i, words in ipairs(said) do parts[i] = capital(words) end
  return table.concat(parts, ". ") .. "."
end

function Ability:text(head)
  if not head then return sentence_text(self.said) end
  local body = sentence_text(self.said)
  return capital(head) .. ": " .. body:sub(1, 1):lower() .. body:sub(2)
end

-- --- lines -----------------------------------------------------------------------------------------------------------------

local function part(ability, kind, head)
  return { parts = { { kind = kind, text = ability:text(head), fields = ability:all() }, unpack(ability.beside) },
    sentences = ability.count }
end

local function triggered(facts, kind, list)
  local ability = new(facts, kind)
  local colon = find(list, ":")
  local head, body
  if colon then
    head, body = slice(list, 1, colon - 1), slice(list, colon + 1)
  else
    -- "At the end of the round, discard this": the trigger ends at a comma.
    local comma = find(list, ",") or refuse("it is not said when")
    head, body = slice(list, 1, comma - 1), slice(list, comma + 1)
  end
  local words = ability:trigger(head)
  body = sentences(body)
  ability:limit_of(body)
  ability:body(body)
  return part(ability, kind, words)
end

local function activated(facts, list)
  local actions, at = 0, 1
  while list[at] and list[at].word == "[action]" do
    actions = actions + 1
    at = at + 1
  end
  local kind = actions > 0 and "action" or "free"
  if kind == "free" then at = at + 1 end
  local ability = new(facts, kind)
  local rest = slice(list, at)
  local colon = find(rest, ":")
  local body = colon and slice(rest, colon + 1) or rest
  local head = colon and slice(rest, 1, colon - 1) or {}
  local list_of_body = sentences(body)
  -- "Fight. Spend 1 ammo: ..." and "Spend 1 ammo: Fight. ..." mean the same.
  if head[2] and head[2].word == "." then
    table.insert(list_of_body, 1, { head[1] })
    head = slice(head, 3)
  end
  local words = #head > 0 and ability:terms(head) or nil
  if actions > 1 then ability.when[1] = { "actions", tostring(actions) } end
  ability:limit_of(list_of_body)
  local first = list_of_body[1]
  if first and #first == 1 and (first[1].word == "parley" or first[1].word == "resign") and #list_of_body > 1 or
    first and #first == 1 and first[1].word == "resign" then
    ability.when[#ability.when + 1] = { first[1].word, "true" }
    if first[1].word == "parley" then
      ability.said[1] = "parley"
      table.remove(list_of_body, 1)
      ability.count = 1
    else
      while #list_of_body > 1 do
        if not prose.is(list_of_body[#list_of_body]) then refuse("what is said after resigning?") end
        table.remove(list_of_body)
      end
    end
  end
  ability:body(list_of_body)
  return part(ability, kind, words)
end

-- An action with one of two tests is two actions: nothing else may count how often it is used.
local function either_test(facts, first, second)
  local a, b = activated(facts, first), activated(facts, second)
  for _, each in ipairs { a, b } do
    if #each.parts > 1 then refuse("two tests in one ability") end
    for _, field in ipairs(each.parts[1].fields) do
      if field[1] == "limit" then refuse("two tests in one ability with a limit") end
    end
  end
  return { parts = { a.parts[1], b.parts[1] }, sentences = a.sentences }
end

local function constant(facts, list)
  local parts, out = sentences(list), {}
  for i, sentence in ipairs(parts) do
    if sentence.aside then refuse("something in brackets") end
    local ability = new(facts, "constant")
    local node, words = ability:understand(sentence, "constant")
    ability.said[1] = words
    local f = language.constants[node[1]] or refuse("no Lua is known for '" .. node[1] .. "'")
    local kind, argument
    ability.fields, kind, argument = f(ability:writer {}, node)
    out[i] = { kind = kind or "constant", text = argument or ability:text(), fields = ability:all() }
  end
  if #out == 0 then refuse("it is empty") end
  return { parts = out, sentences = #out }
end

-- 'Each location gains: "Haunted - Take 1 horror."'
local function gains_haunted(facts, list)
  local n = #list
  local quoted = n > 3 and list[n].class == "quote" and list[n].value:find "^Haunted %- " and list[n - 1].word == ":"
  if not quoted or list[n - 2].word ~= "gains" then return nil end
  local ability = new(facts, "haunted")
  local who, words = ability:understand(slice(list, 1, n - 3), "one_who")
  local where = language.constants.locations_of(ability:writer {}, who)
  ability:body(sentences(slice(tokens.of(list[n].value, facts.names, facts.type), 3)))
  local result = part(ability, "haunted")
  local said = result.parts[1]
  said.text = capital(words) .. " gains haunted: " .. said.text
  table.insert(said.fields, 1, { "where", writer.quote(nil, where) })
  return result
end

local TESTED = { attacking = "fight", evading = "evade", investigating = "investigate" }

-- A skill: "If this skill test is successful, draw 1 card."
local function committed(facts, list)
  local ability = new(facts, "if_successful")
  local parts = sentences(list)
  if #parts ~= 1 then refuse("more than one sentence") end
  local node, words = ability:understand(parts[1], "skill_line")
  ability.said[1] = words
  if node.kind then ability.conditions[1] = node.kind end
  if node.by then ability.conditions[#ability.conditions + 1] = "test.margin " .. node.by[1] .. " " .. node.by.n end
  local w, what = ability:writer { place = { result = "success", kind = TESTED[node.kind] } }, node.what
  if what[1] == "does" and what.who[1] == "performer" then
    ability.fields[1] = { "you", '"test.tester"' }
    what = { "does", who = { "you" }, what = what.what }
  end
  w:effect(what)
  ability.together = w.together
  ability.fields[#ability.fields + 1] = { "effect", lines = w.lines, as = "target" }
  return part(ability, "if_successful")
end

local function starts(list, ...)
  for i, word in ipairs { ... } do
    if not list[i] or list[i].word ~= word then return false end
  end
  return true
end

--- abilities.line(facts, line): result. A line of a card: { parts = { { kind, text, fields } }, sentences }.
function abilities.line(facts, line)
  local list = tokens.of(line, facts.names, facts.type)
  if #list == 0 then refuse("it is empty") end
  for _, mark in ipairs { "-", ":" } do
    if starts(list, "haunted", mark) then
      if facts.type ~= "location" then refuse("only a location is haunted") end
      local ability = new(facts, "haunted")
      ability:body(sentences(slice(list, 3)))
      return part(ability, "haunted")
    end
    if starts(list, "forced", mark) then return triggered(facts, "forced", slice(list, 3)) end
    if starts(list, "revelation", mark) then
      local ability = new(facts, "revelation")
      ability:body(sentences(slice(list, 3)))
      return part(ability, "revelation")
    end
  end
  if starts(list, "objective", "-") then
    local tools = { new = new, part = part, sentences = sentences, slice = slice, text = tokens.text, refuse = refuse }
    return language.objective(tools, facts, slice(list, 3))
  end
  if starts(list, "[reaction]") then
    return triggered(facts, "reaction", slice(list, starts(list, "[reaction]", ":") and 3 or 2))
  end
  if starts(list, "[action]") or starts(list, "[free]") then
    local first, second = tokens.two_tests(list)
    if first then return either_test(facts, first, second) end
    return activated(facts, list)
  end
  if facts.type == "skill" and starts(list, "if", "this") and chart.parse(grammar, sentences(list)[1],
    "skill_line") then
    return committed(facts, list)
  end
  return gains_haunted(facts, list) or constant(facts, list)
end

--- abilities.event(facts, text): result. What an event does: fields of the card.
function abilities.event(facts, text)
  local ability = new(facts, "event")
  local list = sentences(tokens.of(text, facts.names, facts.type))
  local head
  -- "Play an Item asset from your hand" is what an event does, not when it may be played.
  local is_effect = list[1] and not chart.parse(grammar, list[1], "play") and chart.parse(grammar, list[1], "sentence")
  if list[1] and list[1][1].word == "play" and not is_effect then
    local node, words = ability:understand(list[1], "play")
    ability.count = 1
    head = words
    if node[1] == "play" then
      if not facts.fast then refuse("it is not fast") end
      ability:event(node.trigger)
    elseif node[1] == "play_if" then
      local condition = ability:writer({}):condition(node.condition)
      ability.conditions[1] = condition.expr or refuse("this condition cannot be asked beforehand")
    elseif node[1] == "play_first" then
      ability.when[1] = { "first_action", "true" }
    elseif node[1] == "play_on_turn" then
      ability.when[1] = { "on_turn", "true" }
    elseif not facts.fast then
      refuse("it is not fast")
    end
    table.remove(list, 1)
  end
  while list[1] and chart.parse(grammar, list[1], "event_cost") do
    local node, words = ability:understand(list[1], "event_cost")
    ability.count = ability.count + 1
    language.event_costs[node[1]](ability:writer {}, node, ability, capital(words) .. ".")
    table.remove(list, 1)
  end
  ability:limit_of(list)
  if ability.limit then refuse("a limit of an event") end
  if #list > 1 and #list[1] == 1 and list[1][1].word == "parley" then
    ability.when[#ability.when + 1] = { "parley", "true" }
    ability.said[1], ability.count = "parley", ability.count + 1
    table.remove(list, 1)
  end
  ability:body(list)
  local fields = ability:all()
  return { fields = fields, parts = ability.beside, text = ability:text(head), sentences = ability.count }
end

return abilities
