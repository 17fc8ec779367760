-- Moments of the timing charts for which few cards wait, and a mark of skills; lib/round.lua, lib/test.lua and
-- lib/enemies.lua know them.

-- Last of all, since they would give other timing points other numbers, and so positions other hashes.
engine.game {
  tags = {
    { "any_test", "The skill may be committed to tests of every type." },
    { "in_focus", "An effect that lasts for a time speaks of this card: card:gain_tag(\"in_focus\", \"round\")." },
  },
  values = {
    { "commits_from_beneath", "Of a card beneath another one: above zero, whoever controls that one may commit it as if it were in hand." },
    { "commit_cost", "Of an investigator: the resources that committing the card that is asked about costs." },
  },
  sets = {
    committable = { about = "The hand of `you`, and cards beneath others that are committed as if they were there.",
      zones = { "hand", "beneath", "beneath_facedown" },
      where = "it in hand and bearer(it) == you or not it in hand and it.commits_from_beneath > 0 and it.parent.controller == you" },
  },
  timing_points = {
    tokens_to_pool = { about = "Chaos tokens are about to go to the token pool during or after a skill test.",
      subject = "one of them", amount = "how many", cite = "Rules Reference, Glossary: Bless and Curse Tokens",
      can_be = { subject = "token", amount = { 1 } }, called = { subject = "token", amount = "tokens" } },
    encounter_step = { about = "Step 1.4 begins: each investigator is about to draw an encounter card.",
      cite = "Rules Reference, 1.4", can_be = {} },
    upkeep_draw = { about = "Step 4.4: an investigator is about to draw their card of the upkeep phase.",
      actor = "the investigator", cite = "Rules Reference, 4.4", can_be = { actor = "investigator" },
      called = { actor = "investigator" } },
    committing = { about = "ST.2 begins: the investigators are about to commit cards to the test.",
      actor = "who makes it", subject = "the card with the test", cite = "Rules Reference, ST.2",
      can_be = { actor = "investigator", subject = "any" }, called = { actor = "investigator", subject = "card" } },
    tokens_revealed = { about = "ST.3 is complete: the chaos tokens of the test are revealed.",
      actor = "who makes the test", subject = "the card with the test", cite = "Rules Reference, ST.3",
      can_be = { actor = "investigator", subject = "any" }, called = { actor = "investigator", subject = "card" } },
    tokens_resolved = { about = "ST.4 is complete: the chaos tokens of the test are resolved.",
      actor = "who makes the test", subject = "the card with the test", cite = "Rules Reference, ST.4",
      can_be = { actor = "investigator", subject = "any" }, called = { actor = "investigator", subject = "card" } },
  },
}
