return asset {
  name = "Blood Price", class = "neutral", cost = 0,
  free "Take 1 horror: gain 3 resources." { cost = cost.horror(1), effect = function(_, you) you:gain(3) end },
  free "Take 2 damage: gain 5 resources." { cost = cost.damage(2), effect = function(_, you) you:gain(5) end },
  free "A price that cannot be worked out: gain 9 resources." {
    cost = { pay = function() error "no such price" end }, effect = function(_, you) you:gain(9) end,
  },
  free "Discard any number of cards: gain 2 resources if there were any." {
    cost = { pay = function(_, you)
      local cards = choose(you, "Discard which?", cards_in("hand", you), { min = 0, max = 9, many = true })
      each(cards, function(card) you:discard_card(card) end)
      return #cards > 0
    end },
    effect = function(_, you) you:gain(2) end,
  },
}
