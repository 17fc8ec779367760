-- The effects of adventures and mythos cards besides tasks and icons: terror, midnight, when they are drawn, while they
-- linger.

local LOSE_SANITY, LOSE_STAMINA = { 1, 0 }, { 0, 1 }

-- The terror effect of a card on the active investigator, who is on The Archives.
local function terror_of(t, id, zone)
  local g = t:game { adventures = { "the_archives", "unnatural_habitat" } }
  local me = g:active()
  local card = g:put(id, zone)
  g:effect("use", card, "terror", me)
  return g, me, card
end

local function lost(me) return { me.max_sanity - me.sanity, me.max_stamina - me.stamina } end

for id, expected in pairs { a_secret_gathering = LOSE_SANITY, ancient_relics = LOSE_SANITY, the_key_to_the_beyond = LOSE_SANITY,
    unnatural_habitat = LOSE_SANITY, hallway_on_fire = LOSE_STAMINA, riot_in_the_streets = LOSE_STAMINA,
    plateau_of_leng = LOSE_SANITY } do
  test(id .. ": terror", function(t)
    local _, me = terror_of(t, id, id == "plateau_of_leng" and "other_worlds" or "museum")
    t:equal(lost(me), expected)
  end)
end

for _, id in ipairs { "gala_in_the_great_hall", "please_do_not_touch_the_exhibits" } do
  test(id .. ": terror adds doom", function(t)
    local g = terror_of(t, id, "museum")
    t:equal(g:ancient_one().doom, 1)
  end)
end

