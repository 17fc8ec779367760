-- Investigators whose actions provoke no attacks of opportunity; the policy in game.lua asks. (Rules Reference: Attack of
-- Opportunity)

-- Last of all, as in lib/no_gain.lua.
engine.game {
  values = { { "provokes_nothing", "Above zero, the investigator's actions provoke no attacks of opportunity." } },
}
