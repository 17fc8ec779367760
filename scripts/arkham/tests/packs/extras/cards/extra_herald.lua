return asset { name = "Herald", class = "neutral", story = true, unique = true,
  revelation "Put this into play at the Rim." {
    effect = function(me)
      local rim = find_location "Rim"
      if rim then me:enter_at(rim) end
    end,
  },
}
