-- Would drawing or gaining change anything? (Rules Reference: Ability, Triggered Abilities; Event Cards.)

local CHANGES = { rules = { "ah.triggered.must_change_state", "ah.event.must_change_state" } }

test("whoever cannot gain resources does not play a card for them", CHANGES, function(t)
  local g  = t:game { locations = { "downtown_first_bank" }, hand = { "emergency_cache" } }
  local me = g:lead()
  t:offered(g, { { "play", "Emergency Cache" }, { "activate", me.place } })
  me:modify("cannot_gain", 1, "game")
  g:act "draw"
  t:not_offered(g, { "play", "Emergency Cache" }, "could_gain")
  t:not_offered(g, { "activate", me.place }, "could_gain")
end)

test("nobody uses a card to draw from a deck and a discard pile that are empty, or while they cannot draw", CHANGES,
  function(t)
    local g     = t:game { locations = { "southside_historical_society" } }
    local me    = g:lead()
    local draws = { "activate", me.place }
    t:not_offered(g, draws, "could_draw")
    g:discard_pile(me, { "knife" })
    g:act "resource"
    t:offered(g, draws)
    local hands = g:put("bound_hands", "play", { owner = me })
    g:act "resource"
    t:not_offered(g, draws, "could_draw")
    hands:move "removed"
  end)

test("somebody else draws only if that would change anything for them", CHANGES, function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" },
    hand = { "cryptic_research", "cryptic_research" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local event = g:cards("hand", me)[1]
  t:not_offered(g, { "play", event })
  g:deck(me, { "knife" })
  g:discard_pile(partner, { "knife", "guts" })
  g:act "resource"
  t:offered(g, { { "play", event, me }, { "play", event, partner } })
  g:put("bound_hands", "play", { owner = partner })
  g:act "resource"
  t:offered(g, { "play", event, me })
  t:not_offered(g, { "play", event, partner })
end)

test("a card may be drawn from elsewhere than from the deck", function(t)
  local g = t:game { locations = { "study" }, auto = { "windows" }, deck = { "knife", "guts" } }
  local me = g:lead()
  local one, fear = g:put("overpower", "discard", { owner = me }), g:put("paranoia", "discard", { owner = me })
  g:stop_at "card_drawn"
  g:effect("draw_elsewhere", me, one)
  t:truthy(one.from_elsewhere)
  g:go_on()
  t:equal({ one.zone, one.from_elsewhere, #g:cards("deck", me), me.resources }, { "hand", false, 2, 5 })
  g:effect("draw_elsewhere", me, fear)
  t:equal({ fear.zone, me.resources }, { "discard", 0 }, "a weakness is resolved")
  me:modify("cannot_draw", 1, "game")
  g:effect("draw_elsewhere", me, g:put("guts", "discard", { owner = me }))
  t:equal({ #g:cards("hand", me), #g:cards("deck", me) }, { 1, 2 })
end)
