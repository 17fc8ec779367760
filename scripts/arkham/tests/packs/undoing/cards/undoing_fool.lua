return asset { name = "Undoing Fool", class = "neutral",
  free "Gain 1 resource, and undo what nobody has done." { effect = function(_, you, _, event)
    you:gain(1)
    undo_action(event or { investigator = you })
  end },
}
