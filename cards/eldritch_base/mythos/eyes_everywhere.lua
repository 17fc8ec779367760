return mythos {
  name = "Eyes Everywhere", colour = "yellow", difficulty = "hard", trait = "event",
  effect = { each_investigator { step(
    "roll a die: on a 1 or 2 lose 2 Health and 2 Sanity, on a 3, 4 or 5 a Monster ambushes you", function(you)
      local n = roll_die_for(you)
      if n <= 2 then you:lose_both(2, 2) elseif n <= 5 then you:ambush() end
    end) } },
}
