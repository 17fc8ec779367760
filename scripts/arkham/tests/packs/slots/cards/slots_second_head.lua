require "lib/hats"

return asset {
  name = "Slots Second Head", class = "neutral", level = 0, cost = 0,
  constant "You have 1 additional brow slot." { you = { slot_brow = 1 } },
}
