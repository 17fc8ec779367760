return treachery {
  name = "The Undertow", weakness = "signature", traits = { "Hazard" },
  revelation "Your location becomes fully flooded. Take 1 damage for each flooded location." {
    together = true,
    effect = function(_, you)
      you.place:set_flood "fully"
      you:take_damage(#filter(find "locations", function(place) return place.flood_level > 0 end))
    end,
  },
}
