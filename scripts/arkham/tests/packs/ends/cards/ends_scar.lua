return asset { name = "Scar", class = "neutral", cost = 0,
  forced "After trauma is suffered: count it." { after = "suffers_trauma",
    effect = function(me, _, _, event) me.uses = me.uses + event.trauma end } }
