-- An event with a sealed cost, and with text of its own that works during its test.
return event_card {
  name = "Burning Oath", id = "burning_oath", class = "mystic", cost = 0,
  seal_cost = { tokens = "bless", up_to = 2 },
  fight = { skill = "willpower", bonus = "sealed_here", damage = "sealed_here" },

  forced "After a token is revealed for this attack: gain 1 resource." {
    after = "token_revealed", condition = "test.source == me", zones = { "limbo" }, you = "test.tester",
    effect = function(_, you) you:gain(1) end,
  },
}
