-- Seeker cards.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "roland_banks"
end

test("Magnifying Glass: fast; +1 intellect while investigating only; two of them add up", function(t)
  local g, me = table_with(t, { hand = { "magnifying_glass", "magnifying_glass" } })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", "Magnifying Glass" }
  g:act { "play", "Magnifying Glass" }
  t:equal({ me.actions, me.damage, me.resources }, { 3, 0, 3 })
  t:equal(me.intellect, 3)
  g:empty("threat", me)
  g:tokens { "-3" }
  g:act "investigate"
  t:equal(me.clues, 1, "3 + 2 - 3 against 2")
end)

test("Magnifying Glass: no help with another intellect test", function(t)
  local g, me = table_with(t)
  g:put("magnifying_glass", "play", { owner = me })
  local book = g:put("medical_texts", "play", { owner = me })
  me.damage = 1
  g:tokens { "-2" }
  g:act { "activate", book, me }
  t:equal(me.damage, 2, "3 - 2 against 2 fails")
end)

test("Old Book of Lore: any investigator here draws one of his top 3 cards and shuffles", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" },
    deck = { agnes_baker = { "guts", "lucky", "knife", "flashlight" } } })
  local agnes = g:investigator "agnes_baker"
  local book  = g:put("old_book_of_lore", "play", { owner = me })
  t:not_offered(g, { "activate", book, me })                     -- no deck
  g:act { "activate", book, agnes }
  t:prompt(g, "which card", agnes)
  t:equal(#g:prompt_options(), 3)
  g:choose { "Knife" }
  t:zone(g:card "knife", "hand", agnes)
  t:equal(#g:cards("deck", agnes), 3)
  t:truthy(book.exhausted)
  t:logged(g, "Agnes Baker draws Knife", agnes)
  t:logged(g, "Agnes Baker draws a card", me)
  t:not_logged(g, "Knife", me)
  t:not_offered(g, { "activate", book }, "cost")
end)

test("Research Librarian: may search the deck for a Tome asset, and must take one that is there", function(t)
  local g, me = table_with(t, { hand = { "research_librarian" }, deck = { "knife", "medical_texts", "old_book_of_lore" } })
  g:act { "play", "Research Librarian" }
  t:prompt(g, "enters play", me)
  g:choose { "Research Librarian" }
  t:equal(#g:prompt_options(), 2)
  t:raises(function() g:pass() end)
  g:choose { "Medical Texts" }
  t:zone(g:card "medical_texts", "hand", me)
  t:not_logged(g, "draws")
  t:equal(#g:cards("deck", me), 2)
end)

test("Dr. Milan Christopher: +1 intellect, and a resource after each successful investigation, clue or none", function(t)
  local g, me = table_with(t)
  local milan = g:put("dr_milan_christopher", "play", { owner = me })
  t:equal(me.intellect, 4)
  g:location "study".clues = 0
  g:tokens { "0", "auto_fail" }
  g:act "investigate"
  g:choose { milan }
  t:equal(me.resources, 6)
  g:act "investigate"
  t:no_prompt(g, "succeeds")
  t:equal(me.resources, 6)
end)

test("Hyperawareness: intellect or agility for a resource each, again and again", function(t)
  local g, me = table_with(t)
  local talent = g:put("hyperawareness", "play", { owner = me })
  g:tokens { "-3" }
  g:act "investigate"
  t:not_offered(g, { "activate", talent, "agility" })
  g:act { "activate", talent, "intellect" }
  g:act { "activate", talent, "intellect" }
  g:pass()
  g:pass()
  t:equal(me.clues, 1)
  t:equal(me.resources, 3)
end)

test("Medical Texts: a success heals one damage, a failure deals one, of whomever it was for", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local book  = g:put("medical_texts", "play", { owner = me })
  agnes.damage = 3
  g:tokens { "-1", "-2" }
  g:act { "activate", book, agnes }
  t:equal(agnes.damage, 2)
  g:act { "activate", book, agnes }
  t:equal(agnes.damage, 3)
  t:equal(me.damage, 0)
end)

test("Mind over Matter: intellect for combat and agility for the round, and then their bonuses do not count", function(t)
  local g, me = table_with(t, { hand = { "mind_over_matter" } })
  local gun = g:put("45_automatic", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me })           -- evade 2, fight 2
  g:act { "play", "Mind over Matter" }
  t:equal(me.actions, 3)
  g:tokens { "-1", "-2", "-2" }
  g:act { "fight", gun, foe }
  g:choose { "Yes" }
  t:zone(foe, "encounter_discard")                                -- 3 - 1 against 2
  g:pass()
  foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "fight", gun, foe }
  g:choose { "Yes" }
  t:equal(foe.damage, 0, "3 - 2; the gun's +1 is to combat")
  g:act { "evade", foe }
  g:choose { "No" }
  t:falsy(foe.exhausted, "agility 2 - 2")
  g:auto { "windows", "reactions", "commit" }
end)

test("Mind over Matter: only on one's turn, and over with the round", function(t)
  local g, me = table_with(t, { hand = { "mind_over_matter" }, phase = "investigation", deck = { "knife", "knife" } })
  g:act { "play", "Mind over Matter" }
  t:equal(me:check "uses_mind", 1)
  g:auto { "windows" }
  g:end_turn()
  t:equal(me:check "uses_mind", 0)
end)

test("Working a Hunch: fast on one's turn; discovers a clue where one is", function(t)
  local g, me = table_with(t, { hand = { "working_a_hunch", "working_a_hunch" } })
  g:location "study".clues = 1
  g:act { "play", "Working a Hunch" }
  t:equal({ me.clues, me.actions, me.resources }, { 1, 3, 3 })
  t:equal(#g:cards("hand", me), 1)
  t:not_offered(g, { "play", "Working a Hunch" })
end)

test("Barricade: enemies that are no Elite cannot move in; spawning and Elite ones may", function(t)
  local g, me = table_with(t, { hand = { "barricade" }, locations = { "hallway", "attic" } })
  local hall, attic = g:location "hallway", g:location "attic"
  g:act { "play", "Barricade" }
  local wall = g:card "barricade"
  t:equal(wall.parent, hall)
  t:equal(wall.controller, me)
  local ghoul  = g:spawn("ghoul_minion", { at = attic })
  local priest = g:spawn("ghoul_priest", { at = attic })
  g:effect("move_enemy", ghoul, hall)
  t:equal(ghoul.place, attic)
  g:effect("move_enemy", priest, hall)
  t:equal(priest.place, hall)
  local rats = g:put("swarm_of_rats", "set_aside")
  g:effect("spawn", rats, me, hall)
  t:equal(rats.place, hall)
end)

test("Barricade: goes when any investigator leaves, and an engaged enemy stays behind who moves in", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" },
    at = { roland_banks = "attic" } })
  local agnes, hall, attic = g:investigator "agnes_baker", g:location "hallway", g:location "attic"
  local wall = g:put("barricade", "attached", { owner = me, attached_to = hall })
  local rats = g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
  g:act { "move", hall }
  t:zone(wall, "attached")
  t:equal(rats.place, attic)
  t:zone(rats, "board")
  me.actions = 2
  g:act { "move", attic }
  t:zone(wall, "discard", me)
  t:truthy(agnes.place == hall)
end)

