-- Arkham Horror: The Card Game. What the table is made of, and how simultaneous things are ordered.
-- The procedures stand in lib/round.lua, lib/test.lua and lib/encounter.lua, step for step as in Appendix II.

engine.game {
  counters = { "resources", "clues", "damage", "horror", "doom", "uses", "actions", "assigned_damage",
    "assigned_horror", "physical_trauma", "mental_trauma", "earned", "forfeited",   -- of experience
    "actions_taken" },   -- in this turn
  flags = { "exhausted", "turn_taken", "resigned", "defeated", "killed", "insane",
    "asked", "claimed", "action_spent",     -- of what gives an additional action: does it fit this action; it does; it is used up
    "being_defeated", "spared" },           -- is on its way out; was, but something has kept it in play
  globals = { "round", "phase", "lead:card", "active:card", "agenda_number", "act_number", "hard", "resolution",
    "set_up", "attacker:card", "provoked_by:card", "remembered", "attack_kind", "skip_upkeep", "start", "skip_mythos",
    "ending" },   -- 1: the act's resolution, the scenario is completed; 2: the agenda's, it is lost
  periods = { "test", "action", "attack", "turn", "phase", "round", "game" },
  outcomes = { "no_resolution", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9" },
  tags = { "asset", "event", "skill", "investigator", "enemy", "treachery", "location", "act", "agenda", "reference",
    "token", "weakness", "basic_weakness", "player_card", "encounter_card", "unique", "elite", "hunter", "retaliate",
    "aloof", "massive", "peril", "surge", "fast", "fight", "evade", "investigate", "move", "parley", "resign", "play",
    "unprovoking",   -- of an action: it provokes no attacks of opportunity
    "basic", "prey_only", "own_tests_only", "symbol_token", "signature", "story", "bold", "objective", "ghoul",
    "monster", "item", "tome", "spell", "ally" },
  values = {
    -- The order matters: icon_X is always four behind X (see icons in lib/test.lua).
    "willpower", "intellect", "combat", "agility",
    "icon_willpower", "icon_intellect", "icon_combat", "icon_agility", "icon_wild",
    "health", "sanity", "fight", "evade", "attack_damage", "attack_horror", "shroud", "clue_value", "victory", "cost",
    "level", "doom_threshold", "clue_threshold",
    { name = "hand_limit", base = "8" },
    { name = "modifier", floor = false },      -- of a chaos token
    { name = "skill_bonus", floor = false },   -- to the value of the test being made
    { name = "test_difficulty", floor = false },
    "damage_bonus", "discover_bonus",
    { name = "action_cost", floor = false },   -- of an investigator: what an action costs beyond its own
    "action_credit",                           -- of an investigator: how much of it additional actions would pay
    "additional_action", "turn_actions", "starting_resources",
    "slot_ally", "slot_hand", "slot_arcane", "slot_accessory", "slot_body",
    -- Asked of a card about an asset (`that`): so many slots of its own could hold it.
    "extra_slot_ally", "extra_slot_hand", "extra_slot_arcane", "extra_slot_accessory", "extra_slot_body",
    "extra_slots",   -- it has any such slots
    "limit_title_here", "max_committed", "returns_to_hand",
    "permitted",   -- of a card: it is played by an effect, outside the time that the rules give it
    -- Above zero, these forbid something.
    "cannot_play", "cannot_enter", "cannot_be_attacked", "cannot_be_evaded", "cannot_be_investigated", "cannot_ready",
    "cannot_draw", "cannot_leave_play",
    "text_blank", "uses_mind",
    "as_if_in_hand",   -- of a card elsewhere: it may be played
    "reveals_no_tokens",   -- of an investigator: his tests skip ST.3 and ST.4
    "ignores_attacks",   -- of an investigator: enemies that are not Elite cannot attack him
    "immune",     -- asked with the source of an effect as `that`
    "cardtype",   -- set by what changes it (see kinds)
  },
  kinds = { value = "cardtype", tags = { "asset", "event", "skill", "investigator", "enemy", "treachery", "location",
    "act", "agenda", "reference" } },
  zones = {
    { name = "investigators", in_play = true, place = "parent" },
    { name = "deck", player = true, visible = "none" },
    { name = "hand", player = true, visible = "owner" },
    { name = "discard", player = true },
    { name = "play", player = true, in_play = true, place = "player" },
    { name = "threat", player = true, in_play = true, place = "player" },
    { name = "limbo", player = true, place = "player" },
    { name = "committed", player = true, place = "player" },
    { name = "set_aside_weaknesses", player = true },
    { name = "mulliganed", player = true, visible = "owner" },
    { name = "locations", in_play = true, place = "itself" },
    { name = "board", in_play = true, place = "parent" },
    { name = "attached", in_play = true, place = "parent", attached = true },
    { name = "encounter_deck", visible = "none" },
    { name = "encounter_discard" },
    { name = "act_deck", visible = "none" },
    { name = "agenda_deck", visible = "none" },
    { name = "act", in_play = true },
    { name = "agenda", in_play = true },
    { name = "reference", in_play = true },
    { name = "scenario" },
    { name = "victory" },
    { name = "set_aside" },
    { name = "removed" },
    { name = "chaos_bag", visible = "none" },
    { name = "chaos_revealed" },
    { name = "chaos_ignored" },   -- revealed, but cancelled or ignored: counts as never revealed
    { name = "random_weaknesses", visible = "none" },
  },
  sets = {
    investigators = { zones = { "investigators" } },
    here = { zones = { "investigators" }, where = "place(it) == place(you)" },
    enemies = { zones = { "threat", "board" }, where = "it is enemy" },
    roaming = { zones = { "board" }, where = "it is enemy" },
    enemies_here = { zones = { "threat", "board" }, where = "it is enemy and place(it) == place(you)" },
    engaged = { zones = { "threat" }, player = "you", where = "it is enemy" },
    engaging = { zones = { "threat", "board" },
      where = "it is enemy and (it in threat and bearer(it) == you or it is massive and not it.exhausted and place(it) == place(you))" },
    locations = { zones = { "locations" } },
    empty_locations = { zones = { "locations" },
      where = "not any(enemies: place(it) == that) and not any(investigators: place(it) == that)" },
    connecting = { zones = { "locations" }, where = "connected(place(you), it)" },
    my_location = { zones = { "locations" }, where = "it == place(you)" },
    evadable_here = { zones = { "threat", "board" },
      where = "it is enemy and place(it) == place(you) and not it.cannot_be_evaded and (it in threat or not it.exhausted)" },
    deck = { zones = { "deck" }, player = "you" },
    decks = { zones = { "deck" } },
    hand = { zones = { "hand" }, player = "you" },
    discard = { zones = { "discard" }, player = "you" },
    my_assets = { zones = { "play", "threat" }, player = "you", where = "it is asset" },
    assets_here = { zones = { "play", "threat" }, where = "it is asset and place(it) == place(you)" },
    my_play_area = { zones = { "play" }, player = "you" },
    my_threat_area = { zones = { "threat" }, player = "you" },
    committed = { zones = { "committed" } },
    returning = { zones = { "committed" }, where = "it.returns_to_hand > 0" },
    revealed_tokens = { zones = { "chaos_revealed" } },
    ignored_tokens = { zones = { "chaos_ignored" } },
    bag = { zones = { "chaos_bag" } },
    doomed = { zones = { "agenda", "act", "locations", "board", "attached", "play", "threat", "investigators" },
      where = "it.doom > 0" },
    in_play = { zones = { "play", "threat", "board", "attached", "locations", "investigators", "act", "agenda" } },
    namesakes = { zones = { "play", "threat", "board", "attached", "locations", "investigators", "act", "agenda" },
      where = "it ~= you and it.title == you.title" },
    attachments = { zones = { "attached" } },
    additional_actions = { zones = { "investigators", "play", "threat" }, player = "you",
      where = "it.additional_action > 0 and not it.action_spent and (not it in investigators or it == you)" },
    claimants = { zones = { "investigators", "play", "threat" }, player = "you", where = "it.claimed" },
    asked_actions = { zones = { "investigators", "play", "threat" }, player = "you", where = "it.asked" },
    unasked_actions = { zones = { "investigators", "play", "threat" }, player = "you", where = "it.additional_action > 0 and not it.action_spent and not it.asked" },
    spent_actions = { zones = { "investigators", "play", "threat" }, where = "it.action_spent" },
    victory = { zones = { "victory" } },
    exhausted_cards = { zones = { "play", "threat", "board", "attached", "locations" }, where = "it.exhausted" },
    current_act = { zones = { "act" } },
    current_agenda = { zones = { "agenda" } },
    set_aside = { zones = { "set_aside" } },
    drawn_card = { zones = { "limbo" }, where = "it == draw_encounter.card" },
    turn_taker = { zones = { "investigators" }, where = "it == turn.inv" },
    checked_hand = { zones = { "hand" }, player = "upkeep_phase.inv" },
    attacking_you = { zones = { "threat", "board" },
      where = "it is enemy and not it.exhausted and (it in threat and bearer(it) == you or it is massive and place(it) == place(you)) and (you.ignores_attacks == 0 or it is elite)" },
    slot_givers = { zones = { "investigators", "play", "threat" }, player = "you",
      where = "it.extra_slots > 0 and (not it in investigators or it == you)" },
    held_assets = { zones = { "play", "threat" }, player = "you", where = "it is asset and it.parent ~= none" },
    takes_damage = { zones = { "investigators", "play", "threat" }, player = "you",
      where = "it == you or it is asset and has(health, it) and it.health > it.damage + it.assigned_damage" },
    takes_horror = { zones = { "investigators", "play", "threat" }, player = "you",
      where = "it == you or it is asset and has(sanity, it) and it.sanity > it.horror + it.assigned_horror" },
    discardable = { zones = { "hand" }, player = "you", where = "it is not weakness" },
    soak = { zones = { "play", "threat" }, player = "you", where = "it is asset and (has(health, it) or has(sanity, it))" },
    own_weaknesses = { zones = { "play", "threat", "board", "attached" }, where = "it is weakness and it.owner == you" },
    -- Rules that hold at all times: see settle in lib/harm.lua.
    overcome = { zones = { "investigators", "play", "threat", "board", "attached" },
      where = "(has(health, it) and it.damage >= it.health or has(sanity, it) and it.horror >= it.sanity) and not it.being_defeated and not it.spared" },
    engaged_massive = { zones = { "threat" }, where = "it is enemy and it is massive" },
    unengaged = { zones = { "board" },
      where = "it is enemy and not it.exhausted and it is not aloof and it is not massive and it is not prey_only and any(investigators: place(it) == place(that))" },
    game_end_weaknesses = { zones = { "play", "threat", "board", "attached" }, where = "it is weakness" },
    mulliganed_cards = { zones = { "mulliganed" } },
  },
  words = {
    doom_in_play = "sum(doomed: it.doom)",
    threshold = "first(current_agenda).doom_threshold",
    here = "place(you)",
    my_turn = "active == you",
    attacking = "test.kind == 1",
    evading = "test.kind == 2",
    investigating = "test.kind == 3",
    icons = "sum(committed: value(it, test.skill + 4) + it.icon_wild)",
    token_sum = "sum(revealed_tokens: it.modifier)",
    -- What ST.5 would make of the test now.
    test_total = "max(0, value(test.tester, test.skill) + icons + token_sum + test.bonus + test.tester.skill_bonus)",
    -- Cards with the tested skill's icon, or a wild one, may be committed; "max N committed" counts all copies;
    -- of a card with max 1 a hand offers one copy, as all that is chosen is committed at once.
    can_commit = "(value(it, test.skill + 4) > 0 or it.icon_wild > 0) and (you == test.tester or it is not own_tests_only) and (not has(max_committed, it) or count(committed: it.title == that.title) < it.max_committed and (it.max_committed > 1 or first(hand: it.title == that.title) == it))",
    playable_now = "not check(cannot_play, you, me)",
    first_action = "my_turn and you.actions_taken == 0",
    cleared = "it.face == 1 and it.clues == 0",   -- see cleared() in lib/words.lua
  },
  windows = {
    player = { prompt = "Player window", pass = "Pass", cite = "Rules Reference, Appendix II" },
    turn = { prompt = "Your turn", pass = "End turn", cite = "Rules Reference, 2.2.1", last = "active" },
  },
  timing_points = {
    round_begins = { text = "The round begins.", cite = "Rules Reference, 1.1" },
    phase_begins = {},
    phase_ends = {},
    round_ends = { text = "The round ends.", cite = "Rules Reference, 4.6" },
    turn_begins = { text = "{actor}'s turn begins.", cite = "Rules Reference, 2.2" },
    turn_ends = { text = "{actor}'s turn ends.", cite = "Rules Reference, 2.2.2" },
    game_begins = {},
    game_ends = {},
    ability_initiates = {},
    ability_resolved = {},
    card_drawn = { text = "{actor} draws a card." },
    encounter_drawn = { before = "{actor} draws {subject}.", cite = "Rules Reference, 1.4" },
    enemy_spawned = { text = "{subject} spawns.", cite = "Rules Reference, Glossary: Spawn" },
    engaged = { text = "{subject} engages {actor}.", cite = "Rules Reference, Glossary: Enemy Engagement" },
    disengaged = {},
    evaded = { text = "{actor} evades {subject}.", cite = "Rules Reference, Glossary: Evade" },
    enters_play = { text = "{subject} enters play." },
    leaves_play = {},
    played = { text = "{actor} has played {subject}.", cite = "Rules Reference, Appendix I" },
    moves = { text = "{actor} moves to {subject}.", cite = "Rules Reference, Glossary: Move" },
    enters = {},
    leaves = {},
    location_revealed = { text = "{subject} is revealed, {amount} clue{s} on it.", cite = "Rules Reference, Glossary: Location Cards" },
    clues_discovered = { text = "{actor} discovers {amount} clue{s} at {subject}.", cite = "Rules Reference, Glossary: Clues" },
    attack = { before = "{actor} attacks {subject}.", cite = "Rules Reference, 3.3" },
    -- Assigned, not yet placed: actor the source; subject an investigator, for all that he and his assets take, or the
    -- asset or enemy, for its own part; amount; extra is 1 for an attack.
    damage_dealt = {},
    horror_dealt = {},
    damage_placed = { text = "{amount} damage on {subject}.", cite = "Rules Reference, Glossary: Dealing Damage/Horror" },
    horror_placed = { text = "{amount} horror on {subject}.", cite = "Rules Reference, Glossary: Dealing Damage/Horror" },
    investigator_harmed = {},  -- actor: whose; amount damage, extra horror, assets included
    healed_damage = { text = "{amount} damage healed from {subject}." },
    healed_horror = { text = "{amount} horror healed from {subject}." },
    enemy_defeated = { text = "{subject} is defeated.", cite = "Rules Reference, Glossary: Defeat" },
    asset_defeated = { text = "{subject} is defeated.", cite = "Rules Reference, Glossary: Defeat" },
    investigator_defeated = { before = "{subject} is defeated.", cite = "Rules Reference, Glossary: Defeat" },
    investigator_eliminated = { text = "{subject} is out of the game.", cite = "Rules Reference, Glossary: Elimination" },
    resigned = { text = "{actor} resigns.", cite = "Rules Reference, Glossary: Resign" },
    discarded = { text = "{subject} is discarded." },
    doom_placed = { text = "{amount} doom on {subject}.", cite = "Rules Reference, Glossary: Doom" },
    agenda_advances = { before = "{subject} advances.", cite = "Rules Reference, Glossary: Act Deck and Agenda Deck" },
    act_advances = { before = "{subject} advances.", cite = "Rules Reference, Glossary: Act Deck and Agenda Deck" },
    test_begins = { text = "{actor} begins a skill test.", cite = "Rules Reference, ST.1" },
    token_to_reveal = {},   -- would: actor reveals a token; "reveal 2 and choose" replaces it (see reveal_tokens)
    token_revealed = { text = "{actor} reveals {subject}.", cite = "Rules Reference, ST.3" },
    test_would_fail = {},
    test_succeeded = { text = "{actor} succeeds by {amount}.", cite = "Rules Reference, ST.6" },
    test_failed = { text = "{actor} fails by {amount}.", cite = "Rules Reference, ST.6" },
    test_results = { arbiter = "actor" },
    test_ends = {},
    resources_gained = { text = "{actor} gains {amount} resource{s}." },
    searched = {},
    committed = { text = "{actor} commits {subject}.", cite = "Rules Reference, ST.2" },
    exhausts = {},
    readies = {},
    suffers_trauma = { text = "{subject} suffers trauma." },
    resolution = { text = "Resolution {amount}." },
    phase_name = {},
  },
  policy = {
    arbiter = "lead",
    first = "lead",
    playing = "it in investigators",
    allowed = "not (draw_encounter and draw_encounter.peril and you ~= draw_encounter.drawer)",
    main = "scenario",
    after_costs = "attacks_of_opportunity",
    after_costs_if = "ability is basic and not (ability is fight or ability is evade or ability is parley or ability is resign or ability is unprovoking) and any(engaging: not it.exhausted)",
    still_able = "you == none or you in investigators",
    initiates = "ability_initiates",
    resolved = "ability_resolved",
    gone = "removed",
    blank = "text_blank",
    settle = "settle",
    settle_if = "any(overcome) or any(engaged_massive) or any(unengaged)",
    settle_after = { "damage", "horror" },
    settle_while = { "health", "sanity", "text_blank", "aloof", "massive" },
    immune = "immune",
    precedence = "it is encounter_card",   -- The Silver Rule
    conflict = "contradiction",
  },
}

require "lib/words"
require "lib/immunity"
require "lib/round"
require "lib/test"
require "lib/encounter"
require "lib/harm"
require "lib/drawing"
require "lib/places"
require "lib/enemies"
require "lib/play_area"
require "lib/upkeep"
require "lib/abilities"
require "lib/cardtypes"
require "lib/actions"
require "lib/tokens"
require "lib/collection"
require "lib/setup"
require "lib/starts"
require "ui/board"
require "ui/lint"
require "ui/bench"
require "bots/greedy"
require "ui/odds"
require "table"
