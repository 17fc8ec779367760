return mythos {
  name = "Patrolling the Border", colour = "green", difficulty = "normal", trait = "ongoing",

  enters_play "The Lead Investigator chooses 1 investigator, who becomes Delayed." (function(_, you)
    local inv = choose(you, "Who becomes Delayed?", players())
    if inv then inv:delay() end
  end),
  reckoning "In a City who fails to test Observation becomes Delayed and Detained. Discard this." (function(me)
    for _, inv in ipairs(players()) do
      if inv.place:is "city" and not inv:passes "observation" and is_playing(inv) then
        inv:delay()
        inv:gain_condition "detained"
      end
    end
    discard_mythos(me)
  end),
}
