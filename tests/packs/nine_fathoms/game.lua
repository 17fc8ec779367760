-- Nine Fathoms: the parts of the table. RULES.md has the rules; lib/round.lua and lib/dive.lua are its chapters 4 and 5
-- as procedures.

engine.game {
  counters = { "grit" },
  globals = { "round", "air", "tide", "tide_end", "dread", "dread_end", "goal", "first:card", "bell:card",
    "start" },
  periods = { "dive", "round" },
  outcomes = { "sealed", "drowned", "woken" },
  tags = { "diver", "relic", "event", "place", "site", "die", "brass", "black", "reference" },
  values = {
    "nerve", "dice", "pump",   -- of a diver: whispers to panic, number of dice, air pumped
    "untangled",               -- of a diver: above zero, others at the same site cost no dice
    "fare",                    -- of a place: the air that it costs to go there
    "seals" },                 -- of a relic
  zones = {
    { name = "divers", in_play = true, place = "parent" },   -- a diver's parent is the place of the diver
    { name = "places", in_play = true, place = "itself" },
    { name = "chest", player = true, in_play = true, place = "player" },
    { name = "seabed" },                                     -- a relic's parent is the site where it lies
    { name = "event", in_play = true },
    { name = "shelf_deck", visible = "none" },
    { name = "street_deck", visible = "none" },
    { name = "crypt_deck", visible = "none" },
    { name = "event_deck", visible = "none" },
    { name = "past_events" },
    { name = "cup" },          -- dice that nobody uses
    { name = "rolled" },       -- to be rolled, or just rolled
    { name = "kept" },         -- set aside
    { name = "whispering" },
    { name = "scenario" },
    { name = "box" },
  },
  sets = {
    divers = { zones = { "divers" } },
    sites = { zones = { "places" }, where = "it is site" },
    rolled = { zones = { "rolled" } },
  },
  words = {
    high_water = "(tide * 2 >= tide_end)",
    my_dive = "dive and dive.diver == you",
  },
  windows = {
    after_roll = { prompt = "After the roll", pass = "Let it stand", cite = "Rules 5.4" },
  },
  -- The sentences of the log. Abilities can react to the points that `event` or `after` announces.
  timing_points = {
    round_begins = { text = "Round {amount}: {actor} has the lantern." },
    event_drawn = { text = "Event: {subject}.", cite = "Rules 4.1" },
    sent = { text = "{actor}: {subject}.", cite = "Rules 4.2" },
    staked = { text = "{actor} stakes {amount} grit." },
    voted = { text = "{actor} says: {amount|vote_text}." },
    pumped = { text = "The pumps give {amount} air.", cite = "Rules 4.3" },
    dive_begins = { text = "{actor} goes down to {subject}, for {amount} air.", cite = "Rules 5.1" },
    stays_aboard = { text = "{actor} stays aboard: there is not enough air.", cite = "Rules 5.1" },
    rolled = { text = "{actor} rolls {amount|dice_text}.", cite = "Rules 5.3" },
    whispers = { text = "{amount} whisper{s} in all.", cite = "Rules 5.5" },
    panics = { text = "{actor} panics.", cite = "Rules 5.6" },
    kept = { text = "{actor} sets aside {amount|dice_text}.", cite = "Rules 5.7" },
    goes_on = { text = "{actor} goes on.", cite = "Rules 5.8" },
    surfaces = { text = "{actor} surfaces.", cite = "Rules 5.9" },
    relic_taken = { text = "{actor} brings up {subject}: {amount} seal{s}.", cite = "Rules 5.10" },
    relic_laid = { text = "{subject} is found at {object}.", cite = "Rules 5.11" },
    relic_lost = { text = "{subject} goes back to the sea." },
    air_gained = { text = "Air: {amount} more." },
    air_lost = { text = "Air: {amount} less." },
    grit_gained = { text = "{actor} gains {amount} grit." },
    tide_rises = { text = "The tide rises by {amount}.", cite = "Rules 4.5" },
    dread_rises = { text = "Dread rises by {amount}.", cite = "Rules 1.3" },
    round_ends = { about = "A round ends." },
  },
  policy = {
    arbiter = "first",
    first = "first",
    playing = "it in divers",
    main = "game",
    gone = "box",
    avatars = "diver",
  },
}

require "lib/dice"
require "lib/tracks"
require "lib/dive"
require "lib/round"
require "lib/constructors"
require "lib/setup"
require "ui/odds"
require "ui/board"
require "table"
require "bots/greedy"
