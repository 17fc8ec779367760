return treachery {
  name = "Trance",
  revelation "Take 1 horror. Resolve each haunted ability of your location; if you cannot, each investigator gains 1 resource." {
    effect = function(_, you)
      local here = you.place
      you:take_horror(1)
      if you:resolve_haunted(here) then return end
      for _, inv in ipairs(players()) do inv:gain(1) end
    end,
  },
}
