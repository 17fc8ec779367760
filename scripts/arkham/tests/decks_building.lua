-- Building decks: lib/decks.lua. (Rules Reference: Deckbuilding, Deckbuilding Options, Signature Cards, Classes)

local decks = require "helpers/decks"
local roland = decks.roland

local function deck_of(investigator, cards, more)
  local deck = { investigator = investigator, cards = cards }
  for key, value in pairs(more or {}) do deck[key] = value end
  return deck
end

-- --- Deckbuilding ----------------------------------------------------------------------------------------------------

test("a starter deck is legal", function(t)
  t:equal(decks.of(t)(roland()), {})
end)

test("a deck is for exactly one investigator, who is no card of it",
  { rules = { "ah.deckbuild.one_investigator" } }, function(t)
    local problems = decks.of(t)
    t:equal(problems { cards = {} }, { "deck: the deck is for nobody; say for which one investigator it is" })
    t:equal(problems(deck_of("knife", {})),
      { "knife: 'knife' is no investigator; say for which one investigator it is" })
    t:equal(problems(deck_of("nobody_known", {})),
      { "nobody_known: 'nobody_known' is no investigator; say for which one investigator it is" })
    t:equal(problems(roland { wendy_adams = 1 }),
      { "wendy_adams: Wendy Adams is an investigator; take it out: a deck is for exactly one, who is no card of it" })
  end)

test("a deck has exactly as many cards as its deck size", { rules = { "ah.deckbuild.exact_size" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { knife = 1 }),
    { "deck: 29 cards, weaknesses and cards of Roland Banks not counted; add 1: the deck has 30" })
  t:equal(problems(roland { unexpected_courage = 2 }),
    { "deck: 32 cards, weaknesses and cards of Roland Banks not counted; take 2 out: the deck has 30" })
end)

test("weaknesses, his own cards and what a scenario has added do not count",
  { rules = { "ah.deckbuild.size_exclusions" } }, function(t)
    local problems = decks.of(t)
    t:equal(problems(roland({ lita_chantler = 1, deck_debt = 1, amnesia = 1 },
      { permitted = { "lita_chantler", "deck_debt", "amnesia" } })), {})
    t:equal(problems(roland({ lita_chantler = 1, knife = 1 }, { permitted = { "lita_chantler" } })),
      { "deck: 29 cards, weaknesses and cards of Roland Banks not counted; add 1: the deck has 30" })
  end)

test("at most 2 copies of a title, whatever their level", { rules = { "ah.deckbuild.two_copies" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { knife = 3, flashlight = 1 }),
    { "knife: 3 copies of Knife; take 1 out: at most 2 of a title" })
  t:equal(problems(roland({ beat_cop = 2, beat_cop_2 = 1, knife = 0 }, { experience = 2 })),
    { "beat_cop_2: 3 copies of Beat Cop of all levels; take 1 out: at most 2 of a title" })
  -- An id and a number are one card.
  t:equal(problems(roland { knife = 2, ["01086"] = 1, flashlight = 1 })[1],
    "01086: 3 copies of Knife; take 1 out: at most 2 of a title")
end)

test("every standard card must be among the investigator's options", { rules = { "ah.deckbuild.options" } }, function(t)
  local problems = decks.of(t)
  local allowed = "take it out: these are allowed: guardian 0-5, seeker 0-2, neutral 0-5"
  t:equal(problems(roland { lucky = 1, guts = 1 }),
    { "lucky: Roland Banks cannot have Lucky!, which is survivor of level 0; " .. allowed })
  t:equal(problems(roland({ disc_of_itzamna = 1, medical_texts = 0 }, { experience = 2 })), {})
  t:equal(problems(deck_of("deck_wanderer", { deck_soothing = 1 }, { experience = 3, deck_size = 1 })),
    { "deck_soothing: The Wanderer cannot have Soothing Word (3), which is survivor of level 3; take it out: these are " ..
      "allowed: seeker 0-5, neutral 0-5, up to 5 other level 0" })
end)

