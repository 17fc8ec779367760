-- The tabletop's data: the face of every card, the marks on it, and everything that no zone shows.

local KINDS = { "asset", "event", "skill", "investigator", "enemy", "treachery", "location", "act", "agenda",
  "reference", "token", "key" }
local check_face = require("common:testing/tabletop").check_face

local function face_of(g, card) return g:call("table_face", card) end
local function marks_of(g, card) return g:call("table_marks", card) end
local function view_of(g, inv) return g:call("table_view", inv or g:lead()) end

test("table: every card has a face that the table can draw, on both sides", function(t)
  local g = t:game { locations = { "study" } }
  local top, n = g:call "tabletop", 0
  for _, kind in ipairs(KINDS) do
    for _, id in ipairs(g:call("cards_with", kind)) do
      local card = g:sample(id)
      for side = 0, 1 do
        card.face = side
        check_face(t, top, face_of(g, card), id)
      end
      n = n + 1
    end
  end
  t:truthy(n > 120, "only " .. n .. " cards")
end)

test("table: regions hold zones that there are, and symbols differ in more than colour", function(t)
  local g = t:game { locations = { "study" } }
  local top, seen = g:call "tabletop", {}
  for _, region in ipairs(top.regions) do
    for _, list in ipairs { region.zones or {}, region.attach or {}, region.docks or {} } do
      for _, zone in ipairs(list) do t:truthy(g:call("size", zone, g:lead()) >= 0, zone) end
    end
  end
  for name, symbol in pairs(top.symbols) do
    local look = (symbol.polygons and name or symbol.shape) .. " " .. (symbol.text or "")
    t:falsy(seen[look], name .. " looks like " .. tostring(seen[look]))
    seen[look] = name
    t:truthy(symbol.word, name .. " has no word")
  end
  for _, frame in pairs(top.frames) do if frame.symbol then t:truthy(top.symbols[frame.symbol], frame.symbol) end end
end)

test("table: which of several places an unrevealed one is, is not to be seen", function(t)
  local g = t:game { locations = { "study" } }
  local downtown = g:put("downtown_first_bank", "locations")
  downtown.face = 0
  t:equal(face_of(g, downtown).subtitle, "")
  downtown.face = 1
  t:equal(face_of(g, downtown).subtitle, "First Bank of Arkham")
end)

test("table: an unrevealed side with traits and a text of its own shows these, and nothing of the other side", function(t)
  local g = t:game { locations = { "study" }, unrevealed = { "board_arch" } }
  local face = face_of(g, g:location "board_arch")
  t:equal({ face.frame, face.title, face.traits, face.stats }, { "unrevealed", "Test Arch", "Ruin.", {} })
  t:equal(face.text, { "_Not revealed._", "You get +1 [willpower] while you are next to the Test Arch." })
end)

test("table: texts are printed with the designators of the game", function(t)
  local g = t:game { locations = { "study" } }
  local function text(id, side)
    local card = g:sample(id)
    if side then card.face = side end
    return face_of(g, card).text
  end
  t:equal(text "45_automatic", { "Uses (4 ammo).",
    "[action] Spend 1 ammo: fight with +1 [combat]; this attack deals +1 damage." })
  t:equal(text "beat_cop", { "You get +1 [combat].",
    "[free] Discard this: deal 1 damage to an enemy at your location." })
  t:equal(text "frozen_in_fear"[1], "**Revelation** - Put this into your threat area.")
  t:equal(text "attic"[1], "_Not revealed._")
  t:equal(text("attic", 1), { "**Forced** - After you enter the Attic: take 1 horror.", "_Revealed with 2 [clue]._" })
  t:equal(text "ghoul_priest", { "**Hunter. Retaliate.**", "**Prey** - Highest combat." })
  t:equal(text "mob_enforcer"[2], "**Prey** - Bearer only.")
  t:equal(text "guts", { "Max 1 committed per skill test.", "**If this test is successful** - Draw 1 card." })
  t:equal(text "cover_up"[3], "**Forced** - If there are clues on this when the game ends, you suffer 1 mental trauma.")
  t:equal(text "machete", { "[action] Fight with +1 [combat]. If the attacked enemy is the only one engaged with " ..
    "you, this attack deals +1 damage." })
  t:equal(text "shrivelling"[3], "If a skull, cultist, tablet, elder thing or auto-fail is revealed during this " ..
    "attack: take 1 horror.")
  t:equal(text "evidence", { "**Fast.**", "After you defeat an enemy: discover 1 clue at your location." })
  t:equal(text "barricade"[1], "Attach this to your location.")   -- the effect of playing it comes first
  t:equal(text "skids_otoole", { "**[unique] Unique.**",
    "[free] Spend 2 resources: you may take an additional action this turn.",
    "[elder_sign] +2. If you succeed, gain 2 resources." })
end)

