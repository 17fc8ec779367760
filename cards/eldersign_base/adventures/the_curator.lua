-- Two transcriptions of this card differ; these are the figures of one of them.
return adventure {
  name = "The Curator", trophy = 2,
  tasks = { "L L L", "L I2" },
  rewards = { "clue", "common", "elder_sign" }, penalties = { "sanity", "sanity" },

  at_midnight "Each investigator gives up 2 trophies, or loses 1 stamina and 1 sanity." {
    together = true,
    effect = function()
      for _, inv in ipairs(players()) do
        local options = { "1 stamina and 1 sanity" }
        if inv:trophy_value() >= 2 then options[2] = "2 trophies" end
        if choose(inv, "What do you lose?", options, { purpose = "lose" }) == "2 trophies" then
          inv:pay_trophies(2)
        else
          inv:lose_together { "stamina", "sanity" }
        end
      end
    end,
  },
}
