-- template investigators: an investigator, one of those who may be chosen
return investigator {
  name = "Card Name",
  title = "The Newcomer",
  health = 6, sanity = 6,        -- 12 in all, as a rule
  lore = 2, influence = 3, observation = 3, strength = 2, will = 3,
  start = "london",              -- the id of a space (misk list cards)
  -- Starting possessions: "asset ID", "spell ID", "clue", "improve".
  possessions = { "asset fine_clothes", "clue" },
  -- The skill for an encounter with this investigator, after defeat by loss of Health or of Sanity.
  crippled = "strength", insane = "will",

  -- An action, once each round. `you` takes it, and the target is the third argument.
  action "An investigator on your space recovers 1 Sanity." {
    target = target.investigator_here { where = "it.sanity < it.max_sanity" },
    effect = function(_, you, patient) patient:recover_sanity(1) end,
  },

  -- A passive ability: it changes a number, or waits for something to happen.
  reaction "When you rest: you may move 1 space." {
    after = "rested", condition = "investigator == you",
    effect = function(_, you) you:move_spaces(1) end,
  },
}
