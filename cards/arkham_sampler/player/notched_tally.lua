return event_card {
  name = "Notched Tally", class = "rogue", level = 0, cost = 1, icons = { intellect = 1 }, traits = { "Favor" },
  keywords = { "Customizable" },
  upgrades = {
    { name = "Deep Notch", boxes = 1, text = "You gain 2 resources more." },
    { name = "Shared Tally", boxes = 2, text = "Each other investigator at your location draws 1 card." },
  },
  text = "Gain 3 resources.", condition = "could_gain",
  effect = function(me, you)
    you:gain(me:upgraded "Deep Notch" and 5 or 3)
    if not me:upgraded "Shared Tally" then return end
    for _, inv in ipairs(players()) do
      if inv ~= you and inv.place == you.place then inv:draw(1) end
    end
  end,
}
