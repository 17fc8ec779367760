-- Chapter 6 of the rules, and single cards.

test("a relic's text holds for the diver in whose chest it is", { rules = { "nf.card.relic" } }, function(t)
  local g = t:game { divers = { "ada_thorne", "mother_ines" }, chest = { "mask_of_salt" } }
  t:equal({ g:diver "ada_thorne".nerve, g:diver "mother_ines".nerve }, { 4, 3 })
end)

test("what divers have printed on their cards", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "bastien_roche", "peregrine_vale", "mother_ines" } }
  local figures = { ada_thorne = { 3, 5, 5 }, bastien_roche = { 4, 4, 3 }, peregrine_vale = { 3, 5, 2 },
    mother_ines = { 3, 5, 3 } }
  for id, printed in pairs(figures) do
    local diver = g:diver(id)
    t:equal({ diver.nerve, diver.dice, diver.pump }, printed, id)
  end
  t:equal(#g:diver "mother_ines":abilities(), 1, "what all can do is not printed on a card")
end)

test("what relics have printed on their cards", {}, function(t)
  local g = t:game {}
  local function printed(id)
    local relic = g:relic(id)
    return relic.data.site .. " " .. relic.seals .. ": " .. g:call("cost_text", relic.data.cost)
  end
  local relics = { verdigris_lantern = "shelf 1: hook, lamp", votive_anchor = "shelf 1: hook, hook",
    drowned_prayer_book = "shelf 1: lamp, lamp", harbour_bell = "shelf 1: hook, hook, lamp",
    choir_of_shells = "street 2: hook, lamp, rune", mask_of_salt = "street 2: lamp, rune, rune",
    eel_glass = "street 2: lamp, lamp, rune", tallow_king = "street 2: hook, hook, hook, lamp",
    idol_with_no_face = "crypt 3: hook, rune, rune", crown_of_polyps = "crypt 3: lamp, rune, rune",
    unspoken_name = "crypt 4: rune, rune, rune", black_pearl = "crypt 3: hook, lamp, lamp, rune" }
  for id, text in pairs(relics) do t:equal(printed(id), text, id) end
end)

test("events that come and go", {}, function(t)
  local function after(id)
    local g = t:game { event = id, air = 5, grit = 1 }
    return { g:get "air", g:get "tide", g:get "dread", g:diver "ada_thorne".grit, g:diver "ada_thorne".dice,
      g:diver "ada_thorne".nerve }
  end
  t:equal(after "fair_wind", { 8, 0, 0, 1, 5, 3 })
  t:equal(after "fouled_filters", { 3, 0, 0, 1, 5, 3 })
  t:equal(after "spring_tide", { 5, 1, 0, 1, 5, 3 })
  t:equal(after "shanty", { 5, 0, 0, 2, 5, 3 })
  t:equal(after "phosphorescence", { 5, 0, 0, 1, 6, 3 })
  t:equal(after "singing_in_the_hoses", { 5, 0, 0, 1, 6, 2 })
end)

test("relics that do something as they are taken", {}, function(t)
  local function after(id, dice, site, dread)
    local g = t:game { [site] = { id }, air = 9, dread = dread or 1, goal = 20 }
    g:send({ site }, dice)
    g:keep((dice:gsub("| ", "")))
    g:choose { g:relic(id) }
    return { g:get "dread", g:diver "ada_thorne".grit }
  end
  t:equal(after("drowned_prayer_book", "lamp lamp hook hook hook", "shelf"), { 0, 0 })
  t:equal(after("drowned_prayer_book", "lamp lamp hook hook hook", "shelf", 0), { 0, 0 }, "not below nothing")
  t:equal(after("tallow_king", "lamp hook hook hook | hook", "street"), { 1, 1 })
  t:equal(after("unspoken_name", "rune hook hook | rune rune", "crypt"), { 2, 0 })
end)

test("relics that hold as long as one has them", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "mother_ines" }, air = 12,
    chest = { "crown_of_polyps", "black_pearl", "votive_anchor" } }
  local ada = g:diver "ada_thorne"
  t:equal({ ada.dice, ada.nerve, ada.pump, g:diver "mother_ines".pump }, { 6, 2, 6, 4 })
  g:send({ "shelf", "shelf" }, "hook hook hook hook hook hook")
  t:equal(#g:cards "rolled", 6, "nobody tangles the lines of the Votive Anchor")
end)

test("the Choir of Shells gives air, the Idol dread, the Eel-Glass rolls whispers again", {}, function(t)
  local g = t:game { chest = { "choir_of_shells", "idol_with_no_face", "eel_glass" }, air = 9, goal = 20 }
  g:send({ "shelf" }, "hook hook whisper hook whisper")
  g:dice "lamp whisper"
  g:act "Roll all dice that whisper"
  t:equal({ g:shown "rolled", g:shown "whispering" }, { "hook, hook, lamp, hook", "whisper" })
  g:keep "hook"
  g:up()
  t:equal(g:get "air", 9)
  g:dice "whisper whisper whisper hook hook"
  g:send { "shelf" }
  g:pass()
  t:equal(g:get "dread", 2)
end)

test("a relic does nothing for others", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "bastien_roche", "peregrine_vale" }, shelf = { "votive_anchor" }, air = 9,
    chest = { "choir_of_shells", "idol_with_no_face" } }
  g:send({ "bell", "shelf", "bell" }, "hook hook whisper whisper")
  g:keep_on("hook", "hook")
  t:equal(g:get "air", 12 - 1 - 1, "no air of the Choir, once full")
  g:choose { g:relic "votive_anchor" }
  t:equal(g:diver "peregrine_vale".grit, 1, "grit of the bell, none of another's relic")
  g:send({ "bell", "shelf", "bell" }, "whisper whisper whisper whisper")
  g:pass()
  t:equal(g:get "dread", 1)
