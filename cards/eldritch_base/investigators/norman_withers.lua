local function pay(me, you, _, event)
  if not you:spend_sanity(1) then return end
  me.paid = game.round
  event.amount = event.amount - 1
end
local CAN = { "actor == you", "amount > 0", "me.paid ~= round", "you.sanity > 1" }

return investigator {
  name = "Norman Withers", id = "norman_withers", title = "The Astronomer", health = 5, sanity = 7,
  lore = 3, influence = 1, observation = 3, strength = 2, will = 4, start = "arkham",
  possessions = { "spell feed_the_mind" }, memory = { "paid" },
  crippled = "will", insane = "influence",

  action "Spend 2 Clues: discard a Monster from a space with a Gate." {
    cost = cost.clues(2),
    target = target.monster { where = "it is not epic and any(gates: place(it) == place(that))" },
    effect = function(_, _, monster) monster:discard_monster() end,
  },

  constant "Once a round you may spend 1 Sanity in place of 1 Clue." {
    me = { clue_credit = 1 }, condition = { "me.paid ~= round", "me.sanity > 1" },
  },
  reaction "Once a round: spend 1 Sanity in place of 1 Clue." {
    would = "clues_spent", condition = fields.with(CAN, "clues <= count(my_clues)"), effect = pay,
  },
  -- Without it Norman could not pay.
  forced "Spend 1 Sanity in place of 1 Clue." {
    would = "clues_spent", condition = fields.with(CAN, "clues > count(my_clues)"), effect = pay,
  },
}