for _, id in ipairs { "haunted_by_a_shadowy_figure", "the_gift_shop", "when_night_falls" } do
  test(id .. ": terror brings a monster", function(t)
    local g = terror_of(t, id, "museum")
    t:equal(#g:cards "monsters" + (g:prompt().text:find "appear" and 1 or 0), 1)
  end)
end

for _, id in ipairs { "koi_pond", "something_has_broken_free" } do
  test(id .. ": terror fails the adventure", function(t)
    local g = t:game { adventures = { id } }
    local me = g:active()
    g:go(g:adventure(id), { "terror", "1", "1", "1", "1", "1" })
    if g:prompt() and g:prompt().text == "Complete which task?" then g:choose { "Complete which task?", none = true } end
    t:equal(g:get "clock", 1, "no second try")
    t:truthy(me.stamina < me.max_stamina)
  end)
end

for _, id in ipairs { "medusa_exhibit", "remains_of_the_high_priest", "the_graveyard", "the_loading_dock" } do
  test(id .. ": terror sets the terror dice aside", function(t)
    local g = t:game { adventures = { id } }
    g:go(g:adventure(id), { "terror", "terror", "1", "1", "1", "1" })
    if g:prompt().text == "Complete which task?" then g:choose { "Complete which task?", none = true } end
    t:equal(#g:dice_on "set_aside", 2)
    t:equal(#g:pool(), 4)
  end)
end

test("late_night_break_in: terror takes a trophy", function(t)
  local g = t:game { adventures = { "late_night_break_in" } }
  local me = g:active()
  g:trophies(me, { "the_guided_tour" })
  g:effect("use", g:adventure "late_night_break_in", "terror", me)
  t:equal(#g:cards("trophies", me), 0)
end)

-- --- midnight ---------------------------------------------------------------------------------------------------------------

local function midnight_of(t, id, zone, more)
  more = more or {}
  more.adventures = more.adventures or { "the_archives" }
  local g = t:game(more)
  local card = g:put(id, zone)
  g:effect("use", card, "at_midnight", g:active())
  return g, g:active()
end

for id, expected in pairs { dont_fall_asleep = LOSE_SANITY, the_hedge_maze = LOSE_STAMINA } do
  test(id .. ": at midnight everybody loses", function(t)
    local g = midnight_of(t, id, "museum", { investigators = { "joe_diamond", "harvey_walters" } })
    for _, inv in ipairs(g:call "players") do t:equal(lost(inv), expected) end
  end)
end

test("horrible_visions: at midnight 2 doom", function(t)
  local g = midnight_of(t, "horrible_visions", "museum")
  t:equal(g:ancient_one().doom, 2)
end)

test("transported_by_magic: at midnight 1 doom for each other world", function(t)
  local g = midnight_of(t, "transported_by_magic", "museum", { other_worlds = { "the_abyss", "the_dreamlands" } })
  t:equal(g:ancient_one().doom, 2)
end)

test("you_become_that_which_you_fear_most: at midnight a monster appears, on its own empty task here", function(t)
  local g = t:game { adventures = { "you_become_that_which_you_fear_most" } }
  g:effect("use", g:adventure "you_become_that_which_you_fear_most", "at_midnight", g:active())
  t:equal(g:cards "monsters"[1].row, 1)
end)

test("the_curator: at midnight 2 trophies, or 1 stamina and 1 sanity", function(t)
  local g = t:game { adventures = { "the_curator" } }
  local me, curator = g:active(), g:adventure "the_curator"
  g:effect("use", curator, "at_midnight", me)
  t:equal(lost(me), { 1, 1 }, "nothing to give up")
  g:trophies(me, { "the_guided_tour" })
  g:effect("use", curator, "at_midnight", me)
  g:choose { "2 trophies" }
  t:equal(#g:cards("trophies", me), 0)
  t:equal(lost(me), { 1, 1 })
end)

test("public_lavatory: 2 monsters appear there as it is drawn", function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:only("adventure_deck", { "public_lavatory" })
  g:effect("draw_adventure")
  if g:prompt().text:find "replaces which one" then g:choose { "task 1" } end
  local rows = {}
  for _, monster in ipairs(g:cards "monsters") do
    t:equal(monster.parent.title, "Public Lavatory")
    rows[#rows + 1] = monster.row
  end
  table.sort(rows)
  t:equal(rows, { 1, 2 })
end)

-- --- mythos -----------------------------------------------------------------------------------------------------------------

local FIRST = { "the_stars_align_", "sudden_terror_" }

-- Both cards with a lingering part: their immediate effect, and the lingering one.
local function both(name, check)
  for i, first in ipairs(FIRST) do
    local id = first .. name
    test(id, function(t)
      local g = t:game { adventures = { "the_archives", "the_guided_tour" }, investigators = { "joe_diamond", "harvey_walters" } }
      g:only("mythos_deck", { id })
      g:effect "draw_mythos"
      t:equal({ g:ancient_one().doom, #g:cards "monsters" }, { i == 1 and 1 or 0, i == 2 and 1 or 0 })
      check(t, g, g:mythos(), g:active())
    end)
  end
end

local function everybody_loses(expected)
  return function(t, g, card, me)
    g:effect("use", card, "at_midnight", me)
    for _, inv in ipairs(g:call "players") do t:equal(lost(inv), expected) end
  end
end
both("amid_the_stillness", everybody_loses { 0, 2 })
both("to_bring_madness", everybody_loses { 1, 0 })

both("above_an_open_door", function(t, g) t:truthy(g:cards "museum"[3].extra) end)

for name, value in pairs { when_memories_fade = "no_clues", among_locked_doors = "no_lost_found",
    under_empty_shelves = "no_souvenirs", with_failing_hands = "no_first_aid", beyond_hope = "no_focus" } do
  both(name, function(t, g, card, me)
    t:equal(me[value], 1)
    g:only("mythos_deck", { "sudden_terror_as_shapes_gather" })
    g:effect "draw_mythos"
    t:zone(card, "old_mythos")
    t:equal(me[value], 0, "it lingers until the next card")
  end)
end

for name, colour in pairs { while_the_lamp_dies = "yellow", as_the_key_turns = "red", in_the_cold_hall = "green" } do
  both(name, function(t, g, card)
    local n = 0
    for _, die in ipairs(g:cards "locked") do
      if die.parent == card then
        n = n + 1
        t:truthy(die:is(colour))
      end
    end
    t:equal(n, 1)
  end)
end

for name, expected in pairs { as_screams_echo = LOSE_SANITY, as_blood_runs = LOSE_STAMINA } do
  both(name, function(t, g, card, me)
    g:effect("use", card, "terror", me)
    t:equal(lost(me), expected)
  end)
end

both("as_shapes_gather", function(t, g, card, me)
  g:empty "monsters"
  g:effect("use", card, "terror", me)
  t:equal(#g:cards "monsters", 1)
end)

both("before_the_gate", function(t, g, card, me)
  local doom = g:ancient_one().doom
  g:put("the_abyss", "other_worlds")
  g:effect("use", card, "at_midnight", me)
  t:equal(g:ancient_one().doom, doom + 1)
end)

both("below_the_moon", function(t, g, card, me)
  g:empty "monsters"
  local doom = g:ancient_one().doom
  g:effect("use", card, "at_midnight", me)
  t:equal(g:ancient_one().doom, doom)
  g:spawn("ghoul", g:adventure "the_archives")
  g:effect("use", card, "at_midnight", me)
  t:equal(g:ancient_one().doom, doom + 1)
end)
