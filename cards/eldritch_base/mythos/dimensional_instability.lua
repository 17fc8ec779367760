return mythos {
  name = "Dimensional Instability", colour = "green", difficulty = "normal", trait = "event",
  text = "Discard each Gate that corresponds to the current Omen; advance Doom by 1 for each.",
  effect = function()
    local gates = matching_gates()
    for _, gate in ipairs(gates) do gate:discard_gate() end
    advance_doom(#gates)
  end,
}
