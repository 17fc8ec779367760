return mythos {
  name = "From Beyond", colour = "green", difficulty = "hard", trait = "event",
  text = "Resolve the reckoning effect of each Mythos card in play twice, unless the group spends Clues equal to half "
    .. "of its number. If none has one, advance Doom by 1.",
  effect = function()
    local cards = filter(cards_in "mythos", has_reckoning)
    if #cards == 0 then return advance_doom(1) end
    if not group_spends("Spend Clues, instead of reckonings of Mythos cards?", half_of_us()) then
      reckon(cards, game.lead, 2)
    end
  end,
}
