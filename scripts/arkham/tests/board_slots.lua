-- Rules Reference, Glossary: Slots; Shifting Slots (FAQ 1.24).

local ASKED = "which asset does test satchel hold"

local function table_with(t, config)
  config = config or {}
  config.locations = { "study" }
  local g = t:game(config)
  return g, g:lead(), g:put("board_satchel", "play", { owner = g:lead() })
end

test("which slot holds an asset is decided as it is played, and stays so",
  { rules = { "ah.slots.shift_fixed_at_play" } }, function(t)
    local g, me, satchel = table_with(t, { hand = { "board_tome" } })
    local tome = g:card "board_tome"
    g:act { "play", tome }
    t:prompt(g, ASKED, me)
    g:choose { none = true }                        -- in a hand
    t:equal({ me.intellect, tome.parent }, { 3, nil })
    g:auto { "windows" }
    g:run_to "round 2"
    g:go_on()
    g:act { "play", g:put("physical_training", "hand", { owner = me }) }
    t:prompt(g, "your turn")                        -- no slot has changed
    t:equal(me.intellect, 3)
    g, me, satchel = table_with(t, { hand = { "board_tome" } })
    tome = g:card "board_tome"
    g:act { "play", tome }
    g:choose { tome }
    t:equal({ me.intellect, tome.parent }, { 4, satchel })
    g:act "draw"
    t:prompt(g, "your turn")
    t:equal(me.intellect, 4)
  end)

test("when something enters or leaves a slot, all assets may change theirs",
  { rules = { "ah.slots.shift_when_changed" } }, function(t)
    local g, me, satchel = table_with(t, { hand = { "knife" } })
    local tome, knife = g:put("board_tome", "play", { owner = me }), g:card "knife"
    g:act { "play", knife }
    t:prompt(g, ASKED, me)
    g:choose { tome }
    t:equal(tome.parent, satchel)
    g:effect("leave_play", knife)
    g:choose { ASKED, none = true }
    t:equal(tome.parent, nil)
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    local second = g:put("knife", "play", { owner = me })
    g:act { "fight", second, "discard this" }       -- leaves as a cost
    g:choose { tome }
    t:equal(tome.parent, satchel)
  end)

