-- What the table shows of each mechanic: what a player could not know otherwise has its mark, its word, or its line.

local function face_of(g, card) return g:call("table_face", card) end
local function marks_of(g, card) return g:call("table_marks", card) end
local function view_of(g, inv) return g:call("table_view", inv or g:lead()) end

local function house(t, more)
  local setup = { scenario = "weir_house", options = { weir_road = "no_resolution", arrival = "by_boat" },
    auto = { "commit", "windows", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead()
end

test("table: how far a place is flooded is seen, whether it is revealed or not", function(t)
  local g = house(t)
  local hall, stair = g:location "Hall", g:location "Stair"
  t:equal(marks_of(g, hall).notes, {})
  g:effect("set_flood", hall, "fully")
  g:effect("set_flood", stair, "partially")
  t:logged(g, "Hall is fully flooded now.")
  t:equal({ marks_of(g, hall).tokens[2], marks_of(g, hall).notes }, { { "flood", 2, "fully flooded" }, {} })
  t:equal(marks_of(g, stair).tokens[1], { "flood", 1, "partially flooded" })
end)

test("table: a way on from which none leads back is told at the place", function(t)
  local g = t:game { locations = { "chapel_hill", "lock_gate", "lock_house" } }
  t:equal(marks_of(g, g:location "chapel_hill").notes, { "one way to Lock House" })
  t:equal({ marks_of(g, g:location "lock_gate").notes, marks_of(g, g:location "lock_house").notes }, { {}, {} })
end)

test("table: a facedown key is not told from another, a faceup one has its colour, and its holder its name", function(t)
  local g, me = house(t)
  local facedown = g:location "Stair":keys()[1]
  t:equal({ face_of(g, facedown).frame, face_of(g, facedown).sign }, { "token", "facedown_key" })
  local brass = g:location "Gallery":keys()[1]
  t:equal({ face_of(g, brass).frame, face_of(g, brass).sign }, { "key_brass", "key_token" })
  t:truthy(g:call "tabletop".frames.key_brass)
  t:equal(marks_of(g, g:location "Gallery").notes, { "brass key" })
  g:effect("take_control", me, brass)
  t:equal(marks_of(g, me).notes, { "brass key" })
end)

test("table: sealed tokens are counted and named on their card", function(t)
  local g, me = house(t)
  local ward = g:put("salt_ward", "play", { owner = me })
  t:equal(marks_of(g, ward).notes, {})
  g:bag { "+1", "bless", "bless" }
  for _, kind in ipairs { "bless", "bless", "plus_1" } do g:effect("seal", me, ward, kind) end
  t:equal(marks_of(g, ward).tokens, { { "sealed", 3 } })
  t:equal(marks_of(g, ward).notes, { "sealed: +1, 2 bless" })
end)

test("table: the slots that hold nothing are told, once something is held", function(t)
  local g, me = house(t)
  local function note() return view_of(g).regions.play.note end
  t:equal(note(), nil, "all are free")
  g:put("lamp_of_quiet", "play", { owner = me })
  t:equal(note(), "free: hand, 2 arcane, ally, body, accessory")
  g:put("salt_ward", "play", { owner = me })
  g:put("ferryman_oskar", "play", { owner = me })
  g:put("knife", "play", { owner = me })
  t:equal(note(), "free: arcane, ally, body, accessory", "a partner takes no slot")
end)

test("table: what lies beneath a card is counted, and named if it lies faceup", function(t)
  local g, me = house(t)
  local pages = g:put("loose_pages", "play", { owner = me, uses = 2 })
  g:effect("put_beneath", g:put("guts", "hand", { owner = me }), pages)
  g:effect("put_beneath", g:put("knife", "hand", { owner = me }), pages, true)
  t:equal(marks_of(g, pages).tokens, { { "secrets", 2 }, { "beneath", 2 } })
  t:equal(marks_of(g, pages).notes, { "beneath it: Guts, 1 facedown card" })
end)

test("table: the host of a swarm says how many there are, and each of these that it is one", function(t)
  local g, me = house(t)
  g:deck(me, { "knife", "guts", "dodge" })
  local eels = g:spawn("eel_brood", { engaged = me })
  g:effect("add_swarm", eels, 2, me)
  local one = g:call("find", "swarm_of", eels)[1]
  t:equal(marks_of(g, eels).tokens, { { "swarm", 2 } })
  t:equal({ marks_of(g, eels).notes, marks_of(g, one).notes }, { { "host" }, { "swarm card" } })
end)

test("table: an enemy-location and a concealed mini-card look like nothing else", function(t)
  local g = house(t)
  t:equal(face_of(g, g:location "Boiler Room").frame, "unrevealed")
  local boiler, mini = g:put("boiler_awake", "set_aside"), g:put("shape_in_the_mist", "set_aside")
  boiler.face = 1
  t:equal({ face_of(g, boiler).frame, face_of(g, mini).frame }, { "enemy_location", "mini_card" })
end)

test("table: a card of two classes shows both", function(t)
  local g = house(t)
  t:equal({ face_of(g, g:sample "lamp_of_quiet").frame, face_of(g, g:sample "borrowed_voice").frame },
    { "seeker_mystic", "rogue_survivor" })
  t:equal(g:call "tabletop".frames.rogue_survivor.letter, "RV")
end)

test("table: keywords that matter for decks are printed, and the card to which one is bonded", function(t)
  local g = house(t)
  local function first(id) return face_of(g, g:sample(id)).text[1] end
  t:equal({ first "loose_pages", first "one_good_lantern", first "old_habits", first "weir_hook" },
    { "**Myriad.**", "**Exceptional.**", "**Permanent.**", "**Customizable.**" })
  t:equal({ first "quiet_hour", first "whole_map" },
    { "**Bonded** (Lamp of Quiet).", "**Researched** (The map of the weir is pieced together)." })
end)

test("table: where an enemy spawns, whom it prefers and where it patrols is printed", function(t)
  local g = house(t)
  t:equal({ face_of(g, g:sample "otter_pack").text[2], face_of(g, g:sample "river_gaunt").text[2],
    face_of(g, g:sample "sluice_keeper").text[2], face_of(g, g:sample "acolyte").text[1] },
    { "**Spawn** - Any flooded location.", "**Prey** - Lowest agility.",
      "**Patrol** - Toward the nearest location with clues.", "**Spawn** - Any empty location." })
end)

test("table: side decks, the Tekeli-li deck, vengeance and boxes of the log are told in words", function(t)
  local g, me = house(t, { investigators = { "nora_vane" } })
  t:equal(view_of(g).regions.seat_notes.lines, { "Soundings: 3 cards" })
  g:put("drowned_choir", "victory")
  g:effect("fill_box", "resolve")
  g:effect("record", "rope", me)
  local head = view_of(g).head
  t:equal({ head[#head - 2], head[#head - 1], head[#head] }, { "Tekeli-li deck: 6 cards", "Vengeance: 1", "Resolve 2" })
  t:equal(view_of(g).regions.seat_notes.lines, { "Soundings: 3 cards", "Supplies: Rope" })
end)

test("table: a role is told, and the deck that is explored has its name", function(t)
  local g = t:game { scenario = "weir_road", investigators = { "tobias_grue" }, options = { weir_watch = "no_resolution" } }
  t:equal(view_of(g).regions.scenario_deck.title, "Exploration deck")
  g:lead().role = 4
  t:equal(marks_of(g, g:lead()).notes, { "role: Rogue" })
end)

test("table: of the tokens of a pool it is told how many are left there", function(t)
  local g = house(t)
  g:effect("add_tokens", "bless", 3)
  local tips = {}
  for _, chip in ipairs(view_of(g).regions.bag.chips) do tips[chip.symbol or chip.text] = chip.tip end
  t:equal({ tips.bless, tips.elder_sign }, { "bless: +2. Reveal another token. Then it goes to the token pool. 7 more in the pool.",
    "elder sign" })
end)

test("table: nothing but an investigator looks like one, so an ally without a class is no pawn", function(t)
  local g = house(t, { investigators = { "tobias_grue" } })
  t:equal({ face_of(g, g:lead()).frame, face_of(g, g:sample "sister_ilse").frame, face_of(g, g:sample "sounding_deep").frame },
    { "investigator_neutral", "neutral", "story" })
  t:equal(g:call "tabletop".frames.investigator_neutral.letter, "N")
end)

test("a start to look at: what it puts down is there, and the game goes on from it", function(t)
  for _, scenario in ipairs { "weir_road", "weir_house" } do
    local g = t:game { scenario = scenario, start = "all_marks", investigators = { "nora_vane", "tobias_grue" }, auto = { "commit", "windows", "reactions" } }
    t:equal(#g:cards "agenda", scenario == "weir_road" and 1 or 2)
    local bless = 0
    for _, token in ipairs(g:cards "chaos_bag") do bless = bless + (token:is "bless" and 1 or 0) end
    t:truthy(bless > 0, scenario)
  end
end)
