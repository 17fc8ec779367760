return mythos {
  name = "Spreading Sickness", colour = "blue", difficulty = "hard", trait = "rumor",
  rumor = "space_17",

  encounter "You may spend Clues (the number of investigators, 1 less for each Health token) to solve this." {
    effect = function(me, you) pay_to_solve(me, you, math.max(0, game.start_players - me.health)) end,
  },
  reckoning "Place 1 Health token here; each investigator loses 1 Health for each." (function(me)
    me:add("health", 1)
    for _, inv in ipairs(players()) do inv:lose_health(me.health) end
  end),
}
