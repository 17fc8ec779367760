-- Investigators and enemies that cannot engage, harm or defeat each other, and actions that provoke nothing;
-- lib/enemies.lua, lib/harm.lua and the policy in game.lua ask. (Rules Reference: Cannot)

-- Last of all, since it would give other values other numbers, and so positions other hashes.
engine.game {
  values = {
    { "shares_reach", "Of an asset that shares harm: above zero, also with investigators at connecting locations." },
    { "unprovoked", "Above zero, actions of the investigator provoke no attacks of opportunity." },
    { "cannot_be_engaged", "Above zero, the investigator cannot engage the enemy that is asked about, nor it them." },
    { "cannot_attack", "Above zero, the investigator cannot attack the enemy that is asked about." },
    { "cannot_harm", "Above zero, the investigator cannot deal damage to the enemy that is asked about." },
    { "cannot_defeat", "Above zero, the investigator cannot defeat the enemy that is asked about." },
  },
}
