-- An ability that a line becomes: what it asks, costs and does. abilities.lua says which parts of a line are which.

local chart = require "import/chart"
local language = require "import/language"
local things = require "import/subjects/things"
local tokens = require "import/tokens"
local writer = require "import/writer"
local testing = require "import/testing"
local understanding = require "import/understanding"

local grammar = language.grammar
local refuse, capital = understanding.refuse, understanding.capital
local slice, find = understanding.slice, understanding.find

local Ability = {}
Ability.__index = Ability

--- Ability.new(facts, kind): ability.
function Ability.new(facts, kind)
  return setmetatable({ facts = facts, kind = kind, when = {}, conditions = {}, costs = {}, fields = {}, said = {},
    bound = {},
    beside = {}, has_you = true, count = 0 }, Ability)
end

function Ability:understand(list, goal)
  local node, words = understanding.of(self.facts, list, goal)
  return node, understanding.shown(words)
end

-- "At the end of your turn" on a location: "you" is whoever is there (Rules Reference: You/Your).
function Ability:is_here()
  if self.facts.type ~= "location" or self.kind ~= "forced" then return end
  if not (self.event_name or ""):find "^%a+ turn_" then return end
  for _, condition in ipairs(self.conditions) do
    local said = type(condition) == "table" and (condition.lua or condition.expr) or condition
    if said:find "%f[%w_]me%f[^%w_]" or said:find "%f[%w_]here%f[^%w_]" then return end
  end
  self.conditions[#self.conditions + 1] = "place(actor) == me"
end

function Ability:writer(options)
  options.kind, options.you, options.bound = self.kind, self.has_you, { unpack(options.bound or self.bound) }
  local w = writer.new(self.facts, options)
  w.event, w.my_turn, w.tested_kind = self.event_name, self:is_my_turn(), self.tested_kind
  w.ability_conditions, w.moves, w.ability_costs, w.pays = self.conditions, self.moves, self.costs, self.pays
  w.ability_fields = self.when
  w.english = function(node, goal, other)
    local words = chart.print(grammar, node, goal) or other and chart.print(grammar, node, other) or
      refuse("no words for a question")
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

-- An expression that must hold; one that it requires already is not said twice.
function Ability:require(condition)
  for _, known in ipairs(self.conditions) do
    if known == condition then return end
  end
  self.conditions[#self.conditions + 1] = condition
end

-- Effects in their order as one function; its target and condition become the ability's.
function Ability:effects(name, nodes, options)
  local w = self:writer(options)
  if options.before then
    for _, line in ipairs(options.before) do w:emit(line) end
  end
  things.in_order(w, nodes, 1, function(node)
    if #nodes == 1 and not options.before then w.whole = node end
    w:effect(node)
  end)
  things.narrow(w, nodes)
  if w.unfinished then refuse(w.unfinished) end
  if w.finish then w.finish(self) end
  if w.asked then self.conditions[#self.conditions + 1] = { lua = w.asked } end
  if w.last then w:emit(w.last) end
  w:join(options.before and #options.before + 1)
  if w.target then self.fields[#self.fields + 1] = { "target", w.target } end
  if w.together then self.together = true end
  for _, field in ipairs(self.when) do
    if field[1] == "when" then field[1] = w.tier or "when" end
  end
  self:add_beside(w)
  if options.conditions then
    for _, condition in ipairs(writer.parts(w:changed() or "")) do self:require(condition) end
  end
  self.fields[#self.fields + 1] = { name, lines = w.lines, as = w.as or "target" }
  return w
end

for name, method in pairs(testing.methods) do Ability[name] = method end

local DESIGNATORS = { fight = true, evade = true, investigate = true }

-- These happen whether they change something or not.
local UNCONDITIONAL = { revelation = true, haunted = true, advance = true }
local UNPROVOKING = "this action does not provoke attacks of opportunity"
local UNPROVOKED = { [UNPROVOKING] = true, ["playing this does not provoke attacks of opportunity"] = true }

-- Supplies may be looked at at any time: to say so changes nothing.
local function checks_supplies(ability, list)
  local rest = {}
  for i, sentence in ipairs(list) do
    if list[i + 1] and list[i + 1][1].word == "if" and tokens.text(sentence, 1) == "check your supplies" then
      ability.count = ability.count + 1
    else
      rest[#rest + 1] = sentence
    end
  end
  return rest
end

function Ability:body(list)
  list = checks_supplies(self, list)
  self.count = self.count + #list
  local quiet
  for i, sentence in ipairs(list) do
    local said = tokens.text(sentence, 1)
    if not quiet and (said == UNPROVOKING or i == #list and UNPROVOKED[said]) then quiet = i end
  end
  if #list > 1 and quiet then
    if tokens.text(list[quiet], 1) ~= UNPROVOKING and self.kind ~= "event" then refuse("what is played?") end
    if self.kind ~= "action" and (self.kind ~= "event" or self.facts.fast) then refuse("only an action provokes") end
    self.when[#self.when + 1] = { "provokes", "false" }
    list = slice(list, 1)
    table.remove(list, quiet)
    self:body(list)
    self.said[#self.said + 1] = UNPROVOKING
    return
  end
  local first = list[1] or refuse("it has no effect")
  if tokens.text(first, 1, 3) == "you must test" then
    first = slice(first, 3)
    list = { first, unpack(list, 2) }
  end
  local chosen = first[1].word == "test" and (self.chooses or self.kind ~= "action" and self.kind ~= "free") and testing.each_skill(first)
  if first[1].word == "test" and not chosen then
    return self:test(list)
  elseif first[1].word == "evade" and #first == 1 and #list > 1 and list[2][1].word == "automatically" then
    -- It is an evasion, but no test.
    self.said[1] = "evade"
    self.fields[#self.fields + 1] = { "evade", "{ automatic = true }" }
    list = slice(list, 2)
  elseif DESIGNATORS[first[1].word] and not (first[2] and first[2].word == "that") then
    return self:designated(list)
  end
  local choice
  list, choice = language.choice(self, list)
  first = list[1]
  local start = first and testing.starts_at(first)
  list, start = testing.joined(list, start)
  first = list[1]
  if start and first[1].word == "choose" and first[start - 1].word == "and" then return self:targeted_test(list, start) end
  local nodes = {}
  if first and testing.is_group(first) then nodes[1], list = self:group_test(list), {} end
  for i, sentence in ipairs(list) do
    local at = testing.starts_at(sentence)
    if at then
      local rest = { slice(sentence, at) }
      for j = i + 1, #list do rest[#rest + 1] = list[j] end
      local head = slice(sentence, 1, at - 1)
      local condition, before
      local follows = #head == 2 and head[1].word == "then"
      -- "Place 1 doom on this and test [willpower] (3)."
      local last = head[#head] and head[#head].word
      local joins = #head > 2 and (last == "and" or last == "then" and head[#head - 1].word == "and") and i == 1
      if joins then
        local stop = last == "then" and #head - 2 or #head - 1
        if head[stop].word == "," then stop = stop - 1 end
        local node, words = self:understand(slice(head, 1, stop), "sentence")
        if node[1] == "if" or node[1] == "may" or things.refers(node) or understanding.says_me(node) then refuse("a test in the middle of a sentence") end
        nodes[#nodes + 1] = node
        self.said[#self.said + 1] = words
        head, before, follows = {}, last == "then" and "then, " or "", last == "then"
      elseif follows then
        before = "then, "
      elseif #head > 2 and (head[#head].word == "and" or head[#head].word == "then" and head[#head - 1].word == "and") and
        chart.parse(grammar, slice(head, 1, #head - (head[#head].word == "then" and 2 or 1)), "clauses") then
        -- "Take 2 horror and test [willpower] (3)": one after the other.
        local node, words = self:understand(slice(head, 1, #head - (head[#head].word == "then" and 2 or 1)), "clauses")
        nodes[#nodes + 1], self.said[#self.said + 1] = node, words
        head = {}
      elseif #head > 0 and head[1].word ~= "otherwise" then
        if head[1].word ~= "if" or head[#head].word ~= "," then refuse("a test in the middle of a sentence") end
        local words
        condition, words = self:understand(slice(head, 2, #head - 1), "condition")
        before = "if " .. words .. ", "
      elseif #head > 0 then
        if #head ~= 2 then refuse("a test in the middle of a sentence") end
        before = "otherwise, "
      end
      local test = self:use_of_test(rest, before or "")
      if condition then
        nodes[#nodes + 1] = { "if", condition = condition, what = test }
      elseif follows then
        nodes[#nodes + 1] = { "then", what = test }
      elseif #head > 0 then
        testing.otherwise(nodes, test)
      else
        nodes[#nodes + 1] = test
      end
      break
    elseif sentence[1].word == "x" then
      local node, words = self:understand(sentence, "x_is")
      if #nodes == 0 then refuse("what is done X times?") end
      nodes[#nodes] = { "where", what = nodes[#nodes], amount = node.amount }
      self.said[#self.said + 1] = words
    elseif tokens.text(sentence, 1, 5) == "if you do not," and nodes[#nodes] and nodes[#nodes][1] == "may" then
      local node, words = self:understand(sentence, "if_not")
      nodes[#nodes] = { "may_or_else", what = nodes[#nodes].what, other = node.what }
      self.said[#self.said + 1] = words
    elseif tokens.text(sentence, 1, 4) == "if you cannot," then
      local node, words = self:understand(sentence, "if_cannot")
      if #nodes == 0 then refuse("what cannot be done?") end
      nodes[#nodes] = { "cannot", what = nodes[#nodes], other = node.what }
      self.said[#self.said + 1] = words
    elseif sentence[1].word == "if" and sentence[#sentence].word == "instead" and chart.parse(grammar, sentence, "if_instead") then
      local node, words = self:understand(sentence, "if_instead")
      nodes[#nodes] = language.instead(nodes[#nodes], node) or refuse("instead of what?")
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
      if node[1] == "check_doom" and last and last[1] == "if" then
        nodes[#nodes] = { "if", condition = last.condition, what = { "and_check_doom", what = last.what } }
        node = nil
      elseif node[1] == "check_doom" and last and last[1] == "if_else" then
        refuse("which effect can advance the agenda?")
      end
      local searched = last and last[1] == "does" and last.who[1] == "you" and last.what
      local this = node and node[1] == "does" and node.who[1] == "you" and node.what
      if node and not (searched and this and language.shuffles(searched, this)) then nodes[#nodes + 1] = node end
      self.said[#self.said + 1] = words
    end
  end
  if choice then nodes[#nodes + 1] = choice(self) end
  local target = self.kind ~= "advance" and not things.stands_alone(nodes)
  self:effects("effect", nodes, { target = target, conditions = not UNCONDITIONAL[self.kind] })
end

-- "Draw 1 card (limit once per round).": the limit becomes a sentence of its own.
local LIMITS = { limit = true, group = true }
local function begins_limit(list, i)
  local word, after = list[i].word, list[i + 1] and list[i + 1].word
  return LIMITS[word] or word == "max" and (after == "once" or after == "twice" or after == "one" or after == "1")
end
local function split_limit(list)
  local last = list[#list]
  if not last or last.aside or last[#last].word ~= ")" then return end
  for i = 2, #last - 2 do
    if last[i].word == "(" and begins_limit(last, i + 1) then
      local limit = slice(last, i + 1, #last - 1)
      limit.aside = true
      list[#list] = slice(last, 1, i - 1)
      list[#list + 1] = limit
      return
    end
  end
end

-- "(Limit once per round.)" at the end.
function Ability:limit_of(list)
  split_limit(list)
  local last = list[#list]
  if last and last.aside and #list > 1 and chart.parse(grammar, last, "reminder") then
    self:understand(last, "reminder")
    self.count = self.count + 1
    list[#list] = nil
    return self:limit_of(list)
  end
  if not last or not (last.aside or begins_limit(last, 1)) then return end
  local node = self:understand(last, "limit")
  if node[1] == "one_success" then
    self.one_success = node
  else
    self.limit = language.costs.limit(node)
  end
  list[#list] = nil
  self.count = self.count + 1
end

function Ability:pay(node)
  local w = self:writer {}
  for i = 2, #node do
    local f = language.costs[node[i][1]]
    self.costs[#self.costs + 1] = f(w, node[i])
  end
end

function Ability:costs_of(list)
  if #list == 0 then return nil end
  local node, words = self:understand(list, "costs")
  self:pay(node)
  return words
end

-- A condition before the effect; what no expression can ask is a function.
function Ability:beforehand(condition)
  if condition.expr then return condition.expr end
  if not condition.lua or condition.lua:find "event" or not self.has_you and condition.lua:find "%f[%w_]you%f[^%w_]" then
    refuse("this condition cannot be asked beforehand")
  end
  local asks_you = condition.lua:find "%f[%w_]you%f[^%w_]"
  return { lua = "function(" .. (asks_you and "me, you" or "me") .. ") return " .. condition.lua .. " end" }
end

-- What stands before a colon, besides the event: "if ...", "during your turn", and costs, parted by commas.
function Ability:terms(list)
  local words = {}
  while #list > 0 and (list[1].word == "if" or list[1].word == "during" or list[1].word == "while") do
    local stop, node   -- a condition may have commas of its own: the longest that is understood counts
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
    if node.condition[1] == "turn_of" then
      for _, each in ipairs(writer.parts(condition.expr)) do self:require(each) end
    else
      self.conditions[#self.conditions + 1] = self:beforehand(condition)
    end
    if understanding.says_me(node.condition) then self.bound[#self.bound + 1] = { of = self.facts.type, code = "me" } end
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
    -- What happens may have commas of its own: the longest that is understood counts.
    local comma
    for at = #list - 1, 2, -1 do
      if list[at].word == "," and chart.parse(grammar, slice(list, 1, at - 1), "trigger") then
        comma = at
        break
      end
    end
    comma = comma or find(list, ",")
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
  for _, field in ipairs(t.fields or {}) do self.when[#self.when + 1] = field end
  self.has_you, self.event_name, self.tested_kind = t.has_you, t.tier .. " " .. t.point, node.what.kind
  self.bound, self.several = t.bound, node.what.several
  for _, condition in ipairs(t.conditions) do self.conditions[#self.conditions + 1] = condition end
end

-- Uses of `you` where there is nobody: a word of code, not of a text.
local function uses_you(code) return (" " .. code .. " "):find "[^%w_]you[^%w_]" ~= nil end

-- A card that has left play has forgotten where it was, and what lay on it.
local function after_its_end(fields)
  local is_gone = false
  for _, field in ipairs(fields) do is_gone = is_gone or field[1] == "zones" and field[2]:find "encounter_discard" ~= nil end
  for _, field in ipairs(is_gone and fields or {}) do
    for _, code in ipairs(field.lines or { field[2] }) do
      code = (" " .. code .. " "):gsub("subject == me", "")
      if code:find "[^%w_]me[^%w_]" then refuse("this is no longer in play then") end
    end
  end
end

function Ability:all()
  local out = {}
  if self.one_success and not self.remembers then
    -- Without a test it is a success whenever it is used.
    if self.limit or not self.fields[1] then refuse("two limits") end
    self.limit = language.costs.limit { "limit", n = 1, per = self.one_success.per, scope = self.one_success.scope }
  end
  for _, field in ipairs(self.when) do
    if field[1] == "limit" and self.limit then refuse("two limits") end
    out[#out + 1] = field
  end
  self:is_here()
  if #self.conditions > 0 then
    local quoted = {}
    for i, condition in ipairs(self.conditions) do
      quoted[i] = type(condition) == "table" and condition.lua or writer.quote(nil, condition)   -- { lua = } is code
    end
    out[#out + 1] = { "condition", #quoted == 1 and quoted[1] or "{ " .. table.concat(quoted, ", ") .. " }" }
  end
  if self.facts.kinds.beside and language.offered[self.kind] then refuse("who may use it beside the agenda deck?") end
  if #self.costs > 0 then
    out[#out + 1] = { self.kind == "event" and "extra_cost" or "cost", #self.costs == 1 and self.costs[1] or "{ " .. table.concat(self.costs, ", ") .. " }" }
  end
  if self.limit then out[#out + 1] = { "limit", self.limit } end
  if self.together then out[#out + 1] = { "together", "true" } end
  for _, field in ipairs(self.fields) do out[#out + 1] = field end
  after_its_end(out)
  if not self.has_you then
    for _, field in ipairs(out) do
      for _, code in ipairs(field.lines or { field[2] }) do
        if field[1] ~= "you" and uses_you(code) then refuse("nobody is 'you' here") end
      end
    end
  end
  return out
end

--- Ability.sentence_text(said: string[]): string.
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

Ability.sentence_text = sentence_text

return Ability
