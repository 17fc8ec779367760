-- Abilities with skill tests: a fight, "Test [willpower] (3)", tests that come later in a text, and what follows from their
-- results. abilities.lua adds these methods to its abilities.

local chart = require "import/chart"
local language = require "import/language"
local prose = require "import/prose"
local things = require "import/subjects/things"
local writer = require "import/writer"
local understanding = require "import/understanding"

local grammar = language.grammar
local refuse, capital, slice = understanding.refuse, understanding.capital, understanding.slice
local OFFERED = language.offered

local Test = {}
local testing = { methods = Test }

-- What the rules do after a successful test of a kind; `more` damage or clues are part of it.
local function standard(kind, more)
  if kind == "fight" then return "you:hit(event.object" .. (more and ", " .. more or "") .. ")" end
  if kind == "evade" then return "you:evade_enemy(event.object)" end
  if kind == "investigate" then
    local n = type(more) == "string" and "1 + (" .. more .. ")" or 1 + (more or 0)
    return "you:discover(" .. n .. " + you:check \"discover_bonus\", event.object)"
  end
end

local function asked_inside(w, condition)
  return w:condition(condition).lua or refuse("this condition cannot be asked inside an effect")
end

local function starts_with(list, words)
  for i, word in ipairs(words) do
    if not list[i] or list[i].word ~= word then return false end
  end
  return true
end
local CANNOT = { "if", "you", "cannot", "," }
-- "For each resource you cannot lose, ...".
local MISSING = { "for", "each", "resource", "you", "cannot", "lose" }
local function is_missing(list) return starts_with(list, MISSING) end

