return monster {
  name = "Warlock", will = 0, horror = 1, strength = -1, damage = 1, toughness = 1,

  after_will "If you fail the Will test, lose 1 Health." (function(_, you)
    if current "combat".result == 0 then you:lose_health(1) end
  end),

  reckoning "Roll 1 die: on a 1 or 2 the nearest investigator gains a Cursed Condition." (function(me, you)
    if roll_die_for(you) > 2 then return end
    local inv = the_nearest(me.place, players())
    if inv then inv:gain_condition "cursed" end
  end),
}
