-- The tabletop: the layout, the faces of cards, the marks on them, and contents that belong to no zone
-- (scripts/README.md, "The table"). Nothing here changes the game.

local FRAMES = {
  bell = { colour = "#3d6470", letter = "B", symbol = "bell" },
  shelf = { colour = "#4a6b3f", letter = "S", symbol = "orchard" },
  street = { colour = "#80602c", letter = "C", symbol = "candle" },
  crypt = { colour = "#563a70", letter = "N", symbol = "crypt" },
  event = { colour = "#2b5273", letter = "E", symbol = "tide" },
  diver = { colour = "#4a5a68", letter = "D", symbol = "diver" },
  brass = { colour = "#b08a36", letter = "B" },
  black = { colour = "#2a2436", letter = "K" },
  reference = { colour = "#555555", letter = "?" },
}

-- A shape of the table's own, or polygons in a square from 0 to 100.
local HOOK = { { 61, 18, 74, 18, 74, 60, 72, 71, 65, 81, 55, 88, 44, 90, 33, 88, 23, 81, 16, 71, 14, 60, 2, 60, 19, 32,
  36, 60, 27, 60, 28, 67, 32, 72, 37, 76, 44, 77, 51, 76, 56, 72, 60, 67, 61, 60 }, { 54, 4, 81, 4, 81, 22, 54, 22 } }
local BUBBLES = { { 70, 60, 66, 76, 54, 88, 38, 90, 22, 84, 12, 70, 12, 54, 20, 40, 36, 32, 54, 36, 66, 46 },
  { 92, 28, 88, 40, 78, 46, 66, 42, 60, 30, 64, 18, 76, 12, 88, 17 } }

local BELL = { { 44, 2, 56, 2, 56, 12, 66, 16, 73, 28, 80, 76, 20, 76, 27, 28, 34, 16, 44, 12 },
  { 10, 80, 90, 80, 90, 92, 10, 92 } }

local SYMBOLS = {
  hook = { polygons = HOOK, colour = "#e6e0cc", word = "hook" },
  lamp = { shape = "lantern", colour = "#ffd76a", word = "lamp" },
  rune = { shape = "spiral", colour = "#7fe0c8", word = "rune" },
  air = { polygons = BUBBLES, colour = "#a8dcf4", word = "air" },
  whisper = { shape = "tentacle", colour = "#d06ab0", word = "whisper" },
  seal = { shape = "elder_star", colour = "#e8c860", word = "seals" },
  tide = { shape = "wave", colour = "#6ab0e0", word = "tide" },
  dread = { shape = "eye", colour = "#d06ab0", word = "dread" },
  free = { shape = "circle", colour = "#27414a", word = "free space" },
  grit = { shape = "fist", colour = "#e09a5a", word = "grit" },
  nerve = { shape = "heart", colour = "#e06a6a", word = "nerve" },
  dice = { shape = "die", colour = "#d8b45a", word = "dice" },
  black = { shape = "die", text = "B", colour = "#8a7ab0", word = "black dice" },
  pump = { shape = "wing", colour = "#a8dcf4", word = "air at the pumps" },
  bell = { polygons = BELL, colour = "#cfe0e4", word = "the diving bell" },
  orchard = { shape = "tree", colour = "#b8d8a0", word = "the shelf" },
  candle = { shape = "flame", colour = "#f0c070", word = "the street" },
  crypt = { shape = "gate", colour = "#c8a8e8", word = "the crypt" },
  diver = { shape = "person", colour = "#cfd8e0", word = "a diver" },
  use = { shape = "bolt", colour = "#e0c060", word = "after a roll" },
}

local REGIONS = {
  { name = "dread", area = "left", layout = "track", height = 52 },
  { name = "air", area = "left", layout = "track", height = 52 },
  { name = "faces", title = "What dice show", area = "left", layout = "text" },
  { name = "decks", title = "Decks", area = "left", layout = "pile", counts = true, size = "small",
    zones = { "shelf_deck", "street_deck", "crypt_deck", "event_deck", "past_events" } },
  { name = "tide", area = "top", layout = "track", height = 64 },
  { name = "seals", area = "top", layout = "track", height = 64 },
  { name = "sea", area = "board", layout = "graph", zones = { "places", "seabed", "event" }, docks = { "divers" },
    size = "large" },
  { name = "diver", area = "play", layout = "row" },
  { name = "rolled", title = "Rolled", area = "play", layout = "row", zones = { "rolled" }, hide_empty = true },
  { name = "kept", title = "Set aside", area = "play", layout = "row", zones = { "kept" }, hide_empty = true },
  { name = "whispering", area = "play", layout = "row", zones = { "whispering" }, hide_empty = true },
  { name = "odds", title = "The next roll", area = "play", layout = "text", hide_empty = true },
  { name = "chest", title = "Chest", area = "play", layout = "row", zones = { "chest" }, of_seat = true, weight = 3 },
}

--- tabletop() -> asked once.
local function tabletop()
  return { ground = "#0e2029", frames = FRAMES, symbols = SYMBOLS, regions = REGIONS,
    links = { line = { colour = "#8fb4bc", width = 3, dash = 8 } } }
end

-- --- faces
-- ---------------------------------------------------------------------------------------------------------------

local KINDS = { window = "[use] ", forced = "**Always:** ", reaction = "**You may:** " }

