require "lib/hats"

return asset {
  name = "Slots Hatbox", class = "neutral", level = 0, cost = 0,
  constant "You have an additional brow slot, only for Clothing." {
    me = { extra_slots = 1 }, modify = { { value = "extra_slot_brow", where = "it == me and that is clothing" } },
  },
}
