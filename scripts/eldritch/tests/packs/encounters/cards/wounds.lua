-- An effect after a wound.
return special_encounter { name = "Wounds", ancient_one = "none", set = "wounds",
  initial = { lose_health(8), doom_retreats(1), to_pass() },
  pass = { doom_retreats(2) },
  fail = { doom_retreats(4) } }
