test("Card Name: one Eldritch token solves it for one investigator", function(t)
  local g = t:game { ancient_one = "azathoth", mystery = "card_name" }
  local card = g:mystery()
  g:effect "announce_end_of_mythos"
  t:zone(card, "mystery")
  card.eldritch = 1
  g:effect "announce_end_of_mythos"
  t:zone(card, "solved_mysteries")
end)

test("Card Name: its encounter gives a token for a Clue", function(t)
  local g = t:game { ancient_one = "azathoth", mystery = "card_name", at = "tunguska", clues_of = 1 }
  g:place(g:mystery(), "tunguska")
  g:run_to "encounter"
  g:dice { 6 }                               -- Mark Harrigan: Lore 1
  g:go_on()
  g:choose { "Mystery token" }
  g:act "Keep the dice"
  g:choose { "Spend 1 Clue" }
  t:logged(g, "Card Name is solved")         -- at the end of the round that has passed in the meantime
end)
