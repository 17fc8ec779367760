return mystery {
  name = "Arcane Understanding", ancient_one = "yog_sothoth",
  goal = "as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= start_players",

  reaction "When you have passed a Spell's test, you may spend 1 Clue and discard it: 1 Eldritch token here." {
    after = "spell_cast", who = "you == investigator", condition = { "result > 0", "spell in play" },
    cost = cost.clues(1), effect = function(me, _, _, event)
      event.spell:discard_card()
      add_eldritch(me)
    end,
  },
}
