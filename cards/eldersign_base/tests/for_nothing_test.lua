-- An effect that would change nothing is not offered, so nobody pays for it.

local MISS = { "1", "1", "1", "1", "1", "1" }

local function cards_of(g, me)
  local out = {}
  for _, card in ipairs(g:cards("possessions", me)) do out[card.title] = card end
  return out
end

test("a monster that is overcome is not overcome again, whether by a card or by dice", function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond" },
    possessions = { "dynamite", "bind_monster", "flute_of_the_outer_gods" } }
  local me, archives = g:active(), g:adventure "the_archives"
  local ghoul, byakhee = g:spawn("ghoul", archives, 1), g:spawn("byakhee", g:adventure "koi_pond", 1)
  local maniac = g:spawn("maniac", archives)
  local mine = cards_of(g, me)
  g:go(archives)
  g:act { "use", mine["Bind Monster"], ghoul }
  for _, name in ipairs { "Dynamite", "Flute of the Outer Gods" } do
    t:not_offered(g, { "use", mine[name], ghoul })
    t:offered(g, { { "use", mine[name], maniac } })
  end
  g:roll { "2", "2", "1", "1", "1", "1" }
  g:complete("investigation 4", nil, "2, 2")
  t:prompt(g, "Before the roll", me)
  t:offered(g, { { "use", mine["Dynamite"], byakhee } })
  for _, name in ipairs { "Dynamite", "Flute of the Outer Gods" } do t:not_offered(g, { "use", mine[name], maniac }) end
  g:roll { "1", "1", "1", "1" }
  g:choose { "give up" }
  t:zone(maniac, "trophies", me)
end)

test("a monster that nobody took, since he was devoured, can be overcome later", function(t)
  local g = t:game { adventures = { "ancient_relics" } }
  local me, relics = g:active(), g:adventure "ancient_relics"
  local ghoul = g:spawn("ghoul", relics, 1)
  me.sanity = 1
  g:go(relics, { "peril", "1", "1", "1", "1", "1" })
  g:complete("peril", { "terror", "1", "1", "1", "1" })
  g:choose { "Bob Jenkins" }
  local dynamite = g:give(g:active(), "dynamite")[1]
  g:go(relics)
  t:offered(g, { { "use", dynamite, ghoul } })
end)

test("with the attempt decided, no die is added and no spell cast", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "mists_of_releh", "axe", "wither", "old_journal" } }
  local me = g:active()
  g:go(g:adventure "the_archives")
  g:act { "use", cards_of(g, me)["Mists of Releh"] }
  t:equal(#g:cards("possessions", me), 3)
  t:prompt(g, "Where do you go?", me)
end)

test("no more spells are cast than there are dice", function(t)
  local g = t:game { adventures = { "stay_away_from_the_windows" }, possessions = { "wither", "shriveling" } }
  local me = g:active()
  g:go(g:adventure "stay_away_from_the_windows")
  local mine = cards_of(g, me)
  g:roll { "1", "1", "2", "2", "2", "peril" }
  g:complete "investigation 8"
  g:act { "use", mine["Wither"] }
  t:not_offered(g, { "use", mine["Shriveling"] })
end)

test("Gate Box opens no gate where there is none left", function(t)
  local g = t:game { adventures = { "the_archives" }, other_worlds = { "the_abyss" }, possessions = { "gate_box" } }
  local box = cards_of(g, g:active())["Gate Box"]
  g:empty "other_world_deck"
  g:go(g:adventure "the_archives")
  t:not_offered(g, { "use", box, "a gate opens" })
  t:offered(g, { { "use", box, g:adventure "the_abyss" } })
end)

test("a loss that is spared already is not spared again", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "food", "flesh_ward" } }
  local me = g:active()
  local mine = cards_of(g, me)
  g:effect("suffer", me, { "stamina" })
  t:offered(g, { mine["Flesh Ward"] })
  g:choose { mine["Food"] }
  t:prompt(g, "Where do you go?", me)
  t:zone(mine["Flesh Ward"], "possessions", me)
  t:equal(me.stamina, me.max_stamina)
end)
