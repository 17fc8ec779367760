return agenda {
  name = "Until Morning", doom = 5,
  forced "At the end of each round: increase the flood level of the Lock Gate." {
    at = "round_ends", effect = function()
      local gate = find_location "Lock Gate"
      if gate then gate:increase_flood() end
    end,
  },
  advance "If the Lock Gate is not fully flooded: R1. Otherwise: R2." { effect = function()
    local gate = find_location "Lock Gate"
    end_scenario(gate and gate.flood_level < 2 and "R1" or "R2")
  end },
}
