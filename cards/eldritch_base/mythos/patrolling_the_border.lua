return mythos {
  name = "Patrolling the Border", colour = "green", difficulty = "normal", trait = "ongoing",

  enters_play "The Lead Investigator chooses 1 investigator, who becomes Delayed." (function(_, you)
    local inv = choose(you, "Who becomes Delayed?", players())
    if inv then inv:delay() end
  end),
  reckoning "Each investigator on a City space tests Observation, else is Delayed and Detained. Discard this." (function(me)
    for _, inv in ipairs(players()) do
      if inv.place:is "city" and not inv:passes "observation" and is_playing(inv) then
        inv:delay()
        inv:gain_condition "detained"
      end
    end
    discard_mythos(me)
  end),
}
