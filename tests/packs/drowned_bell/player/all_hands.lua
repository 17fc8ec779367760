return skill {
  name = "All Hands", code = "db011", class = "survivor", level = 0, icons = { wild = 1 }, traits = { "Practiced" },
  max_committed = 1,

  -- Everybody decides at the same time, each for themselves.
  if_successful "If this test is successful, each other investigator at its location may draw 1 card." {
    effect = function()
      local tester = current("test").tester
      local crew = filter(find("here", tester), function(inv) return inv ~= tester end)
      local lists = {}
      for i = 1, #crew do lists[i] = { "draw 1 card", "no" } end
      for i, chosen in ipairs(choose_each("Do you draw 1 card?", crew, lists)) do
        if chosen[1] == "draw 1 card" then crew[i]:draw(1) end
      end
    end,
  },
}
