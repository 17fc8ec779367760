return monster {
  name = "Hound of Tindalos", will = 0, horror = 2, strength = -1, damage = 3, toughness = 3,

  reckoning "Move to the nearest space with an investigator; one there encounters this Monster at once." (function(me)
    local nearest_one = the_nearest(me.place, players())
    if not nearest_one then return end
    me:move_monster(nearest_one.place)
    local inv = choose(decider(), "Who encounters " .. me.title .. "?", on_space("investigators", me.place))
    if inv then inv:encounter_monster(me) end
  end),
}
