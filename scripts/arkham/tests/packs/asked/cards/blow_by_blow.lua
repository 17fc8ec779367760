return asset { name = "Blow by Blow", class = "neutral", level = 0, cost = 0, memory = { "attacks" },
  forced "Every attack is counted." { after = "attack_over", effect = function(me) me.attacks = me.attacks + 1 end } }