test("when there are more slots or fewer, all assets may change theirs", { rules = { "ah.slots.shift_when_changed" } },
  function(t)
    local g, me, satchel = table_with(t)
    local a, b = g:put("board_tome", "play", { owner = me }), g:put("board_tome", "play", { owner = me })
    local second = g:put("board_satchel", "hand", { owner = me })
    g:act { "play", second }
    t:prompt(g, ASKED, me)
    t:equal(#g:prompt_options(), 2)
    g:choose { a }
    g:choose { ASKED, b }
    t:equal({ a.parent, b.parent, me.intellect }, { second, satchel, 5 })
    g:effect("leave_play", satchel)
    g:choose { ASKED, b }
    t:equal({ a.parent, b.parent, me.intellect }, { nil, second, 4 })
  end)

test("an asset is discarded only if no shifting makes room", {
  rules = { "ah.slots.overflow_discard", "ah.asset.no_discard_unless_slot_full", "ah.slots.shift_when_changed" } },
  function(t)
    local g, me, satchel = table_with(t, { hand = { "flashlight", "machete" } })
    local tome, knife = g:put("board_tome", "play", { owner = me }), g:put("knife", "play", { owner = me })
    g:act { "play", "Flashlight" }
    t:prompt(g, "your turn")                        -- the Tome can only be in the satchel now
    t:equal({ tome.zone, tome.parent, knife.zone }, { "play", satchel, "play" })
    g:act { "play", "Machete" }
    t:prompt(g, "slot", me)
    t:equal(#g:prompt_options(), 2, "without the Tome there would be no more room for the Machete")
    g:choose { knife }
    t:zone(tome, "play", me)
    t:zone(g:card "machete", "play", me)
  end)

test("with two places for an asset and one to be filled, it is asked which; one too few cannot be chosen", {
  rules = { "ah.slots.shift_when_changed" } }, function(t)
    local g, me, satchel = table_with(t, { hand = { "flashlight", "board_tome" } })
    local second = g:put("board_satchel", "play", { owner = me })
    local tome = g:put("board_tome", "play", { owner = me })
    g:put("knife", "play", { owner = me })
    g:act { "play", "Flashlight" }
    t:prompt(g, ASKED, me)
    g:choose { none = true }                        -- not in this one: in the other, then
    t:equal(tome.parent, satchel)
    g:empty("play", me)
    satchel, second = g:put("board_satchel", "play", { owner = me }), g:put("board_satchel", "play", { owner = me })
    local a, b = g:put("board_tome", "play", { owner = me }), g:put("board_tome", "play", { owner = me })
    local c = g:cards("hand", me)[1]
    g:act { "play", c }
    g:choose { ASKED, none = true }
    t:raises(function() g:choose { ASKED, none = true } end)
    g:choose { ASKED, b }
    t:equal({ a.parent, b.parent, c.parent }, { nil, satchel, nil })
    t:zone(c, "play", me)
    t:zone(second, "play", me)
  end)

test("control that changes hands changes the slots of both", { rules = { "ah.slots.shift_when_changed" } }, function(t)
  local g, me, satchel = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local hers = g:put("board_satchel", "play", { owner = agnes })
  local a = g:put("board_tome", "play", { owner = me, parent = satchel })
  local b = g:put("board_tome", "play", { owner = me })
  g:effect("take_control", agnes, a)
  g:choose { ASKED, b, player = me }
  g:choose { ASKED, a, player = agnes }
  t:equal({ a.parent, b.parent }, { hers, satchel })
end)

test("additional slots of an investigator are his alone", { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "board_porter" }, hand = { "board_tome" } })
  local porter = g:investigator "board_porter"
  g:empty("play", me)
  for _, inv in ipairs { me, porter } do
    for _ = 1, 2 do g:put("knife", "play", { owner = inv }) end
  end
  g:effect("enter_play", g:put("board_tome", "hand", { owner = porter }), porter)
  t:equal(#g:cards("play", porter), 3)
  g:act { "play", "Test Curse-Book" }
  t:prompt(g, "slot", me)
end)

test("an asset of two slots may take one of each kind", { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g, me, satchel = table_with(t, { hand = { "board_folio", "knife" } })
  local lamp, folio = g:put("flashlight", "play", { owner = me }), g:card "board_folio"
  g:act { "play", folio }
  t:equal({ lamp.zone, folio.zone, folio.parent }, { "play", "play", satchel })
  g:act { "play", "Knife" }
  t:prompt(g, "slot", me)
  g:choose { lamp }
  t:equal({ folio.parent, lamp.zone, g:card "knife".zone }, { satchel, "discard", "play" })
end)

test("additional slots may count the assets that they hold", function(t)
  local g = t:game { locations = { "study" }, hand = { "board_folio", "board_folio", "board_tome", "knife" } }
  local me = g:lead()
  local one, two = unpack(g:cards("hand", me))
  g:put("board_shelf", "play", { owner = me })
  local lamp = g:put("flashlight", "play", { owner = me })
  g:act { "play", one }
  g:act { "play", two }
  g:act { "play", "Knife" }
  t:equal({ #g:cards("play", me), lamp.zone }, { 5, "play" }, "both hands are free for others")
  me.actions = 3
  g:act { "play", g:card "board_tome" }
  t:prompt(g, "slot", me)
end)

test("when slots are gone, what they held and nothing else can hold is discarded",
  { rules = { "ah.slots.overflow_discard" } }, function(t)
    local g, me, satchel = table_with(t)
    local tome = g:put("board_tome", "play", { owner = me, parent = satchel })
    local knife, lamp = g:put("knife", "play", { owner = me }), g:put("flashlight", "play", { owner = me })
    g:effect("leave_play", satchel)
    t:prompt(g, "slot", me)
    t:equal(#g:prompt_options(), 3)
    g:choose { lamp }
    t:equal({ tome.zone, tome.parent, knife.zone, lamp.zone }, { "play", nil, "play", "discard" })
  end)

test("assets that take up no slot leave it to others", { rules = { "ah.slots.slotless_unlimited" } }, function(t)
  local g, me = table_with(t, { hand = { "knife" } })
  g:put("board_harness", "play", { owner = me })
  for _ = 1, 3 do g:put("machete", "play", { owner = me }) end
  g:put("flashlight", "play", { owner = me })
  g:put("flashlight", "play", { owner = me })
  g:act { "play", "Knife" }
  t:equal(#g:cards("play", me), 8)
end)

test("what cannot leave play cannot be discarded as a cost", function(t)
  local g, me = table_with(t)
  t:not_offered(g, { "use", g:put("board_root", "play", { owner = me }) }, "cost")
end)

test("an asset that takes up no slot is in none, whatever its traits",
  { rules = { "ah.slots.slotless_unlimited" } }, function(t)
  local g, me = table_with(t, { hand = { "flashlight" } })
  g:put("board_leaflet", "play", { owner = me })
  g:act { "play", "Flashlight" }
  t:prompt(g, "your turn")
end)

test("to gain control of what one controls changes nothing", { rules = { "ah.slots.overflow_discard" } }, function(t)
  local g, me = table_with(t)
  g:empty("play", me)
  local knives = { g:put("knife", "play", { owner = me }), g:put("knife", "play", { owner = me }) }
  g:effect("take_control", me, knives[1])
  t:prompt(g, "your turn")
  t:equal(#g:cards("play", me), 2)
end)

test("additional slots may be for several kinds of assets", { rules = { "ah.slots.overflow_discard" } }, function(t)
  for _, id in ipairs { "board_tome", "machete" } do
    local g, me = table_with(t, { hand = { id } })
    g:empty("play", me)
    local belt = g:put("board_bandolier", "play", { owner = me })
    for _ = 1, 2 do g:put("flashlight", "play", { owner = me }) end
    g:act { "play", g:card(id) }
    t:equal({ #g:cards("play", me), g:card(id).parent }, { 4, belt }, id)
  end
end)
