-- For those who heal, and in parleys.
return asset {
  name = "Medal", class = "neutral", cost = 0,

  reaction "After you heal anything: gain 1 resource." {
    after = "healed_damage", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
  },

  reaction "After you heal horror: gain 2 resources." {
    after = "healed_horror", condition = "investigator == you", effect = function(_, you) you:gain(2) end,
  },

  constant "You get +2 in the tests of parleys." { condition = "parleying", you = { skill_bonus = 2 } },
}
