-- The tabletop: the place of each component, and everything that no zone shows (scripts/README.md, "The table"). The
-- faces of components are in ui/faces.lua, the current situation in ui/focus.lua. Nothing here changes anything.

local beats = require "ui/beats"
local world = require "ui/world"

-- --- how things look -------------------------------------------------------------------------------------------------

local FRAMES = {
  city = { colour = "#8a6d3b", letter = "C", symbol = "city" },
  wilderness = { colour = "#3f6b3f", letter = "W", symbol = "wilderness" },
  sea = { colour = "#2f5f86", letter = "S", symbol = "sea" },
  gate_green = { colour = "#3f8f4f", letter = "G", symbol = "omen_green" },
  gate_blue = { colour = "#3f6fb0", letter = "B", symbol = "omen_blue" },
  gate_red = { colour = "#a04038", letter = "R", symbol = "omen_red" },
  clue = { colour = "#4f7f5f", letter = "C", symbol = "clue" },
  monster = { colour = "#6e2f2f", letter = "M", symbol = "monster" },
  epic = { colour = "#8a1f3f", letter = "E", symbol = "monster" },
  cultist = { colour = "#6a3f6a", letter = "K", symbol = "cultist" },
  investigator = { colour = "#4a5560", letter = "I", symbol = "lead" },
  asset = { colour = "#7a6a45", letter = "A", symbol = "possession" },
  artifact = { colour = "#9a6a1f", letter = "T", symbol = "possession" },
  spell = { colour = "#3a4a8a", letter = "S", symbol = "spell" },
  condition = { colour = "#6a5f55", letter = "C", symbol = "condition" },
  mythos_green = { colour = "#2f6f45", letter = "G", symbol = "mythos" },
  mythos_yellow = { colour = "#8f7a1f", letter = "Y", symbol = "mythos" },
  mythos_blue = { colour = "#2f4f8f", letter = "B", symbol = "mythos" },
  mystery = { colour = "#274a4f", letter = "M", symbol = "mystery" },
  ancient_one = { colour = "#3a274a", letter = "O", symbol = "eldritch" },
  encounter = { colour = "#5f4a35", letter = "E", symbol = "encounter" },
  reference = { colour = "#555555", letter = "R" },
}

