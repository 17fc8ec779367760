return treachery {
  name = "Torn Page", weakness = true,
  revelation "It does nothing." { effect = function() end },
  forced "When you search your deck and this is among the cards: the search is cancelled." {
    when = "searches", zones = { "deck" }, condition = { "investigator == you", "me.being_searched" },
    effect = function(_, _, _, event) event:cancel() end,
  },
}
