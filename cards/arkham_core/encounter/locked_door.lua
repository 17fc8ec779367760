return treachery {
  name = "Locked Door", code = "01174", traits = { "Obstacle" },

  revelation "Attach this to the location with the most clues that has no Locked Door." {
    effect = function(me)
      local most, list = -1, {}
      for _, place in ipairs(find "locations") do
        local locked = #filter(find "attachments", function(card)
          return card.parent == place and card.title == me.title
        end) > 0
        if not locked and place.clues > most then most, list = place.clues, {} end
        if not locked and place.clues == most then list[#list + 1] = place end
      end
      local place = choose(game.lead, "Which door is locked?", list)
      if place then me:attach_to(place) end
    end,
  },

  constant "The attached location cannot be investigated." { attached = { cannot_be_investigated = 1 } },

  action "Break the door down: test combat (4). If you succeed, discard this." {
    test = { skill = "combat", difficulty = 4 }, success = function(me) me:leave_play() end,
  },
  action "Pick the lock: test agility (4). If you succeed, discard this." {
    test = { skill = "agility", difficulty = 4 }, success = function(me) me:leave_play() end,
  },
}
