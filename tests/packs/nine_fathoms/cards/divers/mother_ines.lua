return diver { name = "Mother Ines", title = "the confessor",
  reaction "Pay 1 grit when a diver would panic: that diver surfaces instead." {
    would = "panics", cost = cost.grit(1), limit = "round",
    effect = function(_, _, _, event) event:cancel() end,
  },
}
