-- template allies: an ally
return ally {
  name = "Card Name",

  constant "You can have 1 stamina more." { you = { max_stamina = 1 } },

  reaction "When you would lose sanity, discard this: lose none." {
    would = "sanity_lost", condition = { "investigator == you", "sanity > 1" }, cost = cost.spend(),
    effect = function(_, _, _, event) event:cancel() end,
  },
}
