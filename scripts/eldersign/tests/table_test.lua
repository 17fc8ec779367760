-- The tabletop's data: faces of every card, the marks on them, and everything that no zone shows.

local KINDS = { "adventure", "monster", "mask", "common", "unique", "spell", "ally", "mythos", "ancient_one",
  "investigator", "entrance", "reference", "green", "yellow", "red" }
local checks = require "common:testing/tabletop"
local check_face, check_view = checks.check_face, checks.check_view

-- "peril 3" for a row's symbols and texts; "x " before one that is done.
local function row_text(row)
  local parts = { row.done and "x" or nil }
  parts[#parts + 1] = row.label
  for _, cell in ipairs(row.cells) do
    parts[#parts + 1] = cell.symbol
    parts[#parts + 1] = cell.text
  end
  return table.concat(parts, " ")
end
local function rows_text(rows)
  local out = {}
  for i, row in ipairs(rows or {}) do out[i] = row_text(row) end
  return out
end

local function contains(list, text)
  for _, one in ipairs(list or {}) do
    if tostring(one):find(text, 1, true) then return true end
  end
  return false
end

local function face_of(g, card) return g:call("table_face", card) end
local function marks_of(g, card) return g:call("table_marks", card) end
local function view_of(g) return g:call("table_view", g:active()) end

test("table: every card has a face that the table can draw", {}, function(t)
  for _, faq in ipairs { false, true } do
    local g = t:game { adventures = { "the_archives" }, faq = faq }
    local top = g:call "tabletop"
    for _, kind in ipairs(KINDS) do
      local ids = g:call("cards_with", kind)
      t:truthy(#ids > 0, "no card is " .. kind)
      for _, id in ipairs(ids) do
        check_face(t, top, face_of(g, g:put(id, "box")), id)
      end
    end
  end
end)

test("table: symbols and frames differ in more than colour", {}, function(t)
  local top = t:game {}:call "tabletop"
  local shapes, letters = {}, {}
  for name, symbol in pairs(top.symbols) do
    local key = (symbol.shape or "") .. " " .. (symbol.text or "")
    t:falsy(shapes[key], name .. " looks like " .. tostring(shapes[key]))
    shapes[key] = name
    t:truthy(symbol.word, name .. " has no word")
  end
  for name, frame in pairs(top.frames) do
    if frame.symbol then checks.check_symbol(t, top, frame.symbol, name) end
    t:falsy(letters[frame.letter], name .. " has the letter of " .. tostring(letters[frame.letter]))
    if not name:find "^die_" then letters[frame.letter] = name end
  end
end)

test("table: an adventure's face: tasks, rewards, penalties, lock, effects, trophies", {}, function(t)
  local g = t:game { adventures = { "gala_in_the_great_hall", "riot_in_the_streets", "we_need_to_find_help" },
    other_worlds = { "another_dimension" } }
  local gala = face_of(g, g:adventure "gala_in_the_great_hall")
  t:equal(rows_text(gala.rows), { "inv 2 lore", "inv 3 sanity -1", "+ clue 2 spell elder_sign", "- doom" })
  t:equal({ gala.shape, gala.frame, gala.corner, gala.icons[1] }, { "wide", "adventure", "2", "lock_yellow" })
  t:truthy(contains(gala.text, "[terror] **Terror:** Add 1 doom."))
  t:equal(rows_text(face_of(g, g:adventure "riot_in_the_streets").rows),
    { "1 inv 3", "2 inv 9", "+ elder_sign unique common", "- doom" })
  t:equal(rows_text(face_of(g, g:adventure "we_need_to_find_help").rows)[1], "slot")
  local world = face_of(g, g:adventure "another_dimension")
  t:equal({ world.frame, rows_text(world.rows)[1] }, { "other_world", "lore slot inv 1" })
end)

test("table: monsters, items, spells, investigators, the Ancient One", {}, function(t)
  local g = t:game { adventures = { "the_archives" }, ancient_one = "hastur" }
  local function face(id) return face_of(g, g:put(id, "box")) end
  local hound, pharaoh = face "hound_of_tindalos", face "the_dark_pharaoh"
  t:equal({ rows_text(hound.rows)[1], hound.frame, hound.corner }, { "peril / terror inv 2", "monster", "2" })
  t:equal({ pharaoh.frame, pharaoh.icons[1] }, { "mask", "lock_red" })
  t:equal(rows_text(face "holy_water".rows), { "+ die_yellow die_red" })
  t:equal(face "whiskey".text, { "It can pay 1 sanity of a task.", "**Reaction:** Spend: you do not lose 1 sanity." })
  t:equal(face "wither".text, { "[use] Cast: after the roll it holds one die." })
  local joe = face_of(g, g:active())
  t:equal({ joe.subtitle, joe.stats, rows_text(joe.rows) },
    { "The Private Eye", { { "sanity", 4 }, { "stamina", 6 } }, { "start common clue" } })
  local hastur = face_of(g, g:ancient_one())
  t:equal({ rows_text(hastur.rows), hastur.stats }, { { "lore inv X" }, { { "doom", 12 }, { "elder_sign", 13 } } })
  t:truthy(contains(hastur.text, "[monster] with doom 3, 5, 7, 9"))
end)

test("table: by the FAQ a spell and the entrance say what it says", {}, function(t)
  for _, faq in ipairs { false, true } do
    local g = t:game { adventures = { "the_archives" }, faq = faq }
    t:equal(contains(face_of(g, g:put("wither", "box")).text, "Take its dice back"), faq)
    local entrance = face_of(g, g:entrance()).text
    t:equal(contains(entrance, "regain 1 stamina and 1 sanity"), not faq)
    t:truthy(contains(entrance, "an elder sign 10"))
  end
end)

test("table: in a roll the tasks that the dice fit are lit, and no others", {}, function(t)
  local g = t:game { adventures = { "gala_in_the_great_hall", "the_archives" } }
  local gala = g:adventure "gala_in_the_great_hall"
  local function lit()
    local out = {}
    for i, row in ipairs(marks_of(g, gala).rows or {}) do out[i] = row.fits == true end
    return out
  end
  t:equal(lit(), {})
  g:go(gala, { "2", "lore", "1", "1", "1", "1" })
  t:equal(lit(), { true, true, false, false })
  t:falsy(marks_of(g, g:adventure "the_archives").rows)
  local h = t:game { adventures = { "gala_in_the_great_hall" } }
  h:go(h:adventure "gala_in_the_great_hall", { "terror", "terror", "1", "peril", "peril", "peril" })
  for _, row in ipairs(h:call("table_marks", h:adventure "gala_in_the_great_hall").rows) do t:falsy(row.fits) end
end)

test("table: monsters in the place of what they cover, and below; what is done", {}, function(t)
  local g = t:game { adventures = { "public_lavatory", "the_archives" } }
  local lavatory = g:adventure "public_lavatory"
  local printed = rows_text(face_of(g, lavatory).rows)
  t:equal(marks_of(g, lavatory).rows, nil)
  g:spawn("hound_of_tindalos", lavatory, 2)
  local zombie = g:spawn("zombie", lavatory)
  lavatory.done = 4
  t:equal(rows_text(marks_of(g, lavatory).rows), { "slot", "monster Hound… peril / terror inv 2",
    "x peril lore lore", "monster Zombie inv 3", "+ monster 2 elder_sign 2", "- sanity stamina" }, "rows")
  t:equal(rows_text(face_of(g, lavatory).rows), printed, "the face is what is printed")
  t:truthy(contains(marks_of(g, zombie).notes, "below the tasks"))
  t:truthy(contains(marks_of(g, zombie).notes, "waits for a die"))
  g:effect "fill_locks"
  t:equal(marks_of(g, zombie).tokens, { { "lock", 1 } })
  zombie.done = 1
  t:equal({ marks_of(g, zombie).banner, rows_text(marks_of(g, zombie).rows)[1] }, { "overcome", "x inv 3" })
end)

test("table: Shub-Niggurath's terror stands on her monsters", {}, function(t)
  local g = t:game { adventures = { "the_archives" }, ancient_one = "shub_niggurath" }
  local ghoul = g:spawn("ghoul", g:adventure "the_archives", 1)
  t:equal(rows_text(marks_of(g, ghoul).rows), { "peril", "terror" })
end)

test("table: the odds stand on the adventures for who is about to move", {}, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local archives = g:adventure "the_archives"
  t:truthy(contains(marks_of(g, archives).notes, "odds "))
  t:equal(view_of(g).head, { "Round 1", "XII o'clock", "Joe Diamond's turn", "Move" })
  t:equal(view_of(g).regions.attempt, nil)
  g:go(archives, { "lore", "peril", "lore", "3", "lore", "1" })
  t:falsy(contains(marks_of(g, archives).notes, "odds "))
  t:truthy(contains(marks_of(g, archives).notes, "attempted"))
end)

test("table: an attempt: the card, the roll, the odds, the tasks; dice where they lie", {}, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local archives, me = g:adventure "the_archives", g:active()
  g:go(archives, { "lore", "peril", "lore", "3", "lore", "1" })
  local regions = view_of(g).regions
  t:equal(regions.attempt.title, "Odds")
  t:truthy(contains(regions.attempt.lines, "best: complete"))
  t:equal(regions.tasks.lines[1], "**>** [slot] [lore]")
  t:truthy(contains(view_of(g).head, "Attempting The Archives, roll 1"))
  t:equal(marks_of(g, g:die "3").sign, "inv_3")
  g:complete("lore, peril", { "1", "1", "1", "2" })
  t:equal(marks_of(g, g:die("peril", "placed")).notes, { "on The Archives" })
  t:equal(view_of(g).regions.tasks.lines[3], "[tick] [lore] [peril]")
  g:again { aside = "1", keep = "2", dice = { "1", "1" } }
  t:equal(marks_of(g, g:die("1", "set_aside")).dim, true)
  t:equal(marks_of(g, g:die("2", "marked")).notes, { "kept by Joe Diamond" })
  t:truthy(contains(marks_of(g, me).notes, "keeps 2"))
  check_view(t, g:call "tabletop", view_of(g))
  g:choose { "give up" }
  t:equal(view_of(g).regions.attempt, nil)
end)

test("table: figures of investigators, on the card and in the strip", {}, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = { "joe_diamond", "harvey_walters" } }
  local joe, harvey = g:active(), g:investigator "harvey_walters"
  joe.sanity, joe.clues = 2, 3
  g:trophies(joe, { "the_archives" })
  local stats = { { "sanity", "2/3", true }, { "stamina", "5/5", false }, { "clue", 3 }, { "trophy", 2 } }
  t:equal(marks_of(g, joe).stats, stats)
  local seats = view_of(g).seats
  t:equal(seats[1], { card = joe, stats = stats, place = joe.parent, turn = true })
  t:equal({ seats[2].card, seats[2].turn }, { harvey, false })
  g:empty "reserve"
  g:effect("devour", harvey)
  t:equal(view_of(g).seats[2].notes, { "devoured" })
end)

test("table: clock, doom track, elder signs, and what midnight does", {}, function(t)
  local g = t:game { adventures = { "the_archives", "the_hedge_maze" }, clock = 3, doom = 2,
    mythos = "the_stars_align_to_bring_madness" }
  local regions = view_of(g).regions
  t:equal({ regions.clock.chips[4].current, regions.clock.chips[1].current }, { true, false })
  t:equal({ #regions.doom.chips, regions.doom.chips[2].symbol, regions.doom.chips[3].symbol,
    regions.doom.chips[4].symbol }, { 11, "doom", "monster", "space" })
  t:equal({ regions.doom.chips[1].current, regions.doom.chips[2].current }, { false, true })
  t:equal({ #regions.elder_signs.chips, regions.elder_signs.title }, { 13, "Elder signs 0 of 13" })
  t:truthy(regions.midnight.lines[1]:find("The Hedge Maze:** Each investigator loses 1 stamina.", 1, true))
  t:truthy(regions.midnight.lines[2]:find("Bring Madness:** Each investigator loses 1 sanity.", 1, true))
  t:equal(#regions.midnight.lines, 3)
  t:equal(marks_of(g, g:ancient_one()).stats, { { "doom", "2/11", true }, { "elder_sign", "0/13", false } })
  check_view(t, g:call "tabletop", view_of(g))
end)

test("table: every adventure, other world and the entrance has a place of its own", {}, function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond", "lights_out", "the_curator", "the_gift_shop",
    "vermin_in_the_pipes" }, other_worlds = { "yuggoth", "rlyeh", "the_abyss" } }
  local taken, places = {}, view_of(g).regions.museum.places
  t:equal(#places, 10)
  for _, place in ipairs(places) do
    local key = place.x .. " " .. place.y
    t:falsy(taken[key], "two stand at " .. key)
    taken[key] = true
    t:truthy(place.x >= 0 and place.x <= 100 and place.y >= 0 and place.y <= 100, key)
  end
end)

test("table: what the mythos card forbids stands at the entrance; its lock waits", {}, function(t)
  local g = t:game { adventures = { "the_archives" }, mythos = "the_stars_align_among_locked_doors" }
  t:equal(marks_of(g, g:entrance()).notes, { "no lost & found" })
  local h = t:game { adventures = { "the_archives" }, mythos = "the_stars_align_as_the_key_turns" }
  t:equal(marks_of(h, h:mythos()).tokens, { { "lock", 1 } })
  t:equal(marks_of(h, h:cards "locked"[1]).sign, "lock")
end)

test("table: in the final battle the Ancient One stands on the board", {}, function(t)
  local g = t:game { adventures = { "the_archives" }, ancient_one = "cthulhu" }
  g:effect "awaken"
  g:effect "settle_awakening"
  local view = view_of(g)
  t:equal(view.regions.museum.places[2].card, g:ancient_one())
  t:truthy(view.regions.ancient_one.hidden)
  t:equal(#view.regions.midnight.lines, 1)
  t:truthy(view.regions.midnight.lines[1]:find("Cthulhu attacks", 1, true))
  t:equal(rows_text(marks_of(g, g:ancient_one()).rows), { "terror lore peril" })
  t:equal(marks_of(g, g:adventure "the_archives").dim, true)
  check_view(t, g:call "tabletop", view)
end)
