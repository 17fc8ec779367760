local HEALTH, SANITY = "Spend Health", "Spend Sanity"

return investigator {
  name = "Lily Chen", id = "lily_chen", title = "The Martial Artist", health = 6, sanity = 6,
  lore = 2, influence = 2, observation = 2, strength = 4, will = 3, start = "shanghai",
  possessions = { "asset protective_amulet", "asset lucky_rabbits_foot" },
  crippled = "strength", insane = "influence",

  action "Spend any Health to recover as much Sanity, or the other way round." {
    condition = "(you.health > 1 and you.sanity < you.max_sanity) or (you.sanity > 1 and you.health < you.max_health)",
    effect = function(_, you)
      local ways = {}
      if you.health > 1 and you.sanity < you.max_sanity then ways[1] = HEALTH end
      if you.sanity > 1 and you.health < you.max_health then ways[#ways + 1] = SANITY end
      if choose(you, "Which?", ways) == HEALTH then
        local n = choose_number(you, "How much Health do you spend?", 1, you.health - 1)
        if you:spend_health(n) then you:recover_sanity(n) end
      else
        local n = choose_number(you, "How much Sanity do you spend?", 1, you.sanity - 1)
        if you:spend_sanity(n) then you:recover_health(n) end
      end
    end,
  },

  reaction "When you improve a skill: improve it again." {
    after = "skill_improved",
    condition = { "investigator == you", function(_, you, _, event) return you[SKILLS[event.amount] .. "_improved"] == 1 end },
    effect = function(_, you, _, event) you:improve(SKILLS[event.amount]) end,
  },
}
