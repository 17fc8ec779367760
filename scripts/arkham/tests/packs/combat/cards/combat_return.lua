return treachery { name = "Return", revelation "Shuffle this into the encounter deck." {
  effect = function(me) me:shuffle_into "encounter_deck" end } }
