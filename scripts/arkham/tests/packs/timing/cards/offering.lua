-- Costs that take cards: from one's own hand, and of one's own in play.
local function items(you)
  return filter(find("my_assets", you), function(card) return card:is "item" end)
end

return asset {
  name = "Offering", class = "neutral", cost = 0,
  free "Discard 1 card from your hand: gain 1 resource." {
    cost = { amount = "count(hand) > 0", pay = function(_, you)
      you:discard_card(choose(you, "Discard which card?", cards_in("hand", you)))
    end },
    effect = function(_, you) you:gain(1) end,
  },
  free "Discard an Item you control: gain 3 resources." {
    cost = { amount = "any(my_assets: it is item)", pay = function(_, you)
      choose(you, "Discard which Item?", items(you)):leave_play()
    end },
    effect = function(_, you) you:gain(3) end,
  },
}
