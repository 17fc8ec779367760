return act {
  name = "Investigating the Trail", code = "01146", clues = "3 * players",

  advance "Put the Ritual Site into play, if it is not; the cultists who got away spawn at the Main Path." {
    together = true,
    effect = function()
      if not find_location "Ritual Site" then put_location(set_aside_card "ritual_site") end
      local path = find_location "Main Path"
      for _, id in ipairs(log_list "cultists_escaped") do create(id, "set_aside"):spawn(nil, path) end
    end,
  },
}
