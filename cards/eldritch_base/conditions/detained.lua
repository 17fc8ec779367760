return condition {
  name = "Detained", traits = { "restriction" },

  constant "You cannot move, nor perform other actions than that of this card." {
    you = { cannot_move = 1, cannot_act = 1 },
  },

  instead_of_encounter "Instead of an encounter, flip this." (function(me) me:flip() end),

  local_action "Test Influence; on a pass, discard this." {
    restricted = true,
    effect = function(me, you)
      if you:passes "influence" then me:discard_card() end
    end,
  },

  backs = {
    { name = "Holding Cell", effect = {
      either(spend_clues(1), test("influence", -1, { fail = lose_both(2, 2) })), discard_this(),
    } },
    { name = "Cruel and Unusual", effect = {
      either(spend_clues(1), test("will", -1, { fail = { lose_sanity(3), gain_condition "paranoia" } })),
      discard_this(),
    } },
    { name = "Starvation", effect = {
      either(spend_clues(1), test("strength", -1, { fail = { lose_health(3), gain_condition "internal_injury" } })),
      discard_this(),
    } },
  },
}
