-- Neutral cards.

test("Emergency Cache: 3 resources for an action", function(t)
  local g  = t:game { locations = { "study" }, hand = { "emergency_cache" } }
  local me = g:investigator "roland_banks"
  g:act { "play", "Emergency Cache" }
  t:equal(me.resources, 8)
  t:equal(me.actions, 2)
  t:zone(g:card "emergency_cache", "discard", me)
end)

test("Flashlight: a supply for an investigation at -2 shroud, which does not go below zero", function(t)
  local g  = t:game { locations = { "study" } }                -- shroud 2, Roland's intellect is 3
  local me = g:investigator "roland_banks"
  local lamp = g:put("flashlight", "play", { owner = me })
  g:tokens { "-4", "-3" }
  g:act { "activate", lamp }
  t:equal(me.clues, 1, "a total below 0 is 0, and that is enough against shroud 0")
  t:equal(lamp.uses, 2)
  g:act "investigate"
  t:equal(me.clues, 1, "the next one is at shroud 2 again")
end)

test("Flashlight: an auto-fail fails even against shroud 0", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local lamp = g:put("flashlight", "play", { owner = me, uses = 1 })
  g:tokens { "auto_fail" }
  g:act { "activate", lamp }
  t:equal(me.clues, 0)
  t:zone(lamp, "play", me)
end)

test("Knife: +1 combat, or discarded for +2 and one more damage", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local knife = g:put("knife", "play", { owner = me })
  local foe   = g:spawn("flesh_eater", { engaged = me })         -- fight 4
  g:tokens { "-1", "-2", "-2" }
  g:act { "activate", knife, "fight with +1", foe }
  t:equal(foe.damage, 1)
  g:act { "activate", knife, "fight with +1", foe }
  t:equal(foe.damage, 1, "4 + 1 - 2")
  t:zone(knife, "play", me)
  g:stop_at "test_ends"
  g:act { "activate", knife, "discard this", foe }
  t:zone(knife, "discard", me)
  t:equal(foe.damage, 3, "4 + 2 - 2")
  t:equal(me.damage, 0)
end)

test("Roland's .38 Special: +3 combat with a clue at the location, +1 without, and 2 damage", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("rolands_38_special", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  t:equal(gun.uses, 4)
  g:tokens { "-3", "-1", "-2" }
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 2, "4 + 3 - 3 against 4")
  g:location "study".clues = 0
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 4, "4 + 1 - 1")
  g:act { "activate", gun, foe }
  t:equal(foe.damage, 4, "4 + 1 - 2")
  t:equal(gun.uses, 1)
end)

test("Roland's .38 Special: a clue taken during the test does not help any more", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("rolands_38_special", "play", { owner = me })
  local cop = g:put("beat_cop", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:location "study".clues = 1
  g:tokens { "-2" }
  g:act { "activate", gun, foe }
  g:act { "activate", cop, rats }
  g:choose { me }                                               -- Roland takes the last clue
  t:equal(me.clues, 1)
  t:equal(foe.damage, 0, "4 + 1 - 2 against 4")
end)

local DRAWS = {
  guts = { "Guts", "willpower" }, perception = { "Perception", "intellect" },
  overpower = { "Overpower", "combat" }, manual_dexterity = { "Manual Dexterity", "agility" },
}
for id, about in pairs(DRAWS) do
  local title, skill = about[1], about[2]
  local function try(t, token, drawn)
    local g  = t:game { locations = { "study" }, hand = { id }, deck = { "knife", "knife" } }
    local me = g:investigator "roland_banks"
    local foe = g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
    g:auto { "reactions" }
    g:tokens { token }
    if skill == "combat" then g:act { "fight", foe } end
    if skill == "agility" then g:act { "evade", foe } end
    if skill == "intellect" then g:act "investigate" end
    if skill == "willpower" then
      g:encounter_deck { "rotting_remains" }
      g:effect("draw_encounter", me)
    end
    t:equal(#g:prompt_options(), 1)
    g:auto { "reactions", "forced" }
    g:choose { "commit", title }
    t:equal(#g:cards("hand", me), drawn)
    t:zone(g:card(id), "discard", me)
  end
  test(title .. ": two icons and a card after a success", function(t)
    try(t, skill == "agility" and "-1" or "-2", 1)
  end)
  test(title .. ": no card after a failure", function(t)
    try(t, "auto_fail", 0)
  end)
end

test("Max 1 committed counts the copies of all investigators", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" },
    hand = { roland_banks = { "perception", "perception" }, agnes_baker = { "perception" } }, deck = { "knife", "knife" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:tokens { "-3" }
  g:auto { "forced" }
  g:act "investigate"
  t:raises(function() g:choose { "commit", "Perception", "Perception" } end)
  g:choose { "commit", "Perception" }
  g:auto { "forced" }
  t:no_prompt(g, "commit")
  t:equal(me.clues, 1)
  t:equal(#g:cards("hand", agnes), 1)
end)

test("Guts: who committed it draws, whoever makes the test", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" },
    hand = { agnes_baker = { "perception" } }, deck = { roland_banks = { "knife" }, agnes_baker = { "knife" } } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  g:tokens { "-3" }
  g:auto { "forced" }
  g:act "investigate"
  g:choose { "commit", "Perception", player = agnes }
  t:equal(me.clues, 1)
  t:equal(#g:cards("hand", agnes), 1)
  t:equal(#g:cards("hand", me), 0)
end)

test("Unexpected Courage: two wild icons for any test", function(t)
  local g  = t:game { locations = { "study" }, hand = { "unexpected_courage", "unexpected_courage" } }
  local me = g:investigator "roland_banks"
  g:tokens { "-3" }
  g:act "investigate"
  t:raises(function() g:choose { "commit", "Unexpected Courage", "Unexpected Courage" } end)
  g:choose { "commit", "Unexpected Courage" }
  t:equal(me.clues, 1, "3 + 2 - 3 against 2")
end)

test("Heirloom of Hyperborea: a card after a Spell has been played and is resolved, only a Spell", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" }, auto = { "commit" },
    hand = { "scrying", "emergency_cache", "blinding_light", "dark_memory" }, deck = { "knife", "guts", "lucky" } }
  local me = g:investigator "agnes_baker"
  local heirloom = g:put("heirloom_of_hyperborea", "play", { owner = me })
  g:act { "play", "Emergency Cache" }
  t:equal(#g:cards("hand", me), 3, "no Spell")
  g:act { "play", "Scrying" }
  g:choose { heirloom }
  t:zone(g:card "knife", "hand", me)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  me.actions = 3
  g:tokens { "0" }
  g:act { "evade", "Blinding Light", foe }
  g:choose { heirloom }
  t:order(g, { "succeeds by", "1 damage on Ghoul Minion", "uses Heirloom" })
  g:act { "play", "Dark Memory" }
  g:choose { heirloom }
  t:zone(g:card "lucky", "hand", me)
end)
