-- template locations: a location: a place of a scenario
return location {
  name = "Card Name",
  shroud = 3,                    -- the difficulty of investigating it
  clues = "1 * players",         -- a number, or an expression
  -- victory = 1,                -- experience, when nothing is left to discover here
  symbol = "star",               -- its own symbol: any word
  connects = { "circle", "square" },         -- the symbols of the locations to which it leads

  -- Abilities of a location are for everybody who is there. They work on the revealed side, with `unrevealed = true` on
  -- the other side.
  forced "After you enter Card Name: discard 1 card at random." {
    after = "enters", condition = { "location == me", "mover is investigator" }, you = "mover",
    effect = function(_, you) you:discard_random(1) end,
  },

  action "Gain 2 resources. (Limit once each round.)" {
    limit = { per = "round", scope = "group" },
    effect = function(_, you) you:gain(2) end,
  },
}
