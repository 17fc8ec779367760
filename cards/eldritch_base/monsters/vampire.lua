return monster {
  name = "Vampire", will = 0, horror = 1, strength = -2, damage = 2, toughness = 3,

  after_will "If you fail the Will test, do not resolve the Strength test." (function()
    local p = current "combat"
    if p.result == 0 then p.no_strength = 1 end
  end),

  after_strength "If you lose Health from the Strength test and it is not defeated, it recovers 2 Health." (function(me)
    local p = current "combat"
    if p.health > 0 and p.defeated == 0 then me:mend(2) end
  end),
}
