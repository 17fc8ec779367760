-- The tabletop: the place of each card, its present state, and everything that no zone shows (scripts/README.md, "The
-- table"). The printed faces are in ui/faces.lua, the test and the bag in ui/skill_test.lua. Nothing here changes
-- anything.

local beats = require "ui/beats"
local beside = require "ui/beside"
local board = require "ui/board"
local faces = require "ui/faces"
local skill_test = require "ui/skill_test"
require "ui/options"

-- --- how things look -------------------------------------------------------------------------------------------------

local FRAMES = {
  guardian = { colour = "#2b5e9e", letter = "G" },
  seeker = { colour = "#b07818", letter = "S" },
  rogue = { colour = "#2f6e3f", letter = "R" },
  mystic = { colour = "#5a3f8e", letter = "M" },
  survivor = { colour = "#9e3030", letter = "V" },
  neutral = { colour = "#6b675e", letter = "N" },
  weakness = { colour = "#2e2a33", letter = "W" },
  story = { colour = "#7d5a3c", letter = "ST" },
  enemy = { colour = "#6e2626", letter = "E" },
  treachery = { colour = "#54345c", letter = "T" },
  location = { colour = "#4c6240", letter = "L" },
  unrevealed = { colour = "#3c443a", letter = "?" },
  act = { colour = "#3a6478", letter = "A" },
  agenda = { colour = "#5c3a3a", letter = "D", symbol = "doom" },
  reference = { colour = "#4a4a52", letter = "i" },
  token = { colour = "#8c8474", letter = "" },
  enemy_location = { colour = "#6e3a26", letter = "EL" },
  mini_card = { colour = "#3b3f52", letter = "?" },
}
-- Two classes have the colour of the first and the letters of both; a key has the colour that its name says.
for _, pair in ipairs(faces.CLASS_PAIRS) do
  local first, second = FRAMES[pair[1]], FRAMES[pair[2]]
  FRAMES[pair[1] .. "_" .. pair[2]] = { colour = first.colour, letter = first.letter .. second.letter }
end
local classes = {}
for name in pairs(FRAMES) do classes[#classes + 1] = name end
for _, name in ipairs(classes) do FRAMES["investigator_" .. name] = FRAMES[name] end
for name, colour in pairs(faces.KEY_COLOURS) do FRAMES["key_" .. name] = { colour = colour, letter = "" } end

-- Two waves, one above the other.
local function waves()
  local out = {}
  for _, top_line in ipairs { 22, 54 } do
    for i = 0, 5 do
      local left, right = 5 + 15 * i, 20 + 15 * i
      local from, to = top_line + (i % 2 == 0 and 14 or 0), top_line + (i % 2 == 0 and 0 or 14)
      out[#out + 1] = { left, from, right, to, right, to + 16, left, from + 16 }
    end
  end
  return out
end

local SYMBOLS = {
  willpower = { shape = "head", colour = "#9a6fd0", word = "willpower" },
  intellect = { shape = "book", colour = "#d8a040", word = "intellect" },
  combat = { shape = "fist", colour = "#d05848", word = "combat" },
  agility = { shape = "foot", colour = "#58a860", word = "agility" },
  wild = { shape = "question", colour = "#e0d8c0", word = "wild" },

  action = { shape = "arrow", colour = "#e8dcc0", word = "action" },
  free = { shape = "bolt", colour = "#e8d070", word = "free: in any player window" },
  -- An arrow that turns back.
  reaction = { colour = "#80b8e0", word = "reaction", polygons = { { 15, 15, 30, 30, 30, 85, 15, 85 },
    { 15, 15, 78, 15, 62, 30, 30, 30 }, { 62, 30, 78, 15, 78, 55, 62, 55 }, { 48, 55, 92, 55, 70, 85 } } },
  actions = { shape = "clock", colour = "#e8dcc0", word = "actions left" },

  damage = { shape = "drop", colour = "#d04040", word = "damage" },
  horror = { shape = "spiral", colour = "#6c8cd8", word = "horror" },
  attack_damage = { shape = "drop", text = "!", colour = "#d04040", word = "damage of its attack" },
  attack_horror = { shape = "spiral", text = "!", colour = "#6c8cd8", word = "horror of its attack" },
  health = { shape = "heart", colour = "#d86060", word = "health" },
  sanity = { shape = "brain", colour = "#70a0e0", word = "sanity" },
  clue = { shape = "magnifier", colour = "#70c080", word = "clues" },
  doom = { shape = "hourglass", colour = "#d08848", word = "doom" },
  resource = { shape = "coin", colour = "#d8b848", word = "resources" },

  ammo = { shape = "circle", text = "A", colour = "#b8a888", word = "ammo" },
  charges = { shape = "star", text = "C", colour = "#a888e0", word = "charges" },
  secrets = { shape = "key", colour = "#e0c070", word = "secrets" },
  supplies = { shape = "bag", colour = "#90a878", word = "supplies" },
  uses = { shape = "square", text = "U", colour = "#b0b0a0", word = "uses" },

  fight = { shape = "sword", colour = "#d07058", word = "fight" },
  evade = { shape = "wing", colour = "#70b878", word = "evade" },
  shroud = { shape = "eye", colour = "#c8b878", word = "shroud" },
  victory = { shape = "star", text = "V", colour = "#e8c850", word = "victory points" },
  vengeance = { shape = "star", text = "!", colour = "#7aa04a", word = "vengeance points" },
  per_investigator = { shape = "person", colour = "#d8d0c0", word = "for each investigator" },
  unique = { shape = "star", colour = "#e8e0d0", word = "unique" },
  -- Not "key": pictures have a shape of that name.
  key_token = { shape = "circle", text = "K", colour = "#c8a850", word = "key" },
  facedown_key = { shape = "circle", text = "K?", colour = "#9a9488", word = "facedown key" },
  flood = { colour = "#58a8d8", word = "flood level", polygons = waves() },
  swarm = { shape = "cards", text = "S", colour = "#d0a890", word = "swarm cards" },
  sealed = { shape = "circle", text = "S", colour = "#c8b8d8", word = "sealed chaos tokens" },
  beneath = { shape = "cards", text = "B", colour = "#b8b0a0", word = "cards beneath" },
  cards = { shape = "cards", colour = "#c8c0b0", word = "cards in hand" },

  skull = { shape = "skull", colour = "#e0e0d8", word = "skull" },
  cultist = { shape = "mask", colour = "#6898d8", word = "cultist" },
  tablet = { shape = "square", text = "T", colour = "#58a0a8", word = "tablet" },
  elder_thing = { shape = "tentacle", colour = "#a070c8", word = "elder thing" },
  auto_fail = { shape = "cross", colour = "#d84848", word = "auto-fail" },
  elder_sign = { shape = "elder_star", colour = "#60b8d8", word = "elder sign" },
  bless = { shape = "star", text = "B", colour = "#e8d070", word = "bless" },
  curse = { shape = "flame", colour = "#9858c0", word = "curse" },
  frost = { shape = "diamond", text = "F", colour = "#a8d0e8", word = "frost" },
}

local LINKS = { way = { colour = "#a89c80", width = 3, dash = 0 },
  one_way = { colour = "#a89c80", width = 2, dash = 8, arrow = true } }

-- What hangs on cards in play, or lies beneath them.
local ON_CARDS = { "attached", "beneath", "beneath_facedown" }

local REGIONS = {
  { name = "agenda", title = "Agenda", area = "left", layout = "row", zones = { "agenda" }, attach = ON_CARDS,
    height = 138 },
  { name = "act", title = "Act", area = "left", layout = "row", zones = { "act" }, attach = ON_CARDS,
    height = 138 },
  { name = "bag", title = "Chaos bag", area = "left", layout = "pool", size = "small" },
  { name = "reference", area = "left", layout = "row", zones = { "reference" }, size = "small", height = 84,
    attach = ON_CARDS, hide_empty = true },
  { name = "encounter", area = "left", layout = "pile", size = "small", counts = true,
    zones = { "encounter_deck", "encounter_discard" } },
  { name = "scenario_deck", area = "left", layout = "pile", size = "small", counts = true, hide_empty = true,
    zones = { "scenario_deck" } },
  { name = "aside", area = "left", layout = "pile", size = "small", counts = true, hide_empty = true,
    zones = { "victory", "set_aside", "removed" } },

  { name = "shadows", title = "In the shadows", area = "left", layout = "row", hide_empty = true, height = 112 },

  { name = "locations", area = "board", layout = "graph", zones = { "locations" },
    docks = { "investigators", "board", "attached", "beneath", "beneath_facedown" }, attach = ON_CARDS },

  { name = "investigator", area = "play", layout = "row" },
  { name = "threat", title = "Threat area", area = "play", layout = "row", zones = { "threat" }, of_seat = true,
    attach = ON_CARDS, hide_empty = true },
  { name = "play", title = "Play area", area = "play", layout = "row", zones = { "play" }, of_seat = true,
    attach = ON_CARDS },
  { name = "deck", area = "play", layout = "pile", zones = { "deck", "discard" }, of_seat = true, counts = true },

  { name = "seat_notes", title = "Besides", area = "play", layout = "text", hide_empty = true },

  { name = "hand", area = "hand", layout = "fan", zones = { "hand" }, of_seat = true },

  { name = "test", title = "Skill test", area = "focus", layout = "text", hide_empty = true },
  { name = "revealed", title = "Revealed", area = "focus", layout = "row", size = "small",
    zones = { "chaos_revealed", "chaos_ignored" }, hide_empty = true },
  { name = "committed", title = "Committed", area = "focus", layout = "row", zones = { "committed" },
    hide_empty = true },
  { name = "resolving", title = "Resolving", area = "focus", layout = "row", zones = { "limbo" }, size = "large",
    hide_empty = true },
}

--- tabletop(): table. Regions, frames, symbols and kinds of links: scripts/README.md.
local function tabletop()
  return { ground = "#141c1e", frames = FRAMES, symbols = SYMBOLS, links = LINKS, regions = REGIONS,
    beats = beats.names }
end

-- --- marks on a card
-- -----------------------------------------------------------------------------------------------------

local IN_PLAY = { investigators = true, play = true, threat = true, locations = true, board = true, attached = true,
  act = true, agenda = true }
local TOKENS = { { "damage", "damage" }, { "horror", "horror" }, { "clues", "clue" }, { "doom", "doom" },
  { "resources", "resource" } }

local function tokens_on(card, data)
  local out = {}
  for _, token in ipairs(TOKENS) do
    local n = card[token[1]]
    if n > 0 then out[#out + 1] = { token[2], n } end
  end
  local uses = card.uses
  if uses > 0 then
    local kind = data.uses_type or "uses"
    out[#out + 1] = SYMBOLS[kind] and { kind, uses } or { "uses", uses, kind }
  end
  if data.kind == "investigator" and card.actions > 0 then out[#out + 1] = { "actions", card.actions } end
  return out
end

-- The numbers that differ from the printed ones.
local function changed_stats(card, data)
  if data.kind == "location" and card.face == 0 then return nil end
  local out
  for _, stat in ipairs(faces.stats_for(data)) do
    local printed = card:base(stat[1])
    local now = printed and card:check(stat[1])
    if now ~= printed then
      out = out or {}
      out[#out + 1] = { stat[2], now, true }
    end
  end
  return out
end

-- The options of its upgrade sheet that work.
local function add_ticked(card, data, notes)
  for _, option in ipairs(data.upgrades) do
    if card:upgraded(option.name) then notes[#notes + 1] = option.name end
  end
  return notes
end

local function marks_in_play(card)
  local data = card.data
  local marks = { tokens = tokens_on(card, data), stats = changed_stats(card, data), notes = {} }
  if card.exhausted then
    if data.kind == "location" then marks.banner = "exhausted" else marks.turned = true end
  end
  local zone, parent = card.zone, card.parent
  if parent and (zone == "play" or zone == "threat") then marks.notes[1] = "in " .. parent.title end
  beside.add_marks(card, data, marks)
  if data.upgrades then add_ticked(card, data, marks.notes) end
  if card:check "text_blank" > 0 then marks.notes[#marks.notes + 1] = "blank" end
  return marks
end

local NOTHING = {}

--- table_marks(card: card): table. The tokens and marks on the card now.
local function table_marks(card)
  local zone = card.zone
  if IN_PLAY[zone] then return marks_in_play(card) end
  if zone == "committed" or zone == "chaos_revealed" then return skill_test.worth(card, zone) or NOTHING end
  if zone == "chaos_ignored" then return { dim = true } end   -- counts as never revealed
  local data = card.data
  if data and data.upgrades and zone == "hand" then return { notes = add_ticked(card, data, {}) } end
  return NOTHING
end

-- --- beside the zones
-- ----------------------------------------------------------------------------------------------------

local counted = require("common:ui/words").counted

local function head_of()
  local out = {}
  if game.set_up == 1 or game.round == 0 then
    out[1] = "Setup"
  else
    out[1] = "Round " .. game.round
    out[2] = board.PHASES[game.phase]
  end
  local inv, drawing = game.active, current "draw_encounter"
  if inv then
    out[#out + 1] = inv.title .. "'s turn"
    local more = #find("additional_actions", inv)
    out[#out + 1] = counted(inv.actions, "action") .. (more > 0 and " and " .. more .. " additional" or "")
  end
  if drawing and drawing.drawer then out[#out + 1] = drawing.drawer.title .. " draws an encounter card" end
  return out
end

local function seat_notes(inv)
  local out = {}
  if #seats() > 1 and inv == game.lead then out[1] = "lead" end
  if inv ~= game.active and inv.turn_taken and game.phase == 2 then out[#out + 1] = "turn taken" end
  return out
end

local function enemies_of(inv)
  return filter(cards_in("threat", inv), function(card) return card:is "enemy" end)
end

local function seat_of(inv)
  if inv.zone ~= "investigators" then return { card = inv, notes = { board.fate_of(inv) or "out of the game" } } end
  return { card = inv, notes = seat_notes(inv), turn = inv == game.active, place = inv.parent, with = enemies_of(inv),
    stats = { { "health", inv.health - inv.damage .. "/" .. inv.health },
      { "sanity", inv.sanity - inv.horror .. "/" .. inv.sanity }, { "resource", inv.resources },
      { "clue", inv.clues }, { "cards", size("hand", inv) } } }
end

local function agenda_title()
  local agenda = top "agenda"
  if not agenda then return nil end
  if size "agenda" > 1 then return board.agendas_title() end
  return "Agenda " .. game.agenda_number .. " - doom " .. board.doom_text(agenda)
end

local function act_title()
  local act = top "act"
  if not act then return nil end
  if size "act" > 1 then return "Acts - clues " .. board.clues_so_far() end
  local title, needed = "Act " .. game.act_number .. " - clues " .. board.clues_so_far(), act:check "clue_threshold"
  return needed > 0 and title .. " of " .. needed or title
end

-- Each connection once; a connection in one direction only has a kind of its own.
local function ways()
  local places, out = find "locations", {}
  for i, a in ipairs(places) do
    for j = i + 1, #places do
      local b = places[j]
      local there, back = connected(a, b), connected(b, a)
      if there and back then
        out[#out + 1] = { a, b, "way" }
      elseif there then
        out[#out + 1] = { a, b, "one_way" }
      elseif back then
        out[#out + 1] = { b, a, "one_way" }
      end
    end
  end
  return out
end

-- Where locations of a grid lie on the board, if all are in the grid: { card =, x =, y = } each, from 0 to 100.
local function grid()
  local places, columns, rows = find "locations", {}, {}
  for _, place in ipairs(places) do
    if place.column == 0 then return nil end
    columns[#columns + 1], rows[#rows + 1] = place.column, place.grid_row
  end
  if not places[1] then return nil end
  local left, right = math.min(unpack(columns)), math.max(unpack(columns))
  local upper, lower = math.min(unpack(rows)), math.max(unpack(rows))
  local out = {}
  for i, place in ipairs(places) do
    out[i] = { card = place, x = (place.column - left + 0.5) * 100 / (right - left + 1),
      y = (place.grid_row - upper + 0.5) * 100 / (lower - upper + 1) }
  end
  return out
end

-- Engaged enemies, which lie in threat areas, are also seen at the location of whom they hold.
local function held_enemies()
  local out = {}
  for _, inv in ipairs(seats()) do
    if inv.zone == "investigators" and inv.parent then
      for _, card in ipairs(enemies_of(inv)) do out[#out + 1] = { card = card, place = inv.parent, with = inv } end
    end
  end
  return out
end

--- table_view(avatar: card): table. The line at the top, the seats, and the content of regions besides their zones.
local function table_view(avatar)
  local view = { head = head_of(), seats = {} }
  for i, inv in ipairs(seats()) do view.seats[i] = seat_of(inv) end
  local bag, lines = skill_test.view()
  local hidden = find "shadows"
  local mine = avatar.zone == "investigators" and beside.seat_lines(avatar) or {}
  for _, line in ipairs(beside.scenario_lines()) do view.head[#view.head + 1] = line end
  view.regions = {
    agenda = { title = agenda_title() }, act = { title = act_title() },
    locations = { links = ways(), places = grid(), guests = held_enemies() },
    scenario_deck = { title = beside.scenario_deck_title() }, bag = { chips = bag }, investigator = { title = avatar.title, cards = { avatar } },
    test = lines and { lines = lines }, shadows = hidden[1] and { cards = hidden },
    seat_notes = mine[1] and { lines = mine },
    play = avatar.zone == "investigators" and { note = beside.free_slots(avatar) } or nil,
  }
  return view
end

engine.export { tabletop = tabletop, table_marks = table_marks, table_view = table_view }
