-- Cards lie beneath it; while any do, it helps.
return asset {
  name = "Test Chest", class = "neutral", cost = 0,
  constant "While a card is beneath this, you get +1 intellect." {
    condition = "count(beneath_me) > 0", modify = { { value = "intellect", where = "it == you" } },
  },
  free "Place a card of your hand beneath this." {
    effect = function(me, you)
      local card = choose(you, "Which card?", cards_in("hand", you))
      if card then card:put_beneath(me) end
    end,
  },
  free "Place the top card of your deck facedown beneath this." {
    effect = function(me, you)
      local card = top("deck", you)
      if card then card:put_beneath(me, true) end
    end,
  },
  free "Draw the cards beneath this." {
    condition = "count(beneath_me) > 0",
    effect = function(me, you) for _, card in ipairs(cards_beneath(me)) do card:move("hand", you) end end,
  },
}
