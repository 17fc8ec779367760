-- Mystic cards.

local function table_with(t, more)
  more = more or {}
  more.investigators = more.investigators or { "agnes_baker" }
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:investigator "agnes_baker"
end

test("Forbidden Knowledge: horror first, then a secret becomes a resource; the fourth empties it", function(t)
  local g, me = table_with(t)
  local book = g:put("forbidden_knowledge", "play", { owner = me })
  g:act { "activate", book }
  t:equal({ me.resources, me.horror, book.uses }, { 6, 1, 3 })
  t:not_logged(g, "gains 1 resource")
  t:not_offered(g, { "activate", book }, "cost")
  book.exhausted, book.uses = false, 1
  g:act { "activate", book }
  t:equal(me.resources, 7)
  t:zone(book, "discard", me)
  t:equal(me.actions, 3)
end)

test("Forbidden Knowledge: horror taken by an asset pays it too", function(t)
  local g, me = table_with(t)
  local book = g:put("forbidden_knowledge", "play", { owner = me })
  local rosary = g:put("holy_rosary", "play", { owner = me })
  g:act { "activate", book }
  g:choose { rosary }
  t:equal({ me.horror, rosary.horror, me.resources }, { 0, 1, 6 })
end)

test("Holy Rosary: +1 willpower, and takes 2 horror", function(t)
  local g, me = table_with(t)
  local rosary = g:put("holy_rosary", "play", { owner = me })
  t:equal(me.willpower, 6)
  g:effect("take_horror", me, 3)
  g:choose { rosary }
  g:choose { rosary }
  t:equal(me.horror, 1)
  t:zone(rosary, "discard", me)
  t:equal(me.willpower, 5)
end)

test("Shrivelling: a fight with willpower for a charge, 2 damage; a bad token costs horror even in success", function(t)
  local g, me = table_with(t)
  local spell = g:put("shrivelling", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { at = g:location "study", exhausted = true })     -- fight 4
  g:tokens { "-1", "skull" }
  g:act { "activate", spell, foe }
  t:equal({ foe.damage, me.horror, spell.uses }, { 2, 0, 3 })
  g:auto { "commit", "reactions" }
  g:stop_at "test_succeeded"
  g:act { "activate", spell, foe }
  t:stopped(g)
  t:equal(me.horror, 1, "as the token is revealed")
end)

test("Shrivelling: the horror comes for an auto-fail as well", function(t)
  local g, me = table_with(t)
  local spell = g:put("shrivelling", "play", { owner = me, uses = 1 })
  local foe = g:spawn("flesh_eater", { at = g:location "study", exhausted = true })
  g:auto { "commit", "reactions" }
  g:tokens { "auto_fail" }
  g:act { "activate", spell, foe }
  t:equal({ me.horror, foe.damage }, { 1, 0 })
  t:zone(spell, "play", me)
end)

