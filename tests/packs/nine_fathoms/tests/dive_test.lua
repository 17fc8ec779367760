-- Chapter 5 of the rules, and winning.

test("a fare is paid in air; dice that are set aside or whisper are not rolled again, going on costs 1 air",
    { rules = { "nf.dive.fare", "nf.dive.dice", "nf.dive.roll", "nf.dive.whispers", "nf.dive.on" } }, function(t)
  local g = t:game { street = { "eel_glass" }, air = 9 }
  g:send({ "street" }, "lamp air whisper hook | rune")
  t:equal(g:get "air", 7)
  t:equal(g:shown "whispering", "whisper")
  g:keep_on("lamp", "lamp hook | whisper")
  t:equal(g:get "air", 6)
  t:equal({ g:shown "kept", g:shown "whispering", g:shown "rolled" }, { "lamp", "whisper, whisper", "lamp, hook" })
  t:order(g, { "Ada Thorne: Candle Street", "goes down to Candle Street, for 2 air",
    "rolls lamp, air, whisper, hook, rune", "1 whisper in all",
    "sets aside lamp", "goes on", "rolls lamp, hook, whisper", "2 whispers in all" })
end)

test("the dice set aside pay for a relic; their air comes back, and the next relic is laid",
    { rules = { "nf.dive.relic", "nf.dive.next_relic", "nf.dive.air_dice" } }, function(t)
  local g = t:game { street = { "eel_glass", "mask_of_salt" }, air = 9 }
  local relic, left = g:relic "eel_glass", #g:cards "street_deck"
  g:send({ "street" }, "lamp air lamp hook | rune")
  g:keep "lamp lamp rune air"
  g:mark()
  g:up()
  t:equal(g:prompt_options(), { "Eel-Glass" })
  g:choose { relic }
  t:zone(relic, "chest", g:diver "ada_thorne")
  t:equal({ g:get "air", #g:cards "street_deck", #g:cards "seabed" }, { 8, left - 1, 2 })
  t:logged(g, "is found at Candle Street")
end)

test("each die pays once; the others may pay for a second relic", { rules = { "nf.dive.pays_once" } }, function(t)
  local g = t:game { shelf = { "votive_anchor", "harbour_bell" }, air = 9 }
  local anchor, bell = g:relic "votive_anchor", g:relic "harbour_bell"
  g:send({ "shelf" }, "hook hook hook lamp rune")
  g:keep "hook hook hook lamp rune"
  g:choose { anchor }
  t:equal({ anchor.zone, bell.zone }, { "chest", "seabed" })
  t:prompt(g, "Where do you go?")
  g = t:game { shelf = { "votive_anchor", "verdigris_lantern" }, air = 9 }
  g:send({ "shelf" }, "hook hook hook lamp rune")
  g:keep "hook hook hook lamp rune"
  g:choose { g:relic "votive_anchor" }
  g:choose { g:relic "verdigris_lantern" }
  t:equal(#g:cards("chest", g:diver "ada_thorne"), 2)
end)

test("as many whispers as his nerve: panic, dread and nothing else", { rules = { "nf.dive.panic" } }, function(t)
  local g = t:game { shelf = { "votive_anchor" }, air = 9 }
  g:send({ "shelf" }, "hook hook whisper whisper rune")
  t:not_logged(g, "panics")
  g:keep_on("hook hook", "whisper")
  t:logged(g, "panics")
  t:equal({ g:get "dread", #g:cards("chest", g:diver "ada_thorne"), g:shown "kept" }, { 1, 0, "" })
end)

test("the crew has woken what sleeps when dread is at its end", { rules = { "nf.end.woken" } }, function(t)
  local g = t:game { dread = 3, air = 9 }
  g:send({ "shelf" }, "whisper whisper whisper air rune")
  t:over(g, "woken")
end)

test("the crew has won as soon as there are enough seals", { rules = { "nf.end.sealed" } }, function(t)
  local g = t:game { shelf = { "votive_anchor" }, chest = { "black_pearl" }, goal = 8, air = 9 }
  g:send({ "shelf" }, "hook hook whisper air rune")
  g:keep "hook hook"
  g:up()
  g:choose { g:relic "votive_anchor" }
  t:not_over(g)
  g:relic("unspoken_name"):move("seabed", nil, true, g:place "shelf")
  g:send({ "shelf" }, "rune rune rune air rune")
  g:keep "rune rune rune"
  g:up()
  g:choose { g:relic "unspoken_name" }
  t:over(g, "sealed")
end)

test("at least one die is set aside; without dice one surfaces, without air, too",
    { rules = { "nf.dive.keep", "nf.dive.must_surface" } }, function(t)
  local g = t:game { air = 2 }
  g:send({ "shelf" }, "hook hook hook hook hook")
  t:raises(function() g:choose { "set aside", none = true } end)
  g = t:game { air = 2 }
  g:send({ "shelf" }, "hook hook hook hook hook")
  g:keep_on("hook", "hook hook hook hook")
  g:keep "hook"
  t:prompt(g, "Where do you go?")
  t:equal(g:get "air", 0)
  g = t:game { air = 9 }
  g:send({ "shelf" }, "hook hook hook hook hook")
  g:keep "hook hook hook hook hook"
  t:prompt(g, "Where do you go?")
end)

test("for whom there is not enough air, he stays aboard and does not pump", { rules = { "nf.dive.no_air" } },
    function(t)
  local g = t:game { air = 2 }
  g:send { "crypt" }
  t:logged(g, "stays aboard")
  t:not_logged(g, "rolls")
  t:equal({ g:get "air", g:diver "ada_thorne".grit }, { 2, 0 })
end)

test("divers at one site tangle each other's lines; two dice one always has",
    { rules = { "nf.dive.tangled", "nf.dive.two_dice" } }, function(t)
  local divers = { "ada_thorne", "josef_kanto", "mother_ines", "peregrine_vale" }
  local g = t:game { divers = divers, air = 12 }
  g:send({ "crypt", "crypt", "bell", "bell" }, "hook hook | hook hook")
  t:equal(#g:cards "rolled", 4)
  g = t:game { divers = divers, air = 12 }
  g:diver "ada_thorne":modify("dice", -2, "round")
  g:send({ "crypt", "crypt", "crypt", "crypt" }, "| hook hook")
  t:equal(g:shown "rolled", "hook, hook")
  t:equal(#g:cards "cup", 7)
end)

test("grit: any dice just rolled are rolled again, whispers too",
    { rules = { "nf.dive.grit", "nf.dive.ability" } }, function(t)
  local g = t:game { grit = 1, air = 9 }
  g:send({ "shelf" }, "whisper whisper whisper hook rune")
  g:act "Pay 1 grit"
  g:dice "air"
  local whisper = g:cards "rolled"[1]
  g:choose { whisper }
  t:equal(g:shown "whispering", "whisper, whisper")
  t:equal(g:shown "rolled", "air, hook, rune")
  t:equal(g:diver "ada_thorne".grit, 0)
end)

test("dice show what the rules say", { rules = { "nf.dice.brass", "nf.dice.black" } }, function(t)
  local g = t:game { air = 9 }
  g:send({ "crypt" }, "hook lamp rune | hook lamp")
  local seen = {}
  for _, die in ipairs(g:cards "rolled") do
    local names = {}
    for face = 1, 6 do
      die.face = face
      names[face] = g:call("symbol_of", die)
    end
    seen[die.title] = table.concat(names, " ")
  end
  t:equal(seen["brass die"], "hook hook lamp rune air whisper")
  t:equal(seen["black die"], "hook lamp rune rune whisper whisper")
end)

test("the odds are exact, and stand in the prompt", {}, function(t)
  local g = t:game { air = 9, street = { "eel_glass" } }
  g:send({ "street" }, "hook lamp whisper whisper | rune")
  -- With lamp and rune set aside the relic lacks a lamp, and one die is left: 1/6, and 1/6 for panic.
  t:equal(g:call "odds", { "Eel-Glass: set aside lamp, rune: 17 %, panic 17 %" })
  g:keep "lamp"
  -- A brass and a black die are left, one more whisper is panic: 1 - 5/6 * 4/6. Eel-Glass lacks a lamp and a rune:
  -- lamp and rune 1/6 * 2/6, rune and lamp 1/6 * 1/6.
  t:offered(g, { "go on: 1 air, panic 44 %", "surface: no relic yet" })
  t:equal(g:call "odds", { "Eel-Glass: 8 %, panic 44 %" })
end)
