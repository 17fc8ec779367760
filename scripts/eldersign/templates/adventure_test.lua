test("Card Name: two tasks, then its rewards", function(t)
  local g = t:game { adventures = { "card_name" } }
  local me, card = g:active(), g:adventure "card_name"
  t:equal(g:tasks(card), { "investigation 5", "lore, peril" })
  local before = me.clues
  g:go(card, { "3", "2", "terror", "terror", "terror", "terror" })
  g:complete("investigation 5", { "lore", "peril", "1", "1" })
  g:complete "lore, peril"
  t:zone(card, "trophies", me)
  t:equal(me.clues, before + 1)
  t:equal(g:ancient_one().elder_signs, 1)
end)

test("Card Name: terror costs 1 sanity", function(t)
  local g = t:game { adventures = { "card_name" } }
  local me = g:active()
  g:effect("use", g:adventure "card_name", "terror", me)
  t:equal(me.sanity, me.max_sanity - 1)
end)
