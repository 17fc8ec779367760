-- What cards of scenarios forbid at locations, what stays as an agenda advances, and what is asked of all hands;
-- lib/enemies.lua, lib/encounter.lua, lib/abilities.lua and lib/harm.lua ask. (Rules Reference: Cannot)

-- Last of all, since it would give other values and sets other numbers, and so positions other hashes.
engine.game {
  values = {
    { "keeps_doom", "Above zero, the card keeps its doom as an agenda advances." },
    { "as_in_victory", "Of a location: above zero, its vengeance counts as if it were in the victory display." },
    { "cannot_spawn", "Above zero, the enemy cannot spawn at the location that is asked about." },
    { "cannot_resign", "Above zero, the investigator cannot resign." },
    { "cannot_investigate", "Above zero, the investigator cannot investigate the location that is asked about." },
    { "lingering", "Of an investigator: above zero, they have not left a location that wants to be left." },
    { "breathless", "Of an investigator: above zero, they began their turn under water and have not come up yet." },
  },
  periods = {
    { "advance", "While an agenda advances: until doom has been removed from the cards in play." },
  },
  sets = {
    hands = { about = "All hands of investigators.", zones = { "hand" } },
    encounter_discards = { about = "The encounter discard pile.", zones = { "encounter_discard" } },
  },
}
