return monster {
  name = "Nightgaunt", will = 0, horror = 2, strength = -2, damage = 1, toughness = 2,

  reckoning "Carry an investigator of this space off 1 space, Delayed; or move 2 toward the nearest." (function(me)
    local inv = choose(decider(), "Whom does " .. me.title .. " carry off?", on_space("investigators", me.place))
    if inv then
      local space = choose(decider(), "To which space?", neighbours(me.place))
      inv:move_to(space)
      me:move_monster(space)
      inv:delay()
      return
    end
    local prey = the_nearest(me.place, players())
    for _ = 1, 2 do
      if prey then me:move_monster(toward(me.place, prey.place)) end
    end
  end),
}
