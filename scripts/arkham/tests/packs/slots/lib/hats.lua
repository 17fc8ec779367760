-- A slot of the pack's own: the slots that an investigator has or an asset takes, and those that a card gives.
engine.game {
  values = {
    { "slot_brow", "Brow slots.", base = "it is investigator" },
    { "extra_slot_brow", "Asked of a card about an asset: brow slots of its own that could hold it." },
  },
}
