-- Tasks: the requirements in a row of symbols, the rows that a card in play has now, and the dice that meet them.

local is = method.is

-- --- the card's text
-- -----------------------------------------------------------------------------------------------------

local SYMBOLS = { L = { LORE }, P = { PERIL }, T = { TERROR } }
local WORDS = { L = "lore", P = "peril", T = "terror" }

-- "I3" needs investigations, "L" a result, "P/T" one of two results; a wildcard is any of them.
local function requirement(symbol, path)
  local n = symbol:match "^I(%d+)$"
  if n then return { inv = tonumber(n), text = n } end
  if symbol == "IX" then return { inv = 0, x = true, text = "X" } end
  local accept, text = { [WILD] = true }, {}
  for part in symbol:gmatch "[^/]+" do
    local one = SYMBOLS[part]
    if not one then
      fields.fault(path, "there is no symbol '" .. symbol .. "'", "use I3, L, P, T or two of them as P/T")
      one = SYMBOLS.L
    end
    accept[one[1]] = true
    text[#text + 1] = WORDS[part]
  end
  return { accept = accept, text = table.concat(text, "/") }
end

-- Single results first: they leave the fewest dice to choose from.
local function in_order(reqs)
  local list = {}
  for _, req in ipairs(reqs) do if req.accept then list[#list + 1] = req end end
  for _, req in ipairs(reqs) do if req.inv then list[#list + 1] = req end end
  return list
end

-- `order`: the order in which they are looked for.
local function requirements(symbols, path)
  local list = {}
  for symbol in symbols:gmatch "%S+" do list[#list + 1] = requirement(symbol, path) end
  list.order = in_order(list)
  return list
end

fields.alias("task_cost", '"sanity"|"stamina"|"clock"',
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
  local out = { reqs = requirements(task[1] or "", path), cost = {}, monster = task.monster }
  for _, cost in ipairs(fields.list_of(task.cost)) do out.cost[cost] = (out.cost[cost] or 0) + 1 end
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

local function has_bit(n, i) return math.floor(n / 2 ^ (i - 1)) % 2 == 1 end

local TERROR_TASK = { reqs = { requirement("T") }, cost = {} }

--- monster_tasks(monster: card): table[]. The monster's printed tasks, and those that effects add.
local function monster_tasks(monster)
  local printed, more = monster.data.tasks, monster.terror_task
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

local function add_monster(list, monster, open)
  local all_done, beaten = monster.done, monster.beaten
  for i, task in ipairs(monster_tasks(monster)) do
    local reqs, cost, done = task.reqs, task.cost, has_bit(all_done, i)
    local uncovered = open and i == 1
    -- All its requirements count as met, but not the part that it leaves open (FAQ).
    if beaten then reqs, cost, done = {}, {}, done or not uncovered end
    -- The part of a partial task that the marker leaves open is required together with its first task.
    if uncovered then reqs = fields.with(open.open, reqs) end
    list[#list + 1] = { owner = monster, bit = i, reqs = reqs, cost = cost, done = done,
      also = uncovered and open.cost or nil }
  end
end

--- markers_on(card: card): card[]. The monster markers on an adventure.
local function markers_on(card)
  local list = {}
  if size "monsters" == 0 then return list end
  for _, monster in ipairs(cards_in "monsters") do
    if monster.parent == card then list[#list + 1] = monster end
  end
  return list
end

-- Rows with X: the number was fixed earlier.
local function with_x(task)
  local reqs = {}
  for i, req in ipairs(task.reqs) do
    reqs[i] = req.x and { inv = math.max(1, game.last_x), text = tostring(math.max(1, game.last_x)) } or req
  end
  return reqs
end

--- tasks_of(card: card): table[]. { owner =, bit =, reqs =, cost =, done = }, top to bottom: the printed tasks, with
--- markers in the place of tasks that they cover, and markers that found no monster task below the last one.
local function tasks_of(card)
  local list, covers, below = {}, {}, {}
  for _, monster in ipairs(markers_on(card)) do
    local row = monster.row
    if row > 0 then covers[row] = monster else below[#below + 1] = monster end
  end
  local done, battle = card.done, is(card, "ancient_one")
  for i, task in ipairs(card.data.tasks or {}) do
    if covers[i] then
      add_monster(list, covers[i], task.monster == "partial" and task or nil)
    elseif task.monster ~= "empty" then
      list[#list + 1] = { owner = card, bit = i, reqs = battle and with_x(task) or task.reqs, cost = task.cost,
        done = has_bit(done, i) }
    end
  end
  for _, monster in ipairs(below) do add_monster(list, monster) end
  return list
end

--- free_monster_tasks(card: card): integer[]. The rows of monster tasks that no marker covers.
local function free_monster_tasks(card)
  local free = {}
  for i, task in ipairs(card.data.tasks or {}) do
    if task.monster then
      local covered = false
      for _, monster in ipairs(markers_on(card)) do covered = covered or monster.row == i end
      if not covered then free[#free + 1] = i end
    end
  end
  return free
end

--- task_cost(task: table, kind: string): integer. The sanity, stamina or hours that a task costs.
local function cost_of(task, kind)
  return (task.cost[kind] or 0) + (task.also and task.also[kind] or 0)
end

-- --- the dice
-- ------------------------------------------------------------------------------------------------------------

-- Sanity and stamina may not be brought to 0 by a task (Completing a Task).
local function can_pay(inv, task)
  local sanity, stamina = cost_of(task, "sanity"), cost_of(task, "stamina")
  return (sanity == 0 or inv.sanity + inv.pays_sanity > sanity) and
    (stamina == 0 or inv.stamina + inv.pays_stamina > stamina)
end

local KEEP = { pool = 10, held = 8, marked = 4 }   -- the dice that are lost soonest are used first
local COLOUR_WORTH = { green = 0, yellow = 2, red = 5 }

-- KIND[zone][colour][shows]: the common kind of dice that are equal in use.
local KIND = {}
for zone in pairs(KEEP) do
  KIND[zone] = {}
  for _, colour in ipairs(COLOURS) do
    KIND[zone][colour] = {}
    for shows = 1, WILD do KIND[zone][colour][shows] = zone .. colour .. shows end
  end
end

--- usable_dice(): table[]. Entries for meets(): the dice of the pool, on investigator markers and on spells.
local function usable_dice()
  local wild = game.faq == 1 and 4 or 1
  local list = {}
  for _, zone in ipairs { "pool", "marked", "held" } do
    for _, die in ipairs(cards_in(zone)) do
      local shows = die.shows
      if shows > 0 then
        local colour = die.data.colour
        list[#list + 1] = { die = die, shows = shows, inv = shows <= 4 and shows or shows == WILD and wild or 0,
          key = KIND[zone][colour][shows] .. (zone == "pool" and "" or die.parent.title), zone = zone, used = false,
          worth = KEEP[zone] + COLOUR_WORTH[colour] + (shows == WILD and 4 or 0) }
      end
    end
  end
  -- Investigations are tried from the highest down, see choose_investigations. For so few entries this sort is the
  -- fastest.
  for i = 2, #list do
    local one, j = list[i], i - 1
    local inv, worth = one.inv, one.worth
    while j > 0 do
      local other = list[j]
      if other.inv > inv or other.inv == inv and other.worth <= worth then break end
      list[j + 1] = other
      j = j - 1
    end
    list[j + 1] = one
  end
  return list
end

local function fits(entry, req)
  local accept = req.accept
  if not entry.faces then return accept[entry.shows] end
  for _, face in ipairs(entry.faces) do
    if accept[face] then return true end
  end
  return false
end

-- Calls found(chosen) for every way to meet the requirements from `i` on with the unused entries; stops when it returns
-- true. Dice with equal results are not tried twice, and no more investigations than are needed.
local search

local function choose_investigations(entries, reqs, i, chosen, from, left, found)
  local last
  for j = from, #entries do
    local entry = entries[j]
    if entry.inv == 0 then break end
    if not entry.used and entry.key ~= last then
      last = entry.key
      entry.used = true
      chosen[#chosen + 1] = entry
      local stop
      if entry.inv >= left then
        stop = search(entries, reqs, i + 1, chosen, found)
      else
        stop = choose_investigations(entries, reqs, i, chosen, j + 1, left - entry.inv, found)
      end
      chosen[#chosen] = nil
      entry.used = false
      if stop then return true end
    end
  end
  return false
end

function search(entries, reqs, i, chosen, found)
  local req = reqs[i]
  if not req then return found(chosen) end
  if req.inv then return choose_investigations(entries, reqs, i, chosen, 1, req.inv, found) end
  local tried = {}
  for _, entry in ipairs(entries) do
    if not entry.used and not tried[entry.key] and fits(entry, req) then
      tried[entry.key] = true
      entry.used = true
      chosen[#chosen + 1] = entry
      local stop = search(entries, reqs, i + 1, chosen, found)
      chosen[#chosen] = nil
      entry.used = false
      if stop then return true end
    end
  end
  return false
end

local function found_one() return true end

--- meets(entries: table[], reqs: table[]): boolean. Can the dice meet the requirements?
local function meets(entries, reqs)
  if #reqs > #entries then return false end
  return search(entries, reqs.order or in_order(reqs), 1, {}, found_one)
end

--- ways_to_meet(entries: table[], reqs: table[]): table[][]. All ways, as lists of entries, the best first: it wastes
--- least, and keeps the most valuable dice.
local function ways_to_meet(entries, reqs)
  local ways, seen = {}, {}
  search(entries, reqs.order or in_order(reqs), 1, {}, function(chosen)
    local way, keys, worth = {}, {}, 0
    for i, entry in ipairs(chosen) do
      way[i] = entry
      keys[i] = entry.key
      worth = worth + entry.worth + entry.inv * 0.1
    end
    table.sort(keys)
    local key = table.concat(keys, ",")
    if not seen[key] then
      seen[key] = true
      way.worth = worth
      ways[#ways + 1] = way
    end
  end)
  table.sort(ways, function(a, b) return a.worth < b.worth end)
  return ways
end

--- open_tasks(card: card, inv: card): table[]. The tasks that may be completed now: any of them, or with an arrow the
--- topmost one left.
local function open_tasks(card, inv)
  local list = {}
  for _, task in ipairs(tasks_of(card)) do
    if not task.done then
      if can_pay(inv, task) then list[#list + 1] = task end
      if card.data.ordered then break end
    end
  end
  return list
end

local MOST = { green = 3, yellow = 4, red = 4 }

-- So many green dice can always meet them.
local function enough(reqs)
  local n = 0
  for _, req in ipairs(reqs) do n = n + (req.inv and math.ceil(req.inv / MOST.green) or 1) end
  return n
end

-- The kept dice, and dice that may still show any of their faces.
local function rolled_next(pool)
  local entries = {}
  for _, entry in ipairs(usable_dice()) do
    if entry.zone ~= "pool" then entries[#entries + 1] = entry end
  end
  for _, die in ipairs(pool) do
    local data = die.data
    entries[#entries + 1] = { die = die, faces = data.faces, inv = MOST[data.colour], key = data.colour, used = false }
  end
  table.sort(entries, function(a, b) return a.inv > b.inv end)
  return entries
end

--- possible(card: card, inv: card): boolean. Could the dice of the next roll, together with the kept ones, complete a
--- task that is left? Rulebook: Failing to Complete a Task.
local function possible(card, inv)
  local pool, tasks, green = cards_in "pool", open_tasks(card, inv), 0
  for _, die in ipairs(pool) do if is(die, "green") then green = green + 1 end end
  for _, task in ipairs(tasks) do
    if enough(task.reqs) <= green then return true end
  end
  local entries = rolled_next(pool)
  for _, task in ipairs(tasks) do
    if meets(entries, task.reqs) then return true end
  end
  return false
end

--- task_text(task: table): string. "3, lore; lose 1 sanity".
local function task_text(task)
  local parts = {}
  for i, req in ipairs(task.reqs) do parts[i] = req.inv and "investigation " .. req.text or req.text end
  local text = table.concat(parts, ", ")
  for _, kind in ipairs { "sanity", "stamina" } do
    local n = cost_of(task, kind)
    if n > 0 then text = text .. "; lose " .. n .. " " .. kind end
  end
  local hours = cost_of(task, "clock")
  if hours > 0 then text = text .. "; the clock advances" end
  return text
end

engine.export {
  read_task = read_task, tasks_of = tasks_of, open_tasks = open_tasks, markers_on = markers_on,
  monster_completed = monster_completed, free_monster_tasks = free_monster_tasks, usable_dice = usable_dice,
  meets = meets, ways_to_meet = ways_to_meet, possible = possible, task_text = task_text, task_cost = cost_of,
  monster_tasks = monster_tasks, task_done = task_done,
}
