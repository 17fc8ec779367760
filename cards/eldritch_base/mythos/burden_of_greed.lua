return mythos {
  name = "Burden of Greed", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Each investigator may discard any number of Items, then loses 1 Health for each that he has.",
  effect = function()
    for _, inv in ipairs(players()) do
      discard_any(inv, "item")
      inv:lose_health(#inv:possessions_with "item")
    end
  end,
}