test("with no experience only cards of level 0 may be in it", { rules = { "ah.deckbuild.level_zero_start" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { beat_cop = 0, beat_cop_2 = 1 }),
    { "beat_cop_2: Beat Cop (2) is of level 2, and there is no experience to spend; take a card of level 0 in its " ..
      "place, or say what the deck has with `experience`" })
end)

test("experience at the start can be spent at once", { rules = { "ah.deckbuild.starting_xp" } }, function(t)
  local problems = decks.of(t)
  local changes = { beat_cop = 0, beat_cop_2 = 2, knife = 1 }
  t:equal(problems(roland(changes, { experience = 4 })), {})
  t:equal(problems(roland(changes, { experience = 3 })),
    { "deck: cards of 4 experience, and there are 3 to spend; take cards of 1 experience out" })
  -- The Planner has 5 to spend.
  local planner = { choices = { secondary = "mystic", deck_size = "2" } }
  local cards = { deck_plan = 1, deck_notes = 2, disc_of_itzamna = 2 }
  t:equal(problems(deck_of("deck_planner", cards, planner)), {})
  cards.deck_myriad, cards.disc_of_itzamna = 1, 1
  t:equal(problems(deck_of("deck_planner", cards, planner)), {})
end)

test("all that the investigator requires must be in it", { rules = { "ah.deckbuild.requirements" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { cover_up = 0 }),
    { "deck: Cover Up is missing; add cover_up: 1: Roland Banks must have it" })
  t:equal(problems(roland { random_basic_weakness = 0 }),
    { "deck: 0 random basic weaknesses; add 1 (random_basic_weakness): it begins with 1" })
  t:equal(problems(roland { random_basic_weakness = 2 }),
    { "random_basic_weakness: 2 basic weaknesses; take 1 out: it begins with 1" })
  t:equal(problems(roland { random_basic_weakness = 0, amnesia = 1 }), {})
  local collector = { deck_exceptional = 1, elusive = 1, backstab = 2 }
  t:equal(problems(deck_of("deck_collector", collector, { experience = 4 })),
    { "deck: 0 cards are Tome; add 1: The Collector must have at least 1" })
end)

test("random basic weaknesses come last, into a deck that is legal without them",
  { rules = { "ah.deckbuild.random_weakness_last" } }, function(t)
    local _, g = decks.of(t)
    local none, wrong = g:call("finish_deck", roland { knife = 1 }, { "paranoia" })
    t:equal({ none == nil, wrong[1].mend }, { true, "add 1: the deck has 30" })
    local deck = roland()
    none, wrong = g:call("finish_deck", deck, {})
    t:equal({ none == nil, wrong[1].mend }, { true, "draw 1" })
    local finished = g:call("finish_deck", deck, { "paranoia" })
    t:equal({ finished.cards.paranoia, finished.cards.random_basic_weakness }, { 1, nil })
    t:equal({ deck.cards.random_basic_weakness, deck.cards.paranoia }, { 1, nil })
    t:equal(g:call("deck_problems", finished), {})
  end)

test("a story asset is in a deck only when a scenario has given it",
  { rules = { "ah.asset.story_asset_needs_permission" } }, function(t)
    local problems = decks.of(t)
    t:equal(problems(roland { lita_chantler = 1 }),
      { "lita_chantler: Lita Chantler is a story asset; take it out, or name it under `permitted` if a scenario has " ..
        "given it to you" })
    t:equal(problems(roland({ lita_chantler = 1 }, { permitted = { "lita_chantler" } })), {})
    t:equal(problems(roland({ lita_chantler = 2 }, { permitted = { "lita_chantler" } })),
      { "lita_chantler: 2 copies of Lita Chantler; take 1 out: a scenario has given you 1" })
    t:equal(problems(roland { deck_debt = 1 })[1],
      "deck_debt: Old Debt is a weakness of a scenario; take it out, or name it under `permitted` if a scenario has " ..
        "given it to you")
  end)

