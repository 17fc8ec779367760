local function improved(inv) return filter(SKILLS, function(skill) return inv[skill .. "_improved"] > 0 end) end

return investigator {
  name = "Lola Hayes", id = "lola_hayes", title = "The Actress", health = 5, sanity = 7,
  lore = 2, influence = 4, observation = 2, strength = 2, will = 3, start = "tokyo",
  possessions = { "asset derringer_18", "improve" },
  crippled = "influence", insane = "influence",

  action "Spend any Improvement tokens: improve a skill for each +1 on them." {
    condition = function(_, you) return #improved(you) > 0, "you have no Improvement token" end,
    effect = function(_, you)
      local skills, titles = improved(you), {}
      for i, skill in ipairs(skills) do titles[i] = skill_name(skill) .. " +" .. you[skill .. "_improved"] end
      local spent = choose(you, "Which tokens do you spend?", titles, { max = #titles, many = true })
      local n = 0
      for i, skill in ipairs(skills) do
        if contains(spent, titles[i]) then n = n - you:add(skill .. "_improved", -2) end
      end
      for _ = 1, n do you:improve() end
    end,
  },

  free "Once a round: an investigator here rolls 1 additional die in a test." {
    window = "before_roll", limit = { per = "round", scope = "group" },
    who = "you in investigators and place(you) == place(me)", you = "test.inv",
    effect = function(_, you) you:add_dice(1) end,
  },
}
