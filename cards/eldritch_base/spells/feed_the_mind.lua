return spell {
  name = "Feed the Mind", traits = { "ritual" },

  casting "Test Lore -1; on a pass, an investigator here improves a skill." {
    action = true, modifier = -1, prompt = "Who is to improve a skill?",
    choose = function(you) return find("here", you) end,
    pass = function(_, e) e.target:improve() end,
  },

  backs = {
    { [0] = unless(losing_sanity(2), discard_this()), [3] = chosen(improve()) },
    { [0] = unless_a_4(), [1] = lose_sanity(1) },
  },
}
