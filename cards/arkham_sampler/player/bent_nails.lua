return skill {
  name = "Bent Nails", class = "guardian", level = 1, icons = { combat = 1 }, traits = { "Improvised" }, keywords = { "Myriad" },
  if_successful "If you have committed another Bent Nails to this test, draw 1 card." { effect = function(me, you)
    local nails = filter(cards_in("committed", you), function(card) return card.title == me.title end)
    if #nails >= 2 and nails[1] == me then you:draw(1) end
  end },
}