test("table: an act and an agenda have their objective and threshold in front, what follows on the reverse", function(t)
  local g = t:game { locations = { "study" } }
  local barrier = g:put("the_barrier", "set_aside")
  t:equal(face_of(g, barrier).stats, { { "clue", 3 } })
  t:equal(face_of(g, barrier).text,
    { "**Objective** - When the round ends: investigators in the Hallway may, as a group, spend the clues to " ..
      "advance." })
  barrier.face = 1
  t:equal(face_of(g, barrier).text,
    { "Reveal the Parlor; put Lita Chantler into play there; spawn the Ghoul Priest in the Hallway." })
  t:equal(face_of(g, g:put("rise_of_the_ghouls", "set_aside")).stats, { { "doom", 7 } })
  t:equal(face_of(g, g:put("rise_of_the_ghouls", "set_aside")).text, {})
end)

test("table: the scenario card says of each symbol what it does, on each side", function(t)
  local g = t:game { locations = { "study" } }
  local card = g:put("the_gathering_reference", "set_aside")
  t:equal(face_of(g, card).text, { "[skull] -1 for each Ghoul enemy at your location.",
    "[cultist] -1. If you fail, take 1 horror.",
    "[tablet] -2. If there is a Ghoul enemy at your location, take 1 damage." })
  card.face = 1
  t:equal(face_of(g, card).text[2], "[cultist] Reveal another token. If you fail, take 2 horror.")
  t:equal(#face_of(g, card).text, 3)
end)

test("table: a face has the figures, icons, slots and class that are printed", function(t)
  local g = t:game { locations = { "study" } }
  local function face(id) return face_of(g, g:sample(id)) end
  local cop, knife, priest = face "beat_cop", face "overpower", face "ghoul_priest"
  t:equal({ cop.frame, cop.kind, cop.corner, cop.traits }, { "guardian", "Asset, ally", "4", "Ally. Police." })
  t:equal(cop.stats, { { "health", 2 }, { "sanity", 2 } })
  t:equal(knife.icons, { "combat", "combat" })
  t:equal(priest.stats, { { "fight", 4 }, { "health", 5 }, { "evade", 4 }, { "attack_damage", 2 },
    { "attack_horror", 2 }, { "victory", 2 } })
  t:equal({ face "cover_up".frame, face "paranoia".kind }, { "weakness", "Treachery, basic weakness" })
  t:equal({ face "lita_chantler".frame, face "swarm_of_rats".frame, face "roland_banks".frame },
    { "story", "enemy", "investigator_guardian" })
  t:equal({ face "skull".sign, face "minus_2".sign, face "skull".shape }, { "skull", "-2", "disc" })
  local study = g:location "study"
  t:equal({ face_of(g, study).shape, face_of(g, study).frame }, { "place", "location" })
  t:equal(face_of(g, study).stats, { { "shroud", 2 } })
  study.face = 0
  t:equal({ face_of(g, study).frame, #face_of(g, study).stats }, { "unrevealed", 0 })
end)

test("table: marks are what lies on a card, and the numbers that have changed", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  g:place(me, g:location "study")
  local gun = g:put("45_automatic", "play", { uses = 3, exhausted = true })
  g:put("beat_cop", "play", { damage = 1 })
  g:put("obscuring_fog", "attached", { attached_to = g:location "study" })
  local foe = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  me.horror, me.clues = 2, 1
  t:equal(marks_of(g, gun), { tokens = { { "ammo", 3 } }, turned = true, notes = {} })
  t:equal(marks_of(g, foe).tokens, { { "damage", 1 } })
  t:equal(marks_of(g, me).tokens, { { "horror", 2 }, { "clue", 1 }, { "resource", 5 }, { "actions", 3 } })
  t:equal(marks_of(g, me).stats, { { "combat", 5, true } })
  t:equal(marks_of(g, g:location "study").stats, { { "shroud", 4, true } })
  t:equal(marks_of(g, g:location "study").tokens, { { "clue", 2 } })
  t:equal(marks_of(g, g:put("knife", "hand", { owner = me })), {})
end)

test("table: whose text is blank is told", function(t)
  local g = t:game { locations = { "study" } }
  t:equal(marks_of(g, g:lead()).notes, {})
  g:spawn("stubborn_detective", { engaged = g:lead() })
  t:equal(marks_of(g, g:lead()).notes, { "blank" })
end)

test("table: the view has the round, the tracks, the ways and everybody's numbers", function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "hallway", "attic", "study" },
    agenda = { "rise_of_the_ghouls" }, act = { "the_barrier" }, turn_of = "roland_banks", round = 4 }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  g:agenda().doom, me.clues, me.damage = 2, 3, 4
  local foe = g:spawn("ghoul_minion", { engaged = me, doom = 1 })
  partner.turn_taken = true
  local view = view_of(g, me)
  t:equal(view.head, { "Round 4", "Investigation phase", "Roland Banks's turn", "3 actions" })
  t:equal(view.regions.agenda.title, "Agenda 1 - doom 3 of 7")
  t:equal(view.regions.act.title, "Act 1 - clues 3 of 6")
  t:equal(view.regions.locations.links, { { g:location "attic", g:location "hallway", "way" } })
  t:equal(view.regions.locations.guests, { { card = foe, place = me.parent, with = me } })
  t:equal(view.regions.investigator.cards, { me })
  local seat = view.seats[1]
  t:equal({ seat.notes, seat.turn, seat.place, seat.with }, { { "lead" }, true, me.parent, { foe } })
  t:equal(view.seats[1].stats, { { "health", "5/9" }, { "sanity", "5/5" }, { "resource", 5 }, { "clue", 3 },
    { "cards", 0 } })
  seat = view.seats[2]
  t:equal({ seat.notes, seat.turn, seat.place, seat.with }, { { "turn taken" }, false, partner.parent, {} })
  t:falsy(view.regions.test)
end)

test("table: a way that leads in one direction only is of a kind of its own", function(t)
  for _, places in ipairs { { "study", "quiet_lane" }, { "quiet_lane", "study" } } do
    local g = t:game { locations = places }
    t:equal(view_of(g).regions.locations.links, { { g:location "quiet_lane", g:location "study", "one_way" } })
    t:truthy(g:call "tabletop".links.one_way)
  end
end)

test("table: who is out of the game has no numbers", function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" },
    turn_of = "roland_banks" }
  g:effect("resign", g:investigator "test_partner")
  t:equal(view_of(g).seats[2], { card = g:investigator "test_partner", notes = { "resigned" } })
end)

