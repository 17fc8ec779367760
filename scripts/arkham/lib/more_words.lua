-- Words that only cards of expansions use, and which rules of other files ask for. Last of all, since they would give
-- other values, tags and timing points other numbers, and so positions other hashes.

engine.game {
  globals = {
    { "has_history", "1 when a deck has a card that asks what has happened in the round." },
  },
  tags = {
    { "recalls", "The card asks what has happened in the round: see lib/history.lua." },
    { "discounts_upgrades", "Between scenarios it makes an upgrade cheaper." },
    { "revelation", "Of an ability: it is a revelation." },
    { "commits_alone", "The card can only be committed to a test to which no other card is, and then no other can be." },
    { "campaign_only", "A weakness that is drawn at random in campaigns only." },
    { "kept_in_opening_hand", "A weakness that stays in the opening hand in which it is drawn, and cannot be replaced." },
  },
  values = {
    -- Keep this order: icon_X is always four places after X (see icons in game.lua).
    { "purse_skill", "Of an investigator: half of their resources, for tests of them instead of a skill.", base = "it.resources / 2" },
    { "takes_direct", "Of an asset: above zero, direct damage and direct horror may be assigned to it." },
    { "unprovoked_move", "Of an investigator: above zero, move actions provoke no attacks of opportunity." },
    { "unprovoked_investigate", "Of an investigator: above zero, investigate actions provoke no attacks of opportunity." },
    { "icon_purse_skill", "Icons of a card for tests of resources: no card has any, so only wild icons match." },
    { "treacheries_drawn", "How many treacheries the investigator has drawn in this round, for cards that recall it." },
    { "enemies_defeated", "How many enemies have been defeated at the location in this round, for cards that recall it." },
    { "no_advance_by_doom", "Of an agenda: above zero, it does not advance by reaching its doom threshold." },
  },
  sets = {
    tests_in_revelation = { about = "Whoever makes a test that the revelation of a card makes them make.", zones = { "investigators" },
      where = "it == test.tester and in_revelation" },
    commits_alone_in_hand = { about = "Cards of the tester that are committed alone.", zones = { "hand" }, player = "test.tester",
      where = "it is commits_alone" },
  },
  words = {
    can_commit_alone = { "it is commits_alone and not any(committed) and (value(it, test.skill + 4) > 0 or it.icon_wild > 0 or it is any_test) and " ..
      "(you == test.tester or it is not own_tests_only) and not check(cannot_commit, you, it) and " ..
      "you.commits_at_least <= 1 and check(commit_cost, you, it) <= you.resources",
      "Whether `you` may commit `it`, which is committed alone, to the test." },
    in_revelation = { "test.ability is revelation or draw_encounter and test.source == draw_encounter.card and " ..
      "draw_encounter.card in limbo", "Whether the test is made by the revelation of a card." },
  },
  timing_points = {
    hazard_drawn = { about = "An investigator draws an encounter card or a weakness, and nothing has cancelled it yet.",
      actor = "who draws it", subject = "the card",
      can_be = { actor = "investigator", subject = { "enemy", "treachery", "location", "asset", "event", "skill" } },
      called = { actor = "investigator", subject = "card" } },
    cards_drawn = { about = "An investigator draws cards by one draw: they are in hand, and weaknesses among them have not been resolved yet.",
      actor = "who draws them", amount = "how many", cite = "Rules Reference, Glossary: Drawing Cards",
      can_be = { actor = "investigator", amount = { 1 } },
      called = { actor = "investigator", amount = "cards" } },
    attack_over = { about = "An enemy has attacked, or its attack was cancelled.", actor = "the enemy",
      subject = "the investigator", amount = "1 in the enemy phase, 2 of opportunity, 3 by retaliate, 4 by alert",
      cite = "Rules Reference, 3.3", can_be = { actor = "enemy", subject = "investigator", amount = { 0, 4 } },
      called = { actor = "enemy", subject = "investigator", amount = "kind" } },
    agenda_due = { about = "The agenda is about to advance by its doom.", subject = "the agenda",
      cite = "Rules Reference, 1.3",
      can_be = { subject = "agenda" }, called = { subject = "agenda" } },
  },
}

