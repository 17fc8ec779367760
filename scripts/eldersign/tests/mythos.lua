-- Resolving mythos cards.

local function midnight(t, deck, more)
  more = more or {}
  more.adventures = more.adventures or { "unnatural_habitat" }
  more.clock = 3
  local g = t:game(more)
  g:only("mythos_deck", deck)
  g:only("cup", { "ghoul", "maniac" })
  g:wait()
  return g, g:investigator(more.investigators and more.investigators[1] or "joe_diamond")
end

local function to_midnight(g)
  repeat g:wait() until g:get "clock" == 0
end

test("its immediate effect comes now", { rules = { "es.mythos.immediate" } }, function(t)
  local g = midnight(t, { "the_stars_align_beyond_hope" })
  t:equal(g:ancient_one().doom, 1)
  t:order(g, { "Mythos", "Doom: 1", "Joe Diamond's turn" })
end)

test("what lingers holds until the next card, which covers it",
    { rules = { "es.mythos.lingering_until_next", "es.mythos.replaces_previous" } }, function(t)
  local g, me = midnight(t, { "the_stars_align_among_locked_doors", "the_stars_align_under_empty_shelves" })
  t:equal({ me.no_lost_found, me.no_souvenirs }, { 1, 0 })
  local first = g:mythos()
  g:trophies(me, { "the_guided_tour" })
  g:go "entrance"
  t:equal(g:prompt_options(), { "receive first aid", "buy a souvenir" })
  g:choose { "receive first aid" }
  to_midnight(g)
  t:equal(#g:cards "mythos", 1)
  t:zone(first, "old_mythos")
  t:equal({ me.no_lost_found, me.no_souvenirs }, { 0, 1 })
end)

test("what is at midnight comes at the next one, before the card is replaced",
    { rules = { "es.mythos.lingering_at_midnight" } }, function(t)
  local g, me = midnight(t, { "the_stars_align_to_bring_madness", "the_stars_align_under_empty_shelves" })
  t:equal(me.sanity, me.max_sanity, "not at once")
  g:mark()
  to_midnight(g)
  t:order(g, { "Midnight.", "loses 1 sanity", "Mythos: The Stars Align: Under Empty Shelves" })
  g:mark()
  to_midnight(g)
  t:not_logged(g, "loses 1 sanity")
end)

-- Resolving Mythos Cards, the example: after the midnight effects a card that places a monster now; at the next
-- midnight every investigator loses 2 stamina.
test("the example: a monster now, 2 stamina of each at the next midnight",
    { rules = { "es.mythos.example" } }, function(t)
  local g = t:game { investigators = { "joe_diamond", "harvey_walters" }, adventures = { "unnatural_habitat",
    "dont_fall_asleep" },
    clock = 3, ancient_one = "yig" }
  local joe, harvey = g:investigator "joe_diamond", g:investigator "harvey_walters"
  g:only("mythos_deck", { "sudden_terror_amid_the_stillness", "the_stars_align_beyond_hope" })
  g:only("cup", { "ghoul" })
  g:go "entrance"
  g:dice { "1" }
  g:choose { "search the lost & found" }
  t:order(g, { "Midnight", "loses 1 sanity", "Mythos: Sudden Terror: Amid the Stillness",
    "Ghoul appears on Unnatural Habitat" })
  t:equal({ joe.max_stamina - joe.stamina, harvey.max_stamina - harvey.stamina }, { 0, 0 })
  for _ = 1, 4 do
    g:go "entrance"
    g:dice { "1" }
    g:choose { "search the lost & found" }
    if g:prompt().text:find "midnight effect" then g:choose { "Don't Fall Asleep" } end
  end
  t:equal({ joe.max_stamina - joe.stamina, harvey.max_stamina - harvey.stamina }, { 2, 2 })
end)

test("with the deck used up the old cards are shuffled into a new one", { rules = { "es.mythos.replaces_previous" } },
    function(t)
  local g = midnight(t, { "the_stars_align_beyond_hope" })
  to_midnight(g)
  t:equal(g:mythos().title, "The Stars Align: Beyond Hope")
  t:equal(g:ancient_one().doom, 2)
end)

test("a mythos card's die is locked before its immediate effect, and freed with it",
    { rules = { "es.lock.immediate", "es.lock.until", "es.mythos.immediate" } }, function(t)
  local g = t:game { adventures = { "unnatural_habitat" }, clock = 3 }
  g:only("mythos_deck", { "sudden_terror_as_the_key_turns", "the_stars_align_beyond_hope" })
  g:only("cup", { "elder_thing" })   -- it locks the red die too
  g:wait()
  local lock, thing = g:mythos(), g:cards "monsters"[1]
  t:equal({ #g:dice_on("locked", lock), #g:dice_on("locked", thing) }, { 1, 0 }, "there is one red die")
  repeat g:wait() until g:get "clock" == 0
  t:equal(#g:dice_on("locked", thing), 1, "it was waiting for it")
end)

test("a further adventure of a mythos card is not replaced", { rules = { "es.mythos.immediate" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, clock = 3 }
  g:only("mythos_deck", { "the_stars_align_above_an_open_door", "the_stars_align_beyond_hope" })
  g:only("adventure_deck", { "koi_pond", "the_curator" })
  g:wait()
  local pond = g:adventure "koi_pond"
  t:equal(#g:cards "museum", 2)
  repeat g:wait() until g:get "clock" == 0
  t:zone(pond, "museum")   -- FAQ: it outlasts its card
  g:empty "cup"
  pond.done = 1
  g:go(pond, { "terror", "peril", "peril", "1", "1", "1" })
  g:complete "terror, peril, peril"
  t:zone(pond, "trophies")
  t:equal(#g:cards "museum", 1)
end)

test("Sister Mary: what lingers does not concern her", { rules = { "es.mythos.lingering_until_next" } }, function(t)
  local g, mary = midnight(t, { "the_stars_align_to_bring_madness", "the_stars_align_among_locked_doors" },
    { investigators = { "sister_mary" } })
  to_midnight(g)
  t:equal({ mary.sanity, mary.no_lost_found }, { mary.max_sanity, 0 })
end)
