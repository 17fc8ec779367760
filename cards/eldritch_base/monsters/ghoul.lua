return monster {
  name = "Ghoul", copies = 2, will = 1, horror = 1, strength = 0, damage = 2, toughness = 1,

  after_strength "If you lose Health from the Strength test, gain a Paranoia Condition." (function(_, you)
    if current "combat".health > 0 then you:gain_condition "paranoia" end
  end),
}
