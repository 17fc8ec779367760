return ancient_one {
  name = "Azathoth", title = "The Daemon Sultan", doom = 15, mysteries = 3,
  mythos = { { 1, 2, 1 }, { 2, 3, 1 }, { 2, 4, 0 } },
  cultist = {
    will = 0, horror = 1, toughness = 1,
    after_will "Lose 1 Health and defeat this Monster." (function(monster, inv)
      together(function()
        inv:lose_health(1)
        monster:defeat(inv)
      end)
    end),
  },

  named "setup" "Place 1 Eldritch token on the green space of the Omen track." (function()
    for _, space in ipairs(cards_in "omen_track") do
      if space:is "green" then space.eldritch = 1 end
    end
  end),
  forced "When the Omen token enters the green space, advance Doom by 1 for each Eldritch token there." {
    after = "omen_advances", condition = "space is green",
    effect = function(_, _, _, event) advance_doom(event.space.eldritch) end,
  },
  named "awakens" "The investigators lose the game." (function(me) lose_game("card", me) end),
}
