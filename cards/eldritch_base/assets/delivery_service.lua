return asset {
  name = "Delivery Service", value = 1, traits = { "service", "teamwork" },

  when_gained "Give any Item possessions to another investigator, wherever he is." (function(_, you)
    local other = choose(you, "To whom?", filter(players(), function(inv) return inv ~= you end))
    if other then you:give_to(other, function(card) return card:is "item" end) end
  end),
}
