return agenda {
  name = "The Ritual Begins", code = "01144", doom = 5,

  constant "Each enemy gets +1 fight and +1 evade." {
    modify = { { value = "fight", amount = 1, where = "it is enemy" },
      { value = "evade", amount = 1, where = "it is enemy" } },
  },

  advance "In player order each investigator tests willpower (6); who fails adds a random Madness weakness to hand." {
    effect = function(me)
      for _, inv in ipairs(players()) do me:use("resist", inv) end
    end,
  },

  named "resist" "Test willpower (6). If you fail, add a random basic Madness weakness to your hand." {
    test = { skill = "willpower", difficulty = 6 },
    fail = function(_, you)
      local weakness = you:random_weakness "madness"
      if weakness then you:add_to_hand(weakness) end
    end,
  },
}
