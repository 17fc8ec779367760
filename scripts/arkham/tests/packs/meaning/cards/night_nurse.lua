-- Notes each card that exhausts or readies.
return asset {
  name = "Night Nurse", class = "neutral", cost = 0, memory = { "slept", "woke" },
  forced "After a card exhausts: note it." { after = "exhausts", effect = function(me) me.slept = me.slept + 1 end },
  forced "After a card readies: note it." { after = "readies", effect = function(me) me.woke = me.woke + 1 end },
}
