return mythos {
  name = "A Proposition", colour = "green", difficulty = "easy", trait = "event",
  effect = { lead_investigator { when("a Rumor is in play", function() return #rumors() > 0 end, {
    may(gain_condition "dark_pact", { step("solve 1 Rumor", function(you)
      local card = choose(you, "Which Rumor is solved?", rumors())
      if card then solve_rumor(card) end
    end) }),
  }) } },
}
