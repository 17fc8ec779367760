-- Edge of the Earth. Figures unverified.
return asset { name = "Dr. Mala Sinha", subtitle = "Daring Physician", class = "neutral", unique = true,
  keywords = { "Partner" }, traits = { "Ally", "Medic" }, slots = { "ally" }, health = 3, sanity = 2,
  free "Exhaust this: heal 1 damage from an investigator here." {
    cost = cost.exhaust(), target = target.investigator_here { where = "it.damage > 0" },
    effect = function(_, _, inv) inv:heal_damage(1) end,
  },
}
