return mythos {
  name = "That Which Consumes", colour = "green", difficulty = "easy", trait = "event",
  text = "The group discards 1 Gate. If it did not correspond to the current Omen, advance Doom by 1.",
  effect = function()
    local gate = choose(game.lead, "Which Gate is discarded?", cards_in "gates")
    if not gate then return end
    local matched = contains(matching_gates(), gate)
    gate:discard_gate()
    if not matched then advance_doom(1) end
  end,
}
