-- Waiting at the entrance.

local function at_entrance(t, more)
  more = more or {}
  more.adventures = { "the_archives" }
  local g = t:game(more)
  local me = g:active()
  me.sanity, me.stamina = 1, 1
  if more.options and more.options.trophies then more.options.trophies = nil end
  return g, me
end

test("one of three activities, then the clock", { rules = { "es.entrance.one_activity" } }, function(t)
  local g, me = at_entrance(t)
  g:trophies(me, { "the_guided_tour" })
  g:go "entrance"
  t:equal(#g:prompt_options(), 3)
  t:offered(g, { "receive first aid", "search the lost & found", "buy a souvenir" })
  g:choose { "buy a souvenir" }
  g:choose { "a clue, for 1" }
  t:equal(g:get "clock", 1)
  t:prompt(g, "Where do you go?")
end)

test("no souvenirs without trophies", { rules = { "es.entrance.souvenir_one" } }, function(t)
  local g = at_entrance(t)
  g:go "entrance"
  t:not_offered(g, "buy a souvenir")
end)

test("free first aid: 1 stamina and 1 sanity", { rules = { "es.entrance.first_aid_free" } }, function(t)
  local g, me = at_entrance(t)
  g:wait()
  t:equal({ me.sanity, me.stamina }, { 2, 2 })
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("by the FAQ: 1 stamina or 1 sanity", { rules = { "es.entrance.first_aid_free" } }, function(t)
  local g, me = at_entrance(t, { faq = true })
  g:go "entrance"
  g:choose { "receive first aid" }
  t:equal(g:prompt_options(), { "regain 1 stamina", "regain 1 sanity" })
  g:choose { "regain 1 sanity" }
  t:equal({ me.sanity, me.stamina }, { 2, 1 })
end)

local function aid(t, trophies, option)
  local g, me = at_entrance(t)
  g:trophies(me, trophies)
  g:go "entrance"
  g:choose { "receive first aid" }
  if option then
    g:choose { option }
    -- The choice of trophies: all that there are.
    while g:prompt() and g:prompt().text:find "Which trophy" do g:choose { g:prompt_options()[1] } end
  end
  return g, me
end

test("for 2 trophies all stamina or all sanity",
    { rules = { "es.entrance.first_aid_2", "es.entrance.first_aid_one_option" } }, function(t)
  local g, me = aid(t, { "the_guided_tour" }, "regain all stamina, for 2")
  t:equal({ me.sanity, me.stamina }, { 1, me.max_stamina }, "and not the free one as well")
  t:equal(#g:cards("trophies", me), 0)
  g, me = aid(t, { "the_guided_tour" }, "regain all sanity, for 2")
  t:equal({ me.sanity, me.stamina }, { me.max_sanity, 1 })
  t:equal(#g:cards("trophies", me), 0)
  g = aid(t, { "ghoul" })
  t:chose(g, { "Which first aid?", "regain 1 stamina and 1 sanity" })
end)

test("for 4 trophies all of both", { rules = { "es.entrance.first_aid_4" } }, function(t)
  local g, me = aid(t, { "the_guided_tour", "koi_pond" }, "regain all stamina and sanity")
  t:equal({ me.sanity, me.stamina }, { me.max_sanity, me.max_stamina })
  t:equal(#g:cards("trophies", me), 0)
  g = aid(t, { "the_guided_tour", "ghoul" })
  t:not_offered(g, "for 4 trophies")
  t:offered(g, { "for 2 trophies" })
end)

test("lost & found: one green die, and what the chart says", { rules = { "es.entrance.lost_found" } }, function(t)
  local seen = {}
  for result, check in pairs {
    ["1"] = function() return true end,
    ["2"] = function(me) return me.clues == 1 end,
    ["3"] = function(me, g) return #g:cards("possessions", me) == 1 and g:cards("possessions", me)[1]:is "common" end,
    lore = function(me, g) return #g:cards("possessions", me) == 1 and g:cards("possessions", me)[1]:is "spell" end,
    peril = function(me) return me.stamina == 2 end,
    terror = function(me) return me.sanity == 2 end,
  } do
    local g, me = at_entrance(t)
    me.sanity, me.stamina = 3, 3
    g:go "entrance"
    g:dice { result }
    g:choose { "search the lost & found" }
    t:truthy(check(me, g), result)
    seen[#seen + 1] = me.sanity + me.stamina + me.clues + #g:cards("possessions", me)
  end
  t:equal(#seen, 6)
end)

test("nothing may change that roll", { rules = { "es.entrance.lost_found" } }, function(t)
  local g, me = at_entrance(t)
  me.clues = 1
  me.sanity = 3
  g:go "entrance"
  g:dice { "terror" }
  g:choose { "search the lost & found" }
  t:equal({ me.clues, me.sanity }, { 1, 2 })
end)

test("one souvenir", { rules = { "es.entrance.souvenir_one" } }, function(t)
  local g, me = at_entrance(t)
  g:trophies(me, { "the_guided_tour", "koi_pond" })
  g:go "entrance"
  g:choose { "buy a souvenir" }
  g:choose { "a common item, for 2" }
  g:choose { "Koi Pond" }
  t:equal(#g:cards("possessions", me), 1)
  t:equal(#g:cards("trophies", me), 1)
  t:equal(g:get "clock", 1)
end)

test("ten trophies buy an elder sign", { rules = { "es.entrance.souvenir_one" } }, function(t)
  local g, me = at_entrance(t)
  g:trophies(me, { "dhole", "flying_polyp", "shoggoth", "ghoul" })
  g:go "entrance"
  g:choose { "buy a souvenir" }
  g:choose { "an elder sign, for 10" }
  while g:prompt().text:find "Which trophy" do g:choose { g:prompt_options()[1] } end
  t:equal(g:ancient_one().elder_signs, 1)
  t:equal(#g:cards("trophies", me), 0)
end)

test("trophies buy no first aid where nothing is missing", { rules = { "es.entrance.first_aid_2",
    "es.entrance.first_aid_4" } }, function(t)
  local g, me = at_entrance(t)
  g:trophies(me, { "the_guided_tour", "dhole" })
  me.sanity = me.max_sanity
  g:go "entrance"
  g:choose { "receive first aid" }
  t:equal(g:prompt_options(), { "regain 1 stamina and 1 sanity", "regain all stamina, for 2 trophies",
    "regain all stamina and sanity, for 4 trophies" })
  g:choose { "regain all stamina, for 2 trophies" }
  g:choose { g:prompt_options()[1] }
  me.stamina = me.max_stamina
  g:go "entrance"
  g:choose { "receive first aid" }
  t:prompt(g, "Where do you go?", me)
end)

test("no souvenir is sold of which there is none left", { rules = { "es.entrance.souvenir_one" } }, function(t)
  local g, me = at_entrance(t)
  g:trophies(me, { "the_guided_tour", "dhole" })
  g:empty "common_deck"
  g:go "entrance"
  g:choose { "buy a souvenir" }
  t:not_offered(g, "a common item")
  t:offered(g, { "a unique item" })
end)
