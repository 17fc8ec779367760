-- As in the example of FAQ 2.10, written as a free ability, once each turn.
local function events(you, place)
  return filter(cards_in("hand", you), function(card)
    return card:is "event" and you:can_play(card, { at = place, engaged = true, action = true })
  end)
end

local function places(you)
  return filter(find("connecting", you), function(place) return #events(you, place) > 0 end)
end

return investigator {
  name = "Luke Robinson", subtitle = "The Dreamer", class = "mystic", traits = { "Dreamer", "Drifter", "Wayfarer" },
  willpower = 4, intellect = 3, combat = 2, agility = 3, health = 5, sanity = 9,

  free "Play an event as if you were at a connecting location and engaged with each enemy there." {
    condition = { "my_turn", function(_, you) return #places(you) > 0 end }, limit = "turn",
    effect = function(_, you)
      local place = choose(you, "As if you were where?", places(you))
      local card = choose(you, "Play which event?", events(you, place))
      you:play(card, { at = place, engaged = true, action = true })
    end,
  },
}
