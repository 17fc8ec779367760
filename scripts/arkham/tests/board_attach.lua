-- Rules Reference, Glossary: Attach To; Control of Attachments; Moving Attachments. Search.

local function armed(t, more)
  more = more or {}
  more.locations = { "hallway", "attic" }
  local g = t:game(more)
  local me = g:lead()
  return g, me, g:put("45_automatic", "play", { owner = me })
end

test("what a card attaches to is looked at as it attaches, and not again",
  { rules = { "ah.attach.checked_on_attach", "ah.attach.not_rechecked" } }, function(t)
    local g, me, gun = armed(t, { hand = { "board_collar" } })
    t:not_offered(g, { "play", "Test Collar" })            -- no enemy here
    local foe = g:spawn("ghoul_minion", { exhausted = true })
    g:act { "play", "Test Collar", foe }
    local collar = g:card "board_collar"
    t:equal(collar.parent, foe)
    g:effect("move_enemy", foe, g:location "attic")        -- no longer at his location
    t:equal({ collar.zone, collar.parent }, { "attached", foe })
    t:equal(gun.zone, "play")
    t:equal(me.actions, 2)
  end)

test("a second copy under a limit cannot attach: from limbo it is discarded, from elsewhere it stays",
  { rules = { "ah.attach.illegal_discarded", "ah.attach.illegal_stays_put" } }, function(t)
    local g, me = armed(t)
    local hall, attic = g:location "hallway", g:location "attic"
    g:put("obscuring_fog", "attached", { attached_to = hall })
    g:encounter_deck { "obscuring_fog" }
    g:effect("draw_encounter", me)
    t:equal({ #g:cards "attached", #g:cards "encounter_discard" }, { 1, 1 })
    local other = g:put("obscuring_fog", "attached", { attached_to = attic })
    g:effect("attach_to", other, hall)
    t:equal({ other.zone, other.parent }, { "attached", attic })
  end)

test("an attachment is discarded when its host leaves play", { rules = { "ah.attach.discarded_with_host" } }, function(t)
  local g, me, gun = armed(t)
  local scope = g:put("board_scope", "attached", { owner = me, attached_to = gun })
  g:effect("leave_play", gun)
  g:choose { scope }                                                   -- on top of the discard pile
  t:zone(scope, "discard", me)
  local fog = g:put("obscuring_fog", "attached", { attached_to = g:location "attic" })
  g:location "attic":move "removed"
  t:zone(fog, "encounter_discard")
end)

test("an attachment exhausts and readies by itself", { rules = { "ah.attach.exhausts_independently" } }, function(t)
  local g, me, gun = armed(t)
  local scope = g:put("board_scope", "attached", { owner = me, controller = me, attached_to = gun })
  g:act { "activate", scope }
  t:equal({ scope.exhausted, gun.exhausted }, { true, false })
  gun.exhausted = true
  g:effect("ready", scope)
  t:equal({ scope.exhausted, gun.exhausted }, { false, true })
end)

test("who controls the host controls the attachment, if both are player cards",
  { rules = { "ah.attach.control_own_card", "ah.attach.control_others_card" } }, function(t)
    local g, me, gun = armed(t, { investigators = { "roland_banks", "test_partner" }, hand = { "board_scope", "board_scope" } })
    local other = g:investigator "test_partner"
    local theirs = g:put("45_automatic", "play", { owner = other })
    local a, b = g:cards("hand", me)[1], g:cards("hand", me)[2]
    g:act { "play", a, gun }
    t:equal({ a.parent, a.controller }, { gun, me })
    g:act { "play", b, theirs }
    t:equal({ b.parent, b.controller }, { theirs, other })
  end)

test("a host that changes controller takes its attachments along", { rules = { "ah.attach.control_follows_host" } }, function(t)
  local g, me, gun = armed(t, { investigators = { "roland_banks", "test_partner" } })
  local other = g:investigator "test_partner"
  local scope = g:put("board_scope", "attached", { owner = me, controller = me, attached_to = gun })
  g:effect("take_control", other, gun)
  t:equal({ gun.controller, scope.controller, scope.parent }, { other, other, gun })
end)

test("a player card on an encounter card stays under its player's control, the encounter card does not come under it",
  { rules = { "ah.attach.control_on_encounter_card" } }, function(t)
    local g, me = armed(t, { hand = { "board_collar", "barricade" } })
    local foe = g:spawn("ghoul_minion", { exhausted = true })
    g:act { "play", "Test Collar", foe }
    t:equal(g:card "board_collar".controller, me)
    t:equal(foe.controller, nil)
    g:act { "play", "Barricade" }
    t:equal(g:card "barricade".controller, me)
    t:equal(g:location "hallway".controller, nil)
  end)

test("an attachment that attaches elsewhere leaves its old host", { rules = { "ah.attach.move_reattaches" } }, function(t)
  local g = armed(t)
  local hall, attic = g:location "hallway", g:location "attic"
  local fog = g:put("obscuring_fog", "attached", { attached_to = hall })
  g:effect("attach_to", fog, attic)
  t:equal({ fog.parent, attic.shroud, hall.shroud }, { attic, 3, 1 })
  hall:move "removed"
  t:zone(fog, "attached")
end)

-- --- Search --------------------------------------------------------------------------------------------------------------

test("only the searcher sees the cards; an eligible one must be found; the rest has not left the deck",
  { rules = { "ah.search.private_look", "ah.search.must_find", "ah.search.cards_not_moved" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = { "roland_banks", "test_partner" },
      deck = { "knife", "medical_texts", "old_book_of_lore", "guts" } }
    local me = g:lead()
    g:effect("search", me, nil, { "tome" })
    t:prompt(g, "which card", me)
    t:equal(#g:prompt().parts, 1)
    t:equal(g:prompt_options(), { "Medical Texts", "Old Book of Lore" })
    t:equal(#g:cards("deck", me), 4)
    t:raises(function() g:pass() end)
    g:choose { "Old Book of Lore" }
    t:zone(g:card "old_book_of_lore", "hand", me)
    t:equal(#g:cards("deck", me), 3)
  end)

test("a deck searched through is shuffled", { rules = { "ah.search.whole_deck_shuffled" } }, function(t)
  local ids = { "knife", "guts", "overpower", "flashlight", "evidence", "dodge", "machete", "guard_dog" }
  local g = t:game { locations = { "study" }, deck = ids, seed = 4 }
  local me = g:lead()
  local before = g:cards("deck", me)
  g:effect("search", me, nil, { "tome" })
  local after = g:cards("deck", me)
  t:equal(#after, #before)
  t:not_equal(after, before)
end)

test("looking at cards is not searching", { rules = { "ah.search.look_find_distinct" } }, function(t)
  local g = t:game { locations = { "study" }, deck = { "knife", "guts" } }
  local me = g:lead()
  g:put("board_reader", "play", { owner = me })
  g:effect("look_at_top", me, 2, "deck", me)
  g:choose { "Knife" }
  t:prompt(g, "your turn")
  g:effect("search", me, 1, { "tome" })
  t:prompt(g, "searched", me)
end)

-- --- Control, limits, leaving play -----------------------------------------------------------------------------------

test("only what is attached to a card changes control with it",
  { rules = { "ah.attach.control_follows_host" } }, function(t)
  local g, me, gun = armed(t, { investigators = { "roland_banks", "test_partner" } })
  local other = g:investigator "test_partner"
  local second = g:put("45_automatic", "play", { owner = me })
  local scope  = g:put("board_scope", "attached", { owner = me, controller = me, attached_to = second })
  g:effect("take_control", other, gun)
  t:equal({ gun.controller, scope.controller }, { other, me })
end)

test("an encounter card that is attached to an asset is in nobody's control",
  { rules = { "ah.attach.control_on_encounter_card" } }, function(t)
    local g, _, gun = armed(t)
    local vine = g:put("board_vine", "set_aside")
    g:effect("attach_to", vine, gun)
    t:equal({ vine.parent, vine.controller }, { gun, nil })
    t:logged(g, "Test Vine enters play")
  end)

test("as many copies as the limit says",
  { rules = { "ah.limit.attachments", "ah.attach.illegal_discarded" } }, function(t)
  local g, me = armed(t)
  g:encounter_deck { "board_vine", "board_vine", "board_vine", "swarm_of_rats" }
  for _ = 1, 3 do g:effect("draw_encounter", me) end
  t:equal({ #g:cards "attached", #g:cards "encounter_discard" }, { 2, 1 })
end)

test("what is attached to cards that leave together leaves with each of them",
  { rules = { "ah.attach.discarded_with_host" } }, function(t)
    local g, me = armed(t)
    local foes, vines = {}, {}
    for i = 1, 3 do
      foes[i]  = g:spawn("ghoul_minion", { exhausted = true })
      vines[i] = g:put("board_vine", "attached", { attached_to = foes[i] })
    end
    g:auto { "reactions" }
    g:effect("harm_all", me, foes, 2)
    t:prompt(g, "on top")
    t:equal(#g:prompt_options(), 6)
    for _ = 1, 5 do
      if g:prompt().text:find "on top" then g:choose { g:prompt_options()[1] } end
    end
    for i = 1, 3 do t:equal({ foes[i].zone, vines[i].zone }, { "encounter_discard", "encounter_discard" }) end
  end)

test("who brings a card into play controls it, whoever owns it", { rules = { "ah.owner.default_control" } }, function(t)
  local g, me = armed(t, { investigators = { "roland_banks", "test_partner" } })
  local knife = g:put("knife", "hand", { owner = g:investigator "test_partner" })
  g:effect("enter_play", knife, me)
  t:zone(knife, "play", me)
  t:equal(knife.controller, me)
end)

test("control of a copy too many is not gained", { rules = { "ah.limit.per_investigator_area" } }, function(t)
  local g, me = armed(t, { investigators = { "roland_banks", "test_partner" } })
  local other = g:investigator "test_partner"
  g:put("lone_charm", "play", { owner = me })
  local hers = g:put("lone_charm", "play", { owner = other })
  g:effect("take_control", me, hers)
  t:equal({ hers.controller, hers.bearer }, { other, other })
  t:falsy(me:could_take_control(hers))
end)

test("a unique card in play can change hands, another copy of it cannot come; a signature card stays with its owner", function(t)
  local g = armed(t, { investigators = { "wendy_adams", "roland_banks" } })
  local wendy, roland = g:investigator "wendy_adams", g:investigator "roland_banks"
  t:falsy(wendy:could_take_control(g:put("rolands_38_special", "play", { owner = roland })))
  local disc = g:put("disc_of_itzamna", "play", { owner = roland })
  t:truthy(wendy:could_take_control(disc))
  t:falsy(wendy:could_take_control(g:put("disc_of_itzamna", "hand", { owner = wendy })))
end)

test("a deck into which a card is shuffled is shuffled", function(t)
  local ids = { "knife", "guts", "overpower", "flashlight", "evidence", "dodge", "machete", "guard_dog" }
  local g, me = armed(t, { deck = ids, seed = 4 })
  local before = g:cards("deck", me)
  local hunch = g:put("working_a_hunch", "hand", { owner = me })
  g:effect("shuffle_into", hunch, "deck", me)
  local after = {}
  for _, card in ipairs(g:cards("deck", me)) do if card ~= hunch then after[#after + 1] = card end end
  t:equal(#after, #before)
  t:not_equal(after, before)
end)

test("as much trauma as is suffered is said", function(t)
  local g, me = armed(t)
  local scar = g:put("ends_scar", "play", { owner = me })
  g:effect("suffer_trauma", me, 1, 0)
  t:equal({ scar.uses, me.physical_trauma, me.mental_trauma }, { 1, 1, 0 })
  g:effect("suffer_trauma", me, 1, 2)
  t:equal({ scar.uses, me.physical_trauma, me.mental_trauma }, { 4, 2, 2 })
end)

test("outside a test an attack that hits deals 1 damage", function(t)
  local g, me = armed(t)
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:effect("hit", me, foe)
  t:equal(foe.damage, 1)
end)

-- --- cards beneath cards -----------------------------------------------------------------------------------------------

local function chest(t)
  local g = t:game { locations = { "study" }, hand = { "knife", "guts" }, deck = { "flashlight", "guts" } }
  local me = g:lead()
  return g, me, g:put("board_chest", "play", { owner = me })
end

test("what lies beneath a card is out of play, and nobody sees what lies there facedown", function(t)
  local g, me, box = chest(t)
  local knife, light = g:card "knife", g:card "flashlight"
  g:act { "use", box, "of your hand" }
  g:choose { knife }
  t:equal({ knife.zone, knife.parent, knife.in_play, me:check "intellect" }, { "beneath", box, false, me:base "intellect" + 1 })
  g:act { "use", box, "top card" }
  t:equal({ light.zone, light.parent }, { "beneath_facedown", box })
  t:not_offered(g, { "play", knife })
  g:act { "use", box, "Draw the cards" }
  t:equal({ knife.zone, light.zone, me:check "intellect" }, { "hand", "hand", me:base "intellect" })
end)

test("when a card leaves play, the cards beneath it are discarded", function(t)
  local g, me, box = chest(t)
  local knife, light = g:card "knife", g:card "flashlight"
  g:act { "use", box, "of your hand" }
  g:choose { knife }
  g:act { "use", box, "top card" }
  g:effect("leave_play", box)
  t:zone(knife, "discard", me)
  t:zone(light, "discard", me)
end)

test("a card in play leaves it before it lies beneath another", { rules = { "ah.leaves_play.tokens" } }, function(t)
  local g, me, box = chest(t)
  local light = g:put("flashlight", "play", { owner = me })
  g:stop_at("leaves_play")
  g:effect("put_beneath", light, box)
  t:stopped(g)
  g:go_on()
  t:equal({ light.zone, light.parent, light.uses }, { "beneath", box, 0 })
end)

test("an asset attached to an encounter card stays under its controller's control, and takes up no slot",
  { rules = { "ah.attach.control_on_encounter_card" } }, function(t)
    local g, me, gun = armed(t, { investigators = { "roland_banks", "wendy_adams" } })
    local clamp, blade = g:put("board_clamp", "play", { owner = me }), g:hand(me, { "knife" })[1]
    g:act { "use", clamp }
    t:equal({ clamp.zone, clamp.controller }, { "attached", me })
    t:equal({ #g:call("find", "my_assets", me), #g:call("find", "my_assets", g:investigator "wendy_adams") }, { 2, 0 })
    g:act { "play", blade }
    t:equal({ gun.zone, clamp.zone, blade.zone }, { "play", "attached", "play" })
    t:equal(#g:call("find", "my_assets", me), 3)
  end)
