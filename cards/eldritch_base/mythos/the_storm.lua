return mythos {
  name = "The Storm", colour = "yellow", difficulty = "hard", trait = "event",
  text = "Each investigator discards Clues equal to the number of Rumors in play. If there are none, draw and resolve "
    .. "a Rumor from the box.",
  effect = function()
    local n = #rumors()
    if n == 0 then
      local card = draw_rumor()
      if card then call_procedure("mythos_card", { card = card }) end
      return
    end
    for _, inv in ipairs(players()) do inv:discard_clues(n) end
  end,
}
