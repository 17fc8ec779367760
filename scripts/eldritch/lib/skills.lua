-- The skills, and the values that constants may change.

--- SKILLS: skill[]. The skills in the order of the investigator sheet, which is also the order of the values in
--- game.lua.
local SKILLS = { "lore", "influence", "observation", "strength", "will" }
--- VALUES: value[]. Every value that a constant may change.
local VALUES = { "lore", "influence", "observation", "strength", "will", "lore_bonus", "influence_bonus",
  "observation_bonus", "strength_bonus", "will_bonus", "additional_dice", "success", "double_six", "max_health",
  "max_sanity", "horror", "damage", "toughness", "will_modifier", "strength_modifier", "value", "reroll_two",
  "clue_credit", "cannot_move", "cannot_act", "cannot_rest", "cannot_be_delayed", "cannot_be_detained",
  "cannot_lose_health", "cannot_reroll_with_clues", "no_expedition", "gates_stay_open", "no_reserve",
  "ignores_monsters", "shares_assets" }

engine.export { SKILLS = SKILLS, VALUES = VALUES }
