return asset {
  name = "Agency Quarantine", value = 4, traits = { "service" },

  when_gained "Each Monster on a space of your choice loses 4 Health." (function(_, you)
    local spaces = filter(cards_in "map", function(space) return #on_space("monsters", space) > 0 end)
    local space = choose(you, "On which space?", spaces)
    if space then harm_together(on_space("monsters", space), 4, you) end
  end),
}
