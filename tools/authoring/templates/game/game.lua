-- Pack Name. This file declares the parts of the table. The rules are in lib/night.lua.
--
-- Everything on the table is a component: a card, a token, a player's figure. The engine keeps its zone, counters and
-- flags. Scripts keep no state of their own, so a game can be saved, undone and replayed.

engine.game {
  -- Numbers on components; a counter never falls below zero. The second text is a description for editors.
  counters = {
    { "courage", "Courage that a keeper has left." },
    { "actions", "Actions that a keeper has left in this turn." },
  },
  -- Properties of a component that are true or false.
  flags = { { "spent", "It has been used up." } },
  -- Numbers of the whole game; ":card" holds a component. Scripts write game.round, game.active ...
  globals = {
    { "round", "The number of the hour." },
    { "lamps", "Lamps that have been lit." },
    { "goal", "Lamps that are needed." },
    { "active:card", "The keeper whose turn it is." },
  },
  -- Periods for limits ("once a turn") and for effects that last ("until the end of the hour").
  periods = { { "turn", "A turn of a keeper." }, { "hour", "An hour." }, { "game", "The whole night." } },
  -- The possible ends of a game.
  outcomes = { { "won", "All lamps are lit." }, { "lost", "The night is over, or nobody is awake." } },
  -- Kinds of components; scripts ask card:is "keeper".
  tags = { { "keeper", "A keeper." }, { "omen", "An omen." }, { "reference", "A scenario." } },
  -- Numbers printed on cards. Abilities can modify them while they work; the result is computed, not stored. A value is
  -- never below zero unless `floor = false`.
  values = {
    { "max_courage", "The most courage that a keeper can have." },
    { "skill", "Added to a keeper's searches.", floor = false },
  },
  -- Places for components. in_play: abilities of cards here work. visible: who sees them (all, owner, none). Games with
  -- a map also give `place`: the place on the map of each component in this zone.
  zones = {
    { name = "keepers", in_play = true },
    { name = "asleep" },
    { name = "omen", in_play = true },
    { name = "omen_deck", visible = "none" },
    { name = "omen_discard" },
    { name = "scenario" },
  },
  -- Named sets of components. `you` is the player who acts, `it` the component that is tested.
  sets = {
    keepers = { about = "Keepers who are awake.", zones = { "keepers" } },
    tired = { about = "Keepers with less than their full courage.", zones = { "keepers" },
      where = "it.courage < it.max_courage" },
    active_keeper = { about = "The keeper whose turn it is.", zones = { "keepers" }, where = "it == active" },
  },
  -- Words for use in conditions.
  words = {
    my_turn = "active == you",
  },
  -- Occasions to use abilities. A window is offered again until everybody passes.
  windows = {
    turn = { prompt = "Your turn", pass = "End your turn", last = "active" },
  },
  -- Events that abilities can react to: would (before it happens, it can still be changed), when, at, after. The text
  -- is for the log; actor, subject, object and amount are the participants.
  timing_points = {
    night_begins = { about = "The game begins." },
    hour_begins = { about = "An hour begins.", text = "Hour {amount}." },
    hour_ends = { about = "An hour ends." },
    turn_begins = { about = "A turn begins.", text = "{actor}'s turn." },
    turn_ends = { about = "A turn ends." },
    omen_drawn = { about = "An omen is drawn.", text = "Omen: {subject}." },
    searched = { about = "A keeper has searched.", text = "{actor} searches, and rolls {amount}." },
    lamp_lit = { about = "A lamp is lit.", text = "{actor} lights a lamp: {amount} in all." },
    courage_lost = { about = "A keeper loses courage.", text = "{actor} loses {amount} courage." },
    courage_gained = { about = "A keeper gains courage.", text = "{actor} gains {amount} courage." },
    falls_asleep = { about = "A keeper falls asleep.", text = "{subject} falls asleep." },
  },
  -- Facts about this game that the engine needs.
  policy = {
    main = "night",                -- the procedure of the whole game, see lib/night.lua
    arbiter = "first(keepers)",    -- decides the order of simultaneous effects
    first = "first(keepers)",      -- first in player order
    playing = "it in keepers",     -- true for players still in the game
    avatars = "keeper",            -- the tag of cards that represent a player
    gone = "omen_discard",         -- the zone for cards of players who have left
  },
}

require "lib/night"
require "lib/cardtypes"
require "lib/setup"
require "ui/board"
require "table"
require "bots/greedy"
