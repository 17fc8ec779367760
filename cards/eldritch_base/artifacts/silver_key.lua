return artifact {
  name = "The Silver Key", traits = { "item", "magical" },

  constant "Once a round you may spend 1 Clue less." { you = { clue_credit = 1 }, condition = "me.used ~= round" },
  memory = { "used" },

  reaction "Once a round: spend 1 Clue less." {
    would = "clues_spent", condition = { "investigator == you", "clues > 0", "me.used ~= round" },
    effect = function(me, _, _, event)
      me.used = game.round
      event.clues = event.clues - 1
    end,
  },

  free "In an Other World: reroll a die of your test." {
    window = "after_roll", condition = "other_world_test", limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
