-- What its text says depends on supplies.
return asset {
  name = "Lamplighter", class = "neutral", cost = 0,
  constant "While you have torches you get +1 intellect." {
    modify = { { value = "intellect", amount = 1, where = "it == you and " .. has_supply "wilds_torches" } } },
  free "Heal 1 damage from an investigator here who has rope." {
    limit = "round", target = target.investigator_here { where = "it.damage > 0 and " .. has_supply("wilds_rope", "it") },
    effect = function(_, _, inv) inv:heal_damage(1) end },
  free "Gain 1 resource." { condition = has_supply "wilds_blanket", effect = function(_, you) you:gain(1) end },
}
