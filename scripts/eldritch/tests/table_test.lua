-- The tabletop's data: faces of every card, the marks on them, and everything that no zone shows.

local TAGS = { "space", "omen_space", "gate", "clue", "investigator", "monster", "asset", "artifact", "spell",
  "condition", "mythos", "mystery", "ancient_one", "encounter_card", "reference" }
local checks = require "common:testing/tabletop"
local check_face, check_marks, check_view = checks.check_face, checks.check_marks, checks.check_view

local function view_of(t, g, inv)
  local view = g:call("table_view", inv or g:active())
  check_view(t, g:call "tabletop", view)
  return view
end

local function marks_of(t, g, card)
  local marks = g:call("table_marks", card)
  check_marks(t, g:call "tabletop", marks, card.title)
  return marks
end

-- "health 5/9 *": the star marks a number that is not the printed one.
local function stat(list, symbol)
  for _, one in ipairs(list or {}) do
    if one[1] == symbol then return one[2] .. (one[3] and " *" or "") end
  end
end

local function count(list, symbol)
  for _, one in ipairs(list or {}) do
    if one[1] == symbol then return one[2] end
  end
end

local function chips_text(content)
  local out = {}
  for i, chip in ipairs(content.chips) do
    out[i] = (chip.symbol or "") .. (chip.text and " " .. chip.text or "") .. (chip.current and " *" or "")
  end
  return out
end

local function has_line(t, content, text)
  for _, line in ipairs(content.lines or {}) do
    if line:find(text, 1, true) then return t:truthy(true) end
  end
  t:truthy(false, "no line with '" .. text .. "' in: " .. table.concat(content.lines or {}, " | "))
end

-- --- the print on cards
-- -------------------------------------------------------------------------------------------------------