local SYMBOLS = {
  -- Skills, and things that are lost and recovered.
  lore = { shape = "book", colour = "#b08ad0", word = "Lore" },
  influence = { shape = "hand", colour = "#d0a860", word = "Influence" },
  observation = { shape = "eye", colour = "#80b8d8", word = "Observation" },
  strength = { shape = "fist", colour = "#d07050", word = "Strength" },
  will = { shape = "head", colour = "#80c090", word = "Will" },
  health = { shape = "heart", colour = "#d05050", word = "Health" },
  sanity = { shape = "brain", colour = "#6aa0e0", word = "Sanity" },
  -- Monsters.
  monster = { shape = "paw", colour = "#d06060", word = "Monsters" },
  cultist = { shape = "mask", colour = "#c080c0", word = "Cultist" },
  horror = { shape = "skull", colour = "#a0c0f0", word = "horror: Sanity at stake in the Will test" },
  damage = { shape = "sword", colour = "#f0a090", word = "damage: Health at stake in the Strength test" },
  toughness = { shape = "shield", colour = "#d0d0c0", word = "toughness" },
  lost = { shape = "drop", colour = "#d05050", word = "Health that it has lost" },
  -- The board.
  city = { shape = "house", colour = "#e0c080", word = "City" },
  wilderness = { shape = "tree", colour = "#80c080", word = "Wilderness" },
  sea = { shape = "wave", colour = "#80b0e0", word = "Sea" },
  train = { shape = "ticket_train", colour = "#e0c060", word = "Train Tickets" },
  ship = { shape = "ticket_ship", colour = "#70b0e0", word = "Ship Tickets" },
  gate = { shape = "gate", colour = "#b080e0", word = "Gates" },
  clue = { shape = "magnifier", colour = "#8ad06a", word = "Clues" },
  eldritch = { shape = "tentacle", colour = "#60c0a0", word = "Eldritch tokens" },
  expedition = { shape = "lantern", colour = "#e0c080", word = "Expeditions may lead here" },
  rumor = { shape = "exclamation", colour = "#70a0f0", word = "Rumor token" },
  doom = { shape = "hourglass", colour = "#e06040", word = "Doom" },
  omen = { shape = "arrow", colour = "#d8d0b8", word = "the Omen advances" },
  omen_green = { shape = "comet", colour = "#60d080", word = "green Omen: the comet" },
  omen_blue = { shape = "star", colour = "#70a0f0", word = "blue Omen: the stars" },
  omen_red = { shape = "moon", colour = "#e06050", word = "red Omen: the eclipse" },
  -- Cards.
  mystery = { shape = "question", colour = "#60d0d0", word = "Mysteries; the Mystery token" },
  mythos = { shape = "planet", colour = "#c0a0e0", word = "Mythos" },
  possession = { shape = "bag", colour = "#c8b080", word = "possessions" },
  spell = { shape = "flame", colour = "#8a9af0", word = "Spells" },
  condition = { shape = "cross", colour = "#c0b0a0", word = "Conditions" },
  encounter = { shape = "scroll", colour = "#e0d0a8", word = "an encounter" },
  value = { shape = "coin", colour = "#e0c060", word = "value" },
  action = { shape = "arrow", text = "A", colour = "#e8d8a8", word = "an action" },
  free = { shape = "circle", colour = "#a8d0a8", word = "when its time has come; no action" },
  reaction = { shape = "bolt", colour = "#e0c060", word = "a reaction" },
  reckoning = { shape = "spiral", colour = "#e07090", word = "Reckoning" },
  surge = { shape = "paw", text = "+", colour = "#d06060", word = "a monster surge" },
  -- Tests, and the turn.
  die = { shape = "die", colour = "#d8d0c0", word = "a die" },
  success = { shape = "tick", colour = "#70d080", word = "a success" },
  lead = { shape = "sun", colour = "#f0d060", word = "Lead Investigator" },
}

local LINKS = {
  train = { colour = "#c8a040", width = 4 },
  ship = { colour = "#5a9ad0", width = 3, dash = 9 },
  uncharted = { colour = "#8a9a70", width = 2, dash = 3 },
}

local DOCKS = { "gates", "clues", "monsters", "defeated", "investigators" }
local REGIONS = {   -- after the map
  { name = "omen", area = "top", layout = "track", height = 50, weight = 2 },
  { name = "doom", area = "top", layout = "track", height = 50, weight = 6 },
  { name = "ancient_one", title = "Ancient One", area = "left", layout = "row", zones = { "ancient_one" },
    size = "small" },
  { name = "mystery", title = "Mystery", area = "left", layout = "row", zones = { "mystery" }, size = "small" },
  { name = "mythos", title = "Mythos in play", area = "left", layout = "row", zones = { "mythos" }, size = "small",
    hide_empty = true },
  { name = "reserve", title = "Reserve", area = "left", layout = "grid", zones = { "reserve" }, columns = 4,
    size = "small", height = 100 },
  { name = "stacks", title = "Left to be drawn", area = "left", layout = "track" },
  { name = "reference", title = "Reference card", area = "left", layout = "track" },
  { name = "decks", area = "left", layout = "text" },
  { name = "discards", title = "Discarded and solved", area = "left", layout = "pile", size = "small", counts = true,
    zones = { "asset_discard", "artifact_discard", "mythos_discard", "solved_mysteries" }, hide_empty = true },
  { name = "investigator", area = "play", layout = "row" },
  { name = "possessions", title = "Possessions", area = "play", layout = "row", zones = { "possessions" },
    of_seat = true, weight = 3 },
  { name = "conditions", title = "Conditions", area = "play", layout = "row", zones = { "conditions" }, of_seat = true,
    hide_empty = true },
  { name = "held_clues", title = "Clues", area = "play", layout = "pool", zones = { "held_clues" }, of_seat = true,
    size = "small", hide_empty = true },
  { name = "resolving", area = "focus", layout = "row", zones = { "resolving" }, size = "large", hide_empty = true },
  { name = "test", area = "focus", layout = "track", hide_empty = true },
  { name = "words", area = "focus", layout = "text", hide_empty = true },
}

