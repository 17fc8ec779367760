return ally {
  name = "Duke", standin = true,

  reaction "Discard: you are not devoured, but have 1 sanity and 1 stamina." {
    would = "devoured", condition = "investigator == you", cost = cost.spend(),
    effect = function(_, you, _, event)
      you.sanity, you.stamina = 1, 1
      event:cancel()
    end,
  },
}
