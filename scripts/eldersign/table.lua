-- The tabletop: the place of each card, its present state, and everything that no zone shows (scripts/README.md, "The
-- table"). The printed faces are in ui/faces.lua. Nothing here changes anything.

local by_kind = require("common:ui/table").by_kind
local beats = require "ui/beats"

-- --- how things look -------------------------------------------------------------------------------------------------

local FRAMES = {
  adventure = { colour = "#6b4f2a", letter = "A" },
  other_world = { colour = "#5a3a7a", letter = "W", symbol = "gate" },
  entrance = { colour = "#3f5a4a", letter = "E" },
  monster = { colour = "#6e2f2f", letter = "M", symbol = "monster" },
  mask = { colour = "#7a2f5a", letter = "K", symbol = "mask" },
  ancient_one = { colour = "#274a3f", letter = "O", symbol = "elder_sign" },
  mythos = { colour = "#2a3f66", letter = "T", symbol = "moon" },
  common = { colour = "#7a6a45", letter = "C", symbol = "common" },
  unique = { colour = "#8a5a1f", letter = "U", symbol = "unique" },
  spell = { colour = "#3a4a8a", letter = "S", symbol = "spell" },
  ally = { colour = "#3f6f5f", letter = "L", symbol = "ally" },
  investigator = { colour = "#4a5560", letter = "I", symbol = "ally" },
  reference = { colour = "#555555", letter = "?" },
  die_green = { colour = "#2f8a4a", letter = "G" },
  die_yellow = { colour = "#c9a227", letter = "Y" },
  die_red = { colour = "#b03030", letter = "R" },
}

-- A magnifying glass whose lens is whole, so that a number in it is read at every size.
local LENS = { { 92, 48, 90, 59, 86, 70, 79, 79, 70, 86, 59, 90, 48, 92, 37, 90, 26, 86, 17, 79, 10, 70, 6, 59, 4, 48,
  6, 37, 10, 26, 17, 17, 26, 10, 37, 6, 48, 4, 59, 6, 70, 10, 79, 17, 86, 26, 90, 37 },
  { 72, 84, 84, 72, 100, 88, 88, 100 } }

local SYMBOLS = {
  -- The symbols on dice and in tasks.
  inv = { shape = "magnifier", colour = "#e8d8a8", word = "investigation" },
  inv_1 = { polygons = LENS, text = "1", colour = "#e8d8a8", word = "investigation 1" },
  inv_2 = { polygons = LENS, text = "2", colour = "#e8d8a8", word = "investigation 2" },
  inv_3 = { polygons = LENS, text = "3", colour = "#e8d8a8", word = "investigation 3" },
  inv_4 = { polygons = LENS, text = "4", colour = "#e8d8a8", word = "investigation 4" },
  lore = { shape = "scroll", colour = "#d9b26a", word = "lore" },
  peril = { shape = "skull", colour = "#e0e0d8", word = "peril" },
  terror = { shape = "tentacle", colour = "#9a6ad0", word = "terror" },
  wild = { shape = "star", colour = "#f0d040", word = "wildcard" },
  slot = { shape = "square", text = "M", colour = "#b05050", word = "monster task: a monster may cover it" },
  -- Things that investigators gain, lose and count.
  sanity = { shape = "brain", colour = "#6aa0e0", word = "sanity" },
  stamina = { shape = "heart", colour = "#d05050", word = "stamina" },
  clue = { shape = "lantern", colour = "#8ad06a", word = "clue" },
  trophy = { shape = "cup", colour = "#e0b040", word = "trophies" },
  doom = { shape = "eye", colour = "#d07030", word = "doom" },
  remove_doom = { shape = "eye", text = "-", colour = "#90c070", word = "remove a doom token" },
  elder_sign = { shape = "elder_star", colour = "#60d0a0", word = "elder sign" },
  common = { shape = "bag", colour = "#c0a870", word = "common item" },
  unique = { shape = "key", colour = "#e0a040", word = "unique item" },
  spell = { shape = "spiral", colour = "#7a8ae0", word = "spell" },
  ally = { shape = "person", colour = "#70b8a0", word = "ally" },
  choice = { shape = "question", colour = "#d0d0c0", word = "a common item, a unique item or a spell" },
  gate = { shape = "gate", colour = "#a070d0", word = "gate: another world opens" },
  monster = { shape = "paw", colour = "#d06060", word = "monster" },
  lose_clue = { shape = "lantern", text = "-", colour = "#d07060", word = "lose a clue" },
  lose_common = { shape = "bag", text = "-", colour = "#d07060", word = "lose a common item" },
  lose_unique = { shape = "key", text = "-", colour = "#d07060", word = "lose a unique item" },
  lose_spell = { shape = "spiral", text = "-", colour = "#d07060", word = "lose a spell" },
  lose_trophy = { shape = "cup", text = "-", colour = "#d07060", word = "lose a trophy" },
  -- Dice and locks.
  lock = { shape = "lock", colour = "#c0c0b0", word = "locked dice" },
  lock_green = { shape = "lock", text = "G", colour = "#50b070", word = "locks a green die" },
  lock_yellow = { shape = "lock", text = "Y", colour = "#d0b030", word = "locks the yellow die" },
  lock_red = { shape = "lock", text = "R", colour = "#d05050", word = "locks the red die" },
  die_green = { shape = "die", text = "G", colour = "#50b070", word = "green die" },
  die_yellow = { shape = "die", text = "Y", colour = "#d0b030", word = "yellow die" },
  die_red = { shape = "die", text = "R", colour = "#d05050", word = "red die" },
  hold = { shape = "hand", colour = "#d8c8b0", word = "dice that it holds" },
  -- The rest.
  use = { shape = "bolt", colour = "#e0c060", word = "may be used" },
  clock = { shape = "clock", colour = "#d8d0b8", word = "the clock; midnight" },
  space = { shape = "circle", colour = "#5a6660", word = "free space" },
  mask = { shape = "mask", colour = "#d070a0", word = "mask" },
  moon = { shape = "moon", colour = "#a8b8e0", word = "mythos" },
  tick = { shape = "tick", colour = "#70d080", word = "completed" },
}

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
  return { ground = "#12201c", frames = FRAMES, symbols = SYMBOLS, regions = REGIONS, beats = beats.names }
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
  if zone == "locked" then marks.banner = "locked" end
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
