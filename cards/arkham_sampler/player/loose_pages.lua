return asset {
  name = "Loose Pages", class = "seeker", level = 0, cost = 1, icons = { intellect = 1 }, traits = { "Item" },
  keywords = { "Myriad" }, uses = { secrets = 2 }, discard_empty = true,
  free "Exhaust this and spend 1 secret: put the top card of your deck beneath this, faceup." {
    cost = { cost.exhaust(), cost.spend(1) }, condition = "any(deck)",
    effect = function(me, you) top("deck", you):put_beneath(me) end,
  },
  constant "You may play events beneath this as if they were in your hand." {
    modify = { { value = "as_if_in_hand", where = "it is event and it.parent == me" } },
  },
}
