-- Akachi Onyele has Lore 3; `variant` is the number of the copy's back.
local function cast(t, variant, dice)
  local g   = t:game { investigators = { "akachi_onyele" }, at = "rome", monsters = { ghoul = "rome" } }
  local me  = g:active()
  local own = g:give(me, "card_name", variant)[1]
  g:dice(dice)
  g:effect("encounter_monster", me, g:monsters_at "rome"[1])
  g:act { "use", own }
  return g, me, own
end

test("Card Name, first back: a good casting is free, a fair one costs 1 Sanity", function(t)
  local g, me = cast(t, 1, { 5, 5, 5 })
  t:logged(g, "tests Lore")
  t:equal(me.sanity, me.max_sanity)
  g, me = cast(t, 1, { 5, 1, 1 })
  t:equal(me.sanity, me.max_sanity - 1)
end)

test("Card Name, second back: a failure costs the spell", function(t)
  local g, me = cast(t, 2, { 1, 1, 1 })
  t:equal(me.sanity, me.max_sanity - 1)
  t:equal(g:possessions(me), {})
end)
