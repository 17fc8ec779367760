-- Assets: figures, written down a second time from the facts, and the effects of each.

local TRAITS = { "ally", "item", "service", "trinket", "weapon", "tome", "magical", "teamwork" }
-- id, name, value, traits
local FIGURES = {
  { "derringer_18", ".18 Derringer", 1, "trinket weapon" },
  { "revolver_38", ".38 Revolver", 1, "item weapon" },
  { "automatic_45", ".45 Automatic", 2, "item weapon" },
  { "agency_quarantine", "Agency Quarantine", 4, "service" },
  { "arcane_manuscripts", "Arcane Manuscripts", 1, "item tome" },
  { "arcane_scholar", "Arcane Scholar", 2, "ally" },
  { "arcane_tome", "Arcane Tome", 3, "item tome" },
  { "axe", "Axe", 2, "item weapon" },
  { "bandages", "Bandages", 1, "item" },
  { "bull_whip", "Bull Whip", 1, "item weapon" },
  { "carbine_rifle", "Carbine Rifle", 3, "item weapon" },
  { "cat_burglar", "Cat Burglar", 1, "ally" },
  { "charter_flight", "Charter Flight", 1, "service" },
  { "delivery_service", "Delivery Service", 1, "service teamwork" },
  { "double_barreled_shotgun", "Double-barreled Shotgun", 4, "item weapon" },
  { "dynamite", "Dynamite", 3, "item weapon" },
  { "fine_clothes", "Fine Clothes", 2, "item" },
  { "fishing_net", "Fishing Net", 2, "item" },
  { "hired_muscle", "Hired Muscle", 2, "ally" },
  { "holy_cross", "Holy Cross", 2, "item" },
  { "holy_water", "Holy Water", 2, "item magical" },
  { "kerosene", "Kerosene", 1, "item" },
  { "king_james_bible", "King James Bible", 2, "item tome" },
  { "lodge_researcher", "Lodge Researcher", 3, "ally" },
  { "lucky_cigarette_case", "Lucky Cigarette Case", 2, "trinket" },
  { "lucky_rabbits_foot", "Lucky Rabbit's Foot", 1, "trinket" },
  { "personal_assistant", "Personal Assistant", 2, "ally" },
  { "pocket_watch", "Pocket Watch", 1, "trinket" },
  { "private_care", "Private Care", 2, "service" },
  { "private_investigator", "Private Investigator", 2, "ally" },
  { "protective_amulet", "Protective Amulet", 1, "item" },
  { "puzzle_box", "Puzzle Box", 3, "trinket" },
  { "sanctuary", "Sanctuary", 2, "service" },
  { "silver_twilight_ritual", "Silver Twilight Ritual", 3, "service" },
  { "spirit_dagger", "Spirit Dagger", 2, "item weapon magical" },
  { "urban_guide", "Urban Guide", 4, "ally" },
  { "vatican_missionary", "Vatican Missionary", 2, "ally" },
  { "whiskey", "Whiskey", 1, "item" },
  { "wireless_report", "Wireless Report", 1, "service teamwork" },
  { "witch_doctor", "Witch Doctor", 3, "ally" },
}

