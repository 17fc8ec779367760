local break_bond = step("you may discard a Cursed or a Dark Pact Condition", function(you)
  local list = filter(cards_in("conditions", you), function(card)
    return contains({ "cursed", "dark_pact" }, short_id(card))
  end)
  local card = choose(you, "Discard which Condition?", list, { optional = true, purpose = "discard" })
  if card then card:discard_card() end
end)

return research_encounter { name = "Shub-Niggurath Research 6", ancient_one = "shub_niggurath",
  city = { test("will", 0, { pass = { gain_this_clue(), harm_monster(2) }, fail = gain_condition "cursed" }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(), fail = gain_condition "detained" }) },
  sea = { lose_health(2), gain_this_clue(), break_bond } }
