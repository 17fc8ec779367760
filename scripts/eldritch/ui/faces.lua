-- The table's view of a component: its printed parts, and the things on it now. Nothing here changes the game.

local is = method.is

local TRAITS = { "ally", "item", "service", "trinket", "weapon", "tome", "magical", "teamwork", "ritual", "incantation",
  "boon", "bane", "deal", "common", "restriction", "injury", "madness", "event", "ongoing", "rumor", "epic", "cultist" }

-- The icons of a Mythos card, from its colour (lib/mythos.lua).
local ICONS = { green = { "omen", "surge", "clue" }, yellow = { "omen", "reckoning", "gate" }, blue = { "clue" } }

local capital = require("common:ui/words").capital
local emblems = require "common:ui/emblems"

local function traits_of(card)
  local out = ""
  for _, trait in ipairs(TRAITS) do
    if is(card, trait) then out = out .. (out == "" and "" or " ") .. capital(trait) .. "." end
  end
  return out
end

--- signed(n: integer): string. "+1", "0", "-2".
local function signed(n) return n > 0 and "+" .. n or tostring(n) end

local function space_title(id)
  local space = space_by(id)
  return space and space.title or title_of_id(id)
end

-- --- abilities as paragraphs -----------------------------------------------------------------------------------------

-- The words in front of an ability that the rules look for under a name.
local HEADS = {
  reckoning = "[reckoning] ", awakened_reckoning = "[reckoning] ", gained = "**When gained** - ",
  spawned = "**When spawned** - ", enters = "**When it enters play** - ", setup = "**Set-up** - ",
  awakens = "**When it awakens** - ", final_mystery = "**Final Mystery** - ", doom = "**Instead of Doom** - ",
  defeated = "**When defeated** - ", defeated_in_combat = "**When defeated in combat** - ", pass = "**Pass** - ",
  fail = "**Fail** - ", crippled = "**Crippled** - ", insane = "**Insane** - ",
}
-- The abilities on the back of an Ancient One's sheet, besides those whose condition says so.
local ON_BACK = fields.set_of { "awakens", "doom", "awakened_reckoning", "final_mystery", "counts" }
-- Abilities by the rules, which are not printed; and the figures, which are shown as figures.
local UNPRINTED = fields.set_of { "No encounter", "Encounter this defeated investigator", "Figures of the Cultists." }
-- Cards that others can encounter. On other cards a window without an action is an encounter for their bearer.
local ENCOUNTERED = fields.set_of { "space", "gate", "clue", "mythos", "mystery", "ancient_one" }

local function head_of(a, kind)
  if a.kind == "reaction" then return "[reaction] " end
  if a.kind ~= "window" then return HEADS[a.name] or "" end
  if a.costs.actions then return "[action] " end
  return ENCOUNTERED[kind] and "[encounter] " or "[free] "
end

