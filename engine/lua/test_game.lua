-- The third part of the test language (test_texts.lua): the words that tests say of a game. One file: they are the
-- methods of one object and share its locals.
-- True if `text` means this prompt: its purpose, a part of its text, or the name of its timing point.
local function asks(p, text)
  return p.purpose ~= "" and p.purpose == text or has(p.text, text) or (p.from == "reaction" or p.from == "forced") and p.id == text
end

-- --- a game ----------------------------------------------------------------------------------------------------------

-- The answer that the test gave in advance (auto = { ... }), or nil.
function Game:_auto(p, part)
  for _, kind in ipairs(self.autos) do
    if kind == "windows" then
      if p.from == "window" and not self:is_main_window(p) then return { #part.options } end
    elseif kind == "reactions" then
      if p.from == "reaction" then return { #part.options } end
    elseif kind == "forced" then
      if p.from == "forced" then return { 1 } end
    elseif not part.numeric and part.min == 0 and asks(p, kind) then
      return {}
    end
  end
end

--- For a game's own part: is this the window in which a player acts? auto = { "windows" } never passes it.
function Game:is_main_window() return false end

-- Gives the answers that the test gave in advance. Returns the first prompt without one, or nil.
function Game:_settle()
  for _ = 1, 2000 do
    local p = raw.prompt()
    if not p then return nil end
    local part = p.parts[1]
    local answer = self:_auto(p, part)
    if not answer then return p end
    if not raw.answer(part.seat, answer) then fail("the answer given in advance is not allowed") end
  end
  fail("the same prompts come again and again")
end

-- The open prompt. If the game is stopped, it goes on first.
function Game:_prompt(why)
  if raw.stopped() then raw.go() end
  local p = self:_settle()
  if not p then fail("nobody is asked anything, so this cannot be answered: " .. why) end
  return p
end

function Game:_answer(part, choices, why)
  if not raw.answer(part.seat, choices, part.numeric) then
    fail("not allowed, " .. part.min .. " to " .. part.max .. " are to be chosen: " .. why)
  end
  self:_settle()
end

-- The parts of a prompt; with `player`, only the parts of that player.
local function parts_for(p, player)
  local out = {}
  for _, part in ipairs(p and p.parts or {}) do
    if not player or part.player == player then out[#out + 1] = part end
  end
  return out
end

-- The card of a player's seat, given as a card or by id or title.
function Game:_seat(player)
  if player == nil then return nil end
  local names = {}
  for _, seat in ipairs(raw.seats()) do
    if seat == player or type(player) == "string" and is_it(seat, card_named(player) or { title = player }) then
      return seat
    end
    names[#names + 1] = tostring(seat)
  end
  raw.fail((type(player) == "string" and show(player) or tostring(player)) .. " has no seat in this game: there " ..
    (#names == 1 and "is " or "are ") .. table.concat(names, ", "))
end

local function indented(lines) return "\n  " .. table.concat(lines, "\n  ") end

local function any_of(why, options)
  local lines = {}
  for i, option in ipairs(options) do lines[i] = option.text end
  return why .. " may mean any of" .. indented(lines)
end

--- g:act { word, cards and texts ... }: uses the option that these words mean at the open window.
function Game:act(act)
  local m = meaning(act)
  local why = show(act)
  if (m.generic == "use" or m.generic == "activate") and not m.cards[1] and not m.texts[1] then
    raw.fail(why .. " does not say which card's ability: a card that is nil?")
  end
  local p = self:_prompt(why)
  if p.from == "question" then fail("a question is open, no window to act at, for " .. why) end
  local player = self:_seat(m.act.player)
  local part = p.parts[1]
  if player and player ~= part.player then fail(tostring(player) .. " is not asked now, for " .. why) end
  local found = find_options(part.options, m)
  if #found == 0 then
    local wrong = impossible(m)
    fail("not offered: " .. why .. (wrong and ": " .. wrong or indented(self:_reasons(m, part))))
  end
  if #found > 1 and not same_texts(found) then fail(any_of(why, found)) end
  self:_answer(part, { index_of(part.options, found[1]) }, why)
end

local function pick_items(part, items)
  local chosen, taken = {}, {}
  for _, item in ipairs(items) do
    local found
    for pass = 1, 2 do
      for i, option in ipairs(part.options) do
        if not found and not taken[i] then
          if raw.is_card(item) then
            if option.card == item then found = i end
          elseif pass == 1 then
            if option.kind == "label" and option.name == item or lower(option.text) == lower(item) then found = i end
          elseif has(option.text, item) then
            found = i
          end
        end
      end
    end
    if not found then return nil, item end
    taken[found] = true
    chosen[#chosen + 1] = found
  end
  return chosen
end

--- g:choose { cards, texts ... [, player = inv] }: answers the open prompt. If the first text is no option, it names
--- the prompt. { "commit", none = true } chooses nothing, and does nothing when that prompt is not open.
function Game:choose(wanted)
  if type(wanted) ~= "table" then wanted = { wanted } end
  local why = show(wanted)
  local items = {}
  for _, item in ipairs(wanted) do items[#items + 1] = card_of(item) end
  local p
  if wanted.none then
    if raw.stopped() then raw.go() end
    p = self:_settle()
    if not p then return end
  else
    p = self:_prompt(why)
  end
  if type(items[1]) == "string" then
    local is_option = false
    for _, part in ipairs(p.parts) do
      is_option = is_option or pick_items(part, { items[1] }) ~= nil or
        #find_options(part.options, meaning(items[1])) > 0
    end
    if asks(p, items[1]) and (not is_option or #items > 1 or wanted.none) then
      table.remove(items, 1)
    elseif wanted.none then
      return
    end
  end
  if p.from == "window" and not wanted.none then fail("a window is open, where one acts (g:act) or passes: " .. why) end
  local missing
  for _, part in ipairs(p.parts) do
    if not wanted.player or wanted.player == part.player then
      if wanted.none then return self:_choose_none(part, why) end
      local abilities = false
      for _, option in ipairs(part.options) do abilities = abilities or option.kind == "ability" end
      if abilities then
        local found = find_answers(part.options, items)
        if #found == 1 or #found > 1 and same_texts(found) then
          return self:_answer(part, { index_of(part.options, found[1]) }, why)
        end
        if #found > 1 then fail(any_of(why, found)) end
      else
        local chosen, not_found = pick_items(part, items)
        if chosen then return self:_answer(part, chosen, why) end
        missing = missing or not_found
      end
    end
  end
  fail("the open prompt cannot be answered with " .. why .. (missing and ": it does not offer " .. show(missing) or ""))
end

function Game:_choose_none(part, why)
  for i, option in ipairs(part.options) do
    if option.kind == "pass" then return self:_answer(part, { i }, why) end
  end
  self:_answer(part, {}, why)
end

--- g:pass(): passes the open window, reaction or optional choice.
function Game:pass(player)
  local p = self:_prompt("pass")
  local part = p.parts[1]
  if player and part.player ~= player then fail(tostring(player) .. " is not asked now, so cannot pass") end
  self:_choose_none(part, "pass")
end

--- g:number(n): answers a prompt that asks for an amount.
function Game:number(n)
  local p = self:_prompt("the number " .. n)
  if not p.parts[1].numeric then fail("no amount is asked, so not " .. n) end
  self:_answer(p.parts[1], { n }, "the number " .. n)
end

--- g:auto { "windows", "reactions", "forced", texts of prompts ... }: from now on these are answered in advance.
function Game:auto(kinds)
  self.autos = kinds or {}
  if not raw.stopped() then self:_settle() end
end
function Game:skip_commits(on) self:auto(on == false and {} or { "commit" }) end

--- g:stop_at(name [, card]): the game stops when that timing point is announced (or procedure begins), even if no
--- ability hears it; the next answer runs that far. With "before NAME" it stops before the announced thing happens.
--- g:stop_at(): nowhere any more.
function Game:stop_at(name, card)
  if name == nil then return raw.clear_stop() end
  local waits = raw.pending_stop()
  if waits then raw.fail("the game is to stop at '" .. waits .. "', and has not come there yet") end
  raw.stop_at(nil, name, card)
end
function Game:stopped() return (raw.stopped()) end
--- g:hold_window(name): from now on the game also stops at that window when nobody has anything to use there.
--- t:not_offered holds there; g:go_on() or the next answer goes on.
function Game:hold_window(name) raw.hold_window(name) end
--- g:window() -> the name of the window or timing point at which somebody may act now, or at which the game is stopped;
--- nil at a question.
function Game:window()
  local p = self:prompt()
  if p then return p.from ~= "question" and p.id or nil end
  return raw.stopped() and raw.place() or nil
end
--- g:go_on(): to the next prompt, after a stop.
function Game:go_on()
  raw.go()
  self:_settle()
end

--- g:run_to(name [, card]): passes windows until that procedure or timing point comes, and stops there.
function Game:run_to(name, card)
  local kind
  kind, name, card = self:target_of(name, card)
  raw.stop_at(kind, name, card)
  if raw.stopped() then raw.go() end
  for _ = 1, 2000 do
    local p = self:_settle()
    while raw.stopped() do
      if not raw.pending_stop() then return end
      raw.go()   -- only a window that is held open
      p = self:_settle()
    end
    if not p then fail("the game ended before " .. name) end
    if p.from ~= "window" then fail("asked on the way to " .. name) end
    raw.answer(p.parts[1].seat, { #p.parts[1].options })
  end
  fail("never came to " .. name)
end
function Game:target_of(name, card) return nil, name, card end

--- g:get(name), g:set(name, value): reads and writes the globals of the game.
function Game:get(name) return raw.get_global(name) end
function Game:set(name, value) raw.set_global(name, value) end
--- g:call(name, ...): calls any function that cards may call, if it cannot be interrupted: cards_in, find, distance,
--- ...
function Game:call(name, ...) return self.raw_call(name, ...) end
--- g:resolve(card, ability, inv [, target]): resolves a named ability of the card, now and without costs. If the game
--- is stopped, the ability resolves there, before anything else, and the game stays stopped. If a player is asked in
--- the middle of an effect, it is refused.
function Game:resolve(card, ability, inv, target)
  raw.use(card_of(card), ability, inv, card_of(target))
  self:_settle()
end

--- g:card(title or id): the first such card in the game.
function Game:card(name)
  local title, id = raw.definition(name)
  for _, card in ipairs(raw.components()) do
    if card.title == name or id and card.id == id then return card end
  end
  fail("no card '" .. name .. "' is in the game" .. (title and "" or ", and no definition has that id" .. raw.nearest(name)))
end
--- g:cards(zone [, inv]) -> list, top first.
function Game:cards(zone, inv) return (self.raw_call("cards_in", zone, inv)) end

--- g:picks(zone, { ids }): the next random picks from a zone take these. g:rolls { 3, 5 }: the next dice show these.
function Game:picks(zone, ids) for _, id in ipairs(ids) do raw.pick_next(zone, id) end end
function Game:rolls(list) raw.rolls(list) end
--- g:no_shuffle(): zones keep their order from now on.
function Game:no_shuffle(on) raw.no_shuffle(on) end

function Game:prompt()
  if raw.stopped() then return nil end
  return self:_settle()
end
--- g:prompt_options() -> list of texts: the options of everybody who is asked.
function Game:prompt_options()
  local p, out = self:prompt(), {}
  for _, part in ipairs(p and p.parts or {}) do
    for _, option in ipairs(part.options) do out[#out + 1] = option.text end
  end
  return out
end
--- g:log([player]) -> list of texts: the whole log, or the log as that player reads it.
function Game:log(player) return raw.log(player) end
--- g:mark(): from now on logged, not_logged and order look only at later lines.
function Game:mark()
  self.marked = true
  raw.mark_log()
end
function Game:why_not(inv) return raw.why_not(inv) end
--- g:sees(inv, card) -> boolean. Does that player's view contain the card? Nothing in a view is secret from them.
function Game:sees(inv, card) return raw.sees(inv, card) end
function Game:explain(card, value) return raw.explain(card, value) end
function Game:stack() return raw.stack() end
--- g:hash(): a number for the position; equal positions have equal numbers.
function Game:hash() return raw.hash() end

-- The game's reasons why the part does not offer the act.
function Game:_reasons(m, part)
  local out = {}
  for _, each in ipairs(refusals(m, part.player)) do out[#out + 1] = each.text .. " - " .. each.reason end
  local each = misaimed(m, part.options)
  if each then out[#out + 1] = each.text .. " - " .. each.reason end
  return out
end

-- --- assertions --------------------------------------------------------------------------------------------------------

function Test:_count() self.asserted = self.asserted + 1 end

-- An assertion about nothing holds always. `form` is how it is written.
local function asserts_something(what, form)
  local empty = what == nil or what == ""
  if type(what) == "table" then
    empty = true
    for _ in pairs(what) do empty = false end
  end
  if empty then
    raw.fail("this asserts nothing: " .. show(what) .. " is given; write " .. form)
  end
end
local function said(what) return what and " (" .. what .. ")" or "" end

local function same(a, b)
  if a == b then return true end
  if type(a) ~= "table" or type(b) ~= "table" then return false end
  for k, v in pairs(a) do if not same(v, b[k]) then return false end end
  for k in pairs(b) do if a[k] == nil then return false end end
  return true
end

function Test:equal(actual, expected, what)
  self:_count()
  if not same(actual, expected) then fail("expected " .. show(expected) .. ", got " .. show(actual) .. said(what)) end
end
function Test:not_equal(actual, other, what)
  self:_count()
  if same(actual, other) then fail("expected anything but " .. show(other) .. said(what)) end
end
function Test:truthy(x, what)
  self:_count()
  if not x then fail("expected something true, got " .. show(x) .. said(what)) end
end
function Test:falsy(x, what)
  self:_count()
  if x then fail("expected nothing or false, got " .. show(x) .. said(what)) end
end
function Test:fail(message) fail(message) end

local function asked(g, what)
  local p = g:prompt()
  if p then return p end
  local _, window = raw.place()
  if raw.stopped() and window then return { parts = {}, from = "window" } end   -- held, since there is nothing to use
  if raw.stopped() then fail("the game is stopped, so nobody is offered anything (g:go_on() goes on): " .. show(what)) end
  fail("nobody is asked anything, so this says nothing: " .. show(what))
end

local function find_offered(p, m, player)
  for _, part in ipairs(parts_for(p, player)) do
    local found = find_options(part.options, m)
    if #found > 0 then return found end
  end
end

-- True if an act with a specific word fits abilities of several cards, or several abilities of one.
local function several(found, m)
  if m.generic or not m.first or not m.cards[1] then return false end
  for _, option in ipairs(found) do
    if option.kind == "ability" and (option.ability ~= found[1].ability or option.card ~= found[1].card) then return true end
  end
  return false
end

local function names_card(item)
  item = card_of(item)
  return raw.is_card(item) or type(item) == "string" and not raw.word(lower(item)) and card_named(item) ~= nil
end

local function is_word(item)
  if type(item) ~= "string" then return false end
  local name, tag = raw.word(lower(item))
  return GENERIC[lower(item)] or name or tag
end

-- True if the list is one option in the form of g:act, like { "fight", foe }, and not a list of options.
local function is_one(list)
  local one = is_word(list[1]) and (names_card(list[2]) or type(list[2]) == "number")
  for i, item in ipairs(list) do
    if type(item) == "table" and card_of(item) == item then one = false end
  end
  for i = 1, one and 0 or #list do
    if is_word(list[i]) and names_card(list[i + 1]) then
      raw.fail("in a list of several a word and its card are one table: { { " .. show(list[i]) .. ", " ..
        show(card_of(list[i + 1])) .. " }, ... }")
    end
    if type(list[i]) == "string" and GENERIC[lower(list[i])] then
      fail("say which card as well: t:offered(g, { { " .. show(list[i]) .. ", card } })")
    end
  end
  return one
end

--- t:offered(g, { word, card } or { word, { word, card }, card ... } [, player]): each is an option now (of that
--- player). A card alone stands for any option of that card. A word and a card are one option, in the form of g:act.
function Test:offered(g, list, player)
  asserts_something(list, "t:offered(g, { word, card })")
  self:_count()
  player = g:_seat(player)
  if type(list) ~= "table" then list = { list } end
  if is_one(list) then list = { list } end
  for _, what in ipairs(list) do
    local m = meaning(what)
    local p = asked(g, what)
    local found = find_offered(p, m, player)
    if not found then
      local wrong = impossible(m, is_question(p))
      local lines = {}
      for _, part in ipairs(wrong and {} or parts_for(p, player)) do
        for _, line in ipairs(g:_reasons(m, part)) do lines[#lines + 1] = line end
      end
      fail("not offered: " .. show(what) .. (wrong and ": " .. wrong or indented(lines)))
    end
    if several(found, m) then fail(any_of(show(what), found)) end
  end
end
--- t:not_offered(g, word or card or { word, card, text ... } or a list of such tables [, part of the reason] [,
--- player]): with a player, that player does not get the option, and the reason is the reason for them.
function Test:not_offered(g, what, reason, player)
  asserts_something(what, "t:not_offered(g, { word, card })")
  self:_count()
  if type(what) == "table" and type(what[1]) == "table" then
    for _, each in ipairs(what) do self:not_offered(g, each, reason, player) end
    return
  end
  if raw.is_card(reason) then reason, player = nil, reason end
  local m = meaning(what)
  player = g:_seat(player or m.act.player)
  local p = asked(g, what)
  local found = find_offered(p, m, player)
  if found then fail("offered, and should not be: " .. found[1].text) end
  local wrong = impossible(m, is_question(p))
  if wrong then fail(show(what) .. " can never be offered: " .. wrong) end
  if not reason then return end
  local part = parts_for(p, player)[1] or { player = player or raw.seats()[1], options = {} }
  local lines = {}
  for _, each in ipairs(refusals(m, part.player)) do
    if has(each.reason, reason) then return end
    lines[#lines + 1] = each.text .. " - " .. each.reason
  end
  local each = misaimed(m, part.options)
  if each and has(each.reason .. " aimed at", reason) then return end
  if each then lines[#lines + 1] = each.text .. " - " .. each.reason end
  fail(show(what) .. " is not offered for another reason than " .. show(reason) .. ":" ..
    (#lines > 0 and indented(lines) or " the game gives none"))
end

-- Words in the engine's own texts: "React to ...", "Which resolves next?", "Pass".
local ENGINE = { react = true, to = true, which = true, resolves = true, next = true, pass = true, choose = true }

-- If no script contains a text, a test that it does not appear proves nothing.
local function must_be_written(text)
  local wrong, near = nil, nil
  if text then wrong, near = raw.unwritten(text) end
  if wrong and not ENGINE[wrong] then
    raw.fail("no script says " .. show(wrong) .. ", so that it does not come proves nothing" .. near)
  end
end

--- t:prompt(g, part of the text or name of the timing point [, player])
function Test:prompt(g, text, player)
  if text == nil then asserts_something(text, "t:prompt(g, \"a part of it\")") end
  self:_count()
  local p = g:prompt()
  if not p then fail("nobody is asked; expected \"" .. text .. "\"") end
  if not asks(p, text) then fail("another prompt is open than \"" .. text .. "\"") end
  if not player then return end
  for _, part in ipairs(p.parts) do if part.player == player then return end end
  fail("this is not asked of " .. tostring(player))
end
--- t:no_prompt(g [, text]): nobody is asked anything; with a text or a timing point, nobody is asked that.
function Test:no_prompt(g, text)
  if text ~= nil then asserts_something(text, "t:no_prompt(g), or a part of the prompt") end
  self:_count()
  must_be_written(text)
  local p = g:prompt()
  if p and (not text or asks(p, text)) then fail("a prompt is open that should not be") end
end

--- t:chose(g, what or { prompt, what ... } [, player]): a choice that left nothing to choose was made that way, without
--- asking. `what` is cards or texts; the prompt may be left out. It looks at choices since the set-up, or since
--- g:mark().
function Test:chose(g, wanted, player)
  asserts_something(wanted, "t:chose(g, card)")
  self:_count()
  player = g:_seat(player)
  if type(wanted) ~= "table" then wanted = { wanted } end
  local lines = {}
  local function among(list, item)
    for _, chosen in ipairs(list) do
      if raw.is_card(chosen) then
        local card = raw.is_card(item) and item or type(item) == "string" and card_named(item)
        if card and is_it(chosen, card) then return true end
      elseif chosen == item or type(item) == "string" and lower(chosen) == lower(item) then
        return true
      end
    end
    return false
  end
  for i, made in ipairs(raw.unasked()) do
    if i > made_before then
      local who, prompt, list = made[1], made[2], made[3]
      local first = type(wanted[1]) == "string" and not among(list, wanted[1]) and has(prompt, wanted[1]) and 2 or 1
      local ok = (not player or who == player) and (wanted[first] ~= nil or first == 2)
      for n = first, #wanted do ok = ok and among(list, wanted[n]) end
      if ok then return end
      lines[#lines + 1] = tostring(who) .. ": \"" .. tostring(prompt) .. "\" " .. show(list)
    end
  end
  fail("nothing was chosen without asking as " .. show(wanted) .. " says; what was:" ..
    (#lines > 0 and indented(lines) or " nothing"))
end

--- t:not_rolled(g, { faces }): the test scripted these dice and nobody has rolled them; they are forgotten.
function Test:not_rolled(g, faces)
  self:_count()
  local left = g:_faces(raw.left_over())
  if not same(left, faces) then fail("not rolled are " .. show(left) .. ", not " .. show(faces)) end
  raw.forget_dice()
end

--- t:not_drawn(g, { ids }): the test scripted these random picks and they have not come; they are forgotten.
function Test:not_drawn(g, ids)
  self:_count()
  local _, left = raw.left_over()
  local titles = {}
  for i, name in ipairs(ids) do
    local id = g:_pick_id(name)
    titles[i] = raw.definition(id) or raw.no_card(id)
  end
  if not same(left, titles) then fail("not drawn are " .. show(left) .. ", not " .. show(titles)) end
  raw.forget_picks()
end

-- The log to search from a line on, with a description of it. A `player` of a single word is an id; one of several
-- words is a remark for readers of the test.
local function log_of(g, player, from)
  if type(player) == "string" then player = player:find "^[%w_:]+$" and g:_seat(player) or nil end
  local log = raw.log(player)
  log.from = from or 1
  log.what = (player and "the log as " .. tostring(player) .. " reads it" or "the log") .. (g.marked and " since g:mark()" or "")
  return log
end
local function find_logged(log, text)
  for i = log.from, #log do if has(log[i], text) then return i end end
end
--- t:logged(g, part of a line [, player]), t:not_logged: with a player, in the log as that player reads it.
function Test:logged(g, text, player)
  asserts_something(text, "a part of a line")
  self:_count()
  local log = log_of(g, player)
  if not find_logged(log, text) then fail("not in the log: \"" .. text .. "\"", log) end
end
function Test:not_logged(g, text, player)
  asserts_something(text, "a part of a line")
  self:_count()
  must_be_written(text)
  local log = log_of(g, player)
  local at = find_logged(log, text)
  if at then fail("in the log, and should not be: \"" .. log[at] .. "\"", log) end
end
--- t:order(g, { texts }): lines of the log contain these texts, each line after the one before.
function Test:order(g, texts)
  asserts_something(texts, "t:order(g, { \"first\", \"then\" })")
  for _, text in ipairs(texts) do asserts_something(text, "a part of a line") end
  self:_count()
  local at = 0
  for i, text in ipairs(texts) do
    local log = log_of(g, nil, at + 1)
    local found = find_logged(log, text)
    if not found then
      if i > 1 then log.what = log.what .. " after \"" .. texts[i - 1] .. "\"" end
      fail("\"" .. text .. "\" is not in the log" .. (i > 1 and " after \"" .. texts[i - 1] .. "\"" or ""), log)
    end
    at = found
  end
end

--- t:over(g [, outcome])
function Test:over(_, outcome)
  self:_count()
  local over, how = raw.over()
  if not over then fail("the game is not over") end
  if outcome and how ~= outcome then fail("the game ended with " .. how .. ", not " .. outcome) end
end
function Test:not_over()
  self:_count()
  local over, how = raw.over()
  if over then fail("the game is over: " .. how) end
end
--- t:zone(card, zone [, whose])
function Test:zone(card, zone, whose)
  asserts_something(zone, "t:zone(card, \"hand\")")
  self:_count()
  if card.zone ~= zone then fail(tostring(card) .. " is in " .. card.zone .. ", not in " .. zone) end
  if whose and card.controller ~= whose and card.owner ~= whose and card.bearer ~= whose then
    fail(tostring(card) .. " is in the " .. zone .. " of " .. tostring(card.controller or card.owner) .. ", not of " .. tostring(whose))
  end
end
--- t:stopped(g): the game has stopped where the test asked for it.
function Test:stopped()
  self:_count()
  if not raw.stopped() then fail("the game has not stopped") end
end
--- t:script_error(g, part of the message): a script of the game has failed.
function Test:script_error(_, text)
  self:_count()
  local errors = raw.take_errors()
  for _, message in ipairs(errors) do if not text or has(message, text) then return end end
  fail("no script has failed" .. (text and " with \"" .. text .. "\"" or "") ..
    (#errors > 0 and ", but\n" .. table.concat(errors, "\n") or ""))
end
--- t:raises(f [, part of the message])
function Test:raises(f, text)
  if type(f) ~= "function" then
    raw.fail("t:raises calls a function, and got " .. show(f) .. "; write t:raises(function() ... end)")
  end
  self:_count()
  local ok, message = pcall(f)
  if ok then fail("expected an error" .. (text and " with \"" .. text .. "\"" or "")) end
  if text and not has(message, text) then fail("another error than \"" .. text .. "\": " .. tostring(message)) end
end
--- t:same_state(g, hash): the position is the one that gave that g:hash().
function Test:same_state(_, hash)
  self:_count()
  if raw.hash() ~= hash then fail("the position has changed") end
end

-- --- beginning -----------------------------------------------------------------------------------------------------------

local languages = {}
local function language_of(name)
  if languages[name] then return languages[name] end
  local source, path, testing = raw.language(name)
  local class = setmetatable({ testing = testing }, { __index = Game })
  class.__index = class
  local begin
  if source ~= "" then begin = load(source, path)(class, Test, raw) end
  languages[name] = { class = class, begin = begin }
  return languages[name]
end

-- Settings belong to packs, not to the game, so they bypass the game's own part.
local settings
local begin_game = raw.begin
function raw.begin(setup)
  setup.settings = settings
  return begin_game(setup)
end

-- Ends the current game of a test. Everything that the test scripted or waited for must have happened.
function Test:_close()
  local g = self.playing
  self.playing = nil
  if not g or broken then
    broken = false
    return
  end
  local stop = raw.pending_stop()
  if stop then fail("the game never came to '" .. stop .. "', where it was to stop") end
  local dice, picks = raw.left_over()
  if #dice > 0 then
    raw.warn("dice were scripted that nobody has rolled: " .. table.concat(g:_faces(dice), ", "))
  end
  if #picks > 0 then
    raw.warn("random picks were scripted that never came: " .. table.concat(picks, ", "))
  end
  local errors = raw.take_errors()
  if #errors > 0 then raw.fail("a script failed:\n" .. table.concat(errors, "\n") .. "\n" .. circumstances()) end
end

--- For a game's own part: fails for what a test writes to a card (`card.count = 3`) if play never brings it about;
--- then the test has a warning.
function Game.check_set() end

--- For a game's own part: left-over dice in words; `dice` are numbers of sides.
function Game:_faces(dice) return dice end

--- For a game's own part: the id of the thing that t:not_drawn names.
function Game:_pick_id(name) return tostring(name) end

--- t:game { game = "...", settings = { ["pack:id"] = value }, ... }: begins a game. All other keys of the table belong
--- to the game's own part.
function Test:game(given)
  self:_close()
  self.games = self.games + 1   -- also a game that cannot begin: a test may want to see that
  local config = {}
  for key, value in pairs(given or {}) do config[key] = value end
  settings, config.settings = config.settings, nil
  local name = config.game or default_game
  local language = language_of(name)
  local g = setmetatable({ autos = {}, raw_call = raw.caller(name), name = name }, language.class)
  if not language.begin then raw.fail("the game '" .. name .. "' has no testing/language.lua, so it cannot be tested") end
  raw.on_set(nil)   -- while the table is set, nothing is in its place yet
  language.begin(g, config)
  -- A warning: a test may have its reasons, and what it sets is not always wrong.
  raw.on_set(function(card, name, value)
    local ok, why = pcall(g.check_set, card, name, value)
    if not ok then raw.warn(tostring(why)) end
  end)
  g.autos = config.auto or {}
  if not raw.stopped() then g:_settle() end
  raw.mark_log()
  self.playing = g
  return g
end

-- The methods that tests may call on `t` and `g`, of all loaded games.
local function methods()
  local out = {}
  local function add(class)
    for name in pairs(class) do if name:sub(1, 1) ~= "_" then out[#out + 1] = name end end
  end
  add(Test)
  add(Game)
  for _, language in pairs(languages) do add(language.class) end
  return out
end

local WHOLE = { game = 1, packs = 1, scenario = 1, players = 1, seed = 1, options = 1, decks = 1 }
--- t:whole_game { scenario =, players = { ids }, seed =, options = {}, decks = boolean, packs = { ids }, game = }: a
--- game as players begin it, from its set-up, with these packs (without `packs`: with all that are loaded) and without
--- anything that tests add. A test cannot put things on its table; g:play gives its answers.
function Test:whole_game(config)
  self:_close()
  self.games = self.games + 1
  raw.check_keys("t:whole_game", config, WHOLE)
  local name = config.game or default_game
  raw.begin_whole { game = name, packs = config.packs, scenario = config.scenario, avatars = config.players,
    seed = config.seed, options = config.options, decks = config.decks ~= false }
  raw.mark_log()
  self.playing = setmetatable({ autos = {}, name = name, raw_call = function(what)
    raw.fail("a whole game is played with its own packs only: '" .. what .. "' cannot be called")
  end }, Game)
  return self.playing
end

--- g:play({ { prompt, texts of what is chosen ... } ... } [, { put_back = true }]): gives the answers one after the
--- other. An amount is a number; a choice of nothing is the prompt alone; with several players the seat comes first.
--- Answers that do not fit are left out. When none fits, the usual answer is given: nothing, a pass, or the first
--- option. With put_back the game goes back to each prompt once, as undo would, and the test fails if the position
--- differs there.
function Game:play(answers, options)
  local plan = {}
  for i, answer in ipairs(answers) do
    local entry = type(answer[1]) == "number" and {} or { 1 }
    for _, part in ipairs(answer) do entry[#entry + 1] = part end
    plan[i] = entry
  end
  raw.check_keys("g:play", options or {}, { put_back = 1 })
  raw.play(plan, options and options.put_back)
end

--- t:sound(g): no script has failed, nothing on the table is lost or negative, and in a whole game every ability that
--- was used changed something.
function Test:sound()
  self:_count()
  local errors = raw.take_errors()
  if #errors > 0 then raw.fail("a script failed:\n" .. table.concat(errors, "\n") .. "\n" .. circumstances()) end
  local bad = raw.unsound()
  if bad then fail(bad) end
end

return function(body)
  local t = setmetatable({ asserted = 0, games = 0 }, Test)
  broken = false
  body(t)
  t:_close()
  if t.games == 0 then raw.fail("this test begins no game: t:game { ... }, or t:whole_game { ... }") end
  if t.asserted == 0 then raw.fail("this test asserts nothing") end
end, methods
