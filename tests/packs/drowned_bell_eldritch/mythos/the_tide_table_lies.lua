return mythos {
  name = "The Tide Table Lies", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Each investigator on a Sea space loses 1 Health or becomes Delayed. If nobody is, 1 Clue spawns.",
  effect = function()
    local afloat = filter(players(), function(inv) return inv.place and inv.place:is "sea" end)
    if #afloat == 0 then return spawn_clue() end
    for _, inv in ipairs(afloat) do
      local way = choose(inv, "The tide turns early.", { "Lose 1 Health", "Become Delayed" })
      if way == "Lose 1 Health" then inv:lose_health(1) else inv:delay() end
    end
  end,
}
