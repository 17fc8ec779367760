-- Of the worked example of the Grim Rule (FAQ 1.5).
return treachery {
  name = "Locked Door", traits = { "Obstacle" }, attach_limit = 1,

  revelation "Attach this to the location with the most clues and without a Locked Door." {
    effect = function(me)
      local most, list = -1, {}
      for _, place in ipairs(find "locations") do
        local locked = false
        for _, card in ipairs(find "attachments") do
          locked = locked or card.parent == place and card.title == me.title
        end
        if not locked and place.clues > most then most, list = place.clues, {} end
        if not locked and place.clues == most then list[#list + 1] = place end
      end
      local place = choose(game.lead, "Which door is locked?", list)
      if place then me:attach_to(place) end
    end,
  },
}
