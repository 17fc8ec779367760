return monster {
  name = "Shoggoth", will = 0, horror = 3, strength = -2, damage = 2, toughness = 4,

  reckoning "This Monster recovers all Health." (function(me) me:mend() end),
}
