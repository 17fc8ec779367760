local function allies()
  local list = {}
  for _, inv in ipairs(players()) do
    for _, card in ipairs(cards_in("discard", inv)) do
      if card:is "ally" and card:is "asset" then list[#list + 1] = card end
    end
  end
  return list
end

return event_card {
  name = "Lucky Meeting", class = "neutral", cost = 1,
  text = "Put an Ally asset of any discard pile into play under your control. Discard it at the end of the round.",
  condition = function() return #allies() > 0 end,
  effect = function(me, you)
    local ally = choose(you, "Whom do you meet?", allies())
    ally:enter_play(you)
    if ally.in_play then me:arm("farewell", you, ally) end
  end,
  named "farewell" "At the end of the round: discard the Ally." {
    at = "round_ends", effect = function(_, _, ally) ally:leave_play() end,
  },
}
