-- Pack Name. What the table is made of. The rules themselves are in lib/night.lua.
--
-- Everything on the table is a component: a card, a token, a player's figure. The engine keeps its zone, its counters
-- and flags; scripts keep nothing of their own, so that a game can be saved, undone and played again.

engine.game {
  -- Numbers that components have on them; no counter falls below zero. A name may say what it is: editors show that.
  counters = {
    { "courage", "Courage that a keeper has left." },
    { "actions", "Actions that a keeper has left in this turn." },
  },
  -- What is so or not so of a component.
  flags = { { "spent", "It has been used up." } },
  -- Numbers of the whole game; ":card" holds a component. Scripts say game.round, game.active ...
  globals = {
    { "round", "The number of the hour." },
    { "lamps", "Lamps that have been lit." },
    { "goal", "Lamps that are needed." },
    { "active:card", "The keeper whose turn it is." },
  },
  -- Stretches of time, for limits ("once a turn") and effects that last ("until the end of the hour").
  periods = { { "turn", "A turn of a keeper." }, { "hour", "An hour." }, { "game", "The whole night." } },
  -- How a game can end.
  outcomes = { { "won", "All lamps are lit." }, { "lost", "The night is over, or nobody is awake." } },
  -- What kinds of things there are; cards ask card:is "keeper".
  tags = { { "keeper", "A keeper." }, { "omen", "An omen." }, { "reference", "A scenario." } },
  -- Numbers that are printed on cards and that abilities change as long as they work: not stored, but worked out anew.
  -- They are never less than nothing unless `floor = false` says so.
  values = {
    { "max_courage", "The most courage that a keeper can have." },
    { "skill", "Added to a keeper's searches.", floor = false },
  },
  -- Where components lie. in_play: their abilities work. visible: who sees them (all, owner, none). Games with a map
  -- say `place`: where on it what is in this zone stands.
  zones = {
    { name = "keepers", in_play = true },
    { name = "asleep" },
    { name = "omen", in_play = true },
    { name = "omen_deck", visible = "none" },
    { name = "omen_discard" },
    { name = "scenario" },
  },
  -- Named questions: who or what is there now? `you` is who acts, `it` the one that is looked at.
  sets = {
    keepers = { about = "Keepers who are awake.", zones = { "keepers" } },
    tired = { about = "Keepers with less than their full courage.", zones = { "keepers" },
      where = "it.courage < it.max_courage" },
    active_keeper = { about = "The keeper whose turn it is.", zones = { "keepers" }, where = "it == active" },
  },
  -- Words for conditions.
  words = {
    my_turn = "active == you",
  },
  -- Occasions to use abilities. A window is offered again until everybody passes.
  windows = {
    turn = { prompt = "Your turn", pass = "End your turn", last = "active" },
  },
  -- What happens, and may be reacted to: would (it can still be changed), when, at, after. The text is for the log;
  -- actor, subject, object and amount are who and what it was about.
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
  -- What the engine must know of this game.
  policy = {
    main = "night",                -- the procedure of the whole game, see lib/night.lua
    arbiter = "first(keepers)",    -- who orders what happens at the same time
    first = "first(keepers)",      -- first in player order
    playing = "it in keepers",     -- who is still in the game
    avatars = "keeper",            -- the tag of who can stand for a player
    gone = "omen_discard",         -- where cards of players go who have left
  },
}

require "lib/night"
require "lib/cardtypes"
require "lib/setup"
require "ui/board"
require "table"
require "bots/greedy"
