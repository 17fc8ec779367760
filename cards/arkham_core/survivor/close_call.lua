return event_card {
  name = "Close Call", code = "01083", class = "survivor", level = 2, cost = 2, icons = { combat = 1, agility = 1 },
  traits = { "Fortune" }, fast = true,
  text = "After a non-weakness, non-Elite enemy at your location is evaded: shuffle it into the encounter deck.",
  after = "evaded",
  condition = { "place(enemy) == here", "enemy is not weakness", "enemy is not elite",
    "not check(immune, enemy, me)", function() return size "encounter_deck" + size "encounter_discard" > 0 end },
  effect = function(_, _, _, event) event.enemy:shuffle_into "encounter_deck" end,
}
