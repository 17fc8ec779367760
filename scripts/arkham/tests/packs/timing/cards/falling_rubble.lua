-- Of the worked example of "for each" with dependencies (FAQ 2.23).
return treachery {
  name = "Falling Rubble", traits = { "Hazard" },
  revelation "Test agility (3). For each point you fail by, discard 1 random card; for each you cannot, take 1 horror or 1 damage." {
    test = { skill = "agility", difficulty = 3 },
    fail = function(_, you, _, event)
      for _ = 1, event.amount do
        if you:discard_random(1) == 0 then
          if choose(you, "Take what?", { "damage", "horror" }) == "damage" then
            you:take_damage(1)
          else
            you:take_horror(1)
          end
        end
      end
    end,
  },
}
