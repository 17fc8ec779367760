return act {
  name = "Silence the Bell", code = "db111", clues = "3 * players", objective = true,

  -- An objective of our own: clues wake the Warden, and its defeat ends the scenario.
  free "Spend the clues, as a group: the Warden of the Bell rises in the Sunken Crypt." {
    faces = { 0 },
    condition = { "my_turn", "any(set_aside: it is elite)", "sum(investigators: it.clues) >= me.clue_threshold" },
    effect = function(me)
      spend_clues(players(), me:check "clue_threshold")
      set_aside_card "warden_of_the_bell":spawn(nil, find_location "Sunken Crypt")
    end,
  },

  forced "If the Warden of the Bell is defeated: advance." {
    at = "enemy_defeated", faces = { 0 },
    condition = function(_, _, _, event) return event.subject.title == "Warden of the Bell" end,
    effect = function() advance_act() end,
  },

  advance "The bell is silent (R1)." { effect = function() end_scenario "R1" end },
}
