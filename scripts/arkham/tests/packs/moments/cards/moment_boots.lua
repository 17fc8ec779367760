return asset {
  name = "Moment Boots", class = "neutral", cost = 0,

  reaction "After you move, before enemies there engage you, exhaust this: move to a connecting location." {
    when = "arrives", condition = "investigator == you", cost = cost.exhaust(), target = target.connecting_location(),
    effect = function(_, you, place) you:move_to(place) end,
  },
}
