-- Eldritch Horror. What the table is made of. The phases stand in lib/round.lua, lib/encounter.lua and lib/mythos.lua,
-- step for step as in the Reference Guide.

engine.game {
  counters = { "health", "sanity",   -- also of any card on which such tokens lie
    "lore_improved", "influence_improved", "observation_improved", "strength_improved", "will_improved",   -- 0 to 2
    "train", "ship",     -- travel tickets
    "actions",           -- of an investigator: actions that he may still perform
    "lost",              -- of a monster: Health that it has lost
    "eldritch" },        -- Eldritch tokens on a space, a card, a sheet, a space of the Omen track
  flags = { "delayed",
    "halted",            -- would have become Delayed in this action: his turn is over
    "flipped",           -- a double-sided card or sheet shows its back
    "being_cast",        -- a Spell whose effect is being resolved
    "turn_taken", "encountered",   -- in this phase
    "crippled", "insane",          -- of a defeated investigator: which token lies on him
    "fresh",             -- came into play during this reckoning: does not resolve it
    "no_token",          -- of a monster: the figure of one that ambushes, of which no token was drawn
    "eliminated",        -- of an investigator who is gone: nobody comes after him
    "set_aside_at_setup" },        -- returns there when it is discarded
  globals = { "round", "phase", "lead:card", "active:card", "omen", "doom", "awake", "solved", "hard", "easy",
    "last_roll", "gates_per_spawn", "clues_per_spawn", "monsters_per_surge", "start_players", "reason", "cause:card",
    "starting_rumor", "random_lead", "ones" },
  periods = { "test", "combat", "encounter", "action", "turn", "phase", "round", "game" },
  outcomes = { "won", "lost" },
  tags = { "investigator", "space", "city", "wilderness", "sea", "expedition_space", "gate", "clue", "monster", "epic",
    "cultist", "asset", "artifact", "spell", "condition", "mythos", "mystery", "ancient_one", "encounter_card",
    "omen_space", "reference", "possession",
    "green", "yellow", "blue", "red",   -- of mythos cards; of gates and Omen spaces
    "easy", "normal", "hard", "event", "ongoing", "rumor",
    "ally", "item", "service", "trinket", "weapon", "tome", "magical", "teamwork",
    "ritual", "incantation", "boon", "bane", "deal", "common", "restriction", "injury", "madness" },
  values = {
    -- The order matters: SKILL_bonus is always five behind SKILL (see lib/test.lua).
    "lore", "influence", "observation", "strength", "will",
    -- Of a possession (or investigator): its bonus, "gain +N SKILL". Only the highest counts in a test.
    "lore_bonus", "influence_bonus", "observation_bonus", "strength_bonus", "will_bonus",
    { name = "additional_dice", floor = false },   -- of an investigator, in the test that he makes
    { name = "success", base = "5" },   -- of an investigator: what a die must show
    "double_six",                       -- of an investigator: each 6 counts as two successes
    "max_health", "max_sanity",
    "horror", "damage", "toughness",
    { name = "will_modifier", floor = false }, { name = "strength_modifier", floor = false },   -- of a monster's tests
    "value",                            -- of an asset
    "clue_credit",                      -- of an investigator: Clues that something else can pay for
    "reroll_two",                       -- of an investigator: a Clue rerolls up to two dice
    -- Above zero, these forbid something.
    "cannot_move", "cannot_act", "cannot_rest", "cannot_be_delayed", "cannot_be_detained", "cannot_lose_health",
    "cannot_reroll_with_clues", "no_expedition", "gates_stay_open", "no_reserve", "ignores_monsters",
    "shares_assets",                    -- of an investigator: others may gain what he acquires
  },
  zones = {
    { name = "map", in_play = true, place = "itself" },
    { name = "omen_track", in_play = true, place = "itself" },
    { name = "investigators", in_play = true, place = "parent" },
    { name = "defeated", place = "parent" },
    { name = "gates", in_play = true, place = "parent" },
    { name = "clues", in_play = true, place = "parent" },
    { name = "monsters", in_play = true, place = "parent" },
    { name = "ancient_one", in_play = true },
    { name = "mystery", in_play = true, place = "parent" },   -- its parent: where the Mystery token is
    { name = "mythos", in_play = true, place = "parent" },    -- its parent: where the Rumor token is
    { name = "resolving", place = "parent" },                 -- an encounter card; a monster that ambushes
    { name = "left_behind", place = "parent" },               -- on the sheet of a defeated investigator
    { name = "possessions", player = true, in_play = true, place = "player" },   -- Assets, Artifacts, Spells
    { name = "conditions", player = true, in_play = true, place = "player" },
    { name = "held_clues", player = true },
    { name = "reserve" },
    { name = "asset_deck", visible = "none" }, { name = "asset_discard" },
    { name = "artifact_deck", visible = "none" }, { name = "artifact_discard" },
    { name = "spell_deck", visible = "none" },
    { name = "condition_deck", visible = "none" },
    { name = "gate_stack", visible = "none" }, { name = "gate_discard" },
    { name = "clue_pool", visible = "none" }, { name = "clue_discard" },
    { name = "cup", visible = "none" },
    { name = "figures", visible = "none" },   -- of monsters that ambushed without a token
    { name = "mythos_deck", visible = "none" }, { name = "mythos_discard" },
    { name = "mystery_deck", visible = "none" }, { name = "solved_mysteries" },
    { name = "general_deck", visible = "none" }, { name = "general_discard" },
    { name = "america_deck", visible = "none" }, { name = "america_discard" },
    { name = "europe_deck", visible = "none" }, { name = "europe_discard" },
    { name = "asia_australia_deck", visible = "none" }, { name = "asia_australia_discard" },
    { name = "other_world_deck", visible = "none" }, { name = "other_world_discard" },
    { name = "expedition_deck", visible = "none" }, { name = "expedition_discard" },
    { name = "research_deck", visible = "none" }, { name = "research_discard" },
    { name = "special_deck", visible = "none" }, { name = "special_discard" },
    { name = "on_card" },     -- Clues, Gates and Monsters on a card or sheet, their parent
    { name = "set_aside" },
    { name = "unused" },      -- investigators whom nobody has played
    { name = "unseen", visible = "none" },   -- Mythos cards that were left over
    { name = "box" },
    { name = "scenario" },
  },
  sets = {
    investigators = { zones = { "investigators" } },
    here = { zones = { "investigators" }, where = "place(it) == place(you)" },
    others_here = { zones = { "investigators" }, where = "place(it) == place(you) and it ~= you" },
    spaces = { zones = { "map" } },
    adjacent = { zones = { "map" }, where = "connected(me, it)" },   -- to the space `me`
    omen_spaces = { zones = { "omen_track" } },
    gates = { zones = { "gates" } },
    matching_gates = { zones = { "gates" },
      where = "(omen == 1 and it is green) or (omen == 3 and it is red) or ((omen == 2 or omen == 4) and it is blue)" },
    clues = { zones = { "clues" } },
    on_me = { zones = { "on_card" }, where = "it.parent == me" },
    monsters = { zones = { "monsters" } },
    monsters_here = { zones = { "monsters" }, where = "place(it) == place(you)" },
    gates_here = { zones = { "gates" }, where = "place(it) == place(you)" },
    clues_here = { zones = { "clues" }, where = "place(it) == place(you)" },
    defeated_here = { zones = { "defeated" }, where = "place(it) == place(you)" },
    my_possessions = { zones = { "possessions" }, player = "you" },
    my_spells = { zones = { "possessions" }, player = "you", where = "it is spell" },
    my_conditions = { zones = { "conditions" }, player = "you" },
    my_clues = { zones = { "held_clues" }, player = "you" },
    reserve = { zones = { "reserve" } },
    ancient_one = { zones = { "ancient_one" } },
    mystery = { zones = { "mystery" } },
    mythos = { zones = { "mythos" } },
  },
  words = {
    my_turn = "active == you",
    half = "(start_players + 1) / 2",   -- of the investigators, as on cards
    here = "place(you)",
    -- What is going on, for `you`.
    testing = "test and test.inv == you",
    fighting = "combat and combat.inv == you",
    combat_test = "test and test.inv == you and test.in_combat",
    other_world_test = "test and test.inv == you and test.in_other_world",
    spell_test = "test and test.inv == you and test.of_spell",
    acquiring_test = "test and test.inv == you and test.acquiring",
  },
  windows = {
    action = { prompt = "Your action", pass = "No more actions", cite = "Reference Guide, Action Phase" },
    encounter = { prompt = "Your encounter", pass = "None", cite = "Reference Guide, Encounter Phase" },
    before_encounter = { prompt = "Before your encounter", pass = "Go on" },
    before_roll = { prompt = "Before the roll", pass = "Roll", cite = "Reference Guide, Tests" },
    after_roll = { prompt = "After the roll", pass = "Keep the dice", cite = "Reference Guide, Tests" },
    combat_begins = { prompt = "Before the combat", pass = "Go on", cite = "Reference Guide, Combat Encounters" },
  },
  timing_points = {
    game_begins = {},
    round_begins = { text = "Round {amount}." },
    phase_begins = {}, phase_ends = {},
    turn_begins = { text = "{actor}'s turn." },
    turn_ends = {},
    rests = {},                 -- while a Rest action is performed
    rested = {},
    acquired = {},
    moves = { text = "{actor} moves to {subject}.", cite = "Reference Guide, Travel Action" },
    monster_moves = { text = "{subject} moves to {object}." },
    delayed = { text = "{actor} becomes Delayed.", cite = "Reference Guide, Delayed" },
    stands_up = { text = "{actor} stands up.", cite = "Reference Guide, Delayed" },
    ticket_gained = { text = "{actor} gains a {amount|ticket_text}." },
    test_begins = { text = "{actor} tests {amount|test_text}.", cite = "Reference Guide, Tests" },
    rolled = { text = "{actor} rolls {amount|dice_text}.", cite = "Reference Guide, Tests" },
    rerolled = { text = "New: {amount|dice_text}.", cite = "Reference Guide, Reroll" },
    test_result = { text = "{actor} has a result of {amount}.", cite = "Reference Guide, Tests" },
    die_rolled = { text = "{actor} rolls a {amount}." },
    health_lost = { text = "{actor} loses {amount} Health." },
    sanity_lost = { text = "{actor} loses {amount} Sanity." },
    health_recovered = { text = "{actor} recovers {amount} Health." },
    sanity_recovered = { text = "{actor} recovers {amount} Sanity." },
    health_spent = { text = "{actor} spends {amount} Health." },
    sanity_spent = { text = "{actor} spends {amount} Sanity." },
    skill_improved = { text = "{actor} improves {amount|skill_text}.", cite = "Reference Guide, Improving Skills" },
    card_gained = { text = "{actor} gains {subject}." },
    condition_gained = { text = "{actor} gains {subject}.", cite = "Reference Guide, Conditions" },
    looks_at = { text = "{actor} looks at {subject}{amount|back_text}." },
    flipped = { text = "{subject} is flipped{amount|back_text}." },
    card_discarded = { text = "{subject} is discarded." },
    clue_gained = { text = "{actor} gains {amount} Clue{s}." },
    clues_spent = { text = "{actor} spends {amount} Clue{s}." },
    spent_to_reroll = {},
    traded = {},
    spell_cast = {},            -- actor; subject: the Spell; amount: the result of its test
    encounter_begins = { text = "{actor} resolves {subject}." },
    research_resolved = {},     -- actor; amount: Clues gained from it
    encounter_ends = {},
    combat_begins = { text = "{actor} encounters {subject}.", cite = "Reference Guide, Combat Encounters" },
    combat_ends = {},
    monster_spawned = { text = "{subject} appears on {object}.", cite = "Reference Guide, Spawning Monsters" },
    monster_harmed = { text = "{subject} loses {amount} Health." },
    monster_defeated = { text = "{subject} is defeated." },   -- actor: who did it; extra 1: during a Combat Encounter
    monster_discarded = { text = "{subject} is discarded." },
    gate_spawned = { text = "A Gate opens: {subject}.", cite = "Reference Guide, Spawning Gates" },
    gate_closed = { text = "{actor} closes {subject}." },     -- extra 1: during an Other World Encounter
    clue_spawned = { text = "A Clue appears on {object}." },
    omen_advances = { text = "The Omen moves to {subject}.", cite = "Reference Guide, Advance Omen" },
    doom_advances = { text = "Doom advances to {amount}.", cite = "Reference Guide, Doom" },
    doom_would_advance = {},    -- actor: a gate whose doing it is, or nothing; amount
    doom_retreats = { text = "Doom retreats to {amount}." },
    mythos_drawn = { text = "Mythos: {subject}.", cite = "Reference Guide, Mythos Phase" },
    reckoning = { text = "Reckoning.", cite = "Reference Guide, Reckoning" },
    surge = { text = "A monster surge.", cite = "Reference Guide, Monster Surge" },
    rumor_solved = { text = "{subject} is solved." },
    mystery_drawn = { text = "Mystery: {subject}." },
    mystery_solved = { text = "{subject} is solved.", cite = "Reference Guide, Mysteries" },
    awakens = { text = "{subject} awakens!", cite = "Reference Guide, The Ancient One Awakens" },
    defeated = { text = "{subject} is defeated.", cite = "Reference Guide, Defeated Investigators" },
    devoured = { text = "{subject} is devoured.", cite = "Reference Guide, Devoured" },
    joins = { text = "{subject} joins." },
    game_ends = { text = "{amount|end_sentence}" },
    scored = { text = "The score is {amount}.", cite = "Reference Guide, Scoring" },
    ability_used = {},
  },
  policy = {
    arbiter = "active",
    first = "lead",
    playing = "it in investigators",
    main = "scenario",
    gone = "box",
    avatars = "investigator",
  },
}

require "lib/map"
require "lib/possessions"
require "lib/clues"
require "lib/double_sided"
require "lib/harm"
require "lib/test"
require "lib/trade"
require "lib/actions"
require "lib/monsters"
require "lib/encounter"
require "lib/defeat"
require "lib/tracks"
require "lib/mythos"
require "lib/mythos_cards"
require "lib/mysteries"
require "lib/round"
require "lib/steps"
require "lib/effects"
require "lib/abilities"
require "lib/cardtypes"
require "lib/encounters"
require "lib/setup"
require "ui/board"
require "ui/odds"
require "ui/faces"
require "ui/focus"
require "table"
require "bots/worth"
require "bots/greedy"
