-- One ability of each kind.
return asset {
  name = "Stage Prop", class = "seeker", level = 0, cost = 0, icons = { intellect = 1 },
  constant "You get +1 agility." { you = { agility = 1 } },
  forced "After your turn begins: gain 1 resource." { after = "turn_begins", condition = "investigator == you",
    effect = function(_, you) you:gain(1) end },
  free "Heal 1 horror." { condition = "you.horror > 0", effect = function(_, you) you:heal_horror(1) end },
  action "Gain 2 resources." { effect = function(_, you) you:gain(2) end },
  reaction "After you gain resources: take 1 horror." { after = "resources_gained", limit = "turn",
    condition = "investigator == you", effect = function(_, you) you:take_horror(1) end },
}
