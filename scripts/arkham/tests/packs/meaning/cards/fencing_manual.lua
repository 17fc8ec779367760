-- Remembers the last fight: one more than the number of its ability.
return asset {
  name = "Fencing Manual", class = "neutral", cost = 0, memory = { "last" },

  forced "After you fight: gain 1 resource if it is different from your last fight." {
    after = "ability_resolved", condition = { "investigator == you", "used_ability is fight" },
    effect = function(me, you, _, used)
      if me.last > 0 and not same_ability(me.last - 1, used.amount) then you:gain(1) end
      me.last = used.amount + 1
    end,
  },
}
