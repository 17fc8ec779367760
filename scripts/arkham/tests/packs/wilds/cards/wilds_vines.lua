return treachery { name = "Grasping Vines",
  revelation "Attach to your location." { effect = function(me, you) me:attach_to(you.place) end },
}
