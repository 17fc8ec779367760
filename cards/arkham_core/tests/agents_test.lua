-- The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

-- The investigator whom it engages when it spawns between two.
local function engaged_by(t, id, change)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, auto = { "commit", "reactions" } })
  local agnes = g:investigator "agnes_baker"
  if change then change(g, me, agnes) end
  local foe = g:put(id, "set_aside")
  g:effect("spawn", foe, nil, g:location "study")
  return foe.bearer.title
end

test("Screeching Byakhee: prefers the lowest remaining sanity", function(t)
  t:equal(engaged_by(t, "screeching_byakhee"), "Roland Banks", "5 against 8")
  t:equal(engaged_by(t, "screeching_byakhee", function(_, _, agnes) agnes.horror = 4 end), "Agnes Baker", "4")
end)

test("Screeching Byakhee: +1 fight and evade while engaged with somebody of 4 or less remaining sanity", function(t)
  local g, me = table_with(t)                                      -- sanity 5
  local foe = g:spawn("screeching_byakhee", { engaged = me })
  t:equal({ foe.fight, foe.evade }, { 3, 3 })
  me.horror = 1
  t:equal({ foe.fight, foe.evade }, { 4, 4 })
  me.horror = 0
  g:put("dreams_of_rlyeh", "threat", { controller = me })          -- -1 sanity
  t:equal({ foe.fight, foe.evade }, { 4, 4 })
  foe.exhausted = true
  g:effect("disengage", foe)
  t:equal({ foe.fight, foe.evade }, { 3, 3 })
end)

test("Screeching Byakhee: 1 damage and 2 horror, and 1 victory point", function(t)
  local g, me = table_with(t)
  local foe = g:spawn("screeching_byakhee", { engaged = me })
  g:act "gain 1 resource"
  t:equal({ me.damage, me.horror }, { 1, 2 })
  g:auto { "reactions" }
  g:effect("deal_damage", me, foe, 4)
  t:zone(foe, "victory")
end)

