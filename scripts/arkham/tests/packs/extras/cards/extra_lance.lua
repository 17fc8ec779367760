-- Each of these has targets of its own, and says nothing of what is forbidden to whoever uses it.
return asset { name = "Spyglass Lance", class = "neutral", cost = 1,
  action "Fight an enemy anywhere." { fight = { set = "enemies", where = "not it.cannot_be_attacked" } },
  action "Investigate a location anywhere." { investigate = { set = "locations", where = "it.face == 1" } },
}
