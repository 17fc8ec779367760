return asset {
  name = "Phase Watch", class = "neutral", cost = 0, memory = { "saw", "rang" },
  forced "At the end of the phase: note your combat." {
    at = "phase_ends",
    effect = function(me, you)
      me.saw = you:check "combat"
      me.rang = me.rang + 1
    end,
  },
}
