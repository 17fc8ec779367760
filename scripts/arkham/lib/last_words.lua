-- More words for cards. Declared last, since they would give others other numbers, and so positions other hashes.

engine.game {
  flags = {
    { "has_heard", "It has heard one of the chaos tokens that are resolved together: see `unheard`." },
    { "makes_attack", "Of an enemy: it is attacking, where a card in play asks for that (`asks_of_attacks`)." },
  },
  tags = {
    { "asks_of_attacks", "A card that asks whether an enemy is attacking: see `makes_attack`." },
    { "kept_exhausted", "An enemy of which something says that it does not ready during the next upkeep phase." },
    { "undefeated", "Of an enemy: it would have been defeated in this phase, but something else became of it." },
  },
  values = {
    { "points_in_focus", "A number that an effect keeps with a card for a time, in_focus: card:modify(\"points_in_focus\", " ..
      "3, \"phase\")." },
    -- lib/varying.lua
    { "counts_willpower", "Of an investigator: above zero, an amount of their test is counted with their willpower." },
    { "counts_intellect", "The same of their intellect." },
    { "counts_combat", "The same of their combat." },
    { "counts_agility", "The same of their agility." },
    -- lib/play_area.lua
    { "most_uses", "Of a card: it never has more uses." },
    -- lib/history.lua
    { "moves_made", "Of an investigator: how often they have moved in the turn in progress, where a card asks for it." },
    -- lib/harm.lua, lib/enemies.lua
    { "cannot_be_damaged", "Of an enemy: above zero, it cannot be damaged." },
    { "no_opportunity", "Of an enemy: above zero, it makes no attacks of opportunity." },
  },
  sets = {
    heard = { about = "Cards that have heard one of the chaos tokens that are resolved together.",
      zones = { "play", "threat", "board", "attached", "locations", "investigators", "act", "agenda" }, where = "it.has_heard" },
    -- lib/slots.lua: both at once, since it is asked whenever a card leaves play
    slot_givers_or_held = { about = "Cards of `you` with slots of their own, and assets held in such a slot.",
      zones = { "investigators", "play", "threat" }, player = "you",
      where = "it is asset and it.parent ~= none or it.extra_slots > 0 and (not it in investigators or it == you)" },
    -- lib/enemies.lua
    asking_of_attacks = { about = "Cards in play that ask whether an enemy is attacking.",
      zones = { "play", "threat", "board", "attached", "locations", "investigators", "act", "agenda" },
      where = "it is asks_of_attacks" },
    -- The tag symbol_token says that the symbol has an effect; a card may take that away, and the symbol is still there.
    tokens_with_symbol = { about = "Chaos tokens that show a symbol and no number, whether or not it has an effect.",
      zones = { "chaos_bag", "chaos_revealed", "chaos_ignored", "attached" },
      where = "it is symbol_token or it is skull or it is cultist or it is tablet or it is elder_thing or it is elder_sign or " ..
        "it is auto_fail or it is bless or it is curse or it is frost" },
  },
  words = {
    willpower_in_test = { "test.skill == willpower or test.tester.counts_willpower > 0",
      "Whether more willpower would change the test: it is tested, or added to what is tested." },
    intellect_in_test = { "test.skill == intellect or test.tester.counts_intellect > 0", "The same of intellect." },
    combat_in_test = { "test.skill == combat or test.tester.counts_combat > 0", "The same of combat." },
    unheard = { "reveal.alone == 0 or not me.has_heard", "Of an ability that waits for certain chaos tokens: it has not " ..
      "happened yet for one of those that are resolved together." },
    room_for_uses = { "not has(most_uses, me) or me.uses < me.most_uses", "Whether the card could have more uses." },
    agility_in_test = { "test.skill == agility or test.tester.counts_agility > 0", "The same of agility." },
    it_takes_damage = { "not it.cannot_be_damaged and not check(cannot_harm, you, it)",
      "Of `it`, an enemy: whether `you` could damage it." },
  },
  timing_points = {
    -- lib/play_area.lua
    added_to_victory = { about = "A card has gone from play to the victory display, or an effect has added it.", actor = "who or what has caused it",
      subject = "the card", cite = "Rules Reference, Glossary: Victory Display, Victory Points",
      can_be = { actor = "any", subject = "any" }, called = { actor = "by", subject = "card" } },
  },
}

