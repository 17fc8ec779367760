return campaign { name = "Test Expedition", scenarios = { "ice_march", "ice_return", "ice_last_camp" },
  bags = { standard = { "0", "-1", "skull" } } }
