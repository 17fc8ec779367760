-- Being devoured.

local THREE = { "joe_diamond", "dexter_drake", "ashcan_pete" }

test("at 0 sanity, 0 stamina or both", { rules = { "es.devour.at_zero" } }, function(t)
  for _, loss in ipairs { { "sanity" }, { "stamina" }, { "sanity", "stamina" } } do
    local g = t:game { adventures = { "the_archives" } }
    local me = g:active()
    me.sanity, me.stamina = 1, 1
    g:effect("suffer", me, loss)
    g:choose { "Harvey Walters" }
    t:zone(me, "box")
    t:equal(g:ancient_one().doom, 1, "once")
  end
  local g = t:game { adventures = { "the_archives" } }
  local me = g:active()
  me.sanity = 2
  g:effect("suffer", me, { "sanity" })
  t:zone(me, "investigators")
end)

test("1 doom; everything goes back where it belongs; a new investigator with all he starts with",
    { rules = { "es.devour.doom", "es.devour.returns_all", "es.devour.new_investigator" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "axe", "holy_water", "wither", "eric_colt" } }
  local me = g:active()
  local cards = g:cards("possessions", me)
  local tour, ghoul, world = unpack(g:trophies(me, { "the_guided_tour", "ghoul", "the_abyss" }))
  me.clues = 3
  me.sanity = 1
  g:effect("lose_sanity", me, 1)
  g:choose { "Monterey Jack" }
  t:equal(g:ancient_one().doom, 1)
  for _, card in ipairs(cards) do
    local kind = card:is "common" and "common" or card:is "unique" and "unique" or card:is "spell" and "spell" or "ally"
    local deck = g:cards(kind .. "_deck")
    t:equal(deck[#deck], card)
  end
  t:zone(tour, "adventure_deck")
  t:zone(ghoul, "cup")
  t:zone(world, "other_world_deck")
  t:equal(me.clues, 0)
  t:zone(me, "box")
  local jack = g:investigator "monterey_jack"
  t:equal({ jack.sanity, jack.stamina, jack.clues, #g:cards("possessions", jack) }, { jack.max_sanity,
    jack.max_stamina, 0, 3 })
  t:equal(jack.place, g:entrance())
end)

test("nobody comes twice", { rules = { "es.devour.new_investigator" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = { "joe_diamond", "harvey_walters" } }
  local me = g:active()
  g:effect("devour", me)
  t:equal(#g:prompt_options(), 14)
  t:not_offered(g, "Joe Diamond")
  t:not_offered(g, "Harvey Walters")
  g:choose { "Bob Jenkins" }
  g:effect("devour", g:active())
  t:not_offered(g, "Joe Diamond")
  t:not_offered(g, "Bob Jenkins")
end)

test("the active player's clock goes on, nothing else; the new one plays from his next turn on, in his seat",
    { rules = { "es.devour.active_still_clock", "es.devour.new_investigator", "es.turn.order_clockwise" } }, function(t)
  local g = t:game { adventures = { "ancient_relics" }, investigators = THREE }
  g:wait()
  local dexter = g:active()
  dexter.sanity = 1
  g:go(g:adventure "ancient_relics", { "terror", "1", "1", "1", "1", "1" })
  g:choose { "Bob Jenkins" }
  t:zone(dexter, "box")
  t:not_logged(g, "fails Ancient Relics")
  t:equal(g:get "clock", 2)
  t:equal(g:active().title, "\"Ashcan\" Pete")
  g:wait()
  t:equal(g:active().title, "Joe Diamond")
  g:wait()
  t:equal(g:active().title, "Bob Jenkins")
end)

test("the first player's successor is the first player", { rules = { "es.devour.new_investigator" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = THREE }
  g:effect("devour", g:active())
  g:choose { "Bob Jenkins" }
  t:equal(g:get "first", g:investigator "bob_jenkins")
end)

test("devoured in another's turn", { rules = { "es.devour.new_investigator", "es.turn.order_clockwise" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = THREE }
  g:effect("devour", g:investigator "ashcan_pete")
  g:choose { "Bob Jenkins" }
  g:wait()
  g:wait()
  t:equal(g:active().title, "Bob Jenkins")
end)

test("at midnight, by the penalties of a task failed, too: the clock is moved once",
    { rules = { "es.devour.active_still_clock" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = { "joe_diamond", "harvey_walters" } }
  local joe = g:active()
  joe.sanity = 1
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  g:choose { "give up" }
  g:choose { "Bob Jenkins" }
  t:equal(g:get "clock", 1)
  t:equal(g:active().title, "Harvey Walters")
end)

test("with nobody left one is out; the others go on and can win for all",
    { rules = { "es.devour.none_left" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = THREE }
  g:empty "reserve"
  local joe = g:active()
  g:effect("devour", joe)
  t:zone(joe, "box")
  t:not_over(g)
  g:wait()
  t:equal(g:active().title, "Dexter Drake")
  g:wait()
  t:equal(g:active().title, "\"Ashcan\" Pete")
  g:wait()
  t:equal(g:active().title, "Dexter Drake")
  g:effect("gain_elder_signs", 13)
  t:over(g, "won")
end)

test("all out of the game is lost", { rules = { "es.devour.none_left" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:empty "reserve"
  g:effect("devour", g:active())
  t:over(g, "lost")
end)

test("the doom token comes before his monsters are in the cup again, and his successor last", {
  rules = { "es.devour.doom", "es.devour.returns_all" } }, function(t)
  local g = t:game { adventures = { "koi_pond" }, investigators = { "joe_diamond", "harvey_walters" }, doom = 2 }
  local me = g:active()
  g:empty "cup"
  g:trophies(me, { "ghoul" })
  me.sanity = 1
  g:effect("lose_sanity", me, 1)
  g:choose { "Bob Jenkins" }
  t:equal(#g:cards "monsters", 0, "the icon on space 3 found the cup empty")
  t:equal(g:cards "cup"[1].title, "Ghoul")
  t:order(g, { "Joe Diamond loses 1 sanity", "Joe Diamond is devoured", "Doom: 3", "Bob Jenkins joins", "Bob Jenkins gains" })
end)
