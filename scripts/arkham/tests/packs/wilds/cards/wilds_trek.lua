-- A campaign in which supplies are bought before the first scenario, and after a resolution.
return campaign { name = "The Trek", scenarios = { "wilds_trek_coast", "wilds_trek_hills", "wilds_trek_summit" },
  bags = { standard = { "0", "-1", "skull" } },
  supplies = {
    wilds_trek_coast = { points = { 6, 4, 3 }, supplies = { "wilds_torches", "wilds_rope", "wilds_blanket" } },
    wilds_trek_summit = { points = { 2 }, supplies = { "wilds_torches" } },
  } }
