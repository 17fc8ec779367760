return treachery {
  name = "On Wings of Darkness", code = "01173",

  revelation "Test agility (4). If you fail: 1 damage, 1 horror; then leave all but Nightgaunts, for a Central place." {
    test = { skill = "agility", difficulty = 4 },
    together = true,
    fail = function(_, you)
      if you:take { damage = 1, horror = 1 } < 2 or not you:playing() then return end
      each(find("engaged", you), function(enemy)
        if not enemy:is "nightgaunt" then enemy:disengage() end
      end)
      local central = filter(find "locations", function(place)
        return place:is "central" and place ~= you.place and you:check("cannot_enter", place) == 0
      end)
      if not you:move_to(choose(you, "Where are you carried?", central)) then check_engagement() end
    end,
  },
}
