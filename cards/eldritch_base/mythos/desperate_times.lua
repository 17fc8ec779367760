return mythos {
  name = "Desperate Times", colour = "yellow", difficulty = "hard", trait = "event",
  text = "Advance Doom by 2 unless the Lead Investigator gains a Dark Pact Condition.",
  effect = function(_, you)
    -- The investigator may have been defeated; that does not stop Doom.
    local pact = you:can_gain_condition "dark_pact" and confirm(you,
      "Gain a Dark Pact, instead of advancing Doom by 2?")
    if not (pact and you:gain_condition("dark_pact", true)) then advance_doom(2) end
  end,
}
