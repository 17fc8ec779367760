-- Can be rung in every player window: shows where windows are.
return asset {
  name = "Bell", id = "bell", class = "neutral", cost = 0, fast = true,
  free "Ring." { effect = function(me) me.uses = me.uses + 1 end },
}
