-- Comes before effects that are forced "when it attacks": they do not happen if the attack is cancelled.
return event_card {
  name = "Dodge", code = "01023", class = "guardian", level = 0, cost = 1, icons = { willpower = 1, agility = 1 },
  traits = { "Tactic" }, fast = true,
  text = "When an enemy attacks an investigator at your location: cancel that attack.",
  would = "attack", condition = "place(investigator) == here",
  effect = function(_, _, _, attack) attack:cancel() end,
}
