return mythos {
  name = "Torn Asunder", colour = "green", difficulty = "hard", trait = "event",
  text = "Each investigator loses 1 Health for each Gate that corresponds to the current Omen. If there is none, Doom + 1.",
  effect = function()
    local n = #matching_gates()
    if n == 0 then return advance_doom(1) end
    for _, inv in ipairs(players()) do inv:lose_health(n) end
  end,
}