test("The Yellow Sign: willpower 4, or 2 horror and a Madness weakness of one's deck, which resolves at once", function(t)
  local g, me = table_with(t, { deck = { "knife", "paranoia", "haunted", "guts" } })
  g:encounter_deck { "the_yellow_sign", "the_yellow_sign", "the_yellow_sign" }
  g:tokens { "+1", "0", "0" }
  g:effect("draw_encounter", me)
  t:equal({ me.horror, me.resources }, { 0, 5 })
  g:effect("draw_encounter", me)
  t:equal({ me.horror, me.resources, #g:cards("deck", me) }, { 2, 0, 3 })
  t:logged(g, "draws Paranoia")
  t:order(g, { "Roland Banks draws Paranoia", "Roland Banks draws" })
  t:equal(g:cards("discard", me)[1].title, "Paranoia")
  g:effect("draw_encounter", me)                                   -- Madness is gone: Haunted is a curse
  t:equal({ me.horror, #g:cards("deck", me) }, { 4, 3 })
end)

test("The Yellow Sign: of several the investigator chooses one", function(t)
  local g, me = table_with(t, { deck = { "paranoia", "psychosis" } })
  g:encounter_deck { "the_yellow_sign" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:prompt(g, "which card", me)
  g:choose { "Psychosis" }
  t:equal({ g:cards("threat", me)[1].title, me.resources }, { "Psychosis", 5 })
end)

test("The Yellow Sign: who is defeated by its horror searches nothing", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, deck = { "paranoia", "psychosis" } })
  me.horror = 3
  g:encounter_deck { "the_yellow_sign" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:truthy(me.defeated)
  t:no_prompt(g, "which card")
end)

test("Yithian Observer: prefers the fewest cards in hand", function(t)
  t:equal(engaged_by(t, "yithian_observer", function(g, me) g:hand(me, { "knife" }) end), "Agnes Baker")
  t:equal(engaged_by(t, "yithian_observer", function(g, _, agnes) g:hand(agnes, { "knife" }) end), "Roland Banks")
end)

test("Yithian Observer: its attack costs a card at random; without one it deals 1 damage and 1 horror more", function(t)
  local g, me = table_with(t, { hand = { "paranoia", "knife" } })
  local foe = g:spawn("yithian_observer", { engaged = me })
  me.actions = 4
  g:act "gain 1 resource"
  t:equal({ #g:cards("hand", me), #g:cards("discard", me), me.damage, me.horror }, { 1, 1, 1, 1 })
  t:order(g, { "is discarded", "1 damage on" })
  g:empty("hand", me)
  g:act "gain 1 resource"
  t:equal({ me.damage, me.horror }, { 3, 3 })
  g:hand(me, { "knife" })
  g:act "gain 1 resource"
  t:equal({ me.damage, me.horror, foe.attack_damage }, { 4, 4, 1 }, "more for that attack only")
end)

test("Yithian Observer: a dodged attack costs no card", function(t)
  local g, me = table_with(t, { hand = { "dodge", "knife" } })
  g:spawn("yithian_observer", { engaged = me })
  g:act "gain 1 resource"
  g:choose { "Dodge" }
  t:equal({ #g:cards("hand", me), me.damage, me.horror }, { 1, 0, 0 })
end)

test("Yithian Observer: who stands beside the attacked one keeps his cards", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "knife" } })
  local agnes = g:investigator "agnes_baker"
  local foe = g:spawn("yithian_observer", { engaged = agnes })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:auto { "reactions" }
  g:effect("attack", rats, me, 1)
  t:equal(#g:cards("hand", me), 1, "an attack of another enemy")
  g:effect("attack", foe, agnes, 1)
  t:equal({ #g:cards("hand", me), agnes.damage, agnes.horror }, { 1, 2, 2 })
end)

test("Offer of Power: 2 cards and 2 doom on the agenda, which can make it advance; or 2 horror", function(t)
  local g, me = table_with(t, { agenda = { "rise_of_the_ghouls", "theyre_getting_out" },
    deck = { "knife", "guts", "lucky" } })
  g:encounter_deck { "offer_of_power", "offer_of_power", "offer_of_power" }
  g:effect("draw_encounter", me)
  t:prompt(g, "choose", me)
  g:choose { "Take 2 horror" }
  t:equal({ me.horror, g:agenda().doom, #g:cards("hand", me) }, { 2, 0, 0 })
  g:effect("draw_encounter", me)
  g:choose { "Draw 2 cards" }
  t:equal({ me.horror, g:agenda().doom, #g:cards("hand", me) }, { 2, 2, 2 })
  g:agenda().doom = 5
  g:effect("draw_encounter", me)
  g:choose { "Draw 2 cards" }
  t:equal(g:agenda().title, "They're Getting Out!")
end)

test("Offer of Power: peril: nobody else has a word in it", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker", "roland_banks" } })
  local roland = g:investigator "roland_banks"
  g:put("beat_cop", "play", { owner = roland })
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  g:encounter_deck { "offer_of_power" }
  g:effect("draw_encounter", me)
  g:choose { "Take 2 horror" }
  t:prompt(g, "horror", me)                                        -- Agnes's own reaction
  g:choose { me, foe }
  t:equal(foe.damage, 1)
end)

test("Relentless Dark Young: prefers the lowest agility; heals 2 damage at the end of the round; worth 1", function(t)
  t:equal(engaged_by(t, "relentless_dark_young"), "Roland Banks", "2 against 3")
  local g, me = table_with(t, { phase = "upkeep", locations = { "study", "attic" } })
  local foe = g:spawn("relentless_dark_young", { at = g:location "attic", damage = 3, exhausted = true })
  local other = g:spawn("relentless_dark_young", { at = g:location "attic", damage = 1, exhausted = true })
  g:auto { "windows", "forced" }
  g:stop_at "round_begins"
  g:go_on()
  t:equal({ foe.damage, other.damage }, { 1, 0 })
  g:effect("deal_damage", me, foe, 4)
  t:zone(foe, "victory")
end)

test("Relentless Dark Young: 2 damage and 1 horror; unhurt, it has nothing to heal", function(t)
  local g, me = table_with(t, { phase = "upkeep" })
  local foe = g:spawn("relentless_dark_young", { engaged = me })
  g:stop_at "round_begins"
  g:go_on()
  t:stopped(g)
  g:effect("attack", foe, me, 1)
  t:equal({ me.damage, me.horror }, { 2, 1 })
  t:not_logged(g, "heal 2 damage")
end)

test("Goat Spawn: as it is defeated everybody at its location takes 1 horror, nobody elsewhere", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker", "wendy_adams" },
    locations = { "hallway", "attic" }, at = { wendy_adams = "attic" } })
  local agnes, wendy = g:investigator "agnes_baker", g:investigator "wendy_adams"
  local rosary = g:put("holy_rosary", "play", { owner = agnes })
  local goat = g:spawn("goat_spawn", { engaged = me, damage = 2 })
  g:tokens { "0" }
  g:act { "fight", goat }
  g:choose { rosary, player = agnes }
  t:equal({ me.horror, agnes.horror, rosary.horror, wendy.horror }, { 1, 0, 1, 0 })
  t:order(g, { "1 horror on Roland", "Goat Spawn is defeated" })
  t:zone(goat, "encounter_discard")
end)

test("Goat Spawn: not when it is discarded without being defeated", function(t)
  local g, me = table_with(t)
  local goat = g:spawn("goat_spawn", { engaged = me })
  g:effect("leave_play", goat)
  t:equal(me.horror, 0)
  t:zone(goat, "encounter_discard")
  goat = g:spawn("goat_spawn", { at = g:put("attic", "locations") })
  g:effect("defeat_enemy", goat, me)
  t:zone(goat, "encounter_discard")
  t:not_logged(g, "when this is defeated")                         -- nobody was there
end)

test("Goat Spawn: whom its horror defeats is out, and it is defeated all the same", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  me.horror = 4
  local goat = g:spawn("goat_spawn", { engaged = me, damage = 2 })
  g:auto { "commit", "reactions" }
  g:tokens { "0" }
  g:act { "fight", goat }
  t:truthy(me.defeated)
  t:zone(goat, "encounter_discard")
  t:equal(g:investigator "agnes_baker".horror, 1)
end)

-- The example of the rules for nested sequences (FAQ 1.4).
test("Goat Spawn: the nested sequence, from the inside out", { rules = { "ah.nested.goat_spawn" } }, function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, hand = { "45_automatic" },
    auto = { "commit" } })
  local agnes = g:investigator "agnes_baker"
  local dog = g:put("guard_dog", "play", { owner = me })
  local goat = g:spawn("goat_spawn", { engaged = me, damage = 2 })
  local ghoul = g:spawn("ghoul_minion", { engaged = agnes, damage = 1 })
  g:act { "play", ".45 Automatic" }
  g:choose { dog }                                                 -- assigned
  g:choose { dog }                                                 -- it bites
  while g:prompt().text:find "Who takes this horror" do g:choose { me } end
  g:choose { agnes, ghoul, player = agnes }
  t:zone(ghoul, "encounter_discard")
  while not g:prompt().text:lower():find "your turn" do g:pass() end
  t:order(g, { "Goat Spawn attacks", "1 horror on", "Ghoul Minion is defeated", "Goat Spawn is defeated",
    "1 damage on Guard Dog", "enters play" })
  t:zone(g:card "45_automatic", "play", me)
end)

test("Young Deep One: prefers the lowest combat, and whomever it engages takes 1 horror", function(t)
  t:equal(engaged_by(t, "young_deep_one"), "Agnes Baker", "2 against 4")
  local g, me = table_with(t)
  g:encounter_deck { "young_deep_one" }
  g:effect("draw_encounter", me)
  t:equal(me.horror, 1)
  g:effect("engage", me, g:spawn("ghoul_minion", {}))
  t:equal(me.horror, 1, "not for another enemy")
end)

test("Young Deep One: every engagement, by moving in, by readying, or because one has sought it", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "cellar" },
    auto = { "commit", "reactions" } })
  local agnes = g:investigator "agnes_baker"
  local foe = g:spawn("young_deep_one", { at = g:location "cellar" })
  g:effect("move_enemy", foe, g:location "hallway")
  t:equal({ agnes.horror, me.horror }, { 1, 0 })
  g:act { "engage", foe }
  t:equal({ agnes.horror, me.horror }, { 1, 1 })
  g:effect("evade_enemy", me, foe)
  t:equal(me.horror, 1)
  g:effect("ready", foe)
  t:equal(agnes.horror, 2)
end)

test("Dreams of R'lyeh: -1 willpower and sanity for its bearer; willpower 3 ends it, by anybody there", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  g:encounter_deck { "dreams_of_rlyeh" }
  g:effect("draw_encounter", me)
  local dreams = g:cards("threat", me)[1]
  t:equal({ me.willpower, me.sanity, agnes.willpower, agnes.sanity }, { 2, 4, 5, 8 })
  g:tokens { "-3", "-2" }
  g:act { "activate", dreams }
  t:zone(dreams, "threat", me)
  g:act { "activate", dreams }                                     -- Agnes's 5 - 2, not Roland's
  t:zone(dreams, "encounter_discard")
  t:equal({ me.willpower, me.sanity, agnes.actions }, { 3, 5, 1 })
end)

test("Dreams of R'lyeh: sanity that sinks to the horror is none left; freed from it one is not harmed", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  me.horror = 4
  g:encounter_deck { "dreams_of_rlyeh" }
  g:effect("draw_encounter", me)
  t:truthy(me.defeated)
  t:equal(me.mental_trauma, 1)
  t:zone(g:card "dreams_of_rlyeh", "encounter_discard")
end)
