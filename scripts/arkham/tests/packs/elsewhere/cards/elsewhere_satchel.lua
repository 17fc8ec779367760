return asset {
  name = "Satchel", class = "neutral", cost = 0,
  free "Put an Item beneath this into play, if it can enter play." {
    condition = "any(beneath_me: it is item)",
    effect = function(me, you)
      local item = choose(you, "Which Item?", filter(cards_beneath(me), function(card) return card:is "item" end))
      item:enter_play(you)
    end,
  },
}