local function paragraphs(card)
  local out = { card.data.text }
  for _, a in ipairs(card:abilities()) do
    local word = a.name == "taken" and "**When taken:** " or KINDS[a.kind] or ""
    out[#out + 1] = word .. a.text
  end
  return out
end

local FACES = {}

function FACES.die(card)
  return { shape = "die", frame = card.data.colour, sign = symbol_of(card) }
end

function FACES.relic(card)
  local cells = {}
  for symbol in cost_text(card.data.cost):gmatch "%a+" do cells[#cells + 1] = symbol end
  return { shape = "wide", frame = card.data.site, corner = tostring(card:base "seals"),
    rows = { { cells = cells } }, text = paragraphs(card) }
end

-- The fare of a place can change, so it is a row of its marks.
function FACES.place(card)
  return { shape = "wide", frame = card.id:match "[^:]+$", text = paragraphs(card) }
end

function FACES.event(card) return { shape = "wide", kind = "Event", text = paragraphs(card) } end

function FACES.diver(card)
  return { subtitle = card.data.title, stats = { { "nerve", card:base "nerve" }, { "dice", card:base "dice" },
    { "pump", card:base "pump" } }, text = paragraphs(card) }
end

--- table_face(card) -> the print on the side that is up; kept for each definition and side.
local function table_face(card)
  local kind = card.data.kind
  local face = FACES[kind] and FACES[kind](card) or { text = paragraphs(card) }
  face.title, face.frame = card.title, face.frame or FRAMES[kind] and kind or "reference"
  return face
end

-- --- marks
-- ---------------------------------------------------------------------------------------------------------------

local MARKS = {}   -- by kind of card

function MARKS.place(card)
  if not card:is "site" then return { rows = { { cells = { { symbol = "pump" } } } } } end
  local cells = { { symbol = "air", text = "-" .. card.fare } }
  for i = 1, card.data.black do cells[i + 1] = "black" end
  return { rows = { { cells = cells } } }
end

function MARKS.relic(card)
  if card.zone == "seabed" and current "dive" and current "dive".site == card.parent and meets(card.data.cost) then
    return { banner = "paid" }
  end
end

function MARKS.diver(card)
  return { stats = { { "nerve", card.nerve, card.nerve ~= card:base "nerve" }, { "dice", card.dice,
    card.dice ~= card:base "dice" }, { "pump", card.pump, card.pump ~= card:base "pump" } },
    tokens = card.grit > 0 and { { "grit", card.grit } } or nil }
end

--- table_marks(card) -> the marks on it now.
local table_marks = require("common:ui/table").by_kind(MARKS)

-- --- contents that belong to no zone
-- -------------------------------------------------------------------------------------

local function track(symbol, n, last)
  local chips = {}
  for i = 1, last do chips[i] = { symbol = i <= n and symbol or "free", current = i == n } end
  return chips
end

local function tide_chips()
  local chips = track("tide", game.tide, game.tide_end)
  for i, chip in ipairs(chips) do
    if 2 * i >= game.tide_end then
      chip.tip, chip.text = "high water: 1 air more", i == game.tide_end and "end" or "+1"
    end
  end
  return chips
end

-- "**Brass** [hook] [hook] ..."
local function face_lines()
  local lines = {}
  for _, colour in ipairs { "brass", "black" } do
    local faces = data_of(colour .. "_die").faces
    lines[#lines + 1] = "**" .. colour .. "** [" .. table.concat(faces, "] [") .. "]"
  end
  return lines
end

-- The bell and, to its right, the sites, deeper from left to right; their relics are below them.
local function places()
  local list, links = { { card = game.bell, x = 0, y = 0 } }, {}
  if top "event" then list[2] = { card = top "event", x = 0, y = 50 } end
  for i, site in ipairs(find "sites") do
    list[#list + 1] = { card = site, x = 33 * i, y = 0 }
    links[i] = { i == 1 and game.bell or find "sites"[i - 1], site, "line" }
    for j, relic in ipairs(relics_at(site)) do list[#list + 1] = { card = relic, x = 33 * i, y = 50 * j } end
  end
  return { places = list, links = links }
end

local function head()
  local dive = current "dive"
  return { "Round " .. game.round, "Air " .. game.air,
    dive and dive.diver.title .. " at " .. dive.site.title or "Aboard the bell" }
end

local function seat_strips()
  local strips = {}
  for i, diver in ipairs(seats()) do
    local n = 0
    for _, relic in ipairs(cards_in("chest", diver)) do n = n + relic.seals end
    strips[i] = { card = diver, notes = { diver == game.first and "lantern" or nil },
      stats = { { "grit", diver.grit }, { "nerve", diver.nerve }, { "seal", n } } }
  end
  return strips
end

--- table_view(avatar) -> the line at the top, the seats, and the content of regions besides their zones.
local function table_view(avatar)
  local regions, dive = { diver = { cards = { avatar } }, sea = places() }, current "dive"
  regions.seals = { title = "Seals " .. seals_aboard() .. " of " .. game.goal,
    chips = track("seal", seals_aboard(), game.goal) }
  regions.dread = { title = "Dread " .. game.dread .. " of " .. game.dread_end,
    chips = track("dread", game.dread, game.dread_end) }
  regions.air = { title = "Air " .. game.air, chips = track("air", game.air, MOST_AIR) }
  regions.tide = { title = "Tide " .. game.tide .. " of " .. game.tide_end, chips = tide_chips() }
  regions.faces = { lines = face_lines() }
  if dive then
    regions.whispering = { title = "Whispers (panic at " .. dive.diver.nerve .. ")" }
    if dive.over == GOING and size "rolled" > 0 then regions.odds = { lines = odds() } end
  end
  return { head = head(), seats = seat_strips(), regions = regions }
end

engine.export { tabletop = tabletop, table_face = table_face, table_marks = table_marks, table_view = table_view }
