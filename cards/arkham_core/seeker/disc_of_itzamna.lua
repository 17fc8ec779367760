return asset {
  name = "Disc of Itzamna", subtitle = "Protective Amulet", code = "01041", class = "seeker", level = 2, unique = true,
  cost = 3, icons = { willpower = 1, intellect = 1, combat = 1 }, traits = { "Item", "Relic" }, slots = { "accessory" },

  -- It neither enters play nor is it defeated. If no instruction gives it a place, it spawns where the investigator is.
  reaction "When a non-Elite enemy spawns at your location, discard this: discard that enemy." {
    when = "enemy_spawned", cost = cost.discard_self(),
    condition = { "enemy is not elite", "not check(immune, enemy, me)", "location == here or location == none and enemy.concealed == 0 and " ..
      "investigator ~= none and place(investigator) == here" },
    effect = function(_, you, _, event)
      event:cancel()
      event.enemy:discard()
      after("discarded", you, event.enemy)
    end,
  },
}
