-- A line of a card as an ability. It is split by its markup (bold heads, icons, colon, brackets, full stops); only what is
-- between is given to the grammar. One file: its steps fill in one and the same ability, each where the last has stopped.

local chart = require "import/chart"
local language = require "import/language"
local prose = require "import/prose"
local things = require "import/subjects/things"
local tokens = require "import/tokens"
local understanding = require "import/understanding"
local writer = require "import/writer"
local Ability = require "import/ability"

local grammar = language.grammar
local abilities = {}
local refuse, capital = understanding.refuse, understanding.capital
local sentences, slice, find = understanding.sentences, understanding.slice, understanding.find
local new, sentence_text = Ability.new, Ability.sentence_text

local function add_test(ability)
  for _, test in ipairs(ability.tests or {}) do
    table.insert(ability.beside, { kind = 'named "' .. test.name .. '"', text = sentence_text(test.said), fields = test:all() })
  end
end

local function part(ability, kind, head)
  add_test(ability)
  return { parts = { { kind = kind, text = ability:text(head), fields = ability:all() }, unpack(ability.beside) },
    sentences = ability.count }
end

-- "When you play an event, exhaust this: reduce its cost by 1." Nil for anything else.
local function discount(ability, head, body)
  if ability.kind ~= "reaction" or #body ~= 1 or not chart.parse(grammar, head, "discount_when") or
    not chart.parse(grammar, body[1], "discount_by") then
    return nil
  end
  local when, said = ability:understand(head, "discount_when")
  local by, result = ability:understand(body[1], "discount_by")
  return { parts = { { kind = "discount", text = sentence_text { said .. ": " .. result },
    fields = language.discount(ability:writer {}, when, by) } }, sentences = 1 }
end

local function triggered_once(facts, kind, list)
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
  local cheaper = colon and discount(ability, head, sentences(body))
  if cheaper then return cheaper end
  local chosen
  head, chosen = language.chosen_before(head)
  local words = ability:trigger(head)
  body = sentences(body)
  if chosen then table.insert(body, 1, chosen) end
  ability:limit_of(body)
  language.more_clues(ability, body)
  ability:body(body)
  if ability.several and not language.answers_once(ability) then refuse("how often is it used for several cards?") end
  if ability.event_name == "when game_ends" and facts.own then language.also_as_they_leave(ability, words) end
  return part(ability, kind, words)
end

