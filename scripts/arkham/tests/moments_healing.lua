-- Who heals; and the tests of parleys.

test("whoever resolves the effect has healed", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" }, auto = { "windows" } }
  local me, agnes = g:lead(), g:investigator "agnes_baker"
  local mine, hers = g:put("first_aid", "play", { owner = me }), g:put("first_aid", "play", { owner = agnes })
  local medal = g:put("moment_medal", "play", { owner = me })
  agnes.damage, agnes.horror, me.damage = 1, 1, 1
  g:act { "activate", mine, agnes }
  g:choose { "damage" }
  g:choose { medal }
  t:equal(me.resources, 6)
  g:act { "activate", mine, agnes }
  g:choose { medal }
  t:equal({ me.resources, agnes.horror }, { 8, 0 })
  g:end_turn()
  g:act { "activate", hers, me }
  t:prompt(g, "your turn", agnes)
  t:equal({ me.resources, me.damage }, { 8, 0 }, "she has healed him")
end)

test("the test of a parley is one of a parley, and no other is", function(t)
  local g = t:game { locations = { "parlor" }, hand = { "moment_bribe", "moment_bribe" }, auto = { "windows", "commit" } }
  local me = g:lead()                                                             -- intellect 3
  local lita = g:put("lita_chantler", "board", { at = g:location "parlor" })
  me.actions = 9
  g:tokens { "-1", "-2" }
  g:act { "parley", lita }                                                        -- 4
  t:zone(lita, "board")
  g:act { "play", g:cards("hand", me)[1] }
  t:equal(me.resources, 5, "3 - 2 against 3")
  g:put("moment_medal", "play", { owner = me })
  g:tokens { "-1" }
  g:act { "parley", lita }
  t:logged(g, "succeeds by 0", "3 + 2 - 1 against 4")
  g:tokens { "-2" }
  g:act { "play", g:cards("hand", me)[1] }
  t:equal(me.resources, 10, "3 + 2 - 2 against 3")
  g:tokens { "0" }
  g:mark()
  g:act "investigate"
  t:logged(g, "succeeds by 1", "3 against 2")
end)
