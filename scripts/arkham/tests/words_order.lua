-- Rules Reference, The Silver Rule; Priority of Simultaneous Resolution: texts that contradict each other.

local function shroud(g) return g:location "study".shroud end

test("where an encounter card and a player card contradict each other the encounter card's text counts",
  { rules = { "ah.silver.encounter_over_player" } }, function(t)
    for _, first in ipairs { "lantern", "deep_dark" } do
      local g  = t:game { locations = { "study" } }
      local me = g:investigator "roland_banks"
      local function lantern() return g:put("lantern", "play", { owner = me }) end
      local light = first == "lantern" and lantern()
      local dark = g:put("deep_dark", "attached", { attached_to = g:location "study" })
      light = light or lantern()
      t:equal(shroud(g), 6, "whichever came first")
      g:tokens { "0" }
      g:act "investigate"
      t:no_prompt(g, "contradict")
      t:logged(g, "fails by 3")
      dark:move "removed"
      t:equal(shroud(g), 1)
      t:equal(light.zone, "play")
    end
  end)

test("where two player cards contradict each other the lead investigator decides, once",
  { rules = { "ah.silver.same_kind_lead_decides" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" }, turn_of = "agnes_baker" }
    local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local lantern = g:put("lantern", "play", { owner = agnes })
    local candle = g:put("candle", "play", { owner = agnes })
    t:prompt(g, "contradict", roland)                         -- the lead, though both cards are Agnes's
    g:choose { lantern }
    t:equal(shroud(g), 1)
    g:act "gain 1 resource"
    t:no_prompt(g, "contradict")
    local h = g:hash()
    t:equal(shroud(g), 1)
    t:same_state(g, h)
    g:effect("leave_play", lantern)
    t:equal(shroud(g), 4)
    lantern:move("play", agnes)
    t:prompt(g, "contradict", roland)                         -- another instance of the card: the earlier answer does not count for it
    g:choose { candle }
    t:equal(shroud(g), 4)
  end)

test("where two encounter cards contradict each other the lead investigator decides",
  { rules = { "ah.silver.same_kind_lead_decides" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local dark = g:put("deep_dark", "attached", { attached_to = g:location "study" })
    g:put("lantern", "play", { owner = me })
    g:encounter_deck { "damp" }
    g:effect("draw_encounter", me)
    t:prompt(g, "contradict", me)
    t:equal(g:prompt_options(), { "Deep Dark", "Damp" })
    g:choose { dark }
    t:equal(shroud(g), 6)
    local again = t:game { locations = { "study" } }
    again:put("deep_dark", "attached", { attached_to = again:location "study" })
    again:encounter_deck { "damp" }
    again:effect("draw_encounter", again:lead())
    again:choose { again:card "damp" }
    t:equal(shroud(again), 5)
  end)

test("the lead investigator orders constant and lasting effects that cannot be applied at once",
  { rules = { "ah.priority.constant_order_lead" } }, function(t)
    local function table_of(last)
      local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" }, turn_of = "agnes_baker",
        hand = { agnes_baker = { "battle_cry" } } }
      local agnes = g:investigator "agnes_baker"                              -- combat 2
      local cards = { hand = g:put("steady_hand", "play", { owner = agnes }) }  -- "Your combat is 3"
      t:no_prompt(g, "contradict")
      t:equal(agnes.combat, 3, "alone it needs no order")
      cards.cop = g:put("beat_cop", "play", { owner = agnes })                -- +1 combat
      t:prompt(g, "contradict", g:lead())
      g:choose { cards[last] }
      return g, agnes, cards
    end
    local g, agnes, cards = table_of "hand"
    t:equal(agnes.combat, 3)
    g:act { "play", g:card "battle_cry" }                                     -- lasting: +2 combat
    t:prompt(g, "contradict", g:lead())
    g:choose { g:card "battle_cry" }
    t:equal(agnes.combat, 5)
    g:run_to "enemy"
    t:equal(agnes.combat, 3)
    cards.hand:move "removed"
    t:equal(agnes.combat, 3, "2, and 1 of the Beat Cop")
    local _, other = table_of "cop"
    t:equal(other.combat, 4, "first 3, then +1")
  end)

test("additions, doublings and halvings have an order of their own: nobody is asked",
  { rules = { "ah.modifier.add_before_multiply" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    me:modify("combat", 2, "round", me, "multiply")
    g:put("beat_cop", "play", { owner = me })
    me:modify("combat", 0, "round", g:location "study", "base")
    g:act "gain 1 resource"
    t:no_prompt(g, "contradict")
    t:equal(me.combat, 2)
  end)

test("whichever of the two it is, the lead is asked once",
  { rules = { "ah.silver.same_kind_lead_decides" } }, function(t)
  for _, last in ipairs { "lantern", "candle" } do
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    g:put("lantern", "play", { owner = me })
    g:put("candle", "play", { owner = me })
    g:choose { "contradict", g:card(last) }
    for _ = 1, 2 do
      g:act "gain 1 resource"
      t:prompt(g, "Your turn")
      t:equal(shroud(g), last == "lantern" and 1 or 4)
    end
  end
end)
