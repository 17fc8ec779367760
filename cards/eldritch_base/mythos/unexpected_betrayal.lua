return mythos {
  name = "Unexpected Betrayal", colour = "green", difficulty = "normal", trait = "event",
  effect = { each_investigator({ lose_health(3), discard_possession("ally", 1, "asset") }, "with an Ally Asset",
    function(inv) return has_asset(inv, "ally") end) },
}
