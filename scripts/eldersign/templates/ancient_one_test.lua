local function against(t)
  local g = t:game { ancient_one = "card_name", adventures = { "the_archives" } }
  return g, g:active(), g:ancient_one()
end

test("Card Name: figures", function(t)
  local _, _, ancient = against(t)
  t:equal({ ancient.title, ancient.doom_track, ancient.elder_sign_limit }, { "Card Name", 11, 12 })
end)

test("Card Name: whoever is devoured adds 1 doom", function(t)
  local g, me, ancient = against(t)
  g:effect("devour", me)
  g:choose { "Who joins?", "Jenny Barnes" }  -- the successor
  t:equal(ancient.doom, 2)                   -- 1 by the rules, and 1 more
end)

test("Card Name: its attack costs sanity or stamina", function(t)
  local g, me, ancient = against(t)
  g:effect("use", ancient, "attack", me)
  g:choose { "1 stamina" }
  t:equal(me.stamina, me.max_stamina - 1)
end)