test("Deduction: one more clue from a successful investigation", function(t)
  local g, me = table_with(t, { hand = { "deduction", "deduction" }, auto = {} })
  g:tokens { "-1", "auto_fail" }
  g:act "investigate"
  g:choose { "commit", "Deduction" }
  t:equal(me.clues, 2)
  g:location "study".clues = 2
  g:act "investigate"
  g:choose { "commit", "Deduction" }
  t:equal(me.clues, 2)
end)

test("Magnifying Glass (1): for nothing, and back in hand where there are no clues, to be played again", function(t)
  local g, me = table_with(t, { hand = { "magnifying_glass_1" } })
  local study = g:location "study"
  g:act { "play", "Magnifying Glass" }
  local glass = g:cards("play", me)[1]
  t:equal({ me.resources, me.actions, me.intellect }, { 5, 3, 3 })
  t:not_offered(g, { "activate", glass })
  g:tokens { "-2" }
  study.clues = 1
  g:act "investigate"
  t:equal(me.clues, 1, "3 + 1 - 2 against 2")
  g:act { "activate", glass }
  t:zone(glass, "hand", me)
  t:equal(me.actions, 2)
  g:act { "play", "Magnifying Glass" }
  t:zone(glass, "play", me)
end)

test("Magnifying Glass (1): an investigation is made with it while cards are committed, and the next skill without", function(t)
  local g, me = table_with(t, { hand = { "guts", "perception" }, auto = { "windows" } })
  g:put("magnifying_glass_1", "play", { owner = me })
  g:act "investigate"
  t:prompt(g, "Commit", me)
  t:equal(me:check "intellect", 4)
  g:choose {}
  t:equal(me:check "intellect", 3)
end)

test("Magnifying Glass (1): +1 intellect for investigations of one's own, for nothing else", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  g:put("magnifying_glass_1", "play", { owner = me })
  local book = g:put("medical_texts", "play", { owner = me })
  g:tokens { "-3", "-2", "-1" }
  g:act "investigate"
  t:logged(g, "fails by 1")                                       -- 3 + 1 - 3 against 2
  g:mark()
  g:act { "activate", book, me }
  t:logged(g, "fails by 1")                                       -- 3 - 2 against 2
  g:end_turn()
  g:mark()
  g:act "investigate"
  t:logged(g, "fails by 1")                                       -- Agnes: 2 - 1 against 2
end)

