local function others_top(you)
  local list = {}
  for _, inv in ipairs(players()) do
    local card = inv ~= you and top("discard", inv)
    if card and card:is "event" and you:can_play(card, { in_hand = true }) then list[#list + 1] = card end
  end
  return list
end

return event_card {
  name = "Copycat", class = "neutral", cost = 0,
  text = "Play the top event of another investigator's discard pile as if it were in your hand. Then put it on the " ..
    "bottom of its owner's deck.",
  condition = function(_, you) return #others_top(you) > 0 end,
  effect = function(_, you)
    local card = choose(you, "Which event do you play?", others_top(you))
    if you:play(card, { in_hand = true }) and card.zone == "discard" then card:move("deck", card.owner, true) end
  end,
}
