test("Card Name: +2 Strength in combat, and 1 die rolled again", function(t)
  local g    = t:game { monsters = { ghoul = "rome" }, at = "rome", possessions = { "card_name" } }
  local me   = g:active()                    -- Mark Harrigan: Will 4, Strength 4
  local foe  = g:monsters_at "rome"[1]       -- toughness 1
  g:dice { 6, 6, 6, 6, 6, 1, 1, 2, 3, 4, 4 }   -- the Will test, Will 4 and the Monster's 1, is passed
  g:effect("encounter_monster", me, foe)
  t:logged(g, "rolls 1, 1, 2, 3, 4, 4")      -- Strength 4 and 2 more
  g:dice { 6 }
  g:act { "reroll 1 die" }
  g:choose { "Which die", "2" }
  t:equal(g:monsters_at "rome", {})
end)
