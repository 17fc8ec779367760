return monster {
  name = "Ghost", will = -1, horror = 2, toughness = 2,

  after_will "If you pass the Will test, this Monster loses Health equal to the result." (function(me, you)
    me:harm(current "combat".result, you)
  end),
}
