-- Counts on itself how often anything exhausts or readies.
return asset { name = "Counting Bird", class = "neutral", cost = 1,
  forced "After a card exhausts: count." { after = "exhausts", effect = function(me) me:add("uses", 1) end },
  forced "After a card readies: count." { after = "readies", effect = function(me) me:add("uses", 1) end } }
