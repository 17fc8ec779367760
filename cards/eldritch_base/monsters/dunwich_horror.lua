return monster {
  name = "Dunwich Horror", epic = true,
  will = -1, horror = 3, strength = -2, damage = 3, toughness = "start_players + 2",

  reckoning "Roll 1 die: with a result of at most the number of investigators spawn 1 Gate." (function(_, you)
    if roll_die_for(you) <= game.start_players then spawn_gate(1) end
  end),
}
