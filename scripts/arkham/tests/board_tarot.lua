-- Rules Reference, Glossary: Tarot Slot.

test("an investigator has one tarot slot, which holds one asset and no asset of another slot",
  { rules = { "ah.tarot.one_slot" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "board_tarot", "board_tarot" } }
    local me = g:lead()
    local knife, tome = g:put("knife", "play", { owner = me }), g:put("board_tome", "play", { owner = me })
    local first, second = unpack(g:cards("hand", me))
    g:act { "play", first }
    t:prompt(g, "your turn")
    t:equal({ me.slot_tarot, me.willpower }, { 1, 4 })
    g:act { "play", second }
    -- Only the card in the full slot can make room, so nothing is asked.
    t:zone(first, "discard", me)
    t:zone(second, "play", me)
    t:equal({ knife.zone, tome.zone, me.willpower }, { "play", "play", 4 })
  end)

test("a card can give additional tarot slots, and the asset in one is discarded with it",
  { rules = { "ah.tarot.one_slot" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "board_tarot", "board_tarot" } }
    local me = g:lead()
    local reading = g:put("board_reading", "play", { owner = me })
    local first, second = unpack(g:cards("hand", me))
    g:act { "play", first }
    g:choose { first }                              -- in the additional slot
    g:act { "play", second }
    g:choose { first }
    t:equal({ first.zone, second.zone, me.willpower, first.parent }, { "play", "play", 5, reading })
    g:effect("leave_play", reading)
    g:choose { first }
    t:equal({ first.zone, second.zone, me.willpower }, { "discard", "play", 4 })
  end)
