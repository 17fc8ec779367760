return monster {
  name = "Wraith", will = -1, horror = 2, strength = -1, damage = 2, toughness = 3,

  when_spawned "The Lead Investigator gains a Cursed Condition." (function() game.lead:gain_condition "cursed" end),

  on_defeat "An investigator may discard a Cursed Condition." (function(me)
    local cursed = filter(players(), function(inv) return inv:has_condition "cursed" end)
    local inv = choose(decider(), me.title .. ": who discards his Cursed Condition?", cursed, { optional = true })
    if inv then inv:discard_condition "cursed" end
  end),
}