local function paragraphs(card)
  local out = {}
  for _, a in ipairs(card:abilities()) do
    if not UNPRINTED[a.text] then out[#out + 1] = head_of(a, card.data.kind) .. a.text end
  end
  return out
end

-- --- faces -----------------------------------------------------------------------------------------------------------

local FACES = {}

local function card_face(frame, kind)
  return function(card)
    return { frame = frame, title = card.title, kind = kind, traits = traits_of(card), text = paragraphs(card) }
  end
end

function FACES.space(card)
  local kind = card.data.type
  return { shape = "place", frame = kind, title = card.title, kind = capital(kind), text = paragraphs(card),
    icons = is(card, "expedition_space") and { "expedition" } or nil }
end

function FACES.gate(card)
  return { shape = "token", frame = "gate_" .. card.data.omen, title = card.title, kind = "Gate",
    sign = "omen_" .. card.data.omen, text = paragraphs(card) }
end

-- All alike: on the board Clues lie face down.
function FACES.clue() return { shape = "token", frame = "clue", title = "Clue", sign = "clue" } end

function FACES.omen_space(card)
  local colour = is(card, "green") and "green" or is(card, "blue") and "blue" or "red"
  return { shape = "disc", frame = "gate_" .. colour, title = card.title, kind = "Omen", sign = "omen_" .. colour }
end

function FACES.investigator(card)
  local stats = { { "health", card:base "max_health" }, { "sanity", card:base "max_sanity" } }
  for _, skill in ipairs(SKILLS) do stats[#stats + 1] = { skill, card:base(skill) } end
  return { shape = "wide", frame = "investigator", title = card.title, subtitle = card.data.subtitle,
    kind = "Investigator", text = paragraphs(card), stats = stats }
end

-- The tests of a Combat Encounter with their stakes; a test that does not exist is left out.
local FIGURES = { { "will", "will_modifier", "horror" }, { "strength", "strength_modifier", "damage" } }

local function monster_stats(value)
  local stats = {}
  for _, figure in ipairs { "horror", "damage", "toughness" } do
    local n = value(figure)
    if n then stats[#stats + 1] = { figure, n } end
  end
  return stats
end
local function monster_rows(value)
  local cells = {}
  for _, f in ipairs(FIGURES) do
    local n = value(f[2])
    if n then cells[#cells + 1] = { symbol = f[1], text = signed(n) } end
  end
  return #cells > 0 and { { label = "Tests", cells = cells } } or {}
end

function FACES.monster(card)
  local function base(name) return card:base(name) end
  local epic, cultist = is(card, "epic"), is(card, "cultist")
  local text = paragraphs(card)
  if cultist then text[1] = "_Its figures and effects stand on the Ancient One's sheet._" end
  return { frame = epic and "epic" or cultist and "cultist" or "monster", title = card.title,
    kind = "Monster", traits = traits_of(card), text = text, stats = monster_stats(base), rows = monster_rows(base) }
end

FACES.artifact, FACES.condition = card_face("artifact", "Artifact"), card_face("condition", "Condition")
FACES.spell = card_face("spell", "Spell")
FACES.prelude, FACES.supplement = card_face("mystery", "Prelude"), card_face("mystery", "Supplement")
local asset_face, mystery_face = card_face("asset", "Asset"), card_face("mystery", "Mystery")
function FACES.asset(card)
  local face = asset_face(card)
  face.corner = card:base "value"
  return face
end

function FACES.mystery(card)
  local face = mystery_face(card)
  if card.data.token then face.text[#face.text + 1] = "**Mystery token** - " .. space_title(card.data.token) end
  return face
end

function FACES.mythos(card)
  local data = card.data
  local face = card_face("mythos_" .. data.colour, "Mythos")(card)
  local cells = fields.with(ICONS[data.colour], data.rumor and { "rumor" } or {})
  if data.eldritch then cells[#cells + 1] = { symbol = "eldritch", text = tostring(data.eldritch) } end
  face.rows, face.subtitle = { { cells = cells } }, capital(data.difficulty or "")
  if data.rumor then table.insert(face.text, 1, "**Rumor token** - " .. space_title(data.rumor)) end
  return face
end

-- The Cultists on an Ancient One's sheet, shown as on a Monster.
local function cultist_row(figures)
  local cells = {}
  for _, f in ipairs(FIGURES) do
    if figures[f[1]] then
      cells[#cells + 1] = { symbol = f[1], text = signed(figures[f[1]]) }
      cells[#cells + 1] = { symbol = f[3], text = tostring(figures[f[3]] or 0) }
    end
  end
  cells[#cells + 1] = { symbol = "toughness", text = tostring(figures.toughness) }
  return { label = "Cultist", cells = cells }
end

-- The flag `flipped` says which side is up. A name or condition says whether an ability belongs to one side.
function FACES.ancient_one(card)
  local data, awake, text = card.data, card.flipped, {}
  local figures = data[awake and "awakened_cultist" or "cultist"]
  for _, a in ipairs(card:abilities()) do
    local cultists = a.name:match "^(%S-)cultist "
    local back = ON_BACK[a.name] or data.back[a.text] or cultists == "awakened_"
    if not UNPRINTED[a.text] and (back or false) == awake then
      local head = cultists and "**Cultist** - " .. (HEADS[a.name:match " (%S+)$"] or "") or head_of(a, data.kind)
      text[#text + 1] = head .. a.text
    end
  end
  return { shape = "wide", frame = "ancient_one", title = card.title, subtitle = data.subtitle,
    kind = awake and "Ancient One, awake" or "Ancient One", text = text, rows = figures and { cultist_row(figures) },
    stats = { { "doom", data.doom }, { "mystery", data.mysteries } } }
end

-- --- backs -----------------------------------------------------------------------------------------------------------

local function row_text(row) return steps_text(row.run and { row } or row) end

-- "0: ...; 1-2: ...; 3+: ...": by the result of the test.
local function result_rows(back)
  local results, out = {}, {}
  for n in pairs(back) do
    if type(n) == "number" then results[#results + 1] = n end
  end
  table.sort(results)
  for i, n in ipairs(results) do
    local last = results[i + 1] and results[i + 1] - 1
    local which = not last and n .. "+" or last > n and n .. "-" .. last or n
    out[i] = "**" .. which .. "**: " .. row_text(back[n])
  end
  return table.concat(out, " ")
end

--- back_line(card: card): string?. For a double-sided card that is flipped: the open text of its back.
local function back_line(card)
  local back = card.flipped and card.data.backs and card.data.backs[card.variant]
  if not back then return nil end
  return "**" .. card.title .. (back.name and ": " .. back.name or "") .. "** - " ..
    (back.effect and row_text(back.effect) or result_rows(back))
end

-- --- encounter cards -------------------------------------------------------------------------------------------------

local DECKS = { general = "General Encounter", america = "America Encounter", europe = "Europe Encounter",
  asia_australia = "Asia/Australia Encounter", research = "Research Encounter", other_world = "Other World Encounter",
  expedition = "Expedition Encounter", special = "Special Encounter" }

--- encounter_paragraph(a: table): string. One section or box of an encounter card.
local function encounter_paragraph(a)
  if a.name == "initial" then return a.text end
  return (HEADS[a.name] or "**" .. title_of_id(a.name) .. "** - ") .. a.text
end

local function encounter_face(card)
  local text = {}
  for i, a in ipairs(card:abilities()) do text[i] = encounter_paragraph(a) end
  local deck = card.data.deck
  return { frame = "encounter", title = card.title, kind = DECKS[deck] or title_of_id(deck),
    subtitle = card.data.world or card.data.space and space_title(card.data.space), text = text }
end

local function plain_face(card)
  return { title = card.title, frame = "reference", text = { card.data.text } }
end

-- What the pictures show of a card whose title names nothing.
local EMBLEMS = { weapon = { "revolver", "dagger" }, tome = "book", magical = { "amulet", "crystal" }, trinket = { "compass", "ring" },
  ally = "person", service = "handshake", teamwork = "handshake", item = { "suitcase", "crate" }, ritual = { "ritual_circle", "candle" },
  incantation = { "spell_hand", "bolt" }, injury = "bandage", madness = "cracked_mind", bane = "skull", boon = "sun", deal = "scroll",
  restriction = "chains", rumor = "whispers", ongoing = "hourglass", event = { "bolt", "newspaper" }, cultist = "cultist", epic = "maw",
  monster = { "maw", "many_eyes", "tentacle" }, ancient_one = { "star_spawn", "tentacle" }, mythos = { "spiral", "eye" },
  mystery = "puzzle", artifact = { "idol", "chalice", "orb" }, spell = { "spell_hand", "rune" }, condition = "bandage", asset = "crate",
  investigator = "person", america = "skyline", europe = { "church", "tower" }, asia_australia = "temple", general = "street",
  research = "magnifier", other_world = "portal", expedition = { "map", "camp" }, special = "puzzle" }
local SCENES = { city = "street", wilderness = { "woods", "hills", "mountains" }, sea = "sea", monster = "shadow", other_world = "space",
  expedition = { "mountains", "ruins", "desert" }, america = "street", europe = "street", asia_australia = "ruins", ancient_one = "space" }

local function words_of(card)
  local data, out = card.data, {}
  if data.kind == "space" then return { data.type } end
  for _, trait in ipairs(TRAITS) do
    if is(card, trait) then out[#out + 1] = trait end
  end
  return fields.with(out, { data.deck or data.kind })
end

--- table_face(card: card): table. The print on the card.
local function table_face(card)
  local print = is(card, "encounter_card") and encounter_face or FACES[card.data.kind] or plain_face
  local face = print(card)
  if face.shape ~= "token" and face.shape ~= "disc" then
    local words = words_of(card)
    face.emblem = card.data.kind == "investigator" and emblems.person(card.data.subtitle, words, EMBLEMS)
      or emblems.of(card.title, words, EMBLEMS)
    face.scene = emblems.scene(card.title, words, SCENES)
  end
  return face
end

-- --- marks -----------------------------------------------------------------------------------------------------------

local MARKS = {}

-- Counts as tokens, without zeros: { { symbol, count }, ... }
local function tokens(list)
  return filter(list, function(token) return token[2] > 0 end)
end

-- Tokens that any card or sheet may have, and the Clues, Gates and Monsters on it.
local function tokens_of(card)
  local list = { { "eldritch", card.eldritch }, { "health", card.health }, { "sanity", card.sanity } }
  local count = { clue = 0, gate = 0, monster = 0, toughness = 0 }
  for _, token in ipairs(on_card(card)) do
    local kind = token.data.kind
    count[kind] = count[kind] + 1
    if kind == "monster" then count.toughness = count.toughness + token:check "toughness" end
  end
  for _, what in ipairs { "clue", "gate", "monster", "toughness" } do list[#list + 1] = { what, count[what] } end
  return tokens(list)
end

function MARKS.space(card)
  local expedition = top "expedition_deck"
  return {
    tokens = tokens { { "eldritch", card.eldritch }, { "rumor", #on_space("mythos", card) },
      { "mystery", #on_space("mystery", card) } },
    notes = expedition and expedition.data.space == card.data.id and { "expedition" } or nil,
  }
end

function MARKS.omen_space(card)
  return { tokens = tokens { { "eldritch", card.eldritch } }, banner = current_omen() == card and "current" or nil }
end

local function of(n, most) return n .. "/" .. most end

--- health_stats(inv: card): table[]. Health and Sanity, each with its maximum.
local function health_stats(inv)
  return { { "health", of(inv.health, inv.max_health), inv.health < inv.max_health },
    { "sanity", of(inv.sanity, inv.max_sanity), inv.sanity < inv.max_sanity } }
end

function MARKS.investigator(card)
  local tickets = { { "train", card.train }, { "ship", card.ship } }
  if not is_playing(card) then
    local left = #left_behind(card)
    return { tokens = tokens(fields.with(tickets, { { "possession", left } })),
      banner = card.crippled and "crippled" or card.insane and "insane" or card.zone == "box" and "gone" or nil,
      dim = card.zone == "box" or nil }
  end
  local stats = health_stats(card)
  for _, skill in ipairs(SKILLS) do
    local n = card:check(skill)
    stats[#stats + 1] = { skill, n, n ~= card:base(skill) }
  end
  local notes = standing(card)
  for _, shown in ipairs(counters_shown(card)) do
    if shown[2] > 0 then notes = fields.with(notes, { shown[1] .. " " .. shown[2] }) end
  end
  return { tokens = tokens(fields.with({ { "clue", card:clues() } }, tickets)), stats = stats, notes = notes }
end

function MARKS.monster(card)
  local there = card.zone == "monsters" or card.zone == "resolving"
  if not there then return {} end
  local cultist = is(card, "cultist")
  local stats = {}
  for _, figure in ipairs { "horror", "damage", "toughness" } do
    local n, printed = card:check(figure), card:base(figure)
    if cultist and n > 0 or printed and n ~= printed then stats[#stats + 1] = { figure, n, not cultist } end
  end
  local rows = cultist and monster_rows(function(value)
    return has_test(card, value == "will_modifier" and "will" or "strength") and card:sum(value) or nil
  end)
  return { tokens = tokens { { "lost", card.lost } }, stats = stats, rows = rows or nil,
    notes = game.phase == 2 and card.encountered and { "encountered" } or nil }
end

function MARKS.asset(card)
  local n = card:check "value"
  return { stats = n ~= card:base "value" and { { "value", n, true } } or nil }
end

function MARKS.spell(card)
  return { tokens = tokens_of(card), banner = card.flipped and "flipped" or card.being_cast and "casting" or nil }
end
MARKS.condition, MARKS.artifact = MARKS.spell, MARKS.spell

function MARKS.mystery(card)
  return { tokens = tokens_of(card), notes = card.place and { "at " .. card.place.title } or nil }
end
MARKS.mythos = MARKS.mystery

function MARKS.ancient_one(card)
  return { tokens = tokens_of(card), banner = game.awake == 1 and "awake" or nil,
    stats = { { "doom", game.doom, game.doom ~= card.data.doom },
      { "mystery", of(game.solved, card.data.mysteries), game.solved > 0 } } }
end

--- table_marks(card: card): table. The tokens and marks on the card now.
local table_marks = require("common:ui/table").by_kind(MARKS)

engine.export { table_face = table_face, table_marks = table_marks, signed = signed, health_stats = health_stats,
  encounter_paragraph = encounter_paragraph, back_line = back_line }
