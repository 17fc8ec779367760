-- template artifacts: an artifact, found and not bought
return artifact {
  name = "Card Name",
  traits = { "item", "magical" },

  -- A number that changes as long as an investigator has the card: a skill, max_health, additional_dice ... (VALUES in
  -- scripts/eldritch/lib/skills.lua).
  constant "You roll 1 additional die when you cast a Spell." {
    you = { additional_dice = 1 }, condition = "spell_test",
  },

  -- `would`: before it happens; the ability can change the event.
  reaction "Discard this: you lose no Sanity." {
    would = "sanity_lost", condition = { "investigator == you", "sanity > 0" }, cost = cost.discard_self(),
    effect = function(_, _, _, event) event.sanity = 0 end,
  },
}
