-- Tasks: the requirements in a row of symbols, the rows that a card in play has now, and the dice that meet them.

local results = require "lib/results"
local data_of, data_of_id = property.data, data_of
local band = bit.band

-- --- the card's text
-- -----------------------------------------------------------------------------------------------------

-- The symbols of tasks that stand for one result, with the results that meet them. `no_green`: no green die shows one.
local SYMBOLS = { L = { WILD, LORE, word = "lore" }, P = { WILD, PERIL, word = "peril" },
  T = { WILD, TERROR, word = "terror" } }
local MOST_GREEN = 3   -- investigations of one green die
local NEVER = 1000     -- so many dice are never rolled

-- A slot for dice_meet(), with its text. `dice`: so many green dice can always meet it.
local function investigations(n, text)
  return { sum = n, text = text or tostring(n), dice = math.ceil(n / MOST_GREEN) }
end

-- Adds the results that meet one of its symbols, once each.
local function set_accepted(req)
  for _, symbol in ipairs(req.symbols) do
    for _, result in ipairs(symbol) do
      if not contains(req, result) then req[#req + 1] = result end
    end
  end
end

local MOST_INVESTIGATIONS = 99

-- The n of "In", as a number.
local function checked_investigations(n, path)
  local number = tonumber(n)
  if number >= 1 and number <= MOST_INVESTIGATIONS then return number end
  fields.fault(path, "'I" .. n .. "' is no number of investigations", "write I1 to I" .. MOST_INVESTIGATIONS)
  return 1
end

-- "I3" needs investigations, "L" a result, "P/T" one of two results; a wildcard is any of them.
local function requirement(symbol, path)
  local n = symbol:match "^I(%d+)$"
  if n then return investigations(checked_investigations(n, path), n) end
  if symbol == "IX" then
    local req = investigations(1, "X")
    req.x = true
    return req
  end
  local req, text = { dice = NEVER, symbols = {} }, {}
  for part in symbol:gmatch "[^/]+" do
    local one = SYMBOLS[part]
    if not one then
      fields.fault(path, "there is no symbol '" .. symbol .. "'", "use I3, L, P, T, two of them as P/T, or the symbol " ..
        "of a pack, which a file in `lib/` declares: require that file here")
      one = SYMBOLS.L
    end
    if not one.no_green then req.dice = 1 end
    req.symbols[#req.symbols + 1] = one
    text[#text + 1] = one.word
  end
  set_accepted(req)
  req.text = table.concat(text, "/")
  return req
end

-- A list of requirements with `goal`, what the dice are compared with, `dice`: so many green dice can always meet it,
-- `text`: all of them, and `x`: it has an X.
local function complete_row(list)
  local n, texts = 0, {}
  for i = 1, #list do
    local req = list[i]
    n = n + req.dice
    list.x = list.x or req.x
    texts[i] = req.sum and "investigation " .. req.text or req.text
  end
  list.goal, list.dice, list.text = dice_goal(list), n, table.concat(texts, ", ")
  return list
end

local FREE = {}   -- no costs

local rows = {}   -- all that cards have

local function requirements(symbols, path)
  local list = {}
  for symbol in symbols:gmatch "%S+" do list[#list + 1] = requirement(symbol, path) end
  rows[#rows + 1] = list   -- check: allow state-outside-kernel, cards are made before a game begins
  return complete_row(list)
end

-- For own_dice.lua: a pack's symbol, which wildcards meet too if `wild`.
local function add_symbol(name, result, wild)
  -- check: allow state-outside-kernel, own_dice.lua does it before a game begins
  SYMBOLS[name] = { result, wild and WILD or nil, word = name, no_green = true }
end

-- The same: that symbol of tasks is met by one more result, also on cards that are made already. False if there is no
-- such symbol.
local function meets(name, result)
  local symbol = SYMBOLS[name]
  if not symbol then return false end
  symbol[#symbol + 1] = result
  for _, row in ipairs(rows) do
    for _, req in ipairs(row) do
      if req.symbols then set_accepted(req) end
    end
    row.goal = dice_goal(row)
  end
  return true
end

-- Icons of one name are equal, and count together.
fields.schema("own_icon", "A reward, a penalty, or a cost of a task, of a pack's own: a table in its lib/.", {
  { "name", "string", "What it is called: \"an omen\"." },
  { "effect", "fun(inv: card, n: integer)", "What n of these icons do: the reward, the penalty, or the payment." },
  { "counter?", "counter", "The counter of investigators that it changes: the table shows how much of it each has." },
  { "can?", "fun(inv: card, n: integer): boolean", "Of a cost: can the investigator pay n of them? Without it, always." },
  { "worth?", "number", "What one is worth to the bot, in tenths of an elder sign; a penalty or a cost as a positive number." },
})
fields.alias("task_cost", '"sanity"|"stamina"|"clock"|own_icon',
  "A cost of completing a task: 1 sanity, 1 stamina, or the clock advances.")
fields.alias("monster_border", '"empty"|"total"|"partial"',
  "A monster task: without symbols of its own; whose symbols a marker covers, or some of them.")
fields.schema("task_fields", "A row of symbols with what else stands in it.", {
  { "[integer]", "string", "Its symbols: \"I3 L\" for three investigations and one lore, \"P/T\" for either of two." },
  { "cost?", "task_cost|task_cost[]", "The costs of completing it." },
  { "monster?", "monster_border", "It is a monster task." },
  { "covered?", "string", "Of a partial monster task: the symbols that a marker covers; the rest stays required." },
})
fields.alias("task", "string|task_fields", "A row of symbols: \"I3 L\", or { \"P I3\", cost = \"sanity\" }.")

--- read_task(task: task, path: any[]): table. A task in the form that the rules use; the path leads to it in the card's
--- fields. Rulebook: Tasks; Monsters.
local function read_task(task, path)
  if type(task) == "string" then task = { task } end
  local out = { reqs = requirements(task[1] or "", path), cost = FREE, monster = task.monster }
  for _, kind in ipairs(fields.list_of(task.cost)) do
    if out.cost == FREE then out.cost = {} end
    if type(kind) == "table" then
      out.cost.own = fields.with(out.cost.own or {}, { kind })   -- a list of a pack's own icons
    else
      out.cost[kind] = (out.cost[kind] or 0) + 1
    end
  end
  if task.covered then
    -- The printed task without the part inside the border stays.
    local open = {}
    for _, req in ipairs(out.reqs) do open[#open + 1] = req end
    for _, gone in ipairs(requirements(task.covered, path)) do
      for i, req in ipairs(open) do
        if req.text == gone.text then
          table.remove(open, i)
          break
        end
      end
    end
    out.open = open
  end
  return out
end

-- --- the table
-- -----------------------------------------------------------------------------------------------------------

--- TASK_BIT: integer[]. The bit of a card's `done` that stands for each of its tasks.
local BIT = { 1 }
for i = 2, 15 do BIT[i] = 2 * BIT[i - 1] end

local function has_bit(n, i) return band(n, BIT[i]) ~= 0 end

local TERROR_TASK = { reqs = requirements "T", cost = FREE }

--- monster_tasks(monster: card): table[]. The monster's printed tasks, and those that effects add.
local function monster_tasks(monster)
  local printed, more = data_of(monster).tasks, monster.terror_task
  if more == 0 then return printed end
  local list = fields.with(printed)
  for _ = 1, more do list[#list + 1] = TERROR_TASK end
  return list
end

--- task_done(card: card, i: integer): boolean. Is the i-th task of an adventure or monster completed?
local function task_done(card, i) return has_bit(card.done, i) end

--- monster_completed(monster: card): boolean. Are all its tasks done?
local function monster_completed(monster)
  if monster.beaten then return true end
  for i = 1, #monster_tasks(monster) do
    if not has_bit(monster.done, i) then return false end
  end
  return true
end

--- markers_on(card: card): card[]. The monster markers on an adventure.
local function markers_on(card) return cards_in("monsters", nil, card) end

-- Rows with X: the number was fixed earlier.
local function with_x(printed)
  local reqs = {}
  for i, req in ipairs(printed) do reqs[i] = req.x and investigations(math.max(1, game.last_x)) or req end
  return complete_row(reqs)
end

local NOTHING = complete_row {}   -- no requirements

-- The sanity, stamina or hours of a cost, with another one.
local function total(cost, also, kind) return (cost[kind] or 0) + (also[kind] or 0) end

-- Calls f(inv, icon, n) for each kind among the icons of a pack's own, until it returns false.
local function each_own(cost, also, f, inv)
  if not cost.own and not also.own then return true end
  local icons, seen = fields.with(cost.own or {}, also.own), {}
  for i = 1, #icons do
    local icon, n = icons[i], 0
    for k = 1, #icons do n = n + (icons[k].name == icon.name and 1 or 0) end
    if not seen[icon.name] and f(inv, icon, n) == false then return false end
    seen[icon.name] = true
  end
  return true
end

local function can_pay_own(inv, icon, n) return not icon.can or icon.can(inv, n) == true end

-- Sanity and stamina may not be brought to 0 by a task (Completing a Task).
local function can_pay(inv, cost, also)
  if cost == FREE and also == FREE then return true end
  if not each_own(cost, also, can_pay_own, inv) then return false end
  local sanity, stamina = total(cost, also, "sanity"), total(cost, also, "stamina")
  return (sanity == 0 or inv.sanity + inv.pays_sanity > sanity) and
    (stamina == 0 or inv.stamina + inv.pays_stamina > stamina)
end

-- One task for each_task(): true when no further one is asked for.
local function visit(inv, ordered, f, a, owner, bit, reqs, cost, done, also)
  if not inv then return f(a, owner, bit, reqs, cost, done, also) end
  return not done and (can_pay(inv, cost, also) and f(a, owner, bit, reqs, cost, done, also) or ordered)
end

-- The tasks of a marker, for each_task().
local function each_of_monster(monster, open, inv, ordered, f, a)
  local all_done, beaten, tasks = monster.done, monster.beaten, monster_tasks(monster)
  for i = 1, #tasks do
    local task = tasks[i]
    local reqs, cost, done = task.reqs, task.cost, all_done > 0 and has_bit(all_done, i)
    local uncovered = open and i == 1
    -- All its requirements count as met, but not the part that it leaves open (FAQ).
    if beaten then reqs, cost, done = NOTHING, FREE, done or not uncovered end
    -- The part of a partial task that the marker leaves open is required together with its first task.
    if uncovered then reqs = complete_row(fields.with(open.open, reqs)) end
    if visit(inv, ordered, f, a, monster, i, reqs, cost, done, uncovered and open.cost or FREE) then return true end
  end
end

-- Calls f(a, owner, bit, reqs, cost, done, also) for each task of a card, top to bottom, until it returns true: the
-- printed tasks, with markers in the place of tasks that they cover, and markers that found no monster task below the
-- last one. `also`: more costs. With an investigator: only the tasks that they may complete now, any of them, or with
-- an arrow the topmost one left.
local function each_task(card, inv, f, a)
  local data = data_of(card)
  local tasks, ordered = data.tasks, data.ordered or false
  local covers, below
  local markers = markers_on(card)
  for i = 1, #markers do
    local monster = markers[i]
    local row = monster.row
    if row > 0 then
      covers = covers or {}
      covers[row] = monster
    else
      below = below or {}
      below[#below + 1] = monster
    end
  end
  if tasks then
    local all_done, battle = card.done, data.kind == "ancient_one"
    for i = 1, #tasks do
      local task, monster = tasks[i], covers and covers[i]
      if monster then
        if each_of_monster(monster, task.monster == "partial" and task, inv, ordered, f, a) then return end
      elseif task.monster ~= "empty" then
        local reqs, done = task.reqs, all_done > 0 and has_bit(all_done, i)
        if battle and reqs.x then reqs = with_x(reqs) end
        if visit(inv, ordered, f, a, card, i, reqs, task.cost, done, FREE) then return end
      end
    end
  end
  if not below then return end
  for i = 1, #below do
    if each_of_monster(below[i], nil, inv, ordered, f, a) then return end
  end
end

local function add_task(list, owner, bit, reqs, cost, done, also)
  list[#list + 1] = { owner = owner, bit = bit, reqs = reqs, cost = cost, done = done, also = also }
end

--- tasks_of(card: card): table[]. { owner =, bit =, reqs =, cost =, done =, also = }, top to bottom: the printed tasks,
--- with markers in the place of tasks that they cover, and markers that found no monster task below the last one.
local function tasks_of(card)
  local list = {}
  each_task(card, nil, add_task, list)
  return list
end

local function is_open(found, _, _, _, _, done)
  found.open = not done
  return found.open
end

--- has_open_task(card: card): boolean. Is any of its tasks left?
local function has_open_task(card)
  local found = { open = false }
  each_task(card, nil, is_open, found)
  return found.open
end

--- free_monster_tasks(card: card): integer[]. The rows of monster tasks that no marker covers.
local function free_monster_tasks(card)
  local rows, free = data_of(card).monster_rows, {}
  if not rows then return free end
  local covered = read_each(markers_on(card), "row")
  for i = 1, #rows do
    if not contains(covered, rows[i]) then free[#free + 1] = rows[i] end
  end
  return free
end

--- task_cost(task: table, kind: string): integer. The sanity, stamina or hours that a task costs.
local function cost_of(task, kind) return total(task.cost, task.also or FREE, kind) end

--- each_own_cost(task: table, f: function, inv?: card). Calls f(inv, icon, n) for each cost of the task that is of a pack's
--- own.
local function each_own_cost(task, f, inv) each_own(task.cost, task.also or FREE, f, inv) end

-- Adds the counters of the icons in a list, with their names.
local function add_counters(found, icons)
  for _, icon in ipairs(icons or {}) do
    local name = type(icon) == "table" and icon.counter
    if name and not found[name] then found[name], found[#found + 1] = true, { name, icon.name } end
  end
end

--- own_counters(inv: card): table[]. What the table shows of an investigator beside what the game counts: { name, n } for
--- each counter that icons of packs have.
local function own_counters(inv)
  local found, out = {}, {}
  for _, kind in ipairs { "adventure", "monster" } do
    for _, id in ipairs(cards_with(kind)) do
      local data = data_of_id(id)
      add_counters(found, data.rewards)
      add_counters(found, data.penalties)
      for _, task in ipairs(data.tasks or {}) do add_counters(found, task.cost.own) end
    end
  end
  for i, each in ipairs(found) do out[i] = { each[2], inv[each[1]] } end
  return out
end

--- task_is_free(task: table): boolean. Does the task cost nothing?
local function is_free(task) return task.cost == FREE and (task.also or FREE) == FREE end

-- --- the dice
-- ------------------------------------------------------------------------------------------------------------

--- die_weights(): table<integer, integer>. The investigations of each result.
local function die_weights() return results.weights[game.faq] end

--- met_tasks(card: card, inv: card): table[]. The tasks that may be completed with the dice as they lie: those of the
--- pool, on investigator markers and on spells.
local function met_tasks(card, inv)
  local tasks, goals = {}, {}
  each_task(card, inv, add_task, tasks)
  if not tasks[1] then return tasks end
  for i = 1, #tasks do goals[i] = tasks[i].reqs.goal end
  local met = dice_meet(find "usable_dice", "shows", die_weights(), goals)
  for i = 1, #met do met[i] = tasks[met[i]] end
  return met
end

local KEEP = { pool = 10, held = 8, marked = 4 }   -- the dice that are lost soonest are used first
local COLOUR_WORTH = { green = 0, yellow = 2, red = 5 }
local OWN_DIE, OWN_SYMBOL, WILDCARD = 3, 2, 4   -- the worth of dice and symbols of packs, and of a wildcard

local function result_worth(result)
  if result == WILD then return WILDCARD end
  return result > results.OF_THE_GAME and OWN_SYMBOL or 0
end

--- ways_to_meet(reqs: table[]): table[][]. All ways to meet the requirements with the dice as they lie, the best first:
--- it wastes least, and keeps the most valuable dice. Each is a list of { die =, zone =, colour =, shows = }; dice that are
--- equal in use count as one.
local function ways_to_meet(reqs)
  local dice, weights, worth = find "usable_dice", die_weights(), {}
  local zones, data, shows = read_each(dice, "zone"), read_each(dice, "data"), read_each(dice, "shows")
  for i = 1, #dice do
    local result = shows[i]
    worth[i] = 10 * (KEEP[zones[i]] + (COLOUR_WORTH[data[i].colour] or OWN_DIE) + result_worth(result)) +
      (weights[result] or 0)
  end
  local ways, entries = dice_ways(dice, "shows", weights, reqs.goal, worth), {}
  for n = 1, #ways do
    local way = ways[n]
    for i = 1, #way do
      local at = way[i]
      local entry = entries[at]
      if not entry then
        entry = { die = dice[at], zone = zones[at], colour = data[at].colour, shows = shows[at] }
        entries[at] = entry
      end
      way[i] = entry
    end
  end
  return ways
end

local function is_enough(found, _, _, reqs)
  found.goals[#found.goals + 1] = reqs.goal
  found.sure = reqs.dice <= found.green   -- green dice alone always meet it
  return found.sure
end

--- possible(card: card, inv: card): boolean. Could the dice of the next roll, together with the kept ones, complete a
--- task that is left? Rulebook: Failing to Complete a Task.
local function possible(card, inv)
  local found = { goals = {}, green = count "green_pool", sure = false }
  each_task(card, inv, is_enough, found)
  if found.sure then return true end
  local dice, rolled = find "kept_dice", read_each(cards_in "pool", "data")
  for i = 1, #rolled do
    local faces = rolled[i].faces
    dice[#dice + 1] = results.turned[1] and fields.with(faces, results.turned) or faces
  end
  return #dice_meet(dice, "shows", die_weights(), found.goals) > 0
end

local LOST = { "sanity", "stamina" }
--- task_text(task: table): string. "3, lore; lose 1 sanity".
local function task_text(task)
  local text = task.reqs.text
  if is_free(task) then return text end
  for i = 1, #LOST do
    local n = cost_of(task, LOST[i])
    if n > 0 then text = text .. "; lose " .. n .. " " .. LOST[i] end
  end
  if cost_of(task, "clock") > 0 then text = text .. "; the clock advances" end
  each_own_cost(task, function(_, icon, n) text = text .. "; pay " .. (n > 1 and n .. " x " or "") .. icon.name end)
  return text
end

engine.export {
  read_task = read_task, tasks_of = tasks_of, has_open_task = has_open_task, markers_on = markers_on,
  monster_completed = monster_completed, free_monster_tasks = free_monster_tasks, met_tasks = met_tasks,
  ways_to_meet = ways_to_meet, possible = possible, task_text = task_text, task_cost = cost_of,
  each_own_cost = each_own_cost, own_counters = own_counters,
  task_is_free = is_free,
  monster_tasks = monster_tasks, task_done = task_done, die_weights = die_weights, TASK_BIT = BIT,
}

return { add_symbol = add_symbol, meets = meets, checked_investigations = checked_investigations }
