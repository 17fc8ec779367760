return event_card {
  name = "Borrowed Voice", class = { "rogue", "survivor" }, level = 0, cost = 1, icons = { agility = 1 }, traits = { "Trick" },
  text = "Play the top event of another discard pile as if it were in your hand. Then put it on the bottom of its owner's deck.",
  -- One that lies on top plays no event but what this one can play itself.
  condition = function(me, you)
    for _, inv in ipairs(players()) do
      local card = top("discard", inv)
      if inv ~= you and card and card:is "event" and card.title ~= me.title and
        you:can_play(card, { in_hand = true, discount = -me:check "cost" }) then   -- both are paid
        return true
      end
    end
    return false, "no other discard pile has an event on top that you could play"
  end,
  effect = function(_, you)
    local list = {}
    for _, inv in ipairs(players()) do
      local card = top("discard", inv)
      if inv ~= you and card and card:is "event" and you:can_play(card, { in_hand = true }) then list[#list + 1] = card end
    end
    local card = choose(you, "Which event?", list)
    if card then you:play(card, { in_hand = true }) end   -- an attack of opportunity may have changed what can be played
    if card and card.zone == "discard" then card:move("deck", card.owner, true) end
  end,
}
