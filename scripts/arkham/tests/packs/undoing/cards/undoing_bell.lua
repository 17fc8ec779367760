return asset { name = "Undoing Bell", class = "neutral",
  reaction "After an action of yours is over: undo it." { after = "action_over", condition = "investigator == you",
    effect = function(_, _, _, event) undo_action(event) end },
}
