-- Rules Reference, Glossary: Campaign Play (lib/campaign.lua).

test("a campaign begins", function(t)
  local g = t:game { scenario = "crossing" }
  local state = g:call("campaign_begin", "night_of_the_zealot",
    { { investigator = "roland_banks", deck = { cards = { machete = 2 } } } }, {})
  t:equal(state, "x")
end)