--- skill_in_test(skills: skill[]): skill. Of these skills, the one whose change would change the test in progress: it is
--- tested, or added to what is tested. If that is true of several, the tester chooses.
local function skill_in_test(skills)
  local test = current "test"
  local list = filter(skills, function(skill)
    return test.skill == skill or test.tester:check("counts_" .. skill) > 0
  end)
  return #list > 1 and choose(test.tester, "Which skill?", list) or list[1]
end

engine.export { skill_in_test = skill_in_test }

-- lib/setup.lua
engine.game { tags = {
  { "ends_with_all", "Of an act: it advances because all who were not defeated have resigned, so its resolution counts." },
} }

--- advance_as_all_resigned(act: card). "If each undefeated investigator has resigned, advance": the resolution that the
--- act then names counts, though nobody is left.
local function advance_as_all_resigned(act)
  act:gain_tag("ends_with_all", "game")
  advance_act(act)
end
engine.export { advance_as_all_resigned = advance_as_all_resigned }

-- lib/drawing.lua
engine.game { flags = {
  { "from_elsewhere", "A card that is being drawn, and does not come from the deck: see `draw_elsewhere`." },
} }

-- lib/actions.lua
engine.game { tags = {
  { "investigates_later", "Of an ability with an effect that investigates: it is an investigate action, but what an " ..
    "investigation costs beside its action is due only where its effect investigates." },
} }

engine.game { sets = {
  encounter_cards = { about = "Cards of the encounter deck and its discard pile: where there is none, none can be drawn.",
    zones = { "encounter_deck", "encounter_discard" } },
  -- The same of whoever makes the test, for what a location says of its investigations.
  tester_additional_actions = { about = "Cards of the tester that give an additional action in this turn.",
    zones = { "investigators", "play", "threat", "discard", "removed" }, player = "test.tester",
    where = "it.additional_action > 0 and not it.action_spent and (not it in investigators or it == test.tester) and (not it in removed or it.owner == test.tester)" },
} }

engine.game { words = {
  -- Whoever is at its location may use it, which is said of scenario cards only (Rules Reference: Triggered Abilities).
  on_scenario_card = { "test.source is encounter_card or test.source is asset and test.source.owner == none and " ..
    "test.source.controller == none",
    "Whether a scenario card makes the test: a story asset that nobody controls is one, too." },
} }

-- lib/cardtypes.lua
engine.game { tags = {
  { "without_text", "Of an enemy: nothing but traits is in its text box, so it changes nothing if that is blank." },
} }

-- lib/modes.lua
engine.game {
  tags = {
    { "fights_later", "Of an ability with an effect that fights: an additional action to fight may pay for it." },
    { "evades_later", "The same of one that evades." },
  },
  values = {
    { "credit_to_play", "Of a card that gives an additional action: above zero, that action can be spent on playing an event." },
    { "credit_to_fight", "The same for one that fights." },
    { "credit_to_evade", "The same for one that evades." },
  },
  flags = {
    { "not_to_fight", "An event that is being played: in the way that was chosen it is no action to fight." },
    { "not_to_evade", "The same of an action to evade." },
  },
}

-- lib/harm.lua
engine.game { sets = {
  at_its_limit = { about = "Cards in play with as much damage as health, or as much horror as sanity.",
    zones = { "investigators", "play", "threat", "board", "attached", "locations" },
    where = "(has(health, it) or it.health > 0) and it.damage >= it.health or (has(sanity, it) or it.sanity > 0) and it.horror >= it.sanity" },
} }

-- lib/log.lua
engine.game { timing_points = {
  crossed_off = { about = "A card has been crossed out in a list of the campaign log: only in the log.",
    subject = "the card", object = "the list", text = "Crossed out in the campaign log, {object}: {subject}.",
    can_be = { subject = "any", object = "any" } },
} }

-- lib/abilities.lua
engine.game { sets = {
  all_assets_here = { about = "Assets at the location of `you`, whoever controls them: also attached ones, and those that nobody controls.",
    zones = { "play", "threat", "attached", "board" }, where = "it is asset and place(it) == place(you)" },
} }

-- lib/history.lua
engine.game { values = {
  { "damage_seen", "Of an investigator: how often somebody at their location has taken damage in this round, for cards that " ..
    "recall it." },
} }

-- import/subjects/encounter/trials.lua
engine.game { values = {
  { "succeeded_once", "Of a card: whether its test that may succeed once in the game has succeeded." },
} }

