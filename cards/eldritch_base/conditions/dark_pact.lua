return condition {
  name = "Dark Pact", traits = { "deal" },

  reckoning "Roll a die; 1, flip this." (function(me, you)
    if roll_die_for(you) == 1 then me:flip() end
  end),

  backs = {
    { name = "One of the Thousand", effect = { step("another investigator of your choice is devoured", function(you)
      local others = filter(players(), function(inv) return inv ~= you end)
      local other = choose(you, "Who is devoured?", others)
      if other then other:devour() end
    end), discard_this() } },
    { name = "Pact with the Dark Man", effect = { step("you are devoured", function(you) you:devour() end) } },
    { name = "Pact with Yog-Sothoth", effect = { step("spawn 1 Gate for each of your Spells", function(you)
      spawn_gate(#you:spells())
    end), omen_advances(1), discard_this() } },
  },
}
