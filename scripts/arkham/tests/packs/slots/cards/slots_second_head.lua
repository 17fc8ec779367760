require "lib/hats"

return asset {
  name = "Slots Second Head", class = "neutral", level = 0, cost = 0,
  constant "You have 1 additional head slot." { you = { slot_head = 1 } },
}
