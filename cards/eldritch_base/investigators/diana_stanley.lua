local DISCARD, MOVE = "Discard all Monsters here", "Move the Cultist"

return investigator {
  name = "Diana Stanley", id = "diana_stanley", title = "The Redeemed Cultist", health = 7, sanity = 5,
  lore = 4, influence = 2, observation = 3, strength = 3, will = 1, start = "space_7",
  possessions = { "asset arcane_manuscripts", "spell wither" },
  crippled = "lore", insane = "influence",

  action "With a Cultist here: discard all Monsters here, or move the Cultist to any other space." {
    condition = "any(monsters_here: it is cultist)",
    effect = function(_, you)
      local here = on_space("monsters", you.place)
      if choose(you, "Which?", { DISCARD, MOVE }) == DISCARD then
        together(each, here, function(monster) monster:discard_monster() end)
        return
      end
      local cultist = choose(you, "Which Cultist?", filter(here, function(monster) return monster:is "cultist" end))
      local others = filter(cards_in "map", function(space) return space ~= you.place end)
      cultist:move_monster(choose(you, "Move it where?", others))
    end,
  },

  constant "The horror of Monsters that you encounter is at most 1." {
    -- A Cultist has the horror that the Ancient One's sheet gives it.
    modify = { { value = "horror", op = "set", amount = "1",
      where = "it == combat.monster and (it is cultist or base(horror, it) > 1)" } },
    condition = "fighting",
  },
}
