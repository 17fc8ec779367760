-- template monsters: a monster of the cup
return monster {
  name = "Card Name",
  trophy = 2,
  tasks = { "I2 P" },            -- it covers a monster task, or is another task
  -- lock = "yellow",            -- a die that it takes as long as it is in play
  -- rewards = { "clue" },       -- for the investigator who overcomes it

  at_midnight "Each investigator on this adventure loses 1 stamina." (function(me)
    for _, inv in ipairs(players()) do
      if inv.place == me.place then inv:lose_stamina(1) end
    end
  end),
}
