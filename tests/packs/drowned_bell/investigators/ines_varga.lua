return investigator {
  name = "Ines Varga", subtitle = "The Harbour Pilot", code = "db001", class = "survivor", traits = { "Wayfarer" },
  willpower = 4, intellect = 3, combat = 2, agility = 3, health = 7, sanity = 7,
  deck_size = 30,
  deck_options = { { class = "survivor", level = { 0, 5 } }, { class = "seeker", level = { 0, 2 } },
    { class = "neutral", level = { 0, 5 } } },
  requires = { "pilots_lantern", "the_bell_calls", "random_basic_weakness" },

  reaction "After another investigator at your location fails a skill test: you and they gain 1 resource each." {
    after = "test_failed", condition = { "actor ~= me", "place(actor) == place(me)" }, limit = "round",
    effect = function(_, you, _, event)
      you:gain(1)
      event.actor:gain(1)
    end,
  },

  elder_sign = { text = "+1. If you succeed, heal 1 horror from an investigator at your location.", modifier = 1,
    success = function(_, you)
      local hurt = filter(find("here", you), function(inv) return inv.horror > 0 end)
      local inv = choose(you, "Whose horror is healed?", hurt)
      if inv then inv:heal_horror(1) end
    end },
}
