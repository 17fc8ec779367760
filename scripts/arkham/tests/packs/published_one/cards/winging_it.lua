-- The Dream-Eaters. Icons unverified.
return event_card {
  name = "Winging It", class = "survivor", level = 0, cost = 0, icons = { intellect = 1 }, traits = { "Improvised" },
  memory = { "again" }, extra_cost = { pay = function(me) me.again = me.zone == "discard" and 1 or 0 end },
  text = "Investigate with -1 shroud. From your discard pile: 1 more clue, and shuffle this into your deck.",
  investigate = { shroud = "0 - 1" },
  success = function(me, you)
    you:discover(1 + you:check "discover_bonus" + me.again, current("test").target)
  end,

  constant "You may play this from your discard pile." { zones = { "discard" }, me = { as_if_in_hand = 1 } },

  forced "After this was played from your discard pile: shuffle it into your deck." {
    after = "played", condition = { "card == me", "me.again == 1" }, zones = { "discard" },
    effect = function(me, you) me:shuffle_into("deck", you) end,
  },
}
