-- It names the first part alone: the second follows from the checkpoint.
return campaign { name = "The Road of Ice", scenarios = { "ice_first", "ice_after" },
  bags = { standard = { "0", "-1", "skull" } } }
