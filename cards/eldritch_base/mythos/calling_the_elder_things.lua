return mythos {
  name = "Calling the Elder Things", colour = "green", difficulty = "normal", trait = "event",
  text = "Spawn 1 Monster on each space with a Cultist.",
  effect = function()
    local spaces = filter(cards_in "map", function(space)
      for _, monster in ipairs(on_space("monsters", space)) do
        if monster:is "cultist" then return true end
      end
      return false
    end)
    for _, space in ipairs(spaces) do spawn_monster(space) end
  end,
}
