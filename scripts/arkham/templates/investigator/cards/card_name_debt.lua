-- The weakness of Card Name: it comes with the deck, and is drawn like any other card.
return treachery {
  name = "Card Name's Debt",
  weakness = "signature",
  traits = { "Task" },

  revelation "Put this into your threat area." {
    effect = function(me, you) me:put_in_threat_area(you) end,
  },

  action "Spend 3 resources: discard this." {
    cost = cost.resources(3),
    effect = function(me) me:leave_play() end,
  },

  -- The game looks for an ability of this name in weaknesses that are in play when the scenario ends.
  named "game_end" "If this is in your threat area when the game ends, you suffer 1 mental trauma." {
    effect = function(_, you) you:suffer_trauma(0, 1) end,
  },
}
