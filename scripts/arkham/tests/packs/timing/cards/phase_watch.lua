return asset {
  name = "Phase Watch", class = "neutral", cost = 0, memory = { "combat", "rang" },
  forced "At the end of the phase: note your combat." {
    at = "phase_ends",
    effect = function(me, you)
      me.combat = you:check "combat"
      me.rang = me.rang + 1
    end,
  },
}
