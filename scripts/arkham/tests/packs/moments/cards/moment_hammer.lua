-- What events deal to enemies becomes more.
return asset {
  name = "Hammer", class = "neutral", cost = 0,

  forced "When an event deals damage to an enemy: it deals 1 more." {
    when = "damage_dealt", condition = { "card is enemy", "dealer is event" },
    effect = function(_, _, _, event) event.damage = event.damage + 1 end,
  },
}
