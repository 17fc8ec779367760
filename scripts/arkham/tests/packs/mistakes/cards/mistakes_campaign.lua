return campaign { name = "Mistaken Campaign", scenarios = { "mistakes_scenario", "knife", "nobody_knows_this" },
  bags = { easy = { "+1", "owl" }, hard = { "0", "owl", "knife" } },
  supplies = { knife = { points = { 1 }, supplies = { "knife" } }, mistakes_scenario = { points = {}, supplies = {} } } }
