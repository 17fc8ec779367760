return treachery {
  name = "Grasping Hands", code = "01162", traits = { "Hazard" },

  revelation "Test agility (3). Take 1 damage for each point you fail by." {
    test = { skill = "agility", difficulty = 3 },
    fail = function(_, you, _, event) you:take_damage(event.amount) end,
  },
}
