return asset {
  name = "Wireless Report", value = 1, traits = { "service", "teamwork" },

  when_gained "Give any Clues to another investigator, wherever he is." (function(_, you)
    local other = choose(you, "To whom?", filter(players(), function(inv) return inv ~= you end))
    if other then you:give_to(other, function(card) return card:is "clue" end) end
  end),
}
