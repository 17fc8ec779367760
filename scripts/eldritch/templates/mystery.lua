-- template mysteries: a Mystery of an Ancient One
-- It is checked at the end of each Mythos Phase: `solved` is an expression, `goal` says the same in words.
return mystery {
  name = "Card Name",
  ancient_one = "azathoth",
  token = "tunguska",            -- the space where it can be encountered
  goal = "half as many Eldritch tokens as investigators are on it", solved = "me.eldritch >= half",

  encounter "Mystery token" { effect = { test("lore", 0, { pass = may(spend_clues(1), { eldritch_on_card() }) }) } },
}