-- "After you defeat or evade an enemy", "after you move or an enemy engages you": the line twice, each time with one of
-- the two events; nil if there are not two of them. The same timing point twice may be one happening, such as harm.
local function two_events(list)
  local colon = find(list, ":") or 0
  local stop = find(list, ",") or colon
  stop = math.min(stop, colon) - 1
  local tail = slice(list, stop + 1)
  local function event_of(head)
    local nodes = #head > 2 and chart.parse(grammar, head, "trigger")
    return nodes and #nodes == 1 and nodes[1][1] == "event" and nodes[1] or nil
  end
  local function joined(...)
    local out = {}
    for _, part in ipairs { ... } do
      for _, token in ipairs(part) do out[#out + 1] = token end
    end
    return out
  end
  local found
  for i = 3, stop - 1 do
    if list[i].word == "or" then
      local before, behind = slice(list, 1, i - 1), slice(list, i + 1, stop)
      local firsts = { before, joined(before, slice(behind, 2)) }
      local seconds = { joined(slice(list, 1, 1), behind), joined(slice(list, 1, 2), behind), joined(slice(list, 1, i - 2), behind) }
      for _, first in ipairs(firsts) do
        for _, second in ipairs(seconds) do
          local a, b = event_of(first), event_of(second)
          if a and b and a.what[1] ~= b.what[1] then
            local id = chart.key(a) .. chart.key(b)
            if found and found.id ~= id then refuse("which two events are meant?") end
            found = found or { id = id, first = joined(first, tail), second = joined(second, tail) }
          end
        end
      end
    end
  end
  return found
end

local function triggered(facts, kind, list)
  local ok, result = pcall(triggered_once, facts, kind, list)
  if ok then return result end
  local two = type(result) == "table" and two_events(list)
  if not two then error(result, 0) end
  local a, b = triggered_once(facts, kind, two.first), triggered_once(facts, kind, two.second)
  for _, each in ipairs { a, b } do
    if #each.parts > 1 then refuse("more than one ability for two events") end
    for _, field in ipairs(each.parts[1].fields) do
      if field[1] == "limit" then refuse("two events with one limit") end
    end
  end
  return { parts = { a.parts[1], b.parts[1] }, sentences = a.sentences }
end

-- One parleys with a story asset that nobody controls at its location (FAQ 1.2).
local function with_whoever_is_here(ability)
  local parleys = false
  for _, field in ipairs(ability.when) do
    if field[1] == "who" then return end
    parleys = parleys or field[1] == "parley"
  end
  if not (parleys and ability.tested) then return end   -- the parleys of players' own assets have no test
  ability.when[#ability.when + 1] = { "who", '"me.controller == you or me.controller == none and ' ..
    'place(me) == place(you) and you in investigators"' }
end

-- chooses: a test of either skill is chosen in the ability, which has a limit.
local function activated(facts, list, chooses)
  local actions, at = 0, 1
  while list[at] and list[at].word == "[action]" do
    actions = actions + 1
    at = at + 1
  end
  local kind = actions > 0 and "action" or "free"
  if kind == "free" then at = at + 1 end
  local ability = new(facts, kind)
  ability.chooses = chooses
  local rest = slice(list, at)
  local colon = find(rest, ":")
  -- "[action] Test [intellect] (3): If you succeed, ...": nothing is paid by a test.
  if colon and rest[1].word == "test" and find(slice(rest, colon + 1), ":") == nil then
    rest[colon] = { word = ".", class = "punctuation" }
    colon = nil
  end
  local body = colon and slice(rest, colon + 1) or rest
  local head = colon and slice(rest, 1, colon - 1) or {}
  -- "[action]: Spend 2 clues: Draw 1 card.": the costs stand between two colons.
  local second = colon == 1 and find(body, ":")
  local terms = second and second > 1 and slice(body, 1, second - 1)
  if terms and (chart.parse(grammar, terms, "costs") or chart.parse(grammar, terms, "term")) then
    head, body = slice(body, 1, second - 1), slice(body, second + 1)
  end
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
  if first and #first == 1 and first[1].word == "move" and #list_of_body > 1 then
    ability.when[#ability.when + 1] = { "move", "true" }
    ability.said[1], ability.count = "move", 1
    table.remove(list_of_body, 1)
    first = nil
  end
  if first and #first == 1 and (first[1].word == "parley" or first[1].word == "resign") and #list_of_body > 1 or
    first and #first == 1 and first[1].word == "resign" then
    ability.when[#ability.when + 1] = { first[1].word, "true" }
    if first[1].word == "parley" then
      ability.said[1] = "parley"
      table.remove(list_of_body, 1)
      ability.count = 1
    else
      while #list_of_body > 1 do
        local last = list_of_body[#list_of_body]
        if not prose.is(last) and not prose.farewell(last) then refuse("what is said after resigning?") end
        table.remove(list_of_body)
      end
    end
  end
  -- "You knock on the wall. Nobody answers.": what changes nothing cannot be used (Rules Reference: Triggered
  -- Abilities).
  if colon and #head == 0 and #list_of_body > 0 then
    local rules = false
    for _, sentence in ipairs(list_of_body) do rules = rules or not prose.is(sentence) end
    if not rules then return { parts = {}, sentences = #list_of_body } end
  end
  if language.explores(ability, list_of_body, tokens.text) then return part(ability, kind, words) end
  -- A story before the effect: "There is something on the wall. Draw 1 card.", "Where is it? Draw 1 card."
  while #list_of_body > 0 do
    local told = prose.exclaimed(list_of_body[1])
    if told and #list_of_body[1] > told then
      list_of_body[1] = slice(list_of_body[1], told + 1)
    elseif #list_of_body > 1 and prose.opens(list_of_body[1]) then
      table.remove(list_of_body, 1)
      ability.count = ability.count + 1
    else
      break
    end
  end
  ability:body(list_of_body)
  if facts.type == "asset" then with_whoever_is_here(ability) end
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

-- "Test any skill (3)" of an action: an action for each skill.
local function any_skill(facts, list)
  local at
  for i = 1, #list - 2 do
    if list[i].word == "test" and list[i + 1].word == "any" and list[i + 2].word == "skill" then at = i end
  end
  if not at then return nil end
  local parts, count = {}, nil
  for _, skill in ipairs(things.SKILLS) do
    local said = slice(list, 1, at)
    said[at + 1] = { word = "[" .. skill .. "]", class = "icon", value = skill }
    for i = at + 3, #list do said[#said + 1] = list[i] end
    local result = activated(facts, said)
    if #result.parts > 1 then refuse("more than one test in one ability") end
    for _, field in ipairs(result.parts[1].fields) do
      if field[1] == "limit" then refuse("several tests in one ability with a limit") end
    end
    parts[#parts + 1], count = result.parts[1], result.sentences
  end
  return { parts = parts, sentences = count }
end

local function constant(facts, list)
  local parts, out, told = sentences(list), {}, 0
  -- "The gate is shut. You cannot enter this location."
  while facts.type == "location" and #parts > 1 and language.bars_entrance(parts[2]) and
    (prose.opens(parts[1]) or prose.shuts(parts[1])) do
    table.remove(parts, 1)
    told = told + 1
  end
  for _, sentence in ipairs(parts) do
    if sentence.aside then refuse("something in brackets") end
    local ability = new(facts, "constant")
    local node, words = ability:understand(sentence, "constant")
    ability.said[1] = words
    local f = language.constants[node[1]] or refuse("no Lua is known for '" .. node[1] .. "'")
    local w, kind, argument = ability:writer {}, nil, nil
    ability.fields, kind, argument = f(w, node)
    out[#out + 1] = { kind = kind or "constant", text = argument or ability:text(), fields = ability:all() }
    for _, each in ipairs(w.beside or {}) do out[#out + 1] = each end
  end
  if #parts == 0 then refuse("it is empty") end
  return { parts = out, sentences = #parts + told }
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

-- The abilities that a card can gain for as long as something holds.
local GAINED = { action = true, free = true, reaction = true, forced = true }
-- 'While there are no clues on this, it gains: "[action]: Draw 1 card."': an ability with one more condition.
local function gains_ability(facts, list)
  local n = #list
  local last = list[n]
  if n < 6 or last.class ~= "quote" or not (last.value:find "^%[" or last.value:find "^Forced %- ") then return nil end
  local at = n - 1
  if list[at].word == ":" then at = at - 1 end
  local who, comma = list[at - 1], list[at - 2]
  local head = list[1].word
  if list[at].word ~= "gains" or not (who.class == "me" or who.word == "it") then return nil end
  local stop = comma.word == "," and at - 3 or at - 2
  if head ~= "while" and head ~= "if" then return nil end
  local said = new(facts, "constant")
  local node, words = said:understand(slice(list, 2, stop), "state")
  if who.word == "it" and not understanding.says_me(node) then refuse("what is 'it'?") end
  local w = said:writer {}
  local field = language.condition_of_state(w, { "constant", holds = { "holds", who = { "me" } }, state = node }, node)
  local code = field[2]
  if field[1] ~= "condition" or code:find "^{" then refuse("this condition cannot be asked here") end
  local result = abilities.line(facts, last.value)
  if #result.parts ~= 1 or not GAINED[result.parts[1].kind] then refuse("what is gained?") end
  local part_of_it = result.parts[1]
  local needs_you = code:find "%f[%w_]you%f[^%w_]" or code:find "%f[%w_]here%f[^%w_]" or code:find "my_turn"
  if needs_you and part_of_it.kind == "forced" then refuse("who is 'you'?") end
  part_of_it.text = capital(head .. " " .. words .. ", this gains: ") .. part_of_it.text
  for _, known in ipairs(part_of_it.fields) do
    if known[1] == "condition" then
      known[2] = known[2]:find "^{" and "{ " .. code .. ", " .. known[2]:sub(3) or "{ " .. code .. ", " .. known[2] .. " }"
      return result
    end
  end
  table.insert(part_of_it.fields, 1, { "condition", code })
  return result
end

local TESTED = { attacking = "fight", evading = "evade", investigating = "investigate" }

-- A skill: "If this skill test is successful, draw 1 card." What comes "then" belongs to the sentence before it.
local function one_result(facts, node, words, more)
  local ability = new(facts, "if_successful")
  ability.said = words
  local fails = node[1] == "if_fails"
  if fails then
    ability.when = { { "at", '"test_results"' }, { "zones", '{ "committed" }' } }
    ability.conditions[1] = "not test.succeeded"
  end
  if node.kind then ability.conditions[1] = node.kind end
  if node.against then
    for _, condition in ipairs(things.said(ability:writer {}, node.against, "test.target", "expr")) do
      ability.conditions[#ability.conditions + 1] = condition
    end
    ability.bound[1] = { of = "enemy", code = "event.object", guarded = things.STANDS }
  end
  -- What comes after the test comes whatever its result is.
  local always = node[1] == "after_results"
  if always then ability.when = { { "after", '"test_results"' }, { "zones", '{ "committed" }' } } end
  if node.by then ability.conditions[#ability.conditions + 1] = "test.margin " .. node.by[1] .. " " .. node.by.n end
  local w = ability:writer { place = { result = fails and "fail" or "success", kind = TESTED[node.kind] } }
  local what = node.what
  if what[1] == "does" and what.who[1] == "performer" then
    ability.fields[1] = { "you", '"test.tester"' }
    what = { "does", who = { "you" }, what = what.what }
  elseif what[1] == "performer_may" or what[1] == "performer_does" then
    ability.fields[1] = { "you", '"test.tester"' }
    what = what[1] == "performer_does" and what.what or { "may", what = what.what }
  end
  if #more > 0 and ability.fields[1] then refuse("who does it then?") end
  things.in_order(w, { what, unpack(more) }, 1, function(each) w:effect(each) end)
  if w.last then w:emit(w.last) end
  ability.together = w.together
  ability:add_beside(w)
  ability.fields[#ability.fields + 1] = { "effect", lines = w.lines, as = "target" }
  return part(ability, (fails or always) and "forced" or "if_successful")
end
-- Does that sentence go on with the result before it: is it about what was chosen there, or the shuffle after a search?
local function goes_on(last, node)
  local does = last.node.what[1] == "does" and last.node.what.who[1] == "you" and last.node.what.what
  if does and node[1] == "does" and node.who[1] == "you" and language.shuffles(does, node.what) then return "shuffled" end
  return does and does[1] == "choose" and things.refers(node)
end
local function committed(facts, list)
  local all = sentences(list)
  local results, parts = {}, {}
  for _, sentence in ipairs(all) do
    if sentence.aside then refuse("something in brackets") end
    local ability, last = new(facts, "if_successful"), results[#results]
    if chart.parse(grammar, sentence, "skill_line") then
      local node, words = ability:understand(sentence, "skill_line")
      results[#results + 1] = { node = node, words = { words }, more = {} }
    elseif sentence[1].word == "then" and last then
      local node, words = ability:understand(sentence, "sentence")
      last.words[#last.words + 1], last.more[#last.more + 1] = words, node
    elseif last and last.node[1] == "if_successful" and #last.more == 0 and chart.parse(grammar, sentence, "skill_instead") then
      local node, words = ability:understand(sentence, "skill_instead")
      local other = language.instead(last.node.what, { condition = { "by_so_much", range = node.range }, what = node.what }) or
        refuse("instead of what?")
      local changed = {}
      for name, value in pairs(last.node) do changed[name] = value end
      changed.what, changed.key = other, nil
      last.node, last.words[#last.words + 1] = changed, words
    elseif last and last.node[1] ~= "after_results" and chart.parse(grammar, sentence, "sentence") then
      local node, words = ability:understand(sentence, "sentence")
      local more = goes_on(last, node) or refuse("more than one sentence")
      last.words[#last.words + 1] = words
      if more ~= "shuffled" then last.more[#last.more + 1] = node end
    else
      if #all == 1 then ability:understand(sentence, "skill_line") end
      refuse("more than one sentence")
    end
  end
  for _, result in ipairs(results) do
    for _, each in ipairs(one_result(facts, result.node, result.words, result.more).parts) do parts[#parts + 1] = each end
  end
  return { parts = parts, sentences = #all }
end

local function starts(list, ...)
  for i, word in ipairs { ... } do
    if not list[i] or list[i].word ~= word then return false end
  end
  return true
end

-- "Limit 1 per location." behind what a card does as it is drawn: taken off the sentences.
local function play_area_limit(facts, said)
  local last = said[#said]
  if #said < 2 or last.aside or #last ~= 4 or last[1].word ~= "limit" or last[2].class ~= "number" or last[3].word ~= "per" then return nil end
  local of = last[4].word
  local name = facts.kinds.attached and (of == "location" or of == "enemy" or of == "asset") and "attach_limit" or
    facts.kinds.threat and of == "investigator" and "limit_per_investigator"
  if not name then return nil end
  said[#said] = nil
  return { { name, last[2].word } }, "Limit " .. last[2].word .. " per " .. of .. "."
end

--- abilities.without_copies(target, n): string. The target of an attachment of which n copies may be attached to one card:
--- what has as many is none, since it would not be attached (Rules Reference: Target; Attach To).
function abilities.without_copies(target, n)
  if target:find "filter" then refuse("to what is it attached?") end
  local copies = "(attachments: it.parent == that and it.title == me.title)"
  local none = tonumber(n) == 1 and "not any" .. copies or "count" .. copies .. " < " .. n
  if target:find "%(%)$" then return (target:gsub("%(%)$", function() return ' { where = "' .. none .. '" }' end)) end
  return (target:gsub('where = "(.*)" }$', function(where)
    return 'where = "' .. (where:find " or " and not where:find "^%b()$" and "(" .. where .. ")" or where) .. " and " .. none .. '" }'
  end))
end

-- The same of what attaches as it is drawn, and chooses to what.
local function limit_targets(part, limit)
  if limit[1] ~= "attach_limit" then return end
  for _, field in ipairs(part.fields) do
    if field[1] == "target" then field[2] = abilities.without_copies(field[2], limit[2]) end
  end
end

-- What stands in brackets behind a keyword repeats a rule.
local REMINDERS = { ["this does not automatically engage investigators at its location"] = true }
local DOOMED = "when this is defeated, place 1 doom on the current agenda. this effect can cause the current agenda " ..
  "to advance"
-- "Aloof. (This enemy ...)": the keyword is read already. "Doomed." is an ability by itself.
local function keywords(facts, list)
  if facts.type ~= "enemy" then return nil end
  local said = sentences(list)
  if not said[1] then return nil end
  local rest = said[2] and said[2].aside and tokens.text(said[2], 1) or nil
  if #said == 1 and said[1].aside and REMINDERS[tokens.text(said[1], 1)] then return { parts = {}, sentences = 1 } end
  if #said[1] ~= 1 or said[1][1].word ~= "doomed" or #said > 2 or #said == 2 and rest ~= DOOMED then return nil end
  return { parts = { { kind = "forced", text = "Doomed: when this is defeated, place 1 doom on the current agenda, which can advance.",
    fields = { { "when", '"enemy_defeated"' }, { "condition", '"subject == me"' },
      { "effect", lines = { "place_doom(current_agenda(), 1)", "check_doom()" }, as = "target" } } } }, sentences = #said }
end

-- What subjects need that read a line as a whole.
local TOOLS = { new = new, part = part, sentences = sentences, slice = slice, text = tokens.text, refuse = refuse }

-- "Forced -- ...": a long dash is a dash.
local HEADS = { forced = true, revelation = true, spawn = true, objective = true, haunted = true }

--- abilities.line(facts, line): result. A line of a card: { parts = { { kind, text, fields } }, sentences }.
function abilities.line(facts, line)
  local list = tokens.of(line, facts.names, facts.type)
  if #list == 0 then refuse("it is empty") end
  if HEADS[list[1].word] and list[2] and list[2].word == "--" then list[2].word = "-" end
  if list[1].word == "haunted-" then
    list[1].word = "haunted"
    table.insert(list, 2, { word = "-", class = "word" })
  end
  for _, mark in ipairs { "-", ":" } do
    if starts(list, "haunted", mark) then
      if facts.type ~= "location" then refuse("only a location is haunted") end
      local ability = new(facts, "haunted")
      local said = sentences(slice(list, 3))
      local reminds = #said > 1 and said[#said].aside and chart.parse(grammar, said[#said], "haunted_reminder")
      if reminds then said[#said] = nil end
      ability:body(said)
      ability.count = ability.count + (reminds and 1 or 0)
      return part(ability, "haunted")
    end
    if starts(list, "forced", mark) then return triggered(facts, "forced", slice(list, 3)) end
    if starts(list, "revelation", mark) then
      local ability = new(facts, "revelation")
      local said = sentences(slice(list, 3))
      local fields, words = play_area_limit(facts, said)
      ability:body(said)
      local result = part(ability, "revelation")
      if fields then
        result.parts[1].text = result.parts[1].text .. " " .. words
        limit_targets(result.parts[1], fields[1])
      end
      result.fields = fields
      result.sentences = result.sentences + (fields and 1 or 0)
      return result
    end
  end
  if starts(list, "spawn", "-") then
    local said = sentences(slice(list, 3))
    if #said ~= 1 then refuse("more than one sentence") end
    return language.spawn(new(facts, "constant"), said[1], refuse)
  end
  if starts(list, "objective", "-") then
    return language.objective(TOOLS, facts, slice(list, 3))
  end
  if starts(list, "[reaction]") then
    return triggered(facts, "reaction", slice(list, starts(list, "[reaction]", ":") and 3 or 2))
  end
  if starts(list, "[action]") or starts(list, "[free]") then
    local each = any_skill(facts, list)
    if each then return each end
    local first, second = tokens.two_tests(list)
    if first then
      local ok, result = pcall(either_test, facts, first, second)
      if ok then return result end
      if result.why ~= "two tests in one ability with a limit" then error(result, 0) end
      return activated(facts, list, true)
    end
    if not first then first, second = tokens.two_skills(list) end
    if not first then first, second = language.or_remove(list) end
    if not first then first, second = language.may_use(list) end
    if first then return either_test(facts, first, second) end
    return activated(facts, list)
  end
  if facts.type == "skill" and (starts(list, "if") or starts(list, "after", "this")) and chart.parse(grammar, sentences(list)[1],
    "skill_line") then
    return committed(facts, list)
  end
  return keywords(facts, list) or gains_haunted(facts, list) or gains_ability(facts, list) or constant(facts, list)
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
      ability.conditions[1] = ability:beforehand(condition)
    elseif node[1] == "play_first" then
      ability.when[1] = { "first_action", "true" }
    elseif node[1] == "play_on_turn" then
      ability.when[1] = { "on_turn", "true" }
    elseif node[1] == "play_while" then
      if not facts.fast then refuse("it is not fast") end
      for _, condition in ipairs(writer.parts(language.turn_of(node))) do ability:require(condition) end
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
  if list[1] and tokens.text(list[1], 1, 7):find "^as an additional cost to play" then
    local node, words = ability:understand(list[1], "play_cost")
    ability:pay(node.costs)
    head = (head and head .. ". " or "") .. words
    table.remove(list, 1)
    ability.count = ability.count + 1
  end
  local host = facts.kinds.attached and #list > 1 and chart.parse(grammar, list[#list], "host_limit")
  if not host then ability:limit_of(list) end
  if ability.limit then refuse("a limit of an event") end
  if #list > 1 and #list[1] == 1 and list[1][1].word == "parley" then
    ability.when[#ability.when + 1] = { "parley", "true" }
    ability.said[1], ability.count = "parley", ability.count + 1
    table.remove(list, 1)
  end
  if #list > 1 and #list[1] == 1 and list[1][1].word == "move" then
    ability.when[#ability.when + 1] = { "move", "true" }
    ability.moves, ability.said[1], ability.count = true, "move", ability.count + 1
    table.remove(list, 1)
  end
  -- "Attach to an asset you control. Attached asset gets ...": what holds while it is attached.
  local holds = {}
  while facts.kinds.attached and #list > 1 and not list[#list].aside and chart.parse(grammar, list[#list], "constant") and
    not chart.parse(grammar, list[#list], "sentence") do
    table.insert(holds, 1, table.remove(list))
  end
  local last = #list > 1 and facts.kinds.attached and list[#list]
  local per_host, limit_words
  if last and chart.parse(grammar, last, "host_limit") then
    per_host, limit_words = ability:understand(last, "host_limit")
    table.remove(list)
    ability.count = ability.count + 1
  end
  ability:body(list)
  if per_host then
    language.one_per_host(ability, per_host.of)
    ability.said[#ability.said + 1] = limit_words
  end
  add_test(ability)
  for _, sentence in ipairs(holds) do
    ability.count = ability.count + 1
    for _, each in ipairs(constant(facts, sentence).parts) do ability.beside[#ability.beside + 1] = each end
  end
  local fields = ability:all()
  return { fields = fields, parts = ability.beside, text = ability:text(head), sentences = ability.count }
end

--- abilities.symbol(facts, text): result. What is said behind the symbol of a chaos token: fields of its effect.
function abilities.symbol(facts, text)
  return language.symbol(TOOLS, facts, tokens.of(text, facts.names, facts.type))
end

--- abilities.advance(facts, text): result. The back of an act or agenda.
function abilities.advance(facts, text)
  return language.advance(TOOLS, facts, tokens.of(text, facts.names, facts.type))
end

return abilities