-- The positions of spaces on the map, 0 to 100 from edge to edge: the plates of a small board are 9 wide and 17 high.
-- A space of another pack says where it is, or lies near one to which a path leads.
local POSITIONS = {
  space_1 = { 2, 3 }, space_2 = { 0, 28 }, space_3 = { 3, 88 }, space_4 = { 15, 1 }, space_5 = { 18, 23 },
  space_6 = { 21, 45 }, space_7 = { 14, 68 }, space_8 = { 35, 49 }, space_9 = { 34, 0 }, space_10 = { 44, 56 },
  space_11 = { 43, 80 }, space_12 = { 37, 100 }, space_13 = { 46, 0 }, space_14 = { 57, 16 }, space_15 = { 55, 88 },
  space_16 = { 66, 14 }, space_17 = { 76, 54 }, space_18 = { 70, 79 }, space_19 = { 88, 8 }, space_20 = { 93, 62 },
  space_21 = { 82, 74 }, san_francisco = { 9, 46 }, arkham = { 28, 25 }, buenos_aires = { 28, 97 },
  amazon = { 25, 74 }, london = { 39, 21 }, rome = { 48, 35 }, istanbul = { 62, 37 }, pyramids = { 65, 57 },
  heart_of_africa = { 56, 68 }, tunguska = { 76, 6 }, himalayas = { 75, 34 }, shanghai = { 85, 42 },
  tokyo = { 98, 30 }, sydney = { 99, 96 }, antarctica = { 72, 100 },
}

--- tabletop(): table. Regions, frames, symbols and kinds of links: scripts/README.md.
local function tabletop()
  local regions = fields.with({ {
    name = "map", area = "board", layout = "graph", zones = { "map" }, docks = fields.with(DOCKS, zones_on_map()),
    size = "small", board = "#14293a", grounds = world,
  } }, REGIONS)
  return { ground = "#14202a", frames = FRAMES, symbols = SYMBOLS, links = LINKS, regions = regions,
    beats = beats.names }
end

-- --- the map ---------------------------------------------------------------------------------------------------------

local WIDE, HIGH = 10, 18   -- a plate with room around it

-- How far a place is from the nearest of those that are taken, in plates.
local function room(x, y, taken)
  local least = math.huge
  for _, at in pairs(taken) do
    least = math.min(least, math.max(math.abs(at[1] - x) / WIDE, math.abs(at[2] - y) / HIGH))
  end
  return least
end

-- Where there is room for a plate, as near as possible to a space to which a path leads; nil if none of these has a place.
local function beside(space, taken)
  local best, where = -math.huge, nil
  for _, path in ipairs(space.data.paths) do
    local at = taken[path[1]]
    for step = 0, at and 21 * 17 - 1 or -1 do
      local x, y = step % 21 * 5, math.floor(step / 21) * 6
      local far = math.max(math.abs(at[1] - x) / WIDE, math.abs(at[2] - y) / HIGH)
      local points = math.min(1, room(x, y, taken)) * 100 - far   -- room for a whole plate comes first
      if points > best then best, where = points, { x, y } end
    end
  end
  return where
end

