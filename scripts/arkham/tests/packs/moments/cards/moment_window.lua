-- What a player may do in the windows of a test, as often as they like.
return asset {
  name = "Window", class = "neutral", cost = 0,

  free "You get +1 agility for this test." { effect = function(_, you) you:modify("agility", 1, "test") end },
  free "Spend 1 resource, for nothing else." { cost = cost.resources(1), effect = function() end },
  free "Exhaust an enemy here." { target = target.enemy_here {}, effect = function(_, _, foe) foe:exhaust() end },
  free "Take a clue from your location." { effect = function(_, you) you:discover(1) end },
  free "Discard a staff." { effect = function() each(find "in_play", function(card)
    if card.title == "Staff" then card:leave_play() end
  end) end },
  free "Draw 1 card." { effect = function(_, you) you:draw(1) end },
  free "Heal 1 damage." { effect = function(_, you) you:heal_damage(1) end },
  free "Discard your hand." { effect = function(_, you) you:discard_cards(cards_in("hand", you)) end },
  free "Blank a staff." { effect = function() each(find "in_play", function(card)
    if card.title == "Staff" then card:modify("text_blank", 1, "test") end
  end) end },
}
