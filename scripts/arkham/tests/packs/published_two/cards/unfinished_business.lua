-- The Circle Undone. The effect is unverified in its details.
return story_card { name = "Unfinished Business",
  resolve "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  forced "At the end of the round: take 1 horror." { at = "round_ends",
    effect = function(_, you) you:take_horror(1) end },
  action "Spend 1 clue: add this to the victory display." { cost = cost.clues(1),
    effect = function(me) me:add_to_victory() end },
}
