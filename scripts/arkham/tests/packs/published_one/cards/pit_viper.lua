-- The Forgotten Age. Figures and keywords unverified.
return enemy {
  name = "Pit Viper", traits = { "Creature", "Serpent" }, keywords = { "Alert" }, fight = 3, health = 1, evade = 3,
  damage = 1, vengeance = 1,

  forced "After its attack has dealt damage to an investigator who is not poisoned: they are poisoned." {
    after = "damage_placed", condition = { "source == me", "card in investigators", "by_attack == 1",
      "any(set_aside: it is poison)" }, you = "card",
    effect = function(_, you)
      local poisoned = filter(find("my_threat_area", you), function(card) return card:is "poison" end)[1]
      if not poisoned then set_aside_card("poisoned"):put_in_threat_area(you) end
    end,
  },
}