-- Of these the file that asks for each is named beside it.
engine.game {
  values = {
    -- lib/harm.lua
    { "shields_damage", "Of an asset: above zero, damage that is not direct must be assigned to it before it can be " ..
      "assigned to its investigator." },
    { "shields_horror", "Of an asset: above zero, horror that is not direct must be assigned to it before it can be " ..
      "assigned to its investigator." },
    { "diverts_horror", "Of an asset: of horror that would be placed on its investigator so much is placed on it instead." },
    -- lib/test.lua
    { "doubles_difficulty", "Of an investigator: above zero, the difficulty of their test is doubled." },
    { "commits_at_least", "Of an investigator: if they commit cards to a test at all, so many at least." },
    { "commits_from_afar", "Of an investigator: above zero, they may commit a card to each test at another location." },
    -- lib/enemies.lua
    { "cannot_engage", "Above zero, the enemy cannot engage the investigator who is asked about." },
    { "cannot_engage_active", "Of an enemy: above zero, it cannot engage the investigator whose turn it is." },
    { "lures", "Of a location: above zero, the enemy that is asked about moves toward it instead when it moves in the enemy phase." },
    -- game.lua, lib/cardtypes.lua
    { "engages_safely", "Of an investigator: above zero, their engage actions provoke no attacks of opportunity." },
    -- lib/round.lua
    { "cannot_mulligan", "Above zero, the investigator cannot replace cards of their opening hand." },
  },
  words = {
    -- Asked of an enemy as `that` about an investigator as `it`.
    engages_it = { "not check(cannot_engage, that, it) and not (that.cannot_engage_active > 0 and it == active) and " ..
      "not check(cannot_be_engaged, it, that)",
      "Whether nothing keeps the enemy `that` from engaging the investigator `it`." },
    base_skill = { "(test.skill == willpower) * base_now(willpower, test.tester) + (test.skill == intellect) * " ..
      "base_now(intellect, test.tester) + (test.skill == combat) * base_now(combat, test.tester) + (test.skill == agility) * " ..
      "base_now(agility, test.tester)", "The base value of the skill that is tested." },
    difficulty_now = { "max(0, test.base + (test.target ~= none and test.against >= 0) * max(0, value(test.target, " ..
      "test.against)) + test.tester.test_difficulty) * (1 + (test.tester.doubles_difficulty > 0))",
      "The difficulty that the test would have in ST.5 now." },
  },
  timing_points = {
    -- lib/opening_hand.lua
    opening_hand = { about = "An investigator is about to draw their opening hand.", actor = "the investigator",
      cite = "Rules Reference, Appendix III", can_be = { actor = "investigator" }, called = { actor = "investigator" } },
    -- lib/harm.lua
    harm_dealt = { about = "Damage and horror have been assigned to an investigator and their assets.",
      actor = "the source", subject = "the investigator", amount = "the damage", extra = "the horror",
      cite = "Rules Reference, Glossary: Dealing Damage/Horror",
      can_be = { actor = "any", subject = "investigator", amount = { 0 }, extra = { 0 } },
      called = { actor = "source", subject = "investigator", amount = "damage", extra = "horror" } },
    -- lib/encounter.lua
    encounter_to_draw = { about = "An investigator is about to draw the top card of the encounter deck.",
      actor = "the investigator", cite = "Rules Reference, 1.4", can_be = { actor = "investigator" },
      called = { actor = "investigator" } },
    -- lib/setup.lua
    experience_earned = { about = "An investigator has earned experience in a resolution.", actor = "the investigator",
      can_be = { actor = "investigator" }, called = { actor = "investigator" } },
    -- lib/log.lua
    is_remembered = { about = "Something is remembered until the end of the scenario: only in the log.", subject = "the note",
      text = "Remembered: {subject}.", can_be = { subject = "any" } },
  },
  counters = {
    { "cancelled_damage", "Of the damage just dealt to an investigator so much is cancelled." },
    { "cancelled_horror", "Of the horror just dealt to an investigator so much is cancelled." },
  },
}

local function offers(card)
  local faces = card.data and card.data.resign
  if not faces or not card:is "encounter_card" or card:check "text_blank" > 0 then return false end
  if #faces > 0 then return contains(faces, card.face) end
  -- A location's abilities are those of its revealed side, unless it is the card of an unrevealed side.
  return not card:is "location" or card.data.revealed ~= nil or card.face == 1
end

--- resign_offered(): boolean. Is there a scenario card in play with a resign ability?
local function resign_offered()
  for _, set in ipairs { "in_play", "locations", "current_act", "current_agenda" } do
    if #filter(find(set), offers) > 0 then return true end
  end
  return false
end

engine.export { resign_offered = resign_offered }

--- inv:step_toward(place: card): boolean. The investigator moves one connection along a shortest path to the location; they
--- choose between equal ones. Nobody moves to where they are, or where no way leads.
local function step_toward(inv, place)
  local here = inv.place
  local far = here and place and distance(here, place)
  if not far or far == 0 then return false end
  local steps = filter(find "locations", function(step)
    return connected(here, step) and distance(step, place) == far - 1 and inv:check("cannot_enter", step) == 0
  end)
  if #steps == 0 then return false end
  return inv:move_to(choose(inv, "Where do you move?", steps))
end
engine.verbs { step_toward = step_toward }