-- The sentences that say what follows from success and failure, or from symbols.
function Test:results_of(list, from, kind)
  local results, last, said = { success = {}, fail = {} }, nil, {}
  for i, sentence in ipairs(list) do
    local rest = i < from and sentence or language.without_tale(sentence)
    if #rest > 0 then said[#said + 1] = rest end
  end
  list = said
  for i = from, #list do
    local first = list[i][1].word
    if last and language.is_shuffle_of(list[i], results[last.of]) then
      self.said[#self.said + 1] = "shuffle the encounter deck"
    elseif language.bullet(list[i]) then
      local stop, at = language.bullet(list[i])
      local node, words = self:understand(slice(list[i], 1, stop), "outcome_choice")
      local choice, said_of_it = language.options(self, list, i, at, node.choice)
      self.said[#self.said + 1] = words .. ": " .. said_of_it
      local what = node.each and { "for_each", n = { node.of == "fail" and "failed_by" or "succeeded_by" }, what = choice } or choice
      table.insert(results[node.of], { "outcome", of = node.of, what = what })
      break
    elseif (first == "if" or first == "for") and chart.parse(grammar, list[i], "beside") then
      self:revealed(list[i], kind)
    elseif (list[i][1].word == "then" or is_missing(list[i])) and last and not last.by and list[i - 1] == last.sentence then
      -- What comes then belongs to the result before it.
      local node, words = self:understand(list[i], "sentence")
      self.said[#self.said + 1] = words
      table.insert(results[last.of], { "outcome", of = last.of, what = node })
    elseif starts_with(list[i], CANNOT) and last and list[i - 1] == last.sentence then
      -- "If you fail, discard an asset. If you cannot, take 1 damage."
      local node, words = self:understand(list[i], "if_cannot")
      self.said[#self.said + 1] = words
      local of = results[last.of]
      local outcome = of[#of]
      local only = {}
      for key, value in pairs(outcome) do
        if key ~= "key" then only[key] = value end
      end
      only.what = { "cannot", what = outcome.what, other = node.what }
      of[#of], last = only, nil
    elseif last and last.of == "fail" and list[i - 1] == last.sentence and chart.parse(grammar, list[i], "more_by") then
      -- "If you fail by 2 or more, take 1 additional damage."
      local node, words = self:understand(list[i], "more_by")
      local of = results.fail
      of[#of] = language.more_by(of[#of], node) or refuse("more of what?")
      self.said[#self.said + 1], last = words, nil
    elseif last and chart.parse(grammar, list[i], "outcome_instead") then
      -- "If you fail by 2 or more, do both instead."
      local node, words = self:understand(list[i], "outcome_instead")
      local of = results[last.of]
      local fits = node.of == nil and last.of == "fail" or node.of == last.of and kind == "test"
      if not fits or #of ~= 1 or list[i - 1] ~= last.sentence then refuse("instead of what?") end
      local only = {}
      for key, value in pairs(of[1]) do
        if key ~= "key" then only[key] = value end
      end
      if not language.both_instead(only, node) then refuse("instead of what?") end
      of[1], last = only, nil
      self.said[#self.said + 1] = words
    elseif last and last.of == "success" and not last.by and list[i - 1] == last.sentence and list[i][1].word == "if" and
      language.counts_this(list[i]) then
      -- "If there are 3 resources on this, ...": it can be so only after what was placed there.
      local node, words = self:understand(list[i], "sentence")
      self.said[#self.said + 1] = words
      table.insert(results.success, { "outcome", of = "success", what = node })
    elseif last and last.chosen and not last.by and list[i - 1] == last.sentence and not chart.parse(grammar, list[i], "outcome") then
      -- What is said of whoever was chosen there.
      local node, words = self:understand(list[i], "sentence")
      if not things.refers(node) then refuse("does it belong to that result?") end
      self.said[#self.said + 1] = words
      table.insert(results[last.of], { "outcome", of = last.of, what = node })
    else
      local node, words = self:understand(list[i], "outcome")
      self.said[#self.said + 1] = words
      if node[1] == "outcome" and node.of == "unless" then
        table.insert(results.success, { "outcome", of = "success", by = { "<", n = node.n }, what = node.what })
        table.insert(results.fail, { "outcome", of = "fail", what = node.what })
      elseif node[1] == "outcome" and node.of == "after" then
        for _, of in ipairs { "success", "fail" } do
          table.insert(results[of], { "outcome", of = of, what = { "after_test", what = node.what } })
        end
      elseif node[1] == "outcome" then
        table.insert(results[node.of], node)
        local what = node.what[1] == "does" and node.what.what
        last = { of = node.of, by = node.by, sentence = list[i], chosen = what and what[1] == "choose" }
      elseif node[1] == "missed" then
        if results.missed or kind ~= "fight" then refuse("this test has no such result") end
        results.missed = node
      else
        if results.changed then refuse("two changes of the result") end
        results.changed = node
      end
    end
  end
  return results
end

-- Abilities beside this one, which its effect needs; the same one is needed once.
function Test:add_beside(w)
  for _, each in ipairs(w.beside or {}) do
    local known
    for _, other in ipairs(self.beside) do known = known or other.kind == each.kind and other.kind:find "^named" end
    if not known then self.beside[#self.beside + 1] = each end
  end
end

-- The results of a test have an event of their own: there "that enemy" is no longer at hand, and nothing can be cancelled.
function Test:result_writer(place)
  local bound = {}
  for _, each in ipairs(self.bound) do
    if each.of_test or not each.code:find "^event%." then bound[#bound + 1] = each end
  end
  -- What a test of an enemy's own ability speaks of is that enemy, if it has spoken of nothing else.
  if #bound == 0 and self.facts.type == "enemy" and OFFERED[self.kind] then bound[1] = { of = "enemy", code = "me" } end
  local w = self:writer { place = place, bound = bound }
  w.event, w.outer = nil, w.event
  return w
end

function Test:revealed(list, kind)
  local node, words = self:understand(list, "beside")
  if node.test ~= "test" and node.test ~= kind then refuse("this is no such test") end
  local w = self:result_writer { result = "revealed", kind = kind }
  w.each_token = node.each   -- then the card may have gone during the test
  w:effect(node.what)
  self:add_beside(w)
  if node.each then return self:for_each_token(node, words, w.lines, kind) end
  local quoted = {}
  for i = 2, #node.tokens do quoted[#quoted + 1] = '"' .. node.tokens[i] .. '"' end
  self.beside[#self.beside + 1] = { kind = "if_revealed", text = capital(words) .. ".",
    fields = { { "tokens", "{ " .. table.concat(quoted, ", ") .. " }" }, { "effect", lines = w.lines,
      as = "target" } } }
end

-- "For each [curse] token revealed during this attack": each time such a token is revealed, wherever the card has gone
-- during the test.
local OF_KIND = { fight = "attacking", evade = "evading", investigate = "investigating" }
function Test:for_each_token(node, words, lines, kind)
  local any = {}
  for i = 2, #node.tokens do any[#any + 1] = "subject is " .. node.tokens[i] end
  local conditions = { '"test.source == me"' }
  if OF_KIND[kind] then conditions[2] = '"' .. OF_KIND[kind] .. '"' end
  conditions[#conditions + 1] = '"' .. table.concat(any, " or ") .. '"'
  self.beside[#self.beside + 1] = { kind = "forced", text = capital(words) .. ".", fields = {
    { "after", '"token_revealed"' }, { "you", '"test.tester"' }, { "condition", "{ " .. table.concat(conditions, ", ") .. " }" },
    { "zones", '{ "play", "limbo", "discard", "hand", "deck", "set_aside", "removed" }' },
    { "effect", lines = lines, as = "target" } } }
end

-- The outcomes of a test, from the sentence after it on.
function Test:outcomes(list, from, kind)
  local results = self:results_of(list, from, kind)
  local changed = results.changed
  if changed then
    local of_attack = changed[1] == "more_damage" or changed[1] == "points"
    local fits = kind == (of_attack and "fight" or "investigate")
    if not fits then refuse("this test has no such result") end
    if changed.what then
      table.insert(results.success, 1, { "outcome", of = "success", what = changed.what })
    end
  end
  local more, stood, counted
  for _, node in ipairs(results.success) do stood, counted = stood or node.defeats, counted or node.last end
  if stood and kind ~= "fight" then refuse("this is no attack") end
  if counted and (kind ~= "investigate" or changed and changed[1] == "instead") then
    refuse("which clue is discovered?")
  end
  local paid = changed and changed.paid
  local changes, asked = {}, nil
  if changed and changed[1] == "more_clues" and not paid then
    local w = self:result_writer { result = "success", kind = kind }
    more = type(changed.n) == "table" and w:number(changed.n) or changed.n
    if changed.also then more = "(" .. asked_inside(w, changed.also) .. ") and " .. more .. " or 0" end
    if changed.by then more = "event.amount " .. changed.by[1] .. " " .. changed.by.n .. " and " .. more .. " or 0" end
  end
  if changed and changed[1] == "more_damage" and changed.also and not paid then
    local w = self:result_writer { result = "success", kind = kind }
    local before = changed.instead and (tonumber(self.damage or 0) or refuse("how much damage is it?")) or 0
    more = "(" .. asked_inside(w, changed.also) .. ") and " .. changed.n - before .. " or 0"
  end
  for _, node in ipairs(results.fail) do
    if node.attack and kind ~= "fight" then refuse("this is no attack") end
  end
  if changed and changed[1] == "more_damage" and changed.by then
    more = "event.amount " .. changed.by[1] .. " " .. changed.by.n .. " and " .. changed.n .. " or 0"
  end
  if changed and changed[1] == "points" then more = language.points(changed) end
  local missed = results.missed
  for _, name in ipairs { "success", "fail" } do
    local nodes = results[name]
    local first = name == "fail" and self.on_failure
    if #nodes > 0 or first or name == "success" and (more or paid) or name == "fail" and missed then
      local w = self:result_writer { result = name, kind = kind }
      local rule = name == "success" and not (changed and changed[1] == "instead") and standard(kind, more)
      -- A failed attack may hit another investigator.
      if name == "fail" and kind == "fight" then
        rule = "you:miss(event.object" .. (missed and ", " .. language.points(missed) or "") .. ")"
      end
      for _, line in ipairs(first or {}) do w:emit(line) end
      if name == "success" and self.one_success then language.one_success(w, self) end
      if stood and name == "success" then w:emit("local stood = " .. things.STANDS) end
      if paid and name == "success" then
        -- Nobody is asked to pay for nothing.
        local function pay(purpose, of_use, f)
          local asked = #w.lines + 1
          language.pay(w, paid, purpose, f)
          w.lines[asked] = w.lines[asked]:gsub("confirm%(", function() return of_use .. " and confirm(" end, 1)
        end
        if kind == "fight" then
          local function pay_for_damage()
            pay("deal +" .. changed.n .. " damage for this attack", things.STANDS, function()
              w:emit('current("test").damage = current("test").damage + ' .. changed.n)
            end)
          end
          if changed.also then w:block("if " .. asked_inside(w, changed.also) .. " then", pay_for_damage) else pay_for_damage() end
        else
          w:emit "local more = 0"
          pay("discover more clues", 'event.object.clues > 1 + you:check "discover_bonus" and you:check "cannot_discover" == 0',
            function() w:emit("more = " .. changed.n) end)
          rule = "you:discover(1 + more + you:check \"discover_bonus\", event.object)"
        end
      end
      if rule then w:emit((counted and name == "success" and "local found = " or "") .. rule) end
      local guard = kind == "fight" and name == "success" and things.STANDS or nil
      if kind == "fight" or kind == "evade" then w:bind("enemy", "event.object", nil, guard) end
      if self.elsewhere then w:bind("location", "event.object") end
      things.in_order(w, nodes, 1, function(node)
        if #nodes == 1 and not rule and not node.by then w.whole = node.what end
        if node.defeats then
          w:block("if stood and was_defeated(event.object) then", function() w:effect(node.what) end)
        elseif node.last then
          w:block("if found > 0 and event.object.clues == 0 then", function() w:effect(node.what) end)
        elseif node.by then
          w:block("if event.amount " .. node.by[1] .. " " .. node.by.n .. " then", function() w:effect(node.what) end)
        else
          w:effect(node.what)
        end
      end)
      if w.last then w:emit(w.last) end
      -- Of other tests, the rules and the card resolve one after the other in ST.7, unless one sentence says both.
      if kind == "test" or name == "success" and changed and changed.what then w:join() end
      if w.together then self.together = true end
      self:add_beside(w)
      self.fields[#self.fields + 1] = { name, lines = w.lines, as = "target" }
      local expression = w:changed()
      asked = asked or w.asked
      changes[#changes + 1] = expression and not expression:find "%f[%w_]test%f[^%w_]" and expression or "true"
    end
  end
  -- A test of which nothing can come is not offered.
  if kind ~= "test" or not OFFERED[self.kind] or #self.beside > 0 then return end
  if asked and #changes == 1 then self.conditions[#self.conditions + 1] = { lua = asked } end
  for _, expression in ipairs(changes) do
    if expression == "true" then return end
  end
  local of_target = writer.of_target(table.concat(changes, " or "))
  if of_target then return self:narrow_target(of_target) end
  for _, condition in ipairs(writer.parts(table.concat(changes, " or "))) do self:require(condition) end
end

-- Only what the test could change is a target of it.
function Test:narrow_target(where)
  for _, field in ipairs(self.fields) do
    if field[1] == "target" then
      field[2] = field[2]:find "%(%)$" and field[2]:sub(1, -3) .. ' { where = "' .. where .. '" }' or
        field[2]:find '" }$' and field[2]:sub(1, -4) .. " and (" .. where .. ')" }' or field[2]
    end
  end
end

-- A fight, an evasion or an investigation, and what is said of it.
function Test:designated(list)
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
  if fields.x then refuse("what is X?") end
  local parts = {}
  self.elsewhere, self.damage = fields.set ~= nil, fields.damage
  for _, name in ipairs { "skill", "bonus", "value_bonus", "damage", "shroud", "set", "where" } do
    if fields[name] then
      parts[#parts + 1] = name .. " = " .. (name == "skill" and '"' .. fields.skill .. '"' or fields[name])
    end
  end
  self.on_failure = fields.on_failure
  for _, each in ipairs(fields.beside or {}) do
    for _, field in ipairs(each.fields) do
      if field[2] and field[2]:find "\1" then
        field[2] = field[2]:gsub("\1", tonumber(fields.bonus or 0) or refuse("two things that depend on something"))
      end
    end
    self.beside[#self.beside + 1] = each
  end
  self.fields[#self.fields + 1] = { kind, #parts == 0 and "true" or "{ " .. table.concat(parts, ", ") .. " }" }
  return self:outcomes(list, i, kind)
end

-- "Test [combat] (2) to lift the lid" without its purpose, which rules nothing.
local function without_purpose(list)
  for i, token in ipairs(list) do
    if token.word == "to" and list[i - 1].word == ")" and prose.is_purpose(slice(list, i + 1)) then return slice(list, 1, i - 1) end
  end
  return list
end

-- "Test [willpower] (X). X is ... This test gets +1 difficulty for each ... If you fail, ..."
function Test:test(list)
  local node, words = self:understand(without_purpose(list[1]), "test")
  if not self.has_you then refuse("nobody makes the test") end
  self.said[#self.said + 1] = words
  local difficulty, i = node.difficulty, 2
  if difficulty == nil then
    local x, x_words = self:understand(list[2] or refuse("what is X?"), "x_is")
    self.said[#self.said + 1] = x_words
    difficulty, i = x.amount, 3
  end
  local rest = {}
  for j = i, #list do
    if chart.parse(grammar, list[j], "test_mod") then table.insert(rest, 1, list[j]) else rest[#rest + 1] = list[j] end
  end
  list = { unpack(list, 1, i - 1) }
  for _, sentence in ipairs(rest) do list[#list + 1] = sentence end
  local w = self:writer {}
  local sum = w:amount(difficulty).expr or refuse("X cannot be counted")
  local auto
  while list[i] and chart.parse(grammar, list[i], "test_mod") do
    local mod, mod_words = self:understand(list[i], "test_mod")
    self.said[#self.said + 1] = mod_words
    local by = mod.each and w:amount(mod.each) or mod.condition and w:condition(mod.condition) or { expr = "" }
    if not by.expr or mod.n and mod.n < 0 then refuse("it cannot be counted") end
    if mod[1] == "succeeds_if" then
      if auto then refuse("two conditions of success") end
      auto = ", auto = " .. writer.quote(nil, "2 * (" .. by.expr .. ")")
    elseif mod[1] == "harder_by" then
      sum = not mod.per and tonumber(sum) and tostring(sum + mod.n) or sum .. " + " .. mod.n .. (mod.per and " * players" or "")
    elseif mod[1] == "easier" then
      sum = "max(0, " .. sum .. " - " .. (mod.n == 1 and "" or mod.n .. " * ") .. "(" .. by.expr .. "))"
    elseif mod[1] == "commits_nothing" then
      language.commits_nothing(self, by.expr, mod_words)
    else
      sum = sum .. " + " .. (mod.n == 1 and "" or mod.n .. " * ") .. "(" .. by.expr .. ")"
    end
    i = i + 1
  end
  if i > #list then refuse("the test has no result") end
  local number = tonumber(sum)
  self.tested = node.skill .. (number and "_" .. sum or "")
  self.fields[#self.fields + 1] = { "test",
    '{ skill = "' .. node.skill .. '", difficulty = ' .. (number and sum or writer.quote(nil, sum)) .. (auto or "") .. " }" }
  return self:outcomes(list, i, "test")
end

-- A test that is not the first thing that happens is an ability of its own, which the effect uses. `list`: its sentences.
function Test:later_test(list, before)
  local part = self.new(self.facts, self.kind)
  part.has_you = self.has_you
  if self.one_success then refuse("which of two tests may succeed once?") end
  for _, each in ipairs(self.bound) do
    if not each.code:find "^event%." then part.bound[#part.bound + 1] = each end
  end
  part:test(list)
  if self.chooses then
    -- What the test could change is asked before it is chosen.
    for _, condition in ipairs(part.conditions) do self:require(condition) end
    part.conditions = {}
    for _, field in ipairs(self.when) do
      if field[1] == "parley" then refuse("two tests in one parley with a limit") end
    end
  end
  if #part.beside > 0 then refuse("tokens revealed during the second test of an ability") end
  self.tests = self.tests or {}
  self.tests[#self.tests + 1] = part
  part.name = self.kind .. "_" .. part.tested
  if before then
    for i, words in ipairs(part.said) do self.said[#self.said + 1] = i == 1 and before .. words or words end
  end
  return part.name
end

-- "Test [willpower] or [agility] (3)", "test [willpower] (3) or [agility] (4)": the sentence with each of the two.
function testing.each_skill(sentence)
  local function without(from, to)
    local out = slice(sentence, 1, from - 1)
    for i = to + 1, #sentence do out[#out + 1] = sentence[i] end
    return out
  end
  local function word(i) return sentence[i] and sentence[i].word end
  if word(3) == "or" and sentence[4] and sentence[4].class == "icon" then return without(3, 4), without(2, 3) end
  if word(3) == "(" and word(5) == ")" and word(6) == "or" and word(8) == "(" and word(10) == ")" then
    return without(6, 10), without(2, 6)
  end
end

-- The node of the test that these sentences tell, or of the choice between two.
function Test:use_of_test(list, before)
  local first, second = testing.each_skill(list[1])
  if not first then return { "use_test", name = self:later_test(list, before) } end
  local names, rest = {}, slice(list, 2)
  for i, one in ipairs { first, second } do names[i] = self:later_test({ one, unpack(rest) }, i == 1 and before or nil) end
  self.said[#self.said + 1] = "or do so with " .. second[2].value
  return { "either_test", a = { first[2].value, names[1] }, b = { second[2].value, names[2] } }
end

-- "Each investigator at a [[Woods]] location tests [agility] (3). Each investigator who fails takes 1 damage."
function Test:group_test(list)
  local at
  for i, token in ipairs(list[1]) do
    if (token.word == "test" or token.word == "tests") and list[1][i + 1] and list[1][i + 1].class == "icon" then at = i end
  end
  local who = slice(list[1], 1, at - 1)
  if who[#who].word == "must" then table.remove(who) end
  local set, set_words = self:understand(who, "each_investigator")
  local test = slice(list[1], at)
  test[1] = { word = "test", class = "word" }
  if #list ~= 2 then refuse("what is said of those who make the test?") end
  local result, words = self:understand(list[2], "those_who")
  local part = self.new(self.facts, self.kind)
  local node, test_words = part:understand(test, "test")
  local difficulty = part:writer({}):amount(node.difficulty or refuse("what is X?")).expr or refuse("X cannot be counted")
  part.said[1], part.said[2] = test_words, words
  part.tested = node.skill .. (tonumber(difficulty) and "_" .. difficulty or "")
  part.fields[1] = { "test", '{ skill = "' .. node.skill .. '", difficulty = ' ..
    (tonumber(difficulty) and difficulty or writer.quote(nil, difficulty)) .. " }" }
  local w = part:result_writer { result = result.of, kind = "test" }
  w:effect(result.what, "you")
  part.together = result.what[1] == "seq"
  part.fields[2] = { result.of, lines = w.lines, as = "target" }
  part.name = self.kind .. "_" .. part.tested
  self.tests = { part }
  self.said[1], self.said[2] = set_words .. " must " .. test_words, words
  return { "does", who = set, what = { "use_test", name = part.name } }
end

function testing.is_group(sentence)
  if sentence[1].word ~= "each" then return false end
  for i, token in ipairs(sentence) do
    if (token.word == "test" or token.word == "tests") and sentence[i + 1] and sentence[i + 1].class == "icon" then return true end
  end
  return false
end

-- "Otherwise, test ...": the last sentence's condition fails.
function testing.otherwise(nodes, test)
  local last = nodes[#nodes]
  if not last or last[1] ~= "if" then refuse("otherwise than what?") end
  nodes[#nodes] = { "if_else", condition = last.condition, what = last.what, other = test }
end

-- Where a sentence says "test [willpower] (3)", after other words.
function testing.starts_at(sentence)
  for i, token in ipairs(sentence) do
    if token.word == "test" and sentence[i + 1] and sentence[i + 1].class == "icon" then return i end
  end
end

-- "Choose an enemy. Test [intellect] (2)" is a test about that enemy, too: one sentence, and where its test begins.
function testing.joined(list, start)
  local first, second = list[1], list[2]
  if start or not first or first[1].word ~= "choose" or #list < 3 or second[1].word ~= "test" or not testing.starts_at(second) then
    return list, start
  end
  local both = slice(first, 1)
  both[#both + 1] = { word = "and", class = "word" }
  start = #both + 1
  for _, token in ipairs(second) do both[#both + 1] = token end
  return { both, unpack(list, 3) }, start
end

-- "Choose an investigator at your location and test [intellect] (2)": the chosen one is what the test is about.
function Test:targeted_test(list, at)
  local node, words = self:understand(slice(list[1], 1, at - 2), "clauses")
  if node[1] ~= "does" or node.what[1] ~= "choose" or node.what.of == "card" then refuse("who is the test about?") end
  local w = self:writer { target = true }
  w:effect(node)
  if not w.target or #w.lines > 0 then refuse("the test has no target") end
  self.said[#self.said + 1] = words
  self.fields[#self.fields + 1] = { "target", w.target }
  self.bound[#self.bound + 1] = { of = node.what.of, code = "event.object", of_test = true }
  local rest = { slice(list[1], at) }
  for i = 2, #list do rest[i] = list[i] end
  return self:test(rest)
end

return testing