end)

test("Mother Ines: once a round a diver who would panic surfaces instead", {}, function(t)
  local g = t:game { divers = { "ada_thorne", "mother_ines", "peregrine_vale" }, shelf = { "votive_anchor" }, grit = 2,
    air = 9 }
  local ines = g:diver "mother_ines"
  g:send({ "shelf", "bell", "street" }, "hook hook whisper whisper rune")
  g:pass()
  g:keep "hook hook"
  g:dice "whisper"
  g:choose { "go on" }
  g:pass()
  t:prompt(g, "panics", ines)
  g:choose { ines }
  t:equal({ g:get "dread", ines.grit }, { 0, 2 })   -- 2, 1 at the bell, 1 paid
  g:dice "whisper whisper whisper hook | hook"
  g:choose { g:relic "votive_anchor" }
  g:pass()
  t:equal({ g:get "dread", ines.grit }, { 1, 2 })
end)

test("Josef Kanto turns one die to a lamp, once a dive", {}, function(t)
  local g = t:game { divers = { "josef_kanto" }, air = 9 }
  g:send({ "shelf" }, "whisper hook hook hook rune")
  g:act "Turn one die"
  g:choose { g:cards "rolled"[1] }
  t:equal(g:shown "rolled", "lamp, hook, hook, hook, rune")
  g:keep_on("lamp", "hook hook hook hook")
  t:prompt(g, "set aside", g:diver "josef_kanto")
  g = t:game { chest = { "verdigris_lantern" }, air = 9 }
  g:send({ "shelf" }, "hook hook hook hook rune")
  g:act "Turn one die"
  g:choose { "rune" }
  t:equal(g:shown "rolled", "hook, hook, hook, hook, lamp")
  g:keep_on("lamp", "hook hook hook hook")
  t:prompt(g, "set aside")
end)

test("Peregrine Vale gains grit and air by a relic", {}, function(t)
  local g = t:game { divers = { "peregrine_vale" }, shelf = { "votive_anchor" }, air = 9 }
  g:send({ "shelf" }, "hook hook rune rune rune")
  g:keep "hook hook rune rune rune"
  g:choose { g:relic "votive_anchor" }
  t:equal({ g:get "air", g:diver "peregrine_vale".grit }, { 9, 1 })
end)

test("the Harbour Bell keeps the tide down, once", {}, function(t)
  local g = t:game { chest = { "harbour_bell" } }
  g:send { "bell" }
  g:choose { g:relic "harbour_bell" }
  t:equal({ g:get "tide", g:call "seals_aboard" }, { 0, 0 })
  t:zone(g:relic "harbour_bell", "shelf_deck")
end)

test("Undertow: what is staked in secret is lost, and too little lets the tide rise", {}, function(t)
  local function tide_after(first, second)
    local g = t:game { divers = { "ada_thorne", "mother_ines" }, event = "undertow", grit = 2 }
    g:choose { first, player = g:diver "ada_thorne" }
    t:equal(g:diver "ada_thorne".grit, 2, "nothing is lost before all have staked")
    g:choose { second, player = g:diver "mother_ines" }
    t:equal(g:diver "ada_thorne".grit, 2 - tonumber(first))
    return g:get "tide"
  end
  t:equal({ tide_after("2", "0"), tide_after("1", "0") }, { 0, 1 })
end)

test("Something on the Line: most votes for cutting cost air, else dread", {}, function(t)
  local function after(...)
    local g = t:game { divers = { "ada_thorne", "mother_ines", "josef_kanto" }, air = 9,
      event = "something_on_the_line" }
    for i, diver in ipairs(g:call "players") do g:choose { select(i, ...), player = diver } end
    return { g:get "air", g:get "dread" }
  end
  t:equal(after("cut", "cut", "haul"), { 6, 0 })
  t:equal(after("cut", "haul", "haul"), { 9, 1 })
  local g = t:game { divers = { "ada_thorne", "mother_ines" }, event = "something_on_the_line", air = 9 }
  g:choose { "cut", player = g:diver "ada_thorne" }
  g:choose { "haul", player = g:diver "mother_ines" }
  t:equal({ g:get "air", g:get "dread" }, { 9, 1 }, "half is not most")
end)

test("Slack Water: every fare is 1 less, that of the bell stays nothing", {}, function(t)
  local g = t:game { event = "slack_water" }
  t:equal({ g:place "bell".fare, g:place "shelf".fare, g:place "crypt".fare }, { 0, 0, 2 })
  t:equal(g:prompt_options()[2], "The Orchard Shelf (0 air)")
end)

test("Loose Silt: the first relic of each site makes room for the next", {}, function(t)
  local g = t:game { event = "loose_silt", shelf = { "votive_anchor", "harbour_bell" } }
  t:zone(g:relic "votive_anchor", "shelf_deck")
  t:equal(#g:call("relics_at", g:place "shelf"), 2)
end)

test("a card that is written wrongly is told what is wrong", {}, function(t)
  local g = t:game {}
  local function wrong(make, card, text)
    t:raises(function() g:call(make, card) end, text)
  end
  wrong("relic", { name = "X", site = "shelf", seal = 1, cost = "hook" }, "did you mean 'seals'")
  wrong("relic", { name = "X", site = "attic", cost = "hook" }, "there are shelf, street and crypt")
  wrong("relic", { name = "X", site = "shelf", cost = "hook knife" }, "not 'knife'")
  wrong("relic", { name = "X", site = "shelf" }, "`cost` is missing")
  wrong("diver", { title = "nobody" }, "`name` is missing")
end)