-- lib/actions.lua
engine.game {
  timing_points = {
    -- Announced only where undo_action() could undo it.
    action_over = { about = "An action is over, and can still be undone.", actor = "who has taken it", subject = "its card", amount = "the ability, for same_ability()",
      can_be = { actor = "investigator", subject = "any", object = "any", amount = "any", extra = { 0, 1 } },
      called = { actor = "investigator", subject = "card" } },
    action_undone = { about = "An action is undone: only in the log.", actor = "who had taken it", subject = "the card that undoes it",
      text = "{subject} undoes the action of {actor}.", can_be = { actor = "investigator", subject = "any" },
      called = { actor = "investigator", subject = "card" } },
  },
  policy = { remembers = "basic", remembered = "action_over" },
}

-- lib/log.lua
engine.game { timing_points = {
  boxes_filled = { about = "Boxes of an entry of the campaign log have been filled for all together: only in the log.",
    subject = "the entry", amount = "how many are filled now", text = "Recorded in the campaign log, {subject}: {amount} now.",
    can_be = { subject = "any", amount = { 1 } } },
} }

-- lib/discounts.lua
engine.game {
  counters = {
    { "discount", "Of a card that makes others cheaper, while one of them is being played: 1 it is used, 2 it is not." },
  },
  sets = {
    decided_discounts = { about = "Cards whose discount for the card being played is used, or is not.",
      zones = { "play", "threat", "board", "attached", "locations", "investigators", "act", "agenda" }, where = "it.discount > 0" },
  },
}

-- lib/abilities.lua
engine.game { tags = {
  { "move_is_paid", "Of an investigator: the actions that a card asks for moving have been paid with a move action." },
} }

-- lib/assigning.lua
engine.game { timing_points = {
  damage_taken = { about = "A card is about to take the damage that is dealt to it: nothing adds to it any more.",
    subject = "the card", amount = "how much", actor = "the source", extra = "1 for an attack",
    cite = "Rules Reference, Glossary: Dealing Damage/Horror",
    can_be = { actor = "any", subject = { "investigator", "asset", "enemy" }, amount = { 1 }, extra = { 0, 1 } },
    called = { actor = "source", subject = "card", amount = "damage", extra = "by_attack" } },
} }

-- lib/slots.lua
engine.game { sets = {
  fixed_in_slots = { about = "Assets of `you` that take up a slot and cannot leave play.", zones = { "play", "threat", "attached" },
    player = "you", where = "it is asset and it.cannot_leave_play > 0 and not it is permanent" },
} }

-- lib/history.lua
engine.game { values = {
  { "attacks_here", "Of a location: how often an enemy has attacked an investigator there in this round, for cards that " ..
    "recall it." },
  { "health_overcome", "Of an investigator: the health of the enemies that they have defeated in the turn in progress, for " ..
    "cards that recall it." },
  { "printed_health_overcome", "The same of their printed health." },
} }

-- lib/places.lua
engine.game {
  flags = { { "arriving", "Of an investigator who moves: no enemy there engages them yet." } },
  timing_points = {
    arrives = { about = "An investigator who moves has entered the location, and no enemy there has engaged them yet.",
      actor = "the investigator", subject = "the location", object = "where they come from",
      can_be = { actor = "investigator", subject = "location", object = "location" },
      called = { actor = "investigator", subject = "location", object = "from" } },
  },
}

-- lib/discounts.lua
engine.game { timing_points = {
  provokes = { about = "What an investigator does is about to provoke attacks of opportunity.", actor = "the investigator",
    subject = "the card whose ability it is", cite = "Rules Reference, Glossary: Attack of Opportunity",
    can_be = { actor = "investigator", subject = "any" }, called = { actor = "investigator", subject = "card" } },
} }

-- lib/history.lua
engine.game {
  tags = { { "counts_actions", "The card asks how many actions are over in the phase or turn." } },
  counters = {
    { "actions_known", "Of an investigator: the actions that they had taken as the last one began, with the round, where a " ..
      "card counts them." },
    { "actions_open", "Of an investigator: which of their actions are going on, where a card counts them." },
  },
  values = {
    { "actions_over", "Of an investigator: how many actions of all investigators are over in this phase, where a card " ..
      "counts them." },
    { "turn_actions_over", "The same of the actions in the turn in progress of whoever takes it." },
  },
  sets = {
    action_counters = { about = "Cards that count the actions that are over, wherever they lie.",
      zones = { "hand", "deck", "discard", "play", "committed", "limbo", "beneath", "attached" }, where = "it is counts_actions" },
  },
}
