test("Card Name: three reckonings, then Doom advances by 2", function(t)
  local g    = t:game { mythos = { "card_name" } }
  local card = g:cards "mythos"[1]
  card.eldritch = 3
  local doom = g:get "doom"
  for _ = 1, 2 do g:resolve(card, "reckoning", g:lead()) end
  t:equal({ card.eldritch, g:get "doom" }, { 1, doom })
  g:resolve(card, "reckoning", g:lead())
  t:equal(g:get "doom", doom - 2)
  t:not_equal(card.zone, "mythos")
end)
