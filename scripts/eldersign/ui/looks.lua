-- How things look on the table: frames of cards, and symbols. The dice and symbols of packs come to them
-- (lib/own_dice.lua).

local FRAMES = {
  adventure = { colour = "#6b4f2a", letter = "A" },
  other_world = { colour = "#5a3a7a", letter = "W", symbol = "gate" },
  entrance = { colour = "#3f5a4a", letter = "E" },
  monster = { colour = "#6e2f2f", letter = "M", symbol = "monster" },
  mask = { colour = "#7a2f5a", letter = "K", symbol = "mask" },
  ancient_one = { colour = "#274a3f", letter = "O", symbol = "elder_sign" },
  mythos = { colour = "#2a3f66", letter = "T", symbol = "moon" },
  common = { colour = "#7a6a45", letter = "C", symbol = "common" },
  unique = { colour = "#8a5a1f", letter = "U", symbol = "unique" },
  spell = { colour = "#3a4a8a", letter = "S", symbol = "spell" },
  ally = { colour = "#3f6f5f", letter = "L", symbol = "ally" },
  investigator = { colour = "#4a5560", letter = "I", symbol = "ally" },
  reference = { colour = "#555555", letter = "?" },
  die_green = { colour = "#2f8a4a", letter = "G" },
  die_yellow = { colour = "#c9a227", letter = "Y" },
  die_red = { colour = "#b03030", letter = "R" },
}

-- A magnifying glass whose lens is whole, so that a number in it is read at every size.
local LENS = { { 92, 48, 90, 59, 86, 70, 79, 79, 70, 86, 59, 90, 48, 92, 37, 90, 26, 86, 17, 79, 10, 70, 6, 59, 4, 48,
  6, 37, 10, 26, 17, 17, 26, 10, 37, 6, 48, 4, 59, 6, 70, 10, 79, 17, 86, 26, 90, 37 },
  { 72, 84, 84, 72, 100, 88, 88, 100 } }

local SYMBOLS = {
  -- The symbols on dice and in tasks.
  inv = { shape = "magnifier", colour = "#e8d8a8", word = "investigation" },
  inv_1 = { polygons = LENS, text = "1", colour = "#e8d8a8", word = "investigation 1" },
  inv_2 = { polygons = LENS, text = "2", colour = "#e8d8a8", word = "investigation 2" },
  inv_3 = { polygons = LENS, text = "3", colour = "#e8d8a8", word = "investigation 3" },
  inv_4 = { polygons = LENS, text = "4", colour = "#e8d8a8", word = "investigation 4" },
  lore = { shape = "scroll", colour = "#d9b26a", word = "lore" },
  peril = { shape = "skull", colour = "#e0e0d8", word = "peril" },
  terror = { shape = "tentacle", colour = "#9a6ad0", word = "terror" },
  wild = { shape = "star", colour = "#f0d040", word = "wildcard" },
  slot = { shape = "square", text = "M", colour = "#b05050", word = "monster task: a monster may cover it" },
  -- Things that investigators gain, lose and count.
  sanity = { shape = "brain", colour = "#6aa0e0", word = "sanity" },
  stamina = { shape = "heart", colour = "#d05050", word = "stamina" },
  clue = { shape = "lantern", colour = "#8ad06a", word = "clue" },
  trophy = { shape = "cup", colour = "#e0b040", word = "trophies" },
  doom = { shape = "eye", colour = "#d07030", word = "doom" },
  remove_doom = { shape = "eye", text = "-", colour = "#90c070", word = "remove a doom token" },
  elder_sign = { shape = "elder_star", colour = "#60d0a0", word = "elder sign" },
  common = { shape = "bag", colour = "#c0a870", word = "common item" },
  unique = { shape = "key", colour = "#e0a040", word = "unique item" },
  spell = { shape = "spiral", colour = "#7a8ae0", word = "spell" },
  ally = { shape = "person", colour = "#70b8a0", word = "ally" },
  choice = { shape = "question", colour = "#d0d0c0", word = "a common item, a unique item or a spell" },
  gate = { shape = "gate", colour = "#a070d0", word = "gate: another world opens" },
  monster = { shape = "paw", colour = "#d06060", word = "monster" },
  lose_clue = { shape = "lantern", text = "-", colour = "#d07060", word = "lose a clue" },
  lose_common = { shape = "bag", text = "-", colour = "#d07060", word = "lose a common item" },
  lose_unique = { shape = "key", text = "-", colour = "#d07060", word = "lose a unique item" },
  lose_spell = { shape = "spiral", text = "-", colour = "#d07060", word = "lose a spell" },
  lose_trophy = { shape = "cup", text = "-", colour = "#d07060", word = "lose a trophy" },
  -- Dice and locks.
  lock = { shape = "lock", colour = "#c0c0b0", word = "locked dice" },
  lock_green = { shape = "lock", text = "G", colour = "#50b070", word = "locks a green die" },
  lock_yellow = { shape = "lock", text = "Y", colour = "#d0b030", word = "locks the yellow die" },
  lock_red = { shape = "lock", text = "R", colour = "#d05050", word = "locks the red die" },
  die_green = { shape = "die", text = "G", colour = "#50b070", word = "green die" },
  die_yellow = { shape = "die", text = "Y", colour = "#d0b030", word = "yellow die" },
  die_red = { shape = "die", text = "R", colour = "#d05050", word = "red die" },
  hold = { shape = "hand", colour = "#d8c8b0", word = "dice that it holds" },
  -- The rest.
  use = { shape = "bolt", colour = "#e0c060", word = "may be used" },
  clock = { shape = "clock", colour = "#d8d0b8", word = "the clock; midnight" },
  space = { shape = "circle", colour = "#5a6660", word = "free space" },
  mask = { shape = "mask", colour = "#d070a0", word = "mask" },
  moon = { shape = "moon", colour = "#a8b8e0", word = "mythos" },
  tick = { shape = "tick", colour = "#70d080", word = "completed" },
}

return { frames = FRAMES, symbols = SYMBOLS }
