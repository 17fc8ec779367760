-- A Monster is encountered in the middle of an encounter, without an ambush.
return asset {
  name = "Lucky Find", value = 1, traits = { "item" },

  encounter "As an encounter, spawn 1 Monster on your space and encounter it." {
    effect = { monster_spawns { encounter = true } },
  },
}
