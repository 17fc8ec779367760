return relic { name = "The Tallow King", site = "street", seals = 2, cost = "hook hook hook lamp",
  when_taken "Each diver gains 1 grit." (function()
    for _, diver in ipairs(players()) do diver:gain_grit(1) end
  end),
}