test("names, values and traits of the Assets", function(t)
  local g = t:game()
  for _, row in ipairs(FIGURES) do
    local id, name, value, traits = unpack(row)
    local card = g:put(id, "box")
    t:equal({ card.title, card:base "value" }, { name, value }, id)
    for _, trait in ipairs(TRAITS) do
      t:equal(card:is(trait), (" " .. traits .. " "):find(" " .. trait .. " ", 1, true) ~= nil, id .. ": " .. trait)
    end
  end
  t:equal(#FIGURES, #g:call("cards_with", "asset"))
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

local COMBAT, SPELL = { combat = true }, { of_spell = true }

-- id, skill, bonus, the tests in which it counts
for _, row in ipairs {
  { "revolver_38", "strength", 2, "combat" }, { "automatic_45", "strength", 3, "combat" }, { "axe", "strength",
    2, "combat" },
  { "bull_whip", "strength", 1, "combat" }, { "double_barreled_shotgun", "strength", 4, "combat" },
  { "holy_cross", "will", 2, "combat" }, { "protective_amulet", "will", 1, "combat" },
  { "spirit_dagger", "will", 1, "combat" }, { "spirit_dagger", "strength", 2, "combat" },
  { "arcane_manuscripts", "lore", 1, "spell" }, { "arcane_tome", "lore", 2, "spell" },
  { "arcane_scholar", "lore", 1 }, { "hired_muscle", "strength", 1 }, { "personal_assistant", "influence", 1 },
  { "private_investigator", "observation", 1 }, { "vatican_missionary", "will", 1 },
} do
  local id, skill, bonus, only = unpack(row)
  test(id .. ": +" .. bonus .. " " .. skill .. (only and ", only in a " .. only .. " test" or ""), function(t)
    local g, me = with(t, { id, "wither" })
    local spell = g:card "wither"
    local base = me:base(skill)
    t:equal(pool(g, me, skill), base + (only and 0 or bonus))
    t:equal(pool(g, me, skill, COMBAT), base + (only ~= "spell" and bonus or 0))
    t:equal(pool(g, me, skill, { of_spell = spell }), base + (only ~= "combat" and bonus or 0))
    for _, other in ipairs { "lore", "influence", "observation", "strength", "will" } do
      if other ~= skill and id ~= "spirit_dagger" then t:equal(pool(g, me, other, COMBAT), me:base(other), other) end
    end
  end)
end

-- id, skill, only in combat
for _, row in ipairs {
  { "bull_whip", "strength", true }, { "fishing_net", "strength", true }, { "king_james_bible", "will", true },
  { "arcane_scholar", "lore" }, { "hired_muscle", "strength" }, { "personal_assistant", "influence" },
  { "private_investigator", "observation" }, { "vatican_missionary", "will" },
} do
  local id, skill, combat = unpack(row)
  test(id .. ": rerolls a die of a " .. skill .. " test" .. (combat and " in combat" or ""), function(t)
    local g, me, card = with(t, { id }, { clues_of = 1 })
    local options = combat and COMBAT or nil
    g:test(me, skill, 2 - pool(g, me, skill, options), { 1, 1 }, options)
    g:dice { 6 }
    g:act { "use", card }
    t:prompt(g, "After the roll")
    t:not_offered(g, { "use", card })
    g:pass()
    t:equal(g:result(), 1)
    for _, other in ipairs { "lore", "influence", "observation", "strength", "will" } do
      g:test(me, other, -10, { 1 }, not (combat and other == skill) and COMBAT or nil)
      if combat or other ~= skill then t:not_offered(g, { "use", card }) end
      g:pass()
    end
  end)
end

test("derringer_18: adds 1 to a die of a Strength test in combat", function(t)
  local g, me, card = with(t, { "derringer_18" }, { clues_of = 1 })
  g:test(me, "strength", -10, { 4 }, COMBAT)
  g:act { "use", card }
  t:not_offered(g, { "use", card })
  g:pass()
  t:equal(g:result(), 1)
  g:test(me, "strength", -10, { 4 })
  t:not_offered(g, { "use", card })
  g:pass()
  g:test(me, "will", -10, { 4 }, COMBAT)
  t:not_offered(g, { "use", card })
end)

test("agency_quarantine: each Monster on a space of his choice loses 4 Health", function(t)
  local g, me = with(t, {})
  local here, there = g:spawn("deep_one", "london"), g:spawn("dark_young", "rome")
  g:effect("gain_named", me, "agency_quarantine")
  t:equal(#g:prompt_options(), 2)
  g:choose { g:space "rome" }
  t:equal({ here.lost, there.lost }, { 0, 4 })
  t:zone(g:card "agency_quarantine", "asset_discard")
end)

test("arcane_tome: a rest lets him test Lore for a Spell", function(t)
  local g, me, card = with(t, { "arcane_tome" })
  g:only("spell_deck", { "wither" })
  g:dice { 5 }
  g:act "rest"
  g:choose { card }
  t:equal(g:possessions(me), { "Arcane Tome", "Wither" })
end)

test("axe: 2 Sanity reroll any dice", function(t)
  local g, me, card = with(t, { "axe" })
  g:test(me, "strength", -3, { 5, 1, 1 }, COMBAT)
  g:act { "use", card }
  g:dice { 6, 6 }
  g:choose { "rerolled", "1", "1" }
  t:equal({ g:result(), me.sanity }, { 3, me.max_sanity - 2 })
  local h = t:game { investigators = { "lily_chen" }, possessions = { "axe" }, clues_of = 1 }
  me = h:active()
  card = h:cards("possessions", me)[1]
  h:test(me, "strength", -5, { 1 }, COMBAT)
  h:dice { 2 }
  h:act { "use", card }
  t:not_offered(h, { "use", card }, "limit")
  h:pass()
  h:test(me, "will", 0, { 1 }, COMBAT)
  t:not_offered(h, { "use", card })
  h:pass()
  h:test(me, "strength", 0, { 1 })
  t:not_offered(h, { "use", card })
end)

test("bandages: an investigator here loses up to 2 Health less", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london", possessions = { "bandages" } }
  local me, other = g:active(), g:investigator "lily_chen"
  local card = g:cards("possessions", me)[1]
  g:effect("lose_sanity", other, 1)
  t:equal(other.sanity, other.max_sanity - 1)
  g:effect("lose_health", other, 3)
  g:choose { card }
  t:equal(other.health, other.max_health - 1)
  t:zone(card, "asset_discard")
  card = g:give(me, "bandages")[1]
  g:place(other, "rome")
  g:effect("lose_health", other, 3)
  t:equal(other.health, other.max_health - 4)
  g:effect("lose_health", me, 1)
  g:choose { card }
  t:equal(me.health, me.max_health)
end)

test("whiskey: an investigator here loses up to 2 Sanity less", function(t)
  local g, me, card = with(t, { "whiskey" })
  g:effect("lose_health", me, 1)
  t:equal(me.health, me.max_health - 1)
  g:effect("lose_sanity", me, 3)
  g:choose { card }
  t:equal(me.sanity, me.max_sanity - 1)
  t:zone(card, "asset_discard")
  local h = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = { mark_harrigan = "london" },
    possessions = { "whiskey" } }
  local other = h:investigator "lily_chen"
  h:effect("lose_sanity", other, 1)
  t:equal(other.sanity, other.max_sanity - 1)
end)

test("carbine_rifle: +5 Strength in one combat a round", function(t)
  local g, me, card = with(t, { "carbine_rifle" })
  t:equal(pool(g, me, "strength", COMBAT), 4)
  local foe = g:spawn("deep_one", "london")
  g:effect("encounter_monster", me, foe)
  g:mark()
  g:act { "use", card }
  g:dice { 1, 1, 1, 1 }
  t:logged(g, "+5 Strength")
  local rolls = 0
  for _, line in ipairs(g:log()) do
    if line:find("rolls", 1, true) then rolls = select(2, line:gsub("%d", "")) end
  end
  t:equal(rolls, 8, "4 - 1 + 5")
  g:effect("encounter_monster", me, g:spawn("skeleton", "london"))
  t:not_offered(g, { "use", card })
end)

test("kerosene: discarded for +5 Strength in a combat", function(t)
  local g, me, card = with(t, { "kerosene" })
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
  g:act { "use", card }
  t:zone(card, "asset_discard")
  local rolls = 0
  for _, line in ipairs(g:log()) do
    if line:find("rolls", 1, true) then rolls = select(2, line:gsub("%d", "")) end
  end
  t:equal(rolls, 8)
end)

test("holy_water: discarded for +5 Will and Strength in a combat", function(t)
  local g, me, card = with(t, { "holy_water" })
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
  g:act { "use", card }
  local rolls = {}
  for _, line in ipairs(g:log()) do
    if line:find("rolls", 1, true) then rolls[#rolls + 1] = select(2, line:gsub("%d", "")) end
  end
  t:equal(rolls, { 9, 8 })
  t:zone(card, "asset_discard")
end)

-- An asset for use during a Combat Encounter can wait for any test of it.
for _, row in ipairs { { "carbine_rifle", 5 }, { "kerosene", 5 }, { "holy_water", 5 } } do
  local id, n = unpack(row)
  test(id .. ": also before the roll of each test of the combat, and of no other test",
      { rules = { "eh.combat.will_before_strength" } }, function(t)
    local g, me, card = with(t, { id })
    g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
    t:prompt(g, "Before the combat", me)
    g:pass()
    t:prompt(g, "Before the roll", me)
    t:logged(g, "tests Will")
    t:not_logged(g, "tests Strength")
    t:offered(g, { { "use", card } })
    g:dice { 5, 5, 5, 5 }
    g:pass()
    t:prompt(g, "Before the roll", me)
    t:logged(g, "tests Strength")
    g:mark()
    g:act { "use", card }
    local rolls = 0
    for _, line in ipairs(g:log()) do
      if line:find("rolls", 1, true) then rolls = select(2, line:gsub("%d", "")) end
    end
    t:equal(rolls, 4 - 1 + n)
    g, me, card = with(t, { id })
    g:test(me, "strength", 0)
    t:no_prompt(g, "Before the roll")
  end)
end

test("holy_water: or discarded to bless an investigator here", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london", possessions = { "holy_water" } }
  local me, other = g:active(), g:investigator "lily_chen"
  g:act { "an investigator here gains Blessed", other }
  t:equal({ g:conditions(other), g:possessions(me) }, { { "Blessed" }, {} })
end)

test("cat_burglar: 5 or 6 an Item or Trinket, 1 the loss of it", function(t)
  local g, me, card = with(t, { "cat_burglar" }, { reserve = { "axe", "pocket_watch", "hired_muscle", "sanctuary" } })
  g:dice { 5 }
  g:act { "use", card }
  t:equal(g:prompt_options(), { "Axe", "Pocket Watch" })
  g:choose { "Axe" }
  t:equal(g:possessions(me), { "Axe", "Cat Burglar" })
  for face, has in pairs { [2] = "possessions", [4] = "possessions", [1] = "asset_discard" } do
    local h = with(t, { "cat_burglar" })
    card = h:cards("possessions", h:active())[1]
    h:dice { face }
    h:act { "use", card }
    t:zone(card, has)
    t:equal(#h:cards "reserve", 4)
  end
end)

test("charter_flight: moves up to 2 spaces", function(t)
  local g, me = with(t, {}, { at = "rome" })
  g:effect("gain_named", me, "charter_flight")
  g:choose { "London" }
  g:choose { "Arkham" }
  t:equal(me.place, g:space "arkham")
  t:zone(g:card "charter_flight", "asset_discard")
end)

test("delivery_service: gives Items to anybody", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = { lily_chen = "tokyo" },
    possessions = { "axe", "kerosene", "hired_muscle" } }
  local me, other = g:active(), g:investigator "lily_chen"
  g:effect("gain_named", me, "delivery_service")
  t:equal(#g:prompt_options(), 2)
  g:choose { "Axe" }
  t:equal({ g:possessions(me), g:possessions(other) }, { { "Hired Muscle", "Kerosene" }, { "Axe" } })
end)

test("wireless_report: gives Clues to anybody", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = { lily_chen = "tokyo" },
    possessions = { "axe" }, clues_of = 3 }
  local me, other = g:active(), g:investigator "lily_chen"
  g:effect("gain_named", me, "wireless_report")
  local clues = g:cards("held_clues", me)
  t:equal(#g:prompt_options(), 3)
  g:choose { clues[1], clues[2] }
  t:equal({ g:clues(me), g:clues(other), g:possessions(other) }, { 1, 2, {} })
end)

test("double_barreled_shotgun: in combat each 6 counts twice", function(t)
  local g, me = with(t, { "double_barreled_shotgun" })
  g:test(me, "strength", -6, { 6, 5 }, COMBAT)
  t:equal(g:result(), 3)
  g:test(me, "will", -2, { 6, 5 }, COMBAT)
  t:equal(g:result(), 2)
  g:test(me, "strength", -2, { 6, 5 })
  t:equal(g:result(), 2)
end)

test("dynamite: discarded, each Monster here loses 3 Health", function(t)
  local g, me, card = with(t, { "dynamite" })
  local foe, strong, far = g:spawn("deep_one", "london"), g:spawn("dark_young", "london"), g:spawn("ghoul", "rome")
  g:act { "use", card }
  t:equal(g:possessions(me), {})
  t:not_equal(foe.zone, "monsters")
  t:equal({ strong.lost, far.lost }, { 3, 0 })
end)

test("fine_clothes: each 6 counts twice when he acquires Assets", function(t)
  local g, me = with(t, { "fine_clothes" })
  g:test(me, "influence", 0, { 6, 5 }, { acquiring = true })
  g:pass()
  t:equal(g:result(), 3)
  g:test(me, "influence", 0, { 6, 5 })
  t:equal(g:result(), 2)
end)

test("fishing_net: the damage is 1 less, at least 1", function(t)
  local g, me = with(t, { "fishing_net" })
  local strong, weak = g:spawn("vampire", "london"), g:spawn("deep_one", "london")
  g:dice { 5, 1, 1, 1, 1, 1 }
  g:effect("encounter_monster", me, strong)
  g:pass()
  t:equal(me.health, me.max_health - 1, "2 - 1")
  g:dice { 5, 5, 1, 1, 1, 1, 1 }
  g:effect("encounter_monster", me, weak)
  g:pass()
  t:equal(me.health, me.max_health - 2, "1")
  t:equal(strong:check "damage", 2)
end)

test("fishing_net: only for its owner's own fights", { rules = { "eh.combat.damage" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = { mark_harrigan = "rome",
    lily_chen = "london" }, possessions = { mark_harrigan = { "fishing_net" } } }
  local lily = g:investigator "lily_chen"
  g:dice { 5, 5, 5, 1, 1 }   -- Will 3, Strength 4 - 2
  g:effect("encounter_monster", lily, g:spawn("vampire", "london"))
  t:equal(lily.health, lily.max_health - 2)
end)

test("king_james_bible: a rest recovers 1 Sanity more", function(t)
  local g, me = with(t, { "king_james_bible" })
  me.sanity, me.health = 1, 1
  g:act "rest"
  t:equal({ me.sanity, me.health }, { 3, 2 })
end)

test("lodge_researcher: 1 Sanity and 1 Clue for a Monster defeated in combat", function(t)
  local g, me = with(t, { "lodge_researcher" })
  me.sanity = 1
  g:dice { 5, 5, 1, 1, 5, 5, 1 }
  g:effect("encounter_monster", me, g:spawn("deep_one", "london"))
  t:equal({ me.sanity, g:clues(me) }, { 2, 1 })
  g:effect("defeat", g:spawn("deep_one", "london"), me)
  t:equal({ me.sanity, g:clues(me) }, { 2, 1 }, "not in combat")
end)

test("lucky_cigarette_case: once a round adds 1 to a die", function(t)
  local g, me, card = with(t, { "lucky_cigarette_case" }, { clues_of = 1 })
  g:test(me, "lore", -10, { 4 })
  g:act { "use", card }
  g:pass()
  t:equal(g:result(), 1)
  g:test(me, "lore", -10, { 4 })
  t:not_offered(g, { "use", card }, "limit")
end)

test("lucky_rabbits_foot: once a round rerolls a die", function(t)
  local g, me, card = with(t, { "lucky_rabbits_foot" }, { clues_of = 1 })
  g:test(me, "will", -2, { 1, 1 })
  g:dice { 6 }
  g:act { "use", card }
  t:prompt(g, "After the roll")
  g:pass()
  t:equal(g:result(), 1)
  g:test(me, "lore", -10, { 1 })
  t:not_offered(g, { "use", card }, "limit")
end)

for _, id in ipairs { "lucky_rabbits_foot", "lucky_cigarette_case" } do
  test(id .. ": once a round is once, also when it is traded in between", { rules = { "eh.component.not_by_two" } },
      function(t)
    for _, used in ipairs { true, false } do
      local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london",
        possessions = { mark_harrigan = { id } } }
      local mark, lily = g:active(), g:investigator "lily_chen"
      local card = g:cards("possessions", mark)[1]
      g:test(mark, "strength", -2, { 1, 2 })
      if used then
        if id == "lucky_rabbits_foot" then g:dice { 2 } end   -- the other one rolls nothing
        g:act { "use", card }
        g:choose { "Which die", "1" }
      else
        g:pass()
      end
      g:act { "trade", lily }
      g:choose { "What do you give", card }
      g:choose { "agree", player = lily }
      t:zone(card, "possessions", lily)
      g:test(lily, "lore", 0, { 1, 2 })
      if used then t:no_prompt(g, "After the roll") else t:offered(g, { { "use", card } }) end
    end
  end)
end

test("pocket_watch: Delayed only if he wants to", function(t)
  local g = t:game { investigators = { "lily_chen", "silas_marsh" },
    possessions = { silas_marsh = { "pocket_watch" } } }
  local me = g:investigator "silas_marsh"
  g:effect("delay", me)
  g:choose { "no" }
  t:falsy(me.delayed)
  g:effect("delay", me)
  g:choose { "yes" }
  t:truthy(me.delayed)
end)

test("private_care: all Health and Sanity", function(t)
  local g, me = with(t, {})
  me.health, me.sanity = 1, 1
  g:effect("gain_named", me, "private_care")
  t:equal({ me.health, me.sanity }, { me.max_health, me.max_sanity })
  t:zone(g:card "private_care", "asset_discard")
end)

test("puzzle_box: a rest, Observation -2, and an Artifact for it", function(t)
  local g, me, card = with(t, { "puzzle_box" })
  me.observation_improved = 2
  g:on_top("artifact_deck", { "gate_box" })
  g:dice { 1, 5 }
  g:act "rest"
  g:choose { card }
  g:choose { "yes" }
  t:equal(g:possessions(me), { "Gate Box" })
  t:zone(card, "asset_discard")
end)

test("sanctuary: a Condition is discarded", function(t)
  local g, me = with(t, { "amnesia", "blessed" })
  g:effect("gain_named", me, "sanctuary")
  g:choose { "Amnesia" }
  t:equal(g:conditions(me), { "Blessed" })
end)

test("silver_twilight_ritual: Doom retreats by 1", function(t)
  local g, me = with(t, {}, { doom = 10 })
  g:effect("gain_named", me, "silver_twilight_ritual")
  t:equal(g:get "doom", 11)
  t:zone(g:card "silver_twilight_ritual", "asset_discard")
end)

test("urban_guide: in a City everybody here rolls 1 die more, but not in Other Worlds", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, at = "london", possessions = { "urban_guide" } }
  local me, other = g:active(), g:investigator "lily_chen"
  t:equal(pool(g, me, "lore"), 2)
  t:equal(pool(g, other, "lore"), 3)
  t:equal(pool(g, me, "lore", { other_world = true }), 1)
  g:place(other, "amazon")
  t:equal(pool(g, other, "lore"), 2)
  g:place(me, "amazon")
  t:equal(pool(g, me, "lore"), 1)
end)

test("witch_doctor: who rests here recovers 1 Health more or is no longer Cursed", function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "london",
    possessions = { mark_harrigan = { "witch_doctor" }, lily_chen = { "cursed" } } }
  local me = g:active()
  me.health = 1
  g:act "rest"
  t:prompt(g, "Witch Doctor", me)
  g:choose { "Recover 1 Health" }
  t:equal(me.health, 3)
  local h = t:game { at = "london", possessions = { "witch_doctor", "cursed" } }
  h:act "rest"
  h:choose { "Discard Cursed" }
  t:equal(h:conditions(h:active()), {})
end)

test("what is used at a rest is used at his own, and the Witch Doctor where he is", function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" },
    at = { lily_chen = "london", mark_harrigan = "rome" },
    possessions = { mark_harrigan = { "arcane_tome", "king_james_bible", "puzzle_box", "witch_doctor" } } }
  local me, other = g:active(), g:investigator "mark_harrigan"
  me.health, other.sanity = 1, 1
  g:act "rest"
  t:equal({ me.health, other.sanity }, { 2, 1 })
  t:prompt(g, "Your action", me)
end)