test("a card without a class icon is neutral, of none of the classes", { rules = { "ah.class.neutral" } }, function(t)
  local _, g = decks.of(t)
  t:truthy(g:call("allowed_in_deck", "roland_banks", "deck_plain"))
  t:falsy(g:call("allowed_in_deck", "deck_planner", "deck_plain"))
  t:equal(decks.of(t)(deck_of("deck_actress", { deck_plain = 2, guts = 2, lucky = 2 })),
    { "deck: at least 2 cards of 1 classes; The Actress must have 2 of each of 3" })
end)

test("what is no player card, has no level, or is not there, is in no deck", function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { ghoul_priest = 1 }),
    { "ghoul_priest: Ghoul Priest is no player card; take it out: decks are of assets, events and skills" })
  t:equal(problems(roland { deck_bonded = 1 }),
    { "deck_bonded: Summoned is bonded to Many; take it out: no deck can choose it, Many brings it into the game" })
  t:equal(problems(roland { knief = 1 }),
    { "knief: there is no card 'knief'; correct it, or take it out" })
end)

-- --- Deckbuilding Options --------------------------------------------------------------------------------------------

test("'other' cards are those that no other option is for", { rules = { "ah.deckbuild.other_is_last_resort" } },
  function(t)
    local problems = decks.of(t)
    local five = { lucky = 2, dodge = 2, stray_cat = 1, deduction = 2, knife = 2 }
    t:equal(problems(deck_of("deck_wanderer", five, { deck_size = 9 })), {})
    five.stray_cat = 2
    t:equal(problems(deck_of("deck_wanderer", five, { deck_size = 10 })),
      { "stray_cat: no place for 1 Stray Cat; take 1 out: The Wanderer may have up to 5 other level 0, and there are 6" })
  end)

