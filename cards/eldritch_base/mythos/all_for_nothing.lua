return mythos {
  name = "All For Nothing", colour = "yellow", difficulty = "hard", trait = "event",
  text = "Shuffle a solved Mystery into the Mystery deck, unless the group spends Clues equal to half of its number. "
    .. "If none was solved, advance Doom by 1.",
  effect = function()
    if size "solved_mysteries" == 0 then return advance_doom(1) end
    if not group_spends("Spend Clues, instead of losing a solved Mystery?", half_of_us()) then unsolve_mystery() end
  end,
}
