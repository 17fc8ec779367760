return agenda {
  name = "The Tide Turns", code = "db112", doom = 5,

  advance "Each investigator takes 1 damage or discards 2 cards at random." {
    effect = function()
      for _, inv in ipairs(players()) do
        must_choose(inv, "The water is cold.", {
          { "Take 1 damage", effect = function() inv:take_damage(1) end },
          { "Discard 2 cards at random", can = size("hand", inv) > 1, effect = function() inv:discard_random(2) end },
        })
      end
    end,
  },
}