-- The positions of all spaces, by their ids.
local function positions(spaces)
  local taken, left = {}, {}
  for _, space in ipairs(spaces) do
    local id = space.data.id
    taken[id] = space.data.at or POSITIONS[id]
    if not taken[id] then left[#left + 1] = space end
  end
  while left[1] do
    local later = {}
    for _, space in ipairs(left) do
      local at = beside(space, taken)
      if at then taken[space.data.id] = at else later[#later + 1] = space end
    end
    if #later == #left then break end   -- no path leads to the others: the table places all of them itself
    left = later
  end
  return taken
end

local function map_content()
  local places, links, by_id, drawn = {}, {}, {}, {}
  local spaces = cards_in "map"
  local where = positions(spaces)
  for _, space in ipairs(spaces) do
    local at = where[space.data.id] or {}
    places[#places + 1] = { card = space, x = at[1], y = at[2] }
    by_id[space.data.id] = space
  end
  for _, space in ipairs(spaces) do
    local id = space.data.id
    for _, path in ipairs(space.data.paths) do
      local other = by_id[path[1]]
      -- Both ends name the path.
      if other and not drawn[path[1] .. " " .. id] then
        drawn[id .. " " .. path[1]] = true
        links[#links + 1] = { space, other, path[2] }
      end
    end
  end
  return { places = places, links = links }
end

-- --- tracks and stacks -----------------------------------------------------------------------------------------------

local function omen_content()
  local chips = {}
  for i, space in ipairs(cards_in "omen_track") do
    local on_it = space.eldritch
    chips[i] = { symbol = table_face(space).sign, current = i == game.omen, text = on_it > 0 and tostring(on_it) or nil,
      tip = space.title .. (on_it > 0 and ": " .. number_of(on_it, "Eldritch token") or "") }
  end
  return { chips = chips }
end

-- The number of Mythos cards left of each stage: the last cards are those of the last stage.
local function stages_text(ancient)
  local left, out = size "mythos_deck", {}
  for stage = #ancient.data.mythos, 1, -1 do
    local of_stage = 0
    for _, n in ipairs(ancient.data.mythos[stage]) do of_stage = of_stage + n end
    local here = stage == 1 and left or math.min(left, of_stage)
    left = left - here
    table.insert(out, 1, string.rep("I", stage) .. " " .. here)
  end
  return table.concat(out, ", ")
end

local DOOM_GONE, DOOM_LEFT = "#4a2420", "#26343c"

-- The spaces of the doom track from the first to 0, where the Ancient One awakens.
local function doom_track(ancient)
  local awake, doom, out = game.awake == 1, game.doom, {}
  for i = math.max(ancient.data.doom, doom), 0, -1 do
    local here = i == doom
    out[#out + 1] = { symbol = (here or i == 0) and "doom" or nil, text = i > 0 and tostring(i) or nil, current = here,
      colour = i > doom and DOOM_GONE or DOOM_LEFT, tip = i == 0 and "Doom: at 0 the Ancient One awakens" or
      here and "Doom: it advances towards 0" or nil }
  end
  if awake then out[#out].tip = "The Ancient One is awake" end
  return out
end

local function doom_content(ancient)
  if not ancient then return { chips = { { symbol = "doom", text = tostring(game.doom) } } } end
  local chips, goal = doom_track(ancient), ancient.data.mysteries
  chips[#chips + 1] = { symbol = "mystery", text = game.solved .. "/" .. goal,
    tip = game.solved .. " of " .. goal .. " Mysteries solved" }
  chips[#chips + 1] = { symbol = "mythos", text = tostring(size "mythos_deck"),
    tip = "Mythos cards left, by stage: " .. stages_text(ancient) }
  return { chips = chips }
end

local function stacks_content()
  local function chip(symbol, zone, tip) return { symbol = symbol, text = tostring(size(zone)), tip = tip } end
  return { chips = { chip("gate", "gate_stack", "Gates in the stack"), chip("clue", "clue_pool", "Clues in the pool"),
    chip("monster", "cup", "Monsters in the cup") } }
end

local function reference_content()
  local function chip(symbol, n, tip) return { symbol = symbol, text = tostring(n), tip = tip } end
  return { chips = { chip("gate", game.gates_per_spawn, "Gates that spawn at a time"),
    chip("clue", game.clues_per_spawn, "Clues that spawn at a time"),
    chip("surge", game.monsters_per_surge, "Monsters at each Gate of a surge") } }
end

local function decks_content()
  return { lines = { "[spell] on top: " .. (shown_front "spell_deck" or "-"),
    "[condition] on top: " .. (shown_front "condition_deck" or "-") } }
end

-- --- the mystery -----------------------------------------------------------------------------------------------------

-- What a Mystery's condition compares, by its words: how much is there, and how much is needed.
local THERE = {
  ["me.eldritch"] = function(card) return "eldritch", card.eldritch end,
  ["count(on_me)"] = function(card)
    local on_it = on_card(card)
    return on_it[1] and on_it[1].data.kind or "mystery", #on_it
  end,
  ["sum(on_me: it.toughness)"] = function(card)
    local n = 0
    for _, monster in ipairs(on_card(card)) do n = n + monster:check "toughness" end
    return "toughness", n
  end,
}
local NEEDED = {
  ["start_players"] = function() return game.start_players end,
  ["half"] = function() return half(game.start_players) end,
  ["2 * start_players"] = function() return 2 * game.start_players end,
}

-- How far the active Mystery is: a mark for each step of a short way, or a number.
local function progress(card)
  local left, right = (card.data.solved or ""):match "^(.-) >= (.*)$"
  if not (THERE[left] and NEEDED[right]) then return nil end
  local symbol, n = THERE[left](card)
  local needed, chips = NEEDED[right](), {}
  local tip = n .. " of " .. needed .. ": " .. card.data.goal
  if needed > 5 then return { { symbol = symbol, text = n .. "/" .. needed, current = n >= needed, tip = tip } } end
  for i = 1, needed do
    local there = i <= n
    chips[i] = { symbol = there and symbol or nil, text = not there and tostring(i) or nil, current = there, tip = tip }
  end
  return chips
end

local function mystery_content()
  local card = top "mystery"
  if not card then return nil end
  local lines = { "**" .. card.title .. "**" }
  for _, text in ipairs(table_face(card).text) do lines[#lines + 1] = text end
  return { lines = lines, chips = progress(card) }
end

-- --- the whole table -------------------------------------------------------------------------------------------------

local function head()
  if game.round == 0 then return { "Set-up" } end
  local out = { "Round " .. game.round, (phase_text():gsub("^%l", string.upper)) }
  local active = game.active
  if is_playing(active) and game.phase < 3 then
    out[3] = active.title .. "'s turn"
    if active.actions > 0 then out[4] = number_of(active.actions, "action") end
  end
  return out
end

local function seat_of(inv)
  if not is_playing(inv) then
    local where = inv.zone == "defeated" and inv.place and "defeated at " .. inv.place.title
    return { card = inv, notes = { where or "gone" } }
  end
  local notes, active = {}, inv == game.active
  if inv == game.lead then notes[1] = "lead" end
  if inv.delayed then notes[#notes + 1] = "delayed" end
  return { card = inv, stats = fields.with(health_stats(inv), { { "clue", inv:clues() } }), notes = notes,
    turn = active, place = inv.place, with = inv.place and on_space("monsters", inv.place) }
end

--- table_view(avatar: card): table. The line at the top, the seats, and the content of regions that no zone shows.
local function table_view(avatar)
  local ancient, strips = top "ancient_one", {}
  for i, inv in ipairs(seats()) do strips[i] = seat_of(inv) end
  local regions = { map = map_content(), mystery = mystery_content(), omen = omen_content(),
    doom = doom_content(ancient),
    stacks = stacks_content(), reference = reference_content(), decks = decks_content(),
    investigator = { avatar } }
  for name, content in pairs(focus_content()) do regions[name] = content end
  return { head = head(), seats = strips, regions = regions }
end

engine.export { tabletop = tabletop, table_view = table_view }