-- Chips as texts: "-1 x3 fails", "skull x1 succeeds".
local function chips_of(view)
  local out = {}
  for i, chip in ipairs(view.regions.bag.chips) do
    out[i] = (chip.symbol or chip.text) .. " x" .. chip.count .. (chip.tip:match " %((.*)%)$" or "")
  end
  return out
end

test("table: the chaos bag shows each kind of token, in a test what it would do", function(t)
  local g = t:game { locations = { "study" }, hand = { "perception" } }
  g:bag { "-1", "skull", "+1", "-2", "-2", "auto_fail" }
  t:equal(chips_of(view_of(g)), { "+1 x1", "-1 x1", "-2 x2", "skull x1", "auto_fail x1" })
  g:act "investigate"   -- intellect 3 against shroud 2
  local view = view_of(g)
  t:equal(chips_of(view), { "+1 x1succeeds", "-1 x1succeeds", "-2 x2fails", "skull x1succeeds", "auto_fail x1fails" })
  t:equal(view.regions.test.lines, { "**Investigate: Study** - Roland Banks", "[intellect] intellect 3 against **2**",
    "**Success 50%**", "Succeed: +1, -1, [skull]", "Fail: -2 x2, [auto_fail]" })
end)

test("table: a test shows what is committed, what is revealed, and how it ends", function(t)
  local g = t:game { locations = { "study" }, hand = { "perception" } }
  g:tokens { "-1" }
  g:stop_at "test_succeeded"
  g:act "investigate"
  g:choose { "commit", "perception" }
  t:stopped(g)
  t:equal(view_of(g).regions.test.lines, { "**Investigate: Study** - Roland Banks",
    "[intellect] intellect 3, committed +2, tokens -1: **4** against **2**", "**Succeeds by 2.**" })
  t:equal(marks_of(g, g:card "perception").notes, { "+2" })
  t:falsy(chips_of(view_of(g))[1]:find "succeeds")
end)

