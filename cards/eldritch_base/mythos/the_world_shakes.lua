return mythos {
  name = "The World Shakes", colour = "yellow", difficulty = "normal", trait = "event",
  effect = {
    each_investigator({ lose_health(2), delay() }, "on or next to the Active Expedition space", function(inv)
      local space = active_expedition()
      return space ~= nil and distance(inv.place, space) <= 1
    end),
    step("the cards of the Active Expedition in its deck are returned to the box", function() remove_expedition() end),
  },
}
