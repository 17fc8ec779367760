return asset { name = "Herald", class = "neutral", story = true, unique = true,
  revelation "Put this into play at the Rim." { effect = function(me) me:enter_at(find_location "Rim") end },
}
