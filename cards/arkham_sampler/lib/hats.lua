-- A slot of the pack's own, of which each investigator has one (scripts/arkham/README.md, "Tarot slot").
engine.game {
  values = {
    { "slot_head", "Head slots.", base = "it is investigator" },
    { "extra_slot_head", "Asked of a card about an asset: head slots of its own that could hold it." },
  },
}
