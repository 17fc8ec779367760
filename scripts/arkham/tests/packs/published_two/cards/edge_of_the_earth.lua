return campaign { name = "Edge of the Earth", scenarios = { "ice_and_death_1" }, partners = { "dr_mala_sinha" },
  bags = { standard = { "+1", "0", "-1", "-2", "skull", "auto_fail", "elder_sign" } } }   -- figures unverified
