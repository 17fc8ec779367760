return spell {
  name = "Mists of Releh", traits = { "incantation" },

  casting "Test Lore; on a pass you may choose an encounter as if there were no Monsters here." {
    window = "before_encounter", limit = "turn",
    pass = function(you)
      if any("monsters_here", you) and confirm(you, "Ignore the Monsters?") then
        you:modify("ignores_monsters", 1, "turn")
      end
    end,
  },

  backs = {
    { [0] = lose_both(1, 1), [2] = {} },
    { [0] = unless(gain_condition "hallucinations", discard_this()), [1] = lose_sanity(1) },
  },
}
