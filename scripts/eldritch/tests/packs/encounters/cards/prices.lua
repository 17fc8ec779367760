-- Prices that may be paid instead.
return special_encounter { name = "Prices", ancient_one = "none", set = "prices",
  initial = { unless(spend_clues(1), lose_sanity(2)), unless(gain_condition "debt", lose_health(1), gain_clue()),
    to_fail() },
  pass = { lose_health(3) },
  fail = { unless(delay(), lose_sanity(1)), unless(spend_health(2), lose_sanity(1)) } }
