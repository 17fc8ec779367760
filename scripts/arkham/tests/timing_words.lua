-- Rules Reference, The Golden Rules; The Grim Rule; A, An; Must; "For each"; "Different".

test("a card's text is applied where it contradicts the rules", { rules = { "ah.golden.card_over_rules" } }, function(t)
  local g  = t:game { locations = { "study" }, agenda = { "whats_going_on", "rise_of_the_ghouls" } }
  local me = g:investigator "roland_banks"
  g:effect("place_doom", g:agenda(), 3)            -- the agenda advances in 1.3 only
  t:equal(g:agenda().title, "What's Going On?!")
  g:agenda().doom = 2
  g:encounter_deck { "ancient_evils" }             -- "this can make it advance"
  g:effect("draw_encounter", me)
  t:equal(g:agenda().title, "Rise of the Ghouls")
end)

test("among valid options of a forced choice the lead investigator picks any, as with the Locked Door",
  { rules = { "ah.grim.locked_door", "ah.grim.lead_picks_among_valid" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study", "attic", "cellar", "hallway" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    for _, id in ipairs { "study", "attic", "cellar" } do g:location(id).clues = 4 end
    local door, second, third = unpack(g:encounter_deck { "locked_door", "locked_door", "locked_door" })
    g:effect("draw_encounter", danny)
    t:prompt(g, "which door", roland)              -- the lead, not the drawer
    t:equal(g:prompt_options(), { "Cellar", "Attic", "Study" })
    g:choose { g:location "cellar" }
    t:equal(door.parent, g:location "cellar")
    g:effect("draw_encounter", danny)
    t:equal(g:prompt_options(), { "Attic", "Study" }, "one is locked")
    g:choose { g:location "study" }
    g:effect("draw_encounter", danny)              -- only one left: no choice
    t:equal({ second.parent, third.parent }, { g:location "study", g:location "attic" })
  end)

test("'a' means one or more", { rules = { "ah.a_an.one_or_more" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local gun = g:put("rolands_38_special", "play", { owner = me })
  local function fight(clues, token)
    g:location "study".clues = clues
    local ghoul = g:spawn("ravenous_ghoul", { engaged = me })
    ghoul:modify("health", 9, "game")
    g:mark()
    g:tokens { token }
    g:act { "activate", gun, ghoul }
    g:effect("leave_play", ghoul)
  end
  fight(0, "-2")                                   -- 4 + 1 - 2 against 3
  t:logged(g, "succeeds by 0")
  fight(1, "-2")                                   -- "a clue at your location": 4 + 3 - 2
  t:logged(g, "succeeds by 2")
  fight(3, "-2")
  t:logged(g, "succeeds by 2")
end)

test("who must choose chooses something that changes the game", { rules = { "ah.must.choose_effective_option" } }, function(t)
  local g  = t:game { locations = { "study" }, agenda = { "whats_going_on", "rise_of_the_ghouls" }, hand = { "knife" } }
  local me = g:investigator "roland_banks"
  g:effect("advance_agenda")
  t:equal(#g:prompt_options(), 2)
  g:choose { "discards 1 card" }
  t:equal({ #g:cards("hand", me), me.horror }, { 0, 0 })
  local h = t:game { locations = { "study" }, agenda = { "whats_going_on", "rise_of_the_ghouls" } }
  h:effect("advance_agenda")                       -- nobody holds a card, so there is nothing to choose
  t:equal(h:investigator "roland_banks".horror, 2)
end)

test("1 horror for each point is one instance of as many", { rules = { "ah.for_each.cumulative", "ah.for_each.horror_per_point" } },
  function(t)
    local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
    local me = g:investigator "agnes_baker"
    local ghoul = g:spawn("ghoul_priest", { engaged = me })
    g:put("psychosis", "threat", { owner = me })
    g:encounter_deck { "rotting_remains" }
    g:add_to_bag { "-5" }
    g:tokens { "-5" }
    g:effect("draw_encounter", me)
    g:choose { "3 horror on Agnes", ghoul }
    t:logged(g, "fails by 3")
    t:equal({ me.horror, me.damage, ghoul.damage }, { 3, 1, 1 }, "one reaction and one forced ability, not three")
    t:not_logged(g, "1 horror on Agnes")
  end)

test("what has steps or depends on itself is done in full for one point after the other",
  { rules = { "ah.for_each.separate", "ah.for_each.discard_or_damage" } }, function(t)
    local g  = t:game { investigators = { "danny_example" }, locations = { "study" }, hand = { "knife" } }
    local me = g:investigator "danny_example"
    g:encounter_deck { "falling_rubble" }
    g:tokens { "-4" }                              -- fails by 3
    g:effect("draw_encounter", me)
    t:equal(#g:cards("hand", me), 0)
    t:prompt(g, "take what", me)
    g:choose { "horror" }
    t:equal(me.horror, 1, "taken before the next is chosen")
    g:choose { "damage" }
    t:equal({ me.horror, me.damage }, { 1, 1 })
    t:order(g, { "fails by 3", "is discarded", "1 horror on Danny", "1 damage on Danny" })
  end)

test("each location card is a different location, whatever its title", { rules = { "ah.different.locations_always" } },
  function(t)
    local g = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local other = g:put("study", "locations")
    g:spawn("ghoul_minion", { at = other })
    t:not_equal(other, me.place)
    t:not_offered(g, "fight")
    t:equal(g:call("distance", me.place, other), nil)
  end)

test("a script that sets the amount of what has happened is refused", { rules = { "ah.instead.replaces" } }, function(t)
  local g = t:game { locations = { "study" }, auto = { "windows", "forced", "reactions" } }
  local me = g:lead()
  g:put("too_late", "play", { owner = me })
  g:effect("take_damage", me, 1)
  t:script_error(g, "'damage' can be set only before it happens (would, when), and it has happened")
  t:equal(me.damage, 1)
end)

-- The participants of an event are not changed: another event is put in its place (event:replace).
for i, field in ipairs { "actor", "subject", "object", "extra" } do
  test("a script that sets the " .. field .. " of what happens is refused",
    { rules = { "ah.instead.replaces" } }, function(t)
      local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "study" },
        auto = { "commit", "windows", "forced", "reactions" } }
      local me, other = g:investigator "roland_banks", g:investigator "agnes_baker"
      g:put("meddler", "play", { owner = other, field = i })
      g:effect("attack", g:spawn("ghoul_minion", { engaged = me }), me)
      t:script_error(g, "only 'kind' of a timing point can be set, not '" .. field .. "'")
      t:equal({ me.damage, other.damage }, { 0, 0 }, "it has not happened yet")
    end)
end

test("a card names who takes part in what happens, in conditions, in scripts and when it announces it",
  function(t)
    local g = t:game { investigators = { "roland_banks" }, locations = { "study" }, auto = { "commit", "forced" } }
    local me = g:lead()
    local caller = g:put("name_caller", "play", { owner = me })
    g:spawn("ghoul_minion", { engaged = me })
    g:act { "activate", caller }
    t:equal(caller.heard, 1)
    caller.wrong = 1
    g:act { "activate", caller }
    t:script_error(g, "'by_surprise' is no kind")
    caller.wrong = 2
    g:act { "activate", caller }
    t:script_error(g, "'attack' has no 'enemi'")
    t:equal(caller.heard, 1)
  end)
