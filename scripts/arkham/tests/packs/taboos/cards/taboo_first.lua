return taboo { name = "First Test List", version = "1.2", cards = {
  knife = { xp = 1 },                           -- of level 0
  beat_cop_2 = { xp = 2 },
  ["arkham_core:dodge"] = { forbidden = true },
  taboo_lamp = { exceptional = true },          -- of level 2
  taboo_rare = { xp = 1 },                      -- exceptional, of level 2
  taboo_rope_3 = { xp = -2 },
  taboo_cheap = { xp = -5 },                    -- of level 1
  taboo_chain = { xp = 2 },                     -- of level 1, and there is one of level 4
  ["99999"] = { xp = 1 },                       -- a card of a pack that is not there
} }
