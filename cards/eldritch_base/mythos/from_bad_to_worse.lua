return mythos {
  name = "From Bad to Worse", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Each investigator loses 1 Health for each Injury, 1 Sanity for each Madness, and 1 Clue for each Deal.",
  effect = function()
    for _, inv in ipairs(players()) do
      local deals = conditions_with(inv, "deal")
      inv:lose_both(conditions_with(inv, "injury"), conditions_with(inv, "madness"))
      if is_playing(inv) then inv:discard_clues(deals) end
    end
  end,
}