test("every card, token and space has a face with a known frame and known symbols", function(t)
  local g = t:game()
  local tabletop, faces = g:call "tabletop", 0
  for _, tag in ipairs(TAGS) do
    local ids = g:call("cards_with", tag)
    t:truthy(#ids > 0, tag)
    for _, id in ipairs(ids) do
      local card = g:call("create", id, "box")
      check_face(t, tabletop, g:call("table_face", card), id)
      check_marks(t, tabletop, g:call("table_marks", card), id)
      card.flipped = true
      check_face(t, tabletop, g:call("table_face", card), id .. " flipped")
      faces = faces + 1
    end
  end
  t:truthy(faces > 400, "so many definitions: " .. faces)
end)

test("frames differ in letter or symbol, symbols in shape or text", function(t)
  local g = t:game()
  local tabletop, seen = g:call "tabletop", {}
  for name, frame in pairs(tabletop.frames) do
    local look = frame.letter .. " " .. tostring(frame.symbol)
    t:truthy(not seen[look], "frame " .. name .. " looks like " .. tostring(seen[look]))
    seen[look] = name
    if frame.symbol then checks.check_symbol(t, tabletop, frame.symbol, "frame " .. name) end
  end
  seen = {}
  for name, symbol in pairs(tabletop.symbols) do
    local look = tostring(symbol.shape) .. " " .. tostring(symbol.text)
    t:truthy(not seen[look], "symbol " .. name .. " looks like " .. tostring(seen[look]))
    t:truthy(symbol.word, "symbol " .. name .. " has no word")
    seen[look] = name
  end
end)

local function face_of(g, id, zone, options) return g:call("table_face", g:put(id, zone or "box", options)) end

test("the faces of a Monster, a Mythos card, an Asset and an encounter card", function(t)
  local g = t:game()
  local gug = face_of(g, "gug")
  t:equal({ stat(gug.stats, "horror"), stat(gug.stats, "damage"), stat(gug.stats, "toughness") }, { "2", "3", "4" })
  t:equal(gug.rows[1].cells, { { symbol = "will", text = "0" }, { symbol = "strength", text = "-2" } })
  t:equal(stat(face_of(g, "riot").stats, "horror"), nil, "no Will test, no horror")
  local rumor = face_of(g, "fractured_reality")
  t:equal(rumor.rows[1].cells, { "clue", "rumor", { symbol = "eldritch", text = "4" } })
  t:equal({ rumor.frame, rumor.traits, rumor.text[1] },
    { "mythos_blue", "Ongoing. Rumor.", "**Rumor token** - Space 2" })
  local axe = face_of(g, "axe")
  t:equal({ axe.corner, axe.traits, axe.text[1] }, { 2, "Item. Weapon.", "+2 Strength in combat." })
  t:equal(face_of(g, "america_1").text[3], "**San Francisco** - You may spend 1 Clue to improve observation.")
end)

test("an investigator's face says nothing of what everybody may do", function(t)
  local g = t:game()
  local face = g:call("table_face", g:active())
  t:equal({ face.subtitle, stat(face.stats, "health"), stat(face.stats, "strength") }, { "The Soldier", "8", "4" })
  t:equal(face.text[1], "[action] You and a Monster here lose 1 Health each.")
  t:equal(#face.text, 4, table.concat(face.text, " | "))
end)

test("each side of the Ancient One's sheet says what is on it", function(t)
  local g = t:game { ancient_one = "cthulhu" }
  local sheet = g:ancient_one()
  local front = table.concat(g:call("table_face", sheet).text, "\n")
  t:truthy(front:find("Set aside 1 Deep One", 1, true))
  t:truthy(front:find("becomes Delayed and loses 1 Sanity", 1, true))
  t:falsy(front:find("Final Mystery", 1, true), front)
  t:falsy(front:find("Figures", 1, true), front)
  sheet.flipped = true
  local back = g:call("table_face", sheet)
  local text = table.concat(back.text, "\n")
  t:truthy(text:find("**Final Mystery** - ", 1, true), text)
  t:truthy(text:find("loses 1 Sanity and places it on this sheet", 1, true), text)
  t:falsy(text:find("Set aside", 1, true), text)
  t:falsy(text:find("Figures", 1, true), text)
  t:equal(back.rows[1].cells[3], { symbol = "toughness", text = "2" })
end)

-- --- the map ---------------------------------------------------------------------------------------------------------

test("the spaces are on the map, apart from each other", function(t)
  local g = t:game()
  local places = view_of(t, g).regions.map.places
  t:equal(#places, 36)
  for i, a in ipairs(places) do
    t:truthy(a.x and a.y and a.x >= 0 and a.x <= 100 and a.y >= 0 and a.y <= 100, a.card.title)
    for j = 1, i - 1 do
      local b = places[j]
      t:truthy(math.abs(a.x - b.x) >= 9 or math.abs(a.y - b.y) >= 20, a.card.title .. " and " .. b.card.title)
    end
  end
end)

test("each path is drawn once, as its kind", function(t)
  local g = t:game()
  local map, seen, ends = view_of(t, g).regions.map, {}, 0
  local kinds = g:call("tabletop").links
  for _, link in ipairs(map.links) do
    local a, b, kind = link[1].title, link[2].title, link[3]
    t:truthy(kinds[kind], tostring(kind))
    t:equal(g:call("path_kind", link[1], link[2]), kind)
    if a > b then a, b = b, a end
    t:truthy(not seen[a .. "/" .. b], a .. " and " .. b)
    seen[a .. "/" .. b] = true
  end
  for _, place in ipairs(map.places) do ends = ends + #g:call("neighbours", place.card) end
  t:equal(#map.links * 2, ends)
end)

-- --- tokens and marks
-- ---------------------------------------------------------------------------------------------------------

test("a space shows its tokens and the Active Expedition", function(t)
  local g = t:game()
  local amazon = g:space "amazon"
  local notes = 0
  for _, space in ipairs(g:cards "map") do notes = notes + #(marks_of(t, g, space).notes or {}) end
  t:equal(notes, 1)
  g:on_top("expedition_deck", "amazon_expedition_1")
  amazon.eldritch = 2
  g:put("stars_aligned", "mythos", { at = "amazon" })
  local marks = marks_of(t, g, amazon)
  t:equal(marks.notes, { "expedition" })
  t:equal({ count(marks.tokens, "eldritch"), count(marks.tokens, "rumor"), count(marks.tokens, "mystery") }, { 2, 1 })
end)

test("an investigator shows what is left, what he has improved and what he holds", function(t)
  local g = t:game { clues_of = 2 }
  local me = g:active()
  t:equal(stat(marks_of(t, g, me).stats, "health"), "8/8")
  me.health, me.lore_improved, me.train, me.delayed = 5, 1, 1, true
  local marks = marks_of(t, g, me)
  t:equal({ stat(marks.stats, "health"), stat(marks.stats, "lore"), stat(marks.stats, "will") },
    { "5/8 *", "2 *", "4" })
  t:equal({ count(marks.tokens, "clue"), count(marks.tokens, "train"), count(marks.tokens, "ship") }, { 2, 1 })
  t:equal(marks.notes, { "lead", "active", "delayed" })
end)

test("one that is defeated shows how, and what can be taken from him", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, possessions = { "axe" }, clues_of = 1 }
  local me = g:active()
  g:effect("lose_health", me, 8)
  local marks = marks_of(t, g, me)
  t:equal({ marks.banner, count(marks.tokens, "possession") }, { "crippled", 2 })
  t:equal(view_of(t, g, me).seats[1].notes, { "defeated at " .. me.place.title })
end)

test("a Monster shows what it has lost; a Cultist the figures of the sheet", function(t)
  local g = t:game { ancient_one = "azathoth" }
  local deep_one = g:spawn("deep_one", "space_4", { lost = 1 })
  t:equal(count(marks_of(t, g, deep_one).tokens, "lost"), 1)
  local marks = marks_of(t, g, g:spawn("cultist", "space_4"))
  t:equal({ stat(marks.stats, "horror"), stat(marks.stats, "toughness"), stat(marks.stats, "damage") }, { "1", "1" })
  t:equal(marks.rows[1].cells, { { symbol = "will", text = "0" } })
end)

test("a Mystery shows its progress, a sheet Doom and the solved Mysteries", function(t)
  local g = t:game { mystery = "rlyeh_risen", ancient_one = "cthulhu", doom = 9 }
  local mystery = g:mystery()
  mystery.eldritch = 1
  g:put("clue_1", "on_card", { on = mystery })
  local marks = marks_of(t, g, mystery)
  t:equal({ count(marks.tokens, "eldritch"), count(marks.tokens, "clue") }, { 1, 1 })
  g:set("solved", 1)
  marks = marks_of(t, g, g:ancient_one())
  t:equal({ stat(marks.stats, "doom"), stat(marks.stats, "mystery"), marks.banner }, { "9 *", "1/3 *" })
  g:set("awake", 1)
  t:equal(marks_of(t, g, g:ancient_one()).banner, "awake")
end)

test("the active Mystery has its text, and a mark for each step of its way", function(t)
  local g = t:game { mystery = "rlyeh_risen", ancient_one = "cthulhu", investigators = { "mark_harrigan", "lily_chen",
    "akachi_onyele" } }
  g:mystery().eldritch = 1
  local content = view_of(t, g).regions.mystery
  t:equal(content.lines[1], "**R'lyeh Risen**")
  t:truthy(#content.lines > 2)
  t:equal(chips_text(content), { "eldritch *", " 2" })
  t:equal(content.chips[1].tip, "1 of 2: half as many Eldritch tokens as investigators are on it")
  local h = t:game { mystery = "occult_research", ancient_one = "azathoth" }
  h:put("clue_1", "on_card", { on = h:mystery() })
  t:equal(chips_text(view_of(t, h).regions.mystery), { "clue *" })
  local k = t:game { mystery = "hunting_the_thousand", ancient_one = "shub_niggurath", investigators = { "mark_harrigan",
    "lily_chen", "akachi_onyele" } }
  t:equal(chips_text(view_of(t, k).regions.mystery), { "toughness 0/6" })
end)

test("every Mystery of the base set that counts something shows how far it is", function(t)
  local g, counted = t:game(), 0
  for _, id in ipairs(g:call("cards_with", "mystery")) do
    local data = g:call("create", id, "box").data
    if data.solved and data.ancient_one ~= "none" then
      local game = t:game { mystery = id, ancient_one = data.ancient_one }
      t:truthy(view_of(t, game).regions.mystery.chips, id)
      counted = counted + 1
    end
  end
  t:truthy(counted > 9, counted)
end)

-- --- beside the zones
-- ---------------------------------------------------------------------------------------------------------

test("the line at the top, the seats, tracks and stacks", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, doom = 12, omen = 3 }
  local view = view_of(t, g)
  t:equal(view.head, { "Round 1", "Action phase", "Mark Harrigan's turn", "2 actions" })
  local seat = view.seats[2]
  t:equal({ seat.notes, seat.place.title, seat.with, seat.turn }, { {}, "Shanghai", {}, false })
  t:truthy(view.seats[1].turn)
  t:equal({ stat(view.seats[2].stats, "sanity"), stat(view.seats[2].stats, "clue") }, { "6/6", "0" })
  t:equal(chips_text(view.regions.omen), { "omen_green", "omen_blue", "omen_red *", "omen_blue" })
  local doom = chips_text(view.regions.doom)
  local most = g:ancient_one().data.doom
  t:equal(#doom, most + 3, "a space for each Doom and 0, the Mysteries, the Mythos cards")
  t:equal({ doom[most - 11], doom[most + 2], doom[most + 3] }, { "doom 12 *", "mystery 0/3", "mythos 16" })
  t:equal(view.regions.doom.chips[most + 3].tip, "Mythos cards left, by stage: I 4, II 6, III 6")
  local stacks = chips_text(view.regions.stacks)
  t:equal(stacks[1], "gate " .. #g:cards "gate_stack")
  t:equal(chips_text(view.regions.reference), { "gate 1", "clue 1", "surge 1" })
  t:equal(view.regions.investigator, { g:active() })
  t:equal(view.regions.words.lines, {})
  t:equal(g:call("table_view", g:investigator "lily_chen").regions.investigator, { g:investigator "lily_chen" })
end)

test("an encounter: the paragraph of its space", function(t)
  local g = t:game { at = "space_4", clues_of = 1 }
  g:on_top("general_deck", "general_2")
  g:dice { 1, 1, 1, 1 }
  g:effect("encounter_general", g:active())
  local view = view_of(t, g)
  t:equal(view.regions.resolving.title, "Mark Harrigan at Space 4: General 2")
  t:equal(#view.regions.resolving.cards, 0, "the card lies in the zone of the region")
  t:equal(view.regions.words.lines[1]:sub(1, 17), "**Wilderness** - ")
end)

test("a test: the pool before the roll, then its dice, successes first", function(t)
  local g = t:game { clues_of = 1, possessions = { "lucky_cigarette_case" } }
  g:test(g:active(), "will", -1, { 2, 6, 1 })
  local view = view_of(t, g)
  t:equal(view.regions.test.title, "Mark Harrigan tests Will -1")
  t:equal(chips_text(view.regions.test), { "success 6", "die 2", "die 1" })
  t:equal(view.regions.words.lines[1], "[will] Will 4, test -1: [die] 3")
  has_line(t, view.regions.words, "Result so far: 1, passed.")
end)

test("a fight: the Monster beside its figures and the Spell that is cast", function(t)
  local g = t:game { at = "space_4", possessions = { "wither" } }
  local me = g:active()
  local monster = g:spawn("cthonian", "space_4")
  g:effect("encounter_monster", me, monster)
  local view = view_of(t, g)
  t:equal(view.regions.resolving.cards, { monster })
  t:equal(view.regions.resolving.title, "Mark Harrigan fights Cthonian")
  t:equal(view.regions.words.lines,
    { "**Combat** - [will] -1 against [horror] 2; [strength] -2 against [damage] 3; [toughness] 4" })
end)

test("the back of a Spell is told once it is flipped, not before", function(t)
  local g = t:game {}
  local wither = g:give(g:active(), "wither", 1)[1]
  local view = view_of(t, g)
  t:equal({ #view.regions.words.lines, #view.regions.resolving.cards }, { 0, 0 })
  wither.flipped = true
  view = view_of(t, g)
  has_line(t, view.regions.words, "**0-1**: Discard this card unless you lose 2 Sanity.")
  has_line(t, view.regions.words, "**2+**: Lose 1 Sanity. +5 Strength instead.")
  t:equal(view.regions.resolving.cards, { wither })
  t:equal(marks_of(t, g, wither).banner, "flipped")
end)

test("the Mythos card while it resolves", function(t)
  local g = t:game { phase = "mythos" }
  g:on_top("mythos_deck", "silver_twilight_aid")
  g:run_to "omen_advances"
  local view = view_of(t, g)
  t:equal(view.head, { "Round 1", "Mythos phase" })
  t:equal(view.regions.resolving.title, "Mythos: Silver Twilight Aid")
end)

test("an Ongoing card, which lies in another zone by then, is shown as well", function(t)
  local g = t:game { phase = "mythos" }
  local card = g:on_top("mythos_deck", "driven_to_bankruptcy")[1]
  g:run_to "omen_advances"
  card:move "mythos"
  t:equal(view_of(t, g).regions.resolving.cards, { card })
end)

test("who may come after somebody who is gone", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" } }
  g:effect("devour", g:active())
  t:equal(#view_of(t, g, g:investigator "lily_chen").regions.resolving.cards, 0)
  g:set("phase", 3)
  g:effect "choose_new_investigators"
  local focus = view_of(t, g, g:investigator "lily_chen").regions.resolving
  t:equal({ focus.title, #focus.cards }, { "Who joins?", 10 })
end)

test("an option names what waits at a space in words", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jacqueline_fine" } }
  local other = g:investigator "jacqueline_fine"
  t:equal(g:call("label", other.place):gsub("^[^:]*: ", ""):gsub("^.*; ", ""), "with Jacqueline Fine")
end)
