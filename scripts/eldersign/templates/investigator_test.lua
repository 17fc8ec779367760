-- Against Azathoth, who does not change the maxima.
test("Card Name begins with a common item and a clue", function(t)
  local g = t:game { investigators = { "card_name" }, begin = "setup", ancient_one = "azathoth" }
  g:go_on()                                  -- through the whole set-up
  local me = g:investigator "card_name"
  t:equal({ me.max_sanity, me.max_stamina, me.clues }, { 5, 5, 1 })
  t:truthy(g:cards("possessions", me)[1]:is "common")
end)

test("Card Name: the yellow die for 1 stamina, once in an attempt", function(t)
  local g  = t:game { investigators = { "card_name" }, adventures = { "the_archives" }, ancient_one = "azathoth" }
  local me = g:active()
  g:go(g:adventure "the_archives")
  g:dice { "1", "1", "1", "1", "1", "terror", "yellow 4" }
  g:act { "add the yellow die" }
  t:equal(me.stamina, 5 - 1)
  t:equal(g:pool()[7], "yellow 4")
end)
