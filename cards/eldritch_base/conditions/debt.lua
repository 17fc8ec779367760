return condition {
  name = "Debt", traits = { "deal", "common" },

  local_action "Test Influence; on a pass, discard this." (function(me, you)
    if you:passes "influence" then me:discard_card() end
  end),

  reckoning "Flip this." (function(me) me:flip() end),

  backs = {
    { name = "Hitmen", effect = { test("strength", 0, { fail = lose_health(3) }), discard_this() } },
    { name = "Beyond Riches", effect = { test("will", 0, { fail = lose_sanity(3) }), discard_this() } },
    { name = "Debt Collector", effect = {
      test("influence", 0, { fail = discard_possession("item", 2) }), discard_this(),
    } },
    { name = "Local Authorities", effect = {
      test("observation", 0, { fail = unless(discard_possession "ally", {
        step("move to the nearest City", function(you) you:move_to(nearest_city(you.place)) end),
        gain_condition "detained",
      }) }),
      discard_this(),
    } },
    { name = "Unwilling Servant", effect = { test("lore", 0, { fail = gain_condition "amnesia" }), discard_this() } },
    { name = "Make a Deal", effect = { may(gain_condition "dark_pact", {}, doom_advances(1)), discard_this() } },
  },
}
