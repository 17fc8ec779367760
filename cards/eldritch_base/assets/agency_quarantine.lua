return asset {
  name = "Agency Quarantine", value = 4, traits = { "service" },

  when_gained "Each Monster on a space of your choice loses 4 Health." (function(_, you)
    local spaces = filter(cards_in "map", function(space) return #on_space("monsters", space) > 0 end)
    local space = choose(you, "On which space?", spaces)
    if not space then return end
    for _, monster in ipairs(on_space("monsters", space)) do monster:harm(4, you) end
  end),
}
