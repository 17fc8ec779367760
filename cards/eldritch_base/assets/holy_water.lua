local will_counts, strength_counts = bonus_counts("will", 5), bonus_counts("strength", 5)

return asset {
  name = "Holy Water", value = 2, traits = { "item", "magical" },

  free "Discard: +5 Will and +5 Strength in this combat." {
    window = "combat", cost = cost.discard_self(),
    condition = function(me, you)
      return will_counts(me, you) or strength_counts(me, you), "it would not count in a test of this combat"
    end,
    effect = function(_, you)
      you:gain_bonus("will", 5, "combat")
      you:gain_bonus("strength", 5, "combat")
    end,
  },

  action "Discard: an investigator here gains Blessed." {
    cost = cost.discard_self(),
    target = target.investigator_here {
      filter = function(_, _, inv) return inv:would_gain_condition "blessed" end },
    effect = function(_, _, inv) inv:gain_condition "blessed" end,
  },
}