test("table: a failed test, and a symbol token's worth", function(t)
  local g = t:game { locations = { "study" }, reference = "the_gathering_reference" }
  local foe = g:spawn("ghoul_priest", { engaged = g:lead() })   -- fight 4; one Ghoul is here
  g:tokens { "skull" }
  g:stop_at "test_failed"
  g:act { "fight", foe }
  t:stopped(g)
  t:equal(view_of(g).regions.test.lines, { "**Fight: Ghoul Priest** - Roland Banks",
    "[combat] combat 4, tokens -1: **3** against **4**", "**Fails by 1.**" })
  t:equal(marks_of(g, g:cards "chaos_revealed"[1]).notes, { "-1" })
end)

test("table: the auto-fail token decides a test alone", function(t)
  local g = t:game { locations = { "study" } }
  g:tokens { "auto_fail" }
  g:stop_at "test_failed"
  g:act "investigate"
  t:equal(view_of(g).regions.test.lines[2], "[intellect] intellect 3, tokens +0: **0** against **2**")
  t:equal(marks_of(g, g:cards "chaos_revealed"[1]), {})
end)

test("table: a token that reveals another one decides nothing by itself", function(t)
  local g = t:game { locations = { "study" }, reference = "the_gathering_reference", difficulty = "hard",
    hand = { "perception" } }
  g:bag { "+1", "-2", "cultist" }
  g:act "investigate"
  local view = view_of(g)
  t:equal(chips_of(view)[3], "cultist x1succeeds with 50%")
  t:equal(view.regions.test.lines[6], "Another decides: [cultist]")
  t:equal(view.regions.test.lines[3], "**Success 50%**")
end)

test("table: before the first round it is the set-up", function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  t:equal(view_of(g).head, { "Setup" })
  t:falsy(view_of(g).regions.act.title)
end)

test("the other side of an agenda is read when it is up, not before", { rules = {} }, function(t)
  local g      = t:game { locations = { "study" }, agenda = { "whats_going_on" } }
  local agenda = g:card "whats_going_on"
  local function other_side()
    for _, ability in ipairs(agenda:abilities()) do
      if ability.name == "advance" then return ability.text end
    end
  end
  t:equal(other_side(), nil)
  agenda.face = 1
  t:truthy(other_side())
end)
