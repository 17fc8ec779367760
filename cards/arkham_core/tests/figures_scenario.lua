-- What is printed on each card: cost, icons, slots, uses, health, skills, traits, keywords. Figures that a line does not
-- name must be absent or zero.

local figures = require "helpers/figures"

test("the figures of the cards in weaknesses/", figures {
  { "abandoned_and_alone", "treachery", name = "Abandoned and Alone", traits = "madness", tags = "weakness" },
  { "amnesia", "treachery", name = "Amnesia", traits = "madness", tags = "weakness basic_weakness", copies = 2 },
  { "cover_up", "treachery", name = "Cover Up", traits = "task", tags = "weakness" },
  { "hospital_debts", "treachery", name = "Hospital Debts", traits = "task", tags = "weakness" },
  { "dark_memory", "event", name = "Dark Memory", cost = 2, traits = "spell", tags = "weakness" },
  { "haunted", "treachery", name = "Haunted", traits = "curse", tags = "weakness basic_weakness", copies = 1 },
  { "hypochondria", "treachery", name = "Hypochondria", traits = "madness", tags = "weakness basic_weakness",
    copies = 1 },
  { "mob_enforcer", "enemy", name = "Mob Enforcer", health = 3, fight = 4, evade = 3, attack_damage = 1,
    attack_horror = 0, traits = "humanoid criminal", tags = "hunter weakness basic_weakness", copies = 1 },
  { "paranoia", "treachery", name = "Paranoia", traits = "madness", tags = "weakness basic_weakness", copies = 2 },
  { "psychosis", "treachery", name = "Psychosis", traits = "madness", tags = "weakness basic_weakness", copies = 1 },
  { "silver_twilight_acolyte", "enemy", name = "Silver Twilight Acolyte", health = 3, fight = 2, evade = 3,
    attack_damage = 1, attack_horror = 0, traits = "humanoid cultist silver_twilight",
    tags = "hunter weakness basic_weakness", copies = 1 },
  { "stubborn_detective", "enemy", name = "Stubborn Detective", health = 2, fight = 3, evade = 2, attack_damage = 1,
    attack_horror = 0, traits = "humanoid detective", tags = "hunter weakness basic_weakness", copies = 1 },
  { "the_necronomicon", "asset", name = "The Necronomicon", slot_hand = 1, traits = "item tome", tags = "weakness" },
})

test("the figures of the cards in encounter/", figures {
  { "ancient_evils", "treachery", name = "Ancient Evils", traits = "omen" },
  { "crypt_chill", "treachery", name = "Crypt Chill", traits = "hazard" },
  { "dissonant_voices", "treachery", name = "Dissonant Voices", traits = "terror" },
  { "frozen_in_fear", "treachery", name = "Frozen in Fear", traits = "terror" },
  { "ghoul_minion", "enemy", name = "Ghoul Minion", health = 2, fight = 2, evade = 2, attack_damage = 1,
    attack_horror = 1, traits = "humanoid monster ghoul" },
  { "grasping_hands", "treachery", name = "Grasping Hands", traits = "hazard" },
  { "obscuring_fog", "treachery", name = "Obscuring Fog", traits = "hazard" },
  { "ravenous_ghoul", "enemy", name = "Ravenous Ghoul", health = 3, fight = 3, evade = 3, attack_damage = 1,
    attack_horror = 1, traits = "humanoid monster ghoul" },
  { "rotting_remains", "treachery", name = "Rotting Remains", traits = "terror" },
  { "swarm_of_rats", "enemy", name = "Swarm of Rats", health = 1, fight = 1, evade = 3, attack_damage = 1,
    attack_horror = 0, traits = "creature", tags = "hunter" },
})

test("the figures of the cards in the_gathering/", figures {
  { "attic", "location", name = "Attic", shroud = 1, clue_value = 2, victory = 1 },
  { "cellar", "location", name = "Cellar", shroud = 4, clue_value = 2, victory = 1 },
  { "flesh_eater", "enemy", name = "Flesh-Eater", health = 4, fight = 4, evade = 1, attack_damage = 1,
    attack_horror = 2, victory = 1, traits = "humanoid monster ghoul" },
  { "ghoul_priest", "enemy", name = "Ghoul Priest", health = 5, fight = 4, evade = 4, attack_damage = 2,
    attack_horror = 2, victory = 2, traits = "humanoid monster ghoul elite", tags = "hunter retaliate" },
  { "hallway", "location", name = "Hallway", shroud = 1, clue_value = 0 },
  { "icy_ghoul", "enemy", name = "Icy Ghoul", health = 4, fight = 3, evade = 4, attack_damage = 2, attack_horror = 1,
    victory = 1, traits = "humanoid monster ghoul" },
  { "lita_chantler", "asset", name = "Lita Chantler", cost = 0, sanity = 3, health = 3, slot_ally = 1, story = 1,
    traits = "ally", tags = "unique neutral" },
  { "parlor", "location", name = "Parlor", shroud = 2, clue_value = 0 },
  { "rise_of_the_ghouls", "agenda", name = "Rise of the Ghouls", doom_threshold = 7 },
  { "study", "location", name = "Study", shroud = 2, clue_value = 2 },
  { "the_barrier", "act", name = "The Barrier", clue_threshold = 3 },
  { "the_gathering_reference", "reference", name = "The Gathering (reference)" },
  { "theyre_getting_out", "agenda", name = "They're Getting Out!", doom_threshold = 10 },
  { "trapped", "act", name = "Trapped", clue_threshold = 2 },
  { "what_have_you_done", "act", name = "What Have You Done?" },
  { "whats_going_on", "agenda", name = "What's Going On?!", doom_threshold = 3 },
})
