-- A slot of the pack's own, of which each investigator has one (scripts/arkham/README.md, "Tarot slot").
engine.game {
  values = {
    { "slot_boots", "Boots slots.", base = "it is investigator" },
    { "extra_slot_boots", "Asked of a card about an asset: boots slots of its own that could hold it." },
  },
}
