-- Elder Sign. What the table is made of. The turn and the roll stand in lib/turn.lua and lib/attempt.lua, step for step
-- as in the rulebook.

engine.game {
  counters = { "sanity", "stamina", "clues", "doom", "elder_signs",
    "shows",     -- of a die: its result, see lib/dice.lua
    "done",      -- of an adventure or monster: which of its tasks are completed, one bit each
    "row",       -- of a monster: the task that it covers; 0: added below the last one
    "waits" },   -- of a card whose lock found no die: its number in the queue
  flags = { "extra",   -- of an adventure: not replaced when it is resolved
    "filled",          -- of a spell: it holds its dice
    "beaten",          -- of a monster: a card has overcome it
    "added" },         -- of a die: it has been in the pool in this attempt
  globals = { "clock", "midnights", "phase", "round", "active:card", "first:card", "awake", "awakening", "faq",
    "last_x",
    "suffering" },   -- penalties are being suffered
  periods = { "attempt", "roll", "turn", "day", "game" },
  outcomes = { "won", "lost" },
  tags = { "investigator", "adventure", "other_world", "monster", "mask", "ancient_one", "mythos", "common", "unique",
    "spell", "ally", "die", "green", "yellow", "red", "entrance", "item", "cultist", "locks" },
  values = {
    "max_sanity", "max_stamina", "doom_track", "elder_sign_limit", "trophy",
    -- What changes how an investigator plays; zero unless a card says otherwise.
    "extra_common", "extra_unique", "extra_spell", "any_kind", "tasks_per_roll", "second_reroll", "no_terror",
    "ignores_locks", "ignores_lingering", "pays_sanity", "pays_stamina",
    -- Above zero, these forbid something.
    "no_clues", "no_first_aid", "no_lost_found", "no_souvenirs", "no_focus", "no_monsters",
    "terror_task",   -- of a monster: so many more tasks of one terror
  },
  zones = {
    { name = "investigators", in_play = true, place = "parent" },
    { name = "entrance", in_play = true, place = "itself" },
    { name = "museum", in_play = true, place = "itself" },
    { name = "other_worlds", in_play = true, place = "itself" },
    { name = "ancient_one", in_play = true, place = "itself" },
    { name = "mythos", in_play = true },
    { name = "monsters", in_play = true, place = "parent" },
    { name = "possessions", player = true, in_play = true, place = "player" },
    { name = "cast", in_play = true },   -- spells next to the play area
    { name = "trophies", player = true },
    { name = "adventure_deck", visible = "none" },
    { name = "other_world_deck", visible = "none" },
    { name = "common_deck", visible = "none" },
    { name = "unique_deck", visible = "none" },
    { name = "spell_deck", visible = "none" },
    { name = "ally_deck", visible = "none" },
    { name = "mythos_deck", visible = "none" },
    { name = "cup", visible = "none" },
    { name = "old_mythos" },
    { name = "reserve" },   -- investigators whom nobody plays
    { name = "box" },
    { name = "dice" },      -- not used now
    { name = "pool" },
    { name = "placed" },
    { name = "set_aside" },
    { name = "marked" },    -- on an investigator marker
    { name = "held" },      -- on a spell
    { name = "locked" },
    { name = "scenario" },
  },
  sets = {
    investigators = { zones = { "investigators" } },
    adventures = { zones = { "museum", "other_worlds" } },
    other_worlds = { zones = { "other_worlds" } },
    places = { zones = { "museum", "other_worlds", "entrance" } },
    monsters = { zones = { "monsters" } },
    locking = { zones = { "museum", "other_worlds", "monsters", "mythos" }, where = "it is locks" },
    pool = { zones = { "pool" } },
    dice = { zones = { "dice" } },
    held = { zones = { "held" } },
    marked = { zones = { "marked" } },
    locked = { zones = { "locked" } },
    cast = { zones = { "cast" } },
    my_possessions = { zones = { "possessions" }, player = "you" },
    my_trophies = { zones = { "trophies" }, player = "you" },
    ancient_one = { zones = { "ancient_one" } },
  },
  words = {
    my_turn = "active == you",
    -- Before any roll while on an adventure, and in the final battle.
    attempting = "attempt and attempt.inv == you",
    penalties = "suffering == 1",
    paying = "attempt and attempt.pays",
    terror_rolled = "any(pool: it.shows == 7)",
  },
  windows = {
    move = { prompt = "Where do you go?", pass = "Stay", cite = "Rulebook, Move" },
    turn_start = { prompt = "The turn begins", pass = "Go on" },
    before_roll = { prompt = "Before the roll", pass = "Roll", cite = "Rulebook, Using Items & Spells" },
    after_roll = { prompt = "After the roll", pass = "Go on", cite = "Rulebook, Using Clues" },
  },
  timing_points = {
    game_begins = {},
    turn_begins = { text = "{actor}'s turn." },
    turn_ends = {},
    moves = { text = "{actor} moves to {subject}.", cite = "Rulebook, Move" },
    attempt_begins = {},
    rolled = { text = "{actor} rolls: {amount|dice_text}." },
    task_completed = { text = "{actor} completes a task of {subject}.", cite = "Rulebook, Completing a Task" },
    roll_failed = { text = "The roll completes no task.", cite = "Rulebook, Failing to Complete a Task" },
    terror = { text = "Terror.", cite = "Rulebook, Failing to Complete a Task" },
    resolves = { text = "{actor} resolves {subject}.", cite = "Rulebook, Completing a Task" },
    resolved = {},
    fails = { text = "{actor} fails {subject}.", cite = "Rulebook, Failing to Complete a Task" },
    failed = {},
    sanity_lost = { text = "{actor} loses {amount} sanity." },
    stamina_lost = { text = "{actor} loses {amount} stamina." },
    sanity_gained = { text = "{actor} regains {amount} sanity." },
    stamina_gained = { text = "{actor} regains {amount} stamina." },
    clues_gained = { text = "{actor} gains {amount} clue{s}." },
    clues_lost = { text = "{actor} loses {amount} clue{s}." },
    card_gained = { text = "{actor} gains {subject}." },
    card_spent = { text = "{subject} goes to the bottom of its deck." },
    trophy_gained = { text = "{actor} takes {subject} as a trophy." },
    elder_sign_gained = { text = "An elder sign: {amount} in all.", cite = "Rulebook, Rewards and Penalties" },
    monster_appears = { text = "{subject} appears on {object}.", cite = "Rulebook, Monsters" },
    monster_defeated = { text = "{subject} is overcome." },
    doom_added = { text = "Doom: {amount} on the track.", cite = "Rulebook, The Doom Track" },
    doom_removed = { text = "A doom token is removed: {amount} left." },
    gate_opens = { text = "{subject} can be reached.", cite = "Rulebook, Other Worlds" },
    adventure_drawn = { text = "New adventure: {subject}." },
    die_locked = { text = "A die is locked on {subject}." },
    clock_advances = { text = "The clock shows {amount}.", cite = "Rulebook, Advance the Clock" },
    midnight = { text = "Midnight.", cite = "Rulebook, Advance the Clock" },
    mythos_drawn = { text = "Mythos: {subject}.", cite = "Rulebook, Resolving Mythos Cards" },
    devoured = { text = "{subject} is devoured.", cite = "Rulebook, Being Devoured" },
    joins = { text = "{subject} joins." },
    awakens = { text = "{subject} awakens!", cite = "Rulebook, Battling an Ancient One" },
    ancient_one_attacks = { text = "{subject} attacks.", cite = "Rulebook, Battling an Ancient One" },
    ability_used = {},
  },
  policy = {
    arbiter = "active",
    first = "first",
    playing = "it in investigators",
    main = "scenario",
    gone = "box",
    avatars = "investigator",
  },
}

require "lib/dice"
require "lib/tasks"
require "lib/gains"
require "lib/monsters"
require "lib/ancient"
require "lib/attempt"
require "lib/entrance"
require "lib/turn"
require "lib/constructors"
require "lib/setup"
require "ui/board"
require "ui/odds"
require "ui/lint"
require "ui/faces"
require "table"
require "bots/worth"
require "bots/chances"
require "bots/greedy"
