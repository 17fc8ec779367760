return enemy {
  name = "Miser", traits = { "Humanoid" }, fight = 2, health = 2, evade = 2,

  action "Parley. Test willpower against the number of cards in your hand: gain 1 resource." { parley = true,
    who = "place(me) == place(you)", test = { skill = "willpower", difficulty = "count(hand)" },
    success = function(_, you) you:gain(1) end,
  },
}
