return skill {
  name = "Careful Hands", class = "seeker", level = 0, icons = { intellect = 2 }, traits = { "Practiced" },
  constant "Commit this only to an investigation." { commit_only = "investigating" },
  if_successful "You may increase or decrease the flood level of your location." { effect = function(_, you)
    local place = you.place
    choose_one(you, "The flood level?", {
      { "Leave it", effect = function() end },
      { "Increase it", effect = function() place:increase_flood() end },
      { "Decrease it", effect = function() place:decrease_flood() end },
    })
  end },
}
