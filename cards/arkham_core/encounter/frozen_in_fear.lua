return treachery {
  name = "Frozen in Fear", code = "01164", traits = { "Terror" }, memory = { "paid_in" },

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  constant "The first move, fight or evade action you take each round costs 1 additional action." {
    condition = "me.paid_in ~= round",
    modify = { { value = "action_cost", amount = 1,
      where = "it == you and (ability is move or ability is fight or ability is evade)" } },
  },

  forced "It has cost its additional action this round." {
    when = "ability_initiates",
    condition = { "investigator == you", "me.paid_in ~= round",
      "used_ability is move or used_ability is fight or used_ability is evade" },
    effect = function(me) me.paid_in = game.round end,
  },

  forced "At the end of your turn: test willpower (3). If you succeed, discard this." {
    at = "turn_ends", condition = "investigator == you",
    test = { skill = "willpower", difficulty = 3 },
    success = function(me) me:leave_play() end,
  },
}
