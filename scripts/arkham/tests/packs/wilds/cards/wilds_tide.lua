return event_card { name = "Tide", class = "neutral", cost = 0,
  text = "Increase the flood level of each location, then fully flood each, then decrease it. Gain 1 resource for each change.",
  effect = function(_, you)
    local all = fields.with(find "locations", cards_in "set_aside")
    for _, place in ipairs(fields.with(all, { you })) do
      if place:increase_flood() then you:gain(1) end
      if place:set_flood "fully" then you:gain(1) end
      if place:decrease_flood() then you:gain(1) end
    end
  end,
}
