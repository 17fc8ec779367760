return treachery {
  name = "Betrayal", traits = { "Curse" },

  revelation "Until the end of the round an Ally you control is an enemy engaged with you, with 2 fight, 2 evade and 1 damage." {
    effect = function(me, you)
      local allies = filter(find("my_assets", you), function(card) return card:is "ally" end)
      local ally = choose(you, "Who betrays you?", allies)
      if not ally then return end
      ally:become("enemy", "round")
      for value, n in pairs { fight = 2, evade = 2, attack_damage = 1 } do ally:modify(value, n, "round", me, "base") end
      ally:move("threat", you)
    end,
  },
}
