-- A slot of a pack's own: values slot_X and extra_slot_X, and `other_slots` of assets.

local function playing(t, ids)
  local g = t:game { locations = { "study" }, hand = ids }
  for _, id in ipairs(ids) do g:act { "play", g:card(id) } end
  return g, g:lead()
end

test("each investigator has one slot of the new kind, and a second asset for it displaces the first", function(t)
  local g, me = playing(t, { "slots_hat", "slots_crown" })
  t:equal({ me.slot_brow, me.slot_hand, g:location "study":check "slot_brow" }, { 1, 2, 0 })
  t:zone(g:card "Slots Hat", "discard", me)
  t:zone(g:card "Slots Crown", "play", me)
end)

test("slots that a card gives hold what they are for, and nothing else", function(t)
  local g, me = playing(t, { "slots_hatbox" })
  local hat, crown, other = unpack(g:hand(me, { "slots_hat", "slots_crown", "slots_crown" }))
  g:act { "play", hat }
  t:prompt(g, "Which asset does Slots Hatbox hold?", me)
  g:choose { hat }
  g:act { "play", crown }
  t:equal({ hat.zone, hat.parent, crown.zone }, { "play", g:card "Slots Hatbox", "play" })
  g:act { "play", other }
  t:equal({ hat.zone, crown.zone, other.zone }, { "play", "discard", "play" })
end)

test("a card that gives slots to an asset in play may hold it at once", function(t)
  local g, me = playing(t, { "slots_hat" })
  local hat, box = g:card "Slots Hat", g:hand(me, { "slots_hatbox" })[1]
  g:act { "play", box }
  g:choose { "Which asset does Slots Hatbox hold?", hat }
  t:equal(hat.parent, box)
end)

test("what holds a hat leaves play: the investigator keeps as many as have slots", function(t)
  local g, me = playing(t, { "slots_second_head", "slots_hat", "slots_crown" })
  g:effect("leave_play", g:card "Slots Second Head")
  t:prompt(g, "No free slot any more", me)
  g:choose { g:card "Slots Crown" }
  t:zone(g:card "Slots Hat", "play", me)
end)

test("the table names the slot", function(t)
  local g = playing(t, { "slots_hat" })
  t:equal(g:call("table_face", g:card "Slots Hat").kind, "Asset, brow")
end)
