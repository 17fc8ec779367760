-- Artifacts: traits, written down a second time from the facts, and the effects of each.

local TRAITS = { "item", "tome", "magical", "weapon", "teamwork" }
local FIGURES = {
  { "cultes_des_goules", "Cultes des Goules", "item tome" },
  { "de_vermis_mysteriis", "De Vermis Mysteriis", "item tome" },
  { "flute_of_the_outer_gods", "Flute of the Outer Gods", "item magical" },
  { "gate_box", "Gate Box", "item magical" },
  { "glass_of_mortlan", "Glass of Mortlan", "item magical" },
  { "grotesque_statue", "Grotesque Statue", "item" },
  { "lightning_gun", "Lightning Gun", "item magical weapon" },
  { "mi_go_brain_case", "Mi-go Brain Case", "item magical teamwork" },
  { "necronomicon", "Necronomicon", "item tome" },
  { "pallid_mask", "Pallid Mask", "item magical" },
  { "ruby_of_rlyeh", "Ruby of R'lyeh", "item magical" },
  { "sword_of_saint_jerome", "Sword of Saint Jerome", "item magical weapon" },
  { "ttka_halot", "T'tka Halot", "item tome" },
  { "silver_key", "The Silver Key", "item magical" },
}

test("names and traits of the Artifacts", function(t)
  local g = t:game()
  for _, row in ipairs(FIGURES) do
    local id, name, traits = unpack(row)
    local card = g:put(id, "box")
    t:equal(card.title, name)
    for _, trait in ipairs(TRAITS) do
      t:equal(card:is(trait), (" " .. traits .. " "):find(" " .. trait .. " ", 1, true) ~= nil, id .. ": " .. trait)
    end
  end
  t:equal(#FIGURES, #g:call("cards_with", "artifact"))
end)

local function with(t, ids, more)
  more = more or {}
  more.possessions = ids
  more.at = more.at or "london"
  local g = t:game(more)
  return g, g:active(), unpack(g:cards("possessions", g:active()))
end

-- The number of dice that the investigator rolls.
local function pool(g, me, skill, options)
  g:mark()
  g:test(me, skill, 0, nil, options)
  local n = 0
  for _, line in ipairs(g:log()) do
    local dice = line:match "rolls ([%d, ]+)%.$"
    if dice then n = select(2, dice:gsub("%d", "")) end
  end
  if g:prompt() and g:prompt().text == "After the roll" then g:pass() end
  return n
end

-- Passes the Lore test of a Tome, and pays.
local function read(t, id, more)
  local g, me, book = with(t, { id }, more)
  g:dice { 5 }
  g:act { "use", book }
  g:choose { "Spend 1 Sanity" }
  t:equal(me.sanity, me.max_sanity - 1)
  t:logged(g, "rolls 5.")
  return g, me
end

test("cultes_des_goules: 2 Clues for 1 Sanity", function(t)
  local g, me = read(t, "cultes_des_goules")
  t:equal(g:clues(me), 2)
  local h, you, book = with(t, { "cultes_des_goules" })
  h:dice { 4 }
  h:act { "use", book }
  t:equal({ h:clues(you), you.sanity }, { 0, you.max_sanity })
end)

test("de_vermis_mysteriis: a skill for 1 Sanity", function(t)
  local g, me = read(t, "de_vermis_mysteriis")
  g:choose { "Will" }
  t:equal(me.will_improved, 1)
end)

test("necronomicon: 2 Spells for 1 Sanity", function(t)
  local g, me = read(t, "necronomicon")
  t:equal(#g:possessions(me), 3)
end)

test("ttka_halot: 3 Health of a Monster here for 1 Sanity", function(t)
  local g, me, book = with(t, { "ttka_halot" })
  local foe, other = g:spawn("dark_young", "london"), g:spawn("vampire", "london")
  g:dice { 6 }
  g:act { "use", book }
  g:choose { "Spend 1 Sanity" }
  g:choose { foe }
  t:logged(g, "rolls 6.")
  t:equal({ foe.lost, other.lost, me.sanity }, { 3, 0, me.max_sanity - 1 })
end)

test("flute_of_the_outer_gods: 2 Health and 2 Sanity defeat all Monsters here, but no Epic one", function(t)
  local g, me, flute = with(t, { "flute_of_the_outer_gods" })
  local a, b = g:spawn("dark_young", "london"), g:spawn("deep_one", "london")
  local epic, far = g:spawn("epic_cthulhu", "london"), g:spawn("vampire", "rome")
  g:act { "use", flute }
  t:equal({ me.health, me.sanity }, { me.max_health - 2, me.max_sanity - 2 })
  t:not_equal(a.zone, "monsters")
  t:not_equal(b.zone, "monsters")
  t:equal({ epic.zone, far.zone }, { "monsters", "monsters" })
  t:logged(g, "Dark Young is defeated")
end)

test("gate_box: 1 die more in Other Worlds for everybody here, 1 Clue for a closed Gate", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london", possessions = { "gate_box" } }
  local me, other = g:active(), g:investigator "lily_chen"
  t:equal(pool(g, me, "lore", { other_world = true }), 2)
  t:equal(pool(g, other, "lore", { other_world = true }), 3)
  t:equal(pool(g, me, "lore"), 1)
  g:effect("close", g:gate "london", me, { other_world = true })
  t:equal(g:clues(me), 1)
  g:effect("close", g:gate "rome", me)
  t:equal(g:clues(me), 1)
end)

test("glass_of_mortlan: for Spells each 6 counts twice, and 1 Sanity less is lost", function(t)
  local g, me, glass, spell = with(t, { "glass_of_mortlan", "mists_of_releh" })
  if glass.title ~= "Glass of Mortlan" then glass, spell = spell, glass end
  spell.variant = 1
  g:test(me, "lore", 1, { 6, 5 }, { of_spell = spell })
  t:equal(g:result(), 3)
  g:test(me, "lore", 1, { 6, 5 })
  t:equal(g:result(), 2)
  g:effect("lose_sanity", me, 1)
  t:equal(me.sanity, me.max_sanity - 1, "no Spell")
  local cast = g:give(me, "blessing_of_isis", 1)[1]
  g:dice { 5 }
  g:test(me, "lore", 0, { 5 })
  me.lore_improved = 1
  g:dice { 5 }
  g:act { "use", cast }
  g:choose { glass }
  t:equal(me.sanity, me.max_sanity - 1)
  g:dice { 1 }
  g:act { "use", g:give(me, "shriveling", 1)[1] }
  g:choose { "Lose 2 Sanity" }
  g:choose { glass }
  t:equal(me.sanity, me.max_sanity - 2)
end)

test("grotesque_statue: 5 Clues, when it comes from the deck", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london" }
  local me, other = g:active(), g:investigator "lily_chen"
  g:on_top("artifact_deck", { "grotesque_statue" })
  g:effect("gain_artifact", me)
  t:equal(g:clues(me), 5)
  local statue = g:cards("possessions", me)[1]
  g:effect("take", other, statue)
  t:equal(g:clues(other), 0)
  g:effect("discard_one", other, "item")
  g:put(statue, "artifact_discard")
  g:effect("gain_card", other, statue)
  t:equal(g:clues(other), 0)
end)

test("grotesque_statue: once a round 1 Clue for the Sanity that he would lose", function(t)
  local g, me, statue = with(t, { "grotesque_statue" }, { clues_of = 2 })
  g:effect("lose_sanity", me, 3)
  g:choose { statue }
  t:equal({ me.sanity, g:clues(me) }, { me.max_sanity, 1 })
  g:effect("lose_sanity", me, 1)
  t:equal(me.sanity, me.max_sanity - 1)
  local h = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "london", clues_of = { mark_harrigan = 1 },
    possessions = { mark_harrigan = { "grotesque_statue" } } }
  h:effect("lose_sanity", h:active(), 1)
  t:equal(h:active().sanity, h:active().max_sanity - 1)
end)

test("lightning_gun: +6 Strength in combat", function(t)
  local g, me = with(t, { "lightning_gun" })
  t:equal({ pool(g, me, "strength", { combat = true }), pool(g, me, "strength") }, { 10, 4 })
end)

test("lightning_gun: he and each Monster here lose 1 Health", function(t)
  local g, me, gun = with(t, { "lightning_gun" })
  local foe, far = g:spawn("dark_young", "london"), g:spawn("gug", "rome")
  g:act { "use", gun }
  t:equal({ me.health, foe.lost, far.lost }, { me.max_health - 1, 1, 0 })
end)

test("sword_of_saint_jerome: +2 Will and +5 Strength in combat, 1 Sanity for a Monster defeated in it", function(t)
  local g, me = with(t, { "sword_of_saint_jerome" })
  t:equal({ pool(g, me, "will", { combat = true }), pool(g, me, "strength", { combat = true }), pool(g, me, "will") },
    { 6, 9, 4 })
  me.sanity = 1
  g:dice { 5, 5, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1 }
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
  t:equal(me.sanity, 2)
  g:effect("defeat", g:spawn("deep_one", "london"), me)
  t:equal(me.sanity, 2)
end)

test("mi_go_brain_case: trade with anybody, and change places with him", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = { mark_harrigan = "london",
    lily_chen = "tokyo" },
    possessions = { mark_harrigan = { "mi_go_brain_case" }, lily_chen = { "axe" } } }
  local me, other = g:active(), g:investigator "lily_chen"
  g:act { "use", g:cards("possessions", me)[1], other }
  g:choose { "give", none = true }
  g:choose { "Axe" }
  g:choose { "agree" }
  g:choose { "yes" }
  t:equal(g:possessions(me), { "Axe", "Mi-go Brain Case" })
  t:equal({ me.place, other.place }, { g:space "tokyo", g:space "london" })
end)

