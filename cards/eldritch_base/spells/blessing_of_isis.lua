return spell {
  name = "Blessing of Isis", traits = { "ritual" },

  casting "Test Lore -1; on a pass, an investigator here gains Blessed." {
    action = true, modifier = -1, choose_first = true, prompt = "Who is to gain Blessed?",
    choose = function(you)
      return filter(find("here", you), function(inv) return not inv:has_condition "blessed" end)
    end,
    pass = function(_, e)
      if e.target then e.target:gain_condition "blessed" end
    end,
  },

  backs = {
    { [0] = chosen(gain_condition "cursed"), [1] = lose_sanity(1), [2] = {} },
    { [0] = lose_health(1), [3] = step("each investigator here without Blessed may gain it", function(you)
      for _, inv in ipairs(find("here", you)) do
        if not inv:has_condition "blessed" and confirm(inv, "Gain Blessed?") then inv:gain_condition "blessed" end
      end
    end) },
  },
}
