return event_card {
  name = "Wages", class = "neutral", cost = "x", text = "Draw X cards.", effect = function(me, you) you:draw(me.x) end,
}
