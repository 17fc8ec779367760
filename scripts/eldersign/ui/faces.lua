-- The print of each kind of card, for the table, and its rows of tasks as they are in play. table.lua adds everything
-- else that changes in play. Nothing here changes anything.

local emblems = require "common:ui/emblems"

local names = require("lib/results").names
local INVESTIGATIONS = { "inv_1", "inv_2", "inv_3", "inv_4" }

--- die_symbol(die: card): string?. The symbol of its result; nil before it is rolled.
local function die_symbol(die) return INVESTIGATIONS[die.shows] or names[die.shows] end

-- --- rows ------------------------------------------------------------------------------------------------------------

-- A split symbol is two with a stroke between them.
local function add_req(cells, req)
  if req.sum then
    cells[#cells + 1] = { symbol = "inv", text = req.text }
    return
  end
  local first = true
  for word in req.text:gmatch "[^/]+" do
    if not first then cells[#cells + 1] = { text = "/" } end
    cells[#cells + 1] = { symbol = word }
    first = false
  end
end

-- The part inside the border of a partial monster task: the printed task without the part that stays open.
local function covered(task)
  local open, within = {}, {}
  for _, req in ipairs(task.open) do open[req.text] = (open[req.text] or 0) + 1 end
  for _, req in ipairs(task.reqs) do
    if (open[req.text] or 0) > 0 then open[req.text] = open[req.text] - 1 else within[#within + 1] = req end
  end
  return within
end

-- `slot`: a printed monster task that no marker covers; the part that a marker may cover comes after the slot.
local function task_cells(task, slot)
  local cells, rest = {}, task.reqs
  if task.owner and task.owner:is "monster" then
    local short = task.owner.title:gsub("^The ", "")
    if #short > 12 then short = short:match "^%S+" .. "…" end
    cells[1] = { symbol = "monster", text = short }
  end
  if slot and task.open then
    for _, req in ipairs(task.open) do add_req(cells, req) end
    rest = covered(task)
  end
  if slot then cells[#cells + 1] = { symbol = "slot" } end
  for _, req in ipairs(rest) do add_req(cells, req) end
  for _, kind in ipairs { "sanity", "stamina", "clock" } do
    local n = task_cost(task, kind)
    if n > 0 then cells[#cells + 1] = { symbol = kind, text = (kind == "clock" and "+" or "-") .. n } end
  end
  each_own_cost(task, function(_, icon, n) cells[#cells + 1] = { text = "-" .. n .. " " .. icon.name } end)
  return cells
end

-- Equal icons once, with their number.
local function icon_row(label, list)
  local row, at = { label = label, cells = {} }, {}
  for _, icon in ipairs(list) do
    local own = type(icon) == "table" and icon.name
    local name = own and "own " .. own or icon
    local cell = at[name]
    if not cell then
      cell = own and { name = own, n = 0 } or { symbol = icon, n = 0 }
      at[name] = cell
      row.cells[#row.cells + 1] = cell
    end
    cell.n = cell.n + 1
  end
  for _, cell in ipairs(row.cells) do
    cell.text = cell.n > 1 and tostring(cell.n) or nil
    if cell.name then cell.text = (cell.text and cell.text .. " " or "") .. cell.name end
    cell.n, cell.name = nil, nil
  end
  return row
end

local function add_gains(rows, data)
  if data.rewards and #data.rewards > 0 then rows[#rows + 1] = icon_row("+", data.rewards) end
  if data.penalties and #data.penalties > 0 then rows[#rows + 1] = icon_row("-", data.penalties) end
  return rows
end

local function printed_rows(data)
  local rows = {}
  for i, task in ipairs(data.tasks or {}) do
    rows[i] = { label = data.ordered and tostring(i) or nil, cells = task_cells(task, task.monster ~= nil) }
  end
  return add_gains(rows, data)
end

-- The tasks of the running attempt that the dice, as they lie, would complete.
local function fitting(card)
  local attempt = current "attempt"
  if not attempt or attempt.card ~= card or attempt.rolls == 0 or attempt.outcome > 0 then return {} end
  return met_tasks(card, attempt.inv)
end

local function is_among(tasks, task)
  for _, other in ipairs(tasks) do
    if other.owner == task.owner and other.bit == task.bit then return true end
  end
  return nil
end

--- rows_in_play(card: card): table[]. The rows of an adventure, other world or Ancient One as they are now: monsters in
--- the place of tasks that they cover, further ones below, completed tasks as done, and those that the dice fit as such.
local function rows_in_play(card)
  local data, tasks, free, rows, n, at = card.data, tasks_of(card), {}, {}, 0, 1
  local met = fitting(card)
  for _, row in ipairs(free_monster_tasks(card)) do free[row] = true end
  local function add()
    local task = tasks[at]
    local printed = task.owner == card and free[task.bit] and data.tasks[task.bit]
    n, at = n + 1, at + 1
    rows[#rows + 1] = { label = data.ordered and tostring(n) or nil, cells = task_cells(printed or task, printed),
      done = task.done, fits = not task.done and is_among(met, task) or nil }
  end
  local function belongs(task, row)
    if task.owner == card then return task.bit == row end
    return task.owner.row == row
  end
  for i, printed in ipairs(data.tasks or {}) do
    if free[i] and printed.monster == "empty" then
      rows[#rows + 1] = { cells = { { symbol = "slot" } } }
    else
      while tasks[at] and belongs(tasks[at], i) do add() end
    end
  end
  while tasks[at] do add() end
  return add_gains(rows, data)
end

--- monster_rows(monster: card): table[]. The monster's rows as they are now.
local function monster_rows(monster)
  local rows = {}
  for i, task in ipairs(monster_tasks(monster)) do
    rows[i] = { cells = task_cells(task), done = monster.beaten or task_done(monster, i) }
  end
  return add_gains(rows, monster.data)
end

-- --- text ------------------------------------------------------------------------------------------------------------

local NAMED = { terror = "[terror] **Terror:** ", at_midnight = "[clock] **At midnight:** ",
  immediate = "**At once:** ", drawn = "**When it appears:** ", failed = "**When it is failed:** ",
  gained = "**When gained:** ", attack = "[clock] **Attack:** ", awakens = "**As it awakens:** ",
  prepare = "**Set-up:** " }
local KINDS = { forced = "**Forced:** ", reaction = "**Reaction:** ", window = "[use] " }

-- Each text once, without the texts of rules that are not in use.
local function paragraphs(card)
  local out, seen, data = {}, {}, card.data
  local lasting = data.kind == "mythos" and "**Lasting:** " or ""
  for text, faq in pairs(data.by_faq or {}) do seen[text] = faq ~= (game.faq == 1) end
  for _, a in ipairs(card:abilities()) do
    if not seen[a.text] then
      seen[a.text] = true
      local word = a.kind == "manual" and NAMED[a.name] or a.kind == "constant" and lasting or KINDS[a.kind] or ""
      out[#out + 1] = word .. a.text
    end
  end
  out[#out + 1] = data.text
  return out
end

local function lock_icons(data)
  local icons = {}
  for i, colour in ipairs(data.locks or {}) do icons[i] = "lock_" .. colour end
  return icons
end

-- --- faces -----------------------------------------------------------------------------------------------------------

local function adventure(card)
  local data = card.data
  return { shape = "wide", kind = data.other_world and "Other world" or "Adventure",
    traits = data.ordered and "In order" or nil, corner = tostring(card:base "trophy"), icons = lock_icons(data),
    rows = printed_rows(data), text = paragraphs(card) }
end

local function monster(card)
  local data = card.data
  return { shape = "wide", frame = data.mask and "mask" or nil, kind = data.mask and "Mask" or "Monster",
    corner = tostring(card:base "trophy"), icons = lock_icons(data), rows = printed_rows(data),
    text = paragraphs(card) }
end

local POSSESSIONS = { common = "Common item", unique = "Unique item", spell = "Spell", ally = "Ally" }
local function possession(card)
  local data, rows = card.data, {}
  for i, colour in ipairs(data.adds or {}) do
    rows[1] = rows[1] or { label = "+", cells = {} }
    rows[1].cells[i] = { symbol = "die_" .. colour }
  end
  if data.holds then rows[1] = { cells = { { symbol = "hold", text = tostring(data.holds) } } } end
  return { kind = POSSESSIONS[data.kind], rows = rows, text = paragraphs(card) }
end

local function mythos(card)
  return { kind = "Mythos", icons = lock_icons(card.data), text = paragraphs(card) }
end

local function ancient_one(card)
  local data, text = card.data, paragraphs(card)
  if #(data.monster_icons or {}) > 0 then
    text[#text + 1] = "[monster] with doom " .. table.concat(data.monster_icons, ", ")
  end
  return { kind = "Ancient One", stats = { { "doom", card:base "doom_track" },
    { "elder_sign", card:base "elder_sign_limit" } }, rows = printed_rows(data), text = text }
end

local function investigator(card)
  local start = {}
  for i, item in ipairs(card.data.start or {}) do start[i] = type(item) == "table" and "ally" or item end
  return { subtitle = card.data.title, kind = "Investigator", stats = { { "sanity", card:base "max_sanity" },
    { "stamina", card:base "max_stamina" } }, rows = #start > 0 and { icon_row("start", start) } or nil,
    text = paragraphs(card) }
end

local function entrance(card)
  local aid, sold = {}, {}
  for i, one in ipairs(first_aid_options()) do aid[i] = one.text end
  for i, one in ipairs(card.data.souvenirs or {}) do sold[i] = one.text .. " " .. one.price end
  local text = paragraphs(card)
  table.insert(text, 1, "[stamina] **First aid:** " .. table.concat(aid, "; ") .. ".")
  table.insert(text, 2, "[die_green] **Lost & found:** a green die says what is found.")
  table.insert(text, 3, "[trophy] **Souvenirs,** for trophies: " .. table.concat(sold, ", ") .. ".")
  return { shape = "wide", text = text }
end

local function die(card) return { shape = "die", frame = "die_" .. card.data.colour } end

local function reference(card) return { frame = "reference", text = paragraphs(card) } end

local FACES_OF = { adventure = adventure, other_world = adventure, monster = monster, common = possession,
  unique = possession, spell = possession, ally = possession, mythos = mythos, ancient_one = ancient_one,
  investigator = investigator, entrance = entrance, die = die }

-- What the pictures show of a card whose title names nothing.
local EMBLEMS = { adventure = { "door", "magnifier", "candle" }, other_world = "portal", monster = { "maw", "many_eyes", "tentacle" },
  common = { "suitcase", "crate" }, unique = { "idol", "amulet", "orb" }, spell = { "spell_hand", "rune" }, ally = "person",
  mythos = { "moon", "hourglass" }, ancient_one = { "star_spawn", "tentacle" }, investigator = "person", entrance = "door" }
local SCENES = { adventure = "room", other_world = "space", monster = "shadow", ancient_one = "space", entrance = "street" }

--- table_face(card: card): table. The print on the card.
local function table_face(card)
  local kind = card.data.kind
  local face = (FACES_OF[kind] or reference)(card)
  face.title, face.frame = card.title, face.frame or kind
  if kind ~= "die" then
    face.emblem = kind == "investigator" and emblems.person(card.data.title, { kind }, EMBLEMS)
      or emblems.of(card.title, { kind }, EMBLEMS)
    face.scene = emblems.scene(card.title, { kind }, SCENES)
  end
  return face
end

local BACKS = { adventure = "an adventure", other_world = "another world", monster = "a monster", common = "a common item",
  unique = "a unique item", spell = "a spell", ally = "an ally", mythos = "a mythos card" }
--- hidden_name(card: card): string. The name of the card for those who see only its back.
local function hidden_name(card) return BACKS[card.data.kind] or "a card" end

engine.export { table_face = table_face, hidden_name = hidden_name, die_symbol = die_symbol, rows_in_play = rows_in_play,
  monster_rows = monster_rows }
