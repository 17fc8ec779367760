return spell {
  name = "Clairvoyance", traits = { "incantation" },

  casting "Test Lore; on a pass you may encounter a Clue as if you were alone on its space." {
    window = "before_encounter", limit = "turn", choose_first = true, prompt = "Which Clue?",
    choose = function() return cards_in "clues" end,
    at_last = function(you, e)
      if e.target and e.target.zone == "clues" and confirm(you, "Encounter the Clue?") then
        you:encounter_as_if(e.target)
      end
    end,
  },

  backs = {
    { [0] = unless(gain_condition "paranoia", discard_this()), [1] = {},
      [3] = step("roll 1 additional die for tests of that encounter", function(you)
        you:modify("additional_dice", 1, "turn")
      end) },
    { [0] = step("discard the chosen Clue", function(_, e)
        if e.target and e.target.zone == "clues" then e.target:discard_clue() end
      end), [1] = lose_sanity(1), [3] = gain_clue(1) },
  },
}
