-- The road begins there.
patch("eldritch_base:istanbul", function(card) table.insert(card.paths, { "salt_gate", "train" }) end)
