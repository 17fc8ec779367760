local function before_roll(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "card_name" } }
  g:go(g:adventure "the_archives")
  return g, g:active(), g:card "card_name"
end

test("Card Name: spent, it adds the yellow die", function(t)
  local g, me = before_roll(t)
  g:dice { "1", "1", "1", "1", "1", "1", "yellow 4" }
  local card = g:cards("possessions", me)[1]
  g:act { "add the yellow die" }
  t:zone(card, "common_deck")
  t:equal(g:pool()[7], "yellow 4")
end)

test("Card Name: or it is spent for a clue", function(t)
  local g, me = before_roll(t)
  g:act { "gain 1 clue" }
  t:equal(me.clues, 1)
  t:equal(g:cards("possessions", me), {})
end)
