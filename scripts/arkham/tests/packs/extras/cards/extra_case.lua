return event_card { name = "Cold Case", class = "neutral", cost = 2, weakness = "signature", traits = { "Insight" }, text = "Nothing.",
  effect = function(me) me:move "removed" end,
  forced "If this would be shuffled into your hunch deck: it comes into your threat area." {
    would = "hunch_shuffled", condition = "card == me", zones = { "beneath" }, you = "investigator",
    effect = function(me, you, _, event)
      event:replace()
      me:put_in_threat_area(you)
    end,
  },
}