test("a guardian Weapon takes none of the 10 places for other Weapons",
  { rules = { "ah.deckbuild.other_guardian_weapon" } }, function(t)
    local problems = decks.of(t)
    local cards = { machete = 2, ["45_automatic"] = 2, knife = 2, switchblade = 2, baseball_bat = 2,
      ["41_derringer"] = 2, vicious_blow = 2, dodge = 2 }
    local weapons = { knife = 2, switchblade = 2, baseball_bat = 2, ["41_derringer"] = 2 }   -- 8 of 10
    t:equal(problems(deck_of("deck_gunner", cards, { deck_size = 16 })), {})
    local _, g = decks.of(t)
    local fewer = { { class = "guardian", level = { 0, 5 } }, { trait = "Weapon", limit = 7, other = true } }
    local wrong = g:call("deck_problems", deck_of("deck_gunner", cards, { deck_size = 16, deck_options = fewer }))
    t:equal({ #wrong, wrong[1].message:sub(1, 14) }, { 1, "no place for 1" })
    t:truthy(weapons[wrong[1].card])
  end)

test("an option that names a text is for every card that says so at all", { rules = { "ah.deckbuild.text_category" } },
  function(t)
    local _, g = decks.of(t)
    local function may(id) return g:call("allowed_in_deck", "deck_healer", id) end
    -- Heals damage or horror; heals damage, and horror stands in another sentence; waits for horror to be healed.
    t:equal({ may "deck_soothing", may "deck_grim", may "deck_nurse" }, { true, false, false })
  end)

test("'heal horror' is said by a card that does so in special circumstances only",
  { rules = { "ah.deckbuild.text_heal_horror" } }, function(t)
    local _, g = decks.of(t)
    local deck = deck_of("deck_healer", { deck_soothing = 2 }, { experience = 6, deck_size = 2 })
    t:equal(g:call("deck_problems", deck), {})
  end)

test("what options can say: uses, keywords, slots, traits, types, and what is never allowed", function(t)
  local _, g = decks.of(t)
  local function may(id) return g:call("allowed_in_deck", "deck_collector", id) end
  t:equal({ may "shrivelling", may "grotesque_statue", may "old_book_of_lore", may "deck_myriad",
    may "deck_exceptional", may "elusive" }, { true, true, true, true, true, true })
  -- Charges, but no arcane slot would do; a Tome, but no Illicit; no option at all.
  t:equal({ may "knife", may "burglary", may "guts", may "first_aid" }, { false, false, false, false })
end)

test("a choice opens options, and must be one that there is", function(t)
  local problems = decks.of(t)
  local cards = { deck_better_plan = 1, deck_notes = 2, dodge = 2 }
  local function with(choices) return problems(deck_of("deck_planner", cards, { choices = choices })) end
  t:equal(with { secondary = "guardian", deck_size = "2" }, {})
  t:equal(#with { secondary = "mystic", deck_size = "2" }, 1)
  t:equal(with { secondary = "guardian", deck_size = "3" },
    { "deck_size: `deck_size` is 3; say deck_size: one of 2, 4" })
  t:equal(with { deck_size = "2", secondary = "guardian", colour = "red" },
    { "colour: The Planner does not choose `colour`; take it out of the deck's options" })
  t:equal(with { deck_size = "2" }[1], "secondary: `secondary` is not chosen; say secondary: one of guardian, mystic")
end)

test("what is forbidden is forbidden whatever else is said", function(t)
  local cards = { burglary = 1, elusive = 1, old_book_of_lore = 2 }
  t:equal(decks.of(t)(deck_of("deck_collector", cards)),
    { "burglary: The Collector cannot have Burglary; take it out: no Illicit" })
end)

test("an investigator without options has all cards, and one without a size any number", function(t)
  local problems = decks.of(t)
  t:equal(problems(deck_of("deck_gunner", { lucky = 1 }, { deck_size = 1, deck_options = { {} } })), {})
  t:equal(problems(deck_of("deck_wanderer", { shotgun = 1 }, { deck_size = 1, experience = 4,
    deck_options = { { text = "heal horror" }, {}, { class = "seeker", level = { 1, 1 }, never = true } } })), {})
  t:equal(problems(deck_of("deck_healer", { lucky = 1 }, { deck_size = 1 })),
    { "lucky: The Healer cannot have Lucky!, which is survivor of level 0; take it out: these are allowed: guardian " ..
      "0-2, neutral 0-5, that 'heal horror' 0-5, up to 15 other seeker/mystic 0-1" })
end)

test("copies that have no place are told together, and places are given so that most have one", function(t)
  local problems = decks.of(t)
  local one = { { level = { 0, 0 }, limit = 1, other = true } }
  t:equal(problems(deck_of("deck_wanderer", { dodge = 2, lucky = 1 }, { deck_size = 3, deck_options = one })),
    { "dodge: no place for 1 Dodge; take 1 out: The Wanderer may have up to 1 other level 0, and there are 3",
      "lucky: no place for 1 Lucky!; take 1 out: The Wanderer may have up to 1 other level 0, and there are 3" })
  t:equal(problems(deck_of("deck_wanderer", { dodge = 2 }, { deck_size = 2, deck_options =
    { { class = "guardian", limit = 0 } } })),
    { "dodge: no place for 2 Dodge; take 2 out: The Wanderer may have up to 0 guardian, and there are 2" })
  -- Both cards fit the first option; Dodge alone the second, and moves there.
  local two = { { level = { 0, 0 }, limit = 1, other = true }, { class = "guardian", limit = 2, other = true } }
  t:equal(problems(deck_of("deck_wanderer", { dodge = 2, lucky = 1 }, { deck_size = 3, deck_options = two })), {})
  t:equal(#problems(deck_of("deck_wanderer", { dodge = 2, lucky = 2 }, { deck_size = 4, deck_options = two })), 1)
end)

-- --- decks as their files have them ----------------------------------------------------------------------------------

test("the options of a deck's file", function(t)
  local _, g = decks.of(t)
  local function check(avatar, cards, options)
    local lines = {}
    for i, each in ipairs(g:call("check_deck", { avatar = avatar, cards = cards, options = options })) do
      lines[i] = (each.card or "deck") .. ": " .. each.message .. "; " .. each.mend
    end
    return lines
  end
  local rich = roland({ beat_cop = 0, beat_cop_2 = 1 }).cards
  t:equal(check("roland_banks", roland().cards), {})
  t:equal(check("roland_banks", rich, { experience = { "2" } }), {})
  t:equal(check("roland_banks", rich, { experience = { "any" } }), {})
  t:equal(check("roland_banks", rich, { standalone = { "true" } }), {})
  t:equal(check("roland_banks", rich, { experience = { "1" } })[1],
    "deck: cards of 2 experience, and there are 1 to spend; take cards of 1 experience out")
  t:equal(#check("roland_banks", rich, { standalone = { "false" } }), 1)
  for _, wrong in ipairs { "much", "-1", "1.5" } do
    t:equal(check("roland_banks", roland().cards, { experience = { wrong } }),
      { "experience: `experience` is '" .. wrong .. "'; say a whole number, or any" })
  end
  t:equal(check("roland_banks", rich, { experience = { "-2" } })[2]:sub(1, 10), "beat_cop_2")
  t:equal(check("roland_banks", roland().cards, { standalone = { "yes" } }),
    { "standalone: `standalone` is 'yes'; say true or false" })
  t:equal(check("roland_banks", roland({ lita_chantler = 1 }).cards, { permitted = { "lita_chantler", "lola" } }),
    { "permitted: there is no card 'lola'; correct it" })
  t:equal(check("deck_planner", { deck_plan = 1, deck_notes = 2, dodge = 2 },
    { secondary = { "guardian" }, deck_size = { "2" } }), {})
end)

test("what a new deck begins with, and what it may choose", function(t)
  local _, g = decks.of(t)
  t:equal(g:call("deck_required", { avatar = "deck_planner" }), { "deck_plan", "deck_notes", "deck_notes" })
  t:equal(g:call("deck_required", { avatar = "deck_gunner" }), {})
  local ids = {}
  for _, id in ipairs(g:call("deck_cards", { avatar = "deck_planner", options = { secondary = { "mystic" } } })) do
    ids[id:match "[^:]+$"] = true
  end
  t:equal({ ids.deduction, ids.shrivelling, ids.dodge, ids.deck_plan, ids.amnesia }, { true, true })
end)

test("a deck in short", function(t)
  local _, g = decks.of(t)
  local lines = g:call("deck_lines", { avatar = "roland_banks",
    cards = { knife = 2, beat_cop_2 = 1, guts = 1, amnesia = 1, random_basic_weakness = 1, dodge = 1, unknown_one = 1 } })
  t:equal(lines, { "Assets", "  1 Beat Cop (2)                      guardian, cost 4",
    "  2 Knife                             neutral, cost 1", "Events", "  1 Dodge                             guardian, cost 1",
    "Skills", "  1 Guts                              neutral", "Weaknesses and others", "  1 Amnesia",
    "  1 Random basic weakness", "Cost        0: 0  1: 3  2: 0  3: 0  4: 1  5: 0  6+: 0",
    "Icons       willpower: 3  intellect: 0  combat: 3  agility: 2  wild: 0", "Experience  2", "Cards       7, all counted" })
end)

test("a deck in groups and figures", function(t)
  local _, g = decks.of(t)
  local given = { avatar = "roland_banks", options = { experience = { "5" } },
    cards = { knife = 2, beat_cop_2 = 1, guts = 1, cover_up = 1, unknown_one = 1 } }
  t:equal(g:call("deck_groups", given), { { name = "Assets", cards = { "beat_cop_2", "knife" } },
    { name = "Skills", cards = { "guts" } }, { name = "Weaknesses and others", cards = { "cover_up" } } })
  local figures = g:call("deck_figures", given)
  t:equal(figures[1], { name = "Cards", value = 4, of = 30 })
  t:equal(figures[2], { name = "Experience", value = 2, of = 5, option = "experience" })
  t:equal(figures[3].bars, { { "0", 0 }, { "1", 2 }, { "2", 0 }, { "3", 0 }, { "4", 1 }, { "5", 0 }, { "6+", 0 } })
  t:equal(figures[4].bars[1], { "[willpower]", 2 })
  given.options = { standalone = { "true" } }
  t:equal(g:call("deck_figures", given)[2], { name = "Experience", value = 2, of = 49 })
  given.options = { experience = { "any" } }
  t:equal(g:call("deck_figures", given)[2], { name = "Experience", value = 2, option = "experience" })
end)

test("cards of decks are those of every class, weaknesses too, and nobody who plays", function(t)
  local _, g = decks.of(t)
  local ids = {}
  for _, id in ipairs(g:call("deck_pool", { avatar = "roland_banks" })) do ids[id:match "[^:]+$"] = true end
  t:equal({ ids.knife, ids.lucky, ids.wendys_amulet, ids.amnesia, ids.random_basic_weakness },
    { true, true, true, true, true })
  t:equal({ ids.roland_banks, ids.ghoul_minion }, {})
end)

-- --- Signature Cards -------------------------------------------------------------------------------------------------

test("a deck has each signature card exactly as often as it is listed", { rules = { "ah.signature.exact_copies" } },
  function(t)
    local problems = decks.of(t)
    local function with(cards)
      return problems(deck_of("deck_planner", cards, { choices = { secondary = "guardian", deck_size = "2" } }))
    end
    t:equal(with { deck_plan = 1, deck_notes = 2, dodge = 2 }, {})
    t:equal(with { deck_plan = 1, deck_notes = 1, dodge = 2 },
      { "deck_notes: 1 of 2 Notes missing; add deck_notes: 2: The Planner must have it" })
    t:equal(with { deck_plan = 1, deck_notes = 3, dodge = 2 },
      { "deck_notes: 3 copies of Notes; take 1 out: exactly 2 of that signature card" })
    t:equal(with { deck_plan = 1, deck_better_plan = 1, deck_notes = 2, dodge = 2 },
      { "deck_plan: 2 copies of Plan; take 1 out: exactly 1 of that signature card" })
    t:equal(with { deck_notes = 2, dodge = 2 },
      { "deck: Plan is missing; add deck_plan: 1 or one of deck_plan, deck_better_plan: The Planner must have it" })
  end)

test("Roland has exactly one Roland's .38 Special and one Cover Up", { rules = { "ah.signature.roland" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { rolands_38_special = 2, cover_up = 2 }),
    { "rolands_38_special: 2 copies of Roland's .38 Special; take 1 out: exactly 1 of that signature card",
      "cover_up: 2 copies of Cover Up; take 1 out: exactly 1 of that signature card" })
  t:equal(problems(roland { rolands_38_special = 0 }),
    { "deck: Roland's .38 Special is missing; add rolands_38_special: 1: Roland Banks must have it" })
end)

test("nobody else has a signature card in a deck", { rules = { "ah.signature.others_excluded" } }, function(t)
  local problems = decks.of(t)
  t:equal(problems(roland { wendys_amulet = 1 }),
    { "wendys_amulet: Wendy's Amulet is a signature card of Wendy Adams; take it out: nobody else has it in a deck" })
  t:equal(problems(roland { dark_memory = 1 }),
    { "dark_memory: Dark Memory is a signature card of Agnes Baker; take it out: nobody else has it in a deck" })
  t:equal(problems(roland { deck_strays = 1 }),
    { "deck_strays: Strays is a signature card of nobody; take it out: nobody else has it in a deck" })
end)

test("signature cards need no option, and do not count toward a title", { rules = { "ah.signature.ignore_limits" } },
  function(t)
    local problems = decks.of(t)
    local cards = { deck_plan = 1, deck_notes = 2, deck_notes_copied = 2 }
    t:equal(problems(deck_of("deck_planner", cards, { choices = { secondary = "guardian", deck_size = "2" } })), {})
    cards.deck_notes_copied = 3
    t:equal(#problems(deck_of("deck_planner", cards, { choices = { secondary = "guardian", deck_size = "2" } })), 2)
  end)

-- --- refilling a deck (FAQ 1.18) -------------------------------------------------------------------------------------

test("a deck that has lost cards by force is filled up again", { rules = { "ah.deckbuild.refill_after_forced_removal" } },
  function(t)
    local _, g = decks.of(t)
    t:equal(g:call("refill", roland { knife = 0 }), { remove = {}, take_out = 0, buy = 2 })
    t:equal(g:call("refill", roland()), { remove = {}, take_out = 0, buy = 0 })
  end)

test("while it is filled up cards of level 0 are free", { rules = { "ah.deckbuild.refill_level_zero_free" } }, function(t)
  local _, g = decks.of(t)
  local short = roland { knife = 0 }
  t:equal({ g:call("refill_price", short, "lucky"), g:call("refill_price", short, "beat_cop_2") }, { 0, 2 })
  t:equal(g:call("refill_price", roland(), "lucky"), 1)
end)

test("a deck is filled up as well when an effect changes its size or options",
  { rules = { "ah.deckbuild.refill_after_size_change" } }, function(t)
    local _, g = decks.of(t)
    t:equal(g:call("refill", roland({}, { deck_size = 35 })), { remove = {}, take_out = 0, buy = 5 })
    t:equal(g:call("refill", roland({}, { deck_size = 25 })), { remove = {}, take_out = 5, buy = 0 })
    local no_seekers = { { class = "guardian", level = { 0, 5 } }, { class = "neutral", level = { 0, 5 } },
      { class = "seeker", trait = "Tome" } }
    local wanted = g:call("refill", roland({}, { deck_options = no_seekers }))
    t:equal({ wanted.buy, wanted.take_out, wanted.remove.deduction, wanted.remove.medical_texts }, { 8, 0, 1, nil })
    t:equal(g:call("refill_price", roland({}, { deck_options = no_seekers }), "guts"), 0)
  end)

-- --- Standalone Mode -------------------------------------------------------------------------------------------------

-- Three copies of level 2 cards are 6 experience; The Wanderer has no weakness of its own.
local function standalone(experience, weaknesses)
  local deck = deck_of("deck_wanderer", { random_basic_weakness = weaknesses > 0 and weaknesses or nil },
    { standalone = true, deck_size = 1, deck_options = { {} } })
  deck.cards["deck_level_" .. experience] = 1
  return deck
end

test("standalone: a random basic weakness more for every 10 experience", { rules = { "ah.standalone.xp_bands" } },
  function(t)
    local problems = decks.of(t)
    for _, each in ipairs { { 9, 0 }, { 10, 1 }, { 19, 1 }, { 20, 2 }, { 29, 2 }, { 30, 3 }, { 39, 3 }, { 40, 4 }, { 49, 4 } } do
      t:equal(problems(standalone(each[1], each[2])), {}, each[1])
    end
    t:equal(problems(standalone(20, 1)), { "random_basic_weakness: 1 random basic weaknesses; add 1 " ..
      "(random_basic_weakness): it begins with 2, 2 of them for 20 experience" })
    local drawn = standalone(20, 0)
    drawn.cards.amnesia, drawn.cards.random_basic_weakness = 1, 2
    t:equal(problems(drawn), { "random_basic_weakness: 3 basic weaknesses; take 1 out: it begins with 2, 2 of them for " ..
      "20 experience" })
    t:equal(problems(standalone(9, 1)), { "random_basic_weakness: 1 basic weaknesses; take 1 out: it begins with 0" })
  end)

test("standalone: at most 49 experience", { rules = { "ah.standalone.max_49" } }, function(t)
  t:equal(decks.of(t)(standalone(50, 5)),
    { "deck: cards of 50 experience; take cards of 1 experience out: 49 is the most for a scenario of its own" })
end)

-- --- keywords of deck building ---------------------------------------------------------------------------------------

test("a title of its own limit, an exceptional one and a myriad one",
  { rules = { "ah.exceptional.one_copy", "ah.myriad.three_copies" } }, function(t)
    local problems = decks.of(t)
    local function with(cards, size) return problems(deck_of("deck_wanderer", cards, { experience = 20, deck_size = size })) end
    t:equal(with({ deck_single = 1, deck_exceptional = 1, deck_myriad = 3 }, 5), {})
    t:equal(with({ deck_single = 2, deck_exceptional = 2, deck_myriad = 4 }, 8),
      { "deck_exceptional: 2 copies of Rare; take 1 out: at most 1 of an exceptional title",
        "deck_myriad: 4 copies of Many; take 1 out: at most 3 of a myriad title",
        "deck_single: 2 copies of Single; take 1 out: at most 1 of that title" })
  end)

test("what an exceptional card and copies of a myriad one count for", { rules = { "ah.myriad.counted_once" } },
  function(t)
    local _, g = decks.of(t)
    local function sum(cards) return g:call("deck_experience", deck_of("deck_wanderer", cards)) end
    t:equal({ sum { deck_myriad = 3 }, sum { deck_exceptional = 1 }, sum { disc_of_itzamna = 2 } }, { 2, 4, 4 })
  end)

test("a permanent does not count toward the size, and obeys the rest", { rules = { "ah.permanent.not_in_deck_size" } },
  function(t)
    local problems = decks.of(t)
    t:equal(problems(deck_of("deck_wanderer", { deck_permanent = 1, guts = 2 }, { experience = 1, deck_size = 2 })), {})
    t:equal(problems(deck_of("deck_wanderer", { empty_pockets = 1, guts = 2 }, { deck_size = 2 })), {})
    t:equal(problems(deck_of("deck_half", { deck_permanent = 1, guts = 2 }, { experience = 1, deck_size = 2 })),
      { "deck_permanent: The Half cannot have Lasting (1), which is seeker of level 1; take it out: these are allowed: " ..
        "rogue 0-5, neutral 0-5, up to 1 guardian 0-5" })
  end)

test("a card that others bring into the game cannot be chosen", { rules = { "ah.bonded.not_deckbuildable" } }, function(t)
  local _, g = decks.of(t)
  t:falsy(g:call("allowed_in_deck", "deck_wanderer", "deck_bonded"))
end)

-- --- Multi-class Cards (FAQ 1.16) ------------------------------------------------------------------------------------

test("a card of several classes is allowed by any of them", { rules = { "ah.multiclass.either_access" } }, function(t)
  local _, g = decks.of(t)
  local function may(inv, id) return g:call("allowed_in_deck", inv, id) end
  t:equal({ may("deck_half", "deck_twofold"), may("deck_gunner", "deck_twofold"), may("agnes_baker", "deck_twofold"),
    may("agnes_baker", "deck_threefold") }, { true, true, false, true })
end)

test("unlimited and limited access: it takes a limited place unless that says 'other'",
  { rules = { "ah.multiclass.limited_slot" } }, function(t)
    local problems = decks.of(t)
    t:equal(problems(deck_of("deck_half", { deck_twofold = 2 }, { deck_size = 2 })),
      { "deck_twofold: no place for 1 Twofold; take 1 out: The Half may have up to 1 guardian 0-5, and there are 2" })
    local other = { { class = "rogue", level = { 0, 5 } }, { class = "guardian", level = { 0, 5 }, limit = 1, other = true } }
    t:equal(problems(deck_of("deck_half", { deck_twofold = 2 }, { deck_size = 2, deck_options = other })), {})
  end)

test("out of class: none when a class is his own, and never more than one place",
  { rules = { "ah.multiclass.dunwich_slots" } }, function(t)
    local problems = decks.of(t)
    local own = { { class = "rogue", level = { 0, 5 } }, { level = { 0, 0 }, limit = 1, other = true } }
    t:equal(problems(deck_of("deck_half", { deck_twofold = 2 }, { deck_size = 2, deck_options = own })), {})
    local out = { { class = "seeker", level = { 0, 5 } }, { class = "rogue", limit = 1, other = true },
      { class = "guardian", limit = 1, other = true } }
    t:equal(problems(deck_of("deck_half", { deck_twofold = 2 }, { deck_size = 2, deck_options = out })), {})
    t:equal(#problems(deck_of("deck_half", { deck_twofold = 2, burglary = 1 }, { deck_size = 3, deck_options = out })), 1)
  end)

test("for a need of classes a card counts for each of its own", { rules = { "ah.multiclass.lola_requirement" } },
  function(t)
    local problems = decks.of(t)
    t:equal(problems(deck_of("deck_actress", { deck_threefold = 2, guts = 2, knife = 2 })), {})
    t:equal(#problems(deck_of("deck_actress", { deck_twofold = 2, guts = 2, knife = 2 })), 1)
  end)
