-- Rules Reference, Appendix II: 1.1 to 1.5, the mythos phase.

local chart = require "helpers/chart"

test("abilities at the beginning of the round and of the phase resolve in 1.1, before doom is placed",
  { rules = { "ah.mythos.1_1_begins" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    g:put("metronome", "play", { owner = g:investigator "roland_banks" })
    t:equal(chart(g, { "round begins", "mythos begins", "doom on" }, "doom on"),
      { "round begins", "round begins", "mythos begins", "doom on" })
  end)

test("1.2 places one doom on the current agenda", { rules = { "ah.mythos.1_2_doom" } }, function(t)
  local g = t:game { locations = { "study" }, phase = "mythos", agenda = { "whats_going_on", "rise_of_the_ghouls" } }
  g:run_to "investigation"
  t:equal(g:agenda().doom, 1)
  t:equal(g:agenda().title, "What's Going On?!")
end)

test("1.3 advances the agenda when doom in play, on whatever cards, has reached its threshold",
  { rules = { "ah.mythos.1_3_threshold" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos", agenda = { "whats_going_on", "rise_of_the_ghouls" } }
    local me = g:investigator "roland_banks"
    local bell = g:put("bell", "play", { owner = me })
    local ghoul = g:spawn("ghoul_minion", { engaged = me, doom = 1 })
    g:run_to "investigation"
    t:equal(g:agenda().title, "What's Going On?!", "2 of 3")
    g:run_to "enemy"
    bell.doom = 5
    g:run_to "upkeep"
    t:equal(g:agenda().title, "What's Going On?!", "doom is counted in 1.3 only")
    bell.doom = 0
    g:encounter_deck { "swarm_of_rats" }
    g:run_to "mythos"
    g:stop_at "draw_encounter"
    g:go_on()
    t:stopped(g)
    t:equal(g:agenda().title, "Rise of the Ghouls", "1 + 2 are 3, before anybody draws")
    t:equal(g:agenda().doom, 0)
    t:equal(ghoul.doom, 0)
  end)

test("1.4: each investigator draws one encounter card, the lead first", {
  rules = { "ah.mythos.1_4_draw_in_player_order", "ah.player_order.lead_then_clockwise" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos", investigators = { "roland_banks", "chart_partner", "agnes_baker" } }
    local roland, partner, agnes = g:investigator "roland_banks", g:investigator "chart_partner", g:investigator "agnes_baker"
    g:set("lead", partner)
    local cards = g:encounter_deck { "ghoul_minion", "ravenous_ghoul", "swarm_of_rats", "flesh_eater" }
    g:run_to "investigation"
    t:zone(cards[1], "threat", partner)
    t:zone(cards[2], "threat", agnes)
    t:zone(cards[3], "threat", roland)
    t:zone(cards[4], "encounter_deck")
    t:order(g, { "Chart Partner draws", "Agnes Baker draws", "Roland Banks draws" })
  end)

test("one encounter card is resolved before the next investigator draws",
  { rules = { "ah.mythos.1_4_draw_in_player_order" } },
  function(t)
    local g = t:game { locations = { "study" }, phase = "mythos", investigators = { "roland_banks", "chart_partner" } }
    local first, second = unpack(g:encounter_deck { "rotting_remains", "swarm_of_rats", "ancient_evils" })
    g:tokens { "0" }
    g:hand(g:investigator "roland_banks", { "guts" })
    g:go_on()
    t:prompt(g, "commit", g:investigator "roland_banks")
    t:zone(second, "encounter_deck")
    g:pass()
    t:zone(first, "encounter_discard")
    t:equal(second.bearer, g:investigator "chart_partner")
  end)

test("an enemy's revelation resolves before it spawns, and a treachery's before it is discarded; surge comes last",
  { rules = { "ah.mythos.draw_sequence" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    local me = g:investigator "roland_banks"
    local surge, foe, rest = unpack(g:encounter_deck { "surging_omen", "howling_foe", "ghoul_minion" })
    t:equal(chart(g, { "draws", "Omen: seen", "Foe: heard", "spawns", "Investigation phase" }, "Investigation phase"),
      { "draws", "Omen: seen", "draws", "Foe: heard", "spawns", "Investigation phase" })
    t:zone(surge, "encounter_discard")
    t:equal(foe.bearer, me)
    t:zone(rest, "encounter_deck")
    t:equal(me.resources, 5 + 10 + 1, "the omen was seen in no pile, the foe heard before it was in play")
  end)

test("a treachery lies in the discard pile before its surge draws the next card", { rules = { "ah.mythos.draw_sequence" } },
  function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    local surge = g:encounter_deck({ "surging_omen", "rotting_remains", "ancient_evils" })[1]
    g:hand(g:investigator "roland_banks", { "guts" })
    g:go_on()
    t:prompt(g, "commit")
    t:zone(surge, "encounter_discard")
  end)

test("during a peril card nobody else commits, plays or triggers anything", { rules = { "ah.mythos.draw_sequence" } },
  function(t)
    local g = t:game { locations = { "study" }, phase = "mythos", investigators = { "roland_banks", "chart_partner" },
      hand = { chart_partner = { "guts" } } }
    local partner = g:investigator "chart_partner"
    g:put("bell", "play", { owner = partner })
    g:encounter_deck { "perilous_omen", "rotting_remains" }
    g:tokens { "0" }
    t:equal(chart(g, { "draws", "begins a skill test", "reveals" }, "reveals"), { "draws", "begins a skill test", "reveals" })
    g:mark()
    t:prompt(g, "Player window", partner)   -- Rotting Remains is no peril
    g:pass()
    t:prompt(g, "commit", partner)
  end)

test("until the end of the phase is until 1.5, when abilities of the phase's end resolve",
  { rules = { "ah.mythos.1_5_ends", "ah.window.mythos" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    local me = g:investigator "roland_banks"
    local metronome = g:put("metronome", "play", { owner = me })
    g:go_on()
    g:act { "activate", metronome, "the phase" }
    t:equal(me.combat, 5)
    g:stop_at "phase_ends"
    g:pass()
    t:stopped(g)
    t:equal(me.combat, 4)
    t:equal(g:get "phase", 1)
    t:not_logged(g, "mythos ends")
    t:equal(chart(g, { "mythos ends", "Investigation phase" }, "Investigation phase"), { "mythos ends", "Investigation phase" })
  end)
