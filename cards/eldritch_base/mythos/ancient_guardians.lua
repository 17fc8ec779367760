return mythos {
  name = "Ancient Guardians", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Spawn 2 Monsters on the Active Expedition space.",
  effect = function()
    local space = active_expedition()
    if not space then return end
    for _ = 1, 2 do spawn_monster(space) end
  end,
}
