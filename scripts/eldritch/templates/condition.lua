-- template conditions: a condition, good or bad, whose back nobody knows
return condition {
  name = "Card Name",
  traits = { "injury" },         -- injury, madness, deal, bane, boon, restriction

  -- The front. Some abilities are ready-made for all cards of a kind: cured_by_rest(), worsens "will".
  constant "-1 Strength." { you = { strength = -1 } },
  cured_by_rest(),

  -- Reckonings come in the Mythos Phase.
  reckoning "Flip this." (function(me) me:flip() end),

  -- One copy for each back, as lists of steps. The last step says where the card goes.
  backs = {
    { name = "The First", effect = { lose_health(1), flip_this() } },
    { name = "The Second", effect = { test("will", 0, { fail = lose_sanity(2) }), discard_this() } },
  },
}
