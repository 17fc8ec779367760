return asset { name = "Later Hourglass", class = "neutral", uses = { charges = 1 },
  reaction "When a phase begins, spend 1 charge: skip it." { when = "phase_begins", cost = cost.spend(1),
    effect = function(_, _, _, event) event:cancel() end },
  reaction "After a phase ends, spend 1 charge: repeat it." { after = "phase_ends", cost = cost.spend(1),
    effect = function() repeat_phase() end },
}