test("pallid_mask: an encounter as if there were no Monsters here", function(t)
  local g, me, mask = with(t, { "pallid_mask" }, { monsters = { deep_one = "london" }, phase = "encounter" })
  g:go_on()
  g:act { "use", mask }
  t:not_logged(g, "encounters Deep One")
  t:equal(me.ignores_monsters, 1)
  g, me = with(t, { "pallid_mask", "clairvoyance" }, { phase = "encounter" })
  g:go_on()
  t:prompt(g, "Before your encounter", me)
  t:not_offered(g, "Choose an encounter as if", "any(monsters_here)")
end)

test("ruby_of_rlyeh: once a round 1 Sanity for an action more", function(t)
  local g, me, ruby = with(t, { "ruby_of_rlyeh" })
  local before = me.actions
  g:act { "use", ruby }
  t:equal({ me.actions, me.sanity }, { before + 1, me.max_sanity - 1 })
  t:not_offered(g, { "use", ruby }, "limit")
end)

test("silver_key: once a round 1 Clue less", function(t)
  local g, me, key = with(t, { "silver_key" }, { clues_of = 2 })
  g:effect("spend_clues", me, 2)
  g:choose { key }
  t:equal(g:clues(me), 1)
  g:effect("spend_clues", me, 1)
  t:equal(g:clues(me), 0)
  g:set("round", g:get "round" + 1)
  t:equal(me.clue_credit, 1)
  g:effect("spend_clues", me, 1)
  g:choose { key }
  t:equal({ g:result(), g:clues(me), me.clue_credit }, { 1, 0, 0 })
end)

test("silver_key: rerolls a die in an Other World", function(t)
  local g, me, key = with(t, { "silver_key" })
  g:test(me, "lore", 1, { 1, 1 }, { other_world = true })
  g:dice { 5 }
  g:act { "use", key, "reroll a die of your test" }
  t:prompt(g, "After the roll")
  t:not_offered(g, "In an Other World")
  g:pass()
  t:equal(g:result(), 1)
  g:give_clues(me, 1)
  g:test(me, "lore", 0, { 1 })
  t:not_offered(g, "In an Other World")
end)