test("Scrying: looks at the top 3 of any deck and puts them back in any order, which is no search", function(t)
  local g, me = table_with(t)
  local spell = g:put("scrying", "play", { owner = me })
  local a, b, c, d = unpack(g:encounter_deck { "ancient_evils", "swarm_of_rats", "crypt_chill", "ghoul_minion" })
  g:deck(me, { "knife" })
  g:act { "activate", spell }
  g:choose { "the encounter deck" }
  t:equal(#g:prompt_options(), 3)
  g:choose { b }
  g:choose { c }
  t:equal(g:cards "encounter_deck", { b, c, a, d })
  t:equal({ g:sees(me, b), g:sees(me, a), g:sees(me, d) }, { true, true, false })
  t:equal(spell.uses, 2)
  t:not_offered(g, { "activate", spell }, "cost")
end)

test("Arcane Studies: willpower or intellect for a resource each", function(t)
  local g, me = table_with(t)
  local talent = g:put("arcane_studies", "play", { owner = me })
  g:tokens { "-3" }
  g:act "investigate"
  t:not_offered(g, { "activate", talent, "willpower" })
  for _ = 1, 3 do g:act { "activate", talent, "intellect" } end
  g:pass()
  g:pass()
  t:equal({ me.clues, me.resources }, { 1, 2 })
end)

test("Arcane Initiate: enters with 1 doom; exhausts to search the top 3 for a Spell and draw it, which he must", function(t)
  local g, me = table_with(t, { hand = { "arcane_initiate" },
    deck = { "knife", "guts", "dark_memory", "shrivelling" } })
  g:act { "play", "Arcane Initiate" }
  local mage = g:card "arcane_initiate"
  t:equal(mage.doom, 1)
  g:act { "activate", mage }
  t:zone(g:card "dark_memory", "hand", me)
  t:truthy(mage.exhausted)
  t:equal(#g:cards("deck", me), 3)
  t:logged(g, "draws Dark Memory")
  t:zone(g:card "shrivelling", "deck", me)                        -- it was the fourth
end)

test("Arcane Initiate: his doom counts and can advance the agenda in the mythos phase", function(t)
  local g, me = table_with(t, { phase = "mythos", agenda = { "whats_going_on", "rise_of_the_ghouls" } })
  local mage = g:put("arcane_initiate", "play", { owner = me, doom = 2 })
  g:run_to "before agenda_advances"
  t:stopped(g)
  g:go_on()
  t:prompt(g, "Who takes this horror")
  t:equal(mage.doom, 0)
end)

test("Drawn to the Flame: the encounter card first, then 2 clues of where you are", function(t)
  local g, me = table_with(t, { hand = { "drawn_to_the_flame" } })
  g:encounter_deck { "swarm_of_rats" }
  g:act { "play", "Drawn to the Flame" }
  t:equal(me.clues, 2)
  t:order(g, { "Swarm of Rats spawns", "discovers 2 clues" })
  t:equal(me.actions, 2)
end)

test("Drawn to the Flame: not where no encounter card can be drawn, whatever clues there are",
    { rules = { "ah.init.check_restrictions" } }, function(t)
  local g = table_with(t, { hand = { "drawn_to_the_flame" } })
  local card = g:card "drawn_to_the_flame"
  t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 0, 0 })
  t:not_offered(g, { "play", card }, "condition")
  g:encounter_discard { "ancient_evils" }   -- shuffled back when it is played
  t:offered(g, { { "play", card } })
end)

test("Drawn to the Flame: playing it provokes attacks", function(t)
  local g, me = table_with(t, { hand = { "drawn_to_the_flame" } })
  g:spawn("swarm_of_rats", { engaged = me })
  g:encounter_deck { "ancient_evils" }
  g:act { "play", "Drawn to the Flame" }
  t:equal(me.damage, 1)
end)

test("Ward of Protection: cancels the revelation of a treachery you draw, for 1 horror", function(t)
  local g, me = table_with(t, { hand = { "ward_of_protection" } })
  g:encounter_deck { "ancient_evils" }
  g:effect("draw_encounter", me)
  g:choose { "Ward of Protection" }
  t:equal({ g:agenda().doom, me.horror, me.resources }, { 0, 1, 4 })
  t:zone(g:card "ancient_evils", "encounter_discard")
end)

