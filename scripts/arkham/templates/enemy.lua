-- template encounter: an enemy: an encounter card that engages and attacks
return enemy {
  name = "Card Name",
  traits = { "Humanoid", "Cultist" },
  keywords = { "hunter" },       -- hunter, retaliate, aloof, massive, alert, elusive
  fight = 2, health = 3, evade = 2,          -- a number, or an expression: health = "2 * players"
  damage = 1, horror = 1,        -- of its attack
  -- victory = 1,                -- experience, when it is defeated

  -- The investigator that it prefers, and the place where it enters play. Without them: any investigator, and engaged
  -- with the one who drew it.
  prey = function(_, inv) return -inv:check "agility" end,   -- the lowest agility: the highest number wins

  forced "After Card Name attacks you: lose 1 resource." {
    after = "attack", condition = { "enemy == me", "investigator == you" }, you = "investigator",
    effect = function(_, you) you:add("resources", -1) end,
  },
}
