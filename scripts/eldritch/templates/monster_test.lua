test("Card Name: whoever fails the Will test loses a Clue", function(t)
  local g   = t:game { at = "rome", monsters = { card_name = "rome" }, clues_of = 1, auto = { "windows" } }
  local me  = g:active()                     -- Mark Harrigan: Will 4, Strength 4
  g:dice { 1, 1, 1, 1 }
  g:effect("encounter_monster", me, g:monsters_at "rome"[1])
  t:equal({ g:clues(me), me.sanity }, { 0, me.max_sanity - 1 })
end)

test("Card Name: two successes of the Strength test defeat it", function(t)
  local g   = t:game { at = "rome", monsters = { card_name = "rome" } }
  local me  = g:active()
  g:dice { 6, 6, 6, 6, 6, 6, 1 }             -- 4 dice, then 4 - 1
  g:effect("encounter_monster", me, g:monsters_at "rome"[1])
  t:equal(g:monsters_at "rome", {})
end)

test("Card Name: its reckoning costs 1 Sanity on its space", function(t)
  local g  = t:game { investigators = { "mark_harrigan", "lily_chen" },
    at = { mark_harrigan = "rome", lily_chen = "london" }, monsters = { card_name = "rome" } }
  local me, other = g:investigator "mark_harrigan", g:investigator "lily_chen"
  g:resolve(g:monsters_at "rome"[1], "reckoning", g:lead())
  t:equal({ me.sanity, other.sanity }, { me.max_sanity - 1, other.max_sanity })
end)
