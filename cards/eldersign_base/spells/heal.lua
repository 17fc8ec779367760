return spell {
  name = "Heal", standin = true,

  free "Spend: an investigator regains 2 sanity or stamina in any mix." {
    window = "before_roll", cost = cost.spend(),
    target = target.investigator { where = "it.sanity < it.max_sanity or it.stamina < it.max_stamina" },
    effect = function(_, _, patient) patient:gain_either(2) end,
  },
}
