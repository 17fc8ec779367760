return event_card { name = "Dash", class = "neutral", cost = 0,
  text = "Take 3 damage. Explore. Place 1 resource on the location; without one each investigator gains 2.",
  condition = "any(scenario_deck)",
  effect = function(_, you)
    you:take_damage(3)
    local place = you:explore()
    if place then return place:add("resources", 1) end
    for _, inv in ipairs(players()) do inv:gain(2) end
  end,
}
