-- A slot of the pack's own: the slots that an investigator has or an asset takes, and those that a card gives.
engine.game {
  values = {
    { "slot_head", "Head slots.", base = "it is investigator" },
    { "extra_slot_head", "Asked of a card about an asset: head slots of its own that could hold it." },
  },
}
