return mythos {
  name = "Torn Asunder", colour = "green", difficulty = "hard", trait = "event",
  text = "Each investigator loses 1 Health for each Gate of the current Omen. Without one advance Doom by 1.",
  effect = function()
    local n = #matching_gates()
    if n == 0 then return advance_doom(1) end
    for _, inv in ipairs(players()) do inv:lose_health(n) end
  end,
}
