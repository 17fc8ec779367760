return treachery {
  name = "Old Noises", traits = { "Terror" },
  revelation "Attach to your location." { effect = function(me, you) me:attach_to(you.place) end },
  haunted "Attached location gains: take 1 damage." {
    where = "it == me.parent", effect = function(_, you) you:take_damage(1) end },
}
