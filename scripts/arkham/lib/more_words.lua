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
    can_commit_alone = { "it is commits_alone and not any(committed) and (value(it, test.skill + 4) > 0 or it.icon_wild > 0) and " ..
      "(you == test.tester or it is not own_tests_only) and not check(cannot_commit, you, it)",
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
