return asset {
  name = "Sanctuary", value = 2, traits = { "service" },

  when_gained "You may discard 1 Condition." (function(_, you)
    local card = choose(you, "Which Condition do you discard?", cards_in("conditions", you), { optional = true, purpose = "discard" })
    if card then card:discard_card() end
  end),
}
