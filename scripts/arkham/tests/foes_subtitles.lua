-- Rules Reference, Glossary: Treachery Subtitles (FAQ 2.21).

test("treacheries that differ only in the words in parentheses are copies of one another",
  { rules = { "ah.treachery.subtitle_same_title" } }, function(t)
  local g  = t:game { locations = { "foes_crypt" } }
  local me = g:lead()
  local cards = {}
  g:encounter_deck { "foes_journey_fallacy", "foes_journey_hardship", "foes_detour", "ghoul_minion" }
  for i, id in ipairs { "foes_journey_fallacy", "foes_journey_hardship", "foes_detour" } do
    g:effect("draw_encounter", me)
    cards[i] = g:card(id)
  end
  local fallacy, hardship, detour = cards[1], cards[2], cards[3]
  t:zone(fallacy, "attached")
  t:zone(hardship, "encounter_discard", nil)                 -- the second copy at that location
  t:zone(detour, "attached")
  t:equal({ me.willpower, me.combat }, { me:base "willpower" - 1, me:base "combat" })
  t:falsy(g:call("different", fallacy, hardship))
  t:equal(g:call("count_different", { fallacy, hardship, detour }), 2)
end)

test("the words in parentheses stand under the title of a treachery",
  { rules = { "ah.treachery.subtitle_same_title" } }, function(t)
  local g = t:game { locations = { "foes_crypt" } }
  local card = g:put("foes_journey_hardship", "encounter_discard")
  t:equal(card.title, "Restless Journey")
  t:equal(g:call("data_of", card.id).subtitle, "Hardship")
end)
