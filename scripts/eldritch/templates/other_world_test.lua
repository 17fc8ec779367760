local function beyond(t, dice)
  local g = t:game { at = "rome", gates = { "rome" } }
  g:on_top("other_world_deck", { "card_name" })
  g:dice(dice)
  g:effect("encounter_gate", g:active(), g:gates_at "rome"[1])
  return g, g:active()                       -- Mark Harrigan: Lore 1
end

test("Card Name: who passes closes the Gate", function(t)
  local g, me = beyond(t, { 6 })
  t:equal({ #g:gates_at "rome", g:clues(me) }, { 0, 1 })
end)

test("Card Name: who fails loses 2 Sanity", function(t)
  local g, me = beyond(t, { 1 })
  t:equal({ #g:gates_at "rome", me.sanity }, { 1, me.max_sanity - 2 })
end)
