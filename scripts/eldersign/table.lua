-- The tabletop: the place of each card, its present state, and everything that no zone shows (scripts/README.md, "The
-- table"). The printed faces are in ui/faces.lua. Nothing here changes anything.

local by_kind = require("common:ui/table").by_kind
local beats, looks = require "ui/beats", require "ui/looks"

-- --- regions -------------------------------------------------------------------------------------------------------

local DECKS = { "adventure_deck", "other_world_deck", "mythos_deck", "common_deck", "unique_deck", "spell_deck",
  "ally_deck", "old_mythos" }

local REGIONS = {
  { name = "ancient_one", title = "Ancient One", area = "left", layout = "row", zones = { "ancient_one" } },
  { name = "doom", area = "left", layout = "track", height = 44 },
  { name = "elder_signs", area = "left", layout = "track", height = 44 },
  { name = "mythos", title = "Mythos", area = "left", layout = "row", zones = { "mythos" }, attach = { "locked" } },
  { name = "decks", title = "Decks", area = "left", layout = "pile", zones = DECKS, counts = true, size = "small" },
  { name = "cup", title = "Monster cup", area = "left", layout = "pile", zones = { "cup" }, counts = true,
    size = "small" },
  { name = "clock", title = "Clock", area = "top", layout = "track", height = 40 },
  { name = "midnight", area = "top", layout = "text" },
  { name = "museum", area = "board", layout = "graph", zones = { "museum", "other_worlds", "entrance" },
    docks = { "investigators", "monsters", "placed", "locked" }, size = "large" },
  { name = "dice", title = "Dice", area = "play", layout = "row", zones = { "pool" }, size = "large",
    hide_empty = true },
  { name = "tasks", title = "Tasks", area = "play", layout = "text", hide_empty = true },
  { name = "attempt", area = "play", layout = "text", hide_empty = true },
  { name = "kept", title = "Kept and set aside", area = "play", layout = "row",
    zones = { "marked", "held", "set_aside" }, size = "small", hide_empty = true },
  { name = "unused", title = "Unused dice", area = "play", layout = "pool", zones = { "dice" }, size = "small",
    hide_empty = true },
  { name = "investigator", area = "play", layout = "row" },
  { name = "cast", title = "Cast", area = "play", layout = "row", zones = { "cast" }, hide_empty = true },
  { name = "possessions", title = "Possessions", area = "play", layout = "row", zones = { "possessions" },
    of_seat = true, weight = 3 },
  { name = "trophies", title = "Trophies", area = "play", layout = "row", zones = { "trophies" }, of_seat = true,
    size = "small", hide_empty = true },
}

--- tabletop(): table. Regions, frames and symbols: scripts/README.md.
local function tabletop()
  return { ground = "#12201c", frames = looks.frames, symbols = looks.symbols, regions = REGIONS, beats = beats.names }
end

-- --- marks on a card
-- -----------------------------------------------------------------------------------------------------

local function is_attempted(card)
  local attempt = current "attempt"
  return attempt ~= nil and attempt.card == card
end

local function add_locked(marks, card)
  if not card.data.locks then return end
  local n = 0
  for _, die in ipairs(dice_lying_on(card)) do if die.zone == "locked" then n = n + 1 end end
  if n > 0 then marks.tokens = { { "lock", n } } else marks.notes[#marks.notes + 1] = "its lock waits for a die" end
end

-- As a trophy a card may be worth more than the printed number.
local function trophy_marks(card)
  local worth = card:check "trophy"
  if worth ~= card:base "trophy" then return { stats = { { "trophy", worth, true } } } end
end

local function adventure_marks(card)
  if card.zone == "trophies" then return trophy_marks(card) end
  if not card.in_play then return nil end
  local marks, mover = { notes = {} }, game.active
  if card.done > 0 or #markers_on(card) > 0 or is_attempted(card) then marks.rows = rows_in_play(card) end
  if mover and choosing_where(mover) then marks.notes[1] = "odds " .. odds_text(adventure_odds(card, mover)) end
  if card.extra then marks.notes[#marks.notes + 1] = "not replaced" end
  if is_attempted(card) then marks.notes[#marks.notes + 1] = "attempted" end
  if game.awake == 1 then marks.dim = true else add_locked(marks, card) end
  return marks
end

local function monster_marks(card)
  if card.zone == "trophies" then return trophy_marks(card) end
  if card.zone ~= "monsters" then return nil end
  local marks = { notes = { card.row > 0 and "on task " .. card.row or "below the tasks" } }
  if card.beaten or card.done > 0 or card.terror_task > 0 then marks.rows = monster_rows(card) end
  if monster_completed(card) then marks.banner, marks.dim = "overcome", true else add_locked(marks, card) end
  return marks
end

local function mythos_marks(card)
  if card.zone ~= "mythos" then return nil end
  local marks = { notes = {} }
  add_locked(marks, card)
  return marks
end

local function ancient_marks(card)
  if card.zone ~= "ancient_one" then return nil end
  local marks = { stats = { { "doom", card.doom .. "/" .. card.doom_track, card.doom > 0 },
    { "elder_sign", card.elder_signs .. "/" .. card.elder_sign_limit, card.elder_signs > 0 } } }
  if game.awake == 1 then marks.rows, marks.notes = rows_in_play(card), { "awake" } end
  return marks
end

-- Sanity, stamina, clues and trophies, for the card and for the strip of seats.
local function figures(inv)
  return { { "sanity", inv.sanity .. "/" .. inv.max_sanity, inv.sanity < inv.max_sanity },
    { "stamina", inv.stamina .. "/" .. inv.max_stamina, inv.stamina < inv.max_stamina },
    { "clue", inv.clues }, { "trophy", inv:trophy_value() } }
end

local function investigator_marks(card)
  if card.zone ~= "investigators" then return nil end
  local marks = { stats = figures(card), notes = {} }
  if card == game.active then marks.notes[1] = "active" end
  for _, die in ipairs(dice_lying_on(card)) do marks.notes[#marks.notes + 1] = "keeps " .. die_text(die) end
  for _, own in ipairs(own_counters(card)) do marks.notes[#marks.notes + 1] = own[1] .. " " .. own[2] end
  return marks
end

local BANNED = { { "no_first_aid", "no first aid" }, { "no_lost_found", "no lost & found" },
  { "no_souvenirs", "no souvenirs" } }
local function entrance_marks()
  local notes, inv = {}, game.active
  for _, ban in ipairs(BANNED) do
    if inv and inv.in_play and inv[ban[1]] > 0 then notes[#notes + 1] = ban[2] end
  end
  return { notes = notes, dim = game.awake == 1 }
end

local function spell_marks(card)
  if card.zone ~= "cast" then return nil end
  local notes = {}
  for i, die in ipairs(dice_lying_on(card)) do notes[i] = "holds " .. die_text(die) end
  return { notes = #notes > 0 and notes or { "holds after the roll" } }
end

local WHERE = { marked = "kept by ", held = "on ", locked = "locked on ", placed = "on " }
-- The result of a die is not a side of the card: its symbol is a row of its own.
local function die_marks(card)
  local marks, zone, parent = { notes = {} }, card.zone, card.parent
  local shows = die_symbol(card)
  if shows and zone ~= "locked" and zone ~= "dice" then marks.sign = shows end
  if zone == "set_aside" then marks.notes[1], marks.dim = "set aside", true end
  if zone == "locked" then marks.sign = "lock" end
  if WHERE[zone] and parent then marks.notes[1] = WHERE[zone] .. parent.title end
  return marks
end

local MARKS = { adventure = adventure_marks, other_world = adventure_marks, monster = monster_marks,
  mythos = mythos_marks, ancient_one = ancient_marks, investigator = investigator_marks, entrance = entrance_marks,
  spell = spell_marks, die = die_marks }

--- table_marks(card: card): table. The tokens and marks on the card now.
local table_marks = by_kind(MARKS)

-- --- beside the zones
-- ----------------------------------------------------------------------------------------------------

-- The lines about midnight: its effects, or in the final battle the attack.
local function midnight_lines()
  local lines, ancient = {}, top "ancient_one"
  if game.awake == 1 then
    local attack = ancient.data.texts and ancient.data.texts.attack
    return { "[clock] **" .. ancient.title .. " attacks:** " .. (attack or "") }
  end
  for _, group in ipairs(midnight_groups()) do
    for _, card in ipairs(group) do
      if card:has_ability "at_midnight" then
        lines[#lines + 1] = "[clock] **" .. card.title .. ":** " .. card.data.texts.at_midnight
      end
    end
  end
  lines[#lines + 1] = "[clock] At midnight a new mythos card is drawn."
  return lines
end

local function clock_chips()
  local chips = {}
  for quarter = 0, 3 do
    chips[#chips + 1] = { symbol = "clock", text = HOURS[quarter], current = game.clock == quarter,
      tip = quarter == 0 and "midnight" or nil }
  end
  return chips
end

local function doom_chips(ancient)
  local chips, icons = {}, fields.set_of(ancient.data.monster_icons or {})
  for i = 1, ancient.doom_track do
    chips[i] = { symbol = i <= ancient.doom and "doom" or icons[i] and "monster" or "space",
      current = i == ancient.doom, tip = "doom " .. i .. (icons[i] and ": a monster appears" or "") }
  end
  return chips
end

local function elder_sign_chips(ancient)
  local chips = {}
  for i = 1, ancient.elder_sign_limit do
    chips[i] = { symbol = i <= ancient.elder_signs and "elder_sign" or "space", tip = "elder sign " .. i }
  end
  return chips
end

-- The entrance at the left, beside it the museum in two rows, then the other worlds.
local function places()
  local cards, list = find "adventures", {}
  local columns = math.max(3, math.ceil(#cards / 2))
  list[1] = { card = top "entrance", x = 0, y = 0 }
  if game.awake == 1 then list[2] = { card = top "ancient_one", x = 0, y = 100 } end
  for i, card in ipairs(cards) do
    list[#list + 1] = { card = card, x = 100 * ((i - 1) % columns + 1) / columns, y = i <= columns and 0 or 100 }
  end
  return list
end

local function task_line(row)
  local parts = { row.done and "[tick]" or row.fits and "**>**" or nil }
  if row.label then parts[#parts + 1] = "**" .. row.label .. "**" end
  for _, cell in ipairs(row.cells) do
    parts[#parts + 1] = (cell.symbol and "[" .. cell.symbol .. "]" or "") .. (cell.text or "")
  end
  return table.concat(parts, " ")
end

local ENDED = { "It is resolved.", "It is failed.", "The attempt is over." }   -- by attempt.outcome, lib/attempt.lua

-- The odds and the best decision, as long as dice decide.
local function attempt_lines(attempt)
  local inv = attempt.inv
  if attempt.outcome > 0 then return { ENDED[attempt.outcome] } end
  if not inv.in_play or inv.sanity <= 0 or inv.stamina <= 0 then return {} end
  local lines = odds(nil, inv)
  for i, line in ipairs(lines) do lines[i] = line:gsub("^%s+", "") end
  return lines
end

local function attempt_regions(regions)
  local attempt = current "attempt"
  if not attempt then return end
  local card, lines = attempt.card, {}
  for i, row in ipairs(rows_in_play(card)) do lines[i] = task_line(row) end
  regions.tasks = { title = card.title, lines = lines }
  regions.attempt = { title = "Odds", lines = attempt_lines(attempt) }
end

local function stage()
  local turn, attempt = current "turn", current "attempt"
  if attempt then
    return game.awake == 1 and "Final battle" or "Attempting " .. attempt.card.title ..
      (attempt.rolls > 0 and ", roll " .. attempt.rolls or "")
  end
  if game.awake == 1 then return "Final battle" end
  if game.round == 0 or not turn then return "Set-up" end
  if game.midnights > 0 then return "Midnight" end
  if choosing_where(turn.inv) then return "Move" end
  return turn.where == top "entrance" and "At the entrance" or "Turn"
end

local function head()
  local list = { "Round " .. math.max(1, game.round), HOURS[game.clock] .. " o'clock" }
  if game.active then list[#list + 1] = game.active.title .. "'s turn" end
  list[#list + 1] = stage()
  return list
end

local function seat_strips()
  local strips = {}
  for i, inv in ipairs(seats()) do
    if inv.zone == "investigators" then
      strips[i] = { card = inv, stats = figures(inv), place = inv.parent, turn = inv == game.active }
    else
      strips[i] = { card = inv, notes = { "devoured" } }
    end
  end
  return strips
end

--- table_view(avatar: card): table. The line at the top, the seats, and the content of regions that no zone shows.
local function table_view(avatar)
  local regions, ancient = { investigator = { cards = { avatar } } }, top "ancient_one"
  if ancient then
    regions.ancient_one = { hidden = game.awake == 1 }   -- in the battle it is on the board
    regions.doom = { title = "Doom " .. ancient.doom .. " of " .. ancient.doom_track, chips = doom_chips(ancient) }
    regions.elder_signs = { title = "Elder signs " .. ancient.elder_signs .. " of " .. ancient.elder_sign_limit,
      chips = elder_sign_chips(ancient) }
    regions.midnight = { lines = midnight_lines() }
  end
  regions.clock = { title = "Clock: " .. HOURS[game.clock], chips = clock_chips() }
  regions.museum = { places = places() }
  attempt_regions(regions)
  return { head = head(), seats = seat_strips(), regions = regions }
end

engine.export { tabletop = tabletop, table_marks = table_marks, table_view = table_view }
