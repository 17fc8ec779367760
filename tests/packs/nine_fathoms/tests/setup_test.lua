-- Chapters 1 to 3 of the rules, and the round.

test("each diver begins at the bell with 2 grit; two relics lie at each site; the first player has the lantern",
    { rules = { "nf.setup.divers", "nf.setup.relics", "nf.setup.tracks", "nf.setup.lantern" } }, function(t)
  local g = t:game { divers = { "mother_ines", "ada_thorne" }, begin = "round" }
  for _, diver in ipairs(g:call "seats") do
    t:equal({ diver.grit, diver.place }, { 2, g:place "bell" })
  end
  local first = {}
  for _, site in ipairs { "shelf", "street", "crypt" } do
    t:equal(#g:call("relics_at", g:place(site)), 2)
    t:equal(#g:cards(site .. "_deck"), 2)
    first[#first + 1] = g:call("relics_at", g:place(site))[1].id
  end
  t:equal({ g:get "air", g:get "tide", g:get "dread" }, { 6, 0, 0 })
  t:equal(g:get "first", g:diver "mother_ines")
  local other, again = t:game { begin = "round", seed = 2 }, {}
  for _, site in ipairs { "shelf", "street", "crypt" } do
    again[#again + 1] = other:call("relics_at", other:place(site))[1].id
  end
  t:not_equal(first, again, "shuffled")
end)

test("the goal and the tracks depend on difficulty and number", { rules = { "nf.setup.difficulty" } }, function(t)
  local printed = { easy = { { 6, 11, 15, 17 }, 9, 5 }, normal = { { 7, 12, 17, 19 }, 8, 4 },
    hard = { { 8, 13, 17, 20 }, 8, 3 } }
  local divers = {}
  for n, id in ipairs { "ada_thorne", "mother_ines", "josef_kanto", "peregrine_vale" } do
    divers[n] = id
    for name, line in pairs(printed) do
      local g = t:game { divers = divers, difficulty = name, begin = "round" }
      t:equal({ g:get "goal", g:get "tide_end", g:get "dread_end" }, { line[1][n], line[2], line[3] }, name .. " " .. n)
    end
  end
end)

test("what cannot be set up is said with the mend", {}, function(t)
  local function wrong(config, text) t:raises(function() t:game(config) end, text) end
  wrong({ difficulty = "mad" }, "use easy, normal, hard")
  wrong({ start = "nowhere" }, "use high_water")
  wrong({ divers = { "ada_thorne", "ada_thorne" } }, "taken twice")
  wrong({ divers = { "spring_tide" } }, "is not a diver")
  wrong({ divers = { "ada_thorne", "mother_ines", "josef_kanto", "peregrine_vale", "bastien_roche" } }, "one to four")
end)

test("a start is a position that play could have come to", {}, function(t)
  local g = t:game { divers = { "mother_ines", "ada_thorne" }, start = "high_water", begin = "round" }
  g:go_on()
  t:equal({ g:get "round", g:get "tide" }, { 6, 5 })
  t:equal(#g:cards("chest", g:diver "ada_thorne"), 1)
  t:equal(#g:call("relics_at", g:place "shelf"), 2)
end)

test("an event is drawn each round, holds for it, and is shuffled back when none is left",
    { rules = { "nf.round.event", "nf.card.event", "nf.card.reshuffle" } }, function(t)
  local g = t:game { event = "phosphorescence" }
  local me = g:diver "ada_thorne"
  t:equal(#g:cards "event", 1)
  t:equal(me.dice, 6)
  g:stop_at "round_ends"
  g:send { "bell" }
  t:equal(me.dice, 5)
  t:equal(#g:cards "past_events", 1)
  g:go_on()
  t:equal(me.dice, 6, "the only event comes again")
end)

test("orders are given in secret: nobody goes anywhere before all have chosen", { rules = { "nf.round.orders" } },
    function(t)
  local g = t:game { divers = { "mother_ines", "ada_thorne" } }
  local ines, ada = g:diver "mother_ines", g:diver "ada_thorne"
  g:choose { "Where", g:place "crypt", player = ines }
  t:equal(ines.place, g:place "bell")
  t:prompt(g, "Where do you go?", ada)
  t:not_logged(g, "Mother Ines: The Ninth Fathom")
  g:choose { "Where", g:place "bell", player = ada }
  t:equal({ ines.place, ada.place }, { g:place "crypt", g:place "bell" })
end)

test("the pumps are worked once, by the best; each at the bell gains 1 grit",
    { rules = { "nf.round.pumps", "nf.round.grit", "nf.air.most" } }, function(t)
  local g = t:game { divers = { "mother_ines", "ada_thorne" }, air = 2 }
  g:send { "bell", "bell" }
  t:equal(g:get "air", 2 + 5)
  t:equal({ g:diver "mother_ines".grit, g:diver "ada_thorne".grit }, { 1, 1 })
  g:send { "bell", "bell" }
  g:send { "bell", "bell" }
  t:equal(g:get "air", 12)
end)

test("dives come from the lantern on, then the tide rises, all go home and the lantern goes to the left",
    { rules = { "nf.round.dives", "nf.round.tide", "nf.round.home", "nf.round.lantern" } }, function(t)
  local g = t:game { divers = { "mother_ines", "ada_thorne" }, air = 9 }
  g:send({ "crypt", "shelf" }, "hook hook hook | lamp lamp")
  t:prompt(g, "set aside", g:diver "mother_ines")
  g:dice "hook hook hook hook hook"
  g:keep "hook hook hook lamp lamp"
  t:prompt(g, "set aside", g:diver "ada_thorne")
  t:equal(g:get "tide", 0)
  g:keep "hook hook hook hook hook"
  t:equal(g:get "tide", 1)
  t:equal({ g:diver "mother_ines".place, g:diver "ada_thorne".place }, { g:place "bell", g:place "bell" })
  t:equal(g:get "first", g:diver "ada_thorne")
end)

test("without any air a round raises dread", { rules = { "nf.round.thin_air" } }, function(t)
  local g = t:game { air = 1 }
  g:send({ "shelf" }, "hook hook hook hook hook")
  g:keep "hook"
  t:equal({ g:get "air", g:get "dread" }, { 0, 1 })
end)

test("the crew is drowned at the end of the tide's track", { rules = { "nf.end.drowned" } }, function(t)
  local g = t:game { tide = 6 }
  g:send { "bell" }
  t:not_over(g)
  g:send { "bell" }
  t:over(g, "drowned")
end)

test("high water: from the middle of the tide's track on every fare is 1 more", { rules = { "nf.card.high_water" } },
    function(t)
  local g = t:game { tide = 3 }
  t:equal({ g:place "shelf".fare, g:place "crypt".fare, g:place "bell".fare }, { 1, 3, 0 })
  g:send { "bell" }
  t:equal({ g:place "shelf".fare, g:place "crypt".fare, g:place "bell".fare }, { 2, 4, 0 })
end)

test("the test language refuses numbers that no game has", function(t)
  t:raises(function() t:game { air = -3 } end, "air = -3 never comes; give a whole number from 0 on")
  t:raises(function() t:game { begin = "dive" } end, "begin = 'dive' is not known; write begin = setup or round")
end)