test("Magnifying Glass (1): returned, it leaves play and gives up its hand slot", function(t)
  local g, me = table_with(t, { hand = { "machete" } })
  local glass, knife = g:put("magnifying_glass_1", "play", { owner = me }), g:put("knife", "play", { owner = me })
  g:location "study".clues = 0
  g:stop_at("leaves_play", glass)
  g:act { "activate", glass }
  t:stopped(g)
  g:go_on()
  g:act { "play", "Machete" }
  t:zone(knife, "play", me)
end)

test("Disc of Itzamna: a non-Elite enemy about to spawn here is discarded, and has never been in play", function(t)
  local g, me = table_with(t)
  local disc = g:put("disc_of_itzamna", "play", { owner = me })
  g:encounter_deck { "young_deep_one" }
  g:effect("draw_encounter", me)
  t:prompt(g, "spawns", me)
  g:choose { disc }
  t:zone(g:card "young_deep_one", "encounter_discard")
  t:logged(g, "Young Deep One is discarded")
  t:zone(disc, "discard", me)
  t:equal(me.horror, 0)
  t:not_logged(g, "engages")
end)

test("Disc of Itzamna: a discarded enemy is not defeated, and worth no victory points", function(t)
  local g, me = table_with(t)
  local disc = g:put("disc_of_itzamna", "play", { owner = me })
  g:encounter_deck { "yithian_observer" }
  g:effect("draw_encounter", me)
  g:choose { disc }
  t:zone(g:card "yithian_observer", "encounter_discard")
  t:not_logged(g, "defeated")
  t:prompt(g, "your turn")                                        -- Roland does not react
end)

test("Disc of Itzamna: another investigator's enemy here as well; not an Elite one, nor one elsewhere", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" } })
  local agnes, attic = g:investigator "agnes_baker", g:location "attic"
  local disc = g:put("disc_of_itzamna", "play", { owner = me })
  g:encounter_deck { "ghoul_priest", "flesh_eater", "swarm_of_rats", "ghoul_minion" }
  g:effect("draw_encounter", me)
  t:zone(g:card "ghoul_priest", "threat")
  g:effect("draw_encounter", agnes)                               -- the Flesh-Eater spawns in the Attic
  t:equal(g:card "flesh_eater".place, attic)
  g:place(agnes, attic)
  g:effect("draw_encounter", agnes)
  t:equal(g:card "swarm_of_rats".bearer, agnes)
  g:place(agnes, g:location "hallway")
  g:effect("draw_encounter", agnes)
  g:choose { disc, player = me }
  t:zone(g:card "ghoul_minion", "encounter_discard")
end)

test("Disc of Itzamna: a weakness goes to its owner's discard pile", function(t)
  local g, me = table_with(t, { deck = { "mob_enforcer" } })
  local disc = g:put("disc_of_itzamna", "play", { owner = me })
  g:effect("draw", me, 1)
  g:choose { disc }
  t:equal(g:cards("discard", me)[1].title, "Mob Enforcer")
end)

test("Encyclopedia: +2 to a skill of an investigator here until the phase ends; it provokes attacks", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local book = g:put("encyclopedia_2", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", book, agnes }
  g:choose { "combat" }
  t:equal({ agnes.combat, agnes.willpower, me.combat, me.damage, me.actions }, { 4, 5, 4, 1, 2 })
  t:not_offered(g, { "activate", book }, "cost")
  g:auto { "windows", "commit", "reactions" }
  g:end_turn()
  g:stop_at "phase_ends"
  g:end_turn()
  t:stopped(g)
  t:equal(agnes.combat, 2)
end)

test("Cryptic Research: fast on one's turn, an investigator here draws 3 cards", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" },
    hand = { roland_banks = { "cryptic_research", "cryptic_research" } },
    deck = { agnes_baker = { "guts", "paranoia", "knife", "lucky" } } })
  local agnes = g:investigator "agnes_baker"
  g:spawn("swarm_of_rats", { engaged = me })
  t:not_offered(g, { "play", "Cryptic Research", me })            -- nothing to draw
  g:act { "play", "Cryptic Research" }
  t:equal({ #g:cards("hand", agnes), agnes.resources, me.actions, me.damage, me.resources }, { 2, 0, 3, 0, 5 })
  t:equal(g:cards("discard", agnes)[1].title, "Paranoia")
  g:auto { "windows" }
  g:end_turn()
  t:equal(g:active(), agnes)
  t:not_offered(g, { "play", "Cryptic Research" }, "my_turn", me)
end)

test("Cryptic Research: one card is enough to be drawn, and a discard pile to be a deck", function(t)
  local g, me = table_with(t, { hand = { "cryptic_research" } })
  g:discard_pile(me, { "knife" })
  t:offered(g, { { "play", "Cryptic Research" } })
  g:act { "play", "Cryptic Research" }
  t:zone(g:card "knife", "hand", me)
  t:equal(me.horror, 1)
end)
