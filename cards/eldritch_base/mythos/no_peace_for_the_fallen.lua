return mythos {
  name = "No Peace For the Fallen", colour = "green", difficulty = "normal", trait = "event",
  effect = {
    step("the defeated investigators leave the game with all that lies on their sheets", function()
      for _, inv in ipairs(cards_in "defeated") do remove_defeated(inv) end
    end),
    lead_investigator { gain_condition "cursed" },
  },
}
