-- template scenarios: an act: what the investigators must achieve
-- A scenario lists its acts in order: acts = { "first_act", "card_name" }. As one advances, the next comes by itself.
return act {
  name = "Card Name",
  clues = "2 * players",         -- spent by the investigators, in their turns, to advance
  -- objective = true,           -- instead: an ability of the act says when it advances (call advance_act())

  -- The reverse side. The last act ends the scenario here: end_scenario "R1".
  advance "Each investigator draws 1 card." {
    effect = function()
      for _, inv in ipairs(players()) do inv:draw(1) end
    end,
  },
}