test("Ward of Protection: not for an enemy, a weakness, or another's card", function(t)
  local g, me = table_with(t, { hand = { agnes_baker = { "ward_of_protection" } },
    investigators = { "agnes_baker", "roland_banks" }, deck = { agnes_baker = { "paranoia" } } })
  local roland = g:investigator "roland_banks"
  g:encounter_deck { "swarm_of_rats", "ancient_evils" }
  g:effect("draw_encounter", me)
  t:no_prompt(g, "draws")
  g:effect("draw", me, 1)
  t:equal(me.resources, 0)
  me.resources = 3
  g:effect("draw_encounter", roland)
  t:equal(g:agenda().doom, 1)
  t:equal(#g:cards("hand", me), 1)
end)

test("Blinding Light: evades with willpower and hurts; a bad token costs an action; it provokes nothing", function(t)
  local g, me = table_with(t, { hand = { "blinding_light", "blinding_light" } })
  local foe = g:spawn("icy_ghoul", { engaged = me })                -- evade 4
  g:tokens { "-1", "skull" }
  g:act { "evade", "Blinding Light", foe }
  t:equal({ foe.damage, me.damage, me.actions }, { 1, 0, 2 })
  t:truthy(foe.exhausted)
  t:zone(foe, "board")
  local other = g:spawn("ghoul_minion", { engaged = me })
  me.resources, me.actions = 2, 3
  g:act { "evade", "Blinding Light", other }
  t:equal(me.actions, 1, "one for the event, one for the skull")
  t:equal(other.damage, 1)
end)

test("Fearless: heals 1 horror of whoever committed it, after a success", function(t)
  local g, me = table_with(t, { hand = { "fearless", "fearless" }, auto = {} })
  me.horror = 2
  g:encounter_deck { "rotting_remains", "rotting_remains" }
  g:tokens { "0", "auto_fail" }
  g:effect("draw_encounter", me)
  g:choose { "commit", "Fearless" }
  t:equal(me.horror, 1)
  g:effect("draw_encounter", me)
  g:choose { "commit", "Fearless" }
  t:equal(me.horror, 4)
end)

test("Mind Wipe: no keywords, no abilities, no victory; damage, horror and traits stay", function(t)
  local g, me = table_with(t, { hand = { "mind_wipe" }, phase = "enemy", auto = { "windows" } })
  local foe = g:spawn("yithian_observer", { engaged = me, damage = 3 })
  local goat = g:spawn("goat_spawn", { engaged = me, exhausted = true })
  g:go_on()
  t:prompt(g, "phase", me)
  t:equal(#g:prompt_options(), 3, "one of the two, or pass")
  g:choose { "Mind Wipe", foe }
  -- It has attacked by now: with no card to discard it would have dealt more.
  t:equal({ me.damage, me.horror, me.resources }, { 1, 1, 4 })
  t:equal({ foe:is "monster", foe:is "yithian", goat:is "hunter" }, { true, true, true })
end)

test("Mind Wipe: keywords are gone until the phase is over, traits never", function(t)
  local g, me = table_with(t, { hand = { "mind_wipe" }, phase = "enemy", auto = { "commit" } })
  g:put("beat_cop", "play", { owner = me })                         -- opens the phase's windows
  local goat = g:spawn("goat_spawn", { exhausted = true })
  local function is() return { goat:is "hunter", goat:is "retaliate", goat:is "monster", goat:is "humanoid" } end
  g:go_on()
  g:choose { "Mind Wipe" }
  t:prompt(g, "player window", me)
  t:equal(is(), { false, false, true, true })
  g:pass()
  g:stop_at "phase_ends"
  g:pass()
  t:stopped(g)
  t:equal(is(), { true, true, true, true })
end)

test("Mind Wipe: a victory enemy defeated meanwhile is discarded, and nothing is forced by a defeat", function(t)
  local g, me = table_with(t, { hand = { "mind_wipe", "mind_wipe" }, phase = "enemy", auto = { "commit" } })
  me:modify("slot_ally", 3, "round")
  local cop, cat = g:put("beat_cop", "play", { owner = me }), g:put("beat_cop_2", "play", { owner = me })
  local foe = g:spawn("yithian_observer", { exhausted = true, damage = 3 })
  local goat = g:spawn("goat_spawn", { exhausted = true, damage = 2 })
  g:go_on()
  g:choose { "Mind Wipe", foe }
  g:choose { "Mind Wipe", goat }
  g:act { "activate", cop, foe }
  t:zone(foe, "encounter_discard")
  g:stop_at "leaves_play"
  g:act { "activate", cat, goat }
  t:stopped(g)
  t:equal(me.horror, 0)
end)

test("Mind Wipe: \"at the end of the phase\" comes when it is over", function(t)
  local g, me = table_with(t, { hand = { "mind_wipe" }, phase = "mythos", auto = { "windows" } })
  local wizard = g:spawn("wizard_of_the_order", { exhausted = true })
  g:go_on()
  t:prompt(g, "phase", me)
  g:choose { "Mind Wipe" }
  t:equal(wizard.doom, 1)
end)

test("Mind Wipe: not an Elite enemy, and none elsewhere", function(t)
  local g, me = table_with(t, { hand = { "mind_wipe" }, phase = "enemy", auto = { "windows" },
    locations = { "hallway", "attic" } })
  g:spawn("ghoul_priest", { exhausted = true })
  g:spawn("icy_ghoul", { at = g:location "attic" })
  g:go_on()
  t:no_prompt(g, "phase")
end)

test("Mind Wipe: not an enemy with nothing but traits in its text box",
  { rules = { "ah.target.must_be_changeable" } }, function(t)
    local g, me = table_with(t, { hand = { "mind_wipe" }, phase = "mythos", auto = { "windows" } })
    g:spawn("ghoul_minion", { engaged = me })
    g:go_on()
    t:no_prompt(g, "phase")
  end)

test("Blinding Light (2): evades with willpower for 2 damage; a bad token costs an action and 1 horror", function(t)
  local g, me = table_with(t, { hand = { "blinding_light_2", "blinding_light_2" }, auto = { "commit", "reactions" } })
  me.actions = 4
  local foe = g:spawn("icy_ghoul", { engaged = me })                -- evade 4, health 4
  g:tokens { "-1", "auto_fail" }
  g:act { "evade", "Blinding Light", foe }
  t:equal({ foe.damage, foe.zone, foe.exhausted }, { 2, "board", true })
  t:equal({ me.damage, me.horror, me.actions, me.resources }, { 0, 0, 3, 4 })
  local other = g:spawn("ghoul_minion", { engaged = me })
  g:act { "evade", "Blinding Light", other }
  t:equal({ me.actions, me.horror, other.damage, other.zone }, { 1, 1, 0, "threat" })
end)

test("Book of Shadows: a third arcane slot; exhausts to put a charge on a Spell", function(t)
  local g, me = table_with(t, { hand = { "scrying" } })
  local book = g:put("book_of_shadows", "play", { owner = me })
  local one, two = g:put("shrivelling", "play", { owner = me }), g:put("shrivelling", "play", { owner = me, uses = 0 })
  g:act { "play", "Scrying" }
  t:equal({ #g:cards("play", me), me.slot_arcane }, { 4, 3 })
  g:act { "activate", book, two }
  t:equal({ one.uses, two.uses, me.actions }, { 4, 1, 1 })
  t:not_offered(g, { "activate", book }, "cost")
end)

test("Book of Shadows: only charges, only on a Spell", function(t)
  local g, me = table_with(t)
  local book = g:put("book_of_shadows", "play", { owner = me })
  g:put("grotesque_statue", "play", { owner = me })                 -- charges, but no Spell
  t:not_offered(g, { "activate", book }, "aimed at")
end)

test("Book of Shadows: with it goes the slot", function(t)
  local g, me = table_with(t)
  local book = g:put("book_of_shadows", "play", { owner = me })
  local one, two = g:put("shrivelling", "play", { owner = me }), g:put("shrivelling", "play", { owner = me })
  local three = g:put("scrying", "play", { owner = me })
  g:effect("leave_play", book)
  t:prompt(g, "slot", me)
  t:equal(#g:prompt_options(), 3)
  g:choose { three }
  t:zone(three, "discard", me)
  t:equal(#g:cards("play", me), 2)
end)

test("Grotesque Statue: before a token is revealed, a charge for two of which one counts; the fourth empties it", function(t)
  local g, me = table_with(t)
  local statue = g:put("grotesque_statue", "play", { owner = me })
  t:equal(statue.uses, 4)
  statue.uses = 1
  g:tokens { "auto_fail", "0" }
  g:act "investigate"
  t:prompt(g, "token_to_reveal", me)
  g:choose { statue }
  t:prompt(g, "which chaos token", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { "0" }
  t:equal(me.clues, 1)
  t:not_logged(g, "reveals auto-fail")
  t:zone(statue, "discard", me)
  t:equal({ #g:cards "chaos_revealed", #g:cards "chaos_ignored" }, { 0, 0 })
end)

test("Grotesque Statue: once for each token, for one's own tests only", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker", "roland_banks" } })
  local statue = g:put("grotesque_statue", "play", { owner = me })
  g:tokens { "-1", "0", "0" }
  g:act "investigate"
  g:choose { statue }
  g:choose { "-1" }
  t:prompt(g, "your turn")
  t:equal(statue.uses, 3)
  g:end_turn()
  g:act "investigate"
  t:prompt(g, "your turn", g:investigator "roland_banks")
end)

test("Grotesque Statue: a token revealed in place of a cancelled one is another to be revealed", function(t)
  local g = t:game { investigators = { "wendy_adams" }, locations = { "study" }, hand = { "knife" }, auto = { "commit" } }
  local me = g:lead()
  local statue = g:put("grotesque_statue", "play", { owner = me })
  g:tokens { "-4", "-3", "-2", "0" }
  g:act "investigate"
  g:choose { statue }
  g:choose { "-3" }
  g:choose { me }                                                   -- Wendy returns it for a card
  g:choose { statue }
  g:choose { "0" }
  t:equal({ me.clues, statue.uses }, { 1, 2 })
end)
